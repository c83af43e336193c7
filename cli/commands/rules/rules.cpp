// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/position_options.hpp"
#include "guide/page.hpp"
#include "rules/text/variant_title.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    std::optional<rules::Variant> variant;
    std::optional<rules::Language> language;
};

std::string languageCodes() {
    std::string codes;
    for (const rules::Language language : rules::allLanguages())
        codes.append(codes.empty() ? "" : ", ").append(rules::codeOf(language));
    return codes;
}

Accept intoLanguage(std::optional<rules::Language>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        target = rules::languageNamed(text);
        if (target)
            return std::nullopt;
        return fmt::format("there are no rules in \"{}\", only in {}", text, languageCodes());
    };
}

// What the environment asks for ("nl_NL.UTF-8"), in the order that POSIX gives; nothing unset or
// empty counts, and what is set may name no language of ours.
rules::Language environmentLanguage() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return rules::languageNamed(value).value_or(rules::Language::english);
    return rules::Language::english;
}

std::string list(rules::Language language) {
    std::string text;
    for (const rules::Variant variant : rules::allVariants()) {
        const rules::Rules& rules = rules::rules(variant);
        const std::string type = rules.gameType == 0 ? "-" : std::to_string(rules.gameType);
        text +=
            fmt::format("{:<14} {:>3}  {}\n", rules.name, type, rules::titleOf(variant, language));
    }
    return text;
}

ExitStatus run(const Options& options, Console& console) {
    const rules::Language language = options.language ? *options.language : environmentLanguage();
    console.out().write(options.variant ? rules::rulesPage(*options.variant, language)
                                        : list(language));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"VARIANT", "VARIANT", "by name or PDN number; else all are listed"},
                    intoVariant(options->variant));
    arguments.value({"--language", "LANG", "en, nl, fr or ru; else the one of the environment"},
                    intoLanguage(options->language));
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
