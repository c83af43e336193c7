// SPDX-License-Identifier: GPL-3.0-or-later
//
// How files of the kinds that archivists meet are read: rewrites the games of files in each way of
// writing, three games to a file, reads them, and counts the files of which every game came out
// with its variant, moves, players, event, date and result.
//
//     kinds_bench FILE...
//
// Only games that are legal, say their GameType and have a header are taken. (Encodings have a
// bench of their own, encoding_bench; typing errors typos_bench.)
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/game_date.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

using namespace damscope;

namespace {

using Rewrite = std::function<std::string(std::string)>;

struct Kind {
    const char* name;
    Rewrite ofGame;
    Rewrite ofFile = {};
    parser::Repair repair = parser::Repair::suggest;
    bool byMoves = false; ///< only games whose moves show their variant
};

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

// A tag with another name; its value stays.
Rewrite named(std::vector<std::pair<std::string, std::string>> names) {
    return [names = std::move(names)](std::string game) {
        for (const auto& [name, other] : names)
            game = replaced(std::move(game), "[" + name + " \"", "[" + other + " \"");
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
    return headerLines([date = std::move(date)](std::string line) {
        return line.starts_with("[Date ") ? "[Date \"" + date + "\"]" : line;
    });
}

// The first game number is followed by the result of another game.
std::string resultInside(std::string game) {
    const std::size_t third = game.find(" 3. ");
    return third == std::string::npos ? game : game.insert(third, " 1-1");
}

std::vector<Kind> kinds() {
    const auto behind = [](std::string text) {
        return headerLines([text = std::move(text)](std::string line) { return line + text; });
    };
    const Rewrite asItIs = [](std::string game) { return game; };
    const auto gameType = [](std::string type) {
        return headerLines([type = std::move(type)](std::string line) {
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
         headerLines([](std::string line) {
             return line.starts_with("[GameType ") ? std::string("[Remark \"\"]") : line;
         }),
         {},
         parser::Repair::suggest,
         true},
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
        {"a result among the moves", resultInside},
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
        {"date 1998.", withDate("1998.")},
        {"date 1998.05.17 - 1998.05.20", withDate("1998.05.17 - 1998.05.20")},
        {"date 17 mei 1998", withDate("17 mei 1998")},
        {"date ??.05.1998", withDate("??.05.1998")},
        {"captures as 23*32",
         [](std::string game) {
             const std::size_t moves = game.find("\n\n");
             return game.substr(0, moves) +
                    replaced(replaced(game.substr(moves), "x", "*"), ":", "*");
         }},
    };
}

struct Sample {
    std::string text;
    rules::Game game;
};

std::vector<rules::Move> movesOf(const rules::Game& game) {
    std::vector<rules::Move> moves;
    for (const rules::NodeId id : game.mainLine())
        moves.push_back(game.node(id).move);
    return moves;
}

// The year is what all ways of writing the date here say.
bool isSame(const parser::ReadGame& read, const rules::Game& game, bool sameDate) {
    constexpr std::array<std::string_view, 3> names{"White", "Black", "Event"};
    return read.game.variant() == game.variant() && movesOf(read.game) == movesOf(game) &&
           read.game.result == game.result &&
           std::ranges::all_of(
               names,
               [&](std::string_view name) { return read.game.tag(name) == game.tag(name); }) &&
           (sameDate ? read.game.tag("Date") == game.tag("Date")
                     : parser::gameDate(read.game.tags).date.year() == 1998);
}

std::map<rules::Variant, std::vector<Sample>> samplesOf(int count, char** files) {
    std::map<rules::Variant, std::vector<Sample>> samples;
    for (int i = 0; i < count; ++i) {
        std::ifstream in(files[i], std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(in), {});
        parser::Reader reader(bytes);
        for (parser::GameText text; reader.next(text);) {
            parser::ReadGame read = assemble(text, {{}, {}, parser::Repair::off});
            if (read.legal && read.plies >= 20 && read.problems.empty() &&
                read.variantSource != parser::VariantSource::guessed &&
                !read.game.tag("White").empty() && !read.game.tag("Date").empty())
                samples[read.game.variant()].push_back(
                    {parser::writePdn(read.game), std::move(read.game)});
        }
    }
    return samples;
}

// Only a convention distinguishes it from another: it is never guessed.
bool isConvention(rules::Variant variant) {
    using rules::Variant;
    constexpr std::array conventions{Variant::killer, Variant::breakthrough, Variant::antidraughts,
                                     Variant::frysk};
    return std::ranges::count(conventions, variant) > 0;
}

bool isReadRight(const Kind& kind, const std::vector<Sample>& samples, std::size_t first) {
    constexpr std::size_t games = 3;
    std::string file;
    for (std::size_t i = first; i < first + games; ++i)
        file += kind.ofGame(samples[i].text) + (samples[i].text.ends_with("\n\n") ? "" : "\n");
    if (kind.ofFile)
        file = kind.ofFile(file);
    std::vector<parser::GameText> texts;
    parser::Reader reader(file);
    for (parser::GameText text; reader.next(text);)
        texts.push_back(text);
    if (texts.size() != games)
        return false;
    const std::vector<rules::Variant> preference = parser::preferenceOf(texts);
    const bool sameDate = !std::string_view(kind.name).starts_with("date");
    for (std::size_t i = 0; i < games; ++i)
        if (!isSame(assemble(texts[i], {{}, preference, kind.repair}), samples[first + i].game,
                    sameDate))
            return false;
    return true;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: kinds_bench FILE...\n", stderr);
        return 2;
    }
    const auto samples = samplesOf(argc - 1, argv + 1);
    std::printf("%-42s %8s %8s\n", "kind of file", "files", "right");
    for (const Kind& kind : kinds()) {
        int files = 0;
        int right = 0;
        for (const auto& [variant, games] : samples) {
            const int before = files - right;
            if (kind.byMoves && isConvention(variant))
                continue;
            for (std::size_t first = 0; first + 3 <= games.size(); first += 3, ++files)
                right += isReadRight(kind, games, first) ? 1 : 0;
            if (files - right > before)
                std::fprintf(stderr, "%s: %d files of %s\n", kind.name, files - right - before,
                             std::string(rules::rules(variant).name).c_str());
        }
        std::printf("%-42s %8d %7.1f%%\n", kind.name, files,
                    files == 0 ? 0.0 : 100.0 * right / files);
    }
}
