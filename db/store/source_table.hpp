// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/sources.hpp"

namespace damscope::db {

class Connection;

/// Writing to the table of sources.
SourceId insertSource(Connection& connection, const Source& source, const SourceReading& reading);
/// Forgets how far a source has been read and what was wrong with the source itself; from now on it
/// is read in this encoding and in this way.
void forgetReading(Connection& connection, SourceId id, const Source& source,
                   const SourceReading& reading);
/// The sources of which no game is in the store, not even a deleted one, count as not read. Their
/// encodings and variants stay. Scans the whole store.
void restartEmptySources(Connection& connection);
void updateProgress(Connection& connection, SourceId source, const SourceProgress& progress);
/// A stored game of the source was legal to its end before it was changed, and is now.
void noteLegality(Connection& connection, SourceId source, bool before, bool now);

} // namespace damscope::db
