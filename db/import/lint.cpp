// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/lint.hpp"

#include "db/import/batch_parser.hpp"
#include "db/import/pipeline.hpp"
#include "db/import/source_walk.hpp"
#include "intake/problem_words.hpp"

#include <chrono>
#include <functional>

namespace damscope::db {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds progressInterval{100};

/// One run of lintSources.
class Linter {
public:
    Linter(const std::vector<std::string>& paths, const ImportOptions& options,
           std::stop_token stop, const ImportListener& listener)
        : options_(options), stop_(std::move(stop)), listener_(listener),
          intake_(paths, {options.encoding, halt_.get_token(), {}, options.limits}) {
        options_.indexing = Indexing::later; // positions are of no use here
    }

    LintSummary run() {
        const auto produce = [this](const importing::Pipeline::Emit& emit) {
            const auto unknown = [](const ContentDigest&) { return std::nullopt; };
            importing::SourceWalk(intake_, options_, halt_.get_token(), unknown, emit).run();
        };
        const auto parse = [this](const importing::TextStep& text) {
            return importing::parseBatch(text, options_);
        };
        importing::Pipeline(options_.jobs, produce, parse)
            .run([this](const importing::Step& step) { takeOrHalt(step); },
                 [this] { tellProgress(); });
        summary_.interrupted = stop_.stop_requested();
        return summary_;
    }

private:
    // What the listener throws ends the reading too: it would go on while its thread is awaited.
    void takeOrHalt(const importing::Step& step) {
        try {
            take(step);
        } catch (...) {
            halt_.request_stop();
            throw;
        }
    }

    void take(const importing::Step& step) {
        if (const auto* games = std::get_if<importing::GamesStep>(&step))
            takeGames(*games);
        else if (const auto* end = std::get_if<importing::SourceEnd>(&step))
            takeEnd(*end);
        else if (const auto* known = std::get_if<importing::KnownSource>(&step))
            takeKnown(*known);
        else if (const auto* notice = std::get_if<Notice>(&step))
            takeNotice(*notice);
        tellProgress();
    }

    void begin(const importing::PlanPtr& plan) {
        if (plan_ == plan)
            return;
        plan_ = plan;
        ordinal_ = 0;
        ++summary_.sources;
    }

    void takeGames(const importing::GamesStep& step) {
        begin(step.plan);
        for (const ProblemRow& problem : step.problems)
            tell({plan_->source.path, 0, {}, {}, false, problem});
        for (const importing::PreparedGame& game : *step.games)
            takeGame(game.row);
    }

    void takeGame(const GameRow& row) {
        ++ordinal_;
        ++summary_.games;
        ++(row.header.legal ? summary_.legal : summary_.partial);
        if (row.guessed)
            ++summary_.guessed[row.header.variant];
        for (const ProblemRow& problem : row.problems)
            tell(
                {plan_->source.path, ordinal_, row.header.white, row.header.black, false, problem});
    }

    void takeEnd(const importing::SourceEnd& end) {
        begin(end.plan);
        if (ordinal_ == 0)
            takeNotice({Notice::Severity::warning, plan_->source.path, "no-games",
                        said(SourceSentence::noGames)});
    }

    void takeKnown(const importing::KnownSource& known) const {
        if (listener_.source)
            listener_.source({known.source, known.knownAs, known.progress});
    }

    void takeNotice(const Notice& notice) {
        if (notice.severity == Notice::Severity::error)
            ++summary_.failed;
        if (listener_.notice)
            listener_.notice(notice);
    }

    void tell(const ImportProblem& problem) {
        ++summary_.problems;
        if (problem.problem.severity == parser::Problem::Severity::error)
            ++summary_.errors;
        if (listener_.problem)
            listener_.problem(problem);
    }

    void tellProgress() {
        const Clock::time_point now = Clock::now();
        if (!listener_.progress || now - told_ < progressInterval)
            return;
        told_ = now;
        const IntakeProgress read = intake_.progress();
        const std::chrono::duration<double> elapsed = now - start_;
        listener_.progress({read.bytes, read.total, summary_.games, elapsed.count()});
    }

    ImportOptions options_;
    std::stop_token stop_;
    std::stop_source halt_; // ends the reading, on request or because the listener threw
    std::stop_callback<std::function<void()>> onStop_{stop_, [this] { halt_.request_stop(); }};
    const ImportListener& listener_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point told_ = start_;
    importing::PlanPtr plan_;
    std::uint64_t ordinal_ = 0; // of the last game, in its source
    LintSummary summary_;
    Intake intake_;
};

} // namespace

LintSummary lintSources(const std::vector<std::string>& paths, const ImportOptions& options,
                        const std::stop_token& stop, const ImportListener& listener) {
    return Linter(paths, options, stop, listener).run();
}

} // namespace damscope::db
