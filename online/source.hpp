// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "messages/message.hpp"
#include "online/address.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace damscope::online {

/// What games on the net belong to.
enum class Kind : std::uint8_t {
    address, ///< of PDN or an archive
    user,    ///< the rest: of lidraughts
    team,
    tournament, ///< an arena
    swiss,
    simul,
    study,
    game
};

/// Games on the net.
struct Source {
    Kind kind{};
    std::string id;   ///< a name, or what the server calls it; empty of an address
    Address address;  ///< where people see it
    Address download; ///< where its games are; of a team its members
};

/// Whether all of it is fetched, whatever the date: neither a study nor a file needs to say when
/// its games began.
[[nodiscard]] bool isFetchedWhole(Kind kind);

/// Where lidraughts is: $DAMSCOPE_LIDRAUGHTS, else
/// https://lidraughts.org.
[[nodiscard]] std::string lidraughtsServer();

/// What names of sources on lidraughts begin with.
inline constexpr std::string_view lidraughtsPrefix = "lidraughts:";

/// Whether a source of an import is on the net and not a file: "lidraughts:..." or an address.
[[nodiscard]] bool isOnline(std::string_view text);

/// Reads "lidraughts:NAME", "lidraughts:team/ID", "lidraughts:tournament/ID", and so on; any
/// address of https; and those of lidraughts that a browser shows: "https://lidraughts.org/@/NAME".
[[nodiscard]] Expected<Source, Message> sourceFrom(std::string_view text);

/// The games of a user of lidraughts.
[[nodiscard]] Expected<Source, Message> userNamed(const std::string& name);

} // namespace damscope::online
