// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/query_words.hpp"

#include "analysis/shots/names.hpp"
#include "db/search/endings/endings.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <array>

namespace damscope::gui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::QueryWords)
};

QueryWord word(const QString& meaning, const char* english, const char* example) {
    return {meaning, QString::fromLatin1(english), QString::fromLatin1(example)};
}

QueryWords board() {
    return {Words::tr("On the board"),
            {word(Words::tr("a white man on each of these squares"), "white men on",
                  "white men on 27 28"),
             word(Words::tr("a black king on one of these squares"), "black king on any of",
                  "black king on any of 46 5"),
             word(Words::tr("a man or a king"), "piece", "white piece on 28"),
             word(Words::tr("one or the other"), "man/empty", "white man/empty on 26"),
             word(Words::tr("these squares are empty"), "empty on", "empty on 22 23"),
             word(Words::tr("a number of pieces"), "white men =", "white men = 12"),
             word(Words::tr("at most this many pieces"), "pieces <=", "pieces <= 8"),
             word(Words::tr("this many pieces on a part of the board"),
                  "at least 5 white men on rim", "at least 5 white men on rim"),
             word(Words::tr("a piece that the opponent can capture"), "attacked white man on",
                  "attacked white man on 24"),
             word(Words::tr("how many moves White has"),
                  "white legal moves <=", "white legal moves <= 3"),
             word(Words::tr("White is ahead in tempi"), "white tempi >= black tempi +",
                  "white tempi >= black tempi + 8"),
             word(Words::tr("White is to move"), "white to move", "white to move and pieces <= 8"),
             word(Words::tr("for this many plies"), "for 6 plies", "white man on 24 for 6 plies"),
             word(Words::tr("after these moves from the start"), "after \"",
                  "after \"1. 32-28 18-23\""),
             word(Words::tr("a whole position"), "position \"", "position \"W:W28,K37:B5,K14\""),
             word(Words::tr("these pieces, whatever else there is"), "pattern \"",
                  "pattern \"W27,28:BK18\"")}};
}

QueryWords moves() {
    return {
        Words::tr("Moves"),
        {word(Words::tr("White moves without capturing"), "white moves", "white moves 27-22"),
         word(Words::tr("Black captures"), "black captures", "black captures 2 men"),
         word(Words::tr("White moves or captures"), "white plays", "white plays to 21"),
         word(Words::tr("White gives pieces away"), "white gives at least",
              "white gives at least 2 men"),
         word(Words::tr("Black makes a king"), "black promotes", "black promotes"),
         word(Words::tr("from one of these squares"), "from", "white moves from 31 32"),
         word(Words::tr("to one of these squares"), "to", "white moves to 26 27"),
         word(Words::tr("captures the pieces on these squares"), "over", "black captures over 29"),
         word(Words::tr("on its way over these squares"), "through",
              "black captures through 29 18"),
         word(Words::tr("captures at least this many men"), "at least 2 men",
              "white captures at least 2 men"),
         word(Words::tr("it is the only legal move"), "forced", "black captures forced"),
         word(Words::tr("Black must capture"), "black must capture", "black must capture"),
         word(Words::tr("because the largest capture is compulsory"), "by majority",
              "black captures by majority"),
         word(Words::tr("and becomes a king"), "promoting", "white captures at least 3 promoting"),
         word(Words::tr("is captured by the next move"), "taken next",
              "white man plays to 21 taken next"),
         word(Words::tr("the piece that moved earlier"), "the same piece",
              "white moves 27-22 then the same piece promotes")}};
}

QueryWords order() {
    return {Words::tr("Combined"),
            {word(Words::tr("both at the same time"), "and", "white to move and pieces <= 8"),
             word(Words::tr("one of the two"), "or", "white man on 21 or white man on 22"),
             word(Words::tr("this does not hold"), "not", "not white man on 21 and pieces <= 8"),
             word(Words::tr("later in the game"), "then",
                  "white moves 27-22 then black captures 2 men"),
             word(Words::tr("with the next move"), "then immediately",
                  "white gives 1 man then immediately black captures"),
             word(Words::tr("within this many plies"), "then within 6 plies",
                  "white moves 27-22 then within 6 plies white promotes"),
             word(Words::tr("this happens, without that happening first"), "then not X until Y",
                  "white king on 46 then not black captures until white captures at least 3"),
             word(Words::tr("anywhere in the game"), "anywhere",
                  "anywhere white king on 46 and anywhere black king on 5"),
             word(Words::tr("how often in the game"), "at least 3 times",
                  "at least 3 times white captures"),
             word(Words::tr("the same with left and right exchanged"), "reflected",
                  "reflected white men on 27 32"),
             word(Words::tr("the same with the colours exchanged"), "mirrored",
                  "mirrored white moves 27-22")}};
}

QueryWords results() {
    return {
        Words::tr("Result and judgement"),
        {word(Words::tr("White won the game"), "white won", "white won and white kings = 0"),
         word(Words::tr("the game was drawn"), "drawn", "drawn and pieces <= 8"),
         word(Words::tr("no result is known"), "unfinished", "unfinished and white to move"),
         word(Words::tr("in the last position"), "at the end", "at the end and pieces <= 4"),
         word(Words::tr("Black has pieces but no move"), "black blocked", "black blocked"),
         word(worded(Message{"reading-draw-rule", {}}), "draw rule", "draw rule"),
         word(Words::tr("an error by White"), "error by white", "error by white"),
         word(Words::tr("a blunder by Black"), "blunder by black", "blunder by black"),
         word(Words::tr("White misses a win"), "missed win by white", "missed win by white"),
         word(Words::tr("won for White by the endgame tables"), "table win for white",
              "table win for white and drawn"),
         word(Words::tr("drawn by the endgame tables"), "table draw", "table draw and black won"),
         word(Words::tr("a combination is played"), "shot", "shot by white"),
         word(Words::tr("a combination is missed"), "shot missed", "shot missed by white")}};
}

using Choose = std::function<void(const QString&)>;

db::query::Sketch pictureOf(const rules::Position& position) {
    db::query::Sketch picture;
    picture.variant = position.variant();
    for (const rules::Square square : position.pieces()) {
        const rules::Piece piece = *position.at(square);
        picture.must[square] = db::query::Contents::piece(piece.color, piece.kind);
    }
    return picture;
}

db::query::Sketch pictureOf(const db::Structure& structure) {
    db::query::Sketch picture = pictureOf(db::menOf(structure));
    for (const rules::Square square : structure.squares.empty)
        picture.must[square] = db::query::Contents::nothing();
    return picture;
}

void addStructures(std::vector<QueryName>& found, const db::NameCatalogue& names,
                   rules::Variant variant) {
    for (const db::Structure& structure : names.structures.all())
        if (!structure.off && structure.variant == variant)
            found.push_back({qtText(db::nameOf(structure, rulesLanguage())), pictureOf(structure)});
}

void addCombinations(std::vector<QueryName>& found, const db::NameCatalogue& names,
                     rules::Variant variant) {
    for (const analysis::shots::ShotName& shot : names.shots.all())
        if (!shot.off && shot.variant.value_or(variant) == variant)
            found.push_back({qtText(nameIn(shot.names, rulesLanguage())),
                             shot.example ? pictureOf(shot.example->start) : db::query::Sketch{}});
}

void addEndings(std::vector<QueryName>& found, rules::Variant variant) {
    for (const db::EndingName& ending : db::endingNames())
        if (ending.variant == variant)
            found.push_back(
                {qtText(db::nameOf(ending, rulesLanguage())), pictureOf(db::exampleOf(ending))});
}

} // namespace

QList<QueryWords> queryWords() {
    return {board(), moves(), order(), results()};
}

// Meaning at the left, the word itself where menus have the key.
void fillQueryWords(QMenu& menu, const Choose& choose) {
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    menu.setToolTipsVisible(true);
    for (const QueryWords& group : queryWords()) {
        QMenu* part = menu.addMenu(group.title);
        part->setToolTipsVisible(true);
        for (const QueryWord& word : group.words) {
            QAction* action = part->addAction(
                QStringLiteral("%1\t%2").arg(capitalised(word.meaning), word.english));
            action->setToolTip(plainTip(word.example));
            QObject::connect(action, &QAction::triggered, part,
                             [choose, english = word.english] { choose(english); });
        }
    }
}

std::vector<QueryName> queryNames(NamedKind kind, const db::NameCatalogue& names,
                                  rules::Variant variant) {
    std::vector<QueryName> found;
    if (kind == NamedKind::structure)
        addStructures(found, names, variant);
    else if (kind == NamedKind::combination)
        addCombinations(found, names, variant);
    else
        addEndings(found, variant);
    std::ranges::stable_sort(found, [](const QueryName& one, const QueryName& other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    const auto isSame = [](const QueryName& one, const QueryName& other) {
        return one.name == other.name;
    };
    found.erase(std::unique(found.begin(), found.end(), isSame), found.end());
    return found;
}

void fillQueryNames(QMenu& menu, NamedKind kind, const std::vector<QueryName>& names,
                    const Choose& choose,
                    const std::function<void(const db::query::Sketch&)>& show) {
    menu.clear();
    if (names.empty())
        menu.addAction(Words::tr("There are none in this variant."))->setEnabled(false);
    // In the order of NamedKind.
    constexpr std::array words{"structure", "shot", "ending"};
    const QString word = QString::fromLatin1(words.at(static_cast<std::size_t>(kind)));
    for (const QueryName& each : names) {
        QAction* action = menu.addAction(capitalised(each.name).replace('&', QStringLiteral("&&")));
        QObject::connect(
            action, &QAction::triggered, &menu,
            [choose, text = QStringLiteral("%1 \"%2\"").arg(word, each.name)] { choose(text); });
        QObject::connect(action, &QAction::hovered, &menu,
                         [show, picture = each.picture] { show(picture); });
    }
}

} // namespace damscope::gui
