// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/source_walk.hpp"

#include "db/import/batch_parser.hpp"
#include "db/import/draughts_detector.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>
#include <utility>

namespace damscope::db::importing {
namespace {

// How much of a source is searched for the games without GameType that decide its preference.
constexpr std::uint64_t sampledBytes = std::uint64_t{2} << 20;
// How far to search for a first game: the batches are kept in memory meanwhile.
constexpr std::uint64_t searchedBytes = std::uint64_t{64} << 20;

// Where a file is, whatever folder the program runs in next time; nothing for standard input.
std::string rootedName(const std::string& file) {
    std::error_code ignored;
    return file == "-" ? std::string()
                       : std::filesystem::absolute(std::filesystem::path(file), ignored)
                             .lexically_normal()
                             .string();
}

// Sources that wait for the rest of their folder are kept in memory.
constexpr std::uint64_t mostWaitingBytes = std::uint64_t{16} << 20;

} // namespace

struct SourceWalk::Beginning {
    std::vector<TextBatch> batches;
    std::optional<Message> refusal; ///< why this is not a source of games
    bool isWhole = false;           ///< nothing follows
};

/// A source that was read completely.
struct SourceWalk::Waiting {
    SourcePlan plan;
    std::vector<TextBatch> batches;
    std::vector<rules::Variant> possible;
    [[nodiscard]] std::uint64_t bytes() const { return batches.empty() ? 0 : batches.back().end(); }
};

SourceWalk::SourceWalk(Intake& intake, const ImportOptions& options, std::stop_token stop,
                       Lookup lookup, Emit emit)
    : intake_(intake), options_(options), stop_(std::move(stop)), lookup_(std::move(lookup)),
      emit_(std::move(emit)) {}

SourceWalk::~SourceWalk() = default;

void SourceWalk::run() {
    while (auto item = intake_.next()) {
        auto* open = std::get_if<OpenSource>(&*item);
        const bool goOn = open != nullptr ? take(*open) : emit_(std::get<Notice>(std::move(*item)));
        if (!goOn || stop_.stop_requested())
            return;
    }
    endFolders({});
}

bool SourceWalk::take(OpenSource& open) {
    if (!endFolders(open.source.path))
        return false;
    if (std::exchange(file_, open.file) != open.file)
        siblings_.clear();
    const ContentDigest& digest = open.source.digest;
    if (options_.reread && *options_.reread != digest)
        return true;
    const auto stored = lookup_.source(digest);
    if (stored && !options_.reread)
        continueAs(open.source, stored->source);
    const bool reread =
        stored && (options_.reread || stored->source.encoding != open.source.encoding);
    const bool completes = stored && !reread && stored->progress.done &&
                           stored->progress.refused > 0 && !options_.strict;
    if (stored && stored->progress.done && !reread && !completes) {
        siblings_.push_back(stored->id);
        return emit_(KnownSource{open.source, stored->source.path, stored->progress});
    }
    const auto [met, isNew] = met_.try_emplace({digest.high, digest.low}, open.source.path);
    if (!isNew)
        return emit_(KnownSource{open.source, met->second, {}});
    const SourceProgress before =
        stored && !reread && !completes ? stored->progress : SourceProgress{};
    SourceReading reading{rootedName(open.file), options_.variant};
    if (stored && !options_.reread && !reading.variant)
        reading.variant = stored->reading.variant;
    return read(open, {open.source,
                       open.file,
                       std::exchange(siblings_, {}),
                       before,
                       std::move(reading),
                       reread,
                       completes,
                       {},
                       {}});
}

// A source begun in one encoding continues in it, unless the user chooses another.
void SourceWalk::continueAs(Source& source, const Source& stored) const {
    if (!options_.encoding.empty())
        return;
    source.encoding = stored.encoding;
    source.encodingSource = stored.encodingSource;
    source.otherEncoding.clear(); // it has been reported
}

bool SourceWalk::read(OpenSource& open, SourcePlan plan) {
    const std::string path = open.source.path;
    try {
        BatchReader reader(*open.text, open.source.encoding, options_.batches);
        return readBatches(reader, std::move(plan));
    } catch (const SourceFailure& failure) {
        return emit_(unreadable(path, failure.reason()));
    }
}

// The batches to examine before the first game is stored: the sample, and more until there is a
// game of draughts.
SourceWalk::Beginning SourceWalk::beginningOf(BatchReader& reader) {
    Beginning beginning;
    DraughtsDetector detector;
    std::uint64_t end = 0;
    while (!stop_.stop_requested() &&
           end < (detector.isDraughts() ? sampledBytes : searchedBytes)) {
        auto batch = reader.next();
        beginning.isWhole = !batch;
        if (!batch)
            break;
        detector.look(*batch);
        end = batch->end();
        beginning.batches.push_back(std::move(*batch));
    }
    beginning.refusal = detector.refusal();
    return beginning;
}

bool SourceWalk::readBatches(BatchReader& reader, SourcePlan plan) {
    Beginning beginning = beginningOf(reader);
    if (stop_.stop_requested())
        return false;
    const bool isNew = plan.before.games == 0 && !plan.reread && !plan.completes;
    if (isNew && beginning.refusal)
        return emit_(unreadable(plan.source.path, *std::move(beginning.refusal)));
    if (!plan.source.otherEncoding.empty() && !beginning.batches.empty())
        beginning.batches.front().problems.insert(
            beginning.batches.front().problems.begin(),
            {{Severity::warning,
              {"unsure-encoding",
               {{"encoding", plan.source.encoding}, {"other", plan.source.otherEncoding}}}},
             0});
    if (!plan.reading.variant) {
        const parser::Preference found = preferenceOf(beginning.batches);
        plan.preference = found.order();
        // A text that goes on may have games that say otherwise.
        if (found.metWrongTags() && beginning.isWhole)
            plan.common = fittingWrongTags(beginning.batches);
        std::vector<rules::Variant> possible = found.open();
        if (possible.size() == 1)
            folders_.add(folderOf(plan.source.path), possible.front());
        else if (possible.size() > 1 && beginning.isWhole)
            return wait({std::move(plan), std::move(beginning.batches), std::move(possible)});
    }
    const auto settled = std::make_shared<const SourcePlan>(std::move(plan));
    if (!emitAll(settled, std::move(beginning.batches)))
        return false;
    for (bool ended = beginning.isWhole; !ended;) {
        auto batch = reader.next();
        ended = !batch;
        if (batch && !emitBatch(settled, std::move(*batch)))
            return false;
    }
    return emit_(SourceEnd{settled});
}

bool SourceWalk::wait(Waiting source) {
    if (waitingBytes_ + source.bytes() > mostWaitingBytes)
        return emitWaiting(std::move(source));
    waitingBytes_ += source.bytes();
    waiting_.push_back(std::move(source));
    return true;
}

// Emits the sources of all folders that do not contain this path.
bool SourceWalk::endFolders(const std::string& path) {
    const auto ended =
        std::stable_partition(waiting_.begin(), waiting_.end(), [&path](const Waiting& source) {
            return !path.empty() && path.starts_with(folderOf(source.plan.source.path));
        });
    std::vector<Waiting> sources(std::make_move_iterator(ended),
                                 std::make_move_iterator(waiting_.end()));
    waiting_.erase(ended, waiting_.end());
    return std::ranges::all_of(sources, [this](Waiting& source) {
        waitingBytes_ -= source.bytes();
        return emitWaiting(std::move(source));
    });
}

bool SourceWalk::decideByFolder(Waiting& source) {
    const Source& text = source.plan.source;
    const std::string folder = folderOf(text.path);
    folders_.add(folder, lookup_.variantsBeside(folder, text.digest));
    const auto variant = folders_.agreed(folder, source.possible);
    std::vector<rules::Variant>& preference = source.plan.preference;
    if (!variant || (!preference.empty() && preference.front() == *variant))
        return true;
    std::erase(preference, *variant);
    preference.insert(preference.begin(), *variant);
    return emit_(
        Notice{Severity::note,
               text.path,
               {"variant-of-folder", {{"variant", std::string(rules::rules(*variant).name)}}}});
}

bool SourceWalk::emitWaiting(Waiting source) {
    if (!decideByFolder(source))
        return false;
    const auto plan = std::make_shared<const SourcePlan>(std::move(source.plan));
    return emitAll(plan, std::move(source.batches)) && emit_(SourceEnd{plan});
}

bool SourceWalk::emitAll(const PlanPtr& plan, std::vector<TextBatch> batches) {
    return std::ranges::all_of(batches,
                               [&](TextBatch& batch) { return emitBatch(plan, std::move(batch)); });
}

// Games of an earlier import are skipped.
bool SourceWalk::emitBatch(const PlanPtr& plan, TextBatch batch) {
    if (stop_.stop_requested())
        return false;
    return batch.end() <= plan->before.offset || emit_(TextStep{plan, std::move(batch)});
}

} // namespace damscope::db::importing
