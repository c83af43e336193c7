// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace damscope::parser::testing {

/// One case of tests/data/reference/pdn_cases.jsonl: an input and what somebody (another program's
/// test, the standard, a measurement: see its `basis`) says of it.
struct ReferenceCase {
    std::string name;
    std::string source;
    nlohmann::json input;
    nlohmann::json expect;

    [[nodiscard]] bool says(const char* key) const { return expect.contains(key); }
    /// Whether the input is a file of the archives, which are not in this repository.
    [[nodiscard]] bool readsArchive() const;
    /// The input as a text of PDN: the file that it names, or the words it describes one with.
    [[nodiscard]] std::string text() const;
    /// The number of the one game meant, from 1, where the input names a file and a game.
    [[nodiscard]] std::optional<std::size_t> game() const;
};

/// Where the reference material lies; nothing when DAMSCOPE_SHARED is unset.
std::optional<std::string> sharedFolder();

std::vector<ReferenceCase> referenceCases();

/// The games of a text as they are read and as they are played, one for one.
struct PlayedText {
    std::vector<GameText> read;
    std::vector<ReadGame> played;
};
PlayedText playedGames(const std::string& text, std::optional<rules::Variant> variant = {});

/// The legal moves of a game's main line by the squares where they begin and end: "32-28".
std::vector<std::string> movesOf(const rules::Game& game);
/// The same of a move as it was written.
std::string endsOf(const std::string& move);

} // namespace damscope::parser::testing
