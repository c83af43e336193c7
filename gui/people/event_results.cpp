// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/event_results.hpp"

#include "gui/base/text.hpp"
#include "pages/sheet.hpp"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

void EventResults::set(db::EventPage page) {
    grid_.reset();
    page_ = std::move(page);
    std::ranges::stable_sort(page_.table.games, {}, &db::EventGame::round);
    grid_.emplace(page_);
    emit replaced();
}

void EventResults::clear() {
    grid_.reset();
    page_ = {};
    emit replaced();
}

void EventResults::type(db::GameId game, const QString& text, bool white) {
    const auto result = pages::readPoints(page_.points, text.toStdString(), white);
    if (!result) {
        emit refused(text);
        return;
    }
    put(game, *result);
}

void EventResults::typeInCell(std::size_t place, std::size_t column, const QString& text) {
    const auto games = grid().gamesAt(place, column);
    if (games.size() == 1)
        return type(db::GameId{games.front()->game}, text, grid().hasWhite(*games.front(), place));
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    const QStringList parts = text.split(blanks, Qt::SkipEmptyParts);
    if (parts.size() != static_cast<qsizetype>(games.size())) {
        emit refused(text);
        return;
    }
    std::vector<std::pair<db::GameId, bool>> sides; // typing changes what `games` refers to
    sides.reserve(games.size());
    for (const db::EventGame* game : games)
        sides.emplace_back(db::GameId{game->game}, grid().hasWhite(*game, place));
    for (std::size_t i = 0; i < sides.size(); ++i)
        type(sides[i].first, parts[static_cast<qsizetype>(i)], sides[i].second);
}

const db::EventGame* EventResults::find(db::GameId game) const {
    const auto found =
        std::ranges::find(games(), static_cast<std::uint32_t>(game), &db::EventGame::game);
    return found == games().end() ? nullptr : &*found;
}

QString EventResults::playersOf(db::GameId game) const {
    const db::EventGame* const found = find(game);
    if (found == nullptr)
        return {};
    const auto nameOf = [this](std::size_t player) {
        return isolatedText(qtText(page_.players.at(player).name));
    };
    const QString players = nameOf(found->white) + QStringLiteral(" – ") + nameOf(found->black);
    return found->round == 0 ? players : tr("%1 (round %2)").arg(players).arg(found->round);
}

void EventResults::put(db::GameId game, const pages::TypedResult& result) {
    const auto found = std::ranges::find(
        page_.table.games, game, [](const db::EventGame& each) { return db::GameId{each.game}; });
    if (found == page_.table.games.end() ||
        pages::TypedResult{found->result, found->detail} == result)
        return;
    found->result = result.result;
    found->detail = result.detail;
    count();
    emit changed();
    emit typed(game, result);
}

// Ratings do not change while results are typed, and need not be counted.
db::EventPage EventResults::counted() const {
    db::EventPage page = page_;
    page.table =
        db::crosstable(page_.table.games, std::vector<int>(page_.players.size()), page_.points, {},
                       0, page_.table.byes, page_.table.withdrawals, page_.table.tieBreaks);
    return page;
}

void EventResults::count() {
    const db::EventPage now = counted();
    for (db::Standing& row : page_.table.standings)
        if (const auto found =
                std::ranges::find(now.table.standings, row.player, &db::Standing::player);
            found != now.table.standings.end())
            row = *found;
    grid_.emplace(page_);
}

namespace {

// Before and after the results of a row of the crosstable. The points are in sight however many
// players there are.
constexpr int pointsColumn = 2;
constexpr int titleColumns = 3; // place, name and points
constexpr int countColumns = 1; // games

QString word(const char* key) {
    return qtText(pages::pageWord(key, rulesLanguage()));
}

} // namespace

ResultModel::ResultModel(EventResults& results) : QAbstractTableModel(&results), results_(results) {
    connect(&results, &EventResults::replaced, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&results, &EventResults::changed, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

void ResultModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, std::max(0, columnCount() - 1));
}

int ResultModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || results_.isEmpty() ? 0 : static_cast<int>(rows());
}

int ResultModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnsShown();
}

QVariant ResultModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || results_.isEmpty())
        return {};
    switch (role) {
    case Qt::EditRole:
        return isTyped(index) ? QString() : text(index); // a result is typed from the start
    case Qt::DisplayRole:
        return text(index);
    case Qt::AccessibleTextRole:
        return spoken(index);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter |
                                   (isName(index.column()) ? Qt::AlignLeft : Qt::AlignHCenter));
    default:
        return {};
    }
}

bool ResultModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !isTyped(index) || value.toString().trimmed().isEmpty())
        return false;
    type(index, value.toString());
    return true;
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const {
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? title(section) : QVariant();
}

Qt::ItemFlags ResultModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags shown = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return isTyped(index) ? shown | Qt::ItemIsEditable : shown;
}

std::size_t CrosstableModel::rows() const {
    return results_.page().table.standings.size();
}

int CrosstableModel::columnsShown() const {
    return results_.isEmpty() ? 0 : titleColumns + static_cast<int>(titles().size()) + countColumns;
}

QStringList CrosstableModel::titles() const {
    QStringList texts;
    if (!results_.grid().isEmpty())
        for (const std::string& title : results_.grid().titles(rulesLanguage()))
            texts << qtText(title);
    return texts;
}

bool CrosstableModel::isTyped(const QModelIndex& index) const {
    return gameAt(index).has_value();
}

std::optional<db::GameId> CrosstableModel::gameAt(const QModelIndex& index) const {
    const int column = index.column() - titleColumns;
    if (column < 0 || index.column() >= columnCount() - countColumns)
        return std::nullopt;
    const std::uint32_t game = results_.grid()
                                   .games(static_cast<std::size_t>(index.row()))
                                   .at(static_cast<std::size_t>(column));
    return game == 0 ? std::nullopt : std::optional(db::GameId{game});
}

bool CrosstableModel::hasWhite(const QModelIndex& index) const {
    const auto id = gameAt(index);
    const db::EventGame* game = id ? results_.find(*id) : nullptr;
    return game != nullptr &&
           results_.grid().hasWhite(*game, static_cast<std::size_t>(index.row()));
}

bool CrosstableModel::hasSeveral(const QModelIndex& index) const {
    return results_.grid()
               .gamesAt(static_cast<std::size_t>(index.row()),
                        static_cast<std::size_t>(index.column() - titleColumns))
               .size() > 1;
}

QString CrosstableModel::text(const QModelIndex& index) const {
    const auto place = static_cast<std::size_t>(index.row());
    const db::Standing& row = results_.page().table.standings.at(place);
    if (index.column() == 0)
        return QString::number(place + 1);
    if (index.column() == 1)
        return qtText(pages::playerName(results_.page().players.at(row.player)));
    if (index.column() == pointsColumn)
        return shownCell(pages::pointsText(row.points));
    if (index.column() == columnCount() - countColumns)
        return QString::number(row.games - row.open);
    return qtText(
        results_.grid().row(place).at(static_cast<std::size_t>(index.column() - titleColumns)));
}

// "Jansen, R3: 5w2".
QString CrosstableModel::spoken(const QModelIndex& index) const {
    return QStringLiteral("%1, %2: %3")
        .arg(text(this->index(index.row(), 1)), title(index.column()), text(index));
}

void CrosstableModel::type(const QModelIndex& index, const QString& text) {
    results_.typeInCell(static_cast<std::size_t>(index.row()),
                        static_cast<std::size_t>(index.column() - titleColumns), text);
}

QString CrosstableModel::title(int column) const {
    if (results_.isEmpty())
        return {};
    if (column == 0)
        return QStringLiteral("#");
    if (column == 1)
        return word("player");
    if (column == pointsColumn)
        return word("points");
    if (column == columnCount() - countColumns)
        return word("games");
    return titles().value(column - titleColumns);
}

std::size_t RoundsModel::rows() const {
    return results_.games().size();
}

std::optional<db::GameId> RoundsModel::gameAt(const QModelIndex& index) const {
    return index.isValid() ? std::optional(db::GameId{
                                 results_.games().at(static_cast<std::size_t>(index.row())).game})
                           : std::nullopt;
}

QString RoundsModel::text(const QModelIndex& index) const {
    const db::EventGame& game = results_.games().at(static_cast<std::size_t>(index.row()));
    switch (index.column()) {
    case round:
        return qtText(pages::knownNumber(game.round));
    case white:
        return qtText(pages::playerName(results_.page().players.at(game.white)));
    case black:
        return qtText(pages::playerName(results_.page().players.at(game.black)));
    default:
        break;
    }
    const QString text = qtText(pages::resultText(results_.points(), game));
    return game.detail.forfeit ? text + QLatin1Char('F') : text;
}

void RoundsModel::type(const QModelIndex& index, const QString& text) {
    results_.type(*gameAt(index), text, true);
}

QString RoundsModel::title(int column) const {
    constexpr std::array keys{"round", "white", "black", "result"};
    return word(keys.at(static_cast<std::size_t>(column)));
}

} // namespace damscope::gui
