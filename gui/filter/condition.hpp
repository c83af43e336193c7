// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/choices/filter_choices.hpp"

#include <QList>
#include <QString>

#include <vector>

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

} // namespace damscope::gui
