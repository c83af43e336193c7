// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/compared_headers.hpp"

#include "base/text/ascii.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/edits.hpp"
#include "db/store/players/name_likeness.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

constexpr std::string_view playerSql = "SELECT folded FROM player WHERE id = ?1";
constexpr std::string_view eventSql = "SELECT folded FROM event WHERE id = ?1";
constexpr std::string_view rowSql = "SELECT coalesce(round, ''), legal FROM game WHERE id = ?1";

const std::string& folded(Connection& connection, std::string_view sql, std::uint32_t id,
                          std::unordered_map<std::uint32_t, std::string>& known) {
    const auto [entry, isNew] = known.try_emplace(id);
    if (isNew && id != 0) {
        const auto select = connection.kept(sql);
        if (select->bind(id).step())
            entry->second = select->text(0);
    }
    return entry->second;
}

std::vector<std::string> numbersIn(std::string_view text) {
    std::vector<std::string> numbers;
    bool inside = false;
    for (const char c : text) {
        if (base::isDigit(c)) {
            if (!inside)
                numbers.emplace_back();
            numbers.back() += c;
        }
        inside = base::isDigit(c);
    }
    return numbers;
}

std::string withoutDigits(std::string_view text) {
    std::string letters(text);
    std::erase_if(letters, base::isDigit);
    return letters;
}

// As far as both go.
bool differ(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return !std::equal(a.begin(),
                       a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())),
                       b.begin());
}

} // namespace

bool ComparedHeaders::alike(std::uint32_t a, std::uint32_t b) {
    return a == b || namesAlike(name(a), name(b)) || sameName(a, b);
}

bool ComparedHeaders::sameName(std::uint32_t a, std::uint32_t b) {
    const auto isForm = [this](std::uint32_t one, std::uint32_t other) {
        return NameQuery(name(one)).fit(name(other)) == NameFit::fits;
    };
    return (a == b && a != 0) || (a != 0 && b != 0 && (isForm(a, b) || isForm(b, a)));
}

std::uint64_t ComparedHeaders::likeness(std::uint32_t player) {
    return Hash().add(longestWord(name(player))).value();
}

bool ComparedHeaders::sameResult(std::uint32_t a, std::uint32_t b) {
    const auto first = kind(a).result();
    const auto second = kind(b).result();
    return first == second || first == rules::GameResult::unknown ||
           second == rules::GameResult::unknown;
}

bool ComparedHeaders::numberedApart(std::uint32_t a, std::uint32_t b) {
    if (differ(numbersIn(row(a).round), numbersIn(row(b).round)))
        return true;
    const std::string& first = event(a);
    const std::string& second = event(b);
    return first != second && withoutDigits(first) == withoutDigits(second);
}

bool ComparedHeaders::samePlaceInEvent(std::uint32_t a, std::uint32_t b) {
    const std::string& round = row(a).round;
    return (!numbersIn(round).empty() && round == row(b).round) ||
           (dayIsKnown(a) && day(a) == day(b));
}

bool ComparedHeaders::equal(std::uint32_t a, std::uint32_t b) {
    const auto same = [&](HeaderColumn column) {
        return columns_.value(column, a) == columns_.value(column, b);
    };
    return same(HeaderColumn::white) && same(HeaderColumn::black) && same(HeaderColumn::event) &&
           same(HeaderColumn::site) && same(HeaderColumn::day) && dayIsKnown(a) &&
           row(a).round == row(b).round && kind(a).result() == kind(b).result();
}

bool ComparedHeaders::isBroken(std::uint32_t game) {
    return hasProblems(game) && !row(game).legal;
}

std::tuple<int, std::size_t, std::size_t> ComparedHeaders::knowledge(std::uint32_t game) {
    const Ratings ratings(columns_.value(HeaderColumn::ratings, game));
    const rules::Date date = day(game);
    const Fullness fullWhite = fullness(name(white(game)));
    const Fullness fullBlack = fullness(name(black(game)));
    const int known = int{white(game) != 0} + int{black(game) != 0} + int{date.isKnown()} +
                      int{date.dayIsKnown()} + int{ratings.white != 0} + int{ratings.black != 0} +
                      int{columns_.value(HeaderColumn::event, game) != 0} +
                      int{!numbersIn(row(game).round).empty()} +
                      int{kind(game).result() != rules::GameResult::unknown};
    return {known, fullWhite.written + fullBlack.written, fullWhite.words + fullBlack.words};
}

const ComparedHeaders::Row& ComparedHeaders::row(std::uint32_t game) {
    const auto [entry, isNew] = rows_.try_emplace(game);
    if (isNew) {
        const auto select = connection_.kept(rowSql);
        if (select->bind(game).step())
            entry->second = {std::string(select->text(0)), select->integer(1) != 0};
    }
    return entry->second;
}

const std::string& ComparedHeaders::name(std::uint32_t player) {
    return folded(connection_, playerSql, player, names_);
}

const std::string& ComparedHeaders::event(std::uint32_t game) {
    return folded(connection_, eventSql, columns_.value(HeaderColumn::event, game), events_);
}

const EditedCopies::Facts& EditedCopies::factsOf(std::uint32_t game) {
    const auto [entry, isNew] = facts_.try_emplace(game);
    Facts& facts = entry->second;
    if (!isNew)
        return facts;
    if (const auto parts = readGameParts(connection_, GameId{game})) {
        facts.source = parts->line.source;
        facts.known = isOwnOrEdited(connection_, parts->line);
        for (const rules::Tag& tag : parts->tags)
            facts.tags.push_back(tag.name);
        std::ranges::sort(facts.tags);
    }
    return facts;
}

bool EditedCopies::mayBeEdited(std::uint32_t game, std::span<const std::uint32_t> earlier) {
    const Facts& facts = factsOf(game);
    return facts.known || std::ranges::any_of(earlier, [&](std::uint32_t other) {
               const Facts& before = factsOf(other);
               return before.source != facts.source &&
                      std::ranges::includes(facts.tags, before.tags);
           });
}

} // namespace damscope::db
