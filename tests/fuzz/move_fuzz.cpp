// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses the variant; then a FEN up to a line feed, then a move's text.

#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/messages/english.hpp"

#include <algorithm>
#include <cstdlib>

namespace {

using namespace damscope::rules;

void check(bool isSo) {
    if (!isSo)
        std::abort();
}

void checkMatch(const Position& position, std::string_view text) {
    const MoveMatch match = resolve(position, text);
    check(match.unique() != match.problem.has_value());
    if (match.problem)
        check(!english(message(position, *match.problem)).empty());
    const MoveList legal = legalMoves(position);
    for (const Move& m : match.moves)
        check(std::ranges::find(legal, m) != legal.end());
    check(!english(message(position, explain(position, text))).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto variant = static_cast<Variant>(data[0] % variantCount);
    const std::string text(data + 1, data + size);
    const auto lineEnd = std::min(text.find('\n'), text.size());
    const auto position = readFen(variant, std::string_view(text).substr(0, lineEnd));
    checkMatch(position ? *position : Position::start(variant),
               std::string_view(text).substr(std::min(lineEnd + 1, text.size())));
    return 0;
}
