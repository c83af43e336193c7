// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "db/import/import.hpp"
#include "messages/language.hpp"

#include <cstddef>
#include <cstdint>

namespace damscope::cli {

/// Where and how what is met in files is printed.
enum class ProblemStyle : std::uint8_t {
    words,         ///< standard error, in words; a file of nothing but problems does not fill it
    objects,       ///< standard error, one JSON object a line
    wordsAsData,   ///< standard output, in words
    objectsAsData, ///< standard output, one JSON object a line
};

/// Prints problems and notices as they are met.
class ProblemPrinter {
public:
    ProblemPrinter(Console& console, ProblemStyle style, Language language)
        : console_(console), style_(style), language_(language) {}

    void print(const db::ImportProblem& problem);
    void print(const db::Notice& notice);
    /// A text that the store held already.
    void printKnown(const db::ImportedSource& source);
    /// How many lines were left out; 0 almost always.
    [[nodiscard]] std::uint64_t leftOut() const { return leftOut_; }

private:
    void printLine(const std::string& line);
    [[nodiscard]] bool inObjects() const;

    Console& console_;
    ProblemStyle style_;
    Language language_;
    std::size_t printed_ = 0; // bytes of words on standard error
    std::uint64_t leftOut_ = 0;
};

} // namespace damscope::cli
