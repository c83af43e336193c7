// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/history_dialog.hpp"

#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "messages/translation.hpp"
#include "pages/journal_tables.hpp"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <span>
#include <utility>

namespace damscope::gui {

namespace {

constexpr std::int64_t entriesAtOnce = 1000;
constexpr std::size_t mostDetails = 1000; // a list of more could not be read
constexpr int listShare = 3;
constexpr int detailShare = 2;

// Columns are as wide as what they say, within limits.
void setWidths(QTableView& list) {
    constexpr int most = 45; // characters
    list.horizontalHeader()->setStretchLastSection(false);
    list.resizeColumnsToContents();
    for (int i = 0; i < list.horizontalHeader()->count(); ++i)
        list.setColumnWidth(
            i, std::min(list.columnWidth(i), most * list.fontMetrics().averageCharWidth()));
    fitTitles(list);
    list.horizontalHeader()->setStretchLastSection(true);
}

void setUp(QTableView& list, SheetModel& model, const char* name) {
    list.setObjectName(name);
    list.setModel(&model);
    list.setAlternatingRowColors(true);
    list.setTextElideMode(Qt::ElideMiddle); // files are told apart by their ends
    list.setSelectionMode(QAbstractItemView::SingleSelection);
    setUpList(list, {});
}

template <class T> std::span<const T> firstOf(const std::vector<T>& all, std::size_t most) {
    return std::span(all).first(std::min(all.size(), most));
}

} // namespace

HistoryDialog::HistoryDialog(std::filesystem::path store, QWidget* parent)
    : QDialog(parent), store_(std::move(store)), most_(entriesAtOnce), list_(new QTableView(this)),
      about_(new ElidedLabel(this)), details_(new QTableView(this)),
      more_(sentenceLabel(this, "moreDetails")), undoLast_(new QPushButton(this)),
      undo_(new QPushButton(this)), redo_(new QPushButton(this)), open_(new QPushButton(this)),
      older_(new QPushButton(this)) {
    compose();
    connectParts();
    setPlaceholder(*list_, [this] {
        return listJob_.isRunning()
                   ? QString()
                   : tr("Nothing was changed in this database yet. Imports, edits, deletions, "
                        "merged names and collections will be listed here, and can be undone.");
    });
    setPlaceholder(*details_, [this] {
        return detailJob_.isRunning() || selected() == nullptr
                   ? QString()
                   : tr("This entry is about no single files or games.");
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void HistoryDialog::compose() {
    setUp(*list_, entryModel_, "history");
    setUp(*details_, detailModel_, "historyDetails");
    about_->setObjectName("historyEntry");
    about_->setTextFormat(Qt::PlainText);
    undoLast_->setObjectName("undoLast");
    undo_->setObjectName("undoEntry");
    redo_->setObjectName("redoEntry");
    open_->setObjectName("openEntry");
    older_->setObjectName("olderEntries");
    auto* actions = new FlowLayout;
    for (QPushButton* button : {undoLast_, undo_, redo_, open_, older_})
        actions->addWidget(button);
    older_->hide();
    more_->hide();
    auto* all = new QVBoxLayout(this);
    all->addWidget(list_, listShare);
    all->addWidget(about_);
    all->addWidget(details_, detailShare);
    all->addWidget(more_);
    all->addLayout(actions);
    all->addWidget(dialogButtons(*this, QDialogButtonBox::Close));
    for (auto* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Return is for the lists
    look::resizeWithinScreen(*this, look::dialog::large);
    list_->setFocus();
}

void HistoryDialog::connectParts() {
    connect(list_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HistoryDialog::showSelected);
    connect(list_, &QTableView::activated, details_, [this] { details_->setFocus(); });
    connect(details_, &QTableView::activated, this,
            [this](const QModelIndex& index) { openGame(index.row()); });
    connect(undoLast_, &QPushButton::clicked, this, &HistoryDialog::undoLastWanted);
    connect(undo_, &QPushButton::clicked, this, [this] { emit undoWanted(selected()->id); });
    connect(redo_, &QPushButton::clicked, this, [this] { emit redoWanted(selected()->id); });
    connect(open_, &QPushButton::clicked, this, [this] { emit importChosen(selected()->id); });
    connect(older_, &QPushButton::clicked, this, [this] {
        most_ += entriesAtOnce;
        refresh();
    });
}

void HistoryDialog::retranslate() {
    setWindowTitle(tr("History"));
    list_->setAccessibleName(windowTitle());
    details_->setAccessibleName(tr("Files or games of the entry"));
    undoLast_->setText(tr("Undo the &last change"));
    undo_->setText(tr("&Undo this entry"));
    redo_->setText(tr("&Redo this entry"));
    open_->setText(tr("&Open the import"));
    older_->setText(tr("Show &older entries"));
    entries_.clear(); // their words are of another language
    showSelected();
    refresh();
}

void HistoryDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        refresh();
}

HistoryDialog::Entries HistoryDialog::read(db::Store& store, std::int64_t most,
                                           damscope::Language language) {
    Entries entries{db::journal(store, most + 1), false, {}};
    entries.areMore = std::cmp_greater(entries.all.size(), most);
    if (entries.areMore)
        entries.all.pop_back();
    entries.table = pages::journalTable(entries.all, pages::JournalPlace::window, language);
    return entries;
}

HistoryDialog::Details HistoryDialog::read(db::Store& store, const db::JournalEntry& entry,
                                           damscope::Language language) {
    const auto files = db::journalFiles(store, entry.id);
    const auto duplicates = db::journalDuplicates(store, entry.id);
    Details details;
    if (const std::size_t count = files.size() + duplicates.size(); count > 0) {
        const auto someFiles = firstOf(files, mostDetails);
        const auto someDuplicates = firstOf(duplicates, mostDetails - someFiles.size());
        details.table = pages::journalFilesTable(someFiles, someDuplicates, language);
        details.games.resize(someFiles.size());
        for (const db::JournalDuplicate& duplicate : someDuplicates)
            details.games.emplace_back(duplicate.of);
        details.left = count - details.games.size();
        return details;
    }
    const auto games = db::journalGames(store, entry.id, mostDetails);
    details.table = pages::journalGamesTable(store, games, language);
    for (const pages::Cells& row : details.table.rows)
        details.games.emplace_back(
            static_cast<db::GameId>(std::get<std::int64_t>(row.front().value)));
    if (games.size() == mostDetails && entry.games > mostDetails)
        details.left = entry.games - mostDetails;
    return details;
}

void HistoryDialog::refresh(std::optional<std::int64_t> entry) {
    if (entry)
        wanted_ = entry;
    listJob_.start([this, file = store_, most = most_, language = rulesLanguage()](
                       const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, entries = read(store, most, language)] { showEntries(entries); };
    });
}

void HistoryDialog::showEntries(const Entries& entries) {
    const db::JournalEntry* before = selected();
    const auto wanted = wanted_             ? std::exchange(wanted_, std::nullopt)
                        : before != nullptr ? std::optional(before->id)
                                            : std::nullopt;
    if (!entries_.empty() && entries.all == entries_ && before != nullptr && wanted == before->id)
        return;
    const bool isFirst = entryModel_.columnCount() == 0;
    entries_ = entries.all;
    entryModel_.setTable(entries.table);
    if (isFirst)
        setWidths(*list_);
    older_->setVisible(entries.areMore);
    const auto found = std::ranges::find(
        entries_, wanted, [](const db::JournalEntry& entry) { return std::optional(entry.id); });
    const auto row = found == entries_.end() ? 0 : found - entries_.begin();
    if (entries_.empty())
        showSelected();
    else
        list_->setCurrentIndex(entryModel_.index(static_cast<int>(row), 0));
}

const db::JournalEntry* HistoryDialog::selected() const {
    const int row = list_->currentIndex().row();
    return row < 0 || std::cmp_greater_equal(row, entries_.size())
               ? nullptr
               : &entries_[static_cast<std::size_t>(row)];
}

void HistoryDialog::showSelected() {
    const db::JournalEntry* entry = selected();
    undoLast_->setEnabled(std::ranges::any_of(entries_, [](const db::JournalEntry& listed) {
        return !listed.undone && !listed.isFinal();
    }));
    const bool mayTurn = entry != nullptr && !entry->isFinal();
    undo_->setEnabled(mayTurn && !entry->undone);
    redo_->setEnabled(mayTurn && entry->undone);
    open_->setEnabled(entry != nullptr && (entry->kind == db::ChangeKind::import ||
                                           entry->kind == db::ChangeKind::rereading));
    showDetails({});
    if (entry == nullptr) {
        about_->clear();
        return detailJob_.cancel();
    }
    const QString about = entry->undone      ? tr("Entry %1, undone: %2")
                          : entry->isFinal() ? tr("Entry %1, which can no longer be undone: %2")
                                             : tr("Entry %1: %2");
    about_->setText(about.arg(QString::number(entry->id),
                              qtText(word("deletion", entry->what, rulesLanguage()))));
    detailJob_.start([this, file = store_, entry = *entry, language = rulesLanguage()](
                         const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, details = read(store, entry, language)] { showDetails(details); };
    });
}

void HistoryDialog::showDetails(const Details& details) {
    games_ = details.games;
    detailModel_.setTable(details.table);
    if (!details.table.rows.empty()) {
        setWidths(*details_);
        details_->setCurrentIndex(detailModel_.index(0, 0));
    }
    more_->setVisible(details.left > 0);
    more_->setText(details.left > 0 ? worded(countMessage("counted-more", "count", details.left))
                                    : QString());
}

void HistoryDialog::openGame(int row) {
    if (row < 0 || std::cmp_greater_equal(row, games_.size()))
        return;
    if (const auto game = games_[static_cast<std::size_t>(row)])
        emit gameChosen(*game);
}

} // namespace damscope::gui
