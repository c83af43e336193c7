// SPDX-License-Identifier: GPL-3.0-or-later
#include "online/address.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace damscope::online {
namespace {

constexpr std::uint16_t securePort = 443;
constexpr std::uint16_t openPort = 80;

std::uint16_t usualPort(bool isSecure) {
    return isSecure ? securePort : openPort;
}

bool isThisMachine(std::string_view host) {
    return host == "localhost" || host == "::1" ||
           (host.starts_with("127.") && host.find_first_not_of("0123456789.") == host.npos);
}

Message notAnAddress(std::string_view text) {
    return {"net-address", {{"address", std::string(text)}}};
}

// "host", "host:port", "[::1]:port"; nothing for what is none, such as one with a password.
std::optional<network::HttpPlace> placeFrom(std::string_view text, bool isSecure) {
    const std::size_t bracket = text.starts_with('[') ? text.find(']') : 0;
    const std::size_t colon = std::min(text.find(':', std::min(bracket, text.size())), text.size());
    std::string_view host = text.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    const auto port = colon == text.size()
                          ? usualPort(isSecure)
                          : base::readNumber<std::uint16_t>(text.substr(colon + 1)).value_or(0);
    const bool isName = std::ranges::all_of(host, [](char c) {
        return base::isLetter(c) || base::isDigit(c) || c == '.' || c == '-' || c == ':';
    });
    if (host.empty() || port == 0 || !isName)
        return std::nullopt;
    return network::HttpPlace{isSecure, base::lowerCase(host), port};
}

// A line of a request has neither blanks nor control characters.
std::string targetFrom(std::string_view text) {
    constexpr std::string_view hexadecimal = "0123456789ABCDEF";
    std::string target = text.starts_with('/') ? "" : "/";
    for (const char c : text.substr(0, text.find('#'))) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte > ' ' && byte < 0x7F)
            target += c;
        else
            (target += '%').append({hexadecimal[byte >> 4], hexadecimal[byte & 15]});
    }
    return target;
}

} // namespace

std::string Address::text() const {
    const bool isNumber = place.host.find(':') != std::string::npos;
    std::string text = place.isSecure ? "https://" : "http://";
    text += isNumber ? '[' + place.host + ']' : place.host;
    if (place.port != usualPort(place.isSecure))
        text += ':' + std::to_string(place.port);
    return text + target;
}

Expected<Address, Message> addressFrom(std::string_view text) {
    const std::size_t scheme = text.find("://");
    const std::string name = base::lowerCase(text.substr(0, std::min(scheme, text.size())));
    if (scheme == text.npos || (name != "https" && name != "http"))
        return Unexpected{notAnAddress(text)};
    const std::string_view rest = text.substr(scheme + 3);
    const std::size_t end = std::min(rest.find_first_of("/?#"), rest.size());
    auto place = placeFrom(rest.substr(0, end), name == "https");
    if (!place)
        return Unexpected{notAnAddress(text)};
    if (!place->isSecure && !isThisMachine(place->host))
        return Unexpected{Message{"net-open-address", {{"address", std::string(text)}}}};
    return Address{std::move(*place), targetFrom(rest.substr(end))};
}

Expected<Address, Message> redirected(const Address& from, std::string_view location) {
    if (location.starts_with("//"))
        return addressFrom((from.place.isSecure ? "https:" : "http:") + std::string(location));
    const std::size_t scheme = location.find("://");
    if (scheme == location.npos || location.find_first_of("/?#") < scheme) {
        const std::string_view asked =
            std::string_view(from.target).substr(0, from.target.find('?'));
        const std::size_t kept = location.starts_with('/')   ? 0
                                 : location.starts_with('?') ? asked.size()
                                                             : asked.rfind('/') + 1;
        return Address{from.place, targetFrom(std::string(asked.substr(0, kept)).append(location))};
    }
    auto to = addressFrom(location);
    if (to && from.place.isSecure && !to->place.isSecure)
        return Unexpected{Message{"net-open-address", {{"address", to->text()}}}};
    return to;
}

} // namespace damscope::online
