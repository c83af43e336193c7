// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/source_walk.hpp"

#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::db::importing {
namespace {

// How much of a source is searched for the games without GameType that decide its preference.
constexpr std::uint64_t sampledBytes = std::uint64_t{2} << 20;
// How far to search for a first game: the batches are kept in memory meanwhile.
constexpr std::uint64_t searchedBytes = std::uint64_t{64} << 20;

// Where a file is, whatever folder the program runs in next time; nothing for standard input and
// for what was fetched.
std::string rootedName(const std::string& file) {
    std::error_code ignored;
    if (file == "-" || isNetAddress(file))
        return {};
    return std::filesystem::absolute(std::filesystem::path(file), ignored)
        .lexically_normal()
        .generic_string();
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

void DraughtsDetector::look(const TextBatch& batch) {
    parser::Reader reader(*batch.text);
    parser::GameText text;
    while (!draughts_ && reader.next(text)) {
        const parser::TextKind kind = parser::kindOf(text);
        draughts_ = kind == parser::TextKind::draughts;
        header_ = header_ || kind == parser::TextKind::header;
        chess_ = chess_ || kind == parser::TextKind::chess;
        text_ = text_ || kind == parser::TextKind::text;
    }
}

std::optional<Message> DraughtsDetector::refusal() const {
    if (draughts_)
        return std::nullopt;
    if (chess_)
        return Message{"chess", {}};
    if (text_ && !header_)
        return Message{"no-games", {}};
    return std::nullopt; // games that were not played, or nothing at all
}

std::string folderOf(const std::string& path) {
    return path.substr(0, path.rfind('/') + 1);
}

std::optional<rules::Variant>
FolderVariants::agreed(const std::string& folder,
                       const std::vector<rules::Variant>& possible) const {
    const auto found = variants_.find(folder);
    if (found == variants_.end())
        return std::nullopt;
    std::vector<rules::Variant> played;
    std::ranges::copy_if(found->second, std::back_inserter(played), [&](rules::Variant variant) {
        return std::ranges::count(possible, variant) > 0;
    });
    return played.size() == 1 ? std::optional(played.front()) : std::nullopt;
}

namespace {

std::size_t bytesOf(const GameRow& row) {
    std::size_t bytes = sizeof(PreparedGame) + row.moves.size() +
                        row.positions.size() * sizeof(KeyedPly) +
                        row.problems.size() * sizeof(ProblemRow);
    for (const rules::Tag& tag : row.tags)
        bytes += sizeof tag + tag.name.size() + tag.value.size();
    return bytes;
}

// What an import without repair would store.
std::optional<std::uint64_t> contentAsWritten(const parser::GameText& text,
                                              parser::AssembleOptions how) {
    how.repair = parser::Repair::suggest;
    parser::PlaceFinder nowhere{std::string_view()};
    return makeRow(parser::assemble(text, how), 0, 0, nowhere, RowPositions::leftOut).contentHash;
}

std::vector<ProblemRow> textProblems(const TextBatch& batch) {
    parser::PlaceFinder places(*batch.text, batch.start);
    std::vector<ProblemRow> problems;
    for (const parser::TextProblem& problem : batch.problems) {
        const parser::TextPlace place = places.at(problem.offset);
        problems.push_back({static_cast<const Problem&>(problem), place.line, place.column});
    }
    return problems;
}

} // namespace

GamesStep parseBatch(const TextStep& step, const ImportOptions& options) {
    const TextBatch& batch = step.batch;
    const std::uint64_t done = step.plan->before.offset;
    const parser::AssembleOptions how{step.plan->reading.variant, step.plan->preference,
                                      options.repair, step.plan->common};
    const auto positions =
        options.indexing == Indexing::now ? RowPositions::kept : RowPositions::leftOut;
    GamesStep result{step.plan, std::make_shared<PreparedGames>(), 0, {}};
    if (batch.offset >= done) // else an earlier import has reported them
        result.problems = textProblems(batch);
    parser::Reader reader(*batch.text);
    parser::PlaceFinder places(*batch.text, batch.start);
    parser::GameText text;
    while (reader.next(text)) {
        if (batch.offset + text.offset < done)
            continue;
        GameRow row = makeRow(parser::assemble(text, how), 0, text.offset, places, positions);
        result.bytes += bytesOf(row);
        const auto written = row.repaired ? contentAsWritten(text, how) : std::nullopt;
        result.games->push_back(
            {std::move(row), batch.offset + text.offset + text.source.size(), written});
    }
    return result;
}

std::vector<rules::Variant> fittingWrongTags(const std::vector<TextBatch>& batches) {
    parser::WrongTags wrong;
    for (const TextBatch& batch : batches) {
        parser::Reader reader(*batch.text);
        for (parser::GameText text; reader.next(text);)
            wrong.add(text);
    }
    return wrong.common();
}

parser::Preference preferenceOf(const std::vector<TextBatch>& batches) {
    parser::Preference preference;
    for (const TextBatch& batch : batches) {
        parser::Reader reader(*batch.text);
        parser::GameText text;
        while (!preference.isSettled() && reader.next(text))
            preference.add(text);
    }
    return preference;
}

} // namespace damscope::db::importing
