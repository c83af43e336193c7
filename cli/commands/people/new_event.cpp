// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/new_event.hpp"
#include "messages/phrase.hpp"

#include "cli/exchange/game_form.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/events/schedule.hpp"
#include "messages/counts.hpp"
#include "rules/text/date.hpp"

#include <utility>

namespace damscope::cli {
namespace {

[[noreturn]] void refuse(const std::string& file, const db::EntrantsFault& fault) {
    const std::string name = visible(file);
    const std::string line = std::to_string(fault.line);
    switch (fault.kind) {
    case db::EntrantsFault::Kind::twice:
        throw UsageError(inWords({"usage-entrant-twice", {{"file", name}, {"line", line}}}));
    case db::EntrantsFault::Kind::nobody:
        throw UsageError(inWords({"usage-entrant-nobody", {{"file", name}, {"line", line}}}));
    case db::EntrantsFault::Kind::noOpponent:
        throw UsageError(inWords({"usage-entrant-alone", {{"file", name}, {"line", line}}}));
    case db::EntrantsFault::Kind::columns:
        throw UsageError(inWords({"usage-entrant-columns", {{"file", name}, {"line", line}}}));
    case db::EntrantsFault::Kind::number:
        break;
    }
    throw UsageError(
        inWords({"usage-entrants", {{"file", name}, {"most", std::to_string(db::mostEntrants)}}}));
}

} // namespace

void NewEventOptions::declare(Arguments& arguments) {
    arguments.group(phrase("Entering a tournament"));
    arguments.value(
        {"--enter", "FILE",
         phrase("make the games of a new event in which the players in this file, one per "
                "line, play each other; results and moves follow with 'damscope edit'")},
        into(players_));
    arguments.flag({"--twice", "", phrase("twice, with both colours")}, twice_);
    arguments.value({"--rounds", "N",
                     phrase("only this many rounds of the Berger tables; for two players: a match "
                            "of this many games")},
                    into(rounds_, 1, db::mostEnteredRounds));
    arguments.value(
        {"--pairings", "R",
         phrase("the file has the games of round R, one per line: White : Black; for a Swiss "
                "tournament or a knock-out")},
        into(pairings_, 1, db::mostEnteredRounds));
    arguments.value({"--date", "DATE", phrase("when it begins")}, into(date_));
    arguments.value({"--place", "TEXT", phrase("where it is played")}, into(site_));
}

db::Draw NewEventOptions::draw() const {
    using Kind = db::Draw::Kind;
    if (int(twice_) + int(rounds_ > 0) + int(pairings_ > 0) > 1)
        throw UsageError("--twice, --rounds and --pairings exclude each other");
    if (rounds_ > 0)
        return {Kind::rounds, static_cast<int>(rounds_)};
    if (pairings_ > 0)
        return {Kind::pairings, static_cast<int>(pairings_)};
    return {twice_ ? Kind::twice : Kind::once};
}

ExitStatus NewEventOptions::enter(const std::string& name, rules::Variant variant,
                                  const StoreOptions& storeOptions, Console& console) const {
    const rules::Date date = rules::readDate(date_);
    if (!date_.empty() && !date.isKnown())
        throw UsageError(inWords({"usage-event-date", {{"word", visible(date_)}}}));
    auto entrants = db::readEntrants(textOfFile(*players_), draw());
    if (!entrants)
        refuse(*players_, entrants.error());
    const db::NewEvent event{name, site_, date.isKnown() ? writeDate(date) : "", variant,
                             std::move(entrants->players)};
    db::Store store = storeOptions.openForWriting();
    if (const auto met = db::enteredBefore(store, event, entrants->pairings)) {
        const db::Pairing& pairing = entrants->pairings.at(*met);
        throw UsageError(inWords({"usage-entered-before",
                                  {{"event", visible(name)},
                                   {"white", visible(event.players.at(pairing.white))},
                                   {"black", visible(event.players.at(pairing.black))},
                                   {"round", std::to_string(pairing.round)}}}));
    }
    const auto games = db::enterEvent(store, event, entrants->pairings);
    console.say(inWords(countMessage("event-entered", "games", games.size())));
    return ExitStatus::allWell;
}

} // namespace damscope::cli
