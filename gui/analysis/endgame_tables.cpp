// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/endgame_tables.hpp"

namespace damscope::gui {

EndgameTables openEndgameTables() {
    using analysis::endgame::Library;
    const auto folder = Library::usualFolder();
    if (!folder)
        return nullptr;
    return std::make_shared<const Library>(*folder, Library::ReportRefusal(),
                                           analysis::endgame::Missing::areMade);
}

} // namespace damscope::gui
