// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/entrants.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/players/person_name.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/board/result.hpp"
#include "rules/text/date.hpp"

#include <array>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

// The last of an even number stays; the others go round. Of an odd number nobody is the last.
void addRound(std::size_t even, int round, std::size_t players, std::vector<Pairing>& pairings) {
    const std::size_t others = even - 1;
    const auto first = static_cast<std::size_t>(round - 1) * (even / 2) % others;
    const auto at = [&](std::size_t step) { return (first + step) % others; };
    const auto add = [&](std::size_t white, std::size_t black) {
        if (white < players && black < players)
            pairings.push_back({round, white, black});
    };
    if (round % 2 == 1)
        add(at(0), others);
    else
        add(others, at(0));
    for (std::size_t i = 1; i < even / 2; ++i)
        add(at(i), at(others - i));
}

} // namespace

std::vector<Pairing> roundRobin(std::size_t players, bool twice) {
    const int once = static_cast<int>(players + players % 2) - 1;
    return bergerRounds(players, twice ? 2 * once : once);
}

std::vector<Pairing> bergerRounds(std::size_t players, int rounds) {
    std::vector<Pairing> pairings;
    if (players < 2)
        return pairings;
    const std::size_t even = players + players % 2;
    const int all = static_cast<int>(even) - 1;
    for (int round = 1; round <= rounds; ++round) {
        const std::size_t first = pairings.size();
        addRound(even, (round - 1) % all + 1, players, pairings);
        const bool exchanged = (round - 1) / all % 2 == 1;
        for (Pairing& pairing : std::span(pairings).subspan(first)) {
            pairing.round = round;
            if (exchanged)
                std::swap(pairing.white, pairing.black);
        }
    }
    return pairings;
}

namespace {

using Kind = EntrantsFault::Kind;

struct Line {
    std::size_t number;
    std::string text;
    std::vector<std::string> columns; ///< those with words, as tables of spreadsheets have them
};

bool hasLetters(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return base::isLetter(c) || !base::isAscii(c); });
}

// One letter is no surname, but can be all that a list gives.
bool isNobody(std::string_view name) {
    const std::string folded = foldName(name); // begins with a blank
    return !readPersonName(name) &&
           !isInitial(std::string_view(folded).substr(folded.empty() ? 0 : 1));
}

// "Player 3" and "Guest 1200" are somebody only with their number.
bool isNumberedName(std::string_view name) {
    const auto person = readPersonName(name);
    return person && std::ranges::any_of(person->surname, isNumbered);
}

// The number of a list: "1. Jansen, P.", "12) Jansen, P.", "3 Jansen, P.".
std::string_view withoutPlace(std::string_view name) {
    constexpr std::size_t longest = 3;
    const std::size_t digits = std::min(name.find_first_not_of(base::digits), name.size());
    if (digits == 0 || digits > longest || digits == name.size())
        return name;
    std::string_view rest = name.substr(digits);
    const bool sign = rest.front() == '.' || rest.front() == ')';
    if (!sign && rest.front() != ' ')
        return name;
    rest = base::trimmedStart(rest.substr(1));
    return hasLetters(rest) ? rest : name;
}

// "Jansen, P. 1250" and "Jansen, P. (1250)": three or four digits at the end are a rating.
std::string_view withoutRating(std::string_view name) {
    std::string_view rest = base::trimmedEnd(name, " )*");
    const std::size_t begin = rest.find_last_not_of(base::digits) + 1;
    const std::size_t digits = rest.size() - begin;
    rest = rest.substr(0, begin);
    const bool apart = rest.ends_with(' ') || rest.ends_with('(');
    if ((digits != 3 && digits != 4) || !apart || isNumberedName(name))
        return name;
    rest = base::trimmedEnd(rest, " (,");
    return hasLetters(rest) ? rest : name;
}

std::string nameIn(std::string_view column) {
    std::string_view name = column;
    if (name.size() > 2 && name.starts_with('"') && name.ends_with('"'))
        name = name.substr(1, name.size() - 2);
    return std::string(withoutRating(withoutPlace(name)));
}

std::vector<std::string> columnsOf(std::string_view written) {
    std::vector<std::string> columns;
    const std::string decoded = parser::withoutEntities(written); // they end with a semicolon
    std::string_view line = decoded;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of("\t;"), line.size());
        if (std::string column = parser::cleanLine(line.substr(0, end)); hasLetters(column))
            columns.push_back(std::move(column));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return columns;
}

std::vector<Line> linesOf(std::string_view text) {
    std::vector<Line> lines;
    std::size_t number = 0;
    const std::string decoded = parser::decodedText(text);
    for (const std::string_view line : base::splitLines(decoded)) {
        ++number;
        const std::string clean = parser::cleanLine(line);
        if (clean.empty() || clean.starts_with('#'))
            continue;
        auto columns = columnsOf(line);
        lines.push_back({number, clean, columns.empty() ? std::vector{clean} : std::move(columns)});
    }
    return lines;
}

/// White and Black of a line; blank: there is no such name.
std::pair<std::string, std::string> sides(const Line& line) {
    if (line.columns.size() > 1)
        return line.columns.size() == 2
                   ? std::pair(nameIn(line.columns[0]), nameIn(line.columns[1]))
                   : std::pair<std::string, std::string>();
    const std::string_view all = line.columns.front();
    for (const std::string_view sign : {":", " - "})
        if (const std::size_t at = all.find(sign); at != std::string_view::npos)
            return {nameIn(base::trimmed(all.substr(0, at))),
                    nameIn(base::trimmed(all.substr(at + sign.size())))};
    return {std::string(all), {}};
}

// The word at the end of a line, if it is a result; the line goes without it.
std::string takeResult(Line& line) {
    const std::size_t begin = line.text.find_last_of(" \t;") + 1; // npos + 1 is 0
    const std::string word = line.text.substr(begin);
    const rules::Rules& international = rules::rules(rules::Variant::international);
    const bool isResult = begin > 0 && (word == "*" || word.size() > 2) &&
                          word.find_first_of("*:-") != std::string::npos &&
                          rules::readResult(international, word).has_value();
    if (!isResult)
        return {};
    std::string& last = line.columns.back();
    if (last.ends_with(word))
        last = base::trimmedEnd(std::string_view(last).substr(0, last.size() - word.size()));
    if (last.empty() && line.columns.size() > 1) // "0-2F" stood in a column of its own
        line.columns.pop_back();
    return word == "*" ? std::string() : word;
}

// "Cee 1", "Bob ½", "Dan 1-½": the last word of a game is meant as a result, but is none. A rating
// or the version of an engine ("Scan 3.1") is part of the name.
bool endsInNoResult(const Line& line) {
    const std::string_view text = line.text;
    const std::string_view word = text.substr(text.find_last_of(" \t;") + 1); // npos + 1 is 0
    const std::string_view last = line.columns.back();
    const bool isInName = line.columns.size() > 1 && last.ends_with(word) && last != word;
    if (isInName || word == text ||
        word.find_first_of("0123456789\xC2+") == std::string_view::npos ||
        word.find_first_not_of("0123456789.,+-=:/\xC2\xBD") != std::string_view::npos) // ½
        return false;
    std::string_view rest = word;
    const auto points = base::takeNumber<int>(rest);
    constexpr int mostPoints = 3;
    return !points || (*points <= mostPoints && (rest.empty() || rest == ".5" || rest == ",5")) ||
           rest.find_first_of("+-=:/\xC2") != std::string_view::npos;
}

// "Noot, Bea 2-0 foo": text behind a result is no name.
bool holdsResult(std::string_view name) {
    return std::ranges::any_of(base::splitWords(name), [](std::string_view word) {
        return word.size() > 2 && base::isDigit(word.front()) &&
               rules::readResult(rules::rules(rules::Variant::international), word).has_value();
    });
}

/// What stands in brackets: a round, or a team.
struct Section {
    int round = 0; ///< 0: a team
    std::string date = {};
    std::string team = {};
};

bool isOneOf(std::span<const std::string_view> words, std::string_view word) {
    const std::string folded = foldName(word);
    return std::ranges::any_of(words,
                               [&](std::string_view known) { return foldName(known) == folded; });
}

// "Round 2, 2024.01.12".
std::optional<Section> roundOf(std::string_view text) {
    Section section;
    section.round = base::takeNumber<int>(text).value_or(0);
    const std::string_view written = base::trimmedStart(text, " ,:-");
    const rules::DateReading date = rules::dateReading(written); // not clear: 2024.02.31
    if (section.round < 1 || section.round > mostEnteredRounds ||
        (!written.empty() && (!date.date.isKnown() || !date.clear)))
        return std::nullopt;
    section.date = written.empty() ? "" : writeDate(date.date);
    return section;
}

std::optional<Section> sectionOf(std::string_view line) {
    constexpr std::array<std::string_view, 5> rounds{"round", "ronde", "тур", "rodada", "runde"};
    constexpr std::array<std::string_view, 5> teams{"team", "équipe", "equipe", "команда",
                                                    "mannschaft"};
    const std::string_view inside = base::trimmed(line.substr(1, line.size() - 2));
    const std::size_t end = std::min(inside.find(' '), inside.size());
    const std::string_view rest = base::trimmed(inside.substr(end));
    if (isOneOf(rounds, inside.substr(0, end)))
        return roundOf(rest);
    if (isOneOf(teams, inside.substr(0, end)) && hasLetters(rest))
        return Section{.team = std::string(rest)};
    return std::nullopt;
}

bool isSection(const Line& line) {
    return line.text.starts_with('[') && line.text.ends_with(']');
}

std::vector<Pairing> drawn(std::size_t players, const Draw& draw) {
    return draw.kind == Draw::Kind::rounds ? bergerRounds(players, draw.round)
                                           : roundRobin(players, draw.kind == Draw::Kind::twice);
}

// Stands where a player has no opponent: "bye", "vrijloting".
bool isNoOpponent(std::string_view name) {
    return byeName(name) == ByeName::yes;
}

// "vrij", but not "Vrij": a surname is written with a capital.
bool isWordForBye(std::string_view name) {
    return byeName(name) == ByeName::perhaps && !name.empty() && name == base::lowerCase(name);
}

/// Reads rounds, and the players of teams.
class SectionReader {
public:
    using Fault = std::optional<EntrantsFault>;

    SectionReader(Section first, const Draw& draw) : section_(std::move(first)), draw_(draw) {}

    Fault read(Line line) {
        if (isSection(line)) {
            auto section = sectionOf(line.text);
            if (!section)
                return EntrantsFault{Kind::section, line.number};
            section_ = std::move(*section);
            entrants_.haveRounds |= section_.round > 0;
            return std::nullopt;
        }
        return section_.round > 0 ? readGame(std::move(line)) : readPlayer(line);
    }
    Entrants entrants() && {
        if (entrants_.pairings.empty())
            meetEachOther();
        if (members_.empty())
            entrants_.teams.clear();
        return std::move(entrants_);
    }

private:
    std::size_t placeOf(std::string name) {
        const auto [place, isNew] = places_.try_emplace(nameKey(name), entrants_.players.size());
        if (isNew) {
            entrants_.players.push_back(std::move(name));
            entrants_.teams.emplace_back();
        }
        return place->second;
    }

    Fault readPlayer(const Line& line) {
        if (line.columns.size() > 1)
            return EntrantsFault{Kind::columns, line.number};
        std::string name = nameIn(line.columns.front());
        if (isNobody(name))
            return EntrantsFault{Kind::nobody, line.number};
        if (places_.contains(nameKey(name)))
            return EntrantsFault{Kind::twice, line.number};
        const std::size_t place = placeOf(std::move(name));
        if (section_.team.empty())
            return std::nullopt;
        entrants_.teams[place] = section_.team;
        members_[section_.team].push_back(place);
        return std::nullopt;
    }

    Fault readGame(Line line) {
        std::string result = takeResult(line);
        auto [white, black] = sides(line);
        const bool haveNames = !white.empty() && !black.empty();
        if (haveNames && !members_.empty() && (teamCalled(white) || teamCalled(black)))
            return readMatch(line.number, white, black, result);
        if (result.empty() && endsInNoResult(line))
            return EntrantsFault{Kind::noResult, line.number};
        if (!haveNames || holdsResult(white) || holdsResult(black))
            return EntrantsFault{Kind::noOpponent, line.number};
        for (std::string* name : {&white, &black})
            if (isWordForBye(*name))
                *name = "bye";
        const bool isBye = isNoOpponent(white) != isNoOpponent(black);
        if (!isBye && (isNobody(white) || isNobody(black)))
            return EntrantsFault{Kind::nobody, line.number};
        if (isBye && result.empty())
            result = isNoOpponent(black) ? "2-0" : "0-2";
        const Pairing pairing{
            section_.round,   placeOf(std::move(white)), placeOf(std::move(black)), 0, {},
            std::move(result)};
        if (!members_.empty() && !isBye && !(hasTeam(pairing.white) && hasTeam(pairing.black)))
            return EntrantsFault{Kind::noTeam, line.number};
        return add(pairing, line.number);
    }

    // Board by board.
    Fault readMatch(std::size_t line, const std::string& white, const std::string& black,
                    const std::string& result) {
        const std::string* home = teamCalled(white);
        const std::string* guests = teamCalled(black);
        if (home == nullptr || guests == nullptr || home == guests || !result.empty())
            return EntrantsFault{Kind::match, line};
        for (const Pairing& pairing : boardsOf(section_.round, *home, *guests))
            if (const auto fault = add(pairing, line))
                return fault;
        return std::nullopt;
    }

    Fault add(Pairing pairing, std::size_t line) {
        pairing.date = section_.date;
        const auto isPlaying = [&](std::size_t player) {
            return !isNoOpponent(entrants_.players[player]) &&
                   !playing_.emplace(pairing.round, player).second;
        };
        if (pairing.white == pairing.black || isPlaying(pairing.white) || isPlaying(pairing.black))
            return EntrantsFault{Kind::twice, line};
        pairing.board = boardOf(pairing);
        entrants_.pairings.push_back(std::move(pairing));
        return std::nullopt;
    }

    [[nodiscard]] bool hasTeam(std::size_t player) const {
        return !entrants_.teams[player].empty();
    }
    [[nodiscard]] const std::string* teamCalled(const std::string& name) const {
        const auto team = std::ranges::find_if(
            members_, [&](const auto& each) { return foldName(each.first) == foldName(name); });
        return team == members_.end() ? nullptr : &team->first;
    }

    // The games of two teams in a round are one match, in their order.
    int boardOf(const Pairing& pairing) {
        const std::string& white = entrants_.teams[pairing.white];
        const std::string& black = entrants_.teams[pairing.black];
        if (white.empty() || black.empty() || white == black)
            return 0;
        const auto [first, second] = std::minmax(white, black);
        return ++boards_[{pairing.round, first, second}];
    }

    // The one has White on the odd boards.
    [[nodiscard]] std::vector<Pairing> boardsOf(int round, const std::string& home,
                                                const std::string& guests) const {
        const auto& one = members_.at(home);
        const auto& other = members_.at(guests);
        std::vector<Pairing> boards;
        for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
            const bool isOdd = i % 2 == 0; // the first board
            boards.push_back({round, isOdd ? one[i] : other[i], isOdd ? other[i] : one[i],
                              static_cast<int>(i) + 1});
        }
        return boards;
    }

    void meetEachOther() {
        std::vector<std::string> names;
        for (const std::string& team : entrants_.teams)
            if (!team.empty() && std::ranges::find(names, team) == names.end())
                names.push_back(team);
        for (const Pairing& match : drawn(names.size(), draw_))
            std::ranges::copy(boardsOf(match.round, names[match.white], names[match.black]),
                              std::back_inserter(entrants_.pairings));
    }

    Section section_;
    Draw draw_;
    Entrants entrants_;
    std::map<std::string, std::size_t> places_; ///< of players, by nameKey()
    std::map<std::string, std::vector<std::size_t>> members_;
    std::set<std::pair<int, std::size_t>> playing_;
    std::map<std::tuple<int, std::string, std::string>, int> boards_;
};

Expected<Entrants, EntrantsFault> readSections(std::vector<Line> lines, Section first,
                                               const Draw& draw) {
    SectionReader reader(std::move(first), draw);
    for (Line& line : lines)
        if (const auto fault = reader.read(std::move(line)))
            return Unexpected{*fault};
    return std::move(reader).entrants();
}

Expected<Entrants, EntrantsFault> readPlayers(const std::vector<Line>& lines, const Draw& draw) {
    Entrants entrants;
    std::set<std::string> keys;
    for (const Line& line : lines) {
        if (line.columns.size() > 1)
            return Unexpected{EntrantsFault{Kind::columns, line.number}};
        std::string name = nameIn(line.columns.front());
        if (isNobody(name))
            return Unexpected{EntrantsFault{Kind::nobody, line.number}};
        if (!keys.insert(nameKey(name)).second)
            return Unexpected{EntrantsFault{Kind::twice, line.number}};
        entrants.players.push_back(std::move(name));
    }
    entrants.pairings = drawn(entrants.players.size(), draw);
    return entrants;
}

} // namespace

std::string nameKey(std::string_view name) {
    const auto person = readPersonName(name);
    if (!person || isNumberedName(name))
        return foldName(name);
    std::string key = person->generation + person->number;
    for (const auto* words :
         {&person->prefixes, &person->surname, &person->forenames, &person->nicknames}) {
        key += ',';
        for (const std::string& word : *words)
            key += ' ' + word;
    }
    return key;
}

Message messageOf(const EntrantsFault& fault) {
    switch (fault.kind) {
    case Kind::twice:
        return {"entrant-twice", {}};
    case Kind::nobody:
        return {"entrant-nobody", {}};
    case Kind::noOpponent:
        return {"entrant-alone", {}};
    case Kind::noResult:
        return {"entrant-result", {}};
    case Kind::columns:
        return {"entrant-columns", {}};
    case Kind::section:
        return {"entrant-section", {}};
    case Kind::noTeam:
        return {"entrant-team", {}};
    case Kind::match:
        return {"entrant-match", {}};
    case Kind::number:
        break;
    }
    return {"entrants-number", {{"most", std::to_string(mostEntrants)}}};
}

Expected<Entrants, EntrantsFault> readEntrants(std::string_view text, const Draw& draw) {
    std::vector<Line> lines = linesOf(text);
    const bool isRound = draw.kind == Draw::Kind::pairings;
    const bool hasSections = std::ranges::any_of(lines, isSection);
    if (lines.size() > (hasSections ? mostEntrantLines : mostEntrants))
        return Unexpected{EntrantsFault{Kind::number}};
    auto entrants = isRound || hasSections
                        ? readSections(std::move(lines), Section{isRound ? draw.round : 0}, draw)
                        : readPlayers(lines, draw);
    if (entrants && (entrants->players.size() < 2 || entrants->players.size() > mostEntrants))
        return Unexpected{EntrantsFault{Kind::number}};
    return entrants;
}

} // namespace damscope::db
