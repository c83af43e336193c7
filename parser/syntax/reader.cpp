// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/reader.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "parser/syntax/game_builder.hpp"
#include "parser/syntax/scan.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::parser {

bool Reader::next(GameText& game) {
    game.clear();
    offset_ = afterSpaces(text_, offset_);
    GameBuilder builder(text_, offset_, game);
    offset_ = recogniseGame(text_, offset_, builder);
    if (!game.terminator.empty())
        offset_ = recogniseTail(text_, offset_, builder);
    return builder.finish(offset_);
}

const std::string* GameText::tag(std::string_view name) const {
    const auto found = std::ranges::find_if(
        tags, [name](const TagText& tag) { return base::equalIgnoringCase(tag.name, name); });
    return found == tags.end() ? nullptr : &found->value;
}

void GameText::clear() {
    source = {};
    offset = 0;
    tags.clear();
    script.clear();
    itemOffsets.clear();
    terminator = {};
    problems.clear();
    unlisted = 0;
    made.clear();
}

namespace {

std::uint64_t lineEnds(std::string_view text) {
    std::uint64_t ends = base::countBytes(text, [](char c) { return c == '\n'; });
    for (auto i = text.find('\r'); i != text.npos; i = text.find('\r', i + 1))
        ends += text.substr(i + 1).starts_with('\n') ? 0U : 1U;
    return ends;
}

} // namespace

TextPlace placeBehind(std::string_view text, TextPlace start) {
    assert(start.line > 0 && start.column > 0);
    const std::uint64_t lines = lineEnds(text);
    const std::size_t last = text.find_last_of("\r\n");
    const std::string_view line = last == text.npos ? text : text.substr(last + 1);
    const std::uint64_t characters = base::countCharacters(line);
    const std::uint64_t column = lines == 0 ? start.column : 1;
    return {start.line + lines, column + characters};
}

TextPlace PlaceFinder::at(std::size_t offset) {
    if (offset < offset_) {
        offset_ = 0;
        place_ = start_;
    }
    const std::size_t end = std::min(offset, text_.size());
    std::string_view passed = text_.substr(offset_, end - offset_);
    const bool insideCrLf = passed.ends_with('\r') && text_.substr(end).starts_with('\n');
    if (insideCrLf)
        passed.remove_suffix(1);
    place_ = placeBehind(passed, place_);
    place_.column += insideCrLf ? 1 : 0;
    offset_ = end;
    return place_;
}

} // namespace damscope::parser
