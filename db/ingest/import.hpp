// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/batch.hpp"
#include "db/store/games.hpp"
#include "db/store/sources.hpp"
#include "intake/archive_reader.hpp"
#include "intake/intake.hpp"
#include "messages/message.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

struct ImportOptions {
    /// Threads that read games; 1 does everything in the calling thread. The store is the same for
    /// every number.
    unsigned jobs = 1;
    std::string encoding; ///< of all texts, as parser::encodingNamed gives it; empty: detected
    std::optional<rules::Variant> variant; ///< overrides every GameType
    /// Only the text with these bytes is read, and again if the store holds it.
    std::optional<ContentDigest> reread;
    bool strict = false; ///< games that are not legal to their end are refused
    /// What is done about games that are not; those that are repaired are legal then.
    parser::Repair repair = parser::Repair::suggest;
    Indexing indexing = Indexing::now;
    std::uint64_t gamesPerCommit = 2000; ///< of one source, counted from its beginning; at least 1
    BatchSizes batches;
    ExpansionLimits limits;
    /// Files that are sources of another name: what was fetched from the net.
    std::map<std::string, std::string> names{};
    bool databases = true; ///< of Damscope are merged (merge.hpp), the ones in folders too
};

/// How many games without GameType were read as each variant.
using GuessedGames = std::map<rules::Variant, std::uint64_t>;

/// How many texts were read in which encoding, other than UTF-8.
using SourceEncodings = std::map<std::string, std::uint64_t>;

/// How many problems there were of each kind, by severity and code: errors come first.
using ProblemCounts = std::map<std::pair<Severity, std::string>, std::uint64_t>;

/// A game that was edited in the store, and in a database that was merged, since both had it from
/// one place. Both are stored.
struct ForkedGame {
    GameId here{};
    GameId came{}; ///< its number here
    std::string white;
    std::string black;
    friend bool operator==(const ForkedGame&, const ForkedGame&) = default;
};

/// What an import did. games = stored + duplicates + refused, always; games of an earlier,
/// interrupted import of the same source are not counted again.
struct ImportSummary {
    std::uint64_t sources = 0; ///< texts that games were read from
    std::uint64_t known = 0;   ///< texts that the store held already
    std::uint64_t failed = 0;  ///< files or members that could not be read, or not to their end
    std::uint64_t games = 0;   ///< read
    std::uint64_t stored = 0;
    std::uint64_t legal = 0;      ///< of the stored ones: legal to their end
    std::uint64_t partial = 0;    ///< of the stored ones: only their beginning is
    std::uint64_t repaired = 0;   ///< of the legal ones: something was changed to make them so
    std::uint64_t mended = 0;     ///< of the games read: a header that was put right
    std::uint64_t duplicates = 0; ///< another file has brought the very same game
    std::uint64_t deleted = 0;    ///< of the duplicates: that game is deleted, and stays it
    std::uint64_t corrected = 0;  ///< of the duplicates: that game was edited or repaired since
    std::uint64_t refused = 0;    ///< by `strict`
    std::uint64_t problems = 0;   ///< of severity error or warning
    std::uint64_t errors = 0;     ///< of the problems
    ProblemCounts kinds;          ///< of the problems
    std::uint64_t replaced = 0;   ///< of the stored ones: in place of their earlier reading
    std::uint64_t keptEdits = 0;  ///< of the stored ones: a person has changed them, they stay
    std::uint64_t updated = 0;    ///< of the stored ones: edited in the database that was merged
    std::uint64_t forked = 0;     ///< of the stored ones: edited there, and otherwise here
    GuessedGames guessed;         ///< of the games read
    SourceEncodings encodings;    ///< of the texts that games were read from
    double seconds = 0;
    bool interrupted = false; ///< by the stop token; running the import again finishes it
    /// The first `mostForks` of those that are forked.
    std::vector<ForkedGame> forks{};
    static constexpr std::size_t mostForks = 1000;
};

/// The progress of an import.
struct ImportProgress {
    std::uint64_t bytes = 0; ///< of the files, each counted twice
    std::uint64_t total = 0; ///< likewise; 0 where it is not known
    std::uint64_t games = 0; ///< read
    double seconds = 0;
};

/// A problem with what a reader needs to find the game.
struct ImportProblem {
    std::string path;          ///< of the source, as it can be shown
    std::uint64_t ordinal = 0; ///< number of the game in its source; 0: about the source
    std::string white;
    std::string black;
    bool refused = false; ///< the game is not stored because of it
    ProblemRow problem;
    std::optional<GameId> game{}; ///< that is stored, once the import has committed it
    friend bool operator==(const ImportProblem&, const ImportProblem&) = default;
};

/// A game that another file has brought before, or this one in an earlier reading.
struct DuplicateGame {
    std::string path; ///< of the source, as it can be shown
    std::uint64_t ordinal = 0;
    std::uint64_t line = 0;
    std::string white;
    std::string black;
    GameId of{};          ///< the stored game
    bool deleted = false; ///< which is deleted
};

/// A source that was finished, or was found in the store.
struct ImportedSource {
    Source source;
    std::string knownAs;     ///< the path under which the store held it before; empty: it did not
    SourceProgress progress; ///< in all, with what earlier imports did
};

/// What an import reports while it runs, in the order of the sources and their games, from the
/// thread that called it. Any of them may be empty.
struct ImportListener {
    std::function<void(const ImportProgress&)> progress; ///< some ten times a second at most
    std::function<void(const ImportProblem&)> problem;
    std::function<void(const Notice&)> notice;
    std::function<void(const ImportedSource&)> source;
    std::function<void(const DuplicateGame&)> duplicate; ///< once its batch is committed
};

/// Reads the games of files, folders and archives (see Intake) into a store.
///
/// Games, their problems and how far their source was read become safe together, every
/// `gamesPerCommit` games and at the end, so that an import that ended at any moment goes on where
/// it stopped when it is run again. A game that another file has brought before is a duplicate and
/// not stored again, also if it was edited or repaired in Damscope since; within one file, an
/// archive with all its members, repetitions are kept. A source that was read to its end adds
/// nothing when it is met again, under whatever name, unless `encoding` is given and is another
/// than it was read in: then its games are read again and take the place of the earlier ones, which
/// keep their ids; those that are there no more are deleted, those that a user has deleted stay
/// deleted (they count as duplicates), and those that a person has changed stay as they are.
/// Without `encoding` an interrupted source continues in its own. Games that were refused by
/// `strict` are added when their source is met without it; those that it has brought count as
/// duplicates then. A file that cannot be read, or holds no game of draughts, is reported and
/// skipped; only a failure of the store ends the import with db::Error, and what was committed
/// stays. Databases of Damscope are merged behind the other files (merge.hpp).
ImportSummary importSources(Store& store, const std::vector<std::string>& paths,
                            const ImportOptions& options = {}, const std::stop_token& stop = {},
                            const ImportListener& listener = {});

/// The result of checking sources. games = legal + partial, always.
struct LintSummary {
    std::uint64_t sources = 0; ///< texts that games were read from
    std::uint64_t failed = 0;  ///< files or members that could not be read, or not to their end
    std::uint64_t games = 0;   ///< read
    std::uint64_t legal = 0;   ///< to their end
    std::uint64_t partial = 0;
    std::uint64_t problems = 0; ///< of severity error or warning
    std::uint64_t errors = 0;   ///< of the problems
    ProblemCounts kinds;        ///< of the problems
    GuessedGames guessed;       ///< of the games read
    bool interrupted = false;   ///< by the stop token
};

/// Reads the games of files, folders and archives as importSources() does, and reports the same to
/// the listener, without a store: nothing is known beforehand, nothing is stored.
LintSummary lintSources(const std::vector<std::string>& paths, const ImportOptions& options = {},
                        const std::stop_token& stop = {}, const ImportListener& listener = {});

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
