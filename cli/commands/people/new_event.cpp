// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/new_event.hpp"

#include "cli/exchange/game_form.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/events/event_name.hpp"
#include "db/people/events/known_event.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

namespace damscope::cli {
namespace {

[[noreturn]] void refuse(const std::string& file, const db::EntrantsFault& fault) {
    Message message = messageOf(fault);
    message.parameters.push_back(
        {"place", visible(file) + (fault.line > 0 ? fmt::format(":{}:1", fault.line) : "")});
    throw UsageError(std::move(message));
}

} // namespace

void NewEventOptions::declare(Arguments& arguments) {
    arguments.group(phrase("Entering a tournament"));
    arguments.value(
        {"--enter", "FILE",
         phrase("make the games of an event in which the players in this file, one per line, play "
                "each other; or those of its rounds, with results: [Round 1, 2024.09.03] and "
                "below it White : Black 2-0 (docs/events.md)")},
        into(players_));
    arguments.flag({"--twice", "", phrase("all play each other twice, once with each colour")},
                   twice_);
    arguments.value({"--rounds", "N",
                     phrase("only this many rounds of the Berger tables; for two players: a match "
                            "of this many games")},
                    into(rounds_, 1, db::mostEnteredRounds));
    arguments.value(
        {"--pairings", "R",
         phrase("the file has the games of round R, one per line: White : Black; for a Swiss "
                "tournament or a knock-out")},
        into(pairings_, 1, db::mostEnteredRounds));
    arguments.value({"--date", "DATE", phrase("the day on which it begins")},
                    [this](std::string_view text) -> Complaint {
                        date_ = rules::readDate(text);
                        if (!date_.isKnown())
                            return Message{"usage-event-date", {{"word", visible(text)}}};
                        return std::nullopt;
                    });
    arguments.value({"--place", "TEXT", phrase("the place where it is played")}, into(site_));
    arguments.value({"--new-player", "PLAYER",
                     phrase("a player of the file who is another person than one with a similar "
                            "name"),
                     false, true},
                    into(newcomers_));
    arguments.chooseOne({"--twice", "--rounds", "--pairings"});
    for (const char* option :
         {"--twice", "--rounds", "--pairings", "--date", "--place", "--new-player"})
        arguments.needs(option, {"--enter"});
}

db::Draw NewEventOptions::draw() const {
    using Kind = db::Draw::Kind;
    if (rounds_ > 0)
        return {Kind::rounds, static_cast<int>(rounds_)};
    if (pairings_ > 0)
        return {Kind::pairings, static_cast<int>(pairings_)};
    return {twice_ ? Kind::twice : Kind::once};
}

// What the file itself says is not said a second time.
void NewEventOptions::checkAgainst(const db::Entrants& entrants) const {
    const char* const draw = twice_          ? "--twice"
                             : rounds_ > 0   ? "--rounds"
                             : pairings_ > 0 ? "--pairings"
                                             : nullptr;
    if (entrants.haveRounds && draw != nullptr)
        throw UsageError(
            {"usage-entrant-rounds", {{"file", visible(*players_)}, {"option", draw}}});
    if (date_.isKnown() &&
        std::ranges::none_of(entrants.pairings, &std::string::empty, &db::Pairing::date))
        throw UsageError({"usage-entrant-dates", {{"file", visible(*players_)}}});
}

namespace {

void report(const db::RecognisedNames& names, Console& console) {
    for (const db::NameDoubt& doubt : names.doubts) {
        std::vector<std::string> near;
        std::ranges::transform(doubt.near, std::back_inserter(near),
                               [](const std::string& name) { return visible(name); });
        throw UsageError(
            {"usage-entrant-doubt", {{"name", visible(doubt.name)}, {"names", std::move(near)}}});
    }
    for (const auto& [name, known] : names.taken)
        console.say(
            Message{"event-name-taken", {{"name", visible(name)}, {"known", visible(known)}}});
}

// Those whom a name of which there is no game may mean, with a slip of the pen.
std::vector<std::string> perhapsMeant(const std::string& name,
                                      const std::vector<db::NearName>& nearOnes) {
    std::vector<std::string> meant;
    const auto read = db::readPersonName(name);
    for (const db::NearName& near : nearOnes) {
        const auto other = db::readPersonName(near.name);
        if (read && other && db::compareNames(*read, *other) != db::SamePerson::no)
            meant.push_back(visible(near.name));
    }
    return meant;
}

void reportUnknown(db::Store& store, const db::NewEvent& event, Console& console) {
    const auto known = db::knownNames(store, db::NameKind::player, INT32_MAX);
    std::vector<std::string> unknown;
    for (const std::string& name : event.players)
        if (!event.newcomers.contains(name) && !std::ranges::binary_search(known, name))
            unknown.push_back(name);
    const auto near = db::nearNames(store, db::NameKind::player, unknown);
    for (std::size_t i = 0; i < unknown.size(); ++i)
        if (auto meant = perhapsMeant(unknown[i], near[i]); !meant.empty())
            console.say(Message{"no-such-player",
                                {{"name", visible(unknown[i])}, {"names", std::move(meant)}}});
}

} // namespace

db::RoundEntry NewEventOptions::entryIn(const StoreOptions& options, db::NewEvent& event,
                                        const db::Entrants& entrants,
                                        std::optional<rules::Variant> variant,
                                        Console& console) const {
    if (!std::filesystem::exists(options.path()))
        return {entrants.pairings, {}, {}, {}};
    db::Store store = options.openForReading();
    const db::RecognisedNames names = db::recogniseNames(store, event, entrants.pairings);
    report(names, console);
    reportUnknown(store, event, console);
    event.variant = variant.value_or(names.variant.value_or(event.variant));
    db::RoundEntry entry = db::roundEntry(store, event, entrants.pairings);
    // A list without results that is there would be entered twice.
    if (!entrants.haveResults() && entry.there)
        entry.conflict = entry.there;
    return entry;
}

namespace {

[[noreturn]] void refuseMeeting(const db::NewEvent& event, const db::Pairing& pairing) {
    const char* const code =
        pairing.result.empty() ? "usage-entered-before" : "usage-entered-otherwise";
    throw UsageError({code,
                      {{"event", visible(event.name)},
                       {"white", visible(event.players.at(pairing.white))},
                       {"black", visible(event.players.at(pairing.black))},
                       {"round", std::to_string(pairing.round)},
                       {"result", visible(pairing.result)}}});
}

void list(const db::NewEvent& event, const db::RoundEntry& entry, Console& console) {
    const Locale& locale = console.locale();
    TableWriter table;
    const auto add = [&](const db::Pairing& pairing) {
        table.beginRow();
        table.put(rightColumn("round", locale), std::to_string(pairing.round));
        table.put(listColumn("date", locale), pairing.date.empty() ? event.date : pairing.date);
        table.put(textColumn("white", locale), event.players.at(pairing.white));
        table.put(textColumn("black", locale), event.players.at(pairing.black));
        table.put(listColumn("result", locale), pairing.result);
    };
    std::ranges::for_each(entry.fresh, add);
    for (const db::RoundEntry::Known& known : entry.known)
        add(known.pairing);
    console.out().write(sheetText({"", {}, {std::move(table).table()}}, console));
    console.out().flush();
}

} // namespace

ExitStatus NewEventOptions::enter(const std::string& name, std::optional<rules::Variant> variant,
                                  const db::EventCounting& counting,
                                  const StoreOptions& storeOptions, const ApplyOption& apply,
                                  Console& console) const {
    if (db::readEventName(name).key.empty())
        throw UsageError({"usage-event-unnamed", {{"name", visible(name)}}});
    const auto entrants = db::readEntrants(textOfFile(*players_), draw());
    if (!entrants)
        refuse(*players_, entrants.error());
    checkAgainst(*entrants);
    db::NewEvent event{name,
                       site_,
                       date_.isKnown() ? writeDate(date_) : "",
                       variant.value_or(rules::Variant::international),
                       entrants->players,
                       entrants->teams,
                       {newcomers_.begin(), newcomers_.end()},
                       counting};
    const db::RoundEntry entry = entryIn(storeOptions, event, *entrants, variant, console);
    if (entry.conflict)
        refuseMeeting(event, entrants->pairings.at(*entry.conflict));
    if (entry.games() == 0) {
        console.say(
            Message{"event-nothing-new", {}}); // and there is nothing that undo could revert
        return ExitStatus::allWell;
    }
    if (!apply.allows(entry.games())) {
        list(event, entry, console);
        console.say(countMessage("event-preview", "games", entry.games()));
        return ExitStatus::allWell;
    }
    db::Store store = storeOptions.openForWriting();
    (void)db::enterRounds(store, event, entry);
    if (!entrants->haveResults()) {
        console.say(countMessage("event-entered", "games", entry.games()));
        return ExitStatus::allWell;
    }
    Message done = countMessage("event-rounds", "games", entry.fresh.size());
    addCount(done, "k", "results", entry.known.size());
    console.say(done);
    return ExitStatus::allWell;
}

} // namespace damscope::cli
