// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/chosen_person.hpp"

#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/codec/fold_name.hpp"
#include "messages/counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace damscope::cli {
namespace {

constexpr std::size_t mostListed = 6;

[[noreturn]] void failUnknown(const db::Persons& persons, const std::string& given) {
    std::vector<std::string_view> known;
    for (const db::WrittenName& name : persons.names())
        if (name.person)
            known.emplace_back(name.text);
    throw UsageError(inWords(
        {"usage-no-player", {{"name", visible(given)}, {"meant", didYouMean(given, known)}}}));
}

[[noreturn]] void failSeveral(const db::Persons& persons, const std::vector<db::PersonId>& found,
                              const std::string& text) {
    std::string names;
    for (std::size_t i = 0; i < std::min(found.size(), mostListed); ++i)
        names += fmt::format("\n  #{} {}", number(found[i]), visible(persons.nameOf(found[i])));
    if (found.size() > mostListed)
        names +=
            "\n  " + inWords({"usage-more-players", {{"n", grouped(found.size() - mostListed)}}});
    throw UsageError(
        inWords({"usage-several-players",
                 {{"name", visible(text)}, {"n", grouped(found.size())}, {"list", names}}}));
}

} // namespace

db::NameId writtenName(const db::Persons& persons, const std::string& given) {
    const auto& names = persons.names();
    std::uint32_t id = 0;
    if (given.starts_with('#') &&
        std::from_chars(given.data() + 1, given.data() + given.size(), id).ptr ==
            given.data() + given.size())
        if (const auto found = std::ranges::find(names, db::NameId{id}, &db::WrittenName::id);
            found != names.end() && found->person)
            return found->id;
    const auto exact = std::ranges::find(names, given, &db::WrittenName::text);
    if (exact != names.end() && exact->person)
        return exact->id;
    const std::string folded = db::foldName(given);
    const auto fits = [&](const db::WrittenName& name) {
        return name.person && db::foldName(name.text) == folded;
    };
    if (std::ranges::count_if(names, fits) != 1)
        failUnknown(persons, given);
    return std::ranges::find_if(names, fits)->id;
}

db::PersonId personMeant(db::Connection& connection, const db::Persons& persons,
                         const std::string& text) {
    const auto found = db::personsNamed(connection, persons, text);
    if (found.empty())
        failUnknown(persons, text);
    if (found.size() > 1)
        failSeveral(persons, found, text);
    return found.front();
}

} // namespace damscope::cli
