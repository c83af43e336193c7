// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "guide/page.hpp"
#include "rules/text/variant_title.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace rules_command {
namespace {

struct Options {
    std::optional<rules::Variant> variant;
    FormatOption format;
};

Json jsonOf(rules::Variant variant, Language language) {
    const rules::Rules& rules = rules::rules(variant);
    return {{"name", rules.name},
            {"game_type", rules.gameType == 0 ? Json() : Json(rules.gameType)},
            {"title", rules::titleOf(variant, language)}};
}

void listAsJson(const FormatOption& format, Language language, Console& console) {
    JsonRows objects = format.rows(console.out());
    for (const rules::Variant variant : rules::allVariants())
        objects.add(jsonOf(variant, language));
    objects.end();
}

std::string list(Language language) {
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
    const Language language = environmentLanguage();
    if (options.format.isJson() && !options.variant) {
        listAsJson(options.format, language, console);
    } else if (options.format.isJson()) {
        Json object = jsonOf(*options.variant, language);
        object["text"] = rules::rulesPage(*options.variant, language);
        console.out().write(jsonLine(object));
    } else {
        console.out().write(options.variant ? rules::rulesPage(*options.variant, language)
                                            : list(language));
    }
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"VARIANT", "VARIANT", "name or PDN number; else all variants are listed"},
                    intoVariant(options->variant));
    options->format.declareList(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace rules_command

Command rulesCommand() {
    return {"rules",
            "print the rules of a variant",
            "The text is generated from the data that the moves are checked with. Without "
            "VARIANT it lists names, PDN numbers and titles.",
            "damscope rules\n"
            "    lists the variants\n"
            "damscope rules frisian --language nl\n"
            "    prints the rules of Frisian draughts in Dutch",
            rules_command::declare,
            Length::paged};
}

} // namespace damscope::cli
