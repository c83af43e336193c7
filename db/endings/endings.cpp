// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/endings/endings.hpp"

#include "base/text/split.hpp"
#include "db/endings/endings_table.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace damscope::db {
namespace {

using rules::Color;

constexpr std::size_t fieldCount = 8;

[[noreturn]] void fail(std::string_view line, const char* reason) {
    throw std::invalid_argument("endings, \"" + std::string(line) + "\": " + reason);
}

MaterialCounts materialIn(const std::string& text, std::string_view line) {
    MaterialCounts counts{};
    std::istringstream numbers(text);
    for (int& count : counts)
        if (!(numbers >> count))
            fail(line, "four numbers of pieces are needed");
    return counts;
}

MaterialCounts materialOf(const rules::Position& position, Color first) {
    const Color second = rules::opponent(first);
    return {position.men(first).size(), position.kings(first).size(), position.men(second).size(),
            position.kings(second).size()};
}

EndingName endingIn(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    if (f.size() != fieldCount || f[7].empty() || (f[2] + f[3] + f[4] + f[5]).empty())
        fail(line, "eight fields are needed, a name and a source among them");
    const auto variant = rules::variantNamed(f[0]);
    if (!variant)
        fail(line, "there is no such variant");
    EndingName ending{
        .variant = *variant, .names = {f[2], f[3], f[4], f[5]}, .result = f[6], .source = f[7]};
    if (f[1].find(':') == std::string::npos) {
        ending.material = materialIn(f[1], line);
        return ending;
    }
    const auto position = rules::readFen(*variant, f[1]);
    if (!position)
        fail(line, "the position cannot be read");
    ending.position = *position;
    return ending;
}

} // namespace

bool isEnding(const EndingName& ending, const rules::Position& position) {
    if (ending.variant != position.variant())
        return false;
    if (ending.position)
        return position == *ending.position || position == rules::turned(*ending.position);
    return materialOf(position, Color::white) == ending.material ||
           materialOf(position, Color::black) == ending.material;
}

const std::string& nameOf(const EndingName& ending, Language language) {
    return nameIn(ending.names, language);
}

std::vector<EndingName> readEndings(std::string_view table) {
    std::vector<EndingName> endings;
    for (const std::string_view row : base::tableRows(table))
        endings.push_back(endingIn(row));
    return endings;
}

const std::vector<EndingName>& endingNames() {
    static const std::vector<EndingName> endings = readEndings(endingsTable);
    return endings;
}

} // namespace damscope::db
