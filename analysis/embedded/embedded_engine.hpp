// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"
#include "analysis/engine.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/search/variant_search.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::analysis {

/// Settings of the embedded engine.
struct EngineSettings {
    int threads = 1;
    std::size_t tableMegabytes = 64;
    /// The weights to evaluate with; without them the standard weights of each variant. They are
    /// used for all variants on their board; others have the standard ones.
    std::shared_ptr<const evaluation::Weights> weights;
    /// The endgame tables that it may use, if any.
    std::shared_ptr<const endgame::Library> endgames = nullptr;
    /// The parameters of its search, for measurements.
    search::SearchParameters search = {};
};

/// The settings of Damscope's own engine that the name has under which its evaluations are stored.
struct OwnEngine {
    int threads = 1;
    std::size_t megabytes = 64;
    bool endgames = false; ///< it had endgame tables

    [[nodiscard]] std::string name() const;
    /// Nothing: the name of another engine.
    [[nodiscard]] static std::optional<OwnEngine> named(std::string_view name);
};

/// Damscope's own engine: every variant, nothing to install.
class EmbeddedEngine final : public Engine {
public:
    explicit EmbeddedEngine(EngineSettings settings = {});
    ~EmbeddedEngine() override;

    [[nodiscard]] std::string name() const override;
    void setPosition(const rules::Position& start,
                     std::span<const rules::Move> moves = {}) override;
    Findings search(const Limits& limits, const std::stop_token& stop = {},
                    const Report& report = {}) override;
    void newGame() override;

    /// The static evaluation of the position, for the side to move.
    [[nodiscard]] Score evaluation();

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace damscope::analysis
