// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "gui/analysis/endgame_tables.hpp"
#include "gui/base/newest_task.hpp"
#include "rules/game/path.hpp"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace damscope::gui {

/// What an engine is to think about.
struct EngineQuestion {
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    rules::Path path;
    analysis::Limits limits;
};

/// An engine that works in a thread of its own on the last question it was asked. What it finds is
/// told ten times a second at most. Nothing here waits for the engine but the destructor.
class EngineRunner : public QObject {
    Q_OBJECT

public:
    explicit EngineRunner(EndgameTables endgames, QObject* parent = nullptr);
    ~EngineRunner() override;

    void ask(const EngineQuestion& question);
    void stop();
    /// Stops, and ends the engine's process; asking starts it anew.
    void dismiss();
    [[nodiscard]] bool isRunning() const { return running_; }

signals:
    /// About the last question that was asked.
    void found(const damscope::analysis::Findings& findings);
    /// The engine has nothing more to say about it.
    void finished(const damscope::analysis::Findings& findings);
    /// The engine cannot be used or has failed; its last words are in the text.
    void failed(const QString& reason);

private:
    struct Desk;
    void work(const EngineQuestion& question, std::uint64_t number, const std::stop_token& stop);
    void tellLatest();
    [[nodiscard]] analysis::Findings latest() const;
    void finish(std::uint64_t number);
    void fail(std::uint64_t number, const QString& reason);

    EndgameTables endgames_;
    std::uint64_t number_ = 0; ///< of the last question
    bool running_ = false;
    QTimer pace_;
    std::unique_ptr<Desk> desk_;
    NewestTask task_; // last: it ends before what it uses
};

} // namespace damscope::gui
