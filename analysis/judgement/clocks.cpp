// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/clocks.hpp"

namespace damscope::analysis {
namespace {

std::optional<std::uint32_t> clockIn(const rules::Remark& remark, rules::Color mover) {
    if (const auto* time = remark.as<rules::ClockTime>())
        return time->kind == rules::ClockTime::Kind::left ? std::optional(time->seconds)
                                                          : std::nullopt;
    const auto* clocks = remark.as<rules::Clocks>();
    if (clocks == nullptr)
        return std::nullopt;
    return mover == rules::Color::white ? clocks->white : clocks->black;
}

} // namespace

std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node, rules::Color mover) {
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto clock = clockIn(remark, mover))
            return static_cast<int>(*clock);
    return std::nullopt;
}

} // namespace damscope::analysis
