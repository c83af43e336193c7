// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/contestant.hpp"

#include "analysis/embedded_engine.hpp"
#include "cli/endgame_option.hpp"
#include "cli/engine_options.hpp"
#include "cli/nearest.hpp"

#include <fmt/format.h>

#include <array>

namespace damscope::cli {
namespace {

using analysis::evaluation::Weights;

constexpr std::array<std::string_view, 8> names{"name",  "weights", "endgames", "nodes",
                                                "depth", "time",    "threads",  "hash"};

// Reads the settings one by one.
class Settings {
public:
    Settings(rules::Variant variant, std::string_view option)
        : variant_(variant), option_(option) {}

    void take(std::string_view setting) {
        const std::size_t equals = setting.find('=');
        const std::string_view name = setting.substr(0, equals);
        if (equals == std::string_view::npos)
            throw UsageError(fmt::format("{}: write \"{}=...\"", option_, setting));
        const std::string value(setting.substr(equals + 1));
        if (name == "name")
            contestant_.name = value;
        else if (name == "weights")
            engine_.weights = weights(value);
        else if (name == "endgames")
            endgames_ = value;
        else
            takeNumber(name, value);
    }

    [[nodiscard]] analysis::match::Contestant contestant(const std::string& typed) && {
        analysis::Limits& l = contestant_.limits;
        if (!l.nodes && !l.depth && !l.time)
            l.nodes = 10'000;
        if (contestant_.name.empty())
            contestant_.name = typed.empty() ? "Damscope" : "Damscope " + typed;
        engine_.endgames = endgamesFrom(endgames_, option_);
        contestant_.make = [settings = engine_] {
            return std::make_unique<analysis::EmbeddedEngine>(settings);
        };
        return std::move(contestant_);
    }

private:
    [[nodiscard]] std::shared_ptr<const Weights> weights(const std::string& value) const {
        if (value == "standard")
            return nullptr;
        if (value == "plain")
            return std::make_shared<const Weights>(analysis::evaluation::plainWeights(variant_));
        return weightsFromFile(value, option_);
    }

    void takeNumber(std::string_view name, const std::string& value) {
        constexpr std::int64_t most = 1'000'000'000'000;
        std::int64_t n = 0;
        if (const auto wrong = into(n, 1, most)(value))
            throw UsageError(fmt::format("{}: {}: {}", option_, name, *wrong));
        if (name == "nodes")
            contestant_.limits.nodes = static_cast<std::uint64_t>(n);
        else if (name == "depth")
            contestant_.limits.depth = static_cast<int>(std::min<std::int64_t>(n, 100));
        else if (name == "time")
            contestant_.limits.time = std::chrono::milliseconds(n);
        else if (name == "threads")
            engine_.threads = static_cast<int>(std::min<std::int64_t>(n, 256));
        else if (name == "hash")
            engine_.tableMegabytes = static_cast<std::size_t>(n);
        else
            throw UsageError(fmt::format("{}: there is no setting \"{}\"{}", option_, name,
                                         didYouMean(name, names)));
    }

    rules::Variant variant_;
    std::string_view option_;
    analysis::EngineSettings engine_{1, 16, nullptr};
    std::optional<std::string> endgames_;
    analysis::match::Contestant contestant_;
};

} // namespace

analysis::match::Contestant contestantFrom(const std::string& text, rules::Variant variant,
                                           std::string_view option) {
    Settings settings(variant, option);
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        settings.take(rest.substr(0, comma));
        rest.remove_prefix(std::min(comma + 1, rest.size()));
    }
    return std::move(settings).contestant(text);
}

} // namespace damscope::cli
