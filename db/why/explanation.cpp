// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/why/explanation.hpp"

#include "db/why/ranking.hpp"
#include "messages/words.hpp"

namespace damscope::db {

std::string Explanation::of(std::size_t move) {
    std::string text;
    for (const Reason& reason : reasons_.of(move, &tables_, Refute::any)) {
        if (!isAgainst(reason, plies_[move].position.toMove()))
            continue;
        text += text.empty() ? "" : " ";
        text += words(message(plies_, move, reason, language_), language_) + '.';
    }
    return text;
}

} // namespace damscope::db
