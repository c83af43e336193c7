// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/game_title.hpp"

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

} // namespace

QString playersOf(const rules::Game& game) {
    const QString white = known(game, "White");
    const QString black = known(game, "Black");
    if (white.isEmpty() && black.isEmpty())
        return {};
    return (white.isEmpty() ? GameTitle::tr("White") : white) + QStringLiteral(" – ") +
           (black.isEmpty() ? GameTitle::tr("Black") : black);
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
