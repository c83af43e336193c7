// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/batch_parser.hpp"

#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"

#include <optional>
#include <string_view>
#include <utility>

namespace damscope::db::importing {
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
