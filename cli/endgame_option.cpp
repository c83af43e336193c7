// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/endgame_option.hpp"

#include "cli/output.hpp"
#include "cli/terminal_text.hpp"

#include <fmt/format.h>

#include <unistd.h>

namespace damscope::cli {

using analysis::endgame::Library;
using analysis::endgame::Tables;

void EndgameOption::declare(Arguments& arguments) {
    arguments.value({"--endgames", "FOLDER",
                     "the engine's endgame tables (see damscope endgame); none: without"},
                    into(endgames));
}

std::shared_ptr<const Library> EndgameOption::library() const {
    return endgamesFrom(endgames, "--endgames");
}

std::shared_ptr<const Library> endgamesFrom(const std::optional<std::string>& text,
                                            std::string_view option) {
    if (text == "none")
        return nullptr;
    const auto folder = text ? std::optional<std::filesystem::path>(*text) : Library::usualFolder();
    if (!folder)
        return nullptr;
    // Engines ask for tables in threads of their own, so the words go straight out.
    const auto tell = [](const Tables& tables, const Tables::Refusal& refusal) {
        (void)writeAll(STDERR_FILENO, wordsAbout(tables, refusal) + "\n");
    };
    auto library = std::make_shared<const Library>(*folder, tell);
    if (text && !library->exists())
        throw UsageError(fmt::format("{}: there is no folder {}", option, *text));
    return library;
}

std::string wordsAbout(const Tables& tables, const Tables::Refusal& refusal) {
    return fmt::format("{}: {}; it is not used, make it anew with damscope endgame build --variant "
                       "{}",
                       visible(refusal.file.string()), refusal.reason,
                       rules::rules(tables.variant()).name);
}

} // namespace damscope::cli
