// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/database_tools.hpp"

#include "base/parallel/workers.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/lists/duplicates.hpp"
#include "db/search/openings/novelty.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "db/store/position_index.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/game_table_model.hpp"
#include "pages/store_tables.hpp"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace damscope::gui {

namespace {

// That of the command line, which can restore them too.
const std::string duplicatesReason = "edit duplicates --apply";

StoreChanges::Words notDeleted(std::size_t games) {
    return [count = static_cast<int>(games)] {
        return trPlural("%Ln game was not deleted", "%Ln games were not deleted", count);
    };
}

} // namespace

DatabaseTools::DatabaseTools(QWidget& window) : QObject(&window), window_(window) {}

WorkDialog* DatabaseTools::start(const QString& title, WorkDialog::Work work) {
    if (store_.empty()) {
        emit reported(sentence({"page-no-store", {}}));
        return nullptr;
    }
    auto* dialog = new WorkDialog(title, &window_);
    dialog->start(std::move(work));
    return dialog;
}

void DatabaseTools::check() {
    start(tr("Checking the database"),
          [this, file = store_](const base::Progress& progress,
                                const std::stop_token& stop) -> Job::Step {
              db::Store store(file, db::Store::Access::read);
              const db::CheckReport report = db::check(store, db::CheckDepth::full, stop, progress);
              const bool logIsLeft = db::leavesLogAfter(report, store);
              return [this, report, logIsLeft] { showCheck(report, logIsLeft); };
          });
}

QString DatabaseTools::soundWords(const db::CheckReport& report) {
    if (report.deleted == 0)
        return tr("Nothing is wrong with the %1 games.").arg(numberText(report.games));
    return tr("Nothing is wrong with the %1 games; %2 of them are deleted.")
        .arg(numberText(report.games), numberText(report.deleted));
}

QString DatabaseTools::adviceOn(const db::CheckReport& report) {
    if (report.isDamaged())
        return tr("Database > Recover games puts what can still be read into a new database. "
                  "Keep this one until then.");
    if (report.indexFaults > 0)
        return tr("All games are intact: Database > Rebuild the position index repairs the "
                  "database.");
    return tr("All games are intact. Texts that are not UTF-8 are listed under Details: enter them "
              "again.");
}

void DatabaseTools::showCheck(const db::CheckReport& report, bool logIsLeft) {
    if (!report.complete) {
        emit reported(
            tr("The check was cancelled after %1 games.").arg(numberText(report.checked)));
        return;
    }
    QStringList findings;
    for (const db::CheckFinding& finding : report.findings)
        findings << worded(finding.message);
    QString advice;
    if (!findings.isEmpty())
        advice = adviceOn(report);
    else if (logIsLeft)
        advice = tr("The last changes are still in the log beside the file, because another "
                    "program has the database open. Close it there before you copy the file, or "
                    "use Database > Save a copy.");
    openMessage(window_, report.sound() ? QMessageBox::Information : QMessageBox::Warning,
                tr("Check of the database"),
                report.sound() ? soundWords(report)
                               : tr("Faults: %1. Damaged games: %2 of %3.")
                                     .arg(numberText(report.findingCount),
                                          numberText(report.damaged), numberText(report.games)),
                advice)
        .setDetailedText(findings.join('\n'));
}

void DatabaseTools::findDuplicates() {
    start(tr("Finding duplicates"),
          [this, file = store_, names = NamesInUse::of(window_), filter = filter_](
              const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
              db::Store store(file, db::Store::Access::read, names);
              const db::DuplicateReport report = db::findDuplicates(store, filter, stop, progress);
              if (!report.complete)
                  return {};
              return [this, found = report.duplicates,
                      table = pages::duplicatesTable(store, report.duplicates, rulesLanguage())] {
                  showDuplicates(found, table);
              };
          });
}

void DatabaseTools::showDuplicates(const std::vector<db::Duplicate>& found,
                                   const pages::SheetTable& table) {
    if (found.empty()) {
        emit reported(tr("No game in the list is stored twice."));
        return;
    }
    auto* dialog = new DuplicatesDialog(found, table, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DuplicatesDialog::gameChosen, this, &DatabaseTools::gameChosen);
    connect(dialog, &DuplicatesDialog::deleteWanted, this, &DatabaseTools::deleteDuplicates);
    dialog->show();
}

void DatabaseTools::deleteDuplicates(const std::vector<db::Duplicate>& duplicates) {
    changes_.make(
        store_,
        [this, duplicates](db::Store& store) {
            const auto deleted =
                static_cast<int>(db::deleteDuplicates(store, duplicates, duplicatesReason));
            return std::function<void()>([this, deleted] {
                emit storeChanged();
                emit reported(trPlural(
                    "%Ln game deleted. To undo this, choose Edit > Bring back deleted games.",
                    "%Ln games deleted. To undo this, choose Edit > Bring back deleted games.",
                    deleted));
            });
        },
        notDeleted(duplicates.size()));
}

void DatabaseTools::updateIndex() {
    index(false);
}

void DatabaseTools::rebuildIndex() {
    index(true);
}

void DatabaseTools::searchThemes() {
    if (searching_ != nullptr) {
        searchAgain_ = true;
        return;
    }
    searching_ =
        start(tr("Finding combinations and structures"),
              [this, file = store_, names = NamesInUse::of(window_)](
                  const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
                  db::Store store(file, db::Store::Access::write, names);
                  const auto threads = static_cast<unsigned>(base::backgroundThreads());
                  const db::ThemeSearch done = db::searchThemes(store, threads, stop, progress);
                  return [this, done] { showSearched(done); };
              });
    if (searching_ != nullptr)
        connect(searching_, &QObject::destroyed, this, &DatabaseTools::endSearch);
}

void DatabaseTools::showSearched(const db::ThemeSearch& done) {
    searchAgain_ = searchAgain_ && done.complete; // who cancels wants no other
    emit storeChanged();
    const QString found =
        tr("Games searched: %1. Combinations: %2. Structures: %3.")
            .arg(numberText(done.games), numberText(done.shots), numberText(done.structures));
    emit reported(done.complete
                      ? found
                      : tr("Cancelled. %1 The next search continues from there.").arg(found));
}

void DatabaseTools::endSearch() {
    searching_ = nullptr;
    if (std::exchange(searchAgain_, false))
        searchThemes();
}

void DatabaseTools::index(bool rebuild) {
    start(
        tr("Updating the position index"),
        [this, file = store_, rebuild](const base::Progress& progress,
                                       const std::stop_token& stop) -> Job::Step {
            db::Store store(file, db::Store::Access::write);
            if (rebuild)
                db::dropIndex(store);
            const std::uint64_t named = db::classifyOpenings(store, stop, progress);
            const db::IndexWork added = db::indexMissing(store, stop, progress);
            db::MergeOptions how;
            how.jobs = static_cast<unsigned>(base::backgroundThreads());
            const bool complete =
                added.complete && db::mergeIndex(store, how, stop, progress).complete;
            return [this, named, added, complete] {
                emit storeChanged();
                emit reported(
                    complete
                        ? tr("Games added to the position index: %1. Openings named: %2.")
                              .arg(numberText(added.done), numberText(named))
                        : tr("Cancelled. Games added to the position index: %1. Updating it again "
                             "continues from there.")
                              .arg(numberText(added.done)));
            };
        });
}

namespace {

// A list of more could not be read.
constexpr std::size_t mostListed = 500;

ListedDeletion listed(db::Store& store, const db::Deletion& deletion) {
    ListedDeletion found{deletion, {}};
    const auto games = db::deletedGames(store, deletion.id, mostListed);
    for (const db::GameLine& line : db::gameLines(store, games))
        found.games.emplace_back(line.id, briefly(line));
    return found;
}

} // namespace

Deletions::Deletions(QWidget& window) : QObject(&window), window_(window) {}

void Deletions::deleteGames(const std::vector<db::GameId>& games) {
    askToDelete(games, selectedReason);
}

void Deletions::deleteList(const std::vector<db::GameId>& games, const QString& filter) {
    askToDelete(games, filter.isEmpty() ? wholeListReason : filter.toStdString());
}

// The reason of the deletion is the command that does the same.
void Deletions::deleteSource(const std::vector<db::GameId>& games, const QString& path) {
    askToDelete(games, "edit delete --source " + path.toStdString());
}

void Deletions::askToDelete(const std::vector<db::GameId>& games, const std::string& why) {
    if (games.empty() || store_.empty()) {
        emit reported(tr("Select games in the list first."));
        return;
    }
    QMessageBox box(
        QMessageBox::Question, tr("Delete games"),
        trPlural("Delete %Ln game?", "Delete %Ln games?", static_cast<int>(games.size())),
        QMessageBox::Cancel, &window_);
    box.setInformativeText(tr("They can be brought back: Edit > Bring back deleted games."));
    QPushButton* agree = box.addButton(tr("&Delete"), QMessageBox::AcceptRole);
    box.setDefaultButton(agree);
    box.exec();
    if (box.clickedButton() != agree)
        return;
    changes_.make(
        store_,
        [this, games, why](db::Store& store) {
            const std::uint64_t deleted = db::deleteGames(store, games, why);
            return std::function<void()>([this, deleted] {
                emit storeChanged();
                emit reported(sentence(countMessage("delete-listed", "games", deleted)));
            });
        },
        notDeleted(games.size()));
}

namespace {

QString notBroughtBack() {
    return Deletions::tr("The deleted games were not brought back");
}

} // namespace

void Deletions::undoLast() {
    if (store_.empty())
        return;
    changes_.undoLast(
        store_, db::ChangeKind::deletion, notBroughtBack,
        [this](const StoreChanges::Undone& undone) {
            if (!undone) {
                emit reported(worded(undone.error(), tr("There is nothing to bring back.")));
                return;
            }
            emit storeChanged();
            emit reported(trPlural("%Ln game brought back.", "%Ln games brought back.",
                                   static_cast<int>(undone->games)));
        });
}

void Deletions::showAll() {
    if (store_.empty())
        return;
    list_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        std::vector<ListedDeletion> all;
        for (const db::Deletion& deletion : db::deletions(store))
            all.push_back(listed(store, deletion));
        return [this, all] { showList(all); };
    });
}

void Deletions::showList(const std::vector<ListedDeletion>& deletions) {
    if (deletions.empty()) {
        emit reported(tr("No games are deleted."));
        return;
    }
    auto* dialog = new DeletedDialog(deletions, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DeletedDialog::restoreChosen, this, &Deletions::restore);
    connect(dialog, &DeletedDialog::gameRestoreChosen, this, &Deletions::restoreOne);
    connect(dialog, &DeletedDialog::removalChosen, this, &Deletions::removeForGood);
    dialog->open();
}

void Deletions::restore(qint64 deletion) {
    change(
        [deletion](db::Store& store) {
            const auto undone = db::undo(store, deletion);
            return undone ? static_cast<int>(undone->games) : 0;
        },
        [](int games) {
            return trPlural("%Ln game brought back.", "%Ln games brought back.", games);
        },
        notBroughtBack);
}

void Deletions::restoreOne(qint64 deletion, db::GameId game) {
    change(
        [deletion, game](db::Store& store) { return restoreGame(store, deletion, game) ? 1 : 0; },
        [](int games) {
            return trPlural("%Ln game brought back.", "%Ln games brought back.", games);
        },
        notBroughtBack);
}

void Deletions::removeForGood() {
    change([](db::Store& store) { return static_cast<int>(db::removeDeletedGames(store)); },
           [](int games) {
               return trPlural("%Ln game removed for good.", "%Ln games removed for good.", games);
           },
           [] { return tr("The deleted games were not removed for good"); },
           {.isOffered = false}); // others may be deleted by then
}

// `make` returns how many games it changed.
void Deletions::change(std::function<int(db::Store&)> make, QString (*words)(int games),
                       QString (*lost)(), const Retry& retry) {
    changes_.make(
        store_,
        [this, make = std::move(make), words](db::Store& store) {
            return std::function<void()>([this, games = make(store), words] {
                emit storeChanged();
                emit reported(words(games));
            });
        },
        lost, retry);
}

} // namespace damscope::gui
