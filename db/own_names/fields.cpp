// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/own_names/fields.hpp"

#include "base/text/split.hpp"
#include "messages/language.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace damscope::db {
namespace {

using analysis::shots::ShotName;
using rules::Color;

constexpr int mostPlies = 99;

Message wrong(std::string code, const std::string& word) {
    return {std::move(code), {{"word", word}}};
}

std::optional<int> numberIn(std::string_view text, int least, int most) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end || number < least || number > most)
        return std::nullopt;
    return number;
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
    if (const auto language = languageNamed(field); language && codeOf(*language) == field) {
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
