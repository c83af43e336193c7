// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/query_editors.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
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
    hint_ = sentenceLabel(page, "brushHint");
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
    all->setSpacing(look::space::small);
    all->addWidget(board_, 1);
    all->addLayout(brushes);
    all->addLayout(layers);
    all->addWidget(hint_);
    all->addLayout(rest);
    all->addStretch();
    connect(board_, &PatternBoard::patternChanged, this, &SketchEditor::changed);
    connect(exchanged_, &QCheckBox::toggled, this, &SketchEditor::changed);
    for (const QButtonGroup* group : {layers_, brushes_})
        connect(group, &QButtonGroup::idClicked, this, &SketchEditor::showHint);
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

namespace {

QString hintOf(int layer) {
    switch (static_cast<PatternBoard::Layer>(layer)) {
    case PatternBoard::Layer::must:
        return SketchEditor::tr("Each of these pieces is on its square.");
    case PatternBoard::Layer::may:
        return SketchEditor::tr(
            "At least one of the pieces with a question mark is on its square.");
    default:
        return SketchEditor::tr("None of the crossed pieces is on its square.");
    }
}

// What the sign of a brush means; a piece is what it looks like.
QString meaningOf(Contents brush) {
    return brush == Contents::nothing()
               ? SketchEditor::tr("The circle stands for a square without a piece.")
               : QString();
}

} // namespace

void SketchEditor::showHint() {
    const Contents brush = patternBrushes()[static_cast<std::size_t>(brushes_->checkedId())];
    const QString meaning = meaningOf(brush);
    const QString layer = hintOf(layers_->checkedId());
    hint_->setText(meaning.isEmpty() ? layer : meaning + QLatin1Char(' ') + layer);
}

void SketchEditor::retranslate() {
    setTabText(0, tr("Board"));
    setTabText(1, tr("Numbers"));
    setTabText(2, tr("Moves"));
    setAccessibleName(tr("What to search for"));
    tabBar()->setAccessibleName(accessibleName());
    const std::array<QString, 3> layers{tr("Required"), tr("One of these"), tr("Excluded")};
    for (int i = 0; i < 3; ++i) {
        layers_->button(i)->setText(layers[static_cast<std::size_t>(i)]);
        layers_->button(i)->setToolTip(plainTip(hintOf(i)));
    }
    for (QAbstractButton* button : brushes_->buttons()) {
        const Contents brush = patternBrushes()[static_cast<std::size_t>(brushes_->id(button))];
        const QString name = brushName(brush);
        const QString meaning = meaningOf(brush);
        button->setToolTip(plainTip(meaning.isEmpty() ? name : meaning));
        button->setAccessibleName(name);
    }
    showHint();
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
