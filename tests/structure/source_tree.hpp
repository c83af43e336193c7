// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the house, read off the sources: docs/development/architecture.md gives their
// reasons.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace damscope::structure {

// One `#include` line.
struct Include {
    std::string target; // between the quotes or brackets
    bool quoted = false;
    std::size_t line = 0; // from 1
};

struct SourceFile {
    std::string path;   // relative to the root, with '/'
    std::string module; // first folder of the path
    std::string firstLine;
    std::size_t lines = 0;
    std::vector<Include> includes;
    std::vector<std::size_t> plainNumbers; // lines with %n in a text, which is not grouped
    std::vector<std::size_t> colours;      // lines with a colour written out
    std::vector<std::size_t> sizes;        // lines with a size in pixels written out
    std::vector<std::size_t> guessedTexts; // lines that leave it to Qt whether a text is HTML
    std::vector<std::size_t> conditions;   // lines with conditions on the operating system
};

// A broken rule, with its place.
struct Violation {
    std::string file;
    std::size_t line = 0; // from 1; 0 = the file as a whole
    std::string reason;
};

// The .hpp and .cpp files of all modules and of tests/ below `root`, ordered by path.
// Throws std::runtime_error when a file cannot be read.
std::vector<SourceFile> readSources(const std::filesystem::path& root);

// Modules include what house.hpp allows them; messages/, rules/ and guide/ include the standard
// library only, Qt belongs to gui/ and chart/, and headers of one operating system to base/posix,
// base/windows and the keeper of analysis/hub, those of the browser also to web/. Files of tests/
// are free.
std::vector<Violation> wrongIncludes(const std::vector<SourceFile>& sources);

// Conditions of the preprocessor on the operating system, but where its headers belong: everywhere
// else the interfaces of base/ hide the difference.
std::vector<Violation> systemConditions(const std::vector<SourceFile>& sources);

// Includes between folders that do not point down the ladder of house.hpp.
std::vector<Violation> upwardIncludes(const std::vector<SourceFile>& sources);

// Pairs of folders that include each other.
std::vector<Violation> mutualIncludes(const std::vector<SourceFile>& sources);

// Boost's grammars and its networking are each included by one .cpp of a module at most (several of
// the module for the net include networking), Qt Charts by one .cpp, sqlite3.h by one .hpp/.cpp
// pair.
std::vector<Violation> spreadLibraries(const std::vector<SourceFile>& sources);

// Texts of the window with %n instead of %Ln: "300000 games" beside "300,000 games".
std::vector<Violation> ungroupedNumbers(const std::vector<SourceFile>& sources);

// Colours that the window has beside those of gui/look.
std::vector<Violation> straySizes(const std::vector<SourceFile>& sources);
std::vector<Violation> strayColours(const std::vector<SourceFile>& sources);

// Tooltips of the window that do not go through plainTip, and labels that guess: Qt loads the
// pictures that a name asks for if the name looks like HTML.
std::vector<Violation> guessedTexts(const std::vector<SourceFile>& sources);

// Files whose first line is not the SPDX licence line.
std::vector<Violation> missingLicences(const std::vector<SourceFile>& sources);

} // namespace damscope::structure
