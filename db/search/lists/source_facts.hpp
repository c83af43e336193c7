// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "messages/message.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <map>
#include <vector>

namespace damscope::db {

class Store;

/// Problems of one kind.
struct ProblemKind {
    Severity severity = Severity::error;
    std::uint64_t problems = 0;
    std::uint64_t games = 0; ///< that have one
    Message first{};         ///< its code is that of all
};

/// What is in the store of a source.
struct SourceFacts {
    std::uint64_t games = 0; ///< not counting deleted ones
    std::map<rules::Variant, std::uint64_t> variants;
    std::vector<ProblemKind> problems; ///< errors first, then the most frequent
};

/// Of every source that has games or problems.
[[nodiscard]] std::map<SourceId, SourceFacts> sourceFacts(Store& store);
/// Its games that are not deleted, by number.
[[nodiscard]] std::vector<GameId> gamesOf(Store& store, SourceId source);

} // namespace damscope::db
