// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/board/board_picture.hpp"
#include "gui/board/geometry.hpp"
#include "gui/board/move_entry.hpp"
#include "gui/look/theme.hpp"

#include <QElapsedTimer>
#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

namespace damscope::gui {

class PieceGlide;

/// A board that shows a game and accepts moves: with two clicks, by dragging, by typing and Enter,
/// with the arrow keys and the space bar, or through a screen reader. Digits choose among offered
/// captures. With the right button squares are marked (click) and arrows drawn
/// (drag); Shift, Alt and both choose another colour.
class BoardWidget : public QWidget {
    Q_OBJECT

public:
    explicit BoardWidget(QWidget* parent = nullptr);

    /// The position to show. Without one the board of the variant is empty and accepts no moves.
    void setPosition(rules::Variant variant, const std::optional<rules::Position>& position,
                     const std::optional<rules::Move>& lastMove = std::nullopt);
    /// For screen readers, where a window has several boards.
    void setBoardName(const QString& name);
    void setShapes(std::vector<rules::Shape> shapes);
    /// An arrow until another position is shown.
    void setBest(const std::optional<rules::Move>& move);
    /// Arrows until another position is shown, instead of that.
    void setArrows(std::vector<MoveArrow> arrows);
    [[nodiscard]] const std::vector<MoveArrow>& arrows() const { return arrows_; }
    void setFlipped(bool flipped);
    [[nodiscard]] bool isFlipped() const { return flipped_; }
    void setLook(const BoardLook& look);
    void setNumbering(Numbering numbering);
    /// Whether moves can be entered and shapes drawn; else it is read-only.
    void setEntryEnabled(bool enabled);
    /// Touch-move: a lifted piece must move.
    void setTouchMove(bool on) { touchMove_ = on; }
    void setMoveInput(MoveInput input) { input_ = input; }
    /// Captures are entered square by square; else the last square is enough.
    void setStepwise(bool on);
    /// Moves are shown by moving the piece.
    void setAnimated(bool on) { animated_ = on; }

    [[nodiscard]] const MoveEntry& entry() const { return entry_; }
    [[nodiscard]] BoardGeometry geometryNow() const;
    [[nodiscard]] rules::Square cursor() const { return cursor_; }
    /// The square for screen readers: "32, white man, can move".
    [[nodiscard]] QString describe(rules::Square square) const;
    /// "32: white man"
    [[nodiscard]] static QString describe(const rules::Rules& rules, rules::Square square,
                                          const std::optional<rules::Piece>& piece);
    /// The picture without the state of entering a move.
    [[nodiscard]] Diagram diagram() const;
    /// Same as a click on a square.
    void press(rules::Square square);
    void setCursorSquare(rules::Square square);
    /// The prompt: "White to move", "White must capture 3 pieces", a reason, a choice.
    [[nodiscard]] QString status() const { return status_; }

    [[nodiscard]] QSize sizeHint() const override {
        return {look::board::wanted, look::board::wanted};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {look::board::small, look::board::small};
    }

signals:
    void movePlayed(const damscope::rules::Move& move);
    void shapesDrawn(const std::vector<damscope::rules::Shape>& shapes);
    /// `refused`: the move would break a rule.
    void statusChanged(const QString& text, bool refused);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Drag {
        rules::Square from;
        QPointF start;
        QPointF now;
        bool moved = false;
    };

    [[nodiscard]] bool letsGo(rules::Square square) const;
    void pressByMouse(const QMouseEvent& event, rules::Square square);
    void dropDragged(const Drag& drag, std::optional<rules::Square> square);
    void animate(const std::optional<rules::Position>& before);
    void take(const MoveEntry::Outcome& outcome);
    void report(const QString& text, bool refused);
    void reportState();
    void finishDrawing(QPointF at, Qt::KeyboardModifiers modifiers);
    void typeKey(const QString& text);
    void playTyped();
    bool takeCommandKey(const QKeyEvent& event);
    [[nodiscard]] QString choicePrompt() const;
    [[nodiscard]] BoardPicture picture() const;

    MoveEntry entry_;
    rules::Variant variant_ = rules::Variant::international;
    std::optional<rules::Move> lastMove_;
    std::vector<rules::Shape> shapes_;
    std::optional<rules::Move> best_;
    std::vector<MoveArrow> arrows_;
    Numbering numbering_ = Numbering::inside;
    BoardLook look_;
    bool flipped_ = false;
    bool enabled_ = true;
    bool touchMove_ = false;
    MoveInput input_ = MoveInput::clicksAndDrags;
    bool animated_ = false;
    bool dropped_ = false; ///< the piece was dragged to its square
    PieceGlide* glide_;
    QElapsedTimer sinceMove_; ///< that was shown before
    std::optional<Drag> drag_;
    std::optional<rules::Square> drawingFrom_;
    rules::Square cursor_{0};
    bool usesKeys_ = false; ///< the cursor is seen
    QString name_;
    QString typed_;
    bool isTypedRefused_ = false; ///< it is shown until the next key
    QString status_;
    bool refused_ = false;
};

} // namespace damscope::gui
