// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/openings/openings_panel.hpp"

#include "base/parallel/workers.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/store.hpp"
#include "gui/base/list_columns.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "rules/game/game.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPalette>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace damscope::gui {
namespace {

constexpr int askingPause =
    60; // milliseconds: no answers while the user goes quickly through a game

ListColumns* setUp(QTableView& table, OpeningModel& model) {
    table.setModel(&model);
    table.setItemDelegateForColumn(OpeningModel::bar, new ResultBar(&table));
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    setUpList(table, {});
    // Move, games, bar, score, rating, performance, years, opening.
    return new ListColumns(
        table,
        {{8, 8}, {8, 9}, {14, 16}, {8, 9, 3}, {7, 7, 1}, {7, 9, 0}, {10, 11, 2}, {14, 30, 4}});
}

// The opening after a move; of a variation of the one here, which the heading names, its own name.
QString nameAfter(std::uint32_t here, const db::OpeningMove& move) {
    const QString name = qtText(db::openingText(move.opening, rulesLanguage()));
    const QString system = qtText(db::openingText(here, rulesLanguage())) + QStringLiteral(": ");
    return here != 0 && name.startsWith(system) ? name.mid(system.size()) : name;
}

// The last opening that the moves to the position shown came through; 0 if none.
std::uint32_t lastOpening(const GameDocument& document) {
    const GameDocument::Place& place = document.place();
    std::optional<rules::Path> way = place.elsewhere ? rules::Path{*place.elsewhere, {}}
                                                     : rules::pathTo(document.game(), place.node);
    if (!way)
        return 0;
    way->moves.insert(way->moves.end(), place.explored.begin(), place.explored.end());
    rules::Position& position = way->start;
    std::uint32_t last = 0;
    for (const rules::Move& move : way->moves) {
        position.play(move);
        if (const std::uint32_t number = db::openingNames().of(position); number != 0)
            last = number;
    }
    return last;
}

} // namespace

OpeningsPanel::OpeningsPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), heading_(new QLabel(this)), state_(new QLabel(this)),
      onlyListed_(new QCheckBox(this)), moveTable_(new QTableView(this)),
      arrivalHeading_(new QLabel(this)), arrivalTable_(new QTableView(this)) {
    auto* top = new QHBoxLayout;
    top->addWidget(heading_, 1);
    top->addWidget(onlyListed_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addLayout(top);
    all->addWidget(moveTable_, 3);
    all->addWidget(arrivalHeading_);
    all->addWidget(arrivalTable_, 1);
    all->addWidget(state_);
    heading_->setTextFormat(Qt::PlainText);
    state_->setTextFormat(Qt::PlainText);
    for (QLabel* label : {heading_, state_})
        label->setWordWrap(true);
    moveTable_->setObjectName("moves");
    setFocusProxy(moveTable_);
    arrivalTable_->setObjectName("arrivals");
    onlyListed_->setObjectName("onlyListed");
    columns_ = {setUp(*moveTable_, moves_), setUp(*arrivalTable_, arrivals_)};
    setPlaceholder(*moveTable_, [this] {
        return table_ ? tr("No game of the database goes on from here. Go back in the game: the "
                           "moves that were played there are counted.")
                      : QString();
    });

    waiting_.setSingleShot(true);
    waiting_.setInterval(askingPause);
    connect(&waiting_, &QTimer::timeout, this, &OpeningsPanel::ask);
    connect(&document_, &GameDocument::currentChanged, this, &OpeningsPanel::follow);
    connect(onlyListed_, &QCheckBox::toggled, this, &OpeningsPanel::follow);
    connect(&explorer_, &OpeningExplorer::found, this, &OpeningsPanel::showTable);
    connect(&explorer_, &OpeningExplorer::failed, this,
            [this](const QString& reason) { clear([reason] { return reason; }); });
    connect(&explorer_, &OpeningExplorer::refused, this,
            [this](const db::FilterError& error) { clear([error] { return worded(error); }); });
    connect(&explorer_, &OpeningExplorer::progressed, this, [this](quint64 done, quint64 total) {
        const QLocale locale;
        why_ = {};
        state_->setText(tr("%1 of %2 games without an index have been read.")
                            .arg(locale.toString(done), locale.toString(total)));
    });
    connect(moveTable_, &QTableView::clicked, this,
            [this](const QModelIndex& index) { playRow(index.row()); });
    connect(arrivalTable_, &QTableView::clicked, this,
            [this](const QModelIndex& index) { goBackBy(index.row()); });
    for (QTableView* table : {moveTable_, arrivalTable_})
        table->installEventFilter(this);
    keepTranslated(*this, [this] { retranslate(); });
}

void OpeningsPanel::setStore(const std::filesystem::path& file) {
    store_ = file;
    follow();
}

void OpeningsPanel::focusMoves() {
    moveTable_->setFocus(Qt::ShortcutFocusReason);
}

void OpeningsPanel::setFilter(const db::Filter& filter) {
    filter_ = filter;
    if (onlyListed_->isChecked())
        follow();
}

// The list belongs to another position from now on: it must not be clicked.
void OpeningsPanel::follow() {
    table_.reset();
    explorer_.cancel();
    if (isVisible() && !store_.empty())
        waiting_.start();
}

void OpeningsPanel::ask() {
    if (!document_.position())
        return clear([] {
            return tr("The position is not known here: a move before it was not recorded.");
        });
    explorer_.ask(
        {store_, onlyListed_->isChecked() ? filter_ : db::Filter{}, *document_.position()});
}

void OpeningsPanel::showTable(const db::OpeningTable& table) {
    const rules::Color side = table.position.toMove();
    const std::uint32_t here = table.opening != 0 ? table.opening : lastOpening(document_);
    std::vector<pages::TreeLine> lines;
    std::vector<OpeningRow> rows;
    for (const db::OpeningMove& m : table.moves) {
        lines.push_back({m, table.position.after(m.move), {}});
        rows.push_back({side, m.tally, m.reached, nameAfter(here, m)});
    }
    moves_.setRows(pages::openingTable(lines, rulesLanguage()), std::move(rows));
    rows.clear();
    for (const db::Arrival& a : table.arrivals)
        rows.push_back({side, a.tally, 0, {}});
    arrivals_.setRows(pages::arrivalTable(table.arrivals, rulesLanguage()), std::move(rows));
    leaveOutRatings();
    // With one move to a position there is nothing to choose.
    const bool several = table.arrivals.size() > 1;
    arrivalTable_->setVisible(several);
    arrivalHeading_->setVisible(several);
    heading_->setText(summary(table));
    why_ = {};
    state_->setVisible(!table.damaged.empty());
    state_->setText(table.damaged.empty()
                        ? QString()
                        : trPlural("%Ln game is damaged and could not be counted.",
                                   "%Ln games are damaged and could not be counted.",
                                   static_cast<int>(table.damaged.size())));
    table_ = table;
}

// A table in which nobody has a rating goes without the columns of ratings.
void OpeningsPanel::leaveOutRatings() {
    for (const auto& [list, model] :
         {std::pair(columns_[0], &moves_), std::pair(columns_[1], &arrivals_)})
        for (const int column : {OpeningModel::rating, OpeningModel::performance})
            list->setWanted(column, model->hasRatings());
}

QString OpeningsPanel::summary(const db::OpeningTable& table) const {
    QString text = table.all.games == 0
                       ? sentence({"opening-never", {}})
                       : trPlural("%Ln game", "%Ln games", static_cast<int>(table.all.games));
    if (table.ended > 0)
        text += QStringLiteral(", ") +
                trPlural("%Ln ended here", "%Ln ended here", static_cast<int>(table.ended));
    QString opening = qtText(db::openingText(table.opening, rulesLanguage()));
    if (table.opening == 0)
        if (const std::uint32_t last = lastOpening(document_); last != 0)
            opening = qtText(db::openingText(last, rulesLanguage())) + QStringLiteral(" …");
    return opening.isEmpty() ? text : opening + QStringLiteral("  ·  ") + text;
}

void OpeningsPanel::clear(std::function<QString()> why) {
    moves_.setRows(pages::openingTable({}, rulesLanguage()), {});
    arrivals_.setRows(pages::arrivalTable({}, rulesLanguage()), {});
    arrivalTable_->hide();
    arrivalHeading_->hide();
    heading_->clear();
    why_ = std::move(why);
    state_->setVisible(static_cast<bool>(why_));
    state_->setText(why_ ? why_() : QString());
}

void OpeningsPanel::playRow(int row) {
    if (table_ && row >= 0 && row < static_cast<int>(table_->moves.size()))
        document_.explore(rules::Move(table_->moves[static_cast<std::size_t>(row)].move));
}

// Back in the open game if it has this move; else the position before is explored, with the way
// back to the game that every explored position has.
void OpeningsPanel::goBackBy(int row) {
    if (!table_ || row < 0 || row >= static_cast<int>(table_->arrivals.size()))
        return;
    const rules::Position from = table_->arrivals[static_cast<std::size_t>(row)].from;
    if (document_.positionBefore() == from)
        return document_.goPrevious();
    document_.explore({document_.current(), from, {}});
}

bool OpeningsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (watched == moveTable_)
        playRow(moveTable_->currentIndex().row());
    else
        goBackBy(arrivalTable_->currentIndex().row());
    return true;
}

void OpeningsPanel::retranslate() {
    setWindowTitle(tr("Openings"));
    onlyListed_->setText(tr("Only games in the list"));
    onlyListed_->setAccessibleName(tr("Count only games in the list"));
    onlyListed_->setToolTip(tr("Counts only the games that pass the filter of the list"));
    arrivalHeading_->setText(tr("How games reached this position"));
    moveTable_->setAccessibleName(tr("Moves played here"));
    arrivalTable_->setAccessibleName(tr("Moves that led here"));
    if (table_)
        showTable(db::OpeningTable(*table_));
    else
        clear(std::move(why_));
    for (ListColumns* columns : columns_)
        columns->fit();
}

void OpeningsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

void OpeningsPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    waiting_.stop();
    explorer_.cancel();
}

namespace {

// Where the table has the columns of the window; the bar draws the three that it begins with.
constexpr std::array<std::size_t, OpeningModel::opening> placesInTable{0, 1, 2, 5, 6, 7, 9};

QVariant alignmentOf(int column) {
    Qt::Alignment across = Qt::AlignLeft;
    if (column == OpeningModel::games || column == OpeningModel::score ||
        column == OpeningModel::rating || column == OpeningModel::performance)
        across = Qt::AlignRight;
    else if (column == OpeningModel::bar || column == OpeningModel::years)
        across = Qt::AlignHCenter; // separate from the numbers before them
    return QVariant::fromValue(Qt::AlignVCenter | across);
}

} // namespace

void OpeningModel::setRows(const pages::SheetTable& table, std::vector<OpeningRow> rows) {
    beginResetModel();
    table_ = shownPart(table);
    rows_ = std::move(rows);
    endResetModel();
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

bool OpeningModel::hasRatings() const {
    return std::ranges::any_of(rows_,
                               [](const OpeningRow& row) { return row.tally.rating.has_value(); });
}

int OpeningModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int OpeningModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant OpeningModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const OpeningRow& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(static_cast<std::size_t>(index.row()), index.column());
    case Qt::ToolTipRole:
        return plainTip(explained(row));
    case Qt::ForegroundRole: // never played here
        return row.tally.games == 0
                   ? QVariant(QApplication::palette().color(QPalette::PlaceholderText))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case tallyRole:
        return QVariant::fromValue(row.tally);
    case sideRole:
        return static_cast<int>(row.side);
    default:
        return {};
    }
}

QString OpeningModel::shown(std::size_t row, int column) const {
    const db::Tally& t = rows_[row].tally;
    if (column == opening)
        return rows_[row].opening;
    if (column == games)
        return t.games == 0 ? QStringLiteral("(%1)").arg(numberText(rows_[row].reached))
                            : numberText(t.games);
    if (column == bar) // the drawing in words
        return t.games == 0
                   ? QString()
                   : QStringLiteral("%1 / %2 / %3")
                         .arg(numberText(t.wins), numberText(t.draws), numberText(t.losses));
    const QString text =
        shownCell(table_.rows[row].at(placesInTable.at(static_cast<std::size_t>(column))).text);
    return column == score && !text.isEmpty() ? text + QLatin1Char('%') : text;
}

QString OpeningModel::explained(const OpeningRow& row) {
    if (row.tally.games == 0)
        return trPlural(
            "Never played here, but %Ln game reached the position after it by another move order.",
            "Never played here, but %Ln games reached the position after it by another move order.",
            static_cast<int>(row.reached));
    const QString text = row.side == rules::Color::white
                             ? tr("White won %1, drew %2 and lost %3 of %4 games.")
                             : tr("Black won %1, drew %2 and lost %3 of %4 games.");
    const QString opening = row.opening.isEmpty() ? QString() : row.opening + QStringLiteral(". ");
    return opening +
           text.arg(numberText(row.tally.wins), numberText(row.tally.draws),
                    numberText(row.tally.losses), numberText(row.tally.games)) +
           QLatin1Char(' ') +
           trPlural("In %Ln of them the opponent has a rating.",
                    "In %Ln of them the opponent has a rating.", static_cast<int>(row.tally.rated));
}

QVariant OpeningModel::headerExplained(int section) {
    switch (section) {
    case score:
        return tr("Points of the side to move");
    case rating:
        return tr("Average rating");
    case performance:
        return trPlural("The rating that this score corresponds to, from the games in which the "
                        "opponent has one; empty if they are fewer than %Ln",
                        "The rating that this score corresponds to, from the games in which the "
                        "opponent has one; empty if they are fewer than %Ln",
                        static_cast<int>(db::Tally::leastRated));
    default:
        return {};
    }
}

QVariant OpeningModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    if (role == Qt::ToolTipRole)
        return headerExplained(section);
    if (role != Qt::DisplayRole)
        return {};
    if (section == bar)
        return tr("Won, drawn, lost");
    if (section == opening)
        return tr("Opening");
    const std::size_t place = placesInTable.at(static_cast<std::size_t>(section));
    return place < table_.columns.size() ? qtText(table_.columns[place].title) : QString();
}

void OpeningExplorer::ask(const OpeningWish& wish) {
    job_.start([this, wish, names = NamesInUse::of(*this)](const Job::Report& report,
                                                           const std::stop_token& stop) {
        return answer(wish, names, report, stop);
    });
}

// This runs in the thread of the job.
Job::Step OpeningExplorer::answer(const OpeningWish& wish, const NamesInUse::Names& names,
                                  const Job::Report& report, const std::stop_token& stop) {
    base::Throttle throttle;
    const auto progress = [&](std::uint64_t done, std::uint64_t total) {
        if (throttle.isDue())
            report([this, done, total] { emit progressed(done, total); });
    };
    try {
        db::Store store(wish.store, db::Store::Access::read, names);
        db::OpeningBook book(store, wish.filter, stop, progress);
        auto table = std::make_shared<const db::OpeningTable>(book.at(wish.position, {true, 0}));
        return [this, table] {
            if (table->complete)
                emit found(*table);
        };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

namespace {

struct Part {
    std::uint64_t games;
    QColor fill;
    QColor text;
};

} // namespace

void ResultBar::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const {
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    QStyledItemDelegate::paint(painter, background, {});

    const auto tally = index.data(OpeningModel::tallyRole).value<db::Tally>();
    const std::uint64_t known = tally.wins + tally.draws + tally.losses;
    if (known == 0)
        return;
    const bool white =
        index.data(OpeningModel::sideRole).toInt() == static_cast<int>(rules::Color::white);
    const look::Colours& colours = look::coloursOf(option.palette);
    const QColor own = white ? whiteColour : blackColour;
    const QColor other = white ? blackColour : whiteColour;
    const std::array<Part, 3> parts{Part{tally.wins, own, other},
                                    Part{tally.draws, colours.draw, colours.onDraw},
                                    Part{tally.losses, other, own}};

    painter->save();
    const QRectF area = QRectF(option.rect).marginsRemoved(look::around(look::line::chosen));
    double left = area.left();
    QFont font = option.font;
    font.setPixelSize(std::max(look::letters::least, static_cast<int>(area.height() * 0.72)));
    painter->setFont(font);
    for (const Part& part : parts) {
        const double share = static_cast<double>(part.games) / static_cast<double>(known);
        const QRectF box(left, area.top(), area.width() * share, area.height());
        painter->fillRect(box, part.fill);
        left = box.right();
        const QString percent = QStringLiteral("%1%").arg(qRound(100 * share));
        if (QFontMetricsF(font).horizontalAdvance(percent) + 4 > box.width())
            continue;
        painter->setPen(part.text);
        painter->drawText(box, Qt::AlignCenter, percent);
    }
    painter->setPen(colours.secondText);
    painter->drawRect(area);
    painter->restore();
}

} // namespace damscope::gui
