// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/network/place_text.hpp"

#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"

#include <charconv>
#include <utility>

namespace damscope::cli {

Place placeFrom(const std::string& text, const std::string& usualHost, std::uint16_t usualPort) {
    const std::size_t colon = text.rfind(':');
    const bool hasPort = colon != std::string::npos && text.find(':') == colon;
    const bool bracketed = text.starts_with('[') && text.find("]:") != std::string::npos;
    std::string host = hasPort || bracketed ? text.substr(0, colon) : text;
    std::string port = hasPort || bracketed ? text.substr(colon + 1) : std::string();
    if (host.find_first_not_of("0123456789") == std::string::npos && port.empty())
        std::swap(host, port);
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    Place place{host.empty() ? usualHost : host, usualPort};
    if (!port.empty()) {
        const auto [end, error] =
            std::from_chars(port.data(), port.data() + port.size(), place.port);
        if (error != std::errc{} || end != port.data() + port.size() || place.port == 0)
            throw UsageError(inWords({"usage-place", {{"word", text}}}));
    }
    return place;
}

} // namespace damscope::cli
