// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses the variant, the rest is a result.

#include "rules/board/result.hpp"

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace damscope::rules;
    if (size == 0)
        return 0;
    const Rules& r = rules(static_cast<Variant>(data[0] % variantCount));
    const std::string text(data + 1, data + size);
    const auto result = readResult(r, text);
    if (result && readResult(r, writeResult(r, *result)) != result)
        std::abort();
    return 0;
}
