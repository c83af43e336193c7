// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/store/journal.hpp"
#include "messages/phrase.hpp"

#include <cstdint>

namespace damscope::cli {

/// --apply: without it deletions, proposals and changes of many games are only listed.
class ApplyOption {
public:
    void declare(Arguments& arguments) {
        arguments.flag({"--apply", "",
                        phrase("make the change: deletions, proposals and changes of more than 10 "
                               "games are only listed without it")},
                       isGiven_);
    }
    [[nodiscard]] bool isGiven() const { return isGiven_; }
    /// Whether a change of so many games is made: damscope undo reverts it.
    [[nodiscard]] bool allows(std::uint64_t games) const {
        return isGiven_ || games <= db::smallChange;
    }

private:
    bool isGiven_ = false;
};

} // namespace damscope::cli
