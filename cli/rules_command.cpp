// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.hpp"
#include "cli/position_options.hpp"
#include "cli/rules_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    std::optional<rules::Variant> variant;
    std::string language;
};

std::vector<std::string_view> languageCodes() {
    std::vector<std::string_view> codes;
    std::ranges::transform(rulesLanguages(), std::back_inserter(codes), &RulesPhrases::code);
    return codes;
}

// What the environment asks for ("nl_NL.UTF-8"), in the order that POSIX gives; nothing unset or
// empty counts.
std::string environmentLanguage() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return value;
    return {};
}

const RulesPhrases& phrasesFor(const Options& options) {
    const std::string wanted = options.language.empty() ? environmentLanguage() : options.language;
    const auto found = std::ranges::find_if(
        rulesLanguages(), [&](const RulesPhrases* p) { return wanted.starts_with(p->code); });
    return found == rulesLanguages().end() ? englishPhrases : **found;
}

std::string list(const RulesPhrases& phrases) {
    std::string text;
    for (const rules::Variant variant : rules::allVariants()) {
        const rules::Rules& rules = rules::rules(variant);
        const std::string type = rules.gameType == 0 ? "-" : std::to_string(rules.gameType);
        text += fmt::format("{:<14} {:>3}  {}\n", rules.name, type,
                            phrases.titles[static_cast<std::size_t>(variant)]);
    }
    return text;
}

ExitStatus run(const Options& options, Console& console) {
    constexpr int widest = 80;
    const RulesPhrases& phrases = phrasesFor(options);
    console.out().write(options.variant ? rulesPage(rules::rules(*options.variant), phrases,
                                                    std::min(console.width(), widest))
                                        : list(phrases));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"VARIANT", "VARIANT", "by name or PDN number; else all are listed"},
                    intoVariant(options->variant));
    arguments.value({"--language", "LANG", "en, nl, fr or ru; else the one of the environment"},
                    oneOf(options->language, languageCodes()));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command rulesCommand() {
    return {"rules", "the rules of a variant, as a page to read",
            "The page is written from the same data that the moves are checked by. Without "
            "VARIANT it lists names, PDN numbers and titles.",
            "damscope rules\n"
            "    lists the variants\n"
            "damscope rules frisian --language nl\n"
            "    the rules of Frisian draughts in Dutch",
            declare};
}

} // namespace damscope::cli
