// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/filter/condition.hpp"

#include "db/lists/filter_text.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "rules/board/rules.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::FilterBar)
};

struct Word {
    const char* key;
    const char* words;
};

constexpr std::array<Word, 25> keyWords{{
    {"id", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "number")},
    {"player", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "player")},
    {"white", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "White")},
    {"black", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "Black")},
    {"event", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "event")},
    {"opening", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "opening")},
    {"site", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "site")},
    {"round", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "round")},
    {"annotator", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "annotator")},
    {"tag", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "tag")},
    {"from", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "from")},
    {"to", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "until")},
    {"result", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "result")},
    {"outcome", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "the player")},
    {"variant", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "variant")},
    {"rating", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "ratings")},
    {"plies", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "plies")},
    {"legal", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "legal to the end")},
    {"source", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "source")},
    {"in", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "collection")},
    {"shot", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "combination")},
    {"missed-shot", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "combination missed")},
    {"shot-gain", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "men won")},
    {"structure", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "structure")},
    {"with", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "with")},
}};

struct Choice {
    const char* key;
    const char* value;
    const char* words;
};

constexpr std::array<Choice, 14> choices{{
    {"result", "white", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "White won")},
    {"result", "black", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "Black won")},
    {"result", "draw", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "draw")},
    {"result", "unknown", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "unknown")},
    {"result", "both-lose", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "both lost")},
    {"outcome", "won", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "won")},
    {"outcome", "lost", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "lost")},
    {"outcome", "drawn", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "drew")},
    {"with", "comments", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "comments")},
    {"with", "variations", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "variations")},
    {"with", "evaluations", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "evaluations")},
    {"with", "problems", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "problems")},
    {"with", "errors", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "errors")},
    {"with", "result-doubts", QT_TRANSLATE_NOOP("damscope::gui::FilterBar", "doubtful results")},
}};

QString valueWords(const Condition& condition) {
    for (const Choice& choice : choices)
        if (condition.key == QLatin1String(choice.key) &&
            condition.value == QLatin1String(choice.value))
            return Words::tr(choice.words);
    if (condition.key == QLatin1String("variant"))
        if (const auto variant = rules::variantNamed(condition.value.toStdString()))
            return variantTitle(*variant);
    if (condition.value == QLatin1String("yes"))
        return Words::tr("yes");
    if (condition.value == QLatin1String("no"))
        return Words::tr("no");
    if (condition.key == QLatin1String("shot") && condition.value == QLatin1String("any"))
        return Words::tr("any");
    return condition.value;
}

} // namespace

QList<Condition> conditionsOf(const QString& text) {
    QList<Condition> conditions;
    qsizetype bare = -1; // the place of the words without a key
    for (const db::FilterWord& word : db::filterWords(text.toStdString())) {
        if (!word.key.empty()) {
            conditions.push_back({qtText(word.key), qtText(word.value)});
        } else if (bare < 0) {
            bare = conditions.size();
            conditions.push_back({QStringLiteral("player"), qtText(word.value)});
        } else {
            conditions[bare].value += QLatin1Char(' ') + qtText(word.value);
        }
    }
    return conditions;
}

QString textOf(const Condition& condition) {
    return qtText(db::filterText(condition.key.toStdString(), condition.value.toStdString()));
}

QString textOf(const QList<Condition>& conditions) {
    QStringList texts;
    for (const Condition& condition : conditions)
        texts << textOf(condition);
    return texts.join(QLatin1Char(' '));
}

QString keyWord(const QString& key) {
    const auto found = std::ranges::find_if(
        keyWords, [&](const Word& word) { return key == QLatin1String(word.key); });
    return found == keyWords.end() ? key : Words::tr(found->words);
}

QString worded(const Condition& condition) {
    return QStringLiteral("%1 %2").arg(keyWord(condition.key), valueWords(condition));
}

std::vector<db::FilterChoices::Fixed> fixedConditions(bool ofPlayer) {
    std::vector<db::FilterChoices::Fixed> fixed;
    const auto add = [&fixed](const char* key, const char* value, const QString& words) {
        fixed.push_back({key, value, words.toStdString()});
    };
    for (const Choice& choice : choices) {
        const bool asksPlayer = std::string_view(choice.key) == "outcome";
        // Found by a look at every position: too long for what is only offered.
        const bool isSlow = std::string_view(choice.value) == "result-doubts" ||
                            std::string_view(choice.value) == "errors";
        if (!isSlow && (ofPlayer || !asksPlayer))
            add(choice.key, choice.value, Words::tr(choice.words));
    }
    for (const rules::Variant variant : rules::allVariants())
        fixed.push_back({"variant", std::string(rules::rules(variant).name),
                         variantTitle(variant).toStdString()});
    return fixed;
}

} // namespace damscope::gui
