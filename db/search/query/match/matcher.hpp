// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace damscope::db::query {

/// A place in a game where a query holds.
struct Found {
    int ply = 0; ///< moves before the position
    bool inVariation = false;
    rules::Position position;
    std::optional<rules::Move> next; ///< played there, if it is recorded
};

/// Which of the places of a game are wanted.
struct Scope {
    bool everyPlace = false; ///< else the first
    bool variations = false; ///< look into them too
};

/// A query compiled for searching through games. For one thread.
class Matcher {
public:
    /// Evaluations are those of the store, if one is given.
    Matcher(const Query& query, Scope scope, const std::filesystem::path& store = {});
    Matcher(Matcher&&) noexcept;
    Matcher& operator=(Matcher&&) noexcept;
    ~Matcher();

    struct Outcome {
        std::size_t places = 0; ///< where it holds, as far as the scope goes
        bool damaged = false;   ///< the movetext could not be read as far as was needed
    };
    /// Searches a movetext blob. Places are appended to `found`, unless it is null: those of the
    /// main line first, in order, then those of the variations as they end in the movetext. A place
    /// that lines share is reported once. Games of other variants have none.
    Outcome search(Blob moves, std::vector<Found>* found);

    /// On boards of 64 bits, or of more.
    class Implementation;

private:
    std::unique_ptr<Implementation> implementation_;
};

} // namespace damscope::db::query
