// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/position_editor.hpp"

#include "analysis/hub/message.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/look/theme.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"

#include <QButtonGroup>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>

#include <array>

namespace damscope::gui {

using rules::Color;
using rules::Kind;
using rules::Piece;
using rules::Position;
using rules::Square;

SetupBoard::SetupBoard(QWidget* parent)
    : SquarePad(parent), position_(rules::Variant::international) {
    setMinimumSize(look::board::setUp, look::board::setUp);
    setAccessibleName(tr("Board to set up"));
}

void SetupBoard::setPosition(const Position& position) {
    const bool sameBoard = position_.rules().board == position.rules().board;
    position_ = position;
    if (!sameBoard)
        resetCursor();
    update();
    emit positionChanged();
}

QString SetupBoard::described(Square square) const {
    return BoardWidget::describe(position_.rules(), square, position_.at(square));
}

void SetupBoard::put(Square square, std::optional<Piece> piece) {
    Position changed = position_;
    if (!piece || changed.at(square) == piece)
        changed.remove(square);
    else
        changed.put(square, *piece);
    setPosition(changed);
}

void SetupBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    BoardPicture picture;
    picture.pieces = look_.pieces;
    picture.position = position_;
    picture.cursor = cursorShown();
    paintBoard(painter, geometryNow(), boardTheme(look_.theme), picture);
}

namespace {

// In the order of the buttons; the last one empties squares.
constexpr std::array<std::optional<Piece>, 5> brushes{
    Piece{Color::white, Kind::man}, Piece{Color::white, Kind::king}, Piece{Color::black, Kind::man},
    Piece{Color::black, Kind::king}, std::nullopt};

} // namespace

PositionEditor::PositionEditor(const Position& position, const BoardLook& look, QWidget* parent)
    : QDialog(parent), board_(new SetupBoard(this)), variant_(new QComboBox(this)),
      mover_(new QComboBox(this)), pieces_(new QButtonGroup(this)), fen_(new QLineEdit(this)),
      hub_(new QLineEdit(this)), remarks_(sentenceLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(tr("Edit position"));
    board_->setLook(look);
    for (const rules::Variant v : rules::allVariants())
        variant_->addItem(variantTitle(v), static_cast<int>(v));
    variant_->setAccessibleName(tr("Variant"));
    mover_->addItems({tr("White to move"), tr("Black to move")});
    mover_->setAccessibleName(tr("Side to move"));
    fen_->setAccessibleName(tr("Position as FEN"));
    hub_->setAccessibleName(tr("Position as Hub text"));

    auto* grid = new QGridLayout(this);
    grid->addWidget(board_, 0, 0);
    grid->addLayout(composeSide(), 0, 1);
    auto* lines = new QFormLayout;
    lines->addRow(QStringLiteral("FEN:"), fen_);
    lines->addRow(QStringLiteral("Hub:"), hub_);
    grid->addLayout(lines, 1, 0, 1, 2);
    grid->addWidget(remarks_, 2, 0, 1, 2);
    grid->addWidget(buttons_, 3, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(0, 1);
    remarks_->setMinimumHeight(2 * remarks_->fontMetrics().lineSpacing());
    connectInput();
    pieces_->button(0)->setChecked(true);
    board_->setBrush(brushes.front());
    board_->setPosition(position);
    look::resizeWithinScreen(*this, look::dialog::setUp);
}

QLayout* PositionEditor::composeSide() {
    auto* side = new QVBoxLayout;
    side->addWidget(variant_);
    side->addWidget(mover_);
    side->addSpacing(8);
    const std::array<QString, brushes.size()> names{
        tr("White man"), tr("White king"), tr("Black man"), tr("Black king"), tr("Empty square")};
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto* button = new QRadioButton(names[i], this);
        pieces_->addButton(button, static_cast<int>(i));
        side->addWidget(button);
    }
    side->addSpacing(8);
    const auto addButton = [&](const QString& text, auto changed) {
        auto* button = new QPushButton(text, this);
        side->addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, changed] { board_->setPosition(changed(board_->position())); });
    };
    addButton(tr("Starting position"),
              [](const Position& now) { return Position::start(now.variant()); });
    addButton(tr("Empty board"), [](const Position& now) { return Position(now.variant()); });
    addButton(tr("Exchange colours"), [](const Position& now) { return rules::turned(now); });
    side->addStretch(1);
    return side;
}

void PositionEditor::connectInput() {
    connect(board_, &SetupBoard::positionChanged, this, &PositionEditor::showPosition);
    connect(variant_, &QComboBox::activated, this, &PositionEditor::setVariant);
    connect(mover_, &QComboBox::activated, this, [this](int index) {
        Position p = board_->position();
        p.setToMove(index == 0 ? Color::white : Color::black);
        board_->setPosition(p);
    });
    connect(pieces_, &QButtonGroup::idClicked, this,
            [this](int id) { board_->setBrush(brushes[static_cast<std::size_t>(id)]); });
    connect(fen_, &QLineEdit::textEdited, this, &PositionEditor::readFen);
    connect(hub_, &QLineEdit::textEdited, this, &PositionEditor::readHub);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PositionEditor::showPosition() {
    const Position& p = board_->position();
    variant_->setCurrentIndex(variant_->findData(static_cast<int>(p.variant())));
    mover_->setCurrentIndex(p.toMove() == Color::white ? 0 : 1);
    const auto show = [](QLineEdit& line, const std::string& text) {
        if (line.hasFocus())
            return; // the user is typing there
        line.setText(qtText(text));
        line.setCursorPosition(0); // long ones are shown from their beginning
    };
    show(*fen_, rules::writeFen(p));
    show(*hub_, analysis::hub::writePosition(p));
    remarks_->setText(remarks());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(true);
}

void PositionEditor::readFen() {
    const auto read = rules::readFen(board_->position().variant(), fen_->text().toStdString());
    if (read)
        return board_->setPosition(*read);
    remarks_->setText(worded(read.error()));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
}

void PositionEditor::readHub() {
    const auto read =
        analysis::hub::readPosition(board_->position().variant(), hub_->text().toStdString());
    if (read)
        return board_->setPosition(*read);
    remarks_->setText(tr("Not a position in Hub notation: the side to move, W or B, then a letter "
                         "for each of the %1 squares: w, b, W, B or e.")
                          .arg(board_->position().rules().board.size()));
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(false);
}

void PositionEditor::setVariant(int index) {
    const auto variant = static_cast<rules::Variant>(variant_->itemData(index).toInt());
    const Position& old = board_->position();
    // Pieces stay if the board has the same shape.
    Position p = rules::Position::start(variant);
    if (old.rules().board == p.rules().board) {
        p = Position(variant);
        for (const Square s : old.pieces())
            p.put(s, *old.at(s));
        p.setToMove(old.toMove());
    }
    board_->setPosition(p);
}

QString PositionEditor::remarks() const {
    const Position& p = board_->position();
    QStringList found;
    const auto men = [&](Color side) {
        return trPlural("%Ln man", "%Ln men", static_cast<qint64>(p.men(side).size()));
    };
    const auto kings = [&](Color side) {
        return trPlural("%Ln king", "%Ln kings", static_cast<qint64>(p.kings(side).size()));
    };
    found << tr("White: %1, %2. Black: %3, %4.")
                 .arg(men(Color::white), kings(Color::white), men(Color::black),
                      kings(Color::black));
    for (const Color c : {Color::white, Color::black})
        for (const Square s : p.men(c))
            if (p.rules().board.rowOf(s) == p.rules().crowningRow(c)) {
                found << (c == Color::white ? tr("A white man stands on the row where men become "
                                                 "kings.")
                                            : tr("A black man stands on the row where men become "
                                                 "kings."));
                break;
            }
    if (rules::legalMoves(p).empty())
        found << tr("The side to move cannot move.");
    return found.join(QStringLiteral(" "));
}

} // namespace damscope::gui
