// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/games.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

enum class ExportFormat : std::uint8_t {
    pdn,  ///< strict PDN 3.0
    json, ///< one object a line: the header, the tags, and the game as PDN movetext
    csv   ///< RFC 4180, one line a game, with a line of names first
};
[[nodiscard]] std::optional<ExportFormat> exportFormatNamed(std::string_view name);

/// Takes the next piece of the output; what it throws ends the export.
using OutputSink = std::function<void(std::string_view)>;

struct ExportReport {
    std::uint64_t games = 0;     ///< written
    std::vector<Damage> damaged; ///< not written
    bool complete = true;        ///< false: stopped
};

/// Writes games in the order of the ids, a few at a time: memory does not grow with their number.
/// Games that cannot be read are reported, and the rest is written.
ExportReport exportGames(Store& store, std::span<const GameId> ids, ExportFormat format,
                         const OutputSink& sink, std::stop_token stop = {});

/// A CSV field (RFC 4180). A field that a spreadsheet would take for a formula (it begins with one
/// of = + - @ TAB CR or a full-width form of these, and is no plain number) gets an apostrophe
/// before it (CWE-1236).
[[nodiscard]] std::string csvField(std::string_view text);

} // namespace damscope::db
