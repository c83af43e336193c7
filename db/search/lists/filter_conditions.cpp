// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each condition of a filter, and the functions that the rows are made of.
#include "db/search/lists/filter_conditions.hpp"

#include "base/text/ascii.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/conditions.hpp"
#include "db/search/lists/selection.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/codec/shot_names.hpp"
#include "db/store/sources.hpp"
#include "messages/phrase.hpp"
#include "parser/meaning/find_variant.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>

namespace damscope::db {
namespace {

using rules::GameResult;
using Wrong = std::optional<FilterError>;
using Texts = std::vector<std::string>;

Wrong wrong(FilterFault fault, std::string_view value) {
    return FilterError{fault, std::string(value)};
}

// How values are read, by the type of what holds them.

Wrong read(std::string_view value, std::optional<std::string>& text) {
    text = value;
    return std::nullopt;
}

Wrong read(std::string_view value, std::optional<Range>& range) {
    return setRange(range, value);
}

// Whether every number that was written is known from the date: 00 of 1998.00 is not. Words are
// names of months.
bool isReadWhole(std::string_view text, Date day) {
    int written = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (base::isLetter(text[i]) || !base::isAscii(text[i]))
            return true;
        written += int{base::isDigit(text[i]) && (i == 0 || !base::isDigit(text[i - 1]))};
    }
    return written == 1 ||
           written == int{day.isKnown()} + int{day.month() != 0} + int{day.dayIsKnown()};
}

Wrong read(std::string_view value, std::optional<Date>& date) {
    const auto [day, clear] = rules::dateReading(value);
    if (!day.isKnown() || !clear || !isReadWhole(value, day))
        return wrong(day.isKnown() ? FilterFault::noSuchDate : FilterFault::date, value);
    date = day;
    return std::nullopt;
}

Wrong read(std::string_view value, std::optional<rules::Variant>& variant) {
    auto named = rules::variantNamed(value);
    if (!named)
        named = parser::variantOfTag(value);
    if (!named)
        return wrong(FilterFault::variant, value);
    variant = named;
    return std::nullopt;
}

// `member`: a pointer to a member, or a function that gives it.
template <auto member> Wrong parse(Filter& filter, std::string_view value) {
    return read(value, std::invoke(member, filter));
}

Wrong parseIds(Filter& filter, std::string_view value) {
    return addIds(filter.ids, value);
}

Wrong noneOf(std::span<const FilterValue> values, FilterFault fault, std::string_view value) {
    FilterError error{fault, std::string(value)};
    for (const FilterValue& known : values)
        error.choices.emplace_back(known.name);
    return error;
}

// Only values with names are right.
template <const auto& values> Wrong refuse(Filter& /*filter*/, std::string_view value) {
    return noneOf(values, FilterFault::choice, value);
}

// A second player is the opponent of the first.
Wrong parsePlayer(Filter& filter, std::string_view value) {
    if (filter.player && filter.opponent)
        return wrong(FilterFault::thirdPlayer, value);
    (filter.player ? filter.opponent : filter.player) = value;
    return std::nullopt;
}

Wrong parseOpponent(Filter& filter, std::string_view value) {
    if (filter.opponent)
        return wrong(FilterFault::thirdPlayer, value);
    filter.opponent = value;
    return std::nullopt;
}

// The words of queries, or a result in the style of some variant; which games have that depends on
// the variant of each.
template <const auto& values> Wrong parseResult(Filter& filter, std::string_view value) {
    constexpr std::array<std::pair<std::string_view, GameResult>, 3> wordsOfQueries{
        {{"drawn", GameResult::draw},
         {"unfinished", GameResult::unknown},
         {"both-lost", GameResult::bothLose}}};
    for (const auto& [name, result] : wordsOfQueries)
        if (name == value) {
            filter.result = result;
            return std::nullopt;
        }
    const auto isOfVariant = [&](rules::Variant variant) {
        return rules::readResult(rules::rules(variant), value).has_value();
    };
    if (value.empty() || std::ranges::none_of(rules::allVariants(), isOfVariant))
        return noneOf(values, FilterFault::result, value);
    filter.result.reset();
    filter.writtenResult = value;
    return std::nullopt;
}

Wrong parseAnnotator(Filter& filter, std::string_view value) {
    filter.tags.push_back({"Annotator", std::string(value)});
    return std::nullopt;
}

Wrong parseTag(Filter& filter, std::string_view value) {
    const std::size_t sign = value.find('=');
    const std::string_view name = base::trimmed(value.substr(0, sign));
    if (sign == std::string_view::npos || name.empty())
        return wrong(FilterFault::tag, value);
    filter.tags.push_back({std::string(name), std::string(base::trimmed(value.substr(sign + 1)))});
    return std::nullopt;
}

Wrong parseShot(Filter& filter, std::string_view value) {
    filter.shot.any = false;
    filter.shot.name = value;
    return std::nullopt;
}

Wrong unknownShot(std::string_view value, const NameCatalogue& names) {
    if (shotsNamed(names.shots, value).empty())
        return FilterError{FilterFault::shot, std::string(value),
                           shotNameMeant(names.shots, value)};
    return std::nullopt;
}

Wrong unknownStructure(std::string_view value, const NameCatalogue& names) {
    if (structuresCalled(names.structures, value).empty())
        return FilterError{FilterFault::structure, std::string(value),
                           names.structures.nameMeant(value)};
    return std::nullopt;
}

// How they are written again.

std::string textOf(const std::string& text) {
    return text;
}

// "1998.05.??" is written "1998.05".
std::string textOf(Date date) {
    std::string text = writeDate(date);
    return text.substr(0, text.find(".?"));
}

std::string textOf(rules::Variant variant) {
    return std::string(rules::rules(variant).name);
}

template <auto... members> Texts print(const Filter& filter) {
    Texts texts;
    const auto add = [&](const auto& value) {
        if (value)
            texts.push_back(textOf(*value));
    };
    (add(std::invoke(members, filter)), ...);
    return texts;
}

// "3,4,6-9".
Texts printIds(const Filter& filter) {
    constexpr std::size_t leastInRow = 3;
    const std::vector<GameId>& ids = filter.ids;
    std::string text;
    for (std::size_t at = 0; at < ids.size();) {
        std::size_t end = at + 1;
        while (end < ids.size() && number(ids[end]) == number(ids[end - 1]) + 1)
            ++end;
        const bool isRow = end - at >= leastInRow;
        text += (text.empty() ? "" : ",") + std::to_string(number(ids[at]));
        if (isRow)
            text += "-" + std::to_string(number(ids[end - 1]));
        at = isRow ? end : at + 1;
    }
    return text.empty() ? Texts() : Texts{text};
}

Texts printTags(const Filter& filter) {
    Texts texts;
    for (const rules::Tag& tag : filter.tags)
        texts.push_back(tag.name + "=" + tag.value);
    return texts;
}

std::string titleOfVariant(std::string_view name, Language language) {
    const auto variant = rules::variantNamed(name);
    return variant ? rules::variantTitle(*variant, language) : std::string(name);
}

// "< 5:00", "≥ 30:00", "1:00-4:59".
std::string clockText(std::string_view value, Language /*language*/) {
    const auto shown = [](int seconds) {
        const std::string rest = std::to_string(seconds % 60);
        return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
    };
    std::optional<Range> left;
    if (setRange(left, value))
        return std::string(value);
    if (left->high == noUpperEnd)
        return "≥ " + shown(left->low);
    return left->low == 0 ? "< " + shown(left->high + 1)
                          : shown(left->low) + "-" + shown(left->high);
}

// How they select games.

// Calls `require` with the value of a member, if the filter has one.
template <auto member, auto require> void when(Selection& games, const Filter& filter) {
    if (const auto& value = std::invoke(member, filter))
        require(games, *value);
}

void selectIds(Selection& games, const Filter& filter) {
    if (!filter.ids.empty())
        games.restrictTo(filter.ids);
}

template <HeaderColumn column> void requirePlayer(Selection& games, const std::string& name) {
    constexpr rules::Color side =
        column == HeaderColumn::white ? rules::Color::white : rules::Color::black;
    games.requireOfGame(
        [players = games.players().find(name)](GameId game, std::uint32_t player) {
            return players.contains(player, game, side);
        },
        column);
}

// A player is looked for with either colour; all words must be in one name, not one in White's and
// another in Black's. Of two players one has White and the other Black.
void selectPlayers(Selection& games, const Filter& filter) {
    if (!filter.player && !filter.opponent)
        return;
    using enum rules::Color;
    const MeantPlayers ones =
        games.players().find(filter.player ? *filter.player : *filter.opponent);
    if (filter.player && filter.opponent)
        games.requireOfGame(
            [ones, others = games.players().find(*filter.opponent)](GameId game, std::uint32_t w,
                                                                    std::uint32_t b) {
                return (ones.contains(w, game, white) && others.contains(b, game, black)) ||
                       (others.contains(w, game, white) && ones.contains(b, game, black));
            },
            HeaderColumn::white, HeaderColumn::black);
    else
        games.requireOfGame(
            [ones](GameId game, std::uint32_t w, std::uint32_t b) {
                return ones.contains(w, game, white) || ones.contains(b, game, black);
            },
            HeaderColumn::white, HeaderColumn::black);
}

template <HeaderColumn column> void requireName(Selection& games, const std::string& name) {
    constexpr const char* table = column == HeaderColumn::event  ? "event"
                                  : column == HeaderColumn::site ? "site"
                                                                 : "opening";
    games.requireIn(column, named(games.connection(), table, name));
}

void requireRound(Selection& games, const std::string& round) {
    games.restrictTo(gamesOfRound(games.connection(), round));
}

void selectTags(Selection& games, const Filter& filter) {
    for (const rules::Tag& tag : filter.tags)
        games.restrictTo(gamesWithTag(games.connection(), tag.name, tag.value));
}

void requireFrom(Selection& games, Date from) {
    games.requireDay([from](Date day) { return from <= day; });
}

void requireTo(Selection& games, Date to) {
    games.requireDay([end = endOf(to)](Date day) { return day <= end; });
}

void requireResult(Selection& games, GameResult result) {
    games.requireKind([result](GameKind kind) { return kind.result() == result; });
}

// What is written means another result in some variants: 1-0 is not White's win in all of them.
void requireWrittenResult(Selection& games, const std::string& written) {
    std::array<std::optional<GameResult>, 32> meant{};
    for (const rules::Variant variant : rules::allVariants())
        meant.at(static_cast<std::size_t>(variant)) =
            rules::readResult(rules::rules(variant), written);
    games.requireKind([meant](GameKind kind) {
        return meant.at(static_cast<std::size_t>(kind.variant())) == kind.result();
    });
}

void selectResult(Selection& games, const Filter& filter) {
    when<&Filter::result, requireResult>(games, filter);
    when<&Filter::writtenResult, requireWrittenResult>(games, filter);
}

void selectOutcome(Selection& games, const Filter& filter) {
    if (filter.outcome)
        games.requireOfGame(
            [sides = PlayerSides(games.players(), filter),
             outcome = *filter.outcome](GameId game, std::uint32_t white, std::uint32_t kind) {
                return outcomeFor(sides.of(game, white), GameKind(kind).result()) == outcome;
            },
            HeaderColumn::white, HeaderColumn::kind);
}

void requireVariant(Selection& games, rules::Variant variant) {
    games.requireKind([variant](GameKind kind) { return kind.variant() == variant; });
}

bool isIn(const Range& range, int number) {
    return range.low <= number && number <= range.high;
}

// `number` makes one of the ratings of both players and the result, or nothing.
template <class NumberOf>
void requireRating(Selection& games, const Range& range, NumberOf numberOf) {
    games.require(
        [range, numberOf](std::uint32_t bits, std::uint32_t kind) {
            const std::optional<int> number = numberOf(Ratings(bits), GameKind(kind).result());
            return number && isIn(range, *number);
        },
        HeaderColumn::ratings, HeaderColumn::kind);
}

std::optional<int> known(int rating) {
    return rating > 0 ? std::optional(rating) : std::nullopt;
}

void requireRatings(Selection& games, const Range& range) {
    requireRating(games, range, [range](Ratings ratings, GameResult) {
        const int lower = std::min(ratings.white, ratings.black);
        return isIn(range, ratings.black) ? known(lower == 0 ? 0 : ratings.white) : std::nullopt;
    });
}

void requireWhiteRating(Selection& games, const Range& range) {
    requireRating(games, range, [](Ratings ratings, GameResult) { return known(ratings.white); });
}

void requireBlackRating(Selection& games, const Range& range) {
    requireRating(games, range, [](Ratings ratings, GameResult) { return known(ratings.black); });
}

// The rating of the side that has this outcome. Both can lose, and then nobody is the loser alone.
std::optional<int> ratingOf(Ratings ratings, GameResult result, Outcome outcome) {
    for (const rules::Color side : {rules::Color::white, rules::Color::black})
        if (outcomeFor(side, result) == outcome && outcomeFor(opponent(side), result) != outcome)
            return known(side == rules::Color::white ? ratings.white : ratings.black);
    return std::nullopt;
}

void requireWinnerRating(Selection& games, const Range& range) {
    requireRating(games, range, [](Ratings ratings, GameResult result) {
        return ratingOf(ratings, result, Outcome::won);
    });
}

void requireLoserRating(Selection& games, const Range& range) {
    requireRating(games, range, [](Ratings ratings, GameResult result) {
        return ratingOf(ratings, result, Outcome::lost);
    });
}

void requireRatingGap(Selection& games, const Range& range) {
    requireRating(games, range, [](Ratings ratings, GameResult) -> std::optional<int> {
        if (ratings.white == 0 || ratings.black == 0)
            return std::nullopt;
        return std::abs(ratings.white - ratings.black);
    });
}

void requireUpset(Selection& games, const Range& range) {
    requireRating(games, range, [](Ratings ratings, GameResult result) -> std::optional<int> {
        const auto winner = ratingOf(ratings, result, Outcome::won);
        const auto loser = ratingOf(ratings, result, Outcome::lost);
        if (!winner || !loser || *loser <= *winner)
            return std::nullopt;
        return *loser - *winner;
    });
}

void requireComment(Selection& games, const std::string& text) {
    games.restrictTo(gamesWithComment(games.store(), text));
}

void requireClock(Selection& games, const Range& seconds) {
    games.restrictTo(gamesWithClock(games.store(), seconds));
}

void requirePlies(Selection& games, const Range& range) {
    games.require([range](std::uint32_t plies) { return isIn(range, static_cast<int>(plies)); },
                  HeaderColumn::plies);
}

void requireLegal(Selection& games, bool legal) {
    games.restrictToSql("SELECT id FROM game WHERE legal = ?1", legal);
}

void requireSource(Selection& games, const std::string& text) {
    IdSet sources;
    for (const SourceId source : sourcesCalled(games.connection(), text))
        sources.insert(static_cast<std::uint32_t>(source));
    games.requireIn(HeaderColumn::source, std::move(sources));
}

void requireCollection(Selection& games, const std::string& name) {
    const auto id =
        games.connection().value("SELECT id FROM collection WHERE folded = ?1", foldName(name));
    if (!id)
        throw NoSuchCollection(name);
    games.restrictToSql("SELECT game FROM collection_game WHERE collection = ?1", *id);
}

void selectShots(Selection& games, const Filter& filter) {
    if (filter.shot.isSet())
        games.restrictTo(gamesWithShot(games.store(), filter.shot));
}

void requireStructure(Selection& games, const std::string& name) {
    games.restrictTo(gamesWithStructure(games.store(), name));
}

template <auto mark> void requireMark(Selection& games) {
    games.requireKind([](GameKind kind) { return std::invoke(mark, kind); });
}

void requireEvaluations(Selection& games) {
    games.restrictTo(evaluatedGames(games.store()));
}

void requireErrors(Selection& games) {
    games.restrictToSql("SELECT DISTINCT game FROM problem "
                        "WHERE severity = 'error' AND game IS NOT NULL");
}

void requireResultDoubts(Selection& games) {
    games.restrictTo(doubtfulResults(games.store()));
}

// The values that have names.

template <auto member, auto value>
constexpr FilterValue valueOf(std::string_view name, const char* label, bool isOffered = false) {
    return {.name = name,
            .label = label,
            .set = [](Filter& filter) { std::invoke(member, filter) = value; },
            .holds = [](const Filter& filter) { return std::invoke(member, filter) == value; },
            .isOffered = isOffered};
}

// One that is an option of the command line.
template <auto member, auto value>
constexpr FilterValue optionOf(std::string_view name, const char* label, std::string_view option,
                               const char* help, bool isOffered = false) {
    FilterValue made = valueOf<member, value>(name, label, isOffered);
    made.option = option;
    made.help = help;
    return made;
}

// Something that a game can contain.
template <auto member>
constexpr FilterValue content(std::string_view name, const char* label,
                              void (*select)(Selection& selection), bool isOffered = true) {
    FilterValue made = valueOf<member, true>(name, label, isOffered);
    made.select = select;
    return made;
}

// A value as a selection says it.
constexpr FilterValue phrased(std::string_view says, FilterValue value) {
    value.says = says;
    return value;
}

constexpr auto shotAny = [](auto& filter) -> auto& {
    return filter.shot.any;
};
constexpr auto shotMissed = [](auto& filter) -> auto& {
    return filter.shot.missed;
};
constexpr auto shotName = [](auto& filter) -> auto& {
    return filter.shot.name;
};
constexpr auto shotGain = [](auto& filter) -> auto& {
    return filter.shot.gain;
};

constexpr std::array results{
    phrased("white won|white wins|black lost",
            valueOf<&Filter::result, GameResult::whiteWins>("white", phrase("White won"), true)),
    phrased("black won|black wins|white lost",
            valueOf<&Filter::result, GameResult::blackWins>("black", phrase("Black won"), true)),
    phrased("draws|draw|drawn",
            valueOf<&Filter::result, GameResult::draw>("draw", phrase("draw"), true)),
    phrased("unfinished|without result|unknown result|result unknown",
            valueOf<&Filter::result, GameResult::unknown>("unknown", phrase("unknown"), true)),
    phrased("both lost", valueOf<&Filter::result, GameResult::bothLose>(
                             "both-lose", phrase("both lost"), true))};

constexpr std::array outcomes{
    phrased("won|wins|victories",
            optionOf<&Filter::outcome, Outcome::won>(
                "won", phrase("won"), "won",
                phrase("games that the player won, with either colour"), true)),
    phrased("lost|losses|defeats",
            optionOf<&Filter::outcome, Outcome::lost>("lost", phrase("lost"), "lost",
                                                      phrase("games that the player lost"), true)),
    phrased("drew", optionOf<&Filter::outcome, Outcome::drawn>("drawn", phrase("drew"), "drawn",
                                                               phrase("games that the player drew"),
                                                               true))};

constexpr std::array legalities{
    phrased("legal|legal yes", valueOf<&Filter::legal, true>("yes", phrase("yes"))),
    phrased("illegal|legal no", valueOf<&Filter::legal, false>("no", phrase("no")))};

constexpr std::array anyShot{phrased("with a combination|with a shot|with combinations|with shots",
                                     valueOf<shotAny, true>("any", phrase("any")))};

constexpr std::array missedShots{
    phrased("missed|combination missed|shot missed",
            optionOf<shotMissed, true>(
                "yes", phrase("yes"), "missed-shot",
                phrase("games in which the combination was possible but was not played"))),
    FilterValue{.name = "no",
                .label = phrase("no"),
                .set = [](Filter& filter) { filter.shot.missed = false; },
                .holds = [](const Filter& /*filter*/) { return false; }}}; // as if it is not said

constexpr std::array contents{
    phrased("with comments", content<&Filter::withComments>("comments", phrase("comments"),
                                                            requireMark<&GameKind::comments>)),
    phrased("with variations",
            content<&Filter::withVariations>("variations", phrase("variations"),
                                             requireMark<&GameKind::variations>)),
    phrased("with evaluations|analysed",
            content<&Filter::withEvaluations>("evaluations", phrase("evaluations"),
                                              requireEvaluations)),
    phrased("with problems", content<&Filter::withProblems>("problems", phrase("problems"),
                                                            requireMark<&GameKind::problems>)),
    phrased("with errors",
            content<&Filter::withErrors>("errors", phrase("errors"), requireErrors, false)),
    phrased("with doubtful results|with result-doubts",
            content<&Filter::withResultDoubts>("result-doubts", phrase("doubtful results"),
                                               requireResultDoubts, false))};

// The rows.

constexpr auto conditions = std::to_array<FilterCondition>({
    {.key = "id",
     .label = phrase("number"),
     .says = "IDS|game IDS",
     .help = phrase("games with these numbers: 12, or 3,5,8-10"),
     .isMany = true,
     .parse = parseIds,
     .print = printIds,
     .select = selectIds},
    {.key = "player",
     .label = phrase("player"),
     .says = "NAME|player NAME|by NAME",
     .placeholder = "NAME",
     .help = phrase("games of this player with either colour, in any spelling (surname, initials, "
                    "transliteration); given twice, games between the two players"),
     .isMany = true,
     .names = NameKind::player,
     .parse = parsePlayer,
     .print = print<&Filter::player>,
     .select = selectPlayers},
    {.key = "opponent", // which the row before it selects
     .label = phrase("opponent"),
     .says = "against NAME|versus NAME|vs NAME|vs. NAME",
     .placeholder = "NAME",
     .help = phrase("games of the player against this one"),
     .names = NameKind::player,
     .parse = parseOpponent,
     .print = print<&Filter::opponent>},
    {.key = "white",
     .label = phrase("White"),
     .says = "white NAME|as white",
     .placeholder = "NAME",
     .help = phrase("games in which this player had White"),
     .names = NameKind::player,
     .parse = parse<&Filter::white>,
     .print = print<&Filter::white>,
     .select = when<&Filter::white, requirePlayer<HeaderColumn::white>>},
    {.key = "black",
     .label = phrase("Black"),
     .says = "black NAME|as black",
     .placeholder = "NAME",
     .help = phrase("games in which this player had Black"),
     .names = NameKind::player,
     .parse = parse<&Filter::black>,
     .print = print<&Filter::black>,
     .select = when<&Filter::black, requirePlayer<HeaderColumn::black>>},
    {.key = "event",
     .label = phrase("event"),
     .says = "in NAME|event NAME",
     .placeholder = "NAME",
     .help = phrase("games of this tournament or match"),
     .names = NameKind::event,
     .parse = parse<&Filter::event>,
     .print = print<&Filter::event>,
     .select = when<&Filter::event, requireName<HeaderColumn::event>>},
    {.key = "opening",
     .label = phrase("opening"),
     .says = "opening NAME|with opening NAME|with the opening NAME",
     .placeholder = "NAME",
     .help = phrase("games with this opening, by its name in any language, or \"ballot 5\""),
     .names = NameKind::opening,
     .parse = parse<&Filter::opening>,
     .print = print<&Filter::opening>,
     .select = when<&Filter::opening, requireName<HeaderColumn::opening>>},
    {.key = "site",
     .label = phrase("site"),
     .says = "at NAME|site NAME|played at NAME|played in NAME",
     .placeholder = "NAME",
     .help = phrase("games played at this place"),
     .names = NameKind::site,
     .parse = parse<&Filter::site>,
     .print = print<&Filter::site>,
     .select = when<&Filter::site, requireName<HeaderColumn::site>>},
    {.key = "round",
     .label = phrase("round"),
     .says = "round TEXT|in round TEXT",
     .placeholder = "R",
     .help = phrase("games of this round; 3 also means 3.1"),
     .names = NameKind::round,
     .parse = parse<&Filter::round>,
     .print = print<&Filter::round>,
     .select = when<&Filter::round, requireRound>},
    {.key = "annotator", // a tag, which the next row prints and selects
     .label = phrase("annotator"),
     .says = "annotated by NAME|annotator NAME",
     .placeholder = "NAME",
     .help = phrase("games with comments by this annotator"),
     .names = NameKind::annotator,
     .parse = parseAnnotator},
    {.key = "tag",
     .label = phrase("tag"),
     .says = "tag TEXT|with tag TEXT",
     .placeholder = "NAME=TEXT",
     .help = phrase("games whose tag NAME contains TEXT, which may be empty"),
     .isMany = true,
     .parse = parseTag,
     .print = printTags,
     .select = selectTags},
    {.key = "from",
     .label = phrase("from"),
     .says = "since DATE|from DATE|after DATE+1|in DATE|played in DATE|on DATE",
     .placeholder = "DATE",
     .help = phrase("games played on this date or later: 1998, 1998.05 or 1998.05.17"),
     .parse = parse<&Filter::from>,
     .print = print<&Filter::from>,
     .select = when<&Filter::from, requireFrom>},
    {.key = "to",
     .label = phrase("until"),
     .says = "until DATE|to DATE|before DATE-1|in DATE|played in DATE|on DATE",
     .placeholder = "DATE",
     .help = phrase("games played on this date or earlier"),
     .parse = parse<&Filter::to>,
     .print = print<&Filter::to>,
     .select = when<&Filter::to, requireTo>},
    {.key = "result",
     .label = phrase("result"),
     .says = "result TEXT",
     .placeholder = "R",
     .help = phrase("games with this result: white, black, draw, unknown or both-lose; or as it is "
                    "written: 2-0, 1-0, 1-1"),
     .values = results,
     .parse = parseResult<results>,
     .print = print<&Filter::writtenResult>,
     .select = selectResult},
    {.key = "outcome",
     .label = phrase("the player"),
     .values = outcomes,
     .parse = refuse<outcomes>,
     .select = selectOutcome},
    {.key = "variant",
     .label = phrase("variant"),
     .says = "variant TEXT",
     .placeholder = "V",
     .help = phrase("games of this variant: international, russian, ..., a common name (dammen, "
                    "shashki), or its PDN number"),
     .parse = parse<&Filter::variant>,
     .print = print<&Filter::variant>,
     .select = when<&Filter::variant, requireVariant>,
     .describe = titleOfVariant},
    {.key = "rating",
     .label = phrase("ratings"),
     .says = "rated RANGE|both rated RANGE|rating RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("games in which the ratings of both players are in this range"),
     .parse = parse<&Filter::rating>,
     .print = print<&Filter::rating>,
     .select = when<&Filter::rating, requireRatings>},
    {.key = "white-rating",
     .label = phrase("rating of White"),
     .says = "white rated RANGE|white rating RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("the rating of White"),
     .parse = parse<&Filter::whiteRating>,
     .print = print<&Filter::whiteRating>,
     .select = when<&Filter::whiteRating, requireWhiteRating>},
    {.key = "black-rating",
     .label = phrase("rating of Black"),
     .says = "black rated RANGE|black rating RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("the rating of Black"),
     .parse = parse<&Filter::blackRating>,
     .print = print<&Filter::blackRating>,
     .select = when<&Filter::blackRating, requireBlackRating>},
    {.key = "winner-rating",
     .label = phrase("rating of the winner"),
     .says = "winner rated RANGE|winner rating RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("the rating of who won"),
     .parse = parse<&Filter::winnerRating>,
     .print = print<&Filter::winnerRating>,
     .select = when<&Filter::winnerRating, requireWinnerRating>},
    {.key = "loser-rating",
     .label = phrase("rating of the loser"),
     .says = "loser rated RANGE|loser rating RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("the rating of who lost"),
     .parse = parse<&Filter::loserRating>,
     .print = print<&Filter::loserRating>,
     .select = when<&Filter::loserRating, requireLoserRating>},
    {.key = "rating-gap",
     .label = phrase("difference of ratings"),
     .says = "rating gap RANGE|rating difference RANGE|difference of ratings RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("the difference between the ratings of both players"),
     .parse = parse<&Filter::ratingGap>,
     .print = print<&Filter::ratingGap>,
     .select = when<&Filter::ratingGap, requireRatingGap>},
    {.key = "upset",
     .label = phrase("upset"),
     .says = "upset RANGE|upsets=1-|upset by RANGE|upsets by RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("won against an opponent whose rating was so much higher"),
     .parse = parse<&Filter::upset>,
     .print = print<&Filter::upset>,
     .select = when<&Filter::upset, requireUpset>},
    {.key = "clock",
     .label = phrase("clock"),
     .says = "clock TIME|with clocks=0-",
     .placeholder = "MIN-MAX",
     .help = phrase("games in which a player had so many seconds left, by the times that the game "
                    "records"),
     .parse = parse<&Filter::clock>,
     .print = print<&Filter::clock>,
     .select = when<&Filter::clock, requireClock>,
     .describe = clockText},
    {.key = "comment",
     .label = phrase("comment"),
     .says = "comment NAME|commented NAME|with comment NAME",
     .placeholder = "TEXT",
     .help = phrase("words that one of its comments has, each from its beginning"),
     .parse = parse<&Filter::comment>,
     .print = print<&Filter::comment>,
     .select = when<&Filter::comment, requireComment>},
    {.key = "plies",
     .label = phrase("plies"),
     .says = "RANGE plies|plies RANGE",
     .placeholder = "MIN-MAX",
     .help = phrase("games with this many plies; a ply is a move of one side"),
     .parse = parse<&Filter::plies>,
     .print = print<&Filter::plies>,
     .select = when<&Filter::plies, requirePlies>},
    {.key = "legal",
     .label = phrase("legal to the end"),
     .placeholder = "yes|no",
     .help = phrase("yes: games in which all moves are legal; no: all others"),
     .values = legalities,
     .parse = refuse<legalities>,
     .select = when<&Filter::legal, requireLegal>},
    {.key = "source",
     .label = phrase("source"),
     .says = "source NAME|from source NAME|imported from NAME",
     .placeholder = "SOURCE",
     .help =
         phrase("games of this source: its number (damscope db sources), its file, or the end of "
                "its path: 2023/club.pdn; of a folder or an archive all"),
     .names = NameKind::source,
     .parse = parse<&Filter::source>,
     .print = print<&Filter::source>,
     .select = when<&Filter::source, requireSource>},
    {.key = "in",
     .label = phrase("collection"),
     .says = "in collection NAME|collection NAME",
     .placeholder = "COLLECTION",
     .help = phrase("games in this collection (damscope edit collection)"),
     .parse = parse<&Filter::collection>,
     .print = print<&Filter::collection>,
     .select = when<&Filter::collection, requireCollection>},
    {.key = "shot", // selects for the next two rows too: all must hold of one combination
     .label = phrase("combination"),
     .says = "combination NAME|shot NAME|with combination NAME|with shot NAME",
     .placeholder = "NAME",
     .help = phrase("games in which a combination of this name was played, or any; after 'damscope "
                    "db index --shots'"),
     .values = anyShot,
     .parse = parseShot,
     .unknown = unknownShot,
     .print = print<shotName>,
     .select = selectShots},
    {.key = "missed-shot",
     .label = phrase("combination missed"),
     .values = missedShots,
     .parse = refuse<missedShots>},
    {.key = "shot-gain",
     .label = phrase("men won"),
     .says = "gaining RANGE men|gaining RANGE|shot gain RANGE",
     .placeholder = "MIN-MAX",
     .help =
         phrase("games in which the combination gains this many men; a won game counts as 1000"),
     .parse = parse<shotGain>,
     .print = print<shotGain>},
    {.key = "structure",
     .label = phrase("structure"),
     .says = "structure NAME|with structure NAME|with the structure NAME",
     .placeholder = "NAME",
     .help = phrase("games in which a side had this structure, by its name in any language "
                    "(docs/structures.md)"),
     .parse = parse<&Filter::structure>,
     .unknown = unknownStructure,
     .print = print<&Filter::structure>,
     .select = when<&Filter::structure, requireStructure>},
    {.key = "with",
     .label = phrase("with"),
     .placeholder = "WHAT",
     .help = phrase("games with comments, variations, evaluations, problems, errors (problems that "
                    "cost moves) or result-doubts (the last position refutes the recorded result)"),
     .isMany = true,
     .values = contents,
     .parse = refuse<contents>},
});

} // namespace

std::span<const FilterCondition> filterConditions() {
    return conditions;
}

const FilterCondition* findCondition(std::string_view key) {
    const auto* const found = std::ranges::find(conditions, key, &FilterCondition::key);
    return found == conditions.end() ? nullptr : found;
}

std::optional<NamedEntity> namedEntityOf(const FilterTerm& term) {
    constexpr std::string_view annotator = "Annotator=";
    if (term.key == "tag" && term.value.starts_with(annotator)) // as it is kept
        return NamedEntity{NameKind::annotator, term.value.substr(annotator.size())};
    const FilterCondition* const condition = findCondition(term.key);
    if (condition == nullptr || !condition->names)
        return std::nullopt;
    return NamedEntity{*condition->names, term.value};
}

const FilterValue* FilterCondition::find(std::string_view name) const {
    const auto found = std::ranges::find(values, name, &FilterValue::name);
    return found == values.end() ? nullptr : &*found;
}

std::optional<FilterTerm> termOfOption(std::string_view option) {
    for (const FilterCondition& condition : conditions)
        for (const FilterValue& value : condition.values)
            if (value.option == option && !option.empty())
                return FilterTerm{std::string(condition.key), std::string(value.name)};
    return std::nullopt;
}

} // namespace damscope::db
