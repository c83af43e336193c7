// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_choices.hpp"

#include <QAbstractButton>
#include <QList>
#include <QString>

#include <vector>

class QToolButton;

namespace damscope::gui {

/// One condition of a filter line: "player:jansen".
struct Condition {
    QString key;
    QString value;
    friend bool operator==(const Condition&, const Condition&) = default;
};

/// Those of a text; words without a key are one, a player. Whether they mean something is not
/// asked.
[[nodiscard]] QList<Condition> conditionsOf(const QString& text);
/// As a filter line has it.
[[nodiscard]] QString textOf(const Condition& condition);
[[nodiscard]] QString textOf(const QList<Condition>& conditions);

/// The word for a key of filters in the language of the window: "plies" are "half-moves".
[[nodiscard]] QString keyWord(const QString& key);
/// "player Jansen", "result White won".
[[nodiscard]] QString worded(const Condition& condition);
/// The conditions of which there are few, in the words of the window. Who won and who lost is asked
/// of a player only.
[[nodiscard]] std::vector<db::FilterChoices::Fixed> fixedConditions(bool ofPlayer);

/// One condition of a filter: a click, Return or F2 changes it, its cross, Delete or Backspace
/// removes it.
class FilterChip : public QAbstractButton {
    Q_OBJECT

public:
    FilterChip(const QString& words, QWidget* parent);

    /// Long names are cut at this width.
    void setMostWidth(int width);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void removed();
    /// To the chip or the line beside it: -1 or 1.
    void stepped(int way);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* cross_;
    int mostWidth_ = QWIDGETSIZE_MAX;
};

} // namespace damscope::gui
