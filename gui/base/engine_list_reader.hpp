// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QString>

#include <functional>
#include <utility>
#include <vector>

namespace damscope::gui {

/// Reads the user's list of engines in a thread of its own: its file may be on a slow disk.
class EngineListReader : public QObject {
public:
    /// `problem`: why the list cannot be read; then it has no engines.
    using Taker = std::function<void(const std::vector<analysis::HubSettings>& engines,
                                     const QString& problem)>;
    explicit EngineListReader(Taker take) : take_(std::move(take)) {}

    void read();
    [[nodiscard]] bool isReading() const { return job_.isRunning(); }

private:
    Taker take_;
    Job job_{*this, [this](const QString& reason) { take_({}, reason); }};
};

} // namespace damscope::gui
