// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "online/fetch.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::online {

/// How long an import may go on after a stop, to store what has come by then.
inline constexpr std::chrono::seconds timeToStore{10};

/// What a fetch reports while it runs, from the thread that called it. Any may be empty.
struct FetchListener {
    std::function<void(const FetchProgress&)> progress; ///< some ten times a second at most
    std::function<void(const Message&)> note;           ///< what was fetched; that it has to wait
    std::chrono::milliseconds pause{1000};              ///< as of Line
};

/// Reads files, folders, archives and sources on the net (see sourceFrom()) into a store, as
/// db::importSources() does. The net is asked first, one request at a time, and only for what is in
/// `paths`. `since` leaves out games that began earlier, but for sources that are fetched whole.
///
/// What was fetched of a user before is not fetched again, whatever `since` says: the store
/// remembers when the games began. Nor are games of a tournament that has ended. Games of
/// lidraughts that the store has are known by their addresses. Where a fetch is cut off or stopped,
/// the games that came are stored, and the next one goes on behind them.
db::ImportSummary importSources(db::Store& store, const std::vector<std::string>& paths,
                                std::optional<std::int64_t> since, const db::ImportOptions& options,
                                const std::stop_token& stop, const db::ImportListener& listener,
                                const FetchListener& fetching);

/// Checks the same sources as db::lintSources() does. All that they have is fetched, and nothing is
/// stored.
db::LintSummary lintSources(const std::vector<std::string>& paths,
                            std::optional<std::int64_t> since, const db::ImportOptions& options,
                            const std::stop_token& stop, const db::ImportListener& listener,
                            const FetchListener& fetching);

} // namespace damscope::online
