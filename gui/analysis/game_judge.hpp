// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/base/newest_task.hpp"
#include "rules/game/game.hpp"

#include <QObject>

#include <cstdint>
#include <filesystem>

namespace damscope::gui {

/// Judges games by what a store knows about their positions, in a thread of its own, with a
/// connection of its own. Only the last game's judgement is told.
class GameJudge : public QObject {
    Q_OBJECT

public:
    explicit GameJudge(QObject* parent = nullptr) : QObject(parent) {}

    /// Without a store nothing is known, but there are moves and clocks.
    void judge(const std::filesystem::path& store, const rules::Game& game);

signals:
    void judged(const damscope::rules::Game& game,
                const damscope::analysis::GameJudgement& judgement);
    void failed(const QString& reason);

private:
    std::uint64_t number_ = 0; ///< of the last question
    NewestTask task_;
};

} // namespace damscope::gui
