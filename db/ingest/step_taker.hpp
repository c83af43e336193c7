// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/sources.hpp"
#include "intake/intake.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace damscope::db::importing {

/// What a source does in game after game: reported once, and counted.
class SourceHabits {
public:
    /// A problem that an earlier import has stored.
    void know(const Problem& problem);
    /// Takes the problems off a game that were reported before.
    void take(GameRow& game);

    /// Games whose header was put right: text among the tags, other quotes.
    [[nodiscard]] std::uint64_t mended() const { return mended_; }
    /// "194 of 194 games fit international draughts": for each variant that was noticed.
    [[nodiscard]] std::vector<Notice> wrongVariants(const std::string& path) const;

private:
    std::set<std::string> known_;
    /// Games that fit a variant, by its name and those of others that they fit as well.
    std::map<std::pair<std::string, std::vector<std::string>>, std::uint64_t> wrong_;
    std::uint64_t games_ = 0;
    std::uint64_t mended_ = 0;
};

// The steps of an import, in the order in which the reader makes them and the writer takes them;
// in between, parsing makes games of text.

/// The decisions about a source before its games are read.
struct SourcePlan {
    Source source;
    std::string file; ///< the source itself, or the archive that contains it
    /// Sources of the same file that were already in the store and that no plan has named before.
    std::vector<SourceId> siblings;
    SourceProgress before; ///< what earlier imports did
    SourceReading reading;
    /// The store has it as it was read otherwise: these games are replaced.
    bool reread = false;
    /// The store has it without the games that a strict import refused: these are added.
    bool completes = false;
    /// The order in which to prefer variants for games without GameType.
    std::vector<rules::Variant> preference;
    /// What all games with a wrong GameType fit, where that decides what they are.
    std::vector<rules::Variant> common;
};
using PlanPtr = std::shared_ptr<const SourcePlan>;

struct TextStep {
    PlanPtr plan;
    TextBatch batch;
};

/// A game ready for the store; its ordinal is given by the writer.
struct PreparedGame {
    GameRow row;
    std::uint64_t end = 0;                     ///< offset in the source's text behind the game
    std::optional<std::uint64_t> written = {}; ///< content of a repaired game without the repair
};

using PreparedGames = std::vector<PreparedGame>;

struct GamesStep {
    PlanPtr plan;
    std::shared_ptr<PreparedGames> games;
    std::size_t bytes = 0;            ///< of memory that the games take, about
    std::vector<ProblemRow> problems; ///< of the text itself
};

/// A text was read to its end.
struct SourceEnd {
    PlanPtr plan;
};

/// A text that the store holds already.
struct KnownSource {
    Source source;
    std::string knownAs;
    SourceProgress progress;
};

/// What goes from the reader to the writer as it is.
using SourceEvent = std::variant<SourceEnd, KnownSource, Notice>;
/// What the reader makes.
using ReadStep = std::variant<TextStep, SourceEvent>;
/// What the writer takes.
using ParsedStep = std::variant<GamesStep, SourceEvent>;

/// Takes the steps of a reading in order: what an import and a check of files do alike.
class StepTaker {
public:
    explicit StepTaker(const ImportListener& listener) : listener_(listener) {}
    StepTaker(const StepTaker&) = delete;
    StepTaker& operator=(const StepTaker&) = delete;
    virtual ~StepTaker() = default;

    void take(ParsedStep step);

    /// So far.
    [[nodiscard]] std::uint64_t gamesTaken() const { return games_; }

protected:
    /// A source whose games or end are the next to come.
    virtual void beginSource(const PlanPtr& plan) = 0;
    /// Games of the source that was begun last; each has its ordinal.
    virtual void takeGames(GamesStep step) = 0;
    virtual void endSource(const SourceEnd& end) = 0;
    /// A text that the store holds already, or what is said of a file, is the next.
    virtual void meet(const KnownSource& /*known*/) {}
    virtual void meet(const Notice& /*notice*/) {}

    /// The game that a problem is reported of.
    struct GameMet {
        const GameRow* row = nullptr; ///< none: it is a problem of the source
        bool refused = false;
        std::optional<GameId> stored{};
    };

    /// Reports a problem, and adds it to the counts of a summary.
    template <class Summary>
    void report(Summary& summary, const Source& source, const GameMet& game,
                const ProblemRow& problem) const {
        ++summary.problems;
        summary.errors += problem.severity == Severity::error ? 1 : 0;
        ++summary.kinds[{problem.severity, problem.code()}];
        report(source, game, problem);
    }
    [[nodiscard]] const ImportListener& listener() const { return listener_; }
    [[nodiscard]] std::uint64_t sources() const { return sources_; }
    [[nodiscard]] std::uint64_t knownSources() const { return known_; }
    [[nodiscard]] std::uint64_t failedSources() const { return failed_; }
    [[nodiscard]] const std::map<std::string, std::uint64_t>& encodings() const {
        return encodings_;
    }
    /// Games with a header that was put right.
    [[nodiscard]] std::uint64_t mendedGames() const { return mended_ + habits_.mended(); }
    /// What the source that was begun last has done before.
    [[nodiscard]] SourceHabits& habits() { return habits_; }

private:
    void takeStep(GamesStep step);
    void takeStep(const SourceEvent& event);
    void takeEvent(const SourceEnd& end);
    void takeEvent(const KnownSource& known);
    void takeEvent(const Notice& notice);
    void begin(const PlanPtr& plan);
    void report(const Source& source, const GameMet& game, const ProblemRow& problem) const;

    const ImportListener& listener_;
    PlanPtr plan_;              ///< of the source that was begun last
    std::uint64_t ordinal_ = 0; ///< of its last game
    std::uint64_t games_ = 0;
    std::uint64_t sources_ = 0;
    std::uint64_t known_ = 0;
    std::uint64_t failed_ = 0;
    std::uint64_t mended_ = 0; ///< of the sources before
    std::map<std::string, std::uint64_t> encodings_;
    SourceHabits habits_;
};

} // namespace damscope::db::importing
