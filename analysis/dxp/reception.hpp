// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/dxp/connection.hpp"

#include <chrono>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace damscope::analysis::dxp {

/// Accepts connections for a program that waits for an opponent: the opponent is the first that
/// sends a message of DamExchange. Connections that send something else, close or stay silent keep
/// no other out.
class Reception {
public:
    /// `request`: what the side that waits asks whoever connects, if it is that side which asks
    /// for the games; the other program answers. Empty: the other program asks.
    Reception(Listener& listener, std::string request);

    /// The opponent's connection, with all that it has sent still to be received; nothing if there
    /// is none within this time. Throws ConnectionLost if no more connections can be accepted.
    [[nodiscard]] std::optional<Connection> receive(std::chrono::milliseconds patience);
    /// How many sent something else.
    [[nodiscard]] std::size_t strangers() const { return strangers_; }

private:
    struct Guest {
        Connection connection;
        std::vector<std::string> heard; ///< chat
    };
    enum class Shown { nothing, player, stranger };

    void welcome(Connection connection);
    [[nodiscard]] Shown listen(Guest& guest) const;

    Listener& listener_;
    std::string request_;
    std::deque<Guest> guests_; ///< the one that came last is the last one
    std::size_t strangers_ = 0;
};

} // namespace damscope::analysis::dxp
