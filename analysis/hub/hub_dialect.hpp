// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "rules/board/move.hpp"
#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis {

/// A parameter that an engine declares (Hub 2 only).
struct HubParameter {
    std::string name;
    std::string value;
    std::string type;                 ///< "bool", "int", "real", "string", "enum" as declared
    std::string least;                ///< of a number, if declared
    std::string most;                 ///< of a number, if declared
    std::vector<std::string> choices; ///< of an enum
};

/// The identity that an engine reports.
struct HubIdentity {
    std::string name;
    std::string version;
    std::string author;
    std::string country;
};

/// The content of a line from an engine, in either version of the protocol.
struct HubMessage {
    enum class Kind : std::uint8_t {
        identity,
        parameter,
        wait,
        ready,
        info,
        done,
        pong,
        error,
        other
    };
    Kind kind = Kind::other;
    HubIdentity identity;   ///< the fields reported; the rest is empty
    HubParameter parameter; ///< of Kind::parameter
    // Only for Kind::info, and only the values that were given and are valid.
    std::optional<Score> score; ///< from the view of the side to move
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::chrono::milliseconds> time;
    std::vector<std::string> moves; ///< the principal variation; of Kind::done the move
    std::string text;               ///< of Kind::error
};

/// A version of the Hub protocol: what to send, and the meaning of the answers.
/// Hub 2: protocol.txt of Scan 3.1. Hub 1: as Scan 2.0 speaks it (F. Letouzey, "Hub-1 protocol",
/// damforum 2017-04-19).
class HubDialect {
public:
    virtual ~HubDialect() = default;
    [[nodiscard]] virtual HubMessage read(std::string_view line) const = 0;
    [[nodiscard]] virtual std::string set(const std::string& name,
                                          const std::string& value) const = 0;
    /// The position after the moves, with the moves that matter for repetition.
    [[nodiscard]] virtual std::vector<std::string>
    position(const rules::Position& start, std::span<const rules::Move> moves) const = 0;
    [[nodiscard]] virtual std::vector<std::string> level(const Limits& limits) const = 0;
    /// Searches until it gets a stop command; some engines also stop at the level.
    [[nodiscard]] virtual std::string analyse() const = 0;
    /// Searches for the move to play, as long as the level allows.
    [[nodiscard]] virtual std::string think() const = 0;
    [[nodiscard]] virtual std::string newGame() const = 0;
};

[[nodiscard]] std::unique_ptr<HubDialect> hubVersion2();
[[nodiscard]] std::unique_ptr<HubDialect> hubVersion1();

/// The value of an engine's parameter "variant" for a variant: Damscope's name if the engine has
/// it, else Scan's ("normal", "bt", "losing"). Nothing if it has neither. An engine without the
/// parameter (no choices) plays international draughts; the text is then empty.
[[nodiscard]] std::optional<std::string> hubVariant(rules::Variant variant,
                                                    std::span<const std::string> choices);

} // namespace damscope::analysis
