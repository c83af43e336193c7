// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/engines/chosen_engine.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/hub/engine_list.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"
#include "cli/terminal/terminal_text.hpp"

namespace damscope::cli {
namespace {

constexpr std::string_view ownName = "damscope";

// Text that cannot be a name is a command: it has arguments or a path.
bool looksLikeCommand(const std::string& text) {
    return text.find_first_of(" /") != std::string::npos;
}

} // namespace

void ChosenEngine::declare(Arguments& arguments) {
    arguments.value({"--engine", "E",
                     "the engine: a name from `damscope engines list`, or a command that starts an "
                     "engine with the Hub protocol; else Damscope's own"},
                    into(engine));
    arguments.value({"--hash", "MB", "transposition table of Damscope's own engine; 64 if not set"},
                    into(megabytes, 1, 1 << 20));
    endgames.declare(arguments);
}

bool ChosenEngine::isOwn() const {
    return !engine || *engine == ownName;
}

void ChosenEngine::validate() const {
    if (!isOwn())
        (void)hubSettingsFor(*engine);
}

std::unique_ptr<analysis::Engine>
ChosenEngine::make(rules::Variant variant,
                   const std::shared_ptr<const analysis::endgame::Library>& library) const {
    if (isOwn()) {
        analysis::EngineSettings settings;
        settings.tableMegabytes = static_cast<std::size_t>(megabytes);
        settings.endgames = library;
        return std::make_unique<analysis::EmbeddedEngine>(settings);
    }
    auto hub = std::make_unique<analysis::HubEngine>(hubSettingsFor(*engine));
    (void)hub->meet(variant);
    return hub;
}

analysis::HubSettings hubSettingsFor(const std::string& nameOrCommand) {
    const analysis::EngineList list(analysis::EngineList::usualFile());
    if (const analysis::HubSettings* known = list.find(nameOrCommand))
        return *known;
    if (!looksLikeCommand(nameOrCommand)) {
        std::vector<std::string_view> names{ownName};
        for (const analysis::HubSettings& engine : list.engines())
            names.push_back(engine.title);
        throw UsageError(inWords(
            {"usage-no-engine",
             {{"word", visible(nameOrCommand)}, {"meant", didYouMean(nameOrCommand, names)}}}));
    }
    const auto words = analysis::splitCommand(nameOrCommand);
    if (!words)
        throw UsageError("--engine: a quote is not closed, or there is no command");
    analysis::HubSettings settings;
    settings.title = nameOrCommand;
    settings.call.words = *words;
    return settings;
}

} // namespace damscope::cli
