// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/store_tables.hpp"

#include "db/search/export/export.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

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
    return {reason, translated({code, {{"reason", reason}}}, language)};
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
    return translated(message, language);
}

namespace {

std::string nameOf(rules::Variant variant, VariantNames names, Language language) {
    const std::string name(rules::rules(variant).name);
    return names == VariantNames::titles ? word("title", name, language) : name;
}

// The most frequent first: "international 12, russian 4".
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

} // namespace

std::string variantText(const ListedSource& listed, VariantNames names, Language language) {
    if (const auto variant = listed.source.reading.variant)
        return translated({"source-chosen", {{"name", nameOf(*variant, names, language)}}},
                          language);
    std::string text = variantList(listed.facts, names, language);
    const db::SourceProgress& progress = listed.source.progress;
    if (progress.guessed == 0)
        return text;
    Message message{"source-guessed", {{"name", std::move(text)}}};
    if (progress.guessed < progress.games)
        message = {"source-some-guessed",
                   {message.parameters.front(), {"n", grouped(progress.guessed)}}};
    return translated(message, language);
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
                  {s.path, isPart ? translated({"sources-unfinished", {{"path", s.path}}}, language)
                                  : s.path});
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

// ---- what an import did

std::optional<Message> guessedGames(const db::GuessedGames& guessed, VariantNames names,
                                    Language language) {
    std::uint64_t games = 0;
    std::string variants;
    for (const auto& [variant, count] : guessed) {
        games += count;
        variants += (variants.empty() ? "" : ", ") + nameOf(variant, names, language);
        if (guessed.size() > 1)
            variants += fmt::format(" ({})", grouped(count));
    }
    if (games == 0)
        return std::nullopt;
    Message message = countMessage("import-guessed", "games", games);
    message.parameters.push_back({"variants", std::move(variants)});
    return message;
}

std::vector<db::ProblemKind> problemKinds(const db::ProblemCounts& counts) {
    std::vector<db::ProblemKind> kinds;
    for (const auto& [kind, problems] : counts)
        kinds.push_back({kind.first, problems, 0, Message{kind.second, {}}});
    std::ranges::stable_sort(kinds, [](const db::ProblemKind& a, const db::ProblemKind& b) {
        return std::pair(a.severity, b.problems) < std::pair(b.severity, a.problems);
    });
    return kinds;
}

namespace {

std::string kindCode(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "count-error";
    case Severity::warning:
        return "count-warning";
    case Severity::note:
        break;
    }
    return "count-note";
}

} // namespace

std::optional<Message> problemsByKind(const db::ProblemCounts& counts, Language language) {
    if (counts.size() < 2)
        return std::nullopt;
    std::string text;
    for (const db::ProblemKind& kind : problemKinds(counts)) {
        Message counted = countMessage(kindCode(kind.severity), "problems", kind.problems);
        counted.parameters.push_back({"code", kind.first.code});
        text += (text.empty() ? "" : "; ") + translated(counted, language);
    }
    return Message{"import-kinds", {{"kinds", std::move(text)}}};
}

namespace {

Message gamesRead(const db::ImportSummary& s) {
    Message read = countMessage("import-read", "games", s.games);
    addCount(read, "m", "sources", s.sources);
    addCount(read, "d", "duplicates", s.duplicates);
    read.parameters.push_back({"seconds", fmt::format("{:.1f}", s.seconds)});
    read.parameters.push_back({"stored", grouped(s.stored)});
    read.parameters.push_back({"refused", grouped(s.refused)});
    return read;
}

// With their numbers.
Message forkedGames(const db::ImportSummary& s, Language language) {
    constexpr std::size_t mostNamed = 10;
    Message message = countMessage("import-forked", "games", s.forked);
    std::string pairs;
    for (std::size_t i = 0; i < std::min(s.forks.size(), mostNamed); ++i) {
        const db::ForkedGame& fork = s.forks[i];
        const auto text = [](const std::string& name) { return name.empty() ? "?" : name; };
        const Message pair{"import-fork",
                           {{"here", std::to_string(db::number(fork.here))},
                            {"came", std::to_string(db::number(fork.came))},
                            {"white", text(fork.white)},
                            {"black", text(fork.black)}}};
        pairs += (i > 0 ? "; " : "") + translated(pair, language);
    }
    if (s.forked > mostNamed)
        pairs += "; ...";
    message.parameters.push_back({"pairs", std::move(pairs)});
    return message;
}

} // namespace

std::vector<Message> importFacts(const db::ImportSummary& s, VariantNames names,
                                 Language language) {
    std::vector<Message> facts{gamesRead(s)};
    const auto addOptional = [&](std::optional<Message> fact) {
        if (fact)
            facts.push_back(*std::move(fact));
    };
    const auto add = [&](const char* code, const char* unit, std::uint64_t count) {
        if (count > 0)
            facts.push_back(countMessage(code, unit, count));
    };
    add("import-known", "sources", s.known);
    add("import-kept-edits", "games", s.keptEdits);
    add("import-replaced", "games", s.replaced);
    add("import-updated", "games", s.updated);
    if (s.forked > 0)
        facts.push_back(forkedGames(s, language));
    addOptional(guessedGames(s.guessed, names, language));
    for (const auto& [encoding, sources] : s.encodings) {
        add("import-encoding", "sources", sources);
        facts.back().parameters.push_back({"encoding", encoding});
    }
    add("import-repaired", "games", s.repaired);
    add("import-mended", "games", s.mended);
    add("import-partial", "games", s.partial);
    add("import-problems", "problems", s.problems);
    addOptional(problemsByKind(s.kinds, language));
    add("import-deleted", "games", s.deleted);
    add("import-corrected", "games", s.corrected);
    add("import-failed", "sources", s.failed);
    return facts;
}

Message rereadingSummary(const db::Source& source, const db::ImportSummary& s, Language language) {
    Message message = countMessage("reread-done", "games", s.games);
    addCount(message, "e", "errors", s.errors);
    addCount(message, "w", "warnings", s.problems - s.errors);
    message.parameters.push_back({"path", source.path});
    message.parameters.push_back({"encoding", encodingText(source, language)});
    message.parameters.push_back({"same", grouped(s.replaced)});
    const auto addKind = [&](const char* name, std::uint64_t games) {
        if (games > 0)
            message.parameters.push_back({name, grouped(games)});
    };
    addKind("new", s.stored - s.replaced - s.keptEdits);
    addKind("kept", s.keptEdits);
    addKind("deleted", s.deleted);
    return message;
}

// ---- problems

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
    ProblemTexts texts{met.path, gameOf(met), translated(met.problem.message, language), {}};
    for (const std::uint64_t number : {met.problem.line, met.problem.column})
        if (number > 0)
            texts.place += fmt::format(":{}", number);
    if (met.problem.suggestion)
        texts.meant = translated(*met.problem.suggestion, language);
    return texts;
}

} // namespace damscope::pages
