// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter_choices.hpp"

#include "analysis/shots/names.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"
#include "rules/board/rules.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace damscope::db {
namespace {

constexpr std::string_view playersSql =
    "SELECT id, name, folded, coalesce(person, id) FROM player WHERE name NOT IN ('', '?')";
constexpr std::string_view eventsSql =
    "SELECT id, name, folded FROM event WHERE name NOT IN ('', '?', '-')";
constexpr std::string_view sitesSql =
    "SELECT id, name, folded FROM site WHERE name NOT IN ('', '?', '-')";
constexpr std::string_view openingsSql = "SELECT id, name, folded FROM opening";

constexpr std::size_t fewOfAKind = 4;
constexpr std::size_t manyOfAKind = 12; // where only this kind is asked for

bool fits(const std::string& folded, std::span<const std::string> words) {
    return std::ranges::all_of(
        words, [&](const std::string& word) { return folded.find(word) != std::string::npos; });
}

// Counts a value of a column whose values are ids.
void tally(std::vector<std::uint64_t>& tallies, std::uint32_t id) {
    if (id >= tallies.size())
        tallies.resize(std::max<std::size_t>(id + 1, 2 * tallies.size()));
    ++tallies[id];
}

std::uint64_t tallied(const std::vector<std::uint64_t>& tallies, std::uint32_t id) {
    return id < tallies.size() ? tallies[id] : 0;
}

std::optional<int> yearOf(std::string_view text) {
    const bool digits =
        text.size() == 4 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return digits ? std::optional(std::stoi(std::string(text))) : std::nullopt;
}

} // namespace

struct FilterChoices::Asked {
    explicit Asked(const Question& question) : language(question.language) {
        const auto typed = filterWords(question.typed);
        std::string text;
        for (const FilterWord& word : typed)
            text += (text.empty() ? "" : " ") + word.value;
        if (!typed.empty())
            key = typed.front().key;
        written = text;
        words = queryWords(text);
        most = key.empty() ? fewOfAKind : manyOfAKind;
    }
    [[nodiscard]] bool wants(std::string_view kind) const { return key.empty() || key == kind; }

    Language language;
    std::string key; ///< empty: all
    std::string written;
    Words words;
    std::size_t most = 0;
};

FilterChoices::FilterChoices(Store& store) {
    const Snapshot snapshot(store);
    readGames(store);
    readNames(store);
}

void FilterChoices::readGames(Store& store) {
    using enum HeaderColumn;
    HeaderColumns(store.connection())
        .eachGame(
            [this](GameId /*game*/, auto ofWhite, auto ofBlack, auto ofEvent, auto ofSite,
                   auto ofOpening, auto ofDay) {
                tally(ofPlayer_, ofWhite);
                tally(ofPlayer_, ofBlack);
                tally(ofEvent_, ofEvent);
                tally(ofSite_, ofSite);
                tally(ofOpening_, ofOpening);
                if (const Date date = Date::ofStored(ofDay); date.isKnown())
                    ++ofYear_[date.year()];
            },
            white, black, event, site, opening, day);
}

void FilterChoices::readNames(Store& store) {
    const auto read = [&](std::string_view sql, const std::vector<std::uint64_t>& tallies,
                          Names& names) {
        Statement select = store.connection().prepare(sql);
        while (select.step()) {
            const std::uint32_t id = select.id(0);
            if (const std::uint64_t games = tallied(tallies, id); games > 0)
                names.push_back(
                    {std::string(select.text(1)), std::string(select.text(2)), games, id});
        }
    };
    read(eventsSql, ofEvent_, events_);
    read(sitesSql, ofSite_, sites_);
    read(openingsSql, ofOpening_, openings_);
    // All names of a person are one choice, under the one with most games.
    std::unordered_map<std::uint32_t, std::pair<std::size_t, std::uint64_t>> places;
    Statement select = store.connection().prepare(playersSql);
    while (select.step()) {
        const std::uint32_t id = select.id(0);
        const std::uint64_t games = tallied(ofPlayer_, id);
        if (games == 0)
            continue;
        const auto [place, isNew] = places.try_emplace(select.id(3), players_.size(), games);
        if (isNew) {
            players_.push_back(
                {std::string(select.text(1)), std::string(select.text(2)), games, id});
            continue;
        }
        Name& player = players_[place->second.first];
        player.folded += select.text(2);
        player.games += games;
        if (games > place->second.second) {
            place->second.second = games;
            player.name = select.text(1);
        }
    }
    for (Names* names : {&players_, &events_, &sites_, &openings_})
        std::ranges::sort(*names, [](const Name& a, const Name& b) {
            return a.games != b.games ? a.games > b.games : a.name < b.name;
        });
}

std::vector<FilterChoice> FilterChoices::matching(Store& store, const Question& question) {
    const Asked asked(question);
    std::vector<FilterChoice> found;
    if (asked.words.empty())
        return found;
    const Snapshot snapshot(store);
    addPlayers(store, asked, found);
    if (asked.wants("event"))
        addNames(asked, "event", events_, found);
    if (asked.wants("opening"))
        addOpenings(asked, found);
    addYears(asked, found);
    addValues(store, asked, question.values, found);
    addThemes(store, asked, found);
    if (asked.wants("site"))
        addNames(asked, "site", sites_, found);
    return found;
}

void FilterChoices::addPlayers(Store& store, const Asked& asked, std::vector<FilterChoice>& found) {
    const std::string key = asked.key.empty() ? "player" : asked.key;
    if (key != "player" && key != "white" && key != "black")
        return;
    std::size_t added = 0;
    for (const Name& player : players_) {
        if (added == asked.most)
            break;
        if (!fits(player.folded, asked.words))
            continue;
        const auto games = count(store, key, player.name);
        if (games == 0U)
            continue;
        found.push_back({{{key, player.name}}, player.name, games});
        ++added;
    }
}

// A filter finds all names that have its words.
void FilterChoices::addNames(const Asked& asked, std::string_view key, const Names& names,
                             std::vector<FilterChoice>& found) const {
    std::size_t added = 0;
    for (const Name& name : names) {
        if (added == asked.most)
            break;
        if (!fits(name.folded, asked.words))
            continue;
        const Words words = queryWords(name.name);
        std::uint64_t games = 0;
        for (const Name& other : names)
            games += fits(other.folded, words) ? other.games : 0;
        found.push_back({{{std::string(key), name.name}}, name.name, games});
        ++added;
    }
}

// Under their names in the language, which the store finds as well.
void FilterChoices::addOpenings(const Asked& asked, std::vector<FilterChoice>& found) const {
    std::vector<FilterChoice> openings;
    for (const Name& opening : openings_) {
        const std::string name = storedOpeningText(opening.id, opening.name, asked.language);
        if (!fits(foldName(name), asked.words))
            continue;
        const Words words = queryWords(name);
        std::uint64_t games = 0;
        for (const Name& other : openings_)
            games += fits(other.folded, words) ? other.games : 0;
        const bool known = std::ranges::any_of(
            openings, [&](const FilterChoice& other) { return other.name == name; });
        if (games > 0 && !known)
            openings.push_back({{{"opening", name}}, name, games});
    }
    std::ranges::stable_sort(openings, std::ranges::greater(), &FilterChoice::games);
    openings.resize(std::min(openings.size(), asked.most));
    std::ranges::move(openings, std::back_inserter(found));
}

void FilterChoices::addYears(const Asked& asked, std::vector<FilterChoice>& found) const {
    const auto year = yearOf(asked.written);
    if (!year)
        return;
    const std::string text = asked.written;
    const auto between = [this](int first, int last) {
        std::uint64_t games = 0;
        for (const auto& [played, count] : ofYear_)
            games += first <= played && played <= last ? count : 0;
        return games;
    };
    constexpr int end = 9999;
    const auto add = [&](std::vector<FilterTerm> conditions, std::uint64_t games) {
        if (games > 0)
            found.push_back({std::move(conditions), text, games});
    };
    if (asked.key.empty())
        add({{"from", text}, {"to", text}}, between(*year, *year));
    if (asked.wants("from"))
        add({{"from", text}}, between(*year, end));
    if (asked.wants("to"))
        add({{"to", text}}, between(0, *year));
}

void FilterChoices::addThemes(Store& store, const Asked& asked, std::vector<FilterChoice>& found) {
    const auto add = [&](const std::string& key, const auto& all, const auto& nameIn) {
        std::vector<FilterChoice> themes;
        for (const auto& theme : all) {
            const std::string& name = nameIn(theme);
            std::string folded = foldName(name);
            for (const std::string& other : theme.alternatives)
                folded += foldName(other);
            const bool known = std::ranges::any_of(
                themes, [&](const FilterChoice& other) { return other.name == name; });
            if (theme.off || known || !fits(folded, asked.words))
                continue;
            if (const auto games = count(store, key, name); games != 0U)
                themes.push_back({{{key, name}}, name, games});
        }
        std::ranges::stable_sort(themes, std::ranges::greater(), &FilterChoice::games);
        themes.resize(std::min(themes.size(), asked.most));
        std::ranges::move(themes, std::back_inserter(found));
    };
    if (asked.wants("structure"))
        add("structure", namesOf(store).structures.all(),
            [&](const Structure& s) -> const std::string& { return nameOf(s, asked.language); });
    if (asked.wants("shot"))
        add("shot", namesOf(store).shots.all(),
            [&](const analysis::shots::ShotName& shot) -> const std::string& {
                return damscope::nameIn(shot.names, asked.language);
            });
}

void FilterChoices::addValues(Store& store, const Asked& asked, Values values,
                              std::vector<FilterChoice>& found) {
    if (values == Values::none)
        return;
    for (const FilterCondition& condition : filterConditions())
        for (const FilterValue& value : condition.values)
            if (value.isOffered && (values == Values::ofPlayers || condition.key != "outcome"))
                addValue(store, asked, {std::string(condition.key), std::string(value.name)},
                         translatedText(value.label, asked.language), found);
    for (const rules::Variant variant : rules::allVariants())
        addValue(store, asked, {"variant", std::string(rules::rules(variant).name)},
                 rules::variantTitle(variant, asked.language), found);
}

void FilterChoices::addValue(Store& store, const Asked& asked, FilterTerm term,
                             const std::string& name, std::vector<FilterChoice>& found) {
    const bool isMeant =
        asked.wants(term.key) && (fits(foldName(name), asked.words) ||
                                  (!asked.key.empty() && fits(foldName(term.value), asked.words)));
    if (!isMeant)
        return;
    if (const auto games = count(store, term.key, term.value); games != 0U)
        found.push_back({{std::move(term)}, name, games});
}

// As the list of games would. Counted once.
std::optional<std::uint64_t> FilterChoices::count(Store& store, const std::string& key,
                                                  const std::string& value) {
    const auto [place, isNew] = counted_.try_emplace({key, value});
    if (!isNew)
        return place->second;
    Filter filter;
    if (setCondition(filter, key, value, namesOf(store)) ||
        (filter.outcome && !namesPlayer(filter)))
        return place->second; // its meaning depends on other conditions
    if (needsThemes(filter) && !searched_)
        return place->second;
    try {
        place->second = countGames(store, filter);
    } catch (const UnanswerableFilter&) {
        searched_ = false;
    }
    return place->second;
}

namespace {

using Row = std::pair<GameField, std::string_view>;

constexpr std::array<Row, 5> questions{
    Row{GameField::whiteRating,
        "SELECT 1 FROM game WHERE white_rating > 0 AND deleted IS NULL LIMIT 1"},
    Row{GameField::blackRating,
        "SELECT 1 FROM game WHERE black_rating > 0 AND deleted IS NULL LIMIT 1"},
    Row{GameField::event, "SELECT 1 FROM game JOIN event ON event.id = game.event "
                          "WHERE event.name NOT IN ('', '?', '-') AND deleted IS NULL LIMIT 1"},
    Row{GameField::round, "SELECT 1 FROM game WHERE round NOT IN ('', '?', '-') "
                          "AND deleted IS NULL LIMIT 1"},
    Row{GameField::opening,
        "SELECT 1 FROM game WHERE opening IS NOT NULL AND deleted IS NULL LIMIT 1"}};

} // namespace

std::set<GameField> usedFields(Store& store) {
    std::set<GameField> used;
    for (const auto& [field, sql] : questions)
        if (store.connection().value(sql))
            used.insert(field);
    return used;
}

} // namespace damscope::db
