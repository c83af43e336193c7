// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/export/export.hpp"

#include "db/export/game_text.hpp"
#include "db/store/store.hpp"
#include "parser/write/write.hpp"

#include <array>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace damscope::db {
namespace {

constexpr std::array<std::pair<std::string_view, ExportFormat>, 5> formats{
    {{"pdn", ExportFormat::pdn},
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

std::string jsonLine(const GameLine& line, const rules::Game& game) {
    nlohmann::ordered_json object = gameJson(line);
    object["tags"] = tagsJson(game.tags);
    object["pdn"] = parser::writePdn(game);
    // Bytes that are not UTF-8 would not be valid JSON.
    return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

bool isTable(ExportFormat format) {
    return format == ExportFormat::csv || format == ExportFormat::spreadsheet;
}

std::string written(Store& store, GameId id, const rules::Game& game, ExportFormat format) {
    if (format == ExportFormat::pdn)
        return parser::writePdn(game);
    const auto line = gameLines(store, std::span(&id, 1)).at(0);
    if (!isTable(format))
        return jsonLine(line, game);
    return gameCsv(line, format == ExportFormat::csv ? base::CsvReader::program
                                                     : base::CsvReader::spreadsheet);
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
                         const parser::html::Words& words) {
    const Snapshot snapshot(store);
    ExportReport report;
    const bool page = format == ExportFormat::html;
    if (isTable(format))
        sink(gameCsvNames());
    if (page)
        sink(parser::html::head(words));
    for (const GameId id : ids) {
        if (stop.stop_requested()) {
            report.complete = false;
            break;
        }
        const auto game = loadGame(store, id);
        if (game) {
            ++report.games;
            sink(page ? parser::html::game(*game, report.games, words)
                      : written(store, id, *game, format));
        } else {
            report.damaged.push_back(game.error());
        }
    }
    if (page)
        sink(parser::html::tail());
    return report;
}

} // namespace damscope::db
