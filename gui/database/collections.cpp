// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/collections.hpp"

#include "db/store/journal.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "messages/phrase.hpp"

#include <QCoreApplication>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QSignalBlocker>

#include <array>

namespace damscope::gui {

namespace {

struct OwnCollectionWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::OwnCollectionWords)
};

// In the order of OwnCollection.
constexpr std::array ownCollections{
    phrase("Games against the engine"), phrase("Matches between engines"),
    phrase("Repertoire with White"), phrase("Repertoire with Black")};

// What a tab says: the name is that of the language in which the collection was made, and one in
// English is shown in the language of the window.
QString shownName(QString name) {
    for (const char* own : ownCollections)
        if (name == QLatin1String(own))
            name = OwnCollectionWords::tr(own);
    return name.replace('&', QStringLiteral("&&"));
}

} // namespace

std::string ownCollectionName(db::Store& store, db::OwnCollection which) {
    const QString name = OwnCollectionWords::tr(ownCollections.at(static_cast<std::size_t>(which)));
    return db::findOwnCollection(store, which).value_or(name.toStdString());
}

std::string ownCollection(db::Store& store, db::OwnCollection which) {
    return db::ownCollection(store, which, ownCollectionName(store, which));
}

CollectionTabs::CollectionTabs(QWidget* parent) : QTabBar(parent) {
    setDocumentMode(true);
    setExpanding(false);
    setDrawBase(false);
    addTab({});
    connect(this, &QTabBar::currentChanged, this, &CollectionTabs::chosenChanged);
    keepTranslated(*this, [this] { retranslate(); });
}

void CollectionTabs::setNames(const QStringList& names) {
    const QString before = chosen();
    {
        const QSignalBlocker quiet(this);
        while (count() > 1)
            removeTab(count() - 1);
        names_ = names;
        for (const QString& name : names)
            addTab(shownName(name));
        setCurrentIndex(static_cast<int>(names_.indexOf(before)) + 1);
    }
    if (chosen() != before)
        emit chosenChanged();
}

QString CollectionTabs::chosen() const {
    return currentIndex() < 1 ? QString() : names_.value(currentIndex() - 1);
}

void CollectionTabs::choose(const QString& name) {
    setCurrentIndex(static_cast<int>(names_.indexOf(name)) + 1);
}

void CollectionTabs::retranslate() {
    setTabText(0, tr("All games"));
    for (int i = 1; i < count(); ++i)
        setTabText(i, shownName(names_.at(i - 1)));
    setAccessibleName(tr("Collections"));
}

namespace {

QString problemText(db::CollectionProblem problem) {
    switch (problem) {
    case db::CollectionProblem::missing:
        return CollectionsMenu::tr("This collection no longer exists.");
    case db::CollectionProblem::exists:
        return CollectionsMenu::tr("A collection with this name already exists.");
    default:
        return CollectionsMenu::tr("The name of a collection must contain a letter or a digit.");
    }
}

} // namespace

CollectionsMenu::CollectionsMenu(QWidget* window) : QObject(window), window_(window) {}

void CollectionsMenu::fill(QMenu& menu, const State& state) {
    QMenu* to = menu.addMenu(tr("&Add to the collection"));
    to->setEnabled(!state.selected.empty());
    fillAdding(*to, state);
    const auto ofChosen = [&](const QString& text, auto slot, bool possible) {
        menu.addAction(text, this, slot)->setEnabled(possible && !state.chosen.isEmpty());
    };
    ofChosen(
        tr("&Remove from the collection"),
        [this, state] { remove(state.store, state.chosen, state.selected); },
        !state.selected.empty());
    menu.addSeparator();
    menu.addAction(tr("New &empty collection…"), this, [this, state] {
        askForNew({state.store, state.names, state.chosen, {}});
    });
    ofChosen(
        tr("Re&name the collection…"), [this, state] { askForName(state); }, true);
    ofChosen(
        tr("&Delete the collection"), [this, state] { askToDelete(state); }, true);
    menu.addAction(tr("Undo &the last change of collections"), this,
                   [this, state] { undo(state.store); });
}

void CollectionsMenu::fillAdding(QMenu& menu, const State& state) {
    for (const QString& name : state.names)
        menu.addAction(QString(name).replace('&', QStringLiteral("&&")), this,
                       [this, state, name] { add(state.store, name, state.selected); });
    if (!state.names.isEmpty())
        menu.addSeparator();
    menu.addAction(tr("&New collection…"), this, [this, state] { askForNew(state); });
}

void CollectionsMenu::askForNew(const State& state) {
    const QString name =
        QInputDialog::getText(window_, tr("New collection"), tr("Name of the collection:"));
    if (!name.isEmpty())
        create(state.store, name, state.selected);
}

void CollectionsMenu::create(const std::filesystem::path& store, const QString& name,
                             const std::vector<db::GameId>& games) {
    changes_.make(
        store,
        [this, name, games](db::Store& s) -> std::function<void()> {
            const auto made = db::createCollection(s, name.toStdString(), {}, db::collected(games));
            if (!made)
                return [this, problem = made.error()] { emit reported(problemText(problem)); };
            return [this, name] { emit changed(name); };
        },
        [name] { return tr("The collection %1 was not made").arg(name); },
        {.key = QStringLiteral("new collection ") + name});
}

void CollectionsMenu::add(const std::filesystem::path& store, const QString& name,
                          const std::vector<db::GameId>& games) {
    changes_.make(
        store,
        [this, name, games](db::Store& s) -> std::function<void()> {
            const auto added = db::addGames(s, name.toStdString(), games);
            if (!added)
                return [this, problem = added.error()] { emit reported(problemText(problem)); };
            return [this, name, number = *added] {
                emit reported(trPlural("%Ln game added to %1.", "%Ln games added to %1.",
                                       static_cast<int>(number))
                                  .arg(name));
                emit changed({});
            };
        },
        [name] { return tr("The games were not added to the collection %1").arg(name); });
}

void CollectionsMenu::remove(const std::filesystem::path& store, const QString& name,
                             const std::vector<db::GameId>& games) {
    changes_.make(
        store,
        [this, name, games](db::Store& s) -> std::function<void()> {
            const auto removed = db::removeGames(s, name.toStdString(), games);
            if (!removed)
                return [this, problem = removed.error()] { emit reported(problemText(problem)); };
            return [this, name, number = *removed] {
                emit reported(trPlural("%Ln game removed from %1.", "%Ln games removed from %1.",
                                       static_cast<int>(number))
                                  .arg(name));
                emit changed({});
            };
        },
        [name] { return tr("The games were not removed from the collection %1").arg(name); });
}

void CollectionsMenu::askForName(const State& state) {
    const QString name =
        QInputDialog::getText(window_, tr("Rename the collection"), tr("Name of the collection:"),
                              QLineEdit::Normal, state.chosen);
    if (name.isEmpty() || name == state.chosen)
        return;
    changes_.make(
        state.store,
        [this, old = state.chosen, name](db::Store& s) -> std::function<void()> {
            const auto renamed = db::renameCollection(s, old.toStdString(), name.toStdString());
            if (!renamed)
                return [this, problem = renamed.error()] { emit reported(problemText(problem)); };
            return [this, name] { emit changed(name); };
        },
        [old = state.chosen] { return tr("The collection %1 was not renamed").arg(old); });
}

void CollectionsMenu::askToDelete(const State& state) {
    const auto answer = QMessageBox::question(
        window_, tr("Delete the collection"),
        tr("Delete the collection %1? Its games stay in the database.").arg(state.chosen));
    if (answer != QMessageBox::Yes)
        return;
    changes_.make(
        state.store,
        [this, name = state.chosen](db::Store& s) -> std::function<void()> {
            const auto deleted = db::deleteCollection(s, name.toStdString());
            if (!deleted)
                return [this, problem = deleted.error()] { emit reported(problemText(problem)); };
            return [this] { emit changed({}); };
        },
        [name = state.chosen] { return tr("The collection %1 was not deleted").arg(name); });
}

void CollectionsMenu::undo(const std::filesystem::path& store) {
    changes_.undoLast(
        store, db::ChangeKind::collection,
        [] { return tr("The last change of collections was not undone"); },
        [this](const StoreChanges::Undone& undone) {
            emit reported(undone ? tr("Undone: %1").arg(qtText(undone->what))
                                 : worded(undone.error(), sentence({"edit-nothing-to-undo", {}})));
            emit changed({});
        });
}

} // namespace damscope::gui
