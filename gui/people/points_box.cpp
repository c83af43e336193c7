// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/points_box.hpp"

#include <QLineEdit>

namespace damscope::gui {

PointsBox::PointsBox(QWidget* parent) : QComboBox(parent) {
    addItems({QStringLiteral("2-1-0"), QStringLiteral("1-½-0"), QStringLiteral("3-1-0")});
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    text_ = currentText();
    connect(this, &QComboBox::currentIndexChanged, this, &PointsBox::take);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &PointsBox::take);
}

void PointsBox::take() {
    const auto points = db::readPointSystem(currentText().toStdString());
    if (!points) {
        setEditText(text_);
        return emit refused();
    }
    text_ = currentText();
    if (points_ == *points)
        return;
    points_ = *points;
    emit pointsChanged();
}

} // namespace damscope::gui
