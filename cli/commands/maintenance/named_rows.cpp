// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/maintenance/named_rows.hpp"

#include "base/text/split.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/codec/shot_names.hpp"
#include "messages/translation.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace damscope::cli {
namespace {

using analysis::shots::ShotExample;
using analysis::shots::ShotName;
using db::NamedKind;
using db::Structure;

std::string variantOf(const ShotName& name) {
    return name.variant ? std::string(rules::rules(*name.variant).name) : "all";
}

std::string variantOf(const Structure& structure) {
    return std::string(rules::rules(structure.variant).name);
}

std::string definitionOf(const ShotName& name, Language /*language*/) {
    return name.words.joined();
}

std::string definitionOf(const Structure& structure, Language /*language*/) {
    return structure.query;
}

template <class Row> std::string changeOf(const Row& row, Language language) {
    if (!row.off && !row.changed)
        return "";
    const char* changed = row.source.empty() ? "named-own" : "named-changed";
    return translated({row.off ? "named-off" : changed, {}}, language);
}

template <class Row> std::string namesPage(const Row& row) {
    std::string text;
    for (const Language language : nameLanguages)
        if (const std::string& name = row.names[language]; !name.empty())
            text += fmt::format("  {}  {}\n", codeOf(language), visible(name));
    for (const std::string& other : row.alternatives)
        text += fmt::format("      {}\n", visible(other));
    return text;
}

template <class Row> std::string headOf(const Row& row, std::string_view kind, Language language) {
    const std::string change = changeOf(row, language);
    return fmt::format("{}\n  {}:{}, {}{}\n", visible(nameIn(row.names, language)), kind, row.key,
                       variantOf(row), change.empty() ? "" : ", " + change) +
           namesPage(row);
}

std::string lineOf(const char* code, const char* parameter, const std::string& text,
                   Language language) {
    return "  " + translated({code, {{parameter, text}}}, language) + '\n';
}

std::string sourceLine(const std::string& source, Language language) {
    return source.empty() ? "" : lineOf("named-source", "source", source, language);
}

std::vector<std::string> movesOf(const ShotExample& example) {
    std::vector<std::string> moves;
    rules::Position position = example.start;
    for (const rules::Move& move : example.line) {
        moves.push_back(rules::moveText(position, move));
        position.play(move);
    }
    return moves;
}

std::string pageOf(const ShotName& name, Language language) {
    const bool white = name.words.side == rules::Color::white;
    std::string text = headOf(name, "shot", language) +
                       lineOf(white ? "named-rule-white" : "named-rule-black", "rule",
                              visible(definitionOf(name, language)), language);
    for (const std::string_view key : base::splitWords(name.words.mechanisms))
        text += fmt::format("  {}\n", word("mechanism", key, language));
    if (name.example)
        text += lineOf("named-example", "moves",
                       fmt::format("{}", fmt::join(movesOf(*name.example), " ")), language);
    return text + sourceLine(name.source, language);
}

// For either side, as --structure.
std::string findCommand(const Structure& structure) {
    const bool usual = structure.variant == rules::Variant::international;
    return fmt::format("damscope find --mirror{} '{}'",
                       usual ? "" : " --variant " + variantOf(structure), structure.query);
}

std::string pageOf(const Structure& structure, Language language) {
    std::string text = headOf(structure, "structure", language) +
                       lineOf("named-query", "query", visible(structure.query), language) +
                       lineOf("named-find", "command", visible(findCommand(structure)), language);
    if (!structure.definition.empty())
        text += fmt::format("  {}\n", visible(structure.definition));
    return text + sourceLine(structure.source, language);
}

template <class Row> Json commonJson(const Row& row, std::string_view kind) {
    Json names = Json::object();
    for (const Language language : nameLanguages) {
        const std::string& name = row.names[language];
        names[std::string(codeOf(language))] = name.empty() ? Json() : Json(name);
    }
    return {{"kind", kind},
            {"key", row.key},
            {"variant", variantOf(row)},
            {"names", names},
            {"also", row.alternatives},
            {"off", row.off},
            {"changed", row.changed},
            {"source", row.source.empty() ? Json() : Json(row.source)}};
}

Json jsonOf(const ShotName& name) {
    Json object = commonJson(name, "shot");
    object["side"] = name.words.side == rules::Color::white ? "white" : "black";
    object["rank"] = name.rank;
    object["moves"] = name.words.moves;
    object["last"] = name.words.last;
    object["mechanisms"] = name.words.mechanisms;
    object["example"] = name.example ? Json{{"fen", rules::writeFen(name.example->start)},
                                            {"moves", movesOf(*name.example)}}
                                     : Json();
    return object;
}

Json jsonOf(const Structure& structure) {
    Json object = commonJson(structure, "structure");
    object["query"] = structure.query;
    object["white"] = squareNames(structure, structure.squares.white);
    object["black"] = squareNames(structure, structure.squares.black);
    object["empty"] = squareNames(structure, structure.squares.empty);
    object["plies"] = structure.defined.plies;
    object["definition"] = structure.definition;
    return object;
}

// What is switched off is found by its name too, to be switched on again.
std::vector<NamedRow> offAs(const db::NameCatalogue& names, std::string_view name) {
    const auto shots = db::shotsOffNamed(names.shots, name);
    std::vector<NamedRow> rows(shots.begin(), shots.end());
    for (const rules::Variant variant : rules::allVariants())
        if (const Structure* structure = names.structures.offNamed(variant, name))
            rows.emplace_back(names.structures.shared(*structure));
    return rows;
}

} // namespace

std::vector<NamedRow> allNamed(const db::NameCatalogue& names) {
    std::vector<NamedRow> rows;
    for (const ShotName& name : names.shots.all())
        rows.emplace_back(names.shots.shared(name));
    for (const Structure& structure : names.structures.all())
        rows.emplace_back(names.structures.shared(structure));
    return rows;
}

std::vector<NamedRow> namedAs(const db::NameCatalogue& names, std::string_view name) {
    std::vector<NamedRow> rows;
    for (const NamedRow& row : allNamed(names))
        if (name == keyOf(row) || name == fmt::format("{}:{}", nameOf(kindOf(row)), keyOf(row)))
            rows.push_back(row);
    if (!rows.empty())
        return rows;
    std::ranges::copy(db::shotsNamed(names.shots, name), std::back_inserter(rows));
    for (const rules::Variant variant : rules::allVariants())
        if (const Structure* structure = names.structures.named(variant, name))
            rows.emplace_back(names.structures.shared(*structure));
    return rows.empty() ? offAs(names, name) : rows;
}

NamedKind kindOf(const NamedRow& row) {
    return row.index() == 0 ? NamedKind::shot : NamedKind::structure;
}

const std::string& keyOf(const NamedRow& row) {
    return std::visit([](const auto& named) -> const std::string& { return named->key; }, row);
}

std::vector<std::string> namedCells(const NamedRow& row, Language language) {
    const auto cells = [&](const auto& named) {
        return std::vector<std::string>{std::string(nameOf(kindOf(row))),
                                        named->key,
                                        variantOf(*named),
                                        visible(nameIn(named->names, language)),
                                        changeOf(*named, language),
                                        visible(definitionOf(*named, language))};
    };
    return std::visit(cells, row);
}

std::string namedPage(const NamedRow& row, Language language) {
    return std::visit([&](const auto& named) { return pageOf(*named, language); }, row);
}

std::optional<rules::Position> boardOf(const NamedRow& row) {
    if (kindOf(row) == NamedKind::structure)
        return db::menOf(*std::get<1>(row));
    const auto& example = std::get<0>(row)->example;
    return example ? std::optional(example->start) : std::nullopt;
}

Json namedJson(const NamedRow& row) {
    return std::visit([](const auto& named) { return jsonOf(*named); }, row);
}

namespace {

using db::EndingName;

const EndingName& first(const NamedEnding& ending) {
    return *ending.placements.front();
}

// "Petrov's triangle": petrovs-triangle
std::string keyOf(const EndingName& ending) {
    std::string key;
    for (const char c : nameOf(ending, Language::english)) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (letter || (c >= 'A' && c <= 'Z'))
            key += letter ? c : static_cast<char>(c - 'A' + 'a');
        else if (c == ' ' && !key.empty())
            key += '-';
    }
    return key;
}

std::vector<std::string> squaresIn(const EndingName& ending, rules::SquareSet squares) {
    std::vector<std::string> names;
    for (const rules::Square square : squares)
        names.push_back(rules::squareName(rules::rules(ending.variant), square));
    return names;
}

// A FEN, or the material and where kings stand.
std::string placementOf(const EndingName& ending, Language language) {
    if (ending.position)
        return rules::writeFen(*ending.position);
    std::string text = translated(db::materialMessage(ending.material), language);
    const auto add = [&](const char* code, rules::SquareSet squares) {
        const auto names = squaresIn(ending, squares);
        text += "; " + translated({code, {{"squares", fmt::format("{}", fmt::join(names, " "))}}},
                                  language);
    };
    if (!ending.road.empty())
        add(ending.onRoad ? "named-kings-on" : "named-kings-off", ending.road);
    if (!ending.whiteKings.empty())
        add("named-white-kings", ending.whiteKings);
    return text;
}

std::string variantOf(const EndingName& ending) {
    return std::string(rules::rules(ending.variant).name);
}

std::string findCommand(const EndingName& ending) {
    const bool usual = ending.variant == rules::Variant::international;
    const std::string& name = nameOf(ending, Language::english);
    const char quote = name.find('\'') == std::string::npos ? '\'' : '"';
    return quote == '\'' ? fmt::format("damscope find{} 'ending \"{}\"'",
                                       usual ? "" : " --variant " + variantOf(ending), name)
                         : fmt::format("damscope find{} \"ending \\\"{}\\\"\"",
                                       usual ? "" : " --variant " + variantOf(ending), name);
}

std::string endingLine(const char* code, const char* parameter, const std::string& text,
                       Language language) {
    return "  " + translated({code, {{parameter, visible(text)}}}, language) + '\n';
}

bool isNamed(const NamedEnding& ending, std::string_view name) {
    return name == ending.key || name == "ending:" + ending.key;
}

} // namespace

std::vector<NamedEnding> allNamedEndings() {
    std::vector<NamedEnding> endings;
    for (const EndingName& ending : db::endingNames()) {
        const auto same = std::ranges::find_if(endings, [&](const NamedEnding& other) {
            return first(other).variant == ending.variant && first(other).names == ending.names;
        });
        if (same == endings.end())
            endings.push_back({keyOf(ending), {&ending}});
        else
            same->placements.push_back(&ending);
    }
    return endings;
}

std::vector<NamedEnding> endingsNamedAs(std::string_view name) {
    const auto all = allNamedEndings();
    const auto keep = [&](const auto& fits) {
        std::vector<NamedEnding> kept;
        std::ranges::copy_if(all, std::back_inserter(kept), fits);
        return kept;
    };
    if (auto byKey = keep([&](const NamedEnding& e) { return isNamed(e, name); }); !byKey.empty())
        return byKey;
    const std::string wanted = db::foldName(name);
    const auto hasName = [&](const NamedEnding& e, const auto& fits) {
        return std::ranges::any_of(first(e).names, [&](const std::string& own) {
            return !own.empty() && fits(db::foldName(own));
        });
    };
    if (wanted.empty())
        return {};
    if (auto exact = keep([&](const NamedEnding& e) {
            return hasName(e, [&](const std::string& own) { return own == wanted; });
        });
        !exact.empty())
        return exact;
    return keep([&](const NamedEnding& e) {
        return hasName(e, [&](const std::string& own) { return own.find(wanted) != own.npos; });
    });
}

std::vector<std::string> endingCells(const NamedEnding& ending, Language language) {
    return {"ending",
            ending.key,
            variantOf(first(ending)),
            visible(nameOf(first(ending), language)),
            "",
            visible(placementOf(first(ending), language))};
}

std::string endingPage(const NamedEnding& ending, Language language) {
    std::string text =
        fmt::format("{}\n  ending:{}, {}\n", visible(nameOf(first(ending), language)), ending.key,
                    variantOf(first(ending)));
    for (const Language l : nameLanguages)
        if (const std::string& name = first(ending).names[l]; !name.empty())
            text += fmt::format("  {}  {}\n", codeOf(l), visible(name));
    for (const EndingName* placement : ending.placements)
        text += "  " +
                translated({"named-placement",
                            {{"placement", visible(placementOf(*placement, language))},
                             {"result", visible(placement->result)}}},
                           language) +
                '\n';
    return text + endingLine("named-find-ending", "command", findCommand(first(ending)), language) +
           endingLine("named-source", "source", first(ending).source, language);
}

std::optional<rules::Position> boardOf(const NamedEnding& ending) {
    return first(ending).position;
}

Json endingJson(const NamedEnding& ending) {
    Json names = Json::object();
    for (const Language language : nameLanguages) {
        const std::string& name = first(ending).names[language];
        names[std::string(codeOf(language))] = name.empty() ? Json() : Json(name);
    }
    Json placements = Json::array();
    for (const EndingName* p : ending.placements) {
        const auto text = [&](rules::SquareSet squares) {
            return fmt::format("{}", fmt::join(squaresIn(*p, squares), " "));
        };
        const db::MaterialCounts& m = p->material;
        placements.push_back(
            {{"fen", p->position ? Json(rules::writeFen(*p->position)) : Json()},
             {"material", p->position ? Json()
                                      : Json{{"white", {{"men", m[0]}, {"kings", m[1]}}},
                                             {"black", {{"men", m[2]}, {"kings", m[3]}}}}},
             {"white_kings_on", text(p->whiteKings)},
             {"black_kings_on", p->onRoad ? text(p->road) : ""},
             {"black_kings_off", p->onRoad ? "" : text(p->road)},
             {"result", p->result}});
    }
    return {{"kind", "ending"}, {"key", ending.key},        {"variant", variantOf(first(ending))},
            {"names", names},   {"placements", placements}, {"source", first(ending).source}};
}

} // namespace damscope::cli
