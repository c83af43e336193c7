// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/why/reasons.hpp"

namespace damscope::db {

/// Whether a structure is worth a sentence: men of both sides take part in it, it is of five
/// squares or more, or the user defined it. Others are parts of ordinary formations.
[[nodiscard]] bool counts(const Structure& structure);

/// Whether the reason is one against the move: it misses, allows or loses something.
[[nodiscard]] bool isAgainst(const Reason& reason, rules::Color mover);

/// Whether the reason is seen at once: that it threatens to take a single man.
[[nodiscard]] bool isPlain(const Reason& reason);

/// What matters about a move, the strongest first: results, then combinations and men; what it
/// threatens only if nothing is against it; an exchange, and else one structure, only where there
/// is nothing stronger.
[[nodiscard]] std::vector<Reason> whatMatters(std::vector<Reason> reasons, rules::Color mover);

} // namespace damscope::db
