// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/sources.hpp"

namespace damscope::db {

class Connection;

/// Writing to the table of sources: for Batch.
SourceId insertSource(Connection& connection, const Source& source);
void updateProgress(Connection& connection, SourceId source, const Progress& progress);

} // namespace damscope::db
