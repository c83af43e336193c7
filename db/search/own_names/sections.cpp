// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/own_names/sections.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "messages/language.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using base::trimmed;

bool isBlank(std::string_view line) {
    return trimmed(line).empty();
}

bool isBlankOrComment(std::string_view line) {
    return isBlank(line) || trimmed(line).front() == '#';
}

std::optional<NamedKind> kindNamed(std::string_view name) {
    for (const NamedKind kind : {NamedKind::shot, NamedKind::structure})
        if (name == nameOf(kind))
            return kind;
    return std::nullopt;
}

struct Heading {
    std::string_view kind;
    std::string_view key;
};

// "[shot royal]"; nothing if the line is no heading.
std::optional<Heading> headingOf(std::string_view line) {
    const std::string_view text = trimmed(line);
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        return std::nullopt;
    const std::string_view inside = trimmed(text.substr(1, text.size() - 2));
    const std::size_t end = std::min(inside.find_first_of(" \t"), inside.size());
    return Heading{inside.substr(0, end), trimmed(inside.substr(end))};
}

bool isHeadingOf(std::string_view line, NamedKind kind, std::string_view key) {
    const auto heading = headingOf(line);
    return heading && heading->kind == nameOf(kind) && heading->key == key;
}

std::size_t columnOf(std::string_view line, std::string_view part) {
    return static_cast<std::size_t>(part.data() - line.data()) + 1;
}

// The offset of the first byte that is no character of UTF-8.
std::optional<std::size_t> placeOfNoUtf8(std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
        const base::Utf8Character next = base::firstCharacter(line.substr(at));
        if (!next.point)
            return at;
        at += next.bytes.size();
    }
    return std::nullopt;
}

/// Reads the lines of a file one after another.
class SectionReader {
public:
    std::optional<OwnNamesProblem> take(std::string_view line) {
        ++number_;
        if (const auto wrong = placeOfNoUtf8(line))
            return problem(*wrong + 1, "names-encoding");
        if (isBlankOrComment(line))
            return std::nullopt;
        const std::string_view text = trimmed(line);
        if (text.front() == '[')
            return takeHeading(line);
        return takeField(line);
    }
    std::vector<NameSection> sections;

private:
    [[nodiscard]] OwnNamesProblem problem(std::size_t column, std::string code,
                                          std::string_view word = {}) const {
        Message reason{std::move(code), {}};
        if (!word.empty())
            reason.parameters.push_back({"word", std::string(word)});
        return {number_, column, std::move(reason)};
    }

    std::optional<OwnNamesProblem> takeHeading(std::string_view line) {
        const std::size_t column = columnOf(line, trimmed(line));
        const auto heading = headingOf(line);
        const auto kind = heading ? kindNamed(heading->kind) : std::nullopt;
        if (!kind || heading->key.empty())
            return problem(column, "names-heading");
        const auto isSame = [&](const NameSection& section) {
            return section.kind == *kind && section.key == heading->key;
        };
        if (std::ranges::any_of(sections, isSame))
            return problem(column, "names-twice", trimmed(line));
        sections.push_back({*kind, std::string(heading->key), {}, number_});
        return std::nullopt;
    }

    std::optional<OwnNamesProblem> takeField(std::string_view line) {
        const std::size_t column = columnOf(line, trimmed(line));
        const std::size_t equals = line.find('=');
        if (equals == line.npos)
            return problem(column, "names-line");
        if (sections.empty())
            return problem(column, "names-before-heading");
        const std::string_view name = trimmed(line.substr(0, equals));
        const std::string_view value = trimmed(line.substr(equals + 1));
        std::vector<NameField>& fields = sections.back().fields;
        if (std::ranges::find(fields, name, &NameField::name) != fields.end())
            return problem(column, "names-twice", name);
        const std::size_t place = value.empty() ? equals + 2 : columnOf(line, value);
        fields.push_back({std::string(name), std::string(value), number_, place});
        return std::nullopt;
    }

    std::size_t number_ = 0;
};

bool sets(std::string_view line, std::string_view field) {
    const std::size_t equals = line.find('=');
    return !isBlankOrComment(line) && equals != line.npos &&
           trimmed(line.substr(0, equals)) == field;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    return text;
}

/// The lines of a text, and where a section is in them.
struct Lines {
    std::vector<std::string> all;
    std::size_t heading = 0; ///< past the end if there is none
    std::size_t end = 0;     ///< of the section

    Lines(std::string_view text, NamedKind kind, std::string_view key) {
        for (const std::string_view line : base::splitLines(text))
            all.emplace_back(line);
        const auto isIt = [&](const std::string& line) { return isHeadingOf(line, kind, key); };
        const auto found = std::ranges::find_if(all, isIt);
        heading = static_cast<std::size_t>(found - all.begin());
        end = heading;
        if (found == all.end())
            return;
        for (++end; end < all.size() && !headingOf(all[end]); ++end)
            continue;
        while (end > heading + 1 && isBlankOrComment(all[end - 1]))
            --end;
    }
    [[nodiscard]] bool hasSection() const { return heading < all.size(); }
    auto at(std::size_t line) { return all.begin() + static_cast<std::ptrdiff_t>(line); }
};

} // namespace

std::string_view nameOf(NamedKind kind) {
    return kind == NamedKind::shot ? "shot" : "structure";
}

Expected<std::vector<NameSection>, OwnNamesProblem> readSections(std::string_view text) {
    SectionReader reader;
    for (const std::string_view line : base::splitLines(text))
        if (auto problem = reader.take(line))
            return Unexpected{std::move(*problem)};
    return std::move(reader.sections);
}

std::string withField(std::string_view text, NamedKind kind, std::string_view key,
                      std::string_view field, const std::optional<std::string>& value) {
    Lines lines(text, kind, key);
    if (!lines.hasSection()) {
        if (!value)
            return std::string(text);
        if (!lines.all.empty())
            lines.all.emplace_back();
        lines.all.push_back("[" + std::string(nameOf(kind)) + " " + std::string(key) + "]");
        lines.end = lines.all.size();
    }
    const std::string line = std::string(field) + " = " + value.value_or("");
    const auto old = std::find_if(lines.at(lines.heading), lines.at(lines.end),
                                  [&](const std::string& each) { return sets(each, field); });
    if (old == lines.at(lines.end)) {
        if (value)
            lines.all.insert(old, line);
    } else if (value) {
        *old = line;
    } else {
        lines.all.erase(old);
        const auto end = lines.at(lines.end - 1);
        if (std::all_of(lines.at(lines.heading + 1), end, isBlank))
            return withoutSection(joined(lines.all), kind, key);
    }
    return joined(lines.all);
}

std::string withoutSection(std::string_view text, NamedKind kind, std::string_view key) {
    Lines lines(text, kind, key);
    if (!lines.hasSection())
        return std::string(text);
    lines.all.erase(lines.at(lines.heading), lines.at(lines.end));
    return joined(lines.all);
}

namespace {

using analysis::shots::ShotName;
using rules::Color;

constexpr int mostPlies = 99;

Message wrong(std::string code, const std::string& word) {
    return {std::move(code), {{"word", word}}};
}

std::optional<int> numberIn(std::string_view text, int least, int most) {
    const auto number = base::readNumber<int>(text);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

std::optional<Message> setNumber(int& number, int least, int most, const std::string& field,
                                 const std::string& value) {
    const auto read = numberIn(value, least, most);
    if (!read)
        return Message{"names-number",
                       {{"field", field}, {"low", counted(least)}, {"high", counted(most)}}};
    number = *read;
    return std::nullopt;
}

std::optional<Message> setFlag(bool& flag, const std::string& value) {
    if (value != "yes" && value != "no")
        return wrong("names-yes-or-no", value);
    flag = value == "yes";
    return std::nullopt;
}

// Squares of another board have other places.
bool sharesBoard(rules::Variant a, rules::Variant b) {
    return rules::rules(a).board == rules::rules(b).board;
}

// The name that it replaces is still found.
void rename(Names& names, std::vector<std::string>& alternatives, Language language,
            const std::string& name) {
    std::string& own = names[language];
    if (!own.empty() && own != name)
        alternatives.push_back(own);
    own = name;
}

std::vector<std::string> alternativesIn(const std::string& value) {
    std::vector<std::string> names;
    for (std::string& name : base::splitFields(value, ";")) {
        const std::size_t begin = name.find_first_not_of(' ');
        if (begin != std::string::npos)
            names.push_back(name.substr(begin, name.find_last_not_of(' ') + 1 - begin));
    }
    return names;
}

// What both kinds have.
template <class Row>
std::optional<std::optional<Message>> setCommon(Row& row, const std::string& field,
                                                const std::string& value) {
    if (field == "off")
        return setFlag(row.off, value);
    if (const auto* const language = std::ranges::find(nameLanguages, field, codeOf);
        language != nameLanguages.end()) {
        if (value.empty())
            return std::optional(Message{"names-blank", {}});
        rename(row.names, row.alternatives, *language, value);
        return std::optional<Message>();
    }
    if (field != "also")
        return std::nullopt;
    row.alternatives = alternativesIn(value);
    return std::optional<Message>();
}

Message noSuchField(NamedKind kind, const std::string& field) {
    return {"names-field", {{"word", field}, {"words", fieldsOf(kind)}}};
}

// The short way to define a structure: by men and empty squares.
std::optional<Message> setSquares(Structure& row, rules::SquareSet& squares,
                                  const std::string& value) {
    std::string text = value;
    std::ranges::replace(text, ',', ' ');
    rules::SquareSet read;
    for (const std::string_view word : base::splitWords(text)) {
        const auto square = rules::squareNamed(rules::rules(row.variant), word);
        if (!square)
            return wrong("names-square", std::string(word));
        read.insert(*square);
    }
    squares = read;
    row.query.clear();
    return std::nullopt;
}

std::optional<Message> setQuery(Structure& row, const std::string& value) {
    const auto read = readDefinition(row.variant, value);
    if (!read)
        return read.error();
    row.query = value;
    return std::nullopt;
}

std::optional<Message> setPlies(Structure& row, const std::string& value) {
    int& plies = row.defined.plies;
    if (auto wrong = setNumber(plies, 0, mostPlies, "plies", value))
        return wrong;
    if (!row.query.empty())
        row.query = withPlies(row.query, plies);
    return std::nullopt;
}

std::optional<Message> setVariant(ShotName& row, const std::string& value) {
    const auto variant = rules::variantNamed(value);
    if (!variant && value != "all")
        return wrong("names-variant", value);
    constexpr auto ofAll = rules::Variant::international;
    if (!sharesBoard(row.variant.value_or(ofAll), variant.value_or(ofAll)))
        row.words.moves = row.words.last = {};
    if (row.variant != variant)
        row.example.reset();
    row.variant = variant;
    return std::nullopt;
}

std::optional<Message> setVariant(Structure& row, const std::string& value) {
    const auto variant = rules::variantNamed(value);
    if (!variant)
        return wrong("names-variant", value);
    if (!sharesBoard(row.variant, *variant)) {
        row.squares = {};
        row.query.clear();
    }
    row.variant = *variant;
    return std::nullopt;
}

} // namespace

const std::vector<std::string>& fieldsOf(NamedKind kind) {
    static const std::vector<std::string> shots{"off",   "en",   "nl",        "fr",   "ru",
                                                "pt",    "also", "variant",   "side", "rank",
                                                "moves", "last", "mechanisms"};
    static const std::vector<std::string> structures{
        "off",     "en",    "nl",    "fr",    "ru",    "pt",    "also",
        "variant", "query", "plies", "white", "black", "empty", "definition"};
    return kind == NamedKind::shot ? shots : structures;
}

std::vector<NameField> inOrder(std::vector<NameField> fields) {
    const auto rank = [](const NameField& field) {
        return field.name == "variant" ? 0 : field.name == "query" ? 1 : 2;
    };
    std::ranges::stable_sort(fields, {}, rank);
    return fields;
}

std::optional<Message> setField(ShotName& row, const std::string& field, const std::string& value) {
    if (auto common = setCommon(row, field, value))
        return *common;
    if (field == "rank")
        return setNumber(row.rank, 1, 9, field, value);
    if (field == "variant")
        return setVariant(row, value);
    if (field == "side") {
        row.words.side = value == "white" ? Color::white : Color::black;
        return value == "white" || value == "black" ? std::nullopt
                                                    : std::optional(wrong("names-side", value));
    }
    for (const auto& [name, text] :
         {std::pair{"moves", &row.words.moves}, std::pair{"last", &row.words.last},
          std::pair{"mechanisms", &row.words.mechanisms}}) {
        if (field != name)
            continue;
        *text = value;
        return value.empty() || readWords(row) ? std::nullopt
                                               : std::optional(wrong("names-rule", value));
    }
    return noSuchField(NamedKind::shot, field);
}

std::optional<Message> setField(Structure& row, const std::string& field,
                                const std::string& value) {
    if (auto common = setCommon(row, field, value))
        return *common;
    if (field == "variant")
        return setVariant(row, value);
    if (field == "query")
        return setQuery(row, value);
    if (field == "white")
        return setSquares(row, row.squares.white, value);
    if (field == "black")
        return setSquares(row, row.squares.black, value);
    if (field == "empty")
        return setSquares(row, row.squares.empty, value);
    if (field == "plies")
        return setPlies(row, value);
    if (field != "definition")
        return noSuchField(NamedKind::structure, field);
    row.definition = value;
    return std::nullopt;
}

std::optional<Message> finish(ShotName& row) {
    if (nameIn(row.names, Language::english).empty())
        return wrong("names-no-name", row.key);
    if (!readWords(row))
        return wrong("names-no-rule", row.key);
    return std::nullopt;
}

std::optional<Message> finish(Structure& row) {
    if (nameOf(row, Language::english).empty())
        return wrong("names-no-name", row.key);
    if (!row.query.empty())
        return complete(row);
    const RequiredSquares& squares = row.squares;
    if (squares.white.empty() && squares.black.empty())
        return wrong("names-no-men", row.key);
    const rules::SquareSet twice =
        (squares.white & squares.black) | ((squares.white | squares.black) & squares.empty);
    if (!twice.empty())
        return wrong("names-square-twice",
                     rules::squareName(rules::rules(row.variant), *twice.begin()));
    row.query = queryOf(row.variant, squares, row.defined.plies);
    return complete(row);
}

} // namespace damscope::db
