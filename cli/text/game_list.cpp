// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_list.hpp"

#include "cli/terminal/terminal_text.hpp"
#include "db/export/csv.hpp"

namespace damscope::cli {
namespace {

// Unknown parts of a date at its end say nothing: "1998.??.??" is 1998.
std::string shortDate(std::string date) {
    while (date.ends_with(".??"))
        date.resize(date.size() - 3);
    return date.starts_with('?') ? std::string() : date;
}

std::string known(const std::string& text) {
    return text == "?" ? std::string() : visible(text);
}

Json rating(const std::optional<int>& value) {
    return value ? Json(*value) : Json();
}

} // namespace

std::vector<Column> gameColumns() {
    using enum Column::Align;
    return {{"Id", right},
            {"Date"},
            {"White", left, true},
            {"Black", left, true},
            {"Result"},
            {"Plies", right, false, true},
            {"Variant", left, false, true},
            {"Event", left, true, true},
            {"Round", left, true, true},
            {"Opening", left, true, true},
            {"Problems", right}};
}

Table::Cells gameCells(const db::GameLine& game) {
    const db::GameHeader& header = game.header;
    const rules::Rules& rules = rules::rules(header.variant);
    return {std::to_string(db::number(game.id)),
            shortDate(visible(header.date)),
            known(header.white),
            known(header.black),
            std::string(rules::writeResult(rules, header.result)),
            std::to_string(header.plies),
            std::string(rules.name),
            known(header.event),
            known(header.round),
            visible(game.opening),
            game.problems == 0 ? std::string() : std::to_string(game.problems)};
}

Json gameJson(const db::GameLine& game) {
    const db::GameHeader& header = game.header;
    const rules::Rules& rules = rules::rules(header.variant);
    return {{"id", db::number(game.id)},
            {"white", header.white},
            {"black", header.black},
            {"event", header.event},
            {"site", header.site},
            {"date", header.date},
            {"round", header.round},
            {"result", rules::writeResult(rules, header.result)},
            {"variant", rules.name},
            {"plies", header.plies},
            {"legal", header.legal},
            {"opening", game.opening},
            {"source", game.sourcePath},
            {"line", game.line},
            {"white_rating", rating(header.whiteRating)},
            {"black_rating", rating(header.blackRating)},
            {"problems", game.problems}};
}

std::string csvNames(const Json& object) {
    std::string line;
    for (const auto& field : object.items())
        line += (line.empty() ? "" : ",") + field.key();
    return line + "\r\n"; // RFC 4180
}

std::string csvLine(const Json& object) {
    std::string line;
    for (const auto& field : object.items()) {
        const Json& value = field.value();
        const std::string text = value.is_string() ? value.get<std::string>()
                                 : value.is_null() ? std::string()
                                                   : value.dump();
        line += (line.empty() ? "" : ",") + db::csvField(text);
    }
    return line + "\r\n";
}

std::string gameCsvNames() {
    return csvNames(gameJson({}));
}

std::string gameCsv(const db::GameLine& game) {
    return csvLine(gameJson(game));
}

} // namespace damscope::cli
