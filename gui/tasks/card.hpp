// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>

namespace damscope::gui {

/// A large button: a symbol or a picture, a title, and a caption: a line, or two below a symbol.
class Card : public QAbstractButton {
    Q_OBJECT

public:
    /// `symbol`: of gui/icons; empty: none.
    explicit Card(const QString& symbol, QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& caption);
    /// Shown above the words.
    void setPicture(const QImage& picture);

    /// That shows the whole title, and a caption in its lines where that is no file or game.
    [[nodiscard]] int widthForWords() const;
    [[nodiscard]] bool showsWholeTitle() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int captionLines() const;
    [[nodiscard]] int wordsHeight() const;

    QString caption_;
    QImage picture_;
};

} // namespace damscope::gui
