// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/find_variant.hpp"

#include "base/text/ascii.hpp"
#include "base/text/unicode.hpp"
#include "messages/words.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/meaning/recognise.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope::parser {
namespace {

using rules::Variant;
using Says = GameTypeTag::Says;

std::string variantName(Variant variant) {
    return std::string(rules::rules(variant).name);
}

std::vector<std::string> namesOf(const std::vector<Variant>& variants) {
    std::vector<std::string> names;
    std::ranges::transform(variants, std::back_inserter(names), variantName);
    return names;
}

// Tags that were added have no place.
std::size_t offsetOf(const GameText& text, std::size_t tag) {
    return tag < text.tags.size() ? text.tags[tag].offset : text.offset;
}

struct NamedVariant {
    std::size_t tag;
    Variant variant;
};

std::optional<NamedVariant> namedIn(const std::vector<rules::Tag>& tags) {
    const auto tag = tagNamed(tags, "Variant");
    const auto variant = tag ? variantOfTag(tags[*tag].value) : std::nullopt;
    return variant ? std::optional(NamedVariant{*tag, *variant}) : std::nullopt;
}

// Finds the variant of one game.
class Finder {
public:
    Finder(const GameText& text, std::vector<rules::Tag>& tags, const AssembleOptions& options)
        : text_(text), tags_(tags), options_(options), gameType_(gameTypeIn(tags)) {}

    FoundVariant find() {
        if (options_.variant)
            takeOption();
        else if (const auto named = namedIn(tags_))
            takeNamed(*named);
        else if (gameType_.says == Says::variant)
            found_.variant = gameType_.variant;
        else if (gameType_.says == Says::unknownGame)
            guessUnknown();
        else if (hasUnreadText() && isChess(text_))
            refuseChess();
        else
            take(guess(text_, options_.preference));
        return std::move(found_);
    }

private:
    void takeOption() {
        found_.variant = *options_.variant;
        found_.source = VariantSource::option;
        if (gameType_.says == Says::variant && gameType_.variant != found_.variant)
            report(
                Severity::warning, offsetOf(text_, gameType_.tag),
                {"variant-overruled",
                 {{"type", tags_[gameType_.tag].value}, {"variant", variantName(found_.variant)}}});
    }

    // Programs write the number of international draughts whatever is played: the name counts,
    // unless the moves are against it.
    void takeNamed(const NamedVariant& named) {
        found_.variant = named.variant;
        if (gameType_.says != Says::variant || gameType_.variant == named.variant)
            return;
        if (!fits(text_, named.variant) && fits(text_, gameType_.variant))
            found_.variant = gameType_.variant;
        report(Severity::warning, offsetOf(text_, named.tag),
               {"variant-contradiction",
                {{"type", tags_[gameType_.tag].value},
                 {"name", tags_[named.tag].value},
                 {"variant", variantName(found_.variant)}}});
        if (found_.variant == named.variant)
            keepGameType(tags_);
    }

    // Looked for first, since a move such as Bb4 can be played in draughts too.
    [[nodiscard]] bool hasUnreadText() const {
        return std::ranges::find(text_.script, rules::ScriptItem::Kind::unread,
                                 &rules::ScriptItem::kind) != text_.script.end();
    }

    void refuseChess() {
        report(Severity::error, text_.offset, {"moves-of-chess", {}});
        tags_.push_back({"GameType", "0"}); // of chess: so that an export is not guessed
        found_.isPlayed = false;
    }

    // A number that is not in the tables, but draughts: its moves say which.
    void guessUnknown() {
        constexpr int enough = 4;
        constexpr int othello = 50;
        const std::string type = tags_[gameType_.tag].value;
        const std::size_t offset = offsetOf(text_, gameType_.tag);
        const Guess found = guess(text_, options_.preference);
        const int number = gameNumber(type).value_or(0);
        const bool isOther = number < firstDraughtsGame || number == othello;
        if (found.plies < enough || (isOther && !found.complete)) {
            report(Severity::error, offset, {"unknown-game", {{"type", type}}});
            found_.isPlayed = false;
            return;
        }
        report(Severity::warning, offset,
               {"unknown-game-guessed", {{"type", type}, {"variant", variantName(found.variant)}}});
        tags_.push_back({"GameType", std::string(rules::gameTypeFor(found.variant))});
        take(found);
    }

    void take(const Guess& found) {
        found_.variant = found.variant;
        found_.source = VariantSource::guessed;
        found_.sure = found.decided || (!options_.preference.empty() &&
                                        options_.preference.front() == found.variant);
        if (movesOf(text_) == 0)
            return reportPosition(found);
        if (found.complete && found.decided)
            return;
        Message unsure{"unsure-variant",
                       {{"fit", found.complete ? "several" : "none"},
                        {"variant", variantName(found.variant)}}};
        if (found.complete)
            unsure.parameters.push_back({"others", namesOf(found.others)});
        report(Severity::warning, text_.offset, std::move(unsure));
    }

    // A position does not distinguish the games of a small board.
    void reportPosition(const Guess& found) {
        const auto fen = tagNamed(tags_, "FEN");
        if (!fen || found.decided || rules::rules(found.variant).board.size() > 32)
            return;
        report(Severity::warning, offsetOf(text_, *fen),
               {"unsure-position", {{"variant", variantName(found.variant)}}});
    }

    void report(Severity severity, std::size_t offset, Message message) {
        found_.problems.push_back({{severity, std::move(message)}, offset});
    }

    const GameText& text_;
    std::vector<rules::Tag>& tags_;
    const AssembleOptions& options_;
    GameTypeTag gameType_;
    FoundVariant found_;
};

} // namespace

FoundVariant findVariant(const GameText& text, std::vector<rules::Tag>& tags,
                         const AssembleOptions& options) {
    return Finder(text, tags, options).find();
}

namespace {

using rules::Variant;

struct Name {
    std::string_view name; ///< letters only, small; without the words for the game itself
    Variant variant;
};

// Besides the names of the command line and the titles in every language. One line for each name.
constexpr auto names = std::to_array<Name>({
    {"10x10", Variant::international},
    {"dammen", Variant::international},
    {"dames", Variant::international},
    {"jeudedames", Variant::international},
    {"polish", Variant::international},
    {"internationaal", Variant::international},
    {"internationales", Variant::international},
    {"internacional", Variant::international},
    {"internazionale", Variant::international},
    {"checkers", Variant::english},
    {"american", Variant::english},
    {"americancheckers", Variant::english},
    {"straightcheckers", Variant::english},
    {"anglo-american", Variant::english},
    {"engels", Variant::english},
    {"shashki", Variant::russian},
    {"sjasjki", Variant::russian},
    {"шашки", Variant::russian},
    {"russian64", Variant::russian},
    {"draughts64", Variant::russian},
    {"russisch", Variant::russian},
    {"русские", Variant::russian},
    {"italiana", Variant::italian},
    {"damaitaliana", Variant::italian},
    {"poolcheckers", Variant::pool},
    {"americanpool", Variant::pool},
    {"española", Variant::spanish},
    {"brasileira", Variant::brazilian},
    {"brasileiras", Variant::brazilian},
    {"canadees", Variant::canadian},
    {"12x12", Variant::canadian},
    {"portuguesa", Variant::portuguese},
    {"portuguesas", Variant::portuguese},
    {"česká", Variant::czech},
    {"ceska", Variant::czech},
    {"makhos", Variant::thai},
    {"makhot", Variant::thai},
    {"türkdaması", Variant::turkish},
    {"fries", Variant::frisian},
    {"friesdammen", Variant::frisian},
    {"frisiandraughts", Variant::frisian},
    {"breakthru", Variant::breakthrough},
    {"doorbraak", Variant::breakthrough},
    {"anti", Variant::antidraughts},
    {"antidraught", Variant::antidraughts},
    {"suicide", Variant::antidraughts},
    {"giveaway", Variant::antidraughts},
    {"losing", Variant::antidraughts},
    {"weggeefdammen", Variant::antidraughts},
    {"поддавки", Variant::antidraughts},
});

// Words that only say that it is draughts.
constexpr auto words =
    std::to_array<std::string_view>({"draughts", "checkers", "dammen", "dames", "damas", "шашки"});

// Small letters, without blanks and marks: "Frysk!" is frysk.
std::string folded(std::string_view text) {
    std::string plain = base::smallLetters(text);
    std::erase_if(plain, [](char c) {
        return std::string_view(" \t!.,_'\"()-").find(c) != std::string_view::npos;
    });
    return plain;
}

std::string withoutWord(std::string name) {
    for (const std::string_view word : words) {
        const std::size_t at = name.find(word);
        if (at != std::string::npos && name.size() > word.size())
            return name.erase(at, word.size());
    }
    return name;
}

bool isTitle(const std::string& name, Variant variant) {
    return std::ranges::any_of(allLanguages(), [&](Language language) {
        const std::string title = word("title", rules::rules(variant).name, language);
        return folded(title) == name || folded(title.substr(0, title.find(" ("))) == name;
    });
}

std::optional<Variant> inTable(const std::string& name) {
    const auto* found =
        std::ranges::find_if(names, [&](const Name& n) { return folded(n.name) == name; });
    return found != names.end() ? std::optional(found->variant) : std::nullopt;
}

} // namespace

std::optional<Variant> variantOfTag(std::string_view value) {
    const std::string name = folded(value);
    if (name.empty() || base::isAllDigits(name))
        return std::nullopt;
    for (const std::string& each : {name, withoutWord(name)}) {
        if (const auto named = rules::variantNamed(each))
            return named;
        if (const auto found = inTable(each))
            return found;
    }
    for (const Variant variant : rules::allVariants())
        if (isTitle(name, variant))
            return variant;
    return std::nullopt;
}

} // namespace damscope::parser
