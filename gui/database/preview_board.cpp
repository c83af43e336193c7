// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/preview_board.hpp"

#include "base/parallel/workers.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/board/board_widget.hpp"

#include <QEvent>
#include <QLabel>
#include <QSlider>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <span>
#include <utility>

namespace damscope::gui {

PreviewBoard::PreviewBoard(QWidget* parent, std::function<QString()> name)
    : QWidget(parent), name_(std::move(name)), board_(new BoardWidget(this)),
      names_(new QLabel(this)), slider_(new QSlider(Qt::Horizontal, this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(look::space::least);
    all->addWidget(board_, 1);
    all->addWidget(slider_);
    all->addWidget(names_);
    board_->setEntryEnabled(false);
    board_->setNumbering(Numbering::none);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setMinimumSize(look::board::least, look::board::least);
    names_->setTextFormat(Qt::RichText);
    names_->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    names_->setAlignment(Qt::AlignCenter);
    names_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(names_, &QLabel::linkActivated, this,
            [this](const QString& link) { emit nameClicked(link.section(u':', 1)); });
    connect(slider_, &QSlider::valueChanged, this, &PreviewBoard::showPly);
    retranslate();
    setGame(std::nullopt);
}

void PreviewBoard::setGame(std::optional<rules::Game> game, std::optional<db::GameId> number) {
    game_ = std::move(game);
    number_ = number;
    line_.clear();
    slider_->setEnabled(game_.has_value());
    if (!game_) {
        showNames();
        slider_->setRange(0, 0);
        return board_->setPosition(rules::Variant::international, std::nullopt);
    }
    line_ = game_->mainLine();
    showNames();
    const QSignalBlocker quiet(slider_);
    slider_->setRange(0, static_cast<int>(line_.size()));
    slider_->setValue(slider_->maximum());
    showPly(slider_->maximum());
}

// Long names are elided; a tooltip shows them whole. A click on one asks for the player.
void PreviewBoard::showNames() {
    if (!game_) {
        names_->setToolTip({});
        return names_->setText({});
    }
    const QString white = knownText(game_->tag("White"));
    const QString black = knownText(game_->tag("Black"));
    const QString dash = QStringLiteral(" – ");
    const int half = (width() - names_->fontMetrics().horizontalAdvance(dash)) / 2;
    const auto link = [&](const QString& name) {
        return QStringLiteral("<a href=\"player:%1\">%2</a>")
            .arg(name.toHtmlEscaped(),
                 names_->fontMetrics().elidedText(name, Qt::ElideRight, half).toHtmlEscaped());
    };
    names_->setToolTip(plainTip(white + dash + black));
    names_->setText(link(white) + dash + link(black));
}

// Nothing lies between the board and what is below it.
void PreviewBoard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setMaximumHeight(width() + slider_->sizeHint().height() + names_->sizeHint().height() +
                     2 * layout()->spacing());
    showNames();
}

void PreviewBoard::setLook(const BoardLook& look) {
    board_->setLook(look);
}

void PreviewBoard::showMove(int ply, const std::optional<rules::Move>& better) {
    if (!game_ || ply < 0 || static_cast<std::size_t>(ply) > line_.size())
        return;
    if (ply == 0)
        return slider_->setValue(slider_->maximum());
    slider_->setValue(ply - 1);
    BoardPicture before = pictureBefore(*game_, line_[static_cast<std::size_t>(ply) - 1]);
    if (before.position && better)
        before.arrows.push_back(arrowOf(*before.position, *better, MoveArrow::Kind::better));
    board_->setArrows(std::move(before.arrows));
}

std::optional<ShownGame> PreviewBoard::shown() const {
    if (!game_)
        return std::nullopt;
    return ShownGame{*game_, nodeAt(slider_->value()), number_ ? db::number(*number_) : 0};
}

rules::NodeId PreviewBoard::nodeAt(int ply) const {
    return ply == 0 ? rules::rootNode : line_[static_cast<std::size_t>(ply) - 1];
}

void PreviewBoard::showPly(int ply) {
    if (!game_)
        return;
    board_->setArrows({});
    const rules::NodeId node = nodeAt(ply);
    const rules::Node& n = game_->node(node);
    const bool moved = ply > 0 && n.step == rules::Step::move;
    board_->setPosition(game_->variant(), game_->position(node),
                        moved ? std::optional(n.move) : std::nullopt);
}

void PreviewBoard::wheelEvent(QWheelEvent* event) {
    const int way = event->angleDelta().y();
    slider_->setValue(slider_->value() + (way < 0 ? 1 : way > 0 ? -1 : 0));
    event->accept();
}

void PreviewBoard::retranslate() {
    board_->setBoardName(name_ ? name_() : tr("Board of the selected game"));
    board_->setAccessibleName(tr("Preview of the selected game"));
    slider_->setAccessibleName(tr("Move shown in the preview"));
}

void PreviewBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) { // the colour of links is part of the text
        names_->clear();
        showNames();
    }
}

namespace {

// The window keeps a core to itself.
db::query::Unsearched restrictToHits(db::Store& store, db::Filter& filter,
                                     const db::query::Query& query, const std::stop_token& stop) {
    db::query::FindOptions options;
    options.jobs = static_cast<unsigned>(base::backgroundThreads());
    return db::query::keepFound(
        store, filter, query, [](const db::query::Hit& /*hit*/) { return true; }, options, stop);
}

} // namespace

void GameFinder::ask(const GameQuestion& question) {
    job_.start([this, question, names = NamesInUse::of(*this)](const Job::Report&,
                                                               const std::stop_token& stop) {
        return answer(question, names, stop);
    });
}

// This runs in the thread of the job.
Job::Step GameFinder::answer(const GameQuestion& q, const NamesInUse::Names& names,
                             const std::stop_token& stop) {
    try {
        db::Store store(q.store, db::Store::Access::read, names);
        const db::Snapshot snapshot(store);
        GameAnswer answer;
        answer.all = db::countGames(store, {});
        if (q.where) {
            answer.found = q.filter;
            answer.unsearched = restrictToHits(store, *answer.found, *q.where, stop);
        }
        answer.games = db::findGames(store, answer.found.value_or(q.filter));
        db::sortGames(store, answer.games, q.order, q.descending);
        return [this, answer = std::move(answer)] { emit found(answer); };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

} // namespace damscope::gui
