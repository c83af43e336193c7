// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/dictionary.hpp"

#include "db/codec/fold_name.hpp"
#include "db/players/person_name.hpp"
#include "db/sqlite/sqlite.hpp"
#include "rules/text/date.hpp"

#include <array>

namespace damscope::db {
namespace {

// Enough for every archive of people; an archive of nonsense must not fill the memory.
constexpr std::size_t knownLimit = 50'000;
constexpr std::size_t knownLength = 256;

struct Texts {
    std::string_view select;
    std::string_view insert;
    bool folded;
    std::string_view year; // notes the year that a name names
};

constexpr std::array<Texts, 5> sql{
    {{"SELECT id FROM player WHERE name = ?1",
      "INSERT INTO player (name, folded) VALUES (?1, ?2)",
      true,
      {}},
     {"SELECT id FROM event WHERE name = ?1", "INSERT INTO event (name, folded) VALUES (?1, ?2)",
      true, "INSERT OR REPLACE INTO event_year VALUES (?1, ?2)"},
     {"SELECT id FROM site WHERE name = ?1", "INSERT INTO site (name, folded) VALUES (?1, ?2)",
      true, "INSERT OR REPLACE INTO site_year VALUES (?1, ?2)"},
     {"SELECT id FROM tag_name WHERE name = ?1",
      "INSERT INTO tag_name (name) VALUES (?1)",
      false,
      {}},
     {"SELECT id FROM tag_list WHERE names = ?1",
      "INSERT INTO tag_list (names) VALUES (?1)",
      false,
      {}}}};

// A new name is that of a person of its own: nobody has decided otherwise.
constexpr std::string_view ownPersonSql = "UPDATE player SET person = id WHERE id = ?1";

const Texts& textsOf(Dictionary::Table table) {
    return sql[static_cast<std::size_t>(table)];
}

} // namespace

std::int64_t Dictionary::numberOf(std::string_view text) {
    if (text.size() > knownLength)
        return look(text);
    const auto known = known_.find(text);
    if (known != known_.end())
        return known->second;
    if (known_.size() >= knownLimit)
        known_.clear();
    return known_.emplace(text, look(text)).first->second;
}

std::optional<std::int64_t> Dictionary::optionalNumberOf(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(numberOf(text));
}

std::int64_t Dictionary::look(std::string_view text) {
    const auto select = connection_.kept(textsOf(table_).select);
    select->bind(text);
    const auto found = select->step() ? std::optional(select->integer(0)) : std::nullopt;
    return found ? *found : insert(text);
}

std::int64_t Dictionary::insert(std::string_view text) {
    const Texts& texts = textsOf(table_);
    const auto statement = connection_.kept(texts.insert);
    if (texts.folded)
        statement->bind(text, foldName(text)).run();
    else
        statement->bind(text).run();
    const std::int64_t id = connection_.lastInsertId();
    if (!texts.year.empty())
        if (const int year = rules::yearIn(text); year > 0)
            connection_.kept(texts.year)->bind(id, year).run();
    if (table_ == Table::player && readPersonName(text))
        connection_.kept(ownPersonSql)->bind(id).run();
    return id;
}

} // namespace damscope::db
