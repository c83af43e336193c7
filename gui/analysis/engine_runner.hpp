// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/job.hpp"
#include "rules/game/game.hpp"

#include <QObject>
#include <QString>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <optional>

namespace damscope::gui {

/// The position that an engine searches.
struct EngineQuestion {
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    rules::Path path;
    analysis::Limits limits;
    /// A move there that is searched for a moment before all others: that of the game.
    std::optional<rules::Move> played = std::nullopt;
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

    /// Sets the own engine of requests that come later.
    void setOwnEngine(const OwnEngine& own) { own_ = own; }
    void ask(const EngineQuestion& question);
    void stop();
    /// Stops, and ends the engine's process; the next request restarts it.
    void dismiss();
    [[nodiscard]] bool isRunning() const { return running_; }

signals:
    /// What the engine thinks of `played`, from the view of the side that plays it.
    void playedFound(const damscope::analysis::PvLine& line);
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
    void searchPlayed(const Task& task, const std::stop_token& stop);
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
