// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "db/store/index/header_columns.hpp"
#include "rules/text/date.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace damscope::db {

class Connection;

/// The headers of games, as far as they distinguish games.
class ComparedHeaders {
public:
    explicit ComparedHeaders(Connection& connection)
        : connection_(connection), columns_(connection) {}

    [[nodiscard]] std::uint32_t white(std::uint32_t game) {
        return columns_.value(HeaderColumn::white, game);
    }
    [[nodiscard]] std::uint32_t black(std::uint32_t game) {
        return columns_.value(HeaderColumn::black, game);
    }
    /// Whether two names may mean one person (name_likeness.hpp), or sound alike.
    [[nodiscard]] bool alike(std::uint32_t a, std::uint32_t b);
    /// Whether they are forms of one name (players/name_query.hpp).
    [[nodiscard]] bool sameName(std::uint32_t a, std::uint32_t b);
    /// The same for names that have their longest word in common.
    [[nodiscard]] std::uint64_t likeness(std::uint32_t player);

    [[nodiscard]] bool sameDay(std::uint32_t a, std::uint32_t b) {
        return rules::agree(day(a), day(b));
    }
    [[nodiscard]] std::uint32_t dayNumber(std::uint32_t game) {
        return columns_.value(HeaderColumn::day, game);
    }
    [[nodiscard]] bool dayIsKnown(std::uint32_t game) { return day(game).dayIsKnown(); }
    [[nodiscard]] bool sameResult(std::uint32_t a, std::uint32_t b);
    [[nodiscard]] bool sameSource(std::uint32_t a, std::uint32_t b) {
        return columns_.value(HeaderColumn::source, a) == columns_.value(HeaderColumn::source, b);
    }
    /// Whether they are numbered differently: other rounds, or events that differ in their numbers
    /// ("2nd match game 3", "NK 1998").
    [[nodiscard]] bool numberedApart(std::uint32_t a, std::uint32_t b);
    /// Both know the same round, or the same day.
    [[nodiscard]] bool samePlaceInEvent(std::uint32_t a, std::uint32_t b);
    /// White, Black, event, site, round, day and result are the same, and the day is known.
    [[nodiscard]] bool equal(std::uint32_t a, std::uint32_t b);
    /// The main line breaks off at a move that is not legal.
    [[nodiscard]] bool isBroken(std::uint32_t game);
    [[nodiscard]] bool hasProblems(std::uint32_t game) { return kind(game).problems(); }

    /// How much is known of a header, and how fully the names are written; larger is better.
    [[nodiscard]] std::tuple<int, std::size_t, std::size_t> knowledge(std::uint32_t game);

private:
    struct Row {
        std::string round;
        bool legal = true;
    };
    [[nodiscard]] rules::Date day(std::uint32_t game) {
        return rules::Date::ofStored(columns_.value(HeaderColumn::day, game));
    }
    [[nodiscard]] GameKind kind(std::uint32_t game) {
        return GameKind(columns_.value(HeaderColumn::kind, game));
    }
    const Row& row(std::uint32_t game);
    const std::string& name(std::uint32_t player);
    const std::string& event(std::uint32_t game);

    Connection& connection_;
    HeaderColumns columns_;
    std::unordered_map<std::uint32_t, std::string> names_;
    std::unordered_map<std::uint32_t, std::string> events_;
    std::unordered_map<std::uint32_t, Row> rows_;
};

/// Finds, of games with the same moves, which of them a person may have edited: a game that was
/// entered or changed in Damscope, or a later one from another source with all the tags of the
/// earlier: an export becomes that when a person corrects it and imports it again. (It may also
/// come from another archive; keeping it does no harm.)
class EditedCopies {
public:
    explicit EditedCopies(Connection& connection) : connection_(connection) {}

    /// `earlier` are the numbers of games with the same moves that were stored before it.
    [[nodiscard]] bool mayBeEdited(std::uint32_t game, std::span<const std::uint32_t> earlier);

private:
    struct Facts {
        SourceId source{};
        bool known = false;            ///< entered or changed in Damscope
        std::vector<std::string> tags; ///< their names, sorted
    };
    const Facts& factsOf(std::uint32_t game);

    Connection& connection_;
    std::map<std::uint32_t, Facts> facts_;
};

} // namespace damscope::db
