// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/output.hpp"
#include "db/ingest/import.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "pages/store_tables.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// "club.pdn:87:5: game 12 (White - Black), 31... 18-22: capture is compulsory: 23x32", safe for a
/// terminal, without a newline. Long names and messages are cut.
[[nodiscard]] std::string problemLine(const db::ImportProblem& problem, Language language);

/// The same as an object: file line column ordinal (number of the game in the file) id (in the
/// store, or null) white black move severity code parameters message suggestion, and suggested:
/// code and parameters of the suggestion, or null.
[[nodiscard]] Json problemJson(const db::ImportProblem& problem, Language language);

/// A message about a file as a whole, as a line and as an object: file severity code parameters
/// message.
[[nodiscard]] std::string noticeLine(const db::Notice& notice, Language language);
[[nodiscard]] Json noticeJson(const db::Notice& notice, Language language);

/// The kinds of problems as objects: severity code problems; errors first, then the most frequent.
[[nodiscard]] Json kindsJson(const db::ProblemCounts& kinds);

/// The parameters of a message as an object.
[[nodiscard]] Json parametersJson(const Message& message);

/// Where and how problems in files are printed.
enum class ProblemStyle : std::uint8_t {
    words,         ///< standard error, in words; limited, even for a file full of problems
    objects,       ///< standard error, one JSON object a line
    wordsAsData,   ///< standard output, in words
    objectsAsData, ///< standard output, in the rows that use() named
};

/// Prints problems and notices as they are found.
class ProblemPrinter {
public:
    ProblemPrinter(Console& console, ProblemStyle style, Language language)
        : console_(console), style_(style), language_(language) {}

    /// Where objectsAsData go.
    void use(JsonRows& rows) { rows_ = &rows; }

    void print(const db::ImportProblem& problem);
    void print(const db::Notice& notice);
    /// A text that the store already contains.
    void printKnown(const db::ImportedSource& source, std::uint64_t deleted = 0);
    /// The number of lines that were left out; 0 almost always.
    [[nodiscard]] std::uint64_t leftOut() const { return leftOut_; }

private:
    void printLine(const std::string& line);
    void printObject(const Json& object);
    [[nodiscard]] bool isRepetition(const Problem& problem);
    [[nodiscard]] bool inObjects() const;

    Console& console_;
    ProblemStyle style_;
    Language language_;
    JsonRows* rows_ = nullptr;
    std::size_t printed_ = 0; // bytes of words on standard error
    std::uint64_t leftOut_ = 0;
    std::map<std::string, std::size_t> warnings_; // so far, by code
};

/// How variants are called in sentences: in English as --variant takes them.
[[nodiscard]] pages::VariantNames variantNames(Language language);
/// {"russian":56}
[[nodiscard]] Json guessedJson(const db::GuessedGames& guessed);

/// What an import did, as docs/json.md has it.
[[nodiscard]] Json importJson(const db::ImportSummary& summary,
                              const std::vector<db::DuplicateGame>& duplicates);

} // namespace damscope::cli
