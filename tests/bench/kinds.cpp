// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/kinds.hpp"

#include "rules/board/rules.hpp"
#include "tests/intake/intake_files.hpp"

#include <algorithm>
#include <cstddef>
#include <regex>
#include <string_view>
#include <utility>

namespace damscope::bench {
namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string tagBegin(const std::string& name) {
    return std::string("[").append(name).append(" \"");
}

// A tag with another name; its value stays.
Rewrite named(std::vector<std::pair<std::string, std::string>> names) {
    return [names = std::move(names)](std::string game) {
        for (const auto& [name, other] : names)
            game = replaced(std::move(game), tagBegin(name), tagBegin(other));
        return game;
    };
}

// Each line of the header goes through a function.
Rewrite headerLines(const std::function<std::string(std::string)>& change) {
    return [change](const std::string& game) {
        const std::size_t end = game.find("\n\n");
        std::string made;
        for (std::size_t at = 0; at < end;) {
            const std::size_t next = std::min(game.find('\n', at), end);
            made += change(game.substr(at, next - at)) + "\n";
            at = next + 1;
        }
        return made + game.substr(end + 1);
    };
}

Rewrite quoted(std::string open, std::string close) {
    return headerLines([open = std::move(open), close = std::move(close)](std::string line) {
        const std::size_t first = line.find('"');
        const std::size_t last = line.rfind('"');
        if (first == last || line.find('"', first + 1) != last)
            return line;
        return line.substr(0, first) + open + line.substr(first + 1, last - first - 1) + close +
               line.substr(last + 1);
    });
}

Rewrite withDate(std::string date) {
    return headerLines([date = std::move(date)](const std::string& line) {
        return line.starts_with("[Date ") ? "[Date \"" + date + "\"]" : line;
    });
}

// The first game number is followed by the result of another game.
std::string resultInside(std::string game) {
    const std::size_t third = game.find(" 3. ");
    return third == std::string::npos ? game : game.insert(third, " 1-1");
}

// "34-30" as "4-0", where that is no result and the first of a game.
std::string impossibleResult(std::string game) {
    static const std::regex move(R"( \d*([3-9])-\d*0 | \d*0-\d*([3-9]) )");
    std::smatch found;
    const auto moves = game.cbegin() + static_cast<std::ptrdiff_t>(game.find("\n\n"));
    if (!std::regex_search(moves, game.cend(), found, move))
        return game;
    const std::string result =
        found[1].matched ? " " + found.str(1) + "-0 " : " 0-" + found.str(2) + " ";
    return game.replace(static_cast<std::size_t>(found[0].first - game.cbegin()),
                        static_cast<std::size_t>(found.length()), result);
}

rules::Variant variantOf(const std::string& game) {
    constexpr std::string_view tag = "[GameType \"";
    const std::size_t from = game.find(tag) + tag.size();
    return rules::variantOfGameType(game.substr(from, game.find('"', from) - from))
        .value_or(rules::Variant::international);
}

// The players by the order in which they move.
std::string byOrder(std::string game) {
    const bool whiteFirst = rules::rules(variantOf(game)).firstMover == rules::Color::white;
    const std::string white = whiteFirst ? "P1" : "P2";
    const std::string black = whiteFirst ? "P2" : "P1";
    return named({{"White", white},
                  {"Black", black},
                  {"WhiteRating", white + "Elo"},
                  {"BlackRating", black + "Elo"}})(std::move(game));
}

// Two tags that name different games; the moves fit the one that is named.
std::string contradicting(std::string game) {
    const rules::Variant variant = variantOf(game);
    const rules::Variant other = variant == rules::Variant::international
                                     ? rules::Variant::russian
                                     : rules::Variant::international;
    const std::string type = "[GameType \"";
    const std::size_t from = game.find(type) + type.size();
    game.replace(from, game.find('"', from) - from, rules::gameTypeFor(other));
    return "[Variant \"" + std::string(rules::rules(variant).name) + "\"]\n" + game;
}

// Sign and numbers of the quiet moves run together where two digits are each.
std::string withoutSigns(const std::string& game) {
    static const std::regex move(R"( (\d\d)-(\d\d)\b)");
    const std::size_t moves = game.find("\n\n");
    return game.substr(0, moves) + std::regex_replace(game.substr(moves), move, " $1$2");
}

std::string packedTwice(const std::string& file) {
    using namespace db::testing;
    const std::string inner =
        packed(Packing::zip, {{"games.pdn.bz2", compressed(".bz2", file), ""}});
    const TemporaryFolder folder;
    const Taken taken =
        takeAll({folder.write("games.tar.gz", packed(Packing::tarGz, {{"inner.zip", inner, ""}}))});
    return taken.texts.size() == 1 ? taken.texts[0].bytes : std::string();
}

std::string asItIs(std::string game) {
    return game;
}

std::vector<Kind> otherGameTypes() {
    const auto gameType = [](std::string type) {
        return headerLines([type = std::move(type)](const std::string& line) {
            return line.starts_with("[GameType ") ? "[GameType \"" + type + "\"]" : line;
        });
    };
    return {
        {"as they are", asItIs},
        {"GameType of another game (with --repair)",
         gameType("30"),
         {},
         parser::Repair::apply,
         true},
        {"GameType that no game has", gameType("100"), {}, parser::Repair::suggest, true},
        {"no GameType",
         headerLines([](const std::string& line) {
             return line.starts_with("[GameType ") ? std::string("[Remark \"\"]") : line;
         }),
         {},
         parser::Repair::suggest,
         true},
    };
}

std::vector<Kind> oddLines() {
    const auto behind = [](std::string text) {
        return headerLines(
            [text = std::move(text)](const std::string& line) { return line + text; });
    };
    return {
        {"<br> behind tags", behind("<br>")},
        {"a comma behind tags", behind(",")},
        {"#! in the first line", asItIs, [](const std::string& file) { return "#! pdn\n" + file; }},
        {"lines of quoted mail", asItIs,
         [](const std::string& file) { return "> " + replaced(file, "\n", "\n> "); }},
        {"line ends as the characters \\n", asItIs,
         [](const std::string& file) { return replaced(file, "\n", "\\n"); }},
        {"line ends as the characters \\r\\n", asItIs,
         [](const std::string& file) { return replaced(file, "\n", "\\r\\n"); }},
        {"values in &quot;", quoted("&quot;", "&quot;")},
        {"values in single quotes", quoted("'", "'")},
        {"values in printed quotes", quoted("\xE2\x80\x9C", "\xE2\x80\x9D")},
        {"an equals sign behind names", headerLines([](const std::string& line) {
             return std::string(line).replace(line.find(" \""), 2, "=\"");
         })},
    };
}

std::vector<Kind> otherHeaderWords() {
    return {
        {"header in Italian", named({{"White", "Bianco"},
                                     {"Black", "Nero"},
                                     {"Result", "Risultato"},
                                     {"Event", "Torneo"}})},
        {"header in French", named({{"White", "Blanc"},
                                    {"Black", "Noir"},
                                    {"Result", "R\xC3\xA9sultat"},
                                    {"Event", "Tournoi"}})},
        {"header in Dutch",
         named({{"White", "Wit"}, {"Black", "Zwart"}, {"Result", "Uitslag"}, {"Date", "Datum"}})},
        {"header in Russian", named({{"White", "\xD0\x91\xD0\xB5\xD0\xBB\xD1\x8B\xD0\xB5"},
                                     {"Black", "\xD0\xA7\xD1\x91\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5"},
                                     {"Date", "\xD0\x94\xD0\xB0\xD1\x82\xD0\xB0"}})},
        {"players as P1 and P2, with P1Elo", byOrder},
        {"Black as Red", named({{"Black", "Red"}})},
        {"Variant against GameType", contradicting},
        {"date 1998.", withDate("1998.")},
        {"date 1998.05.17 - 1998.05.20", withDate("1998.05.17 - 1998.05.20")},
        {"date 17 mei 1998", withDate("17 mei 1998")},
        {"date ??.05.1998", withDate("??.05.1998")},
    };
}

std::vector<Kind> oddMoves() {
    return {
        {"a result among the moves", resultInside},
        {"8-0 between moves (with --repair)",
         [](std::string game) {
             const std::size_t third = game.find(" 3. ");
             return third == std::string::npos ? game : game.insert(third, " 8-0");
         },
         {},
         parser::Repair::apply},
        {"a move written as 8-0 or 0-7 (with --repair)",
         impossibleResult,
         {},
         parser::Repair::apply},
        {"captures as 23*32",
         [](const std::string& game) {
             const std::size_t moves = game.find("\n\n");
             return game.substr(0, moves) +
                    replaced(replaced(game.substr(moves), "x", "*"), ":", "*");
         }},
        {"quiet moves as 3228", withoutSigns},
        {"a bz2 in a zip in a tar.gz", asItIs, packedTwice},
    };
}

} // namespace

std::vector<Kind> kinds() {
    std::vector<Kind> all;
    for (const auto& some : {otherGameTypes(), oddLines(), otherHeaderWords(), oddMoves()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

} // namespace damscope::bench
