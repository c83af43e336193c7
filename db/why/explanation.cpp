// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/why/explanation.hpp"

#include "messages/words.hpp"

namespace damscope::db {

std::string Explanation::of(std::size_t move) {
    std::string text;
    for (const Reason& reason : reasonsFor(plies_, move, finder_, &tables_)) {
        if (reason.kind == Reason::Kind::takesUp || reason.kind == Reason::Kind::givesUp)
            continue;
        text += text.empty() ? "" : " ";
        text += words(message(plies_, move, reason, language_), language_) + '.';
    }
    return text;
}

} // namespace damscope::db
