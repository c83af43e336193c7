// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_table_model.hpp"

#include "db/search/lists/filter_choices.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <QAction>
#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QMenu>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <variant>

namespace damscope::gui {

namespace {

Qt::Alignment alignmentOf(int column) {
    switch (column) {
    case GameTableModel::number:
    case GameTableModel::whiteRating:
    case GameTableModel::blackRating:
    case GameTableModel::moves:
        return Qt::AlignVCenter | Qt::AlignRight;
    case GameTableModel::result:
        return Qt::AlignVCenter | Qt::AlignHCenter;
    default:
        return Qt::AlignVCenter | Qt::AlignLeft;
    }
}

} // namespace

GameTableModel::GameTableModel(QObject* parent)
    : QAbstractTableModel(parent), lines_([this](const QString& reason) { emit failed(reason); }) {}

void GameTableModel::setStore(const std::filesystem::path& file) {
    lines_.open(file);
    setGames({});
}

void GameTableModel::setGames(std::vector<db::GameId> games) {
    beginResetModel();
    games_ = std::move(games);
    lines_.clear();
    endResetModel();
}

std::optional<db::GameId> GameTableModel::gameAt(int row) const {
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return games_[static_cast<std::size_t>(row)];
}

std::optional<int> GameTableModel::rowOf(db::GameId game) const {
    const auto found = std::ranges::find(games_, game);
    return found == games_.end() ? std::nullopt
                                 : std::optional(static_cast<int>(found - games_.begin()));
}

db::SortBy GameTableModel::orderOf(int column) {
    using db::SortBy;
    constexpr std::array<SortBy, columns> orders{SortBy::imported, SortBy::white,  SortBy::rating,
                                                 SortBy::black,    SortBy::rating, SortBy::result,
                                                 SortBy::event,    SortBy::date,   SortBy::imported,
                                                 SortBy::imported, SortBy::plies,  SortBy::opening};
    return orders.at(static_cast<std::size_t>(column));
}

QString GameTableModel::fullName(int column) {
    assert(column >= 0 && column < columns);
    const std::array<QString, columns> names{
        tr("Number"),         tr("White"),   tr("White's rating"), tr("Black"),
        tr("Black's rating"), tr("Result"),  tr("Event"),          tr("Date"),
        tr("Round"),          tr("Variant"), tr("Moves"),          tr("Opening")};
    return names[static_cast<std::size_t>(column)];
}

int GameTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int GameTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant GameTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(index.column()));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const db::GameLine* row = lines_.line(games_, static_cast<std::size_t>(index.row()));
    if (row == nullptr)
        return {};
    if (role == Qt::DisplayRole)
        return shown(*row, index.column());
    if (row->problems == 0)
        return {};
    return plainTip(trPlural("%Ln problem was found when this game was read.",
                             "%Ln problems were found when this game was read.", row->problems));
}

QVariant GameTableModel::shown(const db::GameLine& line, int column) {
    using db::GameField;
    constexpr std::array<GameField, columns> fields{
        GameField::id,          GameField::white,   GameField::whiteRating, GameField::black,
        GameField::blackRating, GameField::result,  GameField::event,       GameField::date,
        GameField::round,       GameField::variant, GameField::plies,       GameField::opening};
    if (column == variant)
        return variantTitle(line.header.variant);
    if (column == moves)
        return (line.header.plies + 1) / 2;
    return shownField(line, fields.at(static_cast<std::size_t>(column)));
}

QVariant GameTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columns)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, columns> names{
        tr("No."),   tr("White"), tr("Rating"), tr("Black"),   tr("Rating"), tr("Result"),
        tr("Event"), tr("Date"),  tr("Round"),  tr("Variant"), tr("Moves"),  tr("Opening")};
    return names[static_cast<std::size_t>(section)];
}

namespace {

// A page may have to be read from a disk, row by row, while the user waits for it.
constexpr std::size_t rowsPerPage = 16;
constexpr std::size_t keptPages = 256;

} // namespace

void GameLines::open(const std::filesystem::path& file) {
    std::optional<db::Store> opened;
    if (!file.empty())
        opened.emplace(file, db::Store::Access::read);
    clear();
    store_ = std::move(opened);
}

void GameLines::clear() {
    pages_.clear();
    recent_.clear();
}

void GameLines::grown(std::size_t rowsBefore) {
    const std::size_t last = rowsBefore / rowsPerPage;
    pages_.erase(last);
    recent_.remove(last);
}

const db::GameLine* GameLines::line(std::span<const db::GameId> games, std::size_t row) {
    assert(row < games.size());
    const Page* rows = page(games, row / rowsPerPage);
    if (rows == nullptr)
        return nullptr;
    // A game that has been deleted meanwhile leaves a gap.
    const auto found = std::ranges::find(*rows, games[row], &db::GameLine::id);
    return found == rows->end() ? nullptr : &*found;
}

const GameLines::Page* GameLines::page(std::span<const db::GameId> games, std::size_t wanted) {
    if (const auto found = pages_.find(wanted); found != pages_.end()) {
        if (recent_.front() != wanted) {
            recent_.remove(wanted);
            recent_.push_front(wanted);
        }
        return &found->second;
    }
    if (!store_)
        return nullptr;
    const std::size_t first = wanted * rowsPerPage;
    assert(first < games.size());
    const std::size_t count = std::min(rowsPerPage, games.size() - first);
    Page rows;
    try {
        rows = db::gameLines(*store_, games.subspan(first, count));
    } catch (const db::Error& e) {
        failed_(worded(e)); // reported once: the empty page is kept
    }
    if (recent_.size() == keptPages) {
        pages_.erase(recent_.back());
        recent_.pop_back();
    }
    recent_.push_front(wanted);
    return &(pages_[wanted] = std::move(rows));
}

QVariant shownField(const db::GameLine& game, db::GameField field) {
    if (field == db::GameField::result)
        return resultText(game.header.variant, game.header.result);
    const db::FieldValue value = db::shownValue(game, field, rulesLanguage());
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<qlonglong>(*number);
    return std::holds_alternative<std::monostate>(value) ? QVariant()
                                                         : QVariant(qtText(db::textOf(value)));
}

QString briefly(const db::GameLine& game) {
    QString text = QStringLiteral("%1: %2 – %3")
                       .arg(db::number(game.id))
                       .arg(qtText(game.header.white), qtText(game.header.black));
    if (const std::string date = db::shownDate(game.header.date); !date.empty())
        text += QStringLiteral(", ") + qtText(date);
    return text;
}

namespace {

constexpr quint32 stateMark = 0x44474331; // "DGC1"

// Columns that can be empty in a whole store.
constexpr std::array<std::pair<int, db::GameField>, 5> optional{
    std::pair(GameTableModel::whiteRating, db::GameField::whiteRating),
    std::pair(GameTableModel::blackRating, db::GameField::blackRating),
    std::pair(GameTableModel::event, db::GameField::event),
    std::pair(GameTableModel::round, db::GameField::round),
    std::pair(GameTableModel::opening, db::GameField::opening)};

} // namespace

GameColumns::GameColumns(QHeaderView& header) : QObject(&header), header_(header) {}

void GameColumns::follow(const std::filesystem::path& store) {
    job_.start([this, store](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store opened(store, db::Store::Access::read);
        const auto used = db::usedFields(opened);
        std::set<int> filled;
        for (const auto& [column, field] : optional)
            if (used.contains(field))
                filled.insert(column);
        return [this, filled] { hideEmpty(filled); };
    });
}

void GameColumns::hideEmpty(const std::set<int>& filled) {
    for (const auto& [column, field] : optional)
        if (!chosen_.contains(column))
            header_.setSectionHidden(column, !filled.contains(column));
}

void GameColumns::choose(int column, bool shown) {
    chosen_.insert(column);
    header_.setSectionHidden(column, !shown);
}

void GameColumns::fill(QMenu& menu) {
    for (int i = 0; i < GameTableModel::columns; ++i) {
        QAction* shown = menu.addAction(GameTableModel::fullName(i));
        shown->setCheckable(true);
        shown->setChecked(!header_.isSectionHidden(i));
        // The last column stays: a table without columns could not be clicked.
        shown->setEnabled(header_.isSectionHidden(i) ||
                          header_.hiddenSectionCount() + 1 < header_.count());
        connect(shown, &QAction::toggled, this, [this, i](bool on) { choose(i, on); });
    }
}

QByteArray GameColumns::state() const {
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out << stateMark << QList<int>(chosen_.begin(), chosen_.end()) << header_.saveState();
    return state;
}

void GameColumns::restore(const QByteArray& state) {
    QDataStream in(state);
    quint32 mark = 0;
    in >> mark;
    if (mark != stateMark)
        return;
    QList<int> chosen;
    QByteArray header;
    in >> chosen >> header;
    chosen_ = std::set<int>(chosen.begin(), chosen.end());
    header_.restoreState(header);
}

} // namespace damscope::gui
