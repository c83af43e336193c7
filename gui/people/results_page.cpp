// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/results_page.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "pages/sheet.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

namespace {

// The next game that has a result to type, in the column of the last one.
void goDown(QTableView& table) {
    const QModelIndex now = table.currentIndex();
    for (int row = now.row() + 1; row < table.model()->rowCount(); ++row)
        if (const QModelIndex next = now.siblingAtRow(row); next.flags() & Qt::ItemIsEditable)
            return table.setCurrentIndex(next);
}

} // namespace

ResultsPage::ResultsPage(QWidget* parent)
    : QWidget(parent), results_(this), crosstable_(new CrosstableModel(results_)),
      rounds_(new RoundsModel(results_)), title_(sentenceLabel(this, "resultsTitle")),
      help_(new QLabel(this)), table_(add("crosstable", *crosstable_)),
      list_(add("rounds", *rounds_)) {
    setObjectName("results");
    QFont heading = title_->font();
    heading.setBold(true);
    title_->setFont(heading);
    help_->setObjectName("resultsHelp");
    help_->setWordWrap(true);
    auto* both = new QSplitter(Qt::Vertical, this);
    both->addWidget(table_);
    both->addWidget(list_);
    both->setChildrenCollapsible(false);
    auto* all = new QVBoxLayout(this);
    all->addWidget(title_);
    all->addWidget(help_);
    all->addWidget(both, 1);
    setFocusProxy(table_);
    connect(&results_, &EventResults::replaced, this, &ResultsPage::show);
    connect(&results_, &EventResults::refused, this, [this] { refused_ = true; });
    keepTranslated(*this, [this] { retranslate(); });
}

QTableView* ResultsPage::add(const char* name, ResultModel& model) {
    auto* table = new QTableView(this);
    table->setObjectName(name);
    table->setModel(&model);
    setUpList(*table, {});
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(true);
    table->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed);
    table->installEventFilter(this);
    connect(table, &QTableView::doubleClicked, this, [this, &model](const QModelIndex& index) {
        if (const auto game = model.gameAt(index))
            emit gameChosen(*game);
    });
    return table;
}

// Once the editor has handed its text over: the row stays if that is no result.
void ResultsPage::goDownSoon(QTableView& table) {
    refused_ = false;
    QMetaObject::invokeMethod(
        &table,
        [this, &table] {
            if (!refused_)
                goDown(table);
        },
        Qt::QueuedConnection);
}

// Delete forgets a result; Enter opens the game, as a double click does, or ends typing: the editor
// passes it on.
bool ResultsPage::eventFilter(QObject* watched, QEvent* event) {
    auto* table = qobject_cast<QTableView*>(watched);
    if (table == nullptr || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const QModelIndex now = table->currentIndex();
    const auto game = now.isValid() ? static_cast<ResultModel*>(table->model())->gameAt(now)
                                    : std::optional<db::GameId>();
    if (!game)
        return QWidget::eventFilter(watched, event);
    if (key == Qt::Key_Delete) {
        table->model()->setData(now, QStringLiteral("*"));
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (table->indexWidget(now) != nullptr) // its editor
            goDownSoon(*table);
        else
            emit gameChosen(*game);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void ResultsPage::show() {
    title_->setText(results_.isEmpty() ? QString() : qtText(results_.page().event.name));
    table_->setVisible(!results_.isEmpty() && !results_.grid().isEmpty());
    setFocusProxy(table_->isHidden() ? list_ : table_);
    for (QTableView* table : {table_, list_})
        table->resizeColumnsToContents();
}

void ResultsPage::retranslate() {
    help_->setText(tr("Type the points of the player of the row, or both: 2, 1, 0, 2-0, +, =, -. "
                      "Delete clears a result; a double click or Enter opens the game."));
    table_->setAccessibleName(tr("Crosstable"));
    list_->setAccessibleName(tr("Games by round"));
    crosstable_->retranslate();
    rounds_->retranslate();
}

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
    for (const db::EventGame* game : games)
        sides.emplace_back(db::GameId{game->game}, grid().hasWhite(*game, place));
    for (std::size_t i = 0; i < sides.size(); ++i)
        type(sides[i].first, parts[static_cast<qsizetype>(i)], sides[i].second);
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

void EventResults::count() {
    const std::vector<int> unrated(page_.players.size());
    const db::Crosstable counted = db::crosstable(page_.table.games, unrated, page_.points, {}, 0,
                                                  page_.table.byes, page_.table.withdrawals);
    for (db::Standing& row : page_.table.standings)
        if (const auto now =
                std::ranges::find(counted.standings, row.player, &db::Standing::player);
            now != counted.standings.end())
            row = *now;
    grid_.emplace(page_);
}

namespace {

// Before and after the results of a row of the crosstable.
constexpr int titleColumns = 2; // place and name
constexpr int countColumns = 2; // games and points

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

QString CrosstableModel::text(const QModelIndex& index) const {
    const auto place = static_cast<std::size_t>(index.row());
    const db::Standing& row = results_.page().table.standings.at(place);
    if (index.column() == 0)
        return QString::number(place + 1);
    if (index.column() == 1)
        return qtText(pages::playerName(results_.page().players.at(row.player)));
    const int left = columnCount() - index.column();
    if (left == 1)
        return shownCell(pages::pointsText(row.points));
    if (left == 2)
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
    const int left = columnCount() - column;
    if (left <= countColumns)
        return word(left == 1 ? "points" : "games");
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
    return qtText(pages::resultText(results_.points(), game));
}

void RoundsModel::type(const QModelIndex& index, const QString& text) {
    results_.type(*gameAt(index), text, true);
}

QString RoundsModel::title(int column) const {
    constexpr std::array keys{"round", "white", "black", "result"};
    return word(keys.at(static_cast<std::size_t>(column)));
}

} // namespace damscope::gui
