// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/own_collection.hpp"

#include "db/lists/collections.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace damscope::db {
namespace {

using NamesByLanguage = std::array<std::string_view, 5>; // in each language of the program

constexpr NamesByLanguage againstEngine{"Games against the engine", "Partijen tegen de engine",
                                        "Parties contre le moteur", "Партии с движком",
                                        "Partidas contra o motor"};
constexpr NamesByLanguage betweenEngines{"Matches between engines", "Matches tussen engines",
                                         "Matchs entre moteurs", "Матчи между движками",
                                         "Matches entre motores"};

} // namespace

std::string ownCollection(Store& store, OwnCollection which, const std::string& name) {
    const NamesByLanguage& names =
        which == OwnCollection::againstEngine ? againstEngine : betweenEngines;
    for (const Collection& collection : collections(store))
        if (std::ranges::find(names, collection.name) != names.end())
            return collection.name;
    (void)createCollection(store, name); // unless it exists
    return name;
}

} // namespace damscope::db
