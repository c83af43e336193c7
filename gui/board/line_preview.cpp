// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/line_preview.hpp"

#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"

#include <QLabel>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

LinePreview::LinePreview(QWidget* parent)
    : QFrame(parent, Qt::ToolTip), board_(new BoardWidget(this)), text_(sentenceLabel(this)),
      position_(rules::Position::start(rules::Variant::international)) {
    setObjectName("linePreview");
    setFrameShape(QFrame::StyledPanel);
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    board_->setEntryEnabled(false);
    board_->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->addWidget(board_, 1);
    all->addWidget(text_);
    fit();
    pace_.setInterval(look::motion::pause);
    connect(&pace_, &QTimer::timeout, this, &LinePreview::playNext);
    hide();
}

void LinePreview::setLook(const BoardLook& look) {
    board_->setLook(look);
}

void LinePreview::setAnimated(bool on) {
    board_->setAnimated(on);
}

void LinePreview::play(const rules::Position& from, std::vector<rules::Move> line,
                       const QString& text, const QPoint& corner) {
    text_->setText(text);
    fit();
    position_ = from;
    left_ = std::move(line);
    std::ranges::reverse(left_);
    board_->setPosition(position_.variant(), position_);
    QRect place(QPoint(corner.x() - width(), corner.y()), size());
    if (const QScreen* on = screen()) {
        const QRect room = on->availableGeometry();
        place.moveTop(std::clamp(place.top(), room.top(),
                                 std::max(room.top(), room.bottom() - place.height())));
        place.moveLeft(std::max(place.left(), room.left()));
    }
    setGeometry(place);
    show();
    pace_.start();
}

// The text is as high as its lines.
void LinePreview::fit() {
    const QMargins air = layout()->contentsMargins();
    const int inside = look::board::card - air.left() - air.right();
    text_->setVisible(!text_->text().isEmpty());
    const int below = text_->text().isEmpty() ? 0 : text_->heightForWidth(inside);
    resize(look::board::card, look::board::card + below + look::space::small);
}

void LinePreview::leave() {
    pace_.stop();
    hide();
}

void LinePreview::playNext() {
    if (left_.empty())
        return pace_.stop();
    const rules::Move move = left_.back();
    left_.pop_back();
    position_.play(move);
    board_->setPosition(position_.variant(), position_, move);
}

namespace {

// A leg begins and ends slowly.
double eased(double part) {
    return part * part * (3 - 2 * part);
}

} // namespace

PieceGlide::PieceGlide(QObject* parent) : QVariantAnimation(parent) {
    setStartValue(0.0);
}

void PieceGlide::begin(const rules::Position& before, const rules::Move& move) {
    stop();
    const auto found = rules::routes(before, move, 1);
    route_ = found.empty() ? rules::Route{{move.from, move.to}, {}, {}} : found.front();
    piece_ = before.at(move.from);
    victims_.clear();
    for (const rules::Square square : route_.taken)
        victims_.push_back(*before.at(square));
    const auto legs = static_cast<int>(route_.squares.size()) - 1;
    setEndValue(static_cast<double>(legs));
    setDuration(move.isCapture() ? legs * look::motion::jump : look::motion::slide);
    start();
}

std::optional<FloatingPiece> PieceGlide::piece(const BoardGeometry& geometry) const {
    if (!isRunning() || !piece_)
        return std::nullopt;
    const double way = currentValue().toDouble();
    const auto last = route_.squares.size() - 2;
    const auto leg = std::min(static_cast<std::size_t>(way), last);
    const QPointF begin = geometry.centre(route_.squares[leg]);
    const QPointF end = geometry.centre(route_.squares[leg + 1]);
    return FloatingPiece{route_.squares.back(), *piece_,
                         begin + eased(way - static_cast<double>(leg)) * (end - begin)};
}

// A piece is whole until it has been jumped over, and gone when the jump ends.
std::vector<FadingPiece> PieceGlide::taken() const {
    std::vector<FadingPiece> seen;
    if (!isRunning())
        return seen;
    const double way = currentValue().toDouble();
    for (std::size_t i = 0; i < victims_.size(); ++i) {
        constexpr double over = 0.5; // of a jump
        const double left = (static_cast<double>(i) + 1 - way) / over;
        if (left > 0)
            seen.push_back({route_.taken[i], victims_[i], std::min(left, 1.0)});
    }
    return seen;
}

} // namespace damscope::gui
