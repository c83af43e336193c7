// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/game_fields.hpp"

#include "db/opening_names/names.hpp"
#include "db/records/guessed_years.hpp"
#include "rules/board/result.hpp"

#include <array>
#include <optional>
#include <type_traits>
#include <utility>

namespace damscope::db {
namespace {

using Value = FieldValue (*)(const GameLine&);

struct Description {
    GameField field;
    std::string_view name;
    Value value;
};

FieldValue text(std::string_view value) {
    return value.empty() ? FieldValue() : FieldValue(std::string(value));
}

template <class Number> FieldValue integer(Number value) {
    return static_cast<std::int64_t>(value);
}

FieldValue rating(const std::optional<int>& value) {
    return value ? integer(*value) : FieldValue();
}

std::string_view resultOf(const GameHeader& header) {
    return rules::writeResult(rules::rules(header.variant), header.result);
}

constexpr std::array<Description, 19> descriptions{{
    {GameField::id, "id", [](const GameLine& g) { return integer(db::number(g.id)); }},
    {GameField::white, "white", [](const GameLine& g) { return text(g.header.white); }},
    {GameField::black, "black", [](const GameLine& g) { return text(g.header.black); }},
    {GameField::event, "event", [](const GameLine& g) { return text(g.header.event); }},
    {GameField::site, "site", [](const GameLine& g) { return text(g.header.site); }},
    {GameField::date, "date", [](const GameLine& g) { return text(g.header.date); }},
    {GameField::round, "round", [](const GameLine& g) { return text(g.header.round); }},
    {GameField::result, "result", [](const GameLine& g) { return text(resultOf(g.header)); }},
    {GameField::outcome, "outcome",
     [](const GameLine& g) { return text(rules::outcomeName(g.header.result)); }},
    {GameField::variant, "variant",
     [](const GameLine& g) { return text(rules::rules(g.header.variant).name); }},
    {GameField::plies, "plies", [](const GameLine& g) { return integer(g.header.plies); }},
    {GameField::legal, "legal", [](const GameLine& g) { return FieldValue(g.header.legal); }},
    {GameField::opening, "opening", [](const GameLine& g) { return text(g.opening); }},
    {GameField::source, "source", [](const GameLine& g) { return text(g.sourcePath); }},
    {GameField::line, "line",
     [](const GameLine& g) { return g.line == 0 ? FieldValue() : integer(g.line); }},
    {GameField::whiteRating, "white_rating",
     [](const GameLine& g) { return rating(g.header.whiteRating); }},
    {GameField::blackRating, "black_rating",
     [](const GameLine& g) { return rating(g.header.blackRating); }},
    {GameField::problems, "problems", [](const GameLine& g) { return integer(g.problems); }},
    {GameField::guessedYear, "guessed_year",
     [](const GameLine& g) {
         const int year = guessedYear(g.header);
         return year > 0 ? integer(year) : FieldValue();
     }},
}};

constexpr auto fields = [] {
    std::array<GameField, descriptions.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = descriptions[i].field;
    return all;
}();

constexpr bool followTheEnumeration() {
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (static_cast<std::size_t>(fields[i]) != i)
            return false;
    return true;
}
static_assert(followTheEnumeration());

const Description& descriptionOf(GameField field) {
    return descriptions.at(static_cast<std::size_t>(field));
}

// "?" stands for what is not known, "-" for what does not apply (PDN 3.0, the seven tag roster).
bool saysNothing(std::string_view value) {
    return value.find_first_not_of('?') == std::string_view::npos || value == "-";
}

} // namespace

std::span<const GameField> gameFields() {
    return fields;
}

std::string_view nameOf(GameField field) {
    return descriptionOf(field).name;
}

FieldValue valueOf(const GameLine& game, GameField field) {
    return descriptionOf(field).value(game);
}

std::string shownDate(std::string_view date) {
    while (date.ends_with(".??"))
        date.remove_suffix(3);
    return saysNothing(date) ? std::string() : std::string(date);
}

FieldValue shownValue(const GameLine& game, GameField field, Language language) {
    if (field == GameField::opening)
        return text(storedOpeningText(game.openingId, game.opening, language));
    FieldValue value = valueOf(game, field);
    if (field == GameField::problems && game.problems == 0)
        return {};
    auto* const written = std::get_if<std::string>(&value);
    if (written == nullptr)
        return value;
    if (field == GameField::date)
        *written = shownDate(*written);
    return saysNothing(*written) ? FieldValue() : value;
}

std::string textOf(const FieldValue& value) {
    return std::visit(
        [](const auto& v) -> std::string {
            using V = std::decay_t<decltype(v)>;
            if constexpr (std::is_same_v<V, std::monostate>)
                return {};
            else if constexpr (std::is_same_v<V, bool>)
                return v ? "true" : "false";
            else if constexpr (std::is_same_v<V, std::int64_t>)
                return std::to_string(v);
            else
                return v;
        },
        value);
}

} // namespace damscope::db
