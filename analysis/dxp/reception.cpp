// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/dxp/reception.hpp"

#include "analysis/dxp/message.hpp"

#include <ranges>
#include <utility>

namespace damscope::analysis::dxp {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t mostGuests = 16; // the one that has said nothing for longest leaves
constexpr std::size_t mostHeard = 10;
constexpr milliseconds moment{1};

} // namespace

Reception::Reception(Listener& listener, std::string request)
    : listener_(listener), request_(std::move(request)) {}

std::optional<Connection> Reception::receive(milliseconds patience) {
    const auto end = std::chrono::steady_clock::now() + patience;
    do {
        constexpr milliseconds slice{20};
        if (auto connection = listener_.accept(slice))
            welcome(std::move(*connection));
        for (auto guest = guests_.begin(); guest != guests_.end();) {
            const Shown shown = listen(*guest);
            if (shown == Shown::player) {
                Connection player = std::move(guest->connection);
                for (const std::string& message : guest->heard | std::views::reverse)
                    player.putBack(message);
                return player;
            }
            strangers_ += shown == Shown::stranger ? 1 : 0;
            guest = shown == Shown::nothing ? guest + 1 : guests_.erase(guest);
        }
    } while (std::chrono::steady_clock::now() < end);
    return std::nullopt;
}

void Reception::welcome(Connection connection) {
    try {
        if (!request_.empty())
            connection.send(request_);
    } catch (const ConnectionLost&) {
        return; // it has gone again
    }
    guests_.push_back({std::move(connection), {}});
    if (guests_.size() > mostGuests)
        guests_.pop_front();
}

Reception::Shown Reception::listen(Guest& guest) const {
    try {
        while (const auto text = guest.connection.receive(moment)) {
            const auto message = read(*text);
            guest.heard.push_back(*text);
            const bool speaks =
                message && (request_.empty() ? std::holds_alternative<GameRequest>(*message)
                                             : std::holds_alternative<GameAnswer>(*message));
            if (speaks)
                return Shown::player;
            if (!message || !std::holds_alternative<Chat>(*message) ||
                guest.heard.size() > mostHeard)
                return Shown::stranger;
        }
        return Shown::nothing;
    } catch (const ConnectionLost&) {
        return Shown::stranger;
    }
}

} // namespace damscope::analysis::dxp
