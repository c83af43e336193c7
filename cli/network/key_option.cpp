// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/network/key_option.hpp"

#include "analysis/draughtsnet/protocol.hpp"
#include "cli/options/language_option.hpp"

namespace damscope::cli {

Accept intoKey(std::string& target) {
    namespace net = analysis::draughtsnet;
    return [&target](std::string_view text) -> std::optional<std::string> {
        if (!net::isKey(text))
            return inWords({"usage-key", {{"most", std::to_string(net::longestKey)}}});
        target = text;
        return std::nullopt;
    };
}

} // namespace damscope::cli
