// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/deletions.hpp"
#include "gui/base/translator.hpp"

#include "db/store/games.hpp"
#include "gui/base/text.hpp"
#include "gui/database/shown_field.hpp"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace damscope::gui {

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

Deletions::Deletions(QWidget& window) : QObject(&window), window_(window) {
    connect(&changes_, &StoreChanges::failed, this, &Deletions::reported);
}

void Deletions::deleteGames(const std::vector<db::GameId>& games) {
    askToDelete(games, selectedReason);
}

void Deletions::deleteList(const std::vector<db::GameId>& games, const QString& filter) {
    askToDelete(games, filter.isEmpty() ? wholeListReason : filter.toStdString());
}

// With the words of the command that does the same.
void Deletions::deleteSource(const std::vector<db::GameId>& games, const QString& path) {
    askToDelete(games, "delete --source " + path.toStdString());
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
    changes_.make(store_, [this, games, why](db::Store& store) {
        const auto deleted = static_cast<int>(db::deleteGames(store, games, why));
        return std::function<void()>([this, deleted] {
            emit storeChanged();
            emit reported(trPlural("%Ln game deleted.", "%Ln games deleted.", deleted));
        });
    });
}

void Deletions::undoLast() {
    if (store_.empty())
        return;
    changes_.make(store_, [this](db::Store& store) {
        const auto all = db::deletions(store);
        const auto undone =
            all.empty() ? std::nullopt : db::undoDeletion(store, all.front().reason);
        return std::function<void()>([this, undone] {
            if (!undone) {
                emit reported(tr("There is nothing to bring back."));
                return;
            }
            emit storeChanged();
            emit reported(trPlural("%Ln game brought back.", "%Ln games brought back.",
                                   static_cast<int>(undone->games)));
        });
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
    change([deletion](
               db::Store& store) { return static_cast<int>(db::restoreGames(store, deletion)); },
           [](int games) {
               return trPlural("%Ln game brought back.", "%Ln games brought back.", games);
           });
}

void Deletions::restoreOne(qint64 deletion, db::GameId game) {
    change(
        [deletion, game](db::Store& store) { return restoreGame(store, deletion, game) ? 1 : 0; },
        [](int games) {
            return trPlural("%Ln game brought back.", "%Ln games brought back.", games);
        });
}

void Deletions::removeForGood() {
    change([](db::Store& store) { return static_cast<int>(db::removeDeletedGames(store)); },
           [](int games) {
               return trPlural("%Ln game removed for good.", "%Ln games removed for good.", games);
           });
}

// `make` returns how many games it changed.
void Deletions::change(std::function<int(db::Store&)> make, QString (*words)(int games)) {
    changes_.make(store_, [this, make = std::move(make), words](db::Store& store) {
        return std::function<void()>([this, games = make(store), words] {
            emit storeChanged();
            emit reported(words(games));
        });
    });
}

} // namespace damscope::gui
