// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>

namespace damscope::analysis {

/// An engine that cannot be used, or has failed at a position: what() gives the reason and the last
/// output of the engine, which may contain any characters.
class EngineError : public std::runtime_error {
public:
    /// Whether another position may be tried, or the engine cannot be used at all.
    enum class Reach { position, engine };
    EngineError(Reach reach, const std::string& message)
        : std::runtime_error(message), reach_(reach) {}
    [[nodiscard]] Reach reach() const { return reach_; }

private:
    Reach reach_;
};

} // namespace damscope::analysis
