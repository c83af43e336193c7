// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPixmap>
#include <QProxyStyle>
#include <QString>

class QStyleOptionToolButton;

namespace damscope::gui::look {

/// How buttons, fields, lists, tabs and scroll bars are drawn: flat, with the colours of the scheme
/// and rounded corners. Everything else is Fusion's.
class Style : public QProxyStyle {
public:
    Style();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                                QStyleHintReturn* answer) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option,
                                         const QSize& inside, const QWidget* widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption* option,
                                       const QWidget* widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                       SubControl part, const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;

private:
    void drawSplitButton(const QStyleOptionToolButton& button, const QRect& words,
                         const QRect& arrow, QPainter* painter, const QWidget* widget) const;
};

/// A symbol of gui/icons, by the name of its file: sharp at every size, and always in the colour of
/// the text around it.
[[nodiscard]] QIcon symbol(const QString& name);

/// The sign of White, a light disc, or of Black, a dark one with a light rim, in a square.
void paintSide(QPainter& painter, const QRectF& square, bool white);
/// The same as a picture of so many pixels of the window.
[[nodiscard]] QPixmap sideSign(bool white, int size, double ratio);

} // namespace damscope::gui::look
