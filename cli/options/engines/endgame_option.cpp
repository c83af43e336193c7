// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/engines/endgame_option.hpp"

#include "base/parallel/thread_count.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/output.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <algorithm>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace damscope::cli {

using analysis::endgame::Library;
using analysis::endgame::Missing;
using analysis::endgame::Tables;

void EndgameOption::declare(Arguments& arguments) {
    arguments.value({"--endgames", "FOLDER",
                     "the engine's endgame tables (see damscope endgame); none: without"},
                    into(endgames));
}

void EndgameOption::declareMaking(Arguments& arguments) {
    arguments.flag(
        {"--no-tables", "", "do not build missing endgame tables; existing ones are used"},
        noTables);
}

std::shared_ptr<const Library> EndgameOption::library(Missing missing) const {
    return endgamesFrom(endgames, "--endgames", missing);
}

std::shared_ptr<const Library> endgamesFrom(const std::optional<std::string>& text,
                                            std::string_view option, Missing missing) {
    if (text == "none")
        return nullptr;
    const auto folder = text ? std::optional<std::filesystem::path>(*text) : Library::usualFolder();
    if (!folder)
        return nullptr;
    // Engines load tables in threads of their own, so the message is written directly.
    const auto report = [](const Tables& tables, const Tables::Refusal& refusal) {
        (void)writeAll(STDERR_FILENO, wordsAbout(tables, refusal) + "\n");
    };
    auto library = std::make_shared<const Library>(*folder, report, missing);
    if (text && !library->exists())
        throw UsageError(inWords(
            {"usage-no-folder", {{"option", std::string(option)}, {"folder", visible(*text)}}}));
    return library;
}

bool lacksUsualTables(rules::Variant variant) {
    const auto folder = Library::usualFolder();
    return folder && analysis::endgame::lacksTables(*folder, variant);
}

analysis::endgame::BuildReport makeTables(const std::filesystem::path& folder,
                                          rules::Variant variant, int pieces, int threads,
                                          Console& console) {
    ProgressLine progress(console, "positions");
    return analysis::endgame::build(folder, variant, pieces, threads, console.stopToken(),
                                    [&](const analysis::endgame::BuildProgress& p) {
                                        progress.show(p.done, fractionOf(p.done, p.all));
                                    });
}

bool makeUsualTables(rules::Variant variant, Console& console) {
    const auto folder = Library::usualFolder();
    if (!folder)
        return true;
    console.say(
        inWords({"endgame-building", {{"variant", std::string(rules::rules(variant).name)}}}));
    try {
        return makeTables(*folder, variant, analysis::endgame::smallPieces, base::commandThreads(),
                          console)
            .complete;
    } catch (const std::system_error& error) {
        console.say(inWords({"endgame-without", {{"reason", visible(error.what())}}}));
        return true;
    }
}

std::string wordsAbout(const Tables& tables, const Tables::Refusal& refusal) {
    return inWords({"endgame-refused",
                    {{"file", visible(refusal.file.string())},
                     {"reason", inWords("refusal", refusal.reason)},
                     {"variant", std::string(rules::rules(tables.variant()).name)}}});
}

} // namespace damscope::cli
