// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/structures/read_query.hpp"

#include "db/structures/structures.hpp"

namespace damscope::db::query {
namespace {

class StructuresInUse : public KnownStructures {
public:
    [[nodiscard]] std::optional<Term> term(rules::Variant variant, std::string_view name,
                                           std::optional<rules::Color> side) const override {
        const Structure* structure = structures().named(variant, name);
        if (structure == nullptr)
            return std::nullopt;
        if (side)
            return termOf(definitionOf(*structure, *side));
        return Term(AnyOf{{termOf(structure->defined), termOf(structure->turned)}});
    }
    [[nodiscard]] std::string nameMeant(std::string_view name) const override {
        return structures().nameMeant(name);
    }
};

} // namespace

Expected<Query, QueryError> readQuery(rules::Variant variant, std::string_view text) {
    const StructuresInUse known;
    return readQuery(variant, text, &known);
}

} // namespace damscope::db::query
