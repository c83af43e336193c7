// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/pasted.hpp"

#include "parser/syntax/reader.hpp"

#include <algorithm>

namespace damscope::parser {

namespace {

// A side to move and a colon, perhaps in quotes.
bool beginsAsFen(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\""), text.size()));
    return text.size() > 1 && text[1] == ':' &&
           std::string_view("WBwb?").find(text[0]) != std::string_view::npos;
}

} // namespace

rules::Game gameFrom(const rules::Position& position) {
    rules::Game game(position);
    game.tags.push_back({"GameType", std::string(rules::gameTypeFor(position.variant()))});
    if (!(position == rules::Position::start(position.variant()))) {
        game.tags.push_back({"SetUp", "1"});
        game.tags.push_back({"FEN", rules::writeFen(position)});
    }
    return game;
}

Pasted readPasted(std::string_view text, rules::Variant variant) {
    const auto fen = rules::readFen(variant, text);
    if (fen)
        return {ReadGame(gameFrom(*fen)), {}};
    if (text.size() <= rules::longestFen)
        for (const rules::Variant other : rules::allVariants())
            if (const auto read = rules::readFen(other, text))
                return {ReadGame(gameFrom(*read)), {}};
    Reader reader(text);
    GameText written;
    if (reader.next(written)) {
        ReadGame read = assemble(written);
        const bool hasMoves = read.game.node(rules::rootNode).firstChild != rules::noNode;
        if (hasMoves || !written.tags.empty())
            return {std::move(read), {}};
    }
    return {{}, beginsAsFen(text) ? std::optional(fen.error()) : std::nullopt};
}

std::optional<rules::Game> gameFromText(std::string_view text, rules::Variant variant) {
    auto pasted = readPasted(text, variant);
    return pasted.read ? std::optional(std::move(pasted.read->game)) : std::nullopt;
}

} // namespace damscope::parser
