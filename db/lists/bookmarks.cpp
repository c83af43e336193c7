// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/bookmarks.hpp"

#include "db/codec/fold_name.hpp"
#include "db/lists/filter_text.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/text/fen.hpp"

#include <array>
#include <cstddef>

namespace damscope::db {
namespace {

constexpr std::string_view listSql =
    "SELECT name, kind, variant, text, filter, note FROM bookmark ORDER BY folded";
constexpr std::string_view findSql =
    "SELECT name, kind, variant, text, filter, note FROM bookmark WHERE folded = ?1";
constexpr std::string_view idSql = "SELECT id FROM bookmark WHERE folded = ?1";
constexpr std::string_view addSql =
    "INSERT INTO bookmark (name, folded, kind, variant, text, filter, note, made) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, datetime('now'))";
constexpr std::string_view renameSql = "UPDATE bookmark SET name = ?2, folded = ?3 WHERE id = ?1";
constexpr std::string_view removeSql = "DELETE FROM bookmark WHERE id = ?1";

// In the order of BookmarkKind.
constexpr std::array<std::string_view, 2> kinds{"position", "search"};

Bookmark bookmarkIn(const Statement& row) {
    return {std::string(row.text(0)),
            row.text(1) == kinds[0] ? BookmarkKind::position : BookmarkKind::search,
            row.as<rules::Variant>(2),
            std::string(row.text(3)),
            std::string(row.text(4)),
            std::string(row.text(5))};
}

bool isReadable(const Bookmark& bookmark) {
    if (bookmark.kind == BookmarkKind::position)
        return rules::readFen(bookmark.variant, bookmark.text).hasValue();
    return readFilter(bookmark.filter).hasValue();
}

BookmarkChange problemOf(const Connection& connection, const std::string& name,
                         std::optional<std::int64_t> self = std::nullopt) {
    const std::string folded = foldName(name);
    if (folded.empty())
        return BookmarkProblem::nameless;
    const auto id = connection.value(idSql, folded);
    return id && id != self ? BookmarkChange(BookmarkProblem::exists) : std::nullopt;
}

} // namespace

std::vector<Bookmark> bookmarks(Store& store) {
    std::vector<Bookmark> all;
    Statement select = store.connection().prepare(listSql);
    while (select.step())
        all.push_back(bookmarkIn(select));
    return all;
}

std::optional<Bookmark> findBookmark(Store& store, std::string_view name) {
    Statement select = store.connection().prepare(findSql);
    return select.bind(foldName(name)).step() ? std::optional(bookmarkIn(select)) : std::nullopt;
}

BookmarkChange addBookmark(Store& store, const Bookmark& bookmark) {
    const std::string name = parser::cleanLine(bookmark.name);
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    if (const auto problem = problemOf(store.connection(), name))
        return problem;
    if (!isReadable(bookmark))
        return BookmarkProblem::wrongText;
    store.connection()
        .prepare(addSql)
        .bind(name, foldName(name), kinds.at(static_cast<std::size_t>(bookmark.kind)),
              bookmark.variant, parser::decodedText(bookmark.text),
              parser::decodedText(bookmark.filter), parser::cleanText(bookmark.note))
        .run();
    transaction.commit();
    return std::nullopt;
}

BookmarkChange renameBookmark(Store& store, std::string_view name, const std::string& writtenName) {
    const std::string newName = parser::cleanLine(writtenName);
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const auto id = store.connection().value(idSql, foldName(name));
    if (!id)
        return BookmarkProblem::missing;
    if (const auto problem = problemOf(store.connection(), newName, id))
        return problem;
    store.connection().prepare(renameSql).bind(*id, newName, foldName(newName)).run();
    transaction.commit();
    return std::nullopt;
}

BookmarkChange removeBookmark(Store& store, std::string_view name) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const auto id = store.connection().value(idSql, foldName(name));
    if (!id)
        return BookmarkProblem::missing;
    store.connection().prepare(removeSql).bind(*id).run();
    transaction.commit();
    return std::nullopt;
}

} // namespace damscope::db
