// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/contestant.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/hub/engine_list.hpp"
#include "analysis/play/played_game.hpp"
#include "base/parallel/workers.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>

namespace damscope::cli {
namespace {

using analysis::HubSettings;
using analysis::evaluation::Weights;
using analysis::match::Contestant;

constexpr std::string_view hubPrefix = "hub:";

struct Setting {
    std::string name;
    std::string value;
};

// Commas separate settings, except within quotes.
std::vector<std::string> parted(std::string_view text) {
    std::vector<std::string> parts;
    bool quoted = false;
    for (const char c : text) {
        quoted = quoted != (c == '"');
        if (parts.empty() || (c == ',' && !quoted))
            parts.emplace_back();
        if (c != ',' || quoted)
            parts.back() += c;
    }
    return parts;
}

Setting settingFrom(std::string_view text, std::string_view option) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        refuseValue(option, {"usage-side-value", {{"word", visible(text)}}});
    return {std::string(text.substr(0, equals)), std::string(text.substr(equals + 1))};
}

[[noreturn]] void refuse(std::string_view option, const Setting& setting, const Message& wrong) {
    refuseValue(option, {"usage-wrong", {{"option", setting.name}, {"wrong", wrong}}});
}

std::int64_t numberOf(const Setting& setting, std::string_view option) {
    constexpr std::int64_t most = 1'000'000'000'000;
    std::int64_t n = 0;
    if (const auto wrong = into(n, 1, most)(setting.value))
        refuse(option, setting, *wrong);
    return n;
}

// "200ms", "2s"; a number is seconds.
std::chrono::milliseconds timeOf(const Setting& setting, std::string_view option) {
    std::optional<std::chrono::milliseconds> time;
    if (const auto wrong = into(time)(setting.value))
        refuse(option, setting, *wrong);
    return *time;
}

// "60+0.5", "1m+500ms": the time of a game, and the increment of each move; numbers are seconds.
analysis::TimeLeft clockFrom(std::string_view text, std::string_view option) {
    const auto seconds = [&](std::string_view part) {
        const auto time = readDuration(part);
        if (!time)
            refuseValue(option, {phrase("clock: write TIME+INCREMENT, for example 60+0.5"), {}});
        return *time;
    };
    const std::size_t plus = text.find('+');
    if (plus == std::string_view::npos)
        return {seconds(text), {}};
    return {seconds(text.substr(0, plus)), seconds(text.substr(plus + 1))};
}

// Settings that every engine has: the limits of its moves. False for other settings.
bool takeCommon(Contestant& contestant, const Setting& setting, std::string_view option) {
    analysis::Limits& limits = contestant.limits;
    if (setting.name == "name")
        contestant.name = setting.value;
    else if (setting.name == "nodes")
        limits.nodes = static_cast<std::uint64_t>(numberOf(setting, option));
    else if (setting.name == "depth")
        limits.depth = static_cast<int>(std::min<std::int64_t>(numberOf(setting, option), 100));
    else if (setting.name == "time")
        limits.time = timeOf(setting, option);
    else if (setting.name == "clock")
        contestant.clock = clockFrom(setting.value, option);
    else
        return false;
    return true;
}

// Damscope's own engine with settings of its own.
class OwnEngine {
public:
    OwnEngine(rules::Variant variant, std::string_view option, Language language)
        : variant_(variant), option_(option), language_(language) {}

    void take(const Setting& setting) {
        if (setting.name == "weights")
            engine_.weights = weights(setting.value);
        else if (setting.name == "endgames")
            endgames_ = setting.value;
        else if (setting.name == "threads")
            engine_.threads = static_cast<int>(
                std::min<std::int64_t>(numberOf(setting, option_), base::mostThreads));
        else if (setting.name == "hash")
            engine_.tableMegabytes = static_cast<std::size_t>(numberOf(setting, option_));
        else if (setting.name == "strength")
            strength_ = strengthOf(setting);
        else if (!takeSearchParameter(setting))
            refuseValue(option_,
                        withNearest({"usage-no-setting", {{"word", visible(setting.name)}}},
                                    setting.name, names));
    }

    [[nodiscard]] bool usesTables() const { return !endgames_; }
    [[nodiscard]] bool hasOwnLimits() const { return strength_.has_value(); }
    [[nodiscard]] std::vector<std::filesystem::path> files() const { return files_; }

    [[nodiscard]] std::function<std::unique_ptr<analysis::Engine>()> maker() {
        engine_.endgames = endgamesFrom(endgames_, option_, language_);
        return [settings = engine_, strength = strength_]() -> std::unique_ptr<analysis::Engine> {
            auto engine = std::make_unique<analysis::EmbeddedEngine>(settings);
            if (!strength)
                return engine;
            return std::make_unique<analysis::play::LimitedEngine>(std::move(engine), *strength);
        };
    }

private:
    [[nodiscard]] analysis::play::Strength strengthOf(const Setting& setting) const {
        std::int64_t strength = 0;
        if (const auto wrong =
                into(strength, analysis::play::weakest, analysis::play::strongest)(setting.value))
            refuse(option_, setting, *wrong);
        return static_cast<analysis::play::Strength>(strength);
    }

    /// False if the setting is not a parameter of the search.
    bool takeSearchParameter(const Setting& setting) {
        for (const analysis::search::ParameterInfo& info : analysis::search::searchParameters()) {
            if (info.name != setting.name)
                continue;
            std::int64_t value = 0;
            if (const auto wrong = into(value, info.least, info.most)(setting.value))
                refuse(option_, setting, *wrong);
            engine_.search.*info.value = static_cast<int>(value);
            return true;
        }
        return false;
    }

    static constexpr std::array<std::string_view, 10> names{
        "name",  "weights", "endgames", "nodes", "clock",
        "depth", "time",    "threads",  "hash",  "strength"};

    [[nodiscard]] std::shared_ptr<const Weights> weights(const std::string& value) {
        if (value == "standard")
            return nullptr;
        if (value == "plain")
            return std::make_shared<const Weights>(analysis::evaluation::plainWeights(variant_));
        files_.emplace_back(value);
        return weightsFromFile(value, variant_, option_);
    }

    rules::Variant variant_;
    std::string_view option_;
    Language language_;
    analysis::EngineSettings engine_{1, 16, nullptr};
    std::optional<std::string> endgames_;
    std::optional<analysis::play::Strength> strength_;
    std::vector<std::filesystem::path> files_;
};

// Most engines silently ignore parameters that they do not have.
void refuseUnknown(const std::vector<HubSettings::Value>& wanted,
                   const analysis::HubCapabilities& capabilities, std::string_view option) {
    std::vector<std::string_view> names;
    for (const analysis::HubParameter& parameter : capabilities.parameters)
        names.push_back(parameter.name);
    for (const auto& [name, value] : wanted)
        if (capabilities.protocol == 2 && std::ranges::find(names, name) == names.end())
            refuseValue(option, withNearest({"usage-side-parameter", {{"word", visible(name)}}},
                                            name, names));
}

// An external engine; settings other than the limits of its moves are its parameters.
class OtherEngine {
public:
    OtherEngine(rules::Variant variant, std::string_view option, const std::string& nameOrCommand)
        : variant_(variant), option_(option), engine_(hubSettingsFor(nameOrCommand)) {}

    [[nodiscard]] const std::string& title() const { return engine_.title; }
    [[nodiscard]] static bool usesTables() { return false; }
    [[nodiscard]] static bool hasOwnLimits() { return false; }
    // The words of its command that are files.
    [[nodiscard]] std::vector<std::filesystem::path> files() const {
        std::vector<std::filesystem::path> files;
        for (const std::string& word : engine_.call.words)
            files.push_back(engine_.call.folder / word);
        return files;
    }

    void take(const Setting& setting) {
        wanted_.push_back({setting.name, setting.value});
        const auto known =
            std::ranges::find(engine_.parameters, setting.name, &HubSettings::Value::name);
        if (known != engine_.parameters.end())
            known->value = setting.value;
        else
            engine_.parameters.push_back(wanted_.back());
    }

    [[nodiscard]] std::function<std::unique_ptr<analysis::Engine>()> maker() {
        return [*this] {
            auto engine = std::make_unique<analysis::HubEngine>(engine_);
            refuseUnknown(wanted_, engine->meet(variant_), option_);
            return engine;
        };
    }

private:
    rules::Variant variant_;
    std::string option_;
    HubSettings engine_;
    std::vector<HubSettings::Value> wanted_;
};

template <typename Kind>
Side sideOf(Kind kind, std::span<const std::string> settings, std::string name,
            std::string_view option) {
    Contestant contestant;
    contestant.name = std::move(name);
    for (const std::string& text : settings) {
        const Setting setting = settingFrom(text, option);
        if (!takeCommon(contestant, setting, option))
            kind.take(setting);
    }
    analysis::Limits& limits = contestant.limits;
    if (kind.hasOwnLimits() && (limits.nodes || limits.depth))
        refuseValue(option,
                    {phrase("a strength decides the nodes and the depth; leave them out"), {}});
    if (!kind.hasOwnLimits() && !limits.nodes && !limits.depth && !limits.time && !contestant.clock)
        limits.nodes = 10'000;
    contestant.make = kind.maker();
    return {std::move(contestant), {}, kind.usesTables(), kind.files()};
}

} // namespace

Side sideFrom(const std::string& text, rules::Variant variant, std::string_view option,
              Language language) {
    const std::vector<std::string> parts = parted(text);
    Side side;
    if (parts.empty() || !parts.front().starts_with(hubPrefix)) {
        side = sideOf(OwnEngine(variant, option, language), parts,
                      text.empty() ? "Damscope" : "Damscope " + text, option);
    } else {
        const OtherEngine other(variant, option, parts.front().substr(hubPrefix.size()));
        side = sideOf(other, std::span(parts).subspan(1), other.title(), option);
    }
    side.settings = text;
    return side;
}

namespace {

constexpr std::string_view ownName = "damscope";

// Text that cannot be a name is a command: it has arguments or a path.
bool looksLikeCommand(const std::string& text) {
    return text.find_first_of(" /") != std::string::npos ||
           text.find(static_cast<char>(std::filesystem::path::preferred_separator)) !=
               std::string::npos;
}

} // namespace

void ChosenEngine::declare(Arguments& arguments) {
    arguments.value(
        {"--engine", "E",
         phrase("the engine: a name from `damscope engine list`, or a command that starts an "
                "engine with the Hub protocol; else Damscope's own")},
        into(engine));
    arguments.value(
        {"--hash", "MB", phrase("transposition table of Damscope's own engine; 64 if not set")},
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
        throw UsageError(
            {"usage-no-engine",
             {{"word", visible(nameOrCommand)}, {"meant", didYouMean(nameOrCommand, names)}}});
    }
    const auto words = analysis::splitCommand(nameOrCommand);
    if (!words)
        refuseValue("--engine", {phrase("a quote is not closed, or there is no command"), {}});
    analysis::HubSettings settings;
    settings.title = nameOrCommand;
    settings.call.words = *words;
    return settings;
}

} // namespace damscope::cli
