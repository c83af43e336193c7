// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses the variant, the rest is a FEN.

#include "rules/text/fen.hpp"

#include "tests/messages/english.hpp"

#include <cstdlib>

namespace {

using namespace damscope::rules;

void check(bool isSo) {
    if (!isSo)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto variant = static_cast<Variant>(data[0] % variantCount);
    const std::string text(data + 1, data + size);
    const auto position = readFen(variant, text);
    if (position) {
        const auto again = readFen(variant, writeFen(*position));
        check(again && *again == *position);
    } else {
        check(position.error().offset <= text.size() &&
              !english(message(position.error())).empty());
    }
    return 0;
}
