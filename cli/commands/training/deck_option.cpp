// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/deck_option.hpp"

#include "cli/commands/people/chosen_person.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/people/persons.hpp"
#include "db/store/store.hpp"
#include "rules/text/date.hpp"

#include <fmt/format.h>

#include <chrono>
#include <ctime>

namespace damscope::cli {
namespace {

db::Day dayOf(int year, int month, int day) {
    return std::chrono::year(year) / std::chrono::month(static_cast<unsigned>(month)) /
           std::chrono::day(static_cast<unsigned>(day));
}

} // namespace

void DeckOption::declare(Arguments& arguments) {
    arguments.value(
        {"--deck", "WORDS",
         "exercises to choose, in words with commas: names of combinations and structures, kinds "
         "(missed-shot, allowed-shot, mistake, ending, composition), phases (opening, middlegame, "
         "endgame), player=, opening=, author=, source=, variant=, difficulty=2-4; else all"},
        into(words));
}

db::Deck DeckOption::deckIn(db::Store& store) const {
    db::Deck deck = readWords();
    if (!deck.player)
        return deck;
    const db::Persons persons(store.connection());
    if (db::personsNamed(store.connection(), persons, *deck.player).empty())
        (void)personMeant(store.connection(), persons, *deck.player); // names the nearest
    return deck;
}

db::Deck DeckOption::readWords() const {
    auto deck = db::readDeck(words);
    if (deck)
        return std::move(*deck);
    const std::string word = visible(deck.error().word);
    switch (deck.error().reason) {
    case db::DeckFault::Reason::unknownField:
        throw UsageError(fmt::format("--deck: there is no \"{}=\"; there are kind, phase, motif, "
                                     "structure, difficulty, player, opening, author, source and "
                                     "variant",
                                     word));
    case db::DeckFault::Reason::unknownValue:
        throw UsageError(fmt::format("--deck: \"{}\" means nothing", word));
    case db::DeckFault::Reason::unknownWord:
        break;
    }
    throw UsageError(fmt::format("--deck: \"{}\" is neither a kind of exercise nor a phase, a "
                                 "combination or a structure",
                                 word));
}

void TodayOption::declare(Arguments& arguments) {
    arguments.value({"--today", "DATE", "the day that it counts as, 2026-11-23; else today"},
                    [this](std::string_view text) -> std::optional<std::string> {
                        const auto reading = rules::dateReading(text);
                        if (!reading.clear || !reading.date.dayIsKnown())
                            return "not a day; write it as 2026-11-23";
                        day = dayOf(reading.date.year(), reading.date.month(), reading.date.day());
                        return std::nullopt;
                    });
}

db::Day TodayOption::today() const {
    if (day)
        return *day;
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    constexpr int tmYears = 1900;
    return dayOf(local.tm_year + tmYears, local.tm_mon + 1, local.tm_mday);
}

std::string dayText(db::Day day) {
    const std::chrono::year_month_day date(day);
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

} // namespace damscope::cli
