// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/reading.hpp"

#include "base/parallel/ordered_pipeline.hpp"

#include <chrono>
#include <exception>
#include <system_error>
#include <utility>
#include <variant>

namespace damscope::db::importing {
namespace {

using Pipeline = base::OrderedPipeline<TextStep, ParsedStep>;

// Text that was read but not parsed yet: two usual batches for each worker. Hostile games take
// thirty times the memory of their text.
constexpr std::size_t underWayForEach = std::size_t{1} << 20;
// Games that were not taken yet: some 10,000, so that the workers go on while a commit is written.
constexpr std::size_t mostWaiting = std::size_t{24} << 20;
// Steps that carry no text, such as notices, are bounded too.
constexpr std::uint64_t mostSteps = 256;
constexpr std::chrono::milliseconds timeout{100};

std::size_t bytesOf(const ParsedStep& step) {
    const auto* games = std::get_if<GamesStep>(&step);
    return games != nullptr ? games->bytes : 0;
}

// A worker frees the games that it made in its own thread.
Pipeline::Worker workerWith(const ImportOptions& options) {
    return [&options,
            returned = std::make_shared<ReturnedGames>()](const TextStep& text) -> ParsedStep {
        returned->clear();
        GamesStep step = parseBatch(text, options);
        step.games = ReturnedGames::shared(returned, std::move(*step.games));
        return step;
    };
}

// Where taking the steps fails, the reading ends before its thread is waited for.
struct HaltAtEnd {
    std::stop_source& source;
    ~HaltAtEnd() { source.request_stop(); }
};

bool put(Pipeline& pipeline, ReadStep step) {
    if (auto* text = std::get_if<TextStep>(&step)) {
        const std::size_t bytes = text->batch.text->size();
        return pipeline.put(std::move(*text), bytes);
    }
    return pipeline.putResult(std::get<SourceEvent>(std::move(step)));
}

} // namespace

Reading::Reading(const std::vector<std::string>& paths, const ImportOptions& options,
                 std::stop_token stop, const ImportListener& listener)
    : options_(options), stop_(std::move(stop)), listener_(listener),
      // In the serial reading this thread reads, and reports on the way; otherwise it looks itself.
      intake_(paths, {options.encoding, halt_.get_token(),
                      options.jobs > 1 ? std::function<void()>() : [this] { reportIfDue(); },
                      options.limits, options.names}) {}

void Reading::run(const std::function<SourceWalk::Lookup()>& makeLookup, StepTaker& taker) {
    taker_ = &taker;
    if (options_.jobs <= 1)
        runSerially(makeLookup(), taker);
    else
        runParallel(makeLookup, taker);
    taker_ = nullptr;
}

void Reading::runSerially(const SourceWalk::Lookup& lookup, StepTaker& taker) {
    walk(lookup, [&](ReadStep step) {
        if (const auto* text = std::get_if<TextStep>(&step))
            taker.take(parseBatch(*text, options_));
        else
            taker.take(std::get<SourceEvent>(std::move(step)));
        reportIfDue();
        return true;
    });
}

void Reading::runParallel(const std::function<SourceWalk::Lookup()>& makeLookup, StepTaker& taker) {
    Pipeline pipeline({mostSteps, (options_.jobs + 1) * underWayForEach, mostWaiting, bytesOf});
    const HaltAtEnd halt{halt_};
    if (pipeline.startWorkers(options_.jobs, [this] { return workerWith(options_); }) == 0)
        throw std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again));
    pipeline.startProducer(
        [&] { walk(makeLookup(), [&](ReadStep step) { return put(pipeline, std::move(step)); }); });
    for (;;) {
        const Pipeline::Next next = pipeline.await(timeout);
        if (next == Pipeline::Next::ended)
            return;
        if (next == Pipeline::Next::ready)
            taker.take(pipeline.take());
        reportIfDue();
    }
}

void Reading::walk(const SourceWalk::Lookup& lookup, const SourceWalk::Emit& emit) {
    SourceWalk(intake_, options_, halt_.get_token(), lookup, emit).run();
}

void Reading::reportIfDue() {
    if (listener_.progress && taker_ != nullptr && due_.isDue())
        reportProgress(taker_->gamesTaken());
}

void Reading::noteMerged(const PathList::File& database, std::uint64_t done, std::uint64_t total,
                         std::uint64_t games) {
    intake_.noteRead(database, done, total);
    if (listener_.progress && due_.isDue())
        reportProgress(games);
}

void Reading::reportProgress(std::uint64_t games) const {
    if (!listener_.progress)
        return;
    const IntakeProgress read = intake_.progress();
    listener_.progress({read.bytes, read.total, games, seconds()});
}

std::shared_ptr<PreparedGames> ReturnedGames::shared(const std::shared_ptr<ReturnedGames>& owner,
                                                     PreparedGames games) {
    // Its destructor returns the games.
    struct Lease {
        std::shared_ptr<ReturnedGames> owner;
        PreparedGames games;

        Lease(std::shared_ptr<ReturnedGames> o, PreparedGames g)
            : owner(std::move(o)), games(std::move(g)) {}
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        ~Lease() { owner->take(games); }
    };
    auto loan = std::make_shared<Lease>(owner, std::move(games));
    return {loan, &loan->games};
}

void ReturnedGames::take(PreparedGames& games) noexcept {
    try {
        const std::lock_guard lock(mutex_);
        returned_.push_back(std::move(games));
    } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): then they are freed here
    }
}

void ReturnedGames::clear() {
    std::vector<PreparedGames> returned;
    const std::lock_guard lock(mutex_);
    returned.swap(returned_);
}

} // namespace damscope::db::importing
