// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "db/search/lists/duplicates.hpp"
#include "db/store/sources.hpp"
#include "messages/message.hpp"
#include "pages/sheet.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a store was made from, what importing it did, and what it has twice.
namespace damscope::pages {

/// "certain"; for files.
[[nodiscard]] std::string_view keyOf(db::Certainty certainty);

/// Games that repeat others, with why and how certain that is.
[[nodiscard]] SheetTable
duplicatesTable(db::Store& store, std::span<const db::Duplicate> duplicates, Language language);

/// A file that games came from, and what became of them.
struct ListedSource {
    db::StoredSource source;
    db::SourceFacts facts;
};
/// Those of a store.
[[nodiscard]] std::vector<ListedSource> listedSources(db::Store& store);

/// How many problems of a severity it had.
[[nodiscard]] std::uint64_t countProblems(const db::SourceFacts& facts, Severity severity);
/// "UTF-8", "windows-1251 (chosen)", "windows-1257, or ISO-8859-13".
[[nodiscard]] std::string encodingText(const db::Source& source, Language language);

/// How variants are called.
enum class VariantNames : std::uint8_t {
    forCommands, ///< "russian", as --variant takes it
    titles       ///< "Russian draughts (shashki)"
};
/// The variants of its games, the most frequent first, with how they were found: "russian
/// (chosen)", "international 12, russian 4; 3 guessed".
[[nodiscard]] std::string variantText(const ListedSource& listed, VariantNames names,
                                      Language language);
/// The sources with their games, how they were read, and their problems.
[[nodiscard]] SheetTable sourcesTable(const std::vector<ListedSource>& sources, VariantNames names,
                                      Language language);

// ---- what an import did

/// A sentence for each fact: first how many games were read and stored. What can be done about a
/// fact differs from program to program, and is left to it.
[[nodiscard]] std::vector<Message> importFacts(const db::ImportSummary& summary, VariantNames names,
                                               Language language);
/// "56 games without GameType, read as russian"; of several variants "... read as international
/// (2), russian (56)". Nothing if there were none.
[[nodiscard]] std::optional<Message> guessedGames(const db::GuessedGames& guessed,
                                                  VariantNames names, Language language);
/// Errors first, then the most frequent.
[[nodiscard]] std::vector<db::ProblemKind> problemKinds(const db::ProblemCounts& counts);
/// "by kind: 1 error capture-compulsory; 30 warnings wrong-separator". Nothing if all problems are
/// of one kind.
[[nodiscard]] std::optional<Message> problemsByKind(const db::ProblemCounts& counts,
                                                    Language language);
/// What another reading of a source did. `source`: as it is now.
[[nodiscard]] Message rereadingSummary(const db::Source& source, const db::ImportSummary& summary,
                                       Language language);

// ---- problems

/// A problem of a game or a file in words.
struct ProblemTexts {
    std::string place; ///< "club.zip/1998.pdn:12:5"
    std::string game;  ///< "3 (Jansen - ?), 31... 18-22"; empty: of none
    std::string wrong; ///< "capture is compulsory: 23x32"
    std::string meant; ///< what was probably meant; empty: nothing is proposed
};
/// Names in a hostile file are of any length: what is longer than a line is cut.
[[nodiscard]] ProblemTexts problemTexts(const db::ImportProblem& problem, Language language);

} // namespace damscope::pages
