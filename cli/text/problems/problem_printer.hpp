// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "cli/terminal/json_rows.hpp"
#include "db/import/import.hpp"
#include "messages/language.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace damscope::cli {

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

} // namespace damscope::cli
