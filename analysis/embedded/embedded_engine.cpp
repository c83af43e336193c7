// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/embedded/embedded_engine.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <utility>

namespace damscope::analysis {

class EmbeddedEngine::Implementation {
public:
    explicit Implementation(EngineSettings settings)
        : settings_(std::move(settings)), table_(settings_.tableMegabytes) {}

    [[nodiscard]] const EngineSettings& settings() const { return settings_; }

    void setPosition(const rules::Position& start, std::span<const rules::Move> moves) {
        useVariant(start.variant());
        search_->setPosition(start, moves);
    }
    search::VariantSearch& search() {
        if (!search_)
            useVariant(rules::Variant::international);
        return *search_;
    }
    void clear() {
        table_.clear();
        if (search_)
            search_->clear();
    }

private:
    void useVariant(rules::Variant variant) {
        // Missing tables may have been built meanwhile.
        const endgame::Tables* endgames =
            settings_.endgames ? &settings_.endgames->of(variant) : nullptr;
        if (search_ && variant == variant_ && endgames == endgames_)
            return;
        // Keys do not include the variant.
        if (search_)
            table_.clear();
        search_ =
            search::makeVariantSearch(*weightsFor(variant), endgames, table_, settings_.search);
        variant_ = variant;
        endgames_ = endgames;
    }

    [[nodiscard]] std::shared_ptr<const evaluation::Weights>
    weightsFor(rules::Variant variant) const {
        if (!settings_.weights)
            return evaluation::standardWeights(variant);
        if (settings_.weights->variant == variant)
            return settings_.weights;
        auto carried = evaluation::carriedOver(*settings_.weights, variant);
        return carried ? std::make_shared<const evaluation::Weights>(std::move(*carried))
                       : evaluation::standardWeights(variant);
    }

    EngineSettings settings_;
    search::TranspositionTable table_;
    rules::Variant variant_ = rules::Variant::international;
    const endgame::Tables* endgames_ = nullptr;
    std::unique_ptr<search::VariantSearch> search_;
};

std::string OwnEngine::name() const {
    return "Damscope, " + std::to_string(threads) + (threads == 1 ? " thread, " : " threads, ") +
           std::to_string(megabytes) + " MB" + (endgames ? ", endgame tables" : "");
}

std::optional<OwnEngine> OwnEngine::named(std::string_view name) {
    OwnEngine engine;
    std::string_view rest = name;
    const auto read = [&rest](auto& number) {
        rest.remove_prefix(std::min(rest.find_first_of("0123456789"), rest.size()));
        number = base::takeNumber<std::decay_t<decltype(number)>>(rest).value_or(0);
    };
    read(engine.threads);
    read(engine.megabytes);
    for (const bool endgames : {false, true}) {
        engine.endgames = endgames;
        if (engine.name() == name)
            return engine;
    }
    return std::nullopt;
}

EmbeddedEngine::EmbeddedEngine(EngineSettings settings)
    : implementation_(std::make_unique<Implementation>(std::move(settings))) {}

EmbeddedEngine::~EmbeddedEngine() = default;

std::string EmbeddedEngine::name() const {
    const EngineSettings& s = implementation_->settings();
    return OwnEngine{s.threads, s.tableMegabytes, s.endgames && s.endgames->exists()}.name();
}

void EmbeddedEngine::setPosition(const rules::Position& start, std::span<const rules::Move> moves) {
    implementation_->setPosition(start, moves);
}

Findings EmbeddedEngine::search(const Limits& limits, const std::stop_token& stop,
                                const Report& report) {
    return implementation_->search().search(limits, stop, report,
                                            std::max(implementation_->settings().threads, 1));
}

void EmbeddedEngine::newGame() {
    implementation_->clear();
}

Score EmbeddedEngine::evaluation() {
    return Score::centiMen(implementation_->search().evaluation());
}

} // namespace damscope::analysis
