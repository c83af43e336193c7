// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/theme.hpp"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

/// What the style of the window draws, part by part.
namespace damscope::gui::look {

/// `first`: what Return does, or what is done most; it is filled.
void paintButton(QPainter& painter, const QStyleOption& option, bool first);
void paintToolButton(QPainter& painter, const QStyleOption& option);
/// For text that is typed.
void paintField(QPainter& painter, const QStyleOption& option);
/// Around a list or a text.
void paintCard(QPainter& painter, const QStyleOption& option);
void paintOutline(QPainter& painter, const QStyleOption& option);
void paintLineBelow(QPainter& painter, const QStyleOption& option);
void paintCheckBox(QPainter& painter, const QStyleOption& option);
void paintRadioButton(QPainter& painter, const QStyleOption& option);
/// Between two panels, whose border can be dragged.
void paintGrip(QPainter& painter, const QStyleOption& option);
/// Beside a chosen row.
void paintChosenBar(QPainter& painter, const QStyleOption& option);
void paintTab(QPainter& painter, const QStyleOptionTab& tab);
/// Behind the title of a column.
void paintHeader(QPainter& painter, const QStyleOption& option);
void paintGroove(QPainter& painter, const QRectF& area, const Colours& colours);
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar);
[[nodiscard]] QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part);
/// On the ground of what it scrolls.
void paintScrollBar(QPainter& painter, const QStyleOptionSlider& bar, const QColor& ground);
/// The arrow of a button that opens a menu. `first`: the button is the one that is used most, as in
/// paintButton().
void paintMenuArrow(QPainter& painter, const QStyleOption& option, const QRect& area,
                    bool first = false);
void paintComboBox(QPainter& painter, const QStyleOptionComboBox& box, const QRect& arrow);
void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& box, const QRect& up,
                  const QRect& down);
void paintSlider(QPainter& painter, const QStyleOptionSlider& slider, const QRect& handle);

} // namespace damscope::gui::look
