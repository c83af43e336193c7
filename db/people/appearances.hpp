// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/index/header_columns.hpp"
#include "db/people/persons.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace damscope::db {

/// How many games each person has, by their number. A game against oneself counts once.
[[nodiscard]] std::vector<std::uint64_t> gamesByPerson(Connection& connection,
                                                       const Persons& persons);

/// A game in which a name is written.
struct Appearance {
    std::uint32_t game = 0;
    bool white = false;
};

/// The games in which each name is written, ascending.
class Appearances {
public:
    explicit Appearances(HeaderColumns& columns);
    [[nodiscard]] std::span<const Appearance> of(NameId name) const;

private:
    std::vector<std::uint32_t> begins_; // by name; one more at the end
    std::vector<Appearance> all_;
};

} // namespace damscope::db
