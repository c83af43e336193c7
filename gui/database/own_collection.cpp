// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/own_collection.hpp"

#include "db/lists/collections.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace damscope::gui {

namespace {

struct OwnCollectionWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::OwnCollectionWords)
};

using Names = std::array<std::string_view, 4>; // in each language of the program

constexpr Names againstEngine{"Games against the engine", "Partijen tegen de engine",
                              "Parties contre le moteur", "Партии с движком"};
constexpr Names betweenEngines{"Matches between engines", "Matches tussen engines",
                               "Matchs entre moteurs", "Матчи между движками"};

QString nameToday(OwnCollection which) {
    return which == OwnCollection::againstEngine
               ? OwnCollectionWords::tr("Games against the engine")
               : OwnCollectionWords::tr("Matches between engines");
}

} // namespace

std::string ownCollection(db::Store& store, OwnCollection which) {
    const Names& names = which == OwnCollection::againstEngine ? againstEngine : betweenEngines;
    for (const db::Collection& collection : db::collections(store))
        if (std::ranges::find(names, collection.name) != names.end())
            return collection.name;
    std::string name = nameToday(which).toStdString();
    (void)db::createCollection(store, name); // unless it exists
    return name;
}

} // namespace damscope::gui
