// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/source_option.hpp"

#include "base/text/ascii.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli {
namespace {

bool hasPart(std::string_view path, std::string_view part) {
    const auto equal = [](char a, char b) { return base::lowerCase(a) == base::lowerCase(b); };
    return !part.empty() &&
           std::search(path.begin(), path.end(), part.begin(), part.end(), equal) != path.end();
}

bool isMeant(const db::StoredSource& source, const std::string& word) {
    return base::isAllDigits(word) ? fmt::to_string(db::number(source.id)) == word
                                   : hasPart(source.source.path, word);
}

} // namespace

std::vector<db::StoredSource> sourcesMeant(db::Store& store,
                                           const std::optional<std::string>& word) {
    std::vector<db::StoredSource> all = db::sources(store);
    if (!word)
        return all;
    std::erase_if(all, [&](const db::StoredSource& source) { return !isMeant(source, *word); });
    if (all.empty())
        throw UsageError(inWords({"usage-no-source", {{"word", visible(*word)}}}));
    return all;
}

} // namespace damscope::cli
