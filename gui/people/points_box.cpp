// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/points_box.hpp"

#include <QLineEdit>
#include <QSignalBlocker>

namespace damscope::gui {

PointsBox::PointsBox(QWidget* parent) : QComboBox(parent) {
    addItems({QStringLiteral("2-1-0"), QStringLiteral("1-½-0"), QStringLiteral("3-1-0")});
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    text_ = currentText();
    connect(this, &QComboBox::currentIndexChanged, this, &PointsBox::take);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &PointsBox::take);
}

void PointsBox::offerWritten(const QString& text) {
    if (offersWritten_) {
        const bool isChosen = !points_;
        setItemText(0, text);
        if (isChosen)
            setEditText(text_ = text);
        return;
    }
    const QSignalBlocker blocker(this);
    offersWritten_ = true;
    points_.reset();
    text_ = text;
    insertItem(0, text);
    setCurrentIndex(0);
}

void PointsBox::take() {
    const bool asWritten = offersWritten_ && currentText() == itemText(0);
    const auto points = asWritten ? std::nullopt : db::readPointSystem(currentText().toStdString());
    if (!points && !asWritten) {
        setEditText(text_);
        return emit refused();
    }
    text_ = currentText();
    if (points_ == points)
        return;
    points_ = points;
    emit pointsChanged();
}

} // namespace damscope::gui
