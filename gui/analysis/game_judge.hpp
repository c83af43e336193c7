// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/base/job.hpp"
#include "rules/game/game.hpp"

#include <QObject>

#include <filesystem>
#include <map>

namespace damscope::gui {

/// Evaluations after the first moves of variations, from White's view.
using VariationScores = std::map<rules::NodeId, analysis::Score>;

/// Judges games by the evaluations in a store, in a thread of its own, with a
/// connection of its own. Only the last game's judgement is reported.
class GameJudge : public QObject {
    Q_OBJECT

public:
    explicit GameJudge(QObject* parent = nullptr) : QObject(parent) {}

    /// Without a store there are no evaluations, but moves and clocks.
    void judge(const std::filesystem::path& store, const rules::Game& game);

signals:
    void judged(const damscope::rules::Game& game,
                const damscope::analysis::GameJudgement& judgement,
                const damscope::gui::VariationScores& variations);
    void failed(const QString& reason);

private:
    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
