// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/time_left.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/play/engine_match.hpp"

#include <QDialog>

#include <array>
#include <filesystem>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace damscope::gui {

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
    void readEngines();
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
    StoreChanges changes_;
    EngineMatch match_;
};

} // namespace damscope::gui
