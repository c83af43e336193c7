// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/repertoire_side.hpp"

#include "db/findings/repertoire/edit_repertoire.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/openings/tree.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/sheet_model.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/database/collections.hpp"
#include "gui/look/theme.hpp"
#include "gui/people/player_parts.hpp"
#include "pages/game_report.hpp"
#include "rules/text/notation.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace damscope::gui {

using namespace look;

namespace {

const QString repertoireNotRead = QStringLiteral("repertoire not read"); // of an alert

constexpr std::uint64_t leastOfGap = 2; // games, as `damscope train repertoire` counts them

struct LineColumn {
    enum : std::uint8_t { moves, games, bar, count };
};

// What the database judges otherwise than the lines of the collection.
std::vector<db::ChangedEvaluation> changedIn(db::Store& store, const std::string& collection) {
    std::vector<db::ChangedEvaluation> all;
    if (const auto games = db::gamesIn(store, collection))
        for (const db::CollectedGame& collected : *games)
            if (const auto game = db::loadGame(store, collected.id))
                for (db::ChangedEvaluation& changed : db::changedEvaluations(store, *game))
                    all.push_back(std::move(changed));
    return all;
}

// Which of the moves are one of several after the same line.
std::vector<bool> branchesAmong(const std::vector<pages::RepertoireRow>& rows) {
    std::map<std::vector<std::string>, std::vector<std::size_t>> moves; // places, by the line
    for (std::size_t i = 0; i < rows.size(); ++i)
        moves[{rows[i].path.begin(), rows[i].path.end() - 1}].push_back(i);
    std::vector<bool> found(rows.size());
    for (const auto& [line, places] : moves)
        for (const std::size_t place : places)
            found[place] = places.size() > 1;
    return found;
}

// The games in which the user had the side of the repertoire.
std::vector<db::GameId> ownGames(db::Store& store, const std::string& name, rules::Color side) {
    if (name.empty())
        return {};
    db::Filter filter;
    (side == rules::Color::white ? filter.white : filter.black) = name;
    return db::findGames(store, filter);
}

} // namespace

RepertoireSide::RepertoireSide(OpeningTrainer& trainer, BoardWidget& board, QWidget* parent)
    : QWidget(parent), trainer_(trainer), board_(board), counted_(std::make_shared<Counted>()),
      repertoire_(new QComboBox(this)), colour_(new QComboBox(this)),
      hint_(sentenceLabel(this, "repertoireHint")), tree_(new QTreeWidget(this)),
      text_(new QTextBrowser(this)),
      rehearse_(withText<QPushButton>(*this, "rehearse", [] { return tr("&Rehearse"); })),
      remove_(withText<QPushButton>(
          *this, "removeLine", [] { return tr("Re&move the line"); },
          [] { return tr("The selected move and all that follows it"); })) {
    compose();
    connectParts();
    retranslate();
}

void RepertoireSide::compose() {
    repertoire_->setObjectName("repertoireChoice");
    colour_->setObjectName("repertoireColour");
    tree_->setObjectName("repertoireTree");
    text_->setObjectName("repertoireText");
    for (QComboBox* box : {repertoire_, colour_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    for (const rules::Color side : {rules::Color::white, rules::Color::black})
        colour_->addItem({}, static_cast<int>(side));
    hint_->setForegroundRole(QPalette::PlaceholderText);
    tree_->setColumnCount(LineColumn::count);
    tree_->setHeaderHidden(true);
    tree_->setUniformRowHeights(true);
    tree_->setAllColumnsShowFocus(true);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setTabKeyNavigation(false);
    tree_->setIndentation(space::medium);
    tree_->setItemDelegateForColumn(LineColumn::bar, new ScoreItems(tree_));
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(LineColumn::moves, QHeaderView::Stretch);
    tree_->header()->setSectionResizeMode(LineColumn::games, QHeaderView::ResizeToContents);
    constexpr int barWidth = 80; // pixels
    tree_->setColumnWidth(LineColumn::bar, barWidth);
    setPlaceholder(*tree_, [this] { return hint_->text(); });
    text_->setFrameShape(QFrame::NoFrame);
    text_->setOpenLinks(false);
    auto* chosen = new QHBoxLayout;
    chosen->setSpacing(space::small);
    chosen->addWidget(repertoire_, 3);
    chosen->addWidget(colour_, 2);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(rehearse_);
    buttons->addWidget(remove_);
    buttons->addStretch(1);
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(space::small);
    lines->addLayout(chosen);
    lines->addWidget(tree_, 3);
    lines->addWidget(hint_);
    lines->addLayout(buttons);
    lines->addWidget(text_, 2);
}

void RepertoireSide::connectParts() {
    connect(&trainer_, &OpeningTrainer::choicesChanged, this, &RepertoireSide::showChoices);
    for (const QComboBox* box : {repertoire_, colour_})
        connect(box, &QComboBox::activated, this, &RepertoireSide::read);
    connect(tree_, &QTreeWidget::currentItemChanged, this, &RepertoireSide::showBoard);
    connect(&board_, &BoardWidget::movePlayed, this, [this](const rules::Move& move) {
        if (isVisible())
            add(move);
    });
    connect(remove_, &QPushButton::clicked, this, &RepertoireSide::remove);
    connect(rehearse_, &QPushButton::clicked, this, [this] {
        if (collection_)
            emit rehearseWanted(qtText(*collection_), side());
    });
}

void RepertoireSide::setStore(const std::filesystem::path& store) {
    store_ = store;
    counted_ = std::make_shared<Counted>();
    path_.clear();
    showFound({});
    refresh();
}

void RepertoireSide::setOwnName(const QString& name) {
    if (std::exchange(ownName_, name) != name)
        refresh();
}

void RepertoireSide::refresh() {
    job_.cancel();
    if (isVisible())
        read();
}

rules::Color RepertoireSide::side() const {
    return static_cast<rules::Color>(colour_->currentData().toInt());
}

db::OwnCollection RepertoireSide::own() const {
    return side() == rules::Color::white ? db::OwnCollection::repertoireWhite
                                         : db::OwnCollection::repertoireBlack;
}

void RepertoireSide::chooseOwn(rules::Color side) {
    repertoire_->setCurrentIndex(0);
    colour_->setCurrentIndex(colour_->findData(static_cast<int>(side)));
    path_.clear();
    refresh();
}

// The user's own repertoire, or a collection. What is chosen stays, if it is still there.
void RepertoireSide::showChoices() {
    const QSignalBlocker quiet(repertoire_);
    const QString before = repertoire_->currentData().toString();
    repertoire_->clear();
    repertoire_->addItem(tr("My repertoire"), QString());
    for (const OpeningTrainer::Choice& choice : trainer_.choices())
        repertoire_->addItem(QStringLiteral("%1 (%2)").arg(choice.name).arg(choice.games),
                             choice.name);
    repertoire_->setCurrentIndex(std::max(0, repertoire_->findData(before)));
}

// The lines come first, then what games played, then where games left them. What games played is
// kept until the store has other games: counting is what takes time.
void RepertoireSide::read() {
    if (store_.empty())
        return;
    job_.start([this, file = store_, names = NamesInUse::of(*this), counted = counted_,
                chosen = repertoire_->currentData().toString().toStdString(), which = own(),
                side = side(), user = ownName_.toStdString(), style = shownResults(),
                language = rulesLanguage()](const Job::Report& report,
                                            const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        Found found{chosen.empty() ? db::findOwnCollection(store, which) : chosen, {}, {}};
        if (!found.collection)
            return [this, found] { showFound(found); };
        const db::Repertoire repertoire = db::repertoireOf(store, *found.collection, side);
        found.rows = pages::repertoireRows(repertoire, {}, counted->played, nullptr);
        report([this, found] { showFound(found); });
        if (const db::GamesState state = db::gamesState(store); state != counted->state)
            *counted = {state, {}};
        db::OpeningBook book(store, {}, stop);
        pages::CheckedRepertoire checked;
        checked.gaps = db::gaps(counted->played, book, repertoire, leastOfGap, stop);
        found.rows = pages::repertoireRows(repertoire, checked.gaps, counted->played, &book);
        if (stop.stop_requested()) {
            *counted = {}; // some counts are not complete
            return {};
        }
        report([this, found] { showFound(found); });
        checked.changed = changedIn(store, *found.collection);
        checked.departures = db::departures(store, repertoire, ownGames(store, user, side), stop);
        const auto result = [style](const rules::Rules& rules, rules::GameResult ended) {
            return pages::resultText(rules, ended, style);
        };
        found.sheet = pages::repertoireSheet(store, repertoire, checked, result, language);
        found.sheet->title = *found.collection;
        found.sheet->tables.insert(found.sheet->tables.begin(),
                                   pages::linesTable(found.rows, language));
        return [this, found] { showFound(found); };
    });
}

void RepertoireSide::alertReading(const QString& reason) {
    alertFailure(
        *this, repertoireNotRead, [] { return tr("The repertoire could not be read"); }, reason,
        [this] { read(); });
}

void RepertoireSide::showFound(const Found& found) {
    retractFailure(*this, repertoireNotRead);
    collection_ = found.collection;
    rows_ = found.rows;
    sheet_ = rows_.empty() ? std::nullopt : found.sheet;
    fillTree();
    showText();
    rehearse_->setEnabled(!rows_.empty());
    emit sheetChanged();
}

// A line stands in one column: below a move is what follows it only where the move is one of
// several.
void RepertoireSide::fillTree() {
    const QSignalBlocker quiet(tree_);
    tree_->clear();
    const std::vector<bool> isBranch = branchesAmong(rows_);
    std::vector<QTreeWidgetItem*> above; // what follows a move is below it, by depth
    QTreeWidgetItem* selected = nullptr;
    for (const pages::RepertoireRow& row : rows_) {
        above.resize(row.path.size() - 1);
        QString text = unbroken(qtText(row.text));
        if (row.isGap)
            text = tr("%1: no answer").arg(text);
        else if (row.mark == db::RepertoireMark::avoid)
            text += QStringLiteral(" ?");
        else if (row.goesOnElsewhere)
            text += QStringLiteral(" …");
        QTreeWidgetItem* branch = above.empty() ? nullptr : above.back();
        auto* item = branch == nullptr ? new QTreeWidgetItem(tree_, {text})
                                       : new QTreeWidgetItem(branch, {text});
        if (row.isGap)
            item->setForeground(LineColumn::moves, coloursOf(palette()).failure);
        QFont font = tree_->font();
        font.setBold(row.own);
        item->setFont(LineColumn::moves, font);
        if (row.record) {
            item->setText(LineColumn::games, numberText(row.record->games));
            item->setTextAlignment(LineColumn::games, Qt::AlignRight | Qt::AlignVCenter);
            ScoreItems::put(*item, LineColumn::bar, *row.record);
        }
        const auto index = static_cast<std::size_t>(&row - rows_.data());
        item->setData(LineColumn::moves, Qt::UserRole, static_cast<qulonglong>(index));
        if (row.path == path_)
            selected = item;
        above.push_back(isBranch[index] ? item : branch);
    }
    tree_->expandAll();
    tree_->setCurrentItem(selected);
    showBoard();
}

void RepertoireSide::showText() {
    hint_->setText(
        rows_.empty()
            ? tr("No lines yet. Play them on the board, or put them here from a player’s page.")
            : tr("A move played on the board is added after the selected one."));
    tree_->setAccessibleDescription(hint_->text());
    for (QWidget* part : std::initializer_list<QWidget*>{hint_, text_}) // else the tree says it
        part->setVisible(!rows_.empty());
    if (!sheet_)
        return text_->clear();
    pages::Sheet shown = *sheet_;
    shown.title.clear();
    shown.tables.erase(shown.tables.begin()); // the lines are in the tree
    QString html = sheetText(shown, palette());
    if (ownName_.isEmpty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(tr("Enter your name under Preferences to see where your games left it.")
                             .toHtmlEscaped());
    text_->setHtml(html);
}

const pages::RepertoireRow* RepertoireSide::current() const {
    const QTreeWidgetItem* item = tree_->currentItem();
    return item == nullptr ? nullptr
                           : &rows_.at(item->data(LineColumn::moves, Qt::UserRole).toULongLong());
}

void RepertoireSide::showBoard() {
    const pages::RepertoireRow* row = current();
    remove_->setEnabled(row != nullptr && !row->isGap);
    if (row != nullptr)
        path_ = row->path;
    if (!isVisible())
        return;
    board_.setFlipped(side() == rules::Color::black);
    board_.setEntryEnabled(!store_.empty());
    if (row != nullptr)
        return board_.setPosition(row->after.variant(), row->after, row->move);
    const rules::Variant variant =
        rows_.empty() ? rules::Variant::international : rows_.front().after.variant();
    board_.setPosition(variant, rules::Position::start(variant));
}

// After the selected move, which may be one without an answer: it comes with its answer.
void RepertoireSide::add(const rules::Move& move) {
    const pages::RepertoireRow* row = current();
    const rules::Variant variant = row != nullptr  ? row->after.variant()
                                   : rows_.empty() ? rules::Variant::international
                                                   : rows_.front().after.variant();
    const rules::Position before = row != nullptr ? row->after : rules::Position::start(variant);
    path_ = row != nullptr ? row->path : std::vector<std::string>();
    path_.push_back(rules::moveText(before, move));
    changes_.make(
        store_,
        [this, chosen = repertoire_->currentData().toString().toStdString(), which = own(), variant,
         line = path_](db::Store& store) {
            const std::string collection =
                chosen.empty() ? ownCollectionName(store, which) : chosen;
            (void)db::addLine(store, collection, variant, line);
            return std::function<void()>([this] {
                refresh();
                emit repertoireChanged();
            });
        },
        [last = qtText(path_.back())] {
            return tr("The line to %1 was not added to the repertoire").arg(last);
        });
}

void RepertoireSide::remove() {
    const pages::RepertoireRow* row = current();
    if (row == nullptr || !collection_)
        return;
    changes_.make(
        store_,
        [this, collection = *collection_, variant = row->after.variant(),
         line = row->path](db::Store& store) {
            (void)db::removeLine(store, collection, variant, line);
            return std::function<void()>([this, line] {
                path_.assign(line.begin(), line.end() - 1);
                refresh();
                emit repertoireChanged();
                emit reported(
                    tr("The line is removed. Edit > Undo in the database brings it back."));
            });
        },
        [last = qtText(row->path.back())] {
            return tr("The line to %1 was not removed from the repertoire").arg(last);
        });
}

void RepertoireSide::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    trainer_.readChoices();
    showBoard();
    read();
}

void RepertoireSide::retranslate() {
    repertoire_->setAccessibleName(tr("Repertoire"));
    colour_->setAccessibleName(tr("Your colour"));
    colour_->setItemText(0, tr("With White"));
    colour_->setItemText(1, tr("With Black"));
    tree_->setAccessibleName(tr("Lines of the repertoire"));
    text_->setAccessibleName(tr("What games say about the repertoire"));
    showChoices();
    fillTree();
    showText();
}

} // namespace damscope::gui
