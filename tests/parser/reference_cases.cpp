// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/parser/reference_cases.hpp"

#include "rules/text/notation.hpp"
#include "tests/parser/reading.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace damscope::parser::testing {
namespace {

std::string withFenTag(const std::string& fen, const std::string& rest) {
    return "[FEN \"" + fen + "\"]\n" + rest;
}

std::string lowered(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    return text;
}

} // namespace

std::string ReferenceCase::text() const {
    std::string given = input.get<std::string>();
    if (given.starts_with('@'))
        return contentsOf(std::filesystem::path(*sharedFolder()) /
                          given.substr(1, given.find('#') - 1));
    const std::size_t lineEnd = given.find('\n');
    if (given.starts_with("FEN ") && lineEnd != std::string::npos)
        return withFenTag(given.substr(4, lineEnd - 4), given.substr(lineEnd));
    const std::size_t behind = given.find("(FEN ");
    if (behind != std::string::npos)
        return withFenTag(given.substr(behind + 5, given.size() - behind - 6),
                          given.substr(0, behind));
    return given;
}

std::optional<std::size_t> ReferenceCase::game() const {
    const std::string given = input.get<std::string>();
    if (!given.starts_with('@') || given.find('#') == std::string::npos)
        return std::nullopt;
    return std::stoul(given.substr(given.find('#') + 1));
}

bool ReferenceCase::readsArchive() const {
    return input.is_string() && input.get<std::string>().starts_with('@');
}

std::optional<std::string> sharedFolder() {
    const char* shared = std::getenv("DAMSCOPE_SHARED"); // NOLINT(concurrency-mt-unsafe)
    return shared == nullptr ? std::nullopt : std::optional<std::string>(shared);
}

std::vector<ReferenceCase> referenceCases() {
    std::vector<ReferenceCase> cases;
    std::ifstream in("tests/data/reference/pdn_cases.jsonl");
    for (std::string line; std::getline(in, line);) {
        const auto row = nlohmann::json::parse(line);
        cases.push_back({row["name"], row["source"], row["input"], row["expect"]});
    }
    return cases;
}

PlayedText playedGames(const std::string& text, std::optional<rules::Variant> variant) {
    PlayedText games{readAll(text), {}};
    const std::vector<rules::Variant> preference = preferenceOf(games.read);
    for (const GameText& game : games.read)
        games.played.push_back(assemble(game, {variant, preference}));
    return games;
}

std::vector<std::string> movesOf(const rules::Game& game) {
    std::vector<std::string> moves;
    const rules::Rules& rules = game.start().rules();
    for (const rules::NodeId id : game.mainLine()) {
        const rules::Node& node = game.node(id);
        if (node.step == rules::Step::move)
            moves.push_back(squareName(rules, node.move.from) + "-" +
                            squareName(rules, node.move.to));
    }
    return moves;
}

std::string endsOf(const std::string& move) {
    const std::size_t first = move.find_first_of("-x:");
    const std::size_t last = move.find_last_of("-x:");
    return lowered(move.substr(0, first) + "-" + move.substr(last + 1));
}

} // namespace damscope::parser::testing
