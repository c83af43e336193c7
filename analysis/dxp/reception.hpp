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

/// Where a program that waits meets others: it plays with the first that shows that it speaks
/// DamExchange. Whoever sends something else, hangs up or says nothing keeps nobody out.
class Reception {
public:
    /// `request`: what the side that waits asks whoever connects, if it is that side which asks
    /// for the games; the other program answers. Empty: the other program asks.
    Reception(Listener& listener, std::string request);

    /// The connection with all that it has brought still to be received; nothing if nobody has
    /// shown himself in this time. Throws ConnectionLost if no more connections can be taken.
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
