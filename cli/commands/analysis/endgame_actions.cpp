// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/endgame_actions.hpp"

#include "analysis/endgame/library.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engines/endgame_option.hpp"
#include "cli/options/language_option.hpp"

namespace damscope::cli::endgame_command {

namespace endgame = analysis::endgame;

rules::Variant Options::chosenVariant() const {
    if (!variant)
        throw UsageError(inWords({"usage-endgame-variant", {{"action", action}}}));
    if (!endgame::hasTables(*variant))
        throw UsageError(inWords(
            {"usage-no-endgames", {{"variant", std::string(rules::rules(*variant).name)}}}));
    return *variant;
}

std::filesystem::path Options::chosenFolder() const {
    if (folder)
        return *folder;
    if (const auto usual = endgame::Library::usualFolder())
        return *usual;
    throw UsageError("there is no folder to keep tables in: name one with --folder");
}

bool reportRefusals(const endgame::Tables& tables, Console& console) {
    for (const endgame::Tables::Refusal& refusal : tables.refusals())
        console.say(wordsAbout(tables, refusal));
    return !tables.refusals().empty();
}

std::vector<const endgame::Table*> tablesIn(const endgame::Tables& tables, const Options& options) {
    std::vector<const endgame::Table*> found;
    const int most = options.pieces ? options.mostPieces() : endgame::mostPieces;
    for (const endgame::Material& m : endgame::classesUpTo(tables.variant(), most))
        if (const endgame::Table* table = tables.find(m))
            found.push_back(table);
    return found;
}

} // namespace damscope::cli::endgame_command
