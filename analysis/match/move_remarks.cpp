// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/move_remarks.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace damscope::analysis::match {

namespace {

/// A number with leading zeros.
std::string padded(long long number, std::size_t width) {
    assert(number >= 0);
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

/// Nothing for a table's result, which has no number.
std::optional<std::string> evalText(const Score& forWhite, int depth) {
    switch (forWhite.kind()) {
    case Score::Kind::estimate: {
        const int size = std::abs(forWhite.centiMen());
        return std::string(forWhite.centiMen() < 0 ? "%eval -" : "%eval ") +
               std::to_string(size / 100) + '.' + padded(size % 100, 2) + ',' +
               std::to_string(depth);
    }
    case Score::Kind::forced:
        return std::string(forWhite.isLoss() ? "%eval #-" : "%eval #") +
               std::to_string((forWhite.plies() + 1) / 2) + ',' + std::to_string(depth);
    case Score::Kind::table:
        break;
    }
    return std::nullopt;
}

std::string timeText(std::chrono::milliseconds time) {
    assert(time.count() >= 0);
    const long long ms = time.count();
    return "%emt " + std::to_string(ms / 3'600'000) + ':' + padded(ms / 60'000 % 60, 2) + ':' +
           padded(ms / 1000 % 60, 2) + '.' + padded(ms % 1000, 3);
}

} // namespace

void addMoveRemarks(rules::Game& game, std::span<const MoveRemark> remarks) {
    const auto add = [&game](rules::NodeId node, std::string text) {
        game.addRemark(node, rules::Command{std::move(text)});
    };
    const bool whiteBegins = game.start().toMove() == rules::Color::white;
    const std::vector<rules::NodeId> line = game.mainLine();
    for (std::size_t i = 0; i < std::min(line.size(), remarks.size()); ++i) {
        const MoveRemark& said = remarks[i];
        const bool byWhite = (i % 2 == 0) == whiteBegins;
        if (said.score)
            if (auto text = evalText(byWhite ? *said.score : said.score->turned(), said.depth))
                add(line[i], std::move(*text));
        if (said.time)
            add(line[i], timeText(*said.time));
    }
}

} // namespace damscope::analysis::match
