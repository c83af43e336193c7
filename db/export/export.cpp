// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/export/export.hpp"

#include "db/export/csv.hpp"
#include "db/store/store.hpp"
#include "parser/write/write.hpp"

#include <array>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace damscope::db {
namespace {

constexpr std::array<std::pair<std::string_view, ExportFormat>, 4> formats{
    {{"pdn", ExportFormat::pdn},
     {"json", ExportFormat::json},
     {"csv", ExportFormat::csv},
     {"html", ExportFormat::html}}};

constexpr std::string_view csvNames =
    "id,white,black,event,site,date,round,result,variant,plies,legal,white_rating,black_rating,"
    "opening,source\r\n";

std::string_view resultText(const GameHeader& header) {
    return rules::writeResult(rules::rules(header.variant), header.result);
}

std::string_view variantName(const GameHeader& header) {
    return rules::rules(header.variant).name;
}

std::string ratingText(const std::optional<int>& rating) {
    return rating ? std::to_string(*rating) : std::string();
}

std::string csvLine(const GameLine& line) {
    const GameHeader& h = line.header;
    const std::array<std::string, 15> fields{std::to_string(number(line.id)),
                                             h.white,
                                             h.black,
                                             h.event,
                                             h.site,
                                             h.date,
                                             h.round,
                                             std::string(resultText(h)),
                                             std::string(variantName(h)),
                                             std::to_string(h.plies),
                                             h.legal ? "true" : "false",
                                             ratingText(h.whiteRating),
                                             ratingText(h.blackRating),
                                             line.opening,
                                             line.sourcePath};
    std::string text;
    for (const std::string& field : fields)
        text += (text.empty() ? "" : ",") + csvField(field);
    return text + "\r\n";
}

nlohmann::ordered_json tagsJson(const std::vector<rules::Tag>& tags) {
    nlohmann::ordered_json array = nlohmann::ordered_json::array();
    for (const rules::Tag& tag : tags)
        array.push_back({{"name", tag.name}, {"value", tag.value}});
    return array;
}

std::string jsonLine(const GameLine& line, const rules::Game& game) {
    const GameHeader& h = line.header;
    nlohmann::ordered_json object{{"id", number(line.id)},
                                  {"white", h.white},
                                  {"black", h.black},
                                  {"event", h.event},
                                  {"site", h.site},
                                  {"date", h.date},
                                  {"round", h.round},
                                  {"result", resultText(h)},
                                  {"variant", variantName(h)},
                                  {"plies", h.plies},
                                  {"legal", h.legal},
                                  {"opening", line.opening},
                                  {"source", line.sourcePath},
                                  {"tags", tagsJson(game.tags)},
                                  {"pdn", parser::writePdn(game)}};
    // Bytes that are no UTF-8 would be no JSON either.
    return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

std::string written(Store& store, GameId id, const rules::Game& game, ExportFormat format) {
    if (format == ExportFormat::pdn)
        return parser::writePdn(game);
    const auto line = gameLines(store, std::span(&id, 1)).at(0);
    return format == ExportFormat::csv ? csvLine(line) : jsonLine(line, game);
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
    if (format == ExportFormat::csv)
        sink(csvNames);
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
