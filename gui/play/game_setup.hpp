// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/play/play_session.hpp"

#include <QStringList>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QSpinBox;

namespace damscope::gui {

/// Sets up a game to play: the players, the variant, the clock and the rules.
class GameSetup : public QWidget {
    Q_OBJECT

public:
    GameSetup(GameDocument& document, QWidget* parent);

    /// The name of the person who plays.
    void setUserName(const QString& name) { userName_ = name; }
    /// The engines of the user's list.
    void setEngines(const std::vector<analysis::HubSettings>& engines);
    /// Whoever can play, in the order of the lists.
    [[nodiscard]] QStringList players() const;
    [[nodiscard]] PlayerChoice choiceOf(int entry, int strength) const;
    [[nodiscard]] rules::Variant variant() const;
    /// The user plays this side against an engine, at the strength that is set if none is given.
    void playAs(rules::Color side, std::optional<int> strength);
    void exchangeColours();

    /// The game as it is set up.
    [[nodiscard]] GameToPlay game() const;
    /// The same from another position; the colours are not drawn.
    [[nodiscard]] GameToPlay gameFrom(const rules::Position& start) const;

private:
    struct Side {
        QComboBox* player;
        QLabel* strengthLabel;
        QSpinBox* strength;
    };
    void addSide(rules::Color color, QGridLayout& grid);
    [[nodiscard]] Side& side(rules::Color color) { return sides_[static_cast<std::size_t>(color)]; }
    void showPlayers();
    void retranslate();

    GameDocument& document_;
    std::vector<analysis::HubSettings> known_;
    QString userName_;
    QComboBox* variant_;
    std::array<Side, 2> sides_{}; ///< White, Black
    QCheckBox* lots_;
    QCheckBox* timed_;
    QSpinBox* minutes_;
    QSpinBox* increment_;
    QCheckBox* fromHere_;
    QCheckBox* givesUp_;
    QCheckBox* otherDraws_;
};

} // namespace damscope::gui
