// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/import.hpp"
#include "db/import/source_habits.hpp"
#include "db/import/step.hpp"

#include <cstdint>
#include <optional>

namespace damscope::db::importing {

/// Takes the steps of a reading in order: what an import and a lint do alike.
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
