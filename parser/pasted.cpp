// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/pasted.hpp"

#include "parser/assemble.hpp"
#include "parser/reader.hpp"
#include "rules/fen.hpp"

namespace damscope::parser {

rules::Game gameFrom(const rules::Position& position) {
    rules::Game game(position);
    game.tags.push_back({"GameType", std::string(rules::gameTypeFor(position.variant()))});
    if (!(position == rules::Position::start(position.variant()))) {
        game.tags.push_back({"SetUp", "1"});
        game.tags.push_back({"FEN", rules::writeFen(position)});
    }
    return game;
}

std::optional<rules::Game> gameFromText(std::string_view text, rules::Variant variant) {
    if (text.size() <= rules::longestFen) {
        if (const auto read = rules::readFen(variant, text))
            return gameFrom(*read);
        for (const rules::Variant other : rules::allVariants())
            if (const auto read = rules::readFen(other, text))
                return gameFrom(*read);
    }
    Reader reader(text);
    GameText written;
    if (!reader.next(written))
        return std::nullopt;
    ReadGame read = assemble(written);
    const bool hasMoves = read.game.node(rules::rootNode).firstChild != rules::noNode;
    if (!hasMoves && written.tags.empty())
        return std::nullopt;
    return std::move(read.game);
}

} // namespace damscope::parser
