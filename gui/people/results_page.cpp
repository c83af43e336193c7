// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/results_page.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

ResultModel& modelOf(const QTableView& table) {
    return static_cast<ResultModel&>(*table.model());
}

// The next game that has a result to type, in the column of the last one.
void goDown(QTableView& table) {
    const QModelIndex now = modelOf(table).typedCell(table.currentIndex());
    for (int row = now.row() + 1; row < table.model()->rowCount(); ++row)
        if (const QModelIndex next = now.siblingAtRow(row); next.flags() & Qt::ItemIsEditable)
            return table.setCurrentIndex(next);
}

// The first game without a result; else the one where the user was, else the first one.
void goToFirst(QTableView& table, const EventResults& results, std::optional<db::GameId> was) {
    const ResultModel& model = modelOf(table);
    QModelIndex first;
    QModelIndex same;
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            if (!(cell.flags() & Qt::ItemIsEditable))
                continue;
            if (!first.isValid())
                first = cell;
            const std::optional<db::GameId> id = model.gameAt(cell);
            if (!same.isValid() && id == was)
                same = cell;
            const db::EventGame* game = results.find(*id);
            if (game != nullptr && game->result == rules::GameResult::unknown)
                return table.setCurrentIndex(cell);
        }
    table.setCurrentIndex(same.isValid() ? same : first);
}

// What a forfeit, or a result, is for the player who has White or not.
std::optional<pages::TypedResult> resultOf(GameDeed deed, bool hasWhite) {
    using rules::GameResult;
    const GameResult won = hasWhite ? GameResult::whiteWins : GameResult::blackWins;
    const rules::ResultDetail forfeit{.forfeit = true};
    switch (deed) {
    case GameDeed::playerWins:
        return pages::TypedResult{won, {}};
    case GameDeed::draw:
        return pages::TypedResult{GameResult::draw, {}};
    case GameDeed::opponentWins:
        return pages::TypedResult{exchanged(won), {}};
    case GameDeed::opponentAbsent:
        return pages::TypedResult{won, forfeit};
    case GameDeed::playerAbsent:
        return pages::TypedResult{exchanged(won), forfeit};
    case GameDeed::bothAbsent:
        return pages::TypedResult{GameResult::bothLose, forfeit};
    case GameDeed::clear:
        return pages::TypedResult{};
    default:
        return std::nullopt;
    }
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
    setFocusProxy(list_);
    connect(&results_, &EventResults::replaced, this, &ResultsPage::show);
    connect(&results_, &EventResults::changed, this, &ResultsPage::fitColumns);
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
    table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table, &QTableView::customContextMenuRequested, this,
            [this, table](const QPoint& at) { openMenu(*table, at); });
    connect(table, &QTableView::doubleClicked, this, [this, &model](const QModelIndex& index) {
        if (const auto game = model.gameAt(index))
            emit gameChosen(*game);
    });
    // What is current is lost when the model is made again.
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, &model](const QModelIndex& index) {
                if (const auto game = model.gameAt(index))
                    current_ = game;
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

bool ResultsPage::eventFilter(QObject* watched, QEvent* event) {
    auto* table = qobject_cast<QTableView*>(watched);
    if (table == nullptr || event->type() != QEvent::KeyPress ||
        !takeKey(*table, *static_cast<QKeyEvent*>(event)))
        return QWidget::eventFilter(watched, event);
    return true;
}

// Enter goes to the next game, and never leaves the table: an editor passes it on.
bool ResultsPage::takeKey(QTableView& table, const QKeyEvent& key) {
    const QModelIndex now = table.currentIndex();
    const bool isEditing = now.isValid() && table.indexWidget(now) != nullptr;
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (isEnter && !(key.modifiers() & Qt::ControlModifier)) {
        if (isEditing)
            goDownSoon(table);
        else
            goDown(table);
        return true;
    }
    if (!now.isValid() || isEditing)
        return false;
    if (const auto deed = deedOf(key)) {
        carryOut(*deed, table, now);
        return true;
    }
    return typeAtOnce(table, key.text());
}

// A digit that cannot be the first of several.
bool ResultsPage::typeAtOnce(QTableView& table, const QString& sign) {
    const ResultModel& model = modelOf(table);
    const QModelIndex cell = model.typedCell(table.currentIndex());
    const auto game = model.gameAt(cell);
    const bool isDigit = sign == u"½" || (sign.size() == 1 && sign.front().isDigit());
    if (!game || !isDigit || model.hasSeveral(cell) ||
        pages::pointsText(results_.points().win).size() > 1)
        return false;
    const auto typed =
        pages::readPoints(results_.points(), sign.toStdString(), model.hasWhite(cell));
    if (!typed)
        return false;
    results_.put(*game, *typed);
    goDown(table);
    return true;
}

void ResultsPage::carryOut(GameDeed deed, QTableView& table, const QModelIndex& cell) {
    if (deed == GameDeed::nextRound)
        return emit nextRoundWanted();
    const ResultModel& model = modelOf(table);
    const QModelIndex typed = model.typedCell(cell);
    const auto id = model.gameAt(typed);
    const db::EventGame* game = id ? results_.find(*id) : nullptr;
    if (game == nullptr)
        return;
    if (deed == GameDeed::otherResult) {
        table.setCurrentIndex(typed);
        return table.edit(typed);
    }
    const bool hasWhite = model.hasWhite(typed);
    if (const auto result = resultOf(deed, hasWhite)) {
        results_.put(*id, *result);
        if (deed != GameDeed::clear)
            goDown(table);
        return;
    }
    const bool ofPlayer = deed == GameDeed::byeForPlayer || deed == GameDeed::playerLeaves;
    const bool ofWhite = hasWhite == ofPlayer;
    if (deed == GameDeed::open)
        emit gameChosen(*id);
    else if (deed == GameDeed::byeForPlayer || deed == GameDeed::byeForOpponent)
        emit byeWanted(*id, ofWhite ? rules::Color::white : rules::Color::black);
    else
        emit playerLeft(ofWhite ? game->white : game->black);
}

// Opens the menu of the cell below the mouse pointer, or of the current cell if a key asks for it.
void ResultsPage::openMenu(QTableView& table, const QPoint& at) {
    const QModelIndex pointed = table.indexAt(at);
    const QModelIndex cell = pointed.isValid() ? pointed : table.currentIndex();
    const ResultModel& model = modelOf(table);
    const auto id = cell.isValid() ? model.gameAt(cell) : std::optional<db::GameId>();
    const db::EventGame* game = id ? results_.find(*id) : nullptr;
    if (game == nullptr)
        return;
    table.setCurrentIndex(cell);
    const auto nameOf = [this](std::size_t player) {
        return qtText(pages::playerName(results_.page().players.at(player)));
    };
    const bool hasWhite = model.hasWhite(model.typedCell(cell));
    auto* menu = new QMenu(this);
    menu->setObjectName("gameDeeds");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const GameDeed deed : gameDeeds()) {
        if (beginsGroup(deed))
            menu->addSeparator();
        QAction* action =
            menu->addAction(wordsOf(deed, nameOf(hasWhite ? game->white : game->black),
                                    nameOf(hasWhite ? game->black : game->white))
                                .replace(u'&', QLatin1String("&&")));
        action->setShortcut(keyOf(deed));
        connect(action, &QAction::triggered, this,
                [this, deed, &table, cell = QPersistentModelIndex(cell)] {
                    if (cell.isValid())
                        carryOut(deed, table, cell);
                });
    }
    menu->popup(table.viewport()->mapToGlobal(
        pointed.isValid() ? at : table.visualRect(cell).bottomLeft()));
}

int ResultsPage::round() const {
    const int row = list_->currentIndex().row();
    return row < 0 || results_.isEmpty() ? 0
                                         : results_.games().at(static_cast<std::size_t>(row)).round;
}

void ResultsPage::show() {
    title_->setText(results_.isEmpty() ? QString() : qtText(results_.page().event.name));
    table_->setVisible(!results_.isEmpty() && !results_.grid().isEmpty());
    fitColumns();
    const std::optional<db::GameId> was = current_;
    if (!results_.isEmpty())
        for (QTableView* table : {table_, list_})
            goToFirst(*table, results_, was);
}

// As wide as what they say: a result can be longer than none.
void ResultsPage::fitColumns() {
    for (QTableView* table : {table_, list_})
        table->resizeColumnsToContents();
}

void ResultsPage::retranslate() {
    help_->setText(tr("One key is a result, for the player of the row or for White: 2, 1, 0, or +, "
                      "=, -; the next game follows. E: another result, such as 9-1. F: a "
                      "forfeit, B: a bye, W: a player has left, R: the next round; with Shift for "
                      "the other player. Delete clears a result, Ctrl+Enter opens the game."));
    table_->setAccessibleName(tr("Crosstable"));
    list_->setAccessibleName(tr("Games by round"));
    crosstable_->retranslate();
    rounds_->retranslate();
}

} // namespace damscope::gui
