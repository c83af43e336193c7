// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/engine_list_reader.hpp"

#include "analysis/hub/engine_list.hpp"

namespace damscope::gui {

void EngineListReader::read() {
    job_.start([this](const Job::Report& /*report*/, const std::stop_token& /*stop*/) -> Job::Step {
        using analysis::EngineList;
        return [this, engines = EngineList(EngineList::usualFile()).engines()] {
            take_(engines, QString());
        };
    });
}

} // namespace damscope::gui
