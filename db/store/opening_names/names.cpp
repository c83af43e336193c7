// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/opening_names/names.hpp"

#include "base/text/split.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/opening_names/names_table.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <stdexcept>

namespace damscope::db {
namespace {

[[noreturn]] void fail(std::string_view line, const std::string& reason) {
    throw std::invalid_argument("opening names, \"" + std::string(line) + "\": " + reason);
}

rules::Variant variantOf(std::string_view name, std::string_view line) {
    const auto variant = rules::variantNamed(name);
    if (!variant)
        fail(line, "there is no variant " + std::string(name));
    return *variant;
}

// Plays moves from the start and calls `visit` with each position before the last.
template <class Visit>
rules::Position play(rules::Variant variant, std::string_view moves, std::string_view line,
                     Visit visit) {
    rules::Position position = rules::Position::start(variant);
    for (const std::string_view text : base::splitWords(moves)) {
        visit(position);
        const rules::MoveMatch match = rules::resolve(position, text);
        if (!match.unique())
            fail(line, std::string(text) + " is not a legal move");
        position.play(match.moves.front());
    }
    return position;
}

rules::Position played(rules::Variant variant, std::string_view moves, std::string_view line) {
    return play(variant, moves, line, [](const rules::Position&) {});
}

rules::Position positionOfFen(rules::Variant variant, std::string_view fen, std::string_view line) {
    const auto position = rules::readFen(variant, fen);
    if (!position)
        fail(line, "the position cannot be read");
    return *position;
}

bool hasName(const OpeningName& opening) {
    return !std::ranges::all_of(opening.names, &std::string::empty);
}

std::string joined(const std::string& first, std::string_view between, const std::string& second) {
    if (first.empty() || second.empty())
        return first + second;
    return first + std::string(between) + second;
}

std::string ballotText(const std::string& ballots, Language language) {
    return translatedText(phrase("ballot"), language) + ' ' + ballots;
}

} // namespace

OpeningNames::OpeningNames(std::string_view names, std::string_view ballots) {
    Hash hash; // of what the tables say: a comment makes no other names
    for (const std::string_view row : base::tableRows(names)) {
        hash.add(row);
        addName(row);
    }
    for (const std::string_view row : base::tableRows(ballots)) {
        hash.add(row);
        addBallot(row);
    }
    version_ = static_cast<std::int64_t>(hash.value() >> 1);
}

// variant, moves, names in English, Dutch, French, Russian and Portuguese, alternatives, system,
// source
void OpeningNames::addName(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    if (f.size() != 10 || f[9].empty() || (f[2] + f[3] + f[4] + f[5] + f[6]).empty())
        fail(line, "ten fields are needed, a name and a source among them");
    const rules::Variant variant = variantOf(f[0], line);
    OpeningName opening{
        .variant = variant, .line = f[1], .names = {f[2], f[3], f[4], f[5], f[6]}, .source = f[9]};
    std::ranges::transform(opening.names, opening.names.begin(), shownName);
    if (!f[7].empty())
        opening.alternatives = base::splitFields(f[7], "; ");
    if (!f[8].empty())
        opening.system = systemNamed(variant, f[8], line);
    const rules::Position position = played(variant, f[1], line);
    if (of(position) != 0)
        fail(line, "this position has a name already");
    add(std::move(opening), position);
}

std::uint32_t OpeningNames::systemNamed(rules::Variant variant, const std::string& moves,
                                        std::string_view line) const {
    const auto system = std::ranges::find_if(
        all_, [&](const OpeningName& o) { return o.variant == variant && o.line == moves; });
    if (system == all_.end())
        fail(line, "no line above names the system " + moves);
    return static_cast<std::uint32_t>(system - all_.begin()) + 1;
}

// variants, table, number, moves or FEN, English name, source
void OpeningNames::addBallot(std::string_view line) {
    const std::vector<std::string> fields = base::splitFields(line, "\t");
    if (fields.size() != 6 || fields[2].empty() || fields[5].empty())
        fail(line, "six fields are needed, a number and a source among them");
    for (const std::string_view variant : base::splitWords(fields[0]))
        addBallot(line, fields, variant);
}

// A ballot is a variation of the last opening that its moves come through, unless it has a name.
void OpeningNames::addBallot(std::string_view line, const std::vector<std::string>& fields,
                             std::string_view variantName) {
    const rules::Variant variant = variantOf(variantName, line);
    OpeningName ballot{.variant = variant, .line = fields[3], .source = fields[5]};
    ballot.names[Language::english] = fields[4];
    const auto note = [&](const rules::Position& position) {
        if (const std::uint32_t number = of(position); number != 0)
            ballot.system = hasName(named(number)) ? number : named(number).system;
    };
    const bool isFen = fields[3].find(':') != std::string::npos;
    const rules::Position position =
        isFen ? positionOfFen(variant, fields[3], line) : play(variant, fields[3], line, note);
    if (!fields[4].empty())
        ballot.system = 0;
    std::uint32_t number = of(position);
    if (number == 0)
        number = add(std::move(ballot), position);
    std::string& ballots = all_[number - 1].ballots;
    ballots = joined(ballots, ", ", joined(fields[1], " ", fields[2]));
}

std::uint32_t OpeningNames::add(OpeningName opening, const rules::Position& position) {
    all_.push_back(std::move(opening));
    const auto number = static_cast<std::uint32_t>(all_.size());
    const std::uint64_t key = indexKey(position);
    numbers_.emplace(key, number);
    maybeNamed_.set(key % maybeNamed_.size());
    return number;
}

std::uint32_t OpeningNames::of(const rules::Position& position) const {
    const auto found = numbers_.find(indexKey(position));
    return found == numbers_.end() ? 0 : found->second;
}

std::uint32_t OpeningNames::of(std::span<const KeyedPly> positions) const {
    std::uint32_t number = 0;
    for (const KeyedPly& p : positions) {
        if (p.ply > pliesLooked)
            break;
        if (!maybeNamed_.test(p.key % maybeNamed_.size()))
            continue;
        if (const auto found = numbers_.find(p.key); found != numbers_.end())
            number = found->second;
    }
    return number;
}

std::string OpeningNames::nameWithSystem(const OpeningName& opening, Language language) const {
    const std::string& own = nameIn(opening.names, language);
    if (opening.system == 0)
        return own;
    return joined(nameWithSystem(named(opening.system), language), ": ", own);
}

std::string OpeningNames::text(std::uint32_t number, Language language) const {
    const OpeningName& opening = named(number);
    const std::string name = nameWithSystem(opening, language);
    return opening.ballots.empty() ? name
                                   : joined(name, ", ", ballotText(opening.ballots, language));
}

std::string OpeningNames::allNames(std::uint32_t number) const {
    const OpeningName& opening = named(number);
    std::string names;
    for (const Language language : nameLanguages)
        names += text(number, language) + ' ';
    for (const std::string& name : opening.alternatives)
        names += name + ' ';
    return opening.system == 0 ? names : names + allNames(opening.system);
}

const OpeningNames& openingNames() {
    static const OpeningNames names(namesTable, ballotsTable);
    return names;
}

std::string openingText(std::uint32_t number, Language language) {
    return number == 0 ? std::string() : openingNames().text(number, language);
}

std::string storedOpeningText(std::uint32_t id, const std::string& stored, Language language) {
    if (language == Language::english || id == 0 || id > openingNames().all().size() ||
        openingNames().text(id, Language::english) != stored)
        return stored;
    return openingNames().text(id, language);
}

namespace {

constexpr std::string_view versionSql = "SELECT value FROM setting WHERE name = 'opening names'";
constexpr std::string_view setVersionSql =
    "INSERT OR REPLACE INTO setting VALUES ('opening names', ?1)";
constexpr std::string_view knownSql = "SELECT 1 FROM opening WHERE id = ?1";
constexpr std::string_view insertSql =
    "INSERT INTO opening (id, name, other, folded) VALUES (?1, ?2, ?3, ?4)";

std::string alternatives(const OpeningName& opening) {
    std::string text;
    for (const std::string& name : opening.alternatives)
        text += (text.empty() ? "" : "; ") + name;
    return text;
}

} // namespace

bool openingsAreCurrent(const Connection& connection) {
    return connection.value(versionSql) == openingNames().version();
}

void noteOpeningNames(Connection& connection) {
    connection.execute("DELETE FROM opening");
    connection.kept(setVersionSql)->bind(openingNames().version()).run();
}

void noteOpening(Connection& connection, std::uint32_t number) {
    const auto known = connection.kept(knownSql);
    if (known->bind(number).step())
        return;
    const OpeningNames& names = openingNames();
    const std::string name = names.text(number, Language::english);
    const std::string folded = foldName(names.allNames(number));
    connection.kept(insertSql)->bind(number, name, alternatives(names.named(number)), folded).run();
}

} // namespace damscope::db
