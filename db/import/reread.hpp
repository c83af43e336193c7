// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/import/import.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

namespace damscope::db {

class Store;

/// Whether import repairs the games of a source that is read again.
enum class Repairing : std::uint8_t {
    asBefore, ///< if it has games that were repaired, or read as another variant than their tags
              ///< say
    yes,
    no ///< takes repairs back: games are read as they are written
};

/// How a stored source is read again. What the user chose when it was imported stays chosen unless
/// another choice is made here; everything else is detected again.
struct RereadOptions {
    std::string file;     ///< where its file, or the archive it is in, is now; empty: where it was
    std::string encoding; ///< as parser::encodingNamed gives it; empty: as before
    bool detectEncoding = false; ///< forgets an encoding that was chosen
    std::optional<rules::Variant> variant;
    bool detectVariant = false; ///< forgets a variant that was chosen
    Repairing repair = Repairing::asBefore;
    unsigned jobs = 1;
};

/// Reads a source again: its games take the place of those of the earlier reading and keep their
/// ids, and with them their collections and evaluations, where their moves are the same. Games with
/// other moves become new ones, and the earlier are deleted so that they can be restored. Games
/// that a user has deleted stay deleted, and count as duplicates; those that a person has changed
/// stay as they are. Returns why nothing could be read, otherwise what an
/// import does; an interrupted one goes on with the next import or rereading.
[[nodiscard]] Expected<ImportSummary, Message>
rereadSource(Store& store, const StoredSource& source, const RereadOptions& options = {},
             const std::stop_token& stop = {}, const ImportListener& listener = {});

} // namespace damscope::db
