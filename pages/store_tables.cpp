// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/store_tables.hpp"

#include "db/search/export/export.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace damscope::pages {

namespace {

std::string gameWords(const db::GameLine& game) {
    const std::string date = db::shownDate(game.header.date);
    return fmt::format("{} - {}, {}", game.header.white, game.header.black,
                       date.empty() ? "?" : date);
}

Cell fieldOf(const db::GameLine& game, db::GameField field) {
    return Cell::known(db::textOf(db::valueOf(game, field)));
}

Cell reasonOf(const db::Duplicate& duplicate, Language language) {
    const char* code = duplicate.edited ? "duplicates-reason-kept"
                       : duplicate.adds ? "duplicates-reason-adds"
                                        : "duplicates-reason";
    const std::string reason(db::text(duplicate.sameness));
    return {reason, words({code, {{"reason", reason}}}, language)};
}

} // namespace

std::string_view keyOf(db::Certainty certainty) {
    constexpr std::array<std::string_view, 3> names{"possible", "likely", "certain"};
    return names.at(static_cast<std::size_t>(certainty));
}

SheetTable duplicatesTable(db::Store& store, std::span<const db::Duplicate> duplicates,
                           Language language) {
    using db::GameField;
    TableWriter table;
    for (const db::Duplicate& d : duplicates) {
        const std::array<db::GameId, 2> ids{d.worse, d.better};
        const auto lines = db::gameLines(store, ids);
        table.beginRow();
        table.put(rightColumn("id", language, "game"), db::number(d.worse));
        table.put(textColumn("game", language), gameWords(lines.at(0)));
        table.put(rightColumn("better", language, "better"), db::number(d.better));
        table.put(textColumn("game", language), gameWords(lines.at(1)));
        table.put(listColumn("certainty", language, "certainty"),
                  {std::string(keyOf(d.certainty)), word("grade", keyOf(d.certainty), language)});
        table.put(listColumn("reason", language, "reason"), reasonOf(d, language));
        table.put(fileColumn("edited"), d.edited);
        table.put(fileColumn("adds"), d.adds);
        for (std::size_t i = 0; i < lines.size(); ++i)
            for (const auto& [key, field] :
                 {std::pair("white", GameField::white), std::pair("black", GameField::black),
                  std::pair("date", GameField::date)})
                table.put(fileColumn(i == 0 ? key : fmt::format("better_{}", key)),
                          fieldOf(lines[i], field));
    }
    return std::move(table).table();
}

std::vector<ListedSource> listedSources(db::Store& store) {
    const db::Snapshot snapshot(store);
    auto facts = db::sourceFacts(store);
    std::vector<ListedSource> all;
    for (db::StoredSource& source : db::sources(store)) {
        db::SourceFacts of = std::move(facts[source.id]);
        all.push_back({std::move(source), std::move(of)});
    }
    return all;
}

std::uint64_t countProblems(const db::SourceFacts& facts, Severity severity) {
    std::uint64_t problems = 0;
    for (const db::ProblemKind& kind : facts.problems)
        problems += kind.severity == severity ? kind.problems : 0;
    return problems;
}

std::string encodingText(const db::Source& source, Language language) {
    const bool isChosen = source.encodingSource == db::EncodingSource::chosen;
    if (!isChosen && source.encodingSource != db::EncodingSource::doubtful)
        return source.encoding;
    Message message{isChosen                       ? "source-chosen"
                    : source.otherEncoding.empty() ? "source-doubtful"
                                                   : "source-either",
                    {{"name", source.encoding}}};
    message.parameters.push_back({"other", source.otherEncoding});
    return words(message, language);
}

namespace {

std::string nameOf(rules::Variant variant, VariantNames names, Language language) {
    const std::string name(rules::rules(variant).name);
    return names == VariantNames::titles ? word("title", name, language) : name;
}

std::string variantText(const ListedSource& listed, VariantNames names, Language language) {
    if (const auto variant = listed.source.reading.variant)
        return words({"source-chosen", {{"name", nameOf(*variant, names, language)}}}, language);
    std::string text = variantList(listed.facts, names, language);
    const db::SourceProgress& progress = listed.source.progress;
    if (progress.guessed == 0)
        return text;
    Message message{"source-guessed", {{"name", std::move(text)}}};
    if (progress.guessed < progress.games)
        message = {"source-some-guessed",
                   {message.parameters.front(), {"n", grouped(progress.guessed)}}};
    return words(message, language);
}

} // namespace

std::string variantList(const db::SourceFacts& facts, VariantNames names, Language language) {
    std::vector<std::pair<rules::Variant, std::uint64_t>> all(facts.variants.begin(),
                                                              facts.variants.end());
    std::ranges::stable_sort(all, std::ranges::greater{},
                             &std::pair<rules::Variant, std::uint64_t>::second);
    std::string text;
    for (const auto& [variant, games] : all)
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", nameOf(variant, names, language),
                            all.size() > 1 ? " " + grouped(games) : "");
    return text;
}

SheetTable sourcesTable(const std::vector<ListedSource>& sources, VariantNames names,
                        Language language) {
    // In the order of db::EncodingSource.
    constexpr std::array<std::string_view, 4> encodingSources{"", "detected", "doubtful", "chosen"};
    TableWriter table;
    for (const ListedSource& listed : sources) {
        const db::Source& s = listed.source.source;
        const db::SourceReading& reading = listed.source.reading;
        const db::SourceProgress& p = listed.source.progress;
        const bool isPart = !p.done && p.games > 0;
        table.beginRow();
        table.put(rightColumn("id", language, "id"), db::number(listed.source.id));
        table.put(listColumn("source", language, "path"),
                  {s.path,
                   isPart ? words({"sources-unfinished", {{"path", s.path}}}, language) : s.path});
        table.put(fileColumn("file"), Cell::known(reading.file));
        table.put(fileColumn("bytes"), s.digest.size);
        table.put(numberColumn("games", language, "games"), Cell::count(listed.facts.games));
        table.put(fileColumn("read"), p.games);
        table.put(fileColumn("duplicates"), p.duplicates);
        table.put(fileColumn("refused"), p.refused);
        table.put(fileColumn("complete"), p.done);
        table.put(listColumn("encoding", language, "encoding"),
                  {s.encoding, encodingText(s, language)});
        table.put(fileColumn("encoding_source"), Cell::known(std::string(encodingSources.at(
                                                     static_cast<std::size_t>(s.encodingSource)))));
        table.put(fileColumn("other_encoding"), Cell::known(s.otherEncoding));
        table.put(fileColumn("variant_chosen"),
                  reading.variant ? Cell(rules::rules(*reading.variant).name) : Cell());
        table.put(listColumn("variant", language), variantText(listed, names, language));
        table.put(rightColumn("errors", language),
                  Cell::count(countProblems(listed.facts, Severity::error)));
        table.put(rightColumn("warnings", language),
                  Cell::count(countProblems(listed.facts, Severity::warning)));
    }
    return std::move(table).table();
}

namespace {

std::string shortName(const std::string& name) {
    constexpr std::size_t most = 240; // bytes
    if (name.empty() || name == "?")  // as PDN writes what is not known
        return "?";
    std::size_t end = std::min(name.size(), most);
    while (end < name.size() && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
        --end; // not within a character
    return name.substr(0, end);
}

std::string gameOf(const db::ImportProblem& met) {
    if (met.ordinal == 0)
        return {};
    std::string text = std::to_string(met.ordinal);
    const std::string white = shortName(met.white);
    const std::string black = shortName(met.black);
    if (white != "?" || black != "?")
        text += fmt::format(" ({} - {})", white, black);
    return met.problem.move.empty() ? text : text + ", " + shortName(met.problem.move);
}

} // namespace

ProblemTexts problemTexts(const db::ImportProblem& met, Language language) {
    ProblemTexts texts{met.path, gameOf(met), words(met.problem.message, language), {}};
    for (const std::uint64_t number : {met.problem.line, met.problem.column})
        if (number > 0)
            texts.place += fmt::format(":{}", number);
    if (met.problem.suggestion)
        texts.meant = words(*met.problem.suggestion, language);
    return texts;
}

} // namespace damscope::pages
