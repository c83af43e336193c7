// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a variant's name, a PDN number, a GameType tag.

#include "rules/board/rules.hpp"

#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace damscope::rules;

void check(bool isSo) {
    if (!isSo)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto variant = variantNamed(text)) {
        const Rules& r = rules(*variant);
        check(r.variant == *variant);
        check(variantNamed(r.name) == variant);
        // The whole text is the name or the number: nothing is read past or cut off.
        check(text.size() == r.name.size() || std::stoi(std::string(text)) == r.gameType);
    }
    if (const auto variant = variantOfGameType(text))
        check(variantOfGameType(gameTypeFor(*variant)) == variant);
    return 0;
}
