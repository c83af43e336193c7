// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/club_report.hpp"
#include "db/training/proving.hpp"

#include <cstddef>
#include <stop_token>

namespace damscope::db {

/// Makes exercises of the typical positions of a player, and leaves out those in which right and
/// wrong are not clearly apart: at most `most` stay, each with its exercise. Where they are fewer,
/// combinations that were missed while another move was as good come after them. Throws
/// EngineError.
void proveLesson(Store& store, PlayerLesson& lesson, Prover& prover, std::size_t most,
                 const std::stop_token& stop = {});

} // namespace damscope::db
