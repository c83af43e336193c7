// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/text.hpp"
#include "rules/game/game.hpp"

#include <QPlainTextEdit>
#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace damscope::gui {

class CommentEdit;
class GameDocument;

/// Signs and comments of the current move.
class AnnotationPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnnotationPanel(GameDocument& document, QWidget* parent = nullptr);

    /// Into the comment after the move.
    void focusComment();

private:
    void composeSigns(QGridLayout& grid);
    void composeComment(QGridLayout& grid, int row, QLabel& label, CommentEdit& edit,
                        rules::Remark::Place place);
    [[nodiscard]] rules::Remark::Place editedPlace(rules::Remark::Place place) const;
    void showCurrent();
    void retranslate();

    GameDocument& document_;
    std::vector<QToolButton*> signs_; // as parser::knownNags()
    QLabel* beforeLabel_;
    QLabel* afterLabel_;
    CommentEdit* before_;
    CommentEdit* after_;
    bool writing_ = false; ///< what changes is written here
};

/// An editor for a comment. Undo goes back word by word; with nothing left to undo its keys act on
/// the window.
class CommentEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CommentEdit(QWidget* parent = nullptr);

    /// Shows a comment that was not written here: there is nothing to undo in it.
    void showText(const QString& text);

signals:
    void written(const QString& text);

protected:
    bool event(QEvent* event) override;

private:
    void endWord();
};

/// The value of a tag, or other text where it is unknown.
[[nodiscard]] inline QString tagOr(const rules::Game& game, const char* tag, const QString& other) {
    const QString value = knownText(game.tag(tag));
    return value.isEmpty() ? other : value;
}

} // namespace damscope::gui
