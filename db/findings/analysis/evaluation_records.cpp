// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/analysis/evaluation_records.hpp"

#include "db/store/codec/main_line.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/text/fen.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>

namespace damscope::db {
namespace {

using Json = nlohmann::ordered_json;
using analysis::EvaluatedLine;
using analysis::PositionEvaluation;

constexpr std::string_view evaluationsContent = "damscope evaluations";
constexpr int formatVersion = 1;

template <class Number> Json numberOrNull(const std::optional<Number>& number) {
    return number ? Json(*number) : Json(nullptr);
}

template <class Number> std::optional<Number> optionalNumber(const Json& object, const char* name) {
    const Json& value = object.at(name);
    return value.is_null() ? std::nullopt : std::optional(value.get<Number>());
}

Json lineJson(const rules::Position& position, const EvaluatedLine& line) {
    return {{"kind", kindName(line.score.kind())},
            {"score", scoreNumber(line.score)},
            {"moves", lineText(position, line.moves)}};
}

/// Nothing if a move is not legal.
std::optional<EvaluatedLine> lineFrom(const rules::Position& position, const Json& object) {
    const auto text = object.at("moves").get<std::string>();
    EvaluatedLine line{scoreOf(object.at("kind").get<std::string>(), object.at("score")),
                       lineMoves(position, text)};
    const auto written = static_cast<std::size_t>(std::ranges::count(text, ' ')) + 1;
    if (line.moves.empty() || line.moves.size() != written)
        return std::nullopt;
    return line;
}

std::optional<EvaluatedPosition> evaluatedFrom(const Json& object, const EvaluationHeader& header) {
    const auto variant = rules::variantNamed(object.at("variant").get<std::string>());
    if (!variant)
        return std::nullopt;
    const auto position = rules::readFen(*variant, object.at("fen").get<std::string>());
    if (!position)
        return std::nullopt;
    PositionEvaluation evaluation;
    for (const Json& entry : object.at("lines")) {
        auto line = lineFrom(*position, entry);
        if (!line)
            return std::nullopt;
        evaluation.lines.push_back(std::move(*line));
    }
    if (evaluation.lines.empty())
        return std::nullopt;
    evaluation.depth = object.at("depth");
    evaluation.nodes = object.at("nodes");
    evaluation.time = std::chrono::milliseconds(object.at("time_ms").get<std::int64_t>());
    evaluation.engine = header.engine;
    evaluation.asked = header.limits;
    return EvaluatedPosition{*position, std::move(evaluation)};
}

EvaluationHeader headerFrom(const Json& object) {
    EvaluationHeader header;
    header.engine = parser::cleanLine(object.at("engine").get<std::string>());
    header.program = parser::cleanLine(object.at("program").get<std::string>());
    header.limits.nodes = optionalNumber<std::uint64_t>(object, "asked_nodes");
    header.limits.depth = optionalNumber<int>(object, "asked_depth");
    if (const auto time = optionalNumber<std::int64_t>(object, "asked_time_ms"))
        header.limits.time = std::chrono::milliseconds(*time);
    header.limits.lines = std::max(object.at("asked_lines").get<int>(), 1);
    return header;
}

} // namespace

std::string headerText(const EvaluationHeader& header) {
    std::optional<std::int64_t> time;
    if (header.limits.time)
        time = header.limits.time->count();
    return Json{{"content", evaluationsContent},
                {"version", formatVersion},
                {"engine", header.engine},
                {"program", header.program},
                {"asked_nodes", numberOrNull(header.limits.nodes)},
                {"asked_depth", numberOrNull(header.limits.depth)},
                {"asked_time_ms", numberOrNull(time)},
                {"asked_lines", header.limits.lines}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

Expected<EvaluationHeader, HeaderFault> readHeader(std::string_view text) {
    const Json object = Json::parse(text, nullptr, false);
    try {
        if (!object.is_object() || object.at("content") != evaluationsContent)
            return Unexpected{HeaderFault::otherContent};
        if (object.at("version").get<int>() > formatVersion)
            return Unexpected{HeaderFault::newerFormat};
        EvaluationHeader header = headerFrom(object);
        if (header.engine.empty())
            return Unexpected{HeaderFault::otherContent};
        return header;
    } catch (const Json::exception&) {
        return Unexpected{HeaderFault::otherContent};
    }
}

std::string recordText(const EvaluatedPosition& evaluated) {
    const PositionEvaluation& evaluation = evaluated.evaluation;
    Json lines = Json::array();
    for (const EvaluatedLine& line : evaluation.lines)
        lines.push_back(lineJson(evaluated.position, line));
    return Json{{"fen", rules::writeFen(evaluated.position)},
                {"variant", rules::rules(evaluated.position.variant()).name},
                {"depth", evaluation.depth},
                {"nodes", evaluation.nodes},
                {"time_ms", evaluation.time.count()},
                {"lines", lines}}
        .dump();
}

std::optional<EvaluatedPosition> readRecord(std::string_view text, const EvaluationHeader& header) {
    const Json object = Json::parse(text, nullptr, false);
    try {
        return object.is_object() ? evaluatedFrom(object, header) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

} // namespace damscope::db
