// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Connection;

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
