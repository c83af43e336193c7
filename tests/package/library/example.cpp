// SPDX-License-Identifier: GPL-3.0-or-later
#include <db/search/lists/filter.hpp>
#include <db/store/games.hpp>
#include <db/store/store.hpp>
#include <rules/moves/generate.hpp>
#include <rules/text/notation.hpp>

#include <iostream>

int main(int, char** arguments) {
    using namespace damscope;
    const auto start = rules::Position::start(rules::Variant::international);
    for (const rules::Move& move : rules::legalMoves(start))
        std::cout << rules::moveText(start, move) << '\n';
    db::Store store(arguments[1], db::Store::Access::read);
    for (const db::GameLine& game : db::gameLines(store, db::findGames(store, {})))
        std::cout << game.header.white << " - " << game.header.black << '\n';
}
