// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <pybind11/pybind11.h>

#include <string>

/// What is known about a game by its moves: docs/shots.md, docs/structures.md.
namespace damscope::python {

/// The combinations in the main line, as a list of dictionaries with the names that the JSON of the
/// command line has.
[[nodiscard]] pybind11::list shotsOf(const rules::Game& game, const std::string& language);
/// The structures that lasted, likewise.
[[nodiscard]] pybind11::list structuresOf(const rules::Game& game, const std::string& language);

} // namespace damscope::python
