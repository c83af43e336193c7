// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "analysis/match/match.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/engine_list_reader.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"
#include "rules/game/game.hpp"

#include <QDialog>
#include <QObject>

#include <array>
#include <chrono>
#include <filesystem>
#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace damscope::gui {

/// One side of a match.
struct MatchSide {
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    std::chrono::milliseconds time{0};           ///< for each move
};

/// Two engines that play two games from each of several even openings, with colours exchanged.
struct MatchToPlay {
    rules::Variant variant = rules::Variant::international;
    std::array<MatchSide, 2> sides;
    std::size_t openings = 1;
    EndgameTables endgames;
    std::size_t megabytes = 64; ///< of Damscope's own engine
};

/// Plays a match in a thread of its own.
class EngineMatch : public QObject {
    Q_OBJECT

public:
    explicit EngineMatch(QObject* parent = nullptr) : QObject(parent) {}

    void start(const MatchToPlay& match);
    /// The pair of games in progress is not counted.
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

signals:
    /// Two games are over: the score of the first side so far, and the games with their tags.
    void pairPlayed(const damscope::analysis::match::Standing& standing,
                    const std::vector<damscope::rules::Game>& games);
    void finished();
    void failed(const QString& reason);

private:
    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

/// A match between two engines: who plays, how long, how many games; then the score while they
/// play. The games are stored, in a collection of their own.
class MatchDialog : public QDialog {
    Q_OBJECT

public:
    struct Setting {
        std::filesystem::path store; ///< of the games
        rules::Variant variant;
        EndgameTables endgames;
        int megabytes = 64;
    };
    MatchDialog(Setting setting, QWidget* parent);

    /// Stops the match first.
    void reject() override;

signals:
    /// The store has new games, in a collection.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    struct Side {
        QComboBox* engine;
        QDoubleSpinBox* seconds;
    };
    void compose();
    void composeSide(QFormLayout& form, Side& side, const QString& title, const char* name);
    void connectMatch();
    void list(const std::vector<analysis::HubSettings>& engines, const QString& problem);
    void play();
    [[nodiscard]] MatchSide chosen(const Side& side) const;
    void showScore(const analysis::match::Standing& standing);
    void keep(const std::vector<rules::Game>& games);
    void showState();

    Setting setting_;
    std::vector<analysis::HubSettings> known_;
    QComboBox* variant_;
    std::array<Side, 2> sides_;
    QSpinBox* games_;
    QLabel* score_;
    QProgressBar* bar_;
    QPushButton* play_ = nullptr;
    TimeLeft left_;
    StoreChanges changes_{this};
    EngineMatch match_;
    EngineListReader reader_{
        [this](const auto& engines, const QString& problem) { list(engines, problem); }};
};

} // namespace damscope::gui
