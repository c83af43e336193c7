// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/draughtsnet/protocol.hpp"

#include "analysis/hub/message.hpp"
#include "base/text/utf8.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>

namespace damscope::analysis::draughtsnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t longestName = 100;
constexpr int mostPlies = 1000;

// ---- variants

using Named = std::pair<std::string_view, rules::Variant>;
constexpr std::array<Named, 8> variants{{{"standard", rules::Variant::international},
                                         {"fromPosition", rules::Variant::international},
                                         {"frisian", rules::Variant::frisian},
                                         {"frysk", rules::Variant::frysk},
                                         {"russian", rules::Variant::russian},
                                         {"brazilian", rules::Variant::brazilian},
                                         {"breakthrough", rules::Variant::breakthrough},
                                         {"antidraughts", rules::Variant::antidraughts}}};

std::optional<rules::Variant> variantOf(const Json& object) {
    const std::string name = object.value("variant", "standard");
    const auto found = std::ranges::find(variants, std::string_view(name), &Named::first);
    return found == variants.end() ? rules::variantNamed(name) : std::optional(found->second);
}

std::string nameOf(rules::Variant variant) {
    const auto found = std::ranges::find(variants, variant, &Named::second);
    if (found != variants.end())
        return std::string(found->first);
    return std::string(rules::rules(variant).name);
}

// ---- moves

std::string twoDigits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

std::string ends(const rules::Rules& rules, const rules::Move& move) {
    return twoDigits(rules.number(move.from)) + twoDigits(rules.number(move.to));
}

std::optional<std::vector<rules::Move>> readMoves(rules::Position position,
                                                  const std::string& text) {
    std::vector<rules::Move> moves;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const auto move =
            hub::readMove(position, std::string_view(text).substr(begin, end - begin));
        if (!move || moves.size() == mostMoves)
            return std::nullopt;
        moves.push_back(*move);
        position.play(*move);
        begin = end + 1;
    }
    return moves;
}

/// The only legal move with these ends, or the only one that this Hub move means.
std::optional<rules::Move> readMove(const rules::Position& position, std::string_view word) {
    if (word.find_first_of("-x") != std::string_view::npos)
        return hub::readMove(position, word);
    std::optional<rules::Move> found;
    for (const rules::Move& move : rules::legalMoves(position))
        if (ends(position.rules(), move) == word) {
            if (found)
                return std::nullopt;
            found = move;
        }
    return found;
}

bool hasEnds(const rules::Position& position, std::string_view word) {
    return std::ranges::any_of(rules::legalMoves(position), [&](const rules::Move& move) {
        return ends(position.rules(), move) == word;
    });
}

/// The moves of a line up to the first that is not clear.
std::vector<rules::Move> readLine(rules::Position position, const std::string& text) {
    std::vector<rules::Move> moves;
    for (std::size_t begin = 0; begin < text.size() && moves.size() < mostMoves;) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const auto move = readMove(position, std::string_view(text).substr(begin, end - begin));
        if (!move)
            break;
        moves.push_back(*move);
        position.play(*move);
        begin = end + 1;
    }
    return moves;
}

std::vector<rules::Position> positionsOf(const Work& work) {
    std::vector<rules::Position> positions{work.start};
    for (const rules::Move& move : work.moves)
        positions.push_back(positions.back().after(move));
    return positions;
}

// ---- scores: hundredths of a man, or moves to the end

Json scoreJson(const Score& score) {
    constexpr int ofTable = 100; // decided, nobody knows when
    Json object = Json::object();
    if (score.kind() == Score::Kind::estimate)
        object["cp"] = score.centiMen();
    else if (!score.isWin() && !score.isLoss() && score.kind() == Score::Kind::table)
        object["cp"] = 0;
    else {
        const int moves = score.kind() == Score::Kind::table ? ofTable : (score.plies() + 1) / 2;
        object["win"] = score.isWin() ? moves : -moves;
    }
    return object;
}

std::optional<Score> scoreFrom(const Json& object) {
    constexpr int farthest = 1'000'000;
    if (object.contains("cp"))
        return Score::centiMen(std::clamp(object.at("cp").get<int>(), -farthest, farthest));
    const int moves = object.at("win").get<int>();
    if (moves > mostPlies || moves < -mostPlies)
        return std::nullopt;
    return moves > 0 ? Score::winIn(2 * moves - 1) : Score::lossIn(-2 * moves);
}

// ---- parts

Json partJson(const rules::Position& position, const Part& part) {
    if (part.state == Part::State::pending)
        return nullptr;
    if (part.state == Part::State::skipped)
        return Json::object({{"skipped", true}});
    std::string line;
    rules::Position at = position;
    for (const rules::Move& move : part.line) {
        const std::string word = ends(at.rules(), move);
        // Other programs write ends only; where they are not enough, so does Hub's notation.
        line += (line.empty() ? "" : " ") +
                (readMove(at, word) ? word : hub::writeMove(at.rules(), move));
        at.play(move);
    }
    return {{"pv", line},
            {"depth", part.depth},
            {"score", scoreJson(part.score)},
            {"time", part.time.count()},
            {"nodes", part.nodes}};
}

std::optional<Part> partFrom(const rules::Position& position, const Json& object) {
    Part part;
    if (object.is_null())
        return part;
    if (object.value("skipped", false)) {
        part.state = Part::State::skipped;
        return part;
    }
    const auto score = scoreFrom(object.at("score"));
    if (!score)
        return std::nullopt;
    part.state = Part::State::done;
    part.score = *score;
    part.depth = std::clamp(object.value("depth", 0), 0, mostPlies);
    part.nodes = object.value("nodes", std::uint64_t{0});
    part.time = std::chrono::milliseconds(object.value("time", std::uint32_t{0}));
    const std::string line = object.value("pv", "");
    part.line = readLine(position, line);
    // A capture may be one of several with the same ends; no other first move is in doubt.
    if (part.line.empty() && (!line.empty() || !rules::legalMoves(position).empty()) &&
        !hasEnds(position, line.substr(0, line.find(' '))))
        return std::nullopt;
    return part;
}

Json requestJson(const Sender& sender) {
    return {{"draughtsnet", {{"version", sender.version}, {"python", ""}, {"apikey", sender.key}}},
            {"scan", {{"name", sender.engine}, {"options", Json::object()}}}};
}

std::string shortened(const Json& object, const char* name) {
    std::string text = object.value(name, "").substr(0, longestName);
    std::erase_if(text, [](char c) { return c < ' ' || c > '~'; });
    return text;
}

std::optional<Work> workFrom(const Json& object) {
    Work work;
    const Json& about = object.at("work");
    const std::string kind = about.at("type");
    if (kind != "analysis" && kind != "move")
        return std::nullopt;
    work.kind = kind == "move" ? Work::Kind::move : Work::Kind::analysis;
    work.id = about.at("id");
    const auto variant = variantOf(object);
    if (!variant || work.id.empty() || work.id.size() > longestName ||
        !std::ranges::all_of(work.id, [](unsigned char c) { return std::isalnum(c) != 0; }))
        return std::nullopt;
    const auto start = hub::readPosition(*variant, object.at("position").get<std::string>());
    if (!start)
        return std::nullopt;
    work.start = *start;
    auto moves = readMoves(*start, object.value("moves", ""));
    if (!moves)
        return std::nullopt;
    work.moves = std::move(*moves);
    if (object.contains("nodes") && object.at("nodes").is_number())
        work.nodes = std::max(object.at("nodes").get<std::uint64_t>(), std::uint64_t{1});
    if (object.contains("skipPositions"))
        for (const Json& number : object.at("skipPositions"))
            work.skipped.push_back(number.get<std::size_t>());
    return work;
}

} // namespace

bool isKey(std::string_view text) {
    std::size_t characters = 0;
    while (!text.empty() && characters <= longestKey) {
        const base::Utf8Character character = base::firstCharacter(text);
        const auto point = character.point;
        if (!point || *point < U' ' || (*point >= 0x7f && *point < 0xa0))
            return false;
        text.remove_prefix(character.bytes.size());
        ++characters;
    }
    return characters > 0 && characters <= longestKey;
}

std::string writeWork(const Work& work) {
    std::string moves;
    for (rules::Position at = work.start; const rules::Move& move : work.moves) {
        moves += (moves.empty() ? "" : " ") + hub::writeMove(at.rules(), move);
        at.play(move);
    }
    Json object{
        {"work", {{"type", work.kind == Work::Kind::move ? "move" : "analysis"}, {"id", work.id}}},
        {"position", hub::writePosition(work.start)},
        {"variant", nameOf(work.start.variant())},
        {"moves", moves},
        {"skipPositions", work.skipped}};
    if (work.nodes)
        object["nodes"] = *work.nodes;
    return object.dump();
}

std::optional<Work> readWork(std::string_view text) {
    const Json object = Json::parse(text, nullptr, false);
    try {
        return object.is_object() ? workFrom(object) : std::nullopt;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

std::optional<Sender> readSender(std::string_view text) {
    const Json object = Json::parse(text, nullptr, false);
    try {
        if (!object.is_object())
            return std::nullopt;
        const Json& about = object.at("draughtsnet");
        const Json engine = object.value("scan", Json::object());
        std::string key = about.value("apikey", "");
        return Sender{isKey(key) ? std::move(key) : std::string(), shortened(about, "version"),
                      shortened(engine, "name")};
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

std::string writeRequest(const Sender& sender) {
    return requestJson(sender).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string writeAnalysis(const Sender& sender, const Work& work, const std::vector<Part>& parts) {
    Json object = requestJson(sender);
    object["analysis"] = Json::array();
    const auto positions = positionsOf(work);
    for (std::size_t i = 0; i < parts.size() && i < positions.size(); ++i)
        object["analysis"].push_back(partJson(positions[i], parts[i]));
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<std::vector<Part>> readAnalysis(std::string_view text, const Work& work) {
    const Json object = Json::parse(text, nullptr, false);
    try {
        const auto positions = positionsOf(work);
        if (!object.is_object() || object.at("analysis").size() != positions.size())
            return std::nullopt;
        std::vector<Part> parts;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            auto part = partFrom(positions[i], object.at("analysis").at(i));
            if (!part)
                return std::nullopt;
            parts.push_back(std::move(*part));
        }
        return parts;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

std::string writeBestMove(const Sender& sender, const Work& work,
                          const std::optional<rules::Move>& move) {
    Json object = requestJson(sender);
    const rules::Rules& rules = work.start.rules();
    std::string taken;
    if (move)
        for (const rules::Square square : move->captured)
            taken += twoDigits(rules.number(square));
    object["move"] = {{"bestmove", move ? ends(rules, *move) : ""}, {"taken", taken}};
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace damscope::analysis::draughtsnet
