// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damscope::db::query {

/// What `structure "NAME"` means. Structures are defined by queries themselves, in a folder above
/// this one, so that whoever reads a query says which there are.
class KnownStructures {
public:
    KnownStructures() = default;
    KnownStructures(const KnownStructures&) = delete;
    KnownStructures& operator=(const KnownStructures&) = delete;
    virtual ~KnownStructures() = default;

    /// Of either side, or of this one. Nothing if the variant has none of that name.
    [[nodiscard]] virtual std::optional<Term> term(rules::Variant variant, std::string_view name,
                                                   std::optional<rules::Color> side) const = 0;
    /// The name that was meant by one that none has; blank if none is near.
    [[nodiscard]] virtual std::string nameMeant(std::string_view name) const = 0;
};

} // namespace damscope::db::query
