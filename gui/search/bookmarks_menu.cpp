// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/search/bookmarks_menu.hpp"

#include "db/sqlite/sqlite.hpp"
#include "gui/base/job.hpp"
#include "gui/base/text.hpp"
#include "rules/text/fen.hpp"

#include <QInputDialog>
#include <QMenu>

#include <utility>

namespace damscope::gui {

namespace {

QString inWords(db::BookmarkProblem problem) {
    switch (problem) {
    case db::BookmarkProblem::missing:
        return BookmarksMenu::tr("This bookmark no longer exists.");
    case db::BookmarkProblem::exists:
        return BookmarksMenu::tr("A bookmark with this name already exists.");
    case db::BookmarkProblem::nameless:
        return BookmarksMenu::tr("The name of a bookmark must contain a letter or a digit.");
    default:
        return BookmarksMenu::tr("This cannot be kept as a bookmark.");
    }
}

QString menuText(const std::string& name) {
    return qtText(name).replace('&', QStringLiteral("&&"));
}

} // namespace

BookmarksMenu::BookmarksMenu(QWidget* window) : QObject(window), window_(window) {
    connect(&changes_, &StoreChanges::failed, this, &BookmarksMenu::reported);
}

void BookmarksMenu::fill(QMenu& menu, const State& state) {
    menu.addAction(tr("Bookmark this &position…"), this,
                   [this, state] {
                       askForName(state.store, tr("Bookmark this position"),
                                  {{},
                                   db::BookmarkKind::position,
                                   state.position->variant(),
                                   rules::writeFen(*state.position),
                                   {},
                                   {}});
                   })
        ->setEnabled(!state.store.empty() && state.position.has_value());
    menu.addAction(
            tr("&Save this search…"), this,
            [this, state] { askForName(state.store, tr("Save this search"), *state.search); })
        ->setEnabled(!state.store.empty() && state.search.has_value());
    if (!state.store.empty())
        addBookmarks(menu, state.store);
}

void BookmarksMenu::addBookmarks(QMenu& menu, const std::filesystem::path& file) {
    try {
        db::Store store(file, db::Store::Access::read);
        const auto all = db::bookmarks(store);
        if (all.empty())
            return;
        menu.addSeparator();
        for (const db::Bookmark& bookmark : all)
            menu.addAction(menuText(bookmark.name), this,
                           [this, bookmark] { emit chosen(bookmark); });
        menu.addSeparator();
        QMenu* removed = menu.addMenu(tr("&Remove a bookmark"));
        for (const db::Bookmark& bookmark : all)
            removed->addAction(menuText(bookmark.name), this,
                               [this, file, name = bookmark.name] { remove(file, name); });
    } catch (const db::Error& e) {
        emit reported(worded(e));
    }
}

void BookmarksMenu::askForName(const std::filesystem::path& store, const QString& title,
                               db::Bookmark bookmark) {
    const QString name = QInputDialog::getText(window_, title, tr("Name of the bookmark:"));
    if (name.isEmpty())
        return;
    bookmark.name = name.toStdString();
    add(store, bookmark);
}

void BookmarksMenu::add(const std::filesystem::path& store, const db::Bookmark& bookmark) {
    changes_.make(store, [this, bookmark](db::Store& s) -> std::function<void()> {
        if (const auto problem = db::addBookmark(s, bookmark))
            return [this, problem] { emit reported(inWords(*problem)); };
        return [this, name = qtText(bookmark.name)] {
            emit reported(tr("%1 is kept in the bookmarks.").arg(name));
        };
    });
}

void BookmarksMenu::remove(const std::filesystem::path& store, const std::string& name) {
    changes_.make(store, [this, name](db::Store& s) -> std::function<void()> {
        if (const auto problem = db::removeBookmark(s, name))
            return [this, problem] { emit reported(inWords(*problem)); };
        return [this, name = qtText(name)] {
            emit reported(tr("%1 is removed from the bookmarks.").arg(name));
        };
    });
}

} // namespace damscope::gui
