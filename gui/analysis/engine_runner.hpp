// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "gui/analysis/endgame_dialog.hpp"
#include "gui/base/job.hpp"
#include "rules/game/editing.hpp"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace damscope::gui {

/// The position that an engine searches.
struct EngineQuestion {
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    rules::Path path;
    analysis::Limits limits;
};

/// What Damscope's own engine may use.
struct OwnEngine {
    int threads = 0; ///< 0: all but one, for the window
    int megabytes = 64;
    friend bool operator==(const OwnEngine&, const OwnEngine&) = default;
};

/// An engine that works in a thread of its own on the last request. Its findings are reported at
/// most ten times a second. Only the destructor waits for the engine.
class EngineRunner : public QObject {
    Q_OBJECT

public:
    explicit EngineRunner(EndgameTables endgames, QObject* parent = nullptr);
    ~EngineRunner() override;

    /// From the next request on.
    void setOwnEngine(const OwnEngine& own) { own_ = own; }
    void ask(const EngineQuestion& question);
    void stop();
    /// Stops, and ends the engine's process; the next request restarts it.
    void dismiss();
    [[nodiscard]] bool isRunning() const { return running_; }

signals:
    /// The findings for the last request.
    void found(const damscope::analysis::Findings& findings);
    /// The engine has finished the last request.
    void finished(const damscope::analysis::Findings& findings);
    /// The engine cannot be used or has failed; the text contains its last output.
    void failed(const QString& reason);

private:
    struct Shared;
    struct Task {
        EngineQuestion question;
        OwnEngine own;
        std::uint64_t number;
    };
    void work(const Task& task, const std::stop_token& stop);
    void reportLatest();
    [[nodiscard]] analysis::Findings latest() const;
    void finish(std::uint64_t number);
    void fail(std::uint64_t number, const QString& reason);

    EndgameTables endgames_;
    OwnEngine own_;
    std::uint64_t number_ = 0; ///< of the last request
    bool running_ = false;
    QTimer pace_;
    std::unique_ptr<Shared> shared_;
    NewestTask task_; // last: it ends before the members that it uses
};

} // namespace damscope::gui
