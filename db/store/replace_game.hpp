// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "rules/game/game.hpp"

namespace damscope::db {

class EditEntry;
class Store;

/// Puts another text in the place of a stored game: the same start, tags, result and main line,
/// with other remarks and variations. Safe on the disk when it returns. Throws
/// std::invalid_argument if anything else differs, Error if the store fails or has no such game.
/// Part of an edit, which undoEdit() reverts.
void replaceGame(Store& store, EditEntry& entry, GameId id, const rules::Game& game);

} // namespace damscope::db
