// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/engines_dialog.hpp"

#include <QWidget>

#include <filesystem>

class QStackedWidget;
class QTabBar;

namespace damscope::gui {

class BoardWidget;
class ExerciseSide;
class OpeningSide;
struct Settings;

/// The page of training: a large board with one question, which a move answers. Beside the board
/// are exercises, or a repertoire that is practised.
class TrainingPage : public QWidget {
    Q_OBJECT

public:
    TrainingPage(const EndgameTables& endgames, QWidget* parent);

    [[nodiscard]] BoardWidget& board() { return *board_; }
    [[nodiscard]] ExerciseSide& exercises() { return *exercises_; }
    [[nodiscard]] OpeningSide& openings() { return *openings_; }
    void setStore(const std::filesystem::path& store);
    /// Exercises, or the practice of openings.
    void showOpenings(bool on);
    void apply(const Settings& settings);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// A message for the user.
    void reported(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void compose();
    [[nodiscard]] int leastSide() const;
    void retranslate();

    BoardWidget* board_;
    QWidget* side_; ///< beside the board
    QTabBar* tabs_;
    QStackedWidget* sides_;
    ExerciseSide* exercises_;
    OpeningSide* openings_;
};

} // namespace damscope::gui
