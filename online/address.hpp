// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "messages/message.hpp"
#include "network/http.hpp"

#include <string>
#include <string_view>

namespace damscope::online {

/// Where something is on the net. https, or http on this machine.
struct Address {
    network::HttpPlace place;
    std::string target; ///< with the leading slash and what follows '?'

    /// "https://host/path"; the usual port is left out.
    [[nodiscard]] std::string text() const;
};

/// Reads "https://host:port/path?query#place"; the place is left out.
[[nodiscard]] Expected<Address, Message> addressFrom(std::string_view text);

/// Where a server sends who asked for an address: another address, or a path on the same server.
/// What was asked for in secret is not asked for openly.
[[nodiscard]] Expected<Address, Message> redirected(const Address& from, std::string_view location);

} // namespace damscope::online
