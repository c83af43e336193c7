// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/position_index.hpp"

#include "base/parallel/ordered_pipeline.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <system_error>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::uint32_t gamesPerSegment = 10'000;

// The first ids that no segment covers, at most so many.
std::optional<Stretch> firstGap(Connection& connection) {
    for (Stretch& stretch : coverage(connection))
        if (!stretch.segment) {
            stretch.last = std::min(stretch.last, stretch.first + (gamesPerSegment - 1));
            return stretch;
        }
    return std::nullopt;
}

std::vector<Posting> postingsOf(Connection& connection, const Stretch& stretch) {
    std::vector<Posting> postings;
    MovetextReader games(connection, stretch.first, stretch.last);
    while (games.next())
        appendPostings(games.game(), games.moves(), postings);
    return postings;
}

std::uint64_t countUnindexed(Connection& connection) {
    std::uint64_t games = 0;
    for (const Stretch& stretch : coverage(connection))
        if (!stretch.segment)
            games += countGames(connection, stretch.first, stretch.last);
    return games;
}

// Indexes one gap; false if there was none.
bool indexGap(Store& store, IndexWork& work) {
    Connection& connection = store.connection();
    const WriterLock lock(store.file());
    Transaction transaction(connection);
    const auto gap = firstGap(connection);
    if (!gap)
        return false;
    writeSegment(connection, gap->first, gap->last, postingsOf(connection, *gap));
    work.done += countGames(connection, gap->first, gap->last);
    transaction.commit();
    return true;
}

} // namespace

IndexWork indexMissing(Store& store, const std::stop_token& stop, const base::Progress& progress) {
    IndexWork work{0, countUnindexed(store.connection()), false};
    while (!stop.stop_requested()) {
        if (!indexGap(store, work)) {
            work.complete = true;
            break;
        }
        if (progress)
            progress(work.done, work.total);
    }
    return work;
}

void dropIndex(Store& store) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    store.connection().execute("DELETE FROM position_block; DELETE FROM position_hot;"
                               "DELETE FROM position_segment; DELETE FROM game_column;");
    refreshColumns(store.connection(), 1, UINT32_MAX);
    transaction.commit();
}

namespace {

/// So many neighbours of a tier are merged into one segment of the next: a lookup looks into a few
/// dozen segments at most, and a posting is written once for each tier.
constexpr std::size_t fanIn = 8;
/// A segment belongs to the tier of the first limit that it is below, in games.
constexpr std::array<std::uint64_t, 5> tierLimits{128, 1024, 8192, 65'536, 524'288};
/// A merge is one transaction, whose log must not grow without bounds (some 300 MB).
constexpr std::uint64_t largestMerge = 40'000'000;
using Run = std::span<const Segment>;

std::uint64_t gamesOf(Run run) {
    assert(!run.empty());
    return std::uint64_t{run.back().lastGame} - run.front().firstGame + 1;
}

// The longest run of small neighbours from a segment on that may be merged into one.
Run runFrom(std::span<const Segment> all, std::size_t first, std::uint64_t limit) {
    std::uint64_t postings = 0;
    std::size_t end = first;
    while (end < all.size() && all[end].games() < limit &&
           postings + all[end].postings <= largestMerge &&
           (end == first || all[end - 1].lastGame + 1 == all[end].firstGame))
        postings += all[end++].postings;
    return all.subspan(first, end - first);
}

// What to merge next, small segments first; empty if nothing is worth it.
Run nextMerge(std::span<const Segment> all, std::uint64_t effort) {
    for (const std::uint64_t limit : tierLimits)
        for (std::size_t i = 0; i < all.size();) {
            const Run run = runFrom(all, i, limit);
            if (run.size() >= fanIn && gamesOf(run) <= effort)
                return run;
            i += std::max<std::size_t>(1, run.size());
        }
    return {};
}

std::uint64_t postingsOf(Run run) {
    std::uint64_t postings = 0;
    for (const Segment& segment : run)
        postings += segment.postings;
    return postings;
}

// All keys in ranges of about so many postings, each a number of whole buckets.
class KeyRanges {
public:
    KeyRanges(const Segment& into, std::uint64_t postings, std::uint64_t atATime)
        : bits_(std::min(static_cast<unsigned>(std::bit_width(postings / atATime)),
                         into.bucketBits)) {}
    [[nodiscard]] std::uint64_t count() const { return std::uint64_t{1} << bits_; }
    [[nodiscard]] KeyRange operator[](std::uint64_t i) const {
        assert(i < count());
        return {i << (keyBits - bits_), (i + 1) << (keyBits - bits_)};
    }

private:
    unsigned bits_;
};

// What several segments have in a range of keys, as rows of the one that takes their place. Their
// games follow one another, so the hits of a key are those of the first segment that has it, then
// those of the next; sorting keeps that order.
class RangeMerger {
public:
    RangeMerger(Connection& connection, Run run, const Segment& into)
        : connection_(connection), run_(run), into_(into) {}

    SegmentPart merge(KeyRange keys) {
        postings_.clear();
        for (const Segment& segment : run_) {
            SegmentReader reader(connection_, segment, keys);
            while (reader.next())
                for (const GamePly& hit : reader.hits())
                    postings_.push_back({reader.key(), hit});
        }
        sortByKey(postings_, room_);
        return encodePart(into_, postings_);
    }

private:
    Connection& connection_;
    Run run_;
    const Segment into_;
    // Kept from range to range: newly allocated memory is paid for page by page.
    std::vector<Posting> postings_;
    std::vector<Posting> room_;
};

// A range merger for a thread of its own. Its connection sees what was committed, and so the old
// segments, whatever the writer has deleted.
struct ParallelMerger {
    ParallelMerger(const Connection& writer, Run run, const Segment& into)
        : connection(writer.file(), Connection::Mode::read), merger(connection, run, into) {
        connection.execute("PRAGMA cache_size=-2048"); // everything is read once
    }
    Connection connection;
    RangeMerger merger;
};

// The parts of a merge, in order, some of them made ahead by threads.
class PartsAhead {
public:
    PartsAhead(const Connection& writer, Run run, const Segment& into, const KeyRanges& ranges,
               unsigned jobs)
        : ranges_(ranges), parts_({jobs}) {
        const unsigned started = parts_.startWorkers(jobs, [&]() -> Parts::Worker {
            const auto apart = std::make_shared<ParallelMerger>(writer, run, into);
            return [apart](KeyRange keys) { return apart->merger.merge(keys); };
        });
        if (started == 0)
            throw std::system_error(
                std::make_error_code(std::errc::resource_unavailable_try_again));
    }

    SegmentPart next() {
        while (begun_ < ranges_.count() && parts_.hasRoom())
            parts_.put(ranges_[begun_++]);
        while (parts_.await(timeout) != Parts::Next::ready) {
        }
        return parts_.take();
    }

private:
    using Parts = base::OrderedPipeline<KeyRange, SegmentPart>;
    static constexpr std::chrono::milliseconds timeout{100};

    const KeyRanges& ranges_;
    std::uint64_t begun_ = 0;
    Parts parts_;
};

void requireSame(const Connection& connection, Run run, const Segment& merged) {
    std::uint64_t checksum = 0;
    for (const Segment& segment : run)
        checksum += segment.checksum;
    if (merged.checksum != checksum || merged.postings != postingsOf(run))
        throw Error(Error::Kind::damaged, {"database-index-damaged", {}}, connection.file());
}

// Returns false if it was stopped: then nothing may be committed.
bool merge(Connection& connection, Run run, const MergeOptions& options,
           const std::stop_token& stop) {
    assert(run.size() > 1 && options.postingsAtATime > 0);
    SegmentWriter writer(connection, run.front().firstGame, run.back().lastGame, postingsOf(run));
    const KeyRanges ranges(writer.segment(), postingsOf(run), options.postingsAtATime);
    RangeMerger here(connection, run, writer.segment());
    std::optional<PartsAhead> ahead;
    if (options.jobs > 1 && ranges.count() > 1)
        ahead.emplace(connection, run, writer.segment(), ranges, options.jobs);
    for (std::uint64_t i = 0; i < ranges.count(); ++i) {
        if (stop.stop_requested())
            return false;
        writer.add(ahead ? ahead->next() : here.merge(ranges[i]));
        for (const Segment& segment : run)
            removeBlocksBefore(connection, segment, ranges[i].end);
    }
    requireSame(connection, run, writer.finish());
    for (const Segment& segment : run)
        removeSegment(connection, segment);
    return true;
}

enum class MergeOutcome { merged, nothingLeft, stopped };

MergeOutcome mergeOnce(Store& store, std::uint64_t& effort, const MergeOptions& options,
                       const std::stop_token& stop) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const std::vector<Segment> all = segments(store.connection());
    const Run run = nextMerge(all, effort);
    if (run.empty())
        return MergeOutcome::nothingLeft;
    if (!merge(store.connection(), run, options, stop))
        return MergeOutcome::stopped;
    transaction.commit();
    effort -= gamesOf(run);
    return MergeOutcome::merged;
}

// What the merges to come will write, if nothing else writes meanwhile.
std::uint64_t plannedGames(std::vector<Segment> all, std::uint64_t effort) {
    std::uint64_t games = 0;
    while (true) {
        const Run run = nextMerge(all, effort - games);
        if (run.empty())
            return games;
        games += gamesOf(run);
        Segment merged = run.front();
        merged.lastGame = run.back().lastGame;
        merged.postings = postingsOf(run);
        const auto first = all.begin() + (run.data() - all.data());
        *first = merged;
        all.erase(first + 1, first + static_cast<std::ptrdiff_t>(run.size()));
    }
}

} // namespace

IndexWork mergeIndex(Store& store, const MergeOptions& options, const std::stop_token& stop,
                     const base::Progress& progress) {
    std::uint64_t effort = options.effort;
    IndexWork work{0, plannedGames(segments(store.connection()), effort), false};
    while (!stop.stop_requested()) {
        const std::uint64_t before = effort;
        const MergeOutcome outcome = mergeOnce(store, effort, options, stop);
        work.done += before - effort;
        if (outcome == MergeOutcome::nothingLeft)
            work.complete = true;
        if (outcome != MergeOutcome::merged)
            break;
        if (progress)
            progress(work.done, work.total);
    }
    return work;
}

} // namespace damscope::db
