// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace damscope::gui {

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

} // namespace damscope::gui
