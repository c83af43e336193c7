// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/parser/reading.hpp"

#include "parser/syntax/reader.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <stdexcept>

namespace damscope::parser::testing {
namespace {

std::string shown(const rules::ScriptItem& item) {
    using Kind = rules::ScriptItem::Kind;
    std::string text(item.text);
    switch (item.kind) {
    case Kind::move:
    case Kind::strength:
        return text;
    case Kind::unknownMove:
        return "-";
    case Kind::moveNumber:
        return std::to_string(item.number) + (item.black ? "..." : ".");
    case Kind::comment:
        return "{" + text + "}";
    case Kind::command:
        return "[" + text + "]";
    case Kind::nag:
        return "$" + std::to_string(item.number);
    case Kind::openVariation:
        return "(";
    case Kind::closeVariation:
        return ")";
    case Kind::setup:
        return "/" + text + "/";
    case Kind::unread:
        return "<" + text + ">";
    }
    return "?";
}

void append(std::string& list, const std::string& word) {
    if (!list.empty())
        list += ' ';
    list += word;
}

} // namespace

std::string contentsOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<GameText> readAll(std::string_view text) {
    std::vector<GameText> games;
    Reader reader(text);
    for (GameText game; reader.next(game);)
        games.push_back(game);
    return games;
}

GameText readOne(std::string_view text) {
    const std::vector<GameText> games = readAll(text);
    EXPECT_EQ(games.size(), 1U) << text;
    return games.empty() ? GameText{} : games.front();
}

std::string shown(const rules::Script& script) {
    std::string list;
    for (const rules::ScriptItem& item : script)
        append(list, shown(item));
    return list;
}

std::string scriptOf(std::string_view text) {
    return shown(readOne(text).script);
}

std::string codes(const GameText& game) {
    std::string list;
    for (const Problem& problem : game.problems)
        append(list, problem.code());
    return list;
}

std::string codesOf(std::string_view text) {
    return codes(readOne(text));
}

} // namespace damscope::parser::testing
