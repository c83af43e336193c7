// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/pattern_board.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_picture.hpp"
#include "rules/text/notation.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace damscope::gui {

using db::query::Contents;
using rules::Color;
using rules::Kind;
using rules::Square;

namespace {

constexpr std::array<Contents, 5> brushes{
    Contents::piece(Color::white, Kind::man), Contents::piece(Color::white, Kind::king),
    Contents::piece(Color::black, Kind::man), Contents::piece(Color::black, Kind::king),
    Contents::nothing()};

std::optional<rules::Piece> pieceOf(Contents brush) {
    for (const Color color : {Color::white, Color::black})
        for (const Kind kind : {Kind::man, Kind::king})
            if (brush == Contents::piece(color, kind))
                return rules::Piece{color, kind};
    return std::nullopt;
}

std::vector<Contents> singles(Contents contents) {
    std::vector<Contents> found;
    for (const Contents brush : brushes)
        if (contents.contains(brush))
            found.push_back(brush);
    return found;
}

// Marked by a sign too, not by colour alone: a question mark, a stroke.
void paintLayer(QPainter& painter, PatternBoard::Layer layer, const QRectF& cell) {
    if (layer == PatternBoard::Layer::mustNot) {
        const QRectF inner = cell.adjusted(cell.width() / 8, cell.height() / 8, -cell.width() / 8,
                                           -cell.height() / 8);
        painter.setPen(QPen(boardInk().onRoute, cell.width() / 8, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(inner.bottomLeft(), inner.topRight());
        painter.setPen(QPen(boardInk().mustNot, cell.width() / 14, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(inner.bottomLeft(), inner.topRight());
    } else if (layer == PatternBoard::Layer::may) {
        const double size = cell.width() * 0.42;
        const QRectF badge(cell.right() - size, cell.top(), size, size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(boardInk().may);
        painter.drawEllipse(badge);
        QFont font = painter.font();
        font.setBold(true);
        font.setPixelSize(std::max(look::letters::least, static_cast<int>(size * 0.8)));
        painter.setFont(font);
        painter.setPen(boardInk().onMay);
        painter.drawText(badge, Qt::AlignCenter, QStringLiteral("?"));
    }
}

} // namespace

std::span<const Contents> patternBrushes() {
    return brushes;
}

QString brushName(Contents brush) {
    const auto piece = pieceOf(brush);
    if (!piece)
        return PatternBoard::tr("Empty square");
    if (piece->color == Color::white)
        return piece->kind == Kind::man ? PatternBoard::tr("White man")
                                        : PatternBoard::tr("White king");
    return piece->kind == Kind::man ? PatternBoard::tr("Black man")
                                    : PatternBoard::tr("Black king");
}

void paintBrush(QPainter& painter, const BoardLook& look, Contents brush, QPointF centre,
                double size) {
    if (const auto piece = pieceOf(brush))
        return paintPiece(painter, boardTheme(look.theme), *piece, centre, size, look.pieces);
    painter.setBrush(Qt::NoBrush);
    const double radius = size * 0.3;
    painter.setPen(QPen(boardInk().brushDark, size / 14));
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(QPen(boardInk().brushLight, size / 14, Qt::DotLine));
    painter.drawEllipse(centre, radius, radius);
}

PatternBoard::PatternBoard(QWidget* parent) : SquarePad(parent), brush_(brushes.front()) {
    setAccessibleName(tr("Board of the pattern"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
}

void PatternBoard::setVariant(rules::Variant variant) {
    if (variant == variant_)
        return;
    variant_ = variant;
    resetCursor();
    clearAll();
}

void PatternBoard::setLook(const BoardLook& look) {
    look_ = look;
    update();
}

void PatternBoard::clearAll() {
    marks_.clear();
    update();
    emit patternChanged();
}

void PatternBoard::takeOver(const rules::Position& position) {
    variant_ = position.variant();
    resetCursor();
    marks_.clear();
    for (const Square s : position.pieces()) {
        const rules::Piece piece = *position.at(s);
        marks_[s] = {Layer::must, Contents::piece(piece.color, piece.kind)};
    }
    update();
    emit patternChanged();
}

void PatternBoard::show(const db::query::Sketch& sketch) {
    marks_.clear();
    for (const auto& [layer, squares] :
         {std::pair(Layer::must, &sketch.must), std::pair(Layer::may, &sketch.may),
          std::pair(Layer::mustNot, &sketch.mustNot)})
        for (const auto& [square, contents] : *squares)
            marks_[square] = {layer, contents};
    update();
}

void PatternBoard::fillIn(db::query::Sketch& sketch) const {
    sketch.variant = variant_;
    sketch.must.clear();
    sketch.may.clear();
    sketch.mustNot.clear();
    for (const auto& [square, mark] : marks_) {
        auto& layer = mark.layer == Layer::must  ? sketch.must
                      : mark.layer == Layer::may ? sketch.may
                                                 : sketch.mustNot;
        layer[square] = mark.contents;
    }
}

// In layers with alternatives a square may hold several; adding one again removes it.
void PatternBoard::fill(Square square) {
    const auto old = marks_.find(square);
    const bool known = old != marks_.end() && old->second.layer == layer_;
    Contents contents = brush_;
    if (known && old->second.contents.contains(brush_)) {
        contents = Contents();
        for (const Contents other : singles(old->second.contents))
            if (!(other == brush_))
                contents = contents | other;
    } else if (known && layer_ != Layer::must) {
        contents = old->second.contents | brush_;
    }
    if (contents.none())
        marks_.erase(square);
    else
        marks_[square] = {layer_, contents};
    update();
    emit patternChanged();
}

void PatternBoard::clear(Square square) {
    if (marks_.erase(square) == 0)
        return;
    update();
    emit patternChanged();
}

QString PatternBoard::described(Square square) const {
    const QString name = qtText(rules::squareName(rulesNow(), square));
    const auto mark = marks_.find(square);
    if (mark == marks_.end())
        return tr("%1: anything").arg(name);
    QStringList contents;
    for (const Contents brush : singles(mark->second.contents))
        contents << brushName(brush);
    const QString what = contents.join(QStringLiteral(", "));
    switch (mark->second.layer) {
    case Layer::must:
        return tr("%1: must be: %2").arg(name, what);
    case Layer::may:
        return tr("%1: may be: %2").arg(name, what);
    default:
        return tr("%1: must not be: %2").arg(name, what);
    }
}

// No gap below the squares: the controls stand there.
void PatternBoard::resizeEvent(QResizeEvent* event) {
    SquarePad::resizeEvent(event);
    setMaximumHeight(width());
}

void PatternBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const BoardGeometry g = geometryNow();
    BoardPicture picture;
    picture.position = rules::Position(variant_);
    picture.cursor = cursorShown();
    paintBoard(painter, g, boardTheme(look_.theme), picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [square, mark] : marks_) {
        const QRectF cell = g.cell(square);
        const auto contents = singles(mark.contents);
        const bool single = contents.size() == 1;
        const double size = single ? cell.width() : cell.width() / 2;
        int i = 0;
        for (const Contents brush : contents) {
            const int row = i / 2;
            const QPointF corner(cell.left() + (i % 2 + 0.5) * size,
                                 cell.top() + (row + 0.5) * size);
            paintBrush(painter, look_, brush, single ? cell.center() : corner, size);
            ++i;
        }
        paintLayer(painter, mark.layer, cell);
    }
}

namespace {

constexpr int mostPlies = 99;
constexpr int mostTaken = 20;

QStringList names(const QLineEdit& line) {
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    return line.text().split(between, Qt::SkipEmptyParts);
}

// Replaces the texts and keeps the choice.
void setWords(QComboBox& box, const QStringList& words) {
    const int chosen = std::max(0, box.currentIndex());
    const QSignalBlocker quiet(&box);
    box.clear();
    box.addItems(words);
    box.setCurrentIndex(chosen);
}

} // namespace

MoveRow::MoveRow(rules::Variant variant, QWidget* parent)
    : QWidget(parent), variant_(variant), after_(new QComboBox(this)), plies_(new QSpinBox(this)),
      color_(new QComboBox(this)), kind_(new QComboBox(this)), action_(new QComboBox(this)),
      from_(new QLineEdit(this)), to_(new QLineEdit(this)), atLeast_(new QSpinBox(this)),
      remove_(new QToolButton(this)) {
    auto* first = new QHBoxLayout;
    for (QWidget* w : std::initializer_list<QWidget*>{after_, plies_, color_, kind_})
        first->addWidget(w);
    first->addStretch(1);
    first->addWidget(remove_);
    auto* second = new QHBoxLayout;
    second->addWidget(action_);
    second->addWidget(from_, 1);
    second->addWidget(to_, 1);
    second->addWidget(atLeast_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, look::space::small);
    all->setSpacing(look::space::least);
    all->addLayout(first);
    all->addLayout(second);
    plies_->setRange(1, mostPlies);
    plies_->setValue(4);
    plies_->hide();
    atLeast_->setRange(0, mostTaken);
    remove_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    remove_->setAutoRaise(true);
    remove_->setFocusPolicy(Qt::StrongFocus);
    keepTranslated(*this, [this] { retranslate(); });

    for (QComboBox* box : {after_, color_, kind_, action_})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            plies_->setVisible(after_->currentIndex() == 1);
            emit changed();
        });
    for (QSpinBox* box : {plies_, atLeast_})
        connect(box, &QSpinBox::valueChanged, this, &MoveRow::changed);
    for (QLineEdit* line : {from_, to_})
        connect(line, &QLineEdit::textChanged, this, [this, line] {
            checkSquares(*line);
            emit changed();
        });
    connect(remove_, &QToolButton::clicked, this, &MoveRow::removed);
}

db::query::SketchedMove MoveRow::move() const {
    db::query::SketchedMove m;
    m.after = static_cast<db::query::SketchedMove::After>(after_->currentIndex());
    m.plies = plies_->value();
    if (color_->currentIndex() > 0)
        m.color = color_->currentIndex() == 1 ? rules::Color::white : rules::Color::black;
    if (kind_->currentIndex() > 0)
        m.kind = kind_->currentIndex() == 1 ? rules::Kind::man : rules::Kind::king;
    m.action = static_cast<db::query::SketchedMove::Action>(action_->currentIndex());
    m.from = squares(*from_);
    m.to = squares(*to_);
    m.atLeast = atLeast_->value();
    return m;
}

std::vector<rules::Square> MoveRow::squares(QLineEdit& line) const {
    std::vector<rules::Square> found;
    for (const QString& name : names(line))
        if (const auto square = rules::squareNamed(rules::rules(variant_), name.toStdString()))
            found.push_back(*square);
    return found;
}

void MoveRow::checkSquares(QLineEdit& line) {
    QString wrong;
    for (const QString& name : names(line))
        if (!rules::squareNamed(rules::rules(variant_), name.toStdString()))
            wrong = name;
    QPalette colors;
    if (!wrong.isEmpty())
        colors.setColor(QPalette::Text, colors.color(QPalette::BrightText));
    line.setPalette(colors);
    line.setToolTip(
        plainTip(wrong.isEmpty() ? QString() : tr("There is no square %1.").arg(wrong)));
}

// The texts are in the order of SketchedMove's enumerations.
void MoveRow::retranslate() {
    setWords(*after_, {tr("at once"), tr("within"), tr("later")});
    setWords(*color_, {tr("either side"), tr("White"), tr("Black")});
    setWords(*kind_, {tr("any piece"), tr("man"), tr("king")});
    setWords(*action_, {tr("plays"), tr("moves, no capture"), tr("captures"), tr("gives away"),
                        tr("is crowned")});
    plies_->setSuffix(tr(" plies"));
    setLeastWord(*atLeast_, tr("any number"));
    atLeast_->setPrefix(QStringLiteral("≥ "));
    from_->setPlaceholderText(tr("from squares"));
    to_->setPlaceholderText(tr("to squares"));
    remove_->setToolTip(tr("Remove this move"));
    after_->setAccessibleName(tr("How long after"));
    setName(*plies_, tr("Plies"));
    color_->setAccessibleName(tr("Who moves"));
    kind_->setAccessibleName(tr("Which piece moves"));
    action_->setAccessibleName(tr("What it does"));
    from_->setAccessibleName(tr("From squares"));
    to_->setAccessibleName(tr("To squares"));
    setName(*atLeast_, tr("Minimum number of captured pieces"));
    remove_->setAccessibleName(tr("Remove this move"));
}

} // namespace damscope::gui
