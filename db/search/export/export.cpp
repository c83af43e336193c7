// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/export/export.hpp"

#include "base/text/ascii.hpp"
#include "base/vocabulary.hpp"
#include "db/store/store.hpp"
#include "parser/html/page.hpp"
#include "parser/write/write.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::array<std::pair<std::string_view, ExportFormat>, 6> formats{
    {{"pdn", ExportFormat::pdn},
     {"jsonl", ExportFormat::jsonl},
     {"json", ExportFormat::json},
     {"csv", ExportFormat::csv},
     {"spreadsheet", ExportFormat::spreadsheet},
     {"html", ExportFormat::html}}};

nlohmann::ordered_json tagsJson(const std::vector<rules::Tag>& tags) {
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const rules::Tag& tag : tags)
        array.push_back({{"name", tag.name}, {"value", tag.value}});
    return array;
}

std::string jsonObject(const GameLine& line, const rules::Game& game) {
    nlohmann::ordered_json object = gameJson(line);
    object["tags"] = tagsJson(game.tags);
    object["pdn"] = parser::writePdn(game);
    object["schema_version"] = jsonVersion;
    // Bytes that are not UTF-8 would not be valid JSON.
    return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

bool isTable(ExportFormat format) {
    return format == ExportFormat::csv || format == ExportFormat::spreadsheet;
}

std::string written(Store& store, GameId id, const rules::Game& game, ExportFormat format) {
    if (format == ExportFormat::pdn)
        return parser::writePdn(game);
    const auto line = gameLines(store, std::span(&id, 1)).at(0);
    if (format == ExportFormat::jsonl)
        return jsonObject(line, game) + '\n';
    if (format == ExportFormat::json)
        return jsonObject(line, game);
    return gameCsv(line, format == ExportFormat::csv ? base::CsvReader::program
                                                     : base::CsvReader::spreadsheet);
}

// What stands before the games, between two of them, and behind them.
struct Frame {
    std::string head;
    std::string_view gap;
    std::string tail;
};

Frame frameOf(ExportFormat format, const parser::html::Words& words) {
    if (format == ExportFormat::html)
        return {parser::html::head(words), {}, parser::html::tail()};
    if (format == ExportFormat::json)
        return {"[\n", ",\n", "\n]\n"};
    return {isTable(format) ? gameCsvNames() : std::string(), {}, {}};
}

} // namespace

std::optional<ExportFormat> exportFormatNamed(std::string_view name) {
    for (const auto& [known, format] : formats)
        if (known == name)
            return format;
    return std::nullopt;
}

ExportReport exportGames(Store& store, std::span<const GameId> ids, ExportFormat format,
                         const OutputSink& sink, const std::stop_token& stop,
                         const parser::html::Words& words, const GameChange& change) {
    const Snapshot snapshot(store);
    ExportReport report;
    const bool page = format == ExportFormat::html;
    const Frame frame = frameOf(format, words);
    sink(frame.head);
    for (const GameId id : ids) {
        if (stop.stop_requested()) {
            report.complete = false;
            break;
        }
        const auto game = loadGame(store, id);
        if (game) {
            const auto changed = change ? change(id, *game) : std::optional(*game);
            if (!changed)
                continue;
            if (++report.games > 1)
                sink(frame.gap);
            sink(page ? parser::html::game(*changed, report.games, words)
                      : written(store, id, *changed, format));
        } else {
            report.damaged.push_back(game.error());
        }
    }
    sink(frame.tail);
    return report;
}

namespace {

using Json = nlohmann::ordered_json;

std::string plainText(const Json& value) {
    if (value.is_string())
        return value.get<std::string>();
    return value.is_null() ? std::string() : value.dump();
}

} // namespace

Json fieldJson(const GameLine& game, GameField field) {
    return std::visit(
        [](const auto& v) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::monostate>)
                return nullptr;
            else
                return v;
        },
        valueOf(game, field));
}

Json gameJson(const GameLine& game) {
    Json object = Json::object();
    for (const GameField field : gameFields())
        object[std::string(nameOf(field))] = fieldJson(game, field);
    return object;
}

std::string gameCsv(const GameLine& game, base::CsvReader reader) {
    std::vector<std::string> values;
    for (const GameField field : gameFields())
        values.push_back(textOf(valueOf(game, field)));
    return base::csvLine(values, reader);
}

std::string gameCsvNames() {
    std::vector<std::string> names;
    for (const GameField field : gameFields())
        names.emplace_back(nameOf(field));
    return base::csvLine(names);
}

std::string csvLine(const Json& object, base::CsvReader reader) {
    std::vector<std::string> values;
    for (const Json& value : object)
        values.push_back(plainText(value));
    return base::csvLine(values, reader);
}

std::string csvNames(const Json& object) {
    std::vector<std::string> names;
    for (const auto& field : object.items())
        names.push_back(field.key());
    return base::csvLine(names);
}

namespace {

using rules::NodeId;
using rules::Remark;

constexpr std::array<std::pair<std::string_view, bool LeftOut::*>, 4> leftOutWords{
    {{"comments", &LeftOut::comments},
     {"variations", &LeftOut::variations},
     {"clocks", &LeftOut::clocks},
     {"evaluations", &LeftOut::evaluations}}};

bool isLeftOut(const Remark& remark, const LeftOut& from) {
    const Overloaded kinds{
        [&](const rules::Comment&) { return from.comments; },
        [&](const rules::Nag&) { return from.comments; },
        [&](const rules::Strength&) { return from.comments; },
        [&](const rules::Drawing&) { return from.comments; },
        [&](const rules::ClockTime&) { return from.clocks; },
        [&](const rules::Clocks&) { return from.clocks; },
        [&](const rules::Evaluation&) { return from.evaluations; },
        [&](const rules::Command& command) {
            return from.evaluations && command.text.starts_with("%eval");
        },
        [](const rules::UnreadText&) { return false; },
    };
    return std::visit(kinds, remark.content);
}

// What stood behind variations stands behind the move.
void removeVariations(rules::Game& game) {
    for (const NodeId node : game.mainLine()) {
        while (game.node(node).nextSibling != rules::noNode)
            game.remove(game.node(node).nextSibling);
        std::vector<Remark> remarks(game.remarks(node).begin(), game.remarks(node).end());
        for (Remark& remark : remarks)
            if (remark.place == Remark::Place::behind)
                remark.place = Remark::Place::after;
        game.setRemarks(node, std::move(remarks));
    }
}

} // namespace

std::optional<LeftOut> readLeftOut(std::string_view words) {
    LeftOut read;
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(','));
        const auto part = std::ranges::find(leftOutWords, base::trimmed(word),
                                            &decltype(leftOutWords)::value_type::first);
        if (part == leftOutWords.end())
            return std::nullopt;
        read.*part->second = true;
        words.remove_prefix(std::min(word.size() + 1, words.size()));
    }
    return read.isAny() ? std::optional(read) : std::nullopt;
}

rules::Game without(rules::Game game, const LeftOut& from) {
    if (from.variations)
        removeVariations(game);
    for (std::size_t i = 0; i < game.nodeCount(); ++i) {
        const auto node = static_cast<NodeId>(i);
        if (!game.contains(node) || game.remarks(node).empty())
            continue;
        std::vector<Remark> remarks(game.remarks(node).begin(), game.remarks(node).end());
        std::erase_if(remarks, [&](const Remark& remark) { return isLeftOut(remark, from); });
        game.setRemarks(node, std::move(remarks));
    }
    return game;
}

} // namespace damscope::db
