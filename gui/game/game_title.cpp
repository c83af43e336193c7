// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/game_title.hpp"

#include "db/records/game_fields.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"

#include <QCoreApplication>
#include <QStringList>

namespace damscope::gui {

namespace {

struct GameTitle {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::GameTitle)
};

QString known(const rules::Game& game, const char* tag) {
    const auto value = game.tag(tag);
    return value == "-" ? QString() : knownText(value);
}

QString pairOf(const QString& white, const QString& black) {
    if (white.isEmpty() && black.isEmpty())
        return {};
    return (white.isEmpty() ? GameTitle::tr("White") : isolatedText(white)) +
           QStringLiteral(" – ") + (black.isEmpty() ? GameTitle::tr("Black") : isolatedText(black));
}

} // namespace

QString playersOf(const rules::Game& game) {
    return pairOf(known(game, "White"), known(game, "Black"));
}

QString surnamesOf(const rules::Game& game) {
    const auto surname = [&game](const char* tag) {
        return known(game, tag).section(QLatin1Char(','), 0, 0).trimmed();
    };
    return pairOf(surname("White"), surname("Black"));
}

QString shortFactsOf(const rules::Game& game) {
    QStringList parts;
    constexpr int yearDigits = 4;
    if (const QString date = qtText(db::shownDate(game.tag("Date"))); !date.isEmpty())
        parts << date.left(yearDigits);
    parts << variantTitle(game.variant());
    return parts.join(QStringLiteral(" · "));
}

QString headerOf(const rules::Game& game) {
    QStringList parts{variantTitle(game.variant())};
    for (const QString& text : {known(game, "Event"), qtText(db::shownDate(game.tag("Date")))})
        if (!text.isEmpty())
            parts << text;
    if (const QString round = known(game, "Round"); !round.isEmpty())
        parts << GameTitle::tr("round %1").arg(round);
    return parts.join(QStringLiteral("  ·  "));
}

QString windowTitleOf(const rules::Game& game, const QString& store) {
    QStringList parts;
    for (const QString& part : {playersOf(game), store})
        if (!part.isEmpty())
            parts << part;
    if (parts.isEmpty())
        parts << QStringLiteral("Damscope");
    // A name may contain Qt's placeholder for the modified mark.
    return parts.join(QStringLiteral(" · "))
               .replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")) +
           QStringLiteral("[*]");
}

} // namespace damscope::gui
