// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "base/vocabulary.hpp"
#include "db/store/evaluations.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Evaluations as the records of a file (db/store/shards/record_file.hpp), each a JSON object.
namespace damscope::db {

/// A position of the store's table `evaluation`.
using EvaluationPlace = std::pair<rules::PositionKey, rules::Variant>;
[[nodiscard]] inline EvaluationPlace placeOf(const rules::Position& position) {
    return {position.key(), position.variant()};
}

/// What all evaluations of a file have in common.
struct EvaluationHeader {
    std::string engine;  ///< with its settings, as the store has it
    std::string program; ///< that ran it, with its version
    analysis::Limits limits;
};

[[nodiscard]] std::string headerText(const EvaluationHeader& header);
/// What is wrong with a header.
enum class HeaderFault : std::uint8_t {
    otherContent, ///< the file holds no evaluations
    newerFormat   ///< it is of a later version of Damscope
};
[[nodiscard]] Expected<EvaluationHeader, HeaderFault> readHeader(std::string_view text);

[[nodiscard]] std::string recordText(const EvaluatedPosition& evaluated);
/// Nothing if it is not a record, or its moves are not legal: a file is something that anybody can
/// write to.
[[nodiscard]] std::optional<EvaluatedPosition> readRecord(std::string_view text,
                                                          const EvaluationHeader& header);

} // namespace damscope::db
