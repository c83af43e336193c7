// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/knowledge/named_endings.hpp"

#include "cli/terminal/terminal_text.hpp"
#include "db/codec/fold_name.hpp"
#include "messages/words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace damscope::cli {
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
    std::string text = words(db::materialMessage(ending.material), language);
    const auto add = [&](const char* code, rules::SquareSet squares) {
        const auto names = squaresIn(ending, squares);
        text +=
            "; " + words({code, {{"squares", fmt::format("{}", fmt::join(names, " "))}}}, language);
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

std::string lineOf(const char* code, const char* parameter, const std::string& text,
                   Language language) {
    return "  " + words({code, {{parameter, visible(text)}}}, language) + '\n';
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
    for (const Language l : allLanguages())
        if (const std::string& name = first(ending).names[static_cast<std::size_t>(l)];
            !name.empty())
            text += fmt::format("  {}  {}\n", codeOf(l), visible(name));
    for (const EndingName* placement : ending.placements)
        text += "  " +
                words({"named-placement",
                       {{"placement", visible(placementOf(*placement, language))},
                        {"result", visible(placement->result)}}},
                      language) +
                '\n';
    return text + lineOf("named-find-ending", "command", findCommand(first(ending)), language) +
           lineOf("named-source", "source", first(ending).source, language);
}

std::optional<rules::Position> boardOf(const NamedEnding& ending) {
    return first(ending).position;
}

Json endingJson(const NamedEnding& ending) {
    Json names = Json::object();
    for (const Language language : allLanguages()) {
        const std::string& name = first(ending).names[static_cast<std::size_t>(language)];
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
