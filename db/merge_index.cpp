// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/position_index.hpp"
#include "db/segments.hpp"
#include "db/sqlite.hpp"
#include "db/writer_lock.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

namespace damscope::db {
namespace {

/// So many neighbours of a tier are merged into one segment of the next: a lookup looks into a few
/// dozen segments at most, and a posting is written once for each tier.
constexpr std::size_t fanIn = 8;
/// A segment belongs to the tier of the first limit that it is below, in games.
constexpr std::array<std::uint64_t, 5> tierLimits{128, 1024, 8192, 65'536, 524'288};
/// A merge is one transaction, whose log must not grow without bounds (some 300 MB).
constexpr std::uint64_t largestMerge = 40'000'000;
/// How many keys to merge before what was merged is deleted: so the new segment takes the place of
/// the old ones, and the file does not grow to hold both.
constexpr std::uint64_t keysPerRound = 100'000;

using Run = std::span<const Segment>;

std::uint64_t gamesOf(Run run) {
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

// Several segments as one, key by key. Their games follow one another, so the hits of a key are
// those of the first segment that has it, then those of the next.
class Merger {
public:
    Merger(Connection& connection, Run run) {
        for (const Segment& segment : run) {
            readers_.push_back(std::make_unique<SegmentReader>(connection, segment));
            if (!readers_.back()->next())
                readers_.pop_back();
        }
    }
    bool next() {
        if (readers_.empty())
            return false;
        key_ = (*std::min_element(readers_.begin(), readers_.end(), [](auto& a, auto& b) {
                   return a->key() < b->key();
               }))->key();
        hits_.clear();
        for (auto& reader : readers_)
            if (reader->key() == key_)
                takeFrom(reader);
        std::erase(readers_, nullptr);
        return true;
    }
    [[nodiscard]] std::uint64_t key() const { return key_; }
    [[nodiscard]] std::span<const Hit> hits() const { return hits_; }
    void deleteRead() {
        for (auto& reader : readers_)
            reader->deleteRead();
    }

private:
    void takeFrom(std::unique_ptr<SegmentReader>& reader) {
        hits_.insert(hits_.end(), reader->hits().begin(), reader->hits().end());
        if (!reader->next())
            reader.reset();
    }

    std::vector<std::unique_ptr<SegmentReader>> readers_;
    std::uint64_t key_ = 0;
    std::vector<Hit> hits_;
};

void requireSame(const Connection& connection, Run run, const Segment& merged) {
    std::uint64_t checksum = 0;
    for (const Segment& segment : run)
        checksum += segment.checksum;
    if (merged.checksum != checksum || merged.postings != postingsOf(run))
        throw Error(Error::Kind::damaged, connection.file().string() +
                                              ": the position index is damaged; 'damscope index "
                                              "--rebuild' makes it anew from the games");
}

// Returns false if it was stopped: then nothing may be committed.
bool merge(Connection& connection, Run run, const std::stop_token& stop) {
    SegmentWriter writer(connection, run.front().firstGame, run.back().lastGame, postingsOf(run));
    {
        Merger merger(connection, run);
        for (std::uint64_t keys = 0; merger.next(); ++keys) {
            writer.add(merger.key(), merger.hits());
            if (keys % keysPerRound != 0)
                continue;
            if (stop.stop_requested())
                return false;
            merger.deleteRead();
        }
    }
    requireSame(connection, run, writer.finish());
    for (const Segment& segment : run)
        removeSegment(connection, segment);
    return true;
}

enum class Step { merged, nothingLeft, stopped };

Step mergeOnce(Store& store, std::uint64_t& effort, const std::stop_token& stop) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const std::vector<Segment> all = segments(store.connection());
    const Run run = nextMerge(all, effort);
    if (run.empty())
        return Step::nothingLeft;
    if (!merge(store.connection(), run, stop))
        return Step::stopped;
    transaction.commit();
    effort -= gamesOf(run);
    return Step::merged;
}

// What the merges to come will write, if nobody writes meanwhile.
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

IndexWork mergeIndex(Store& store, std::uint64_t effort, std::stop_token stop,
                     const IndexProgress& progress) {
    IndexWork work{0, plannedGames(segments(store.connection()), effort), false};
    while (!stop.stop_requested()) {
        const std::uint64_t before = effort;
        const Step step = mergeOnce(store, effort, stop);
        work.done += before - effort;
        if (step == Step::nothingLeft)
            work.complete = true;
        if (step != Step::merged)
            break;
        if (progress)
            progress(work);
    }
    return work;
}

} // namespace damscope::db
