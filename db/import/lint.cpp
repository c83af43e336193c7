// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/lint.hpp"

#include "db/import/reading.hpp"
#include "db/import/step_taker.hpp"

#include <optional>
#include <utility>

namespace damscope::db {
namespace {

using namespace importing;

/// Counts and reports what is read, and keeps nothing.
class Linter final : public StepTaker {
public:
    explicit Linter(const ImportListener& listener) : StepTaker(listener) {}

    [[nodiscard]] LintSummary summary() const {
        LintSummary summary = summary_;
        summary.sources = sources();
        summary.failed = failedSources();
        summary.games = gamesTaken();
        return summary;
    }

private:
    void beginSource(const PlanPtr& plan) override { plan_ = plan; }

    void takeGames(GamesStep step) override {
        for (const ProblemRow& problem : step.problems)
            report(summary_, plan_->source, {}, problem);
        for (const PreparedGame& game : *step.games)
            takeGame(game.row);
    }

    void endSource(const SourceEnd& /*end*/) override {}

    void takeGame(const GameRow& row) {
        ++(row.header.legal ? summary_.legal : summary_.partial);
        if (row.guessed)
            ++summary_.guessed[row.header.variant];
        for (const ProblemRow& problem : row.problems)
            report(summary_, plan_->source, {&row}, problem);
    }

    PlanPtr plan_;
    LintSummary summary_;
};

SourceWalk::Lookup nothingIsKnown() {
    return {[](const ContentDigest&) { return std::nullopt; },
            [](const std::string&, const ContentDigest&) { return VariantSet(); }};
}

} // namespace

LintSummary lintSources(const std::vector<std::string>& paths, const ImportOptions& options,
                        const std::stop_token& stop, const ImportListener& listener) {
    ImportOptions how = options;
    how.indexing = Indexing::later; // positions are of no use here
    Linter linter(listener);
    Reading reading(paths, how, stop, listener);
    reading.run(nothingIsKnown, linter);
    LintSummary summary = linter.summary();
    summary.interrupted = reading.interrupted();
    return summary;
}

} // namespace damscope::db
