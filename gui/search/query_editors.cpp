// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/query_editors.hpp"

#include "analysis/shots/names.hpp"
#include "db/search/endings/endings.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

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
void fillQueryWords(QMenu& menu, const db::NameCatalogue& names, rules::Variant variant,
                    const Choose& choose) {
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
    for (const db::Structure& structure : names.structures.all())
        if (!structure.off && structure.variant == variant)
            structures << qtText(db::nameOf(structure, language));
    addNames(menu, Words::tr("Structures"), QStringLiteral("structure"), structures, choose);
    QStringList shots;
    for (const analysis::shots::ShotName& shot : names.shots.all())
        if (!shot.off && shot.variant.value_or(variant) == variant)
            shots << qtText(nameIn(shot.names, language));
    addNames(menu, Words::tr("Combinations"), QStringLiteral("shot"), shots, choose);
    QStringList endings;
    for (const db::EndingName& ending : db::endingNames())
        if (ending.variant == variant)
            endings << qtText(db::nameOf(ending, language));
    addNames(menu, Words::tr("Endings"), QStringLiteral("ending"), endings, choose);
}

using db::query::Contents;
using rules::Color;
using rules::Kind;

namespace {

constexpr int mostPieces = 40;
constexpr int noLimit = -1; // shown as a word

// In the order of the rows.
constexpr std::array<Contents, 5> countedKinds() {
    constexpr Contents whiteMan = Contents::piece(Color::white, Kind::man);
    constexpr Contents whiteKing = Contents::piece(Color::white, Kind::king);
    constexpr Contents blackMan = Contents::piece(Color::black, Kind::man);
    constexpr Contents blackKing = Contents::piece(Color::black, Kind::king);
    return {whiteMan, whiteKing, blackMan, blackKing, whiteMan | whiteKing | blackMan | blackKing};
}

} // namespace

SketchEditor::SketchEditor(QWidget* parent) : QTabWidget(parent) {
    setDocumentMode(true);
    addTab(composeBoard(), {});
    addTab(composeNumbers(), {});
    addTab(composeMoves(), {});
    keepTranslated(*this, [this] { retranslate(); });
}

// Layers and brushes are one stop for the Tab key each; the arrow keys go on from there.
QWidget* SketchEditor::composeBoard() {
    auto* page = new QWidget(this);
    board_ = new PatternBoard(page);
    auto* brushes = composeBrushes(*page);
    auto* layers = composeLayers(*page);
    auto* takeOver = withText<QPushButton>(
        *page, "takeOver", [] { return tr("From the game"); },
        [] { return tr("Copies all pieces of the position shown"); });
    auto* clear = withText<QPushButton>(*page, "clearSketch", [] { return tr("Clear"); });
    exchanged_ = withText<QCheckBox>(
        *page, "exchanged", [] { return tr("Also with colours exchanged"); },
        [] { return tr("Searches for the same with the colours exchanged as well"); });
    auto* rest = new FlowLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{takeOver, clear, exchanged_})
        rest->addWidget(each);
    auto* all = new QVBoxLayout(page); // the board is as wide as the panel
    all->setContentsMargins(look::around(look::space::small));
    all->addWidget(board_, 1);
    all->addLayout(brushes);
    all->addLayout(layers);
    all->addLayout(rest);
    connect(board_, &PatternBoard::patternChanged, this, &SketchEditor::changed);
    connect(exchanged_, &QCheckBox::toggled, this, &SketchEditor::changed);
    connect(takeOver, &QPushButton::clicked, this, &SketchEditor::boardWanted);
    connect(clear, &QPushButton::clicked, this, &SketchEditor::clear);
    return page;
}

QLayout* SketchEditor::composeLayers(QWidget& page) {
    layers_ = new QButtonGroup(&page);
    auto* layers = new FlowLayout;
    for (int i = 0; i < 3; ++i) {
        auto* button = new QRadioButton(&page);
        button->setFocusPolicy(i == 0 ? Qt::StrongFocus : Qt::ClickFocus);
        layers_->addButton(button, i);
        layers->addWidget(button);
    }
    layers_->button(0)->setChecked(true);
    connect(layers_, &QButtonGroup::idClicked, board_,
            [this](int id) { board_->setLayer(static_cast<PatternBoard::Layer>(id)); });
    return layers;
}

QLayout* SketchEditor::composeBrushes(QWidget& page) {
    brushes_ = new QButtonGroup(&page);
    auto* brushes = new QHBoxLayout;
    brushes->setSpacing(look::space::least);
    for (std::size_t i = 0; i < patternBrushes().size(); ++i) {
        auto* button = new QToolButton(&page);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(i == 0 ? Qt::StrongFocus : Qt::ClickFocus);
        brushes_->addButton(button, static_cast<int>(i));
        brushes->addWidget(button);
    }
    brushes->addStretch(1);
    brushes_->button(0)->setChecked(true);
    paintBrushes();
    connect(brushes_, &QButtonGroup::idClicked, board_,
            [this](int id) { board_->setBrush(patternBrushes()[static_cast<std::size_t>(id)]); });
    return brushes;
}

void SketchEditor::paintBrushes() {
    const double ratio = devicePixelRatioF();
    const int size = fontMetrics().height() + 4;
    for (QAbstractButton* button : brushes_->buttons()) {
        QPixmap picture(QSize(size, size) * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(boardTheme(look_.theme).dark);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        paintBrush(painter, look_, patternBrushes()[static_cast<std::size_t>(brushes_->id(button))],
                   QPointF(size / 2.0, size / 2.0), size);
        painter.end();
        button->setIcon(picture);
        button->setIconSize(QSize(size, size));
    }
}

QWidget* SketchEditor::composeNumbers() {
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(look::around(look::space::small));
    toMove_ = new QComboBox(page);
    grid->addWidget(toMove_, 0, 0, 1, 4, Qt::AlignLeft);
    constexpr auto kinds = countedKinds();
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        NumberRow& row = numbers_[i];
        row = {kinds[i], new QLabel(page), new QSpinBox(page), new QSpinBox(page)};
        const int line = static_cast<int>(i) + 1;
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.low, line, 1);
        grid->addWidget(new QLabel(QStringLiteral("–"), page), line, 2);
        grid->addWidget(row.high, line, 3);
        for (QSpinBox* box : {row.low, row.high}) {
            box->setRange(noLimit, mostPieces);
            box->setValue(noLimit);
            connect(box, &QSpinBox::valueChanged, this, &SketchEditor::changed);
        }
    }
    grid->setColumnStretch(4, 1);
    grid->setRowStretch(static_cast<int>(numbers_.size()) + 1, 1);
    connect(toMove_, &QComboBox::currentIndexChanged, this, &SketchEditor::changed);
    return page;
}

QWidget* SketchEditor::composeMoves() {
    auto* page = new QWidget(this);
    auto* hint = withText<QLabel>(*page, "movesHint", [] {
        return tr("Moves played one after another, the first in the position on the board.");
    });
    hint->setWordWrap(true);
    auto* add = withText<QPushButton>(*page, "addMove", [] { return tr("Add a move"); });
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(look::around(look::space::small));
    all->addWidget(hint);
    moveList_ = new QVBoxLayout;
    all->addLayout(moveList_);
    all->addWidget(add, 0, Qt::AlignLeft);
    all->addStretch(1);
    connect(add, &QPushButton::clicked, this, [this] {
        addMove();
        emit changed();
    });
    return new Scrolled(*page, this);
}

MoveRow* SketchEditor::addMove() {
    auto* row = new MoveRow(board_->variant(), this);
    moveList_->addWidget(row);
    moves_.push_back(row);
    connect(row, &MoveRow::changed, this, &SketchEditor::changed);
    connect(row, &MoveRow::removed, this, [this, row] {
        std::erase(moves_, row);
        row->deleteLater(); // it is emitting a signal
        row->hide();
        emit changed();
    });
    return row;
}

db::query::Sketch SketchEditor::sketch() const {
    db::query::Sketch sketch;
    board_->fillIn(sketch);
    if (toMove_->currentIndex() > 0)
        sketch.toMove = toMove_->currentIndex() == 1 ? Color::white : Color::black;
    for (const NumberRow& row : numbers_) {
        const int low = row.low->value();
        const int high = row.high->value();
        if (low == noLimit && high == noLimit)
            continue;
        db::query::Bounds bounds;
        bounds.low = std::max(0, low);
        if (high != noLimit)
            bounds.high = std::max(bounds.low, high);
        sketch.numbers.push_back({row.counted, bounds});
    }
    for (const MoveRow* row : moves_)
        sketch.moves.push_back(row->move());
    sketch.exchanged = exchanged_->isChecked();
    return sketch;
}

void SketchEditor::setVariant(rules::Variant variant) {
    if (variant == board_->variant())
        return;
    clear();
    board_->setVariant(variant);
}

void SketchEditor::clear() {
    {
        const QSignalBlocker quiet(this);
        empty();
    }
    emit changed();
}

void SketchEditor::empty() {
    for (MoveRow* row : moves_)
        delete row;
    moves_.clear();
    for (const NumberRow& row : numbers_)
        for (QSpinBox* box : {row.low, row.high})
            box->setValue(noLimit);
    toMove_->setCurrentIndex(0);
    exchanged_->setChecked(false);
    board_->clearAll();
}

void SketchEditor::show(const db::query::Sketch& sketch) {
    const QSignalBlocker quiet(this);
    empty();
    board_->show(sketch);
    if (sketch.toMove)
        toMove_->setCurrentIndex(*sketch.toMove == Color::white ? 1 : 2);
    for (const db::query::SketchedNumber& number : sketch.numbers)
        for (const NumberRow& row : numbers_)
            if (row.counted == number.counted) {
                row.low->setValue(number.bounds.low > 0 ? number.bounds.low : noLimit);
                row.high->setValue(number.bounds.high <= mostPieces ? number.bounds.high : noLimit);
            }
}

void SketchEditor::setLook(const BoardLook& look) {
    look_ = look;
    board_->setLook(look);
    paintBrushes();
}

void SketchEditor::retranslate() {
    setTabText(0, tr("Board"));
    setTabText(1, tr("Numbers"));
    setTabText(2, tr("Moves"));
    setAccessibleName(tr("What to search for"));
    tabBar()->setAccessibleName(accessibleName());
    const std::array<QString, 3> layers{tr("Required"), tr("One of these"), tr("Excluded")};
    const std::array<QString, 3> hints{
        tr("Each of these pieces is on its square."),
        tr("At least one of the pieces with a question mark is on its square."),
        tr("None of the crossed pieces is on its square.")};
    for (int i = 0; i < 3; ++i) {
        layers_->button(i)->setText(layers[static_cast<std::size_t>(i)]);
        layers_->button(i)->setToolTip(plainTip(hints[static_cast<std::size_t>(i)]));
    }
    for (QAbstractButton* button : brushes_->buttons()) {
        const QString name =
            brushName(patternBrushes()[static_cast<std::size_t>(brushes_->id(button))]);
        button->setToolTip(plainTip(name));
        button->setAccessibleName(name);
    }
    const int side = std::max(0, toMove_->currentIndex());
    const QSignalBlocker quiet(toMove_);
    toMove_->clear();
    toMove_->addItems({tr("Either side to move"), tr("White to move"), tr("Black to move")});
    toMove_->setCurrentIndex(side);
    toMove_->setAccessibleName(tr("Side to move"));
    const std::array<QString, 5> names{tr("White men"), tr("White kings"), tr("Black men"),
                                       tr("Black kings"), tr("All pieces")};
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        numbers_[i].name->setText(names[i]);
        setLeastWord(*numbers_[i].low, tr("any", "number of pieces"));
        setLeastWord(*numbers_[i].high, tr("any", "number of pieces"));
        setName(*numbers_[i].low, tr("%1, at least").arg(names[i]));
        setName(*numbers_[i].high, tr("%1, at most").arg(names[i]));
    }
}

} // namespace damscope::gui
