// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/appearances.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

// Calls with each game that is there: its number, White's and Black's name.
template <class Visit> void eachGame(HeaderColumns& columns, Visit visit) {
    for (std::uint32_t block = 0; block <= columns.end() / gamesPerBlock; ++block) {
        const auto kinds = columns.block(HeaderColumn::kind, block);
        const auto white = columns.block(HeaderColumn::white, block);
        const auto black = columns.block(HeaderColumn::black, block);
        for (std::uint32_t i = 0; i < gamesPerBlock; ++i)
            if (GameKind(kinds[i]).present())
                visit(block * gamesPerBlock + i, white[i], black[i]);
    }
}

} // namespace

std::vector<std::uint64_t> gamesByPerson(Connection& connection, const Persons& persons) {
    std::vector<std::uint64_t> games(persons.end());
    HeaderColumns columns(connection);
    eachGame(columns, [&](std::uint32_t, std::uint32_t white, std::uint32_t black) {
        const auto one = persons.of(white);
        const auto other = persons.of(black);
        if (one)
            ++games[number(*one)];
        if (other && other != one)
            ++games[number(*other)];
    });
    return games;
}

Appearances::Appearances(HeaderColumns& columns) {
    std::vector<std::uint32_t> counts;
    const auto count = [&](std::uint32_t name) {
        if (name >= counts.size())
            counts.resize(name + 1U);
        ++counts[name];
    };
    eachGame(columns, [&](std::uint32_t, std::uint32_t white, std::uint32_t black) {
        count(white);
        count(black);
    });
    begins_.resize(counts.size() + 1);
    for (std::size_t i = 0; i < counts.size(); ++i)
        begins_[i + 1] = begins_[i] + counts[i];
    all_.resize(begins_.back());
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    eachGame(columns, [&](std::uint32_t game, std::uint32_t white, std::uint32_t black) {
        all_[next[white]++] = {game, true};
        all_[next[black]++] = {game, false};
    });
}

std::span<const Appearance> Appearances::of(NameId name) const {
    const std::uint32_t n = number(name);
    if (n + 1U >= begins_.size())
        return {};
    return std::span(all_).subspan(begins_[n], begins_[n + 1U] - begins_[n]);
}

} // namespace damscope::db
