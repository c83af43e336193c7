// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/why/explanation.hpp"

#include "messages/words.hpp"

namespace damscope::db {
namespace {

// Structures are worth knowing, but no reason why a move was an error.
bool isAboutPlay(Reason::Kind kind) {
    using enum Reason::Kind;
    return kind != takesUp && kind != givesUp;
}

} // namespace

std::string Explanation::of(std::size_t move) {
    std::string text;
    for (const Reason& reason : reasons_.of(move, &tables_)) {
        if (!isAboutPlay(reason.kind))
            continue;
        text += text.empty() ? "" : " ";
        text += words(message(plies_, move, reason, language_), language_) + '.';
    }
    return text;
}

} // namespace damscope::db
