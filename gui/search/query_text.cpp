// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/query_text.hpp"

#include "analysis/shots/names.hpp"
#include "db/endings/endings.hpp"
#include "db/structures/structures.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/sizes.hpp"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace damscope::gui {

QueryText::QueryText(QWidget* parent) : QPlainTextEdit(parent) {
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabChangesFocus(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
}

QSize QueryText::sizeHint() const {
    constexpr int lines = 3;
    return {look::board::tip, lines * fontMetrics().lineSpacing() + look::space::large};
}

// The word at the place of the error, or the last one.
void QueryText::mark(const std::optional<db::query::QueryError>& error) {
    if (!error)
        return setExtraSelections({});
    const QByteArray bytes = toPlainText().toUtf8();
    const auto offset = std::min(static_cast<qsizetype>(error->offset), bytes.size());
    const int at = static_cast<int>(QString::fromUtf8(bytes.left(offset)).size());
    QTextEdit::ExtraSelection wrong;
    wrong.cursor = QTextCursor(document());
    wrong.cursor.setPosition(at);
    if (!wrong.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor) ||
        !wrong.cursor.hasSelection())
        wrong.cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
    if (!wrong.cursor.hasSelection())
        wrong.cursor.movePosition(QTextCursor::PreviousWord, QTextCursor::KeepAnchor);
    wrong.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wrong.format.setUnderlineColor(palette().color(QPalette::BrightText));
    wrong.format.setFontWeight(QFont::Bold);
    setExtraSelections({wrong});
}

void QueryText::insertWords(const QString& words) {
    const auto blankNear = [this](int place) {
        const QString text = toPlainText();
        return place < 0 || place >= text.size() || text.at(place).isSpace();
    };
    QTextCursor cursor = textCursor();
    QString inserted = blankNear(cursor.selectionStart() - 1) ? words : QLatin1Char(' ') + words;
    // What goes on inside quotes begins there.
    if (words.count(QLatin1Char('"')) % 2 == 0)
        inserted += QLatin1Char(' ');
    cursor.insertText(inserted);
    setTextCursor(cursor);
    setFocus(Qt::OtherFocusReason);
}

void QueryText::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && event->modifiers().testFlag(Qt::ControlModifier))
        emit searchWanted();
    else
        QPlainTextEdit::keyPressEvent(event);
}

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
         word(Words::tr("a rule makes it a draw"), "draw rule", "draw rule"),
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

void addNames(QMenu& menu, const QString& title, const QString& word, QStringList names,
              const Choose& choose) {
    std::ranges::sort(names, [](const QString& one, const QString& other) {
        return one.localeAwareCompare(other) < 0;
    });
    names.removeDuplicates();
    if (names.isEmpty())
        return;
    QMenu* named = menu.addMenu(title);
    for (const QString& name : std::as_const(names))
        QObject::connect(
            named->addAction(QString(name).replace('&', QStringLiteral("&&"))), &QAction::triggered,
            named, [choose, word, name] { choose(QStringLiteral("%1 \"%2\"").arg(word, name)); });
}

} // namespace

QList<QueryWords> queryWords() {
    return {board(), moves(), order(), results()};
}

// Meaning at the left, the word itself where menus have the key.
void fillQueryWords(QMenu& menu, rules::Variant variant, const Choose& choose) {
    menu.clear();
    qDeleteAll(menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    menu.setToolTipsVisible(true);
    for (const QueryWords& group : queryWords()) {
        QMenu* part = menu.addMenu(group.title);
        part->setToolTipsVisible(true);
        for (const QueryWord& word : group.words) {
            QAction* action =
                part->addAction(QStringLiteral("%1\t%2").arg(word.meaning, word.english));
            action->setToolTip(plainTip(word.example));
            QObject::connect(action, &QAction::triggered, part,
                             [choose, english = word.english] { choose(english); });
        }
    }
    menu.addSeparator();
    const Language language = rulesLanguage();
    QStringList structures;
    for (const db::Structure& structure : db::structures().all())
        if (!structure.off && structure.variant == variant)
            structures << qtText(db::nameOf(structure, language));
    addNames(menu, Words::tr("Structures"), QStringLiteral("structure"), structures, choose);
    QStringList shots;
    const auto& named = analysis::shots::shotNames();
    for (std::uint32_t number = 1; number <= named.all().size(); ++number)
        if (const auto& shot = named.all()[number - 1];
            !shot.off && shot.variant.value_or(variant) == variant)
            shots << qtText(named.text(number, language));
    addNames(menu, Words::tr("Combinations"), QStringLiteral("shot"), shots, choose);
    QStringList endings;
    for (const db::EndingName& ending : db::endingNames())
        if (ending.variant == variant)
            endings << qtText(db::nameOf(ending, language));
    addNames(menu, Words::tr("Endings"), QStringLiteral("ending"), endings, choose);
}

} // namespace damscope::gui
