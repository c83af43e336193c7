// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of typing errors: puts one into a game of a file at a time, in its moves, its result
// or its header, reads it between two other games, and counts what is noticed, what is proposed,
// and whether the games beside it stay whole.
//
//     typos_bench TYPOS FILE...
//
// Each variant that the files hold gets the same share. The same arguments give the same figures.
// A typo that changes nothing (a comma for a dot), or that gives another legal game or another
// name, is not to be seen in the text at all; it is counted as such. In headers what is noticed and
// read right all the same (`[Rseult "2-0"]`) counts as proposed right.
#include "messages/translation.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace damscope;

namespace {

enum class Part { moves, result, date, tags };
constexpr std::array parts{Part::moves, Part::result, Part::date, Part::tags};

const char* nameOf(Part part) {
    switch (part) {
    case Part::moves:
        return "moves";
    case Part::result:
        return "result";
    case Part::date:
        return "date";
    case Part::tags:
        break;
    }
    return "other tags";
}

struct Figures {
    int typos = 0;
    int harmless = 0;  ///< the game reads as before
    int invisible = 0; ///< another legal game, or another text that is as good
    int silent = 0;    ///< a tag is lost, and nothing says so
    int noticed = 0;
    int proposedRight = 0; ///< of those noticed
    int proposedWrong = 0;
    int repairedWrong = 0; ///< changed by itself to another game than the original
    int split = 0;         ///< the text has another number of games, or a neighbour is another game

    void add(const Figures& f) {
        typos += f.typos;
        harmless += f.harmless;
        invisible += f.invisible;
        silent += f.silent;
        noticed += f.noticed;
        proposedRight += f.proposedRight;
        proposedWrong += f.proposedWrong;
        repairedWrong += f.repairedWrong;
        split += f.split;
    }
};

struct Sample {
    std::string text;
    std::vector<rules::Move> moves;
    std::vector<rules::Tag> tags;
    rules::GameResult result{};
};

std::vector<rules::Move> movesOf(const parser::ReadGame& read) {
    std::vector<rules::Move> moves;
    for (const rules::NodeId id : read.game.mainLine())
        moves.push_back(read.game.node(id).move);
    return moves;
}

/// One wrong key: a character too many, missing, another, twice, or two exchanged.
std::string withTypo(std::string text, std::size_t at, std::mt19937& random) {
    constexpr std::string_view keys = "0123456789abcdefgh-x.: ,;'\"[]()1234567890";
    const char key = keys[random() % keys.size()];
    switch (random() % 5) {
    case 0:
        text.erase(at, 1);
        break;
    case 1:
        text.insert(at, 1, key);
        break;
    case 2:
        text[at] = key;
        break;
    case 3:
        text.insert(at, 1, text[at]);
        break;
    default:
        if (at + 1 < text.size())
            std::swap(text[at], text[at + 1]);
    }
    return text;
}

/// Where a part of a game stands in its text: from, and to before.
std::optional<std::pair<std::size_t, std::size_t>> placeOf(const std::string& text, Part part) {
    const std::size_t movetext = text.find("\n\n");
    if (movetext == std::string::npos)
        return std::nullopt;
    const auto line = [&](std::string_view tag) {
        const std::size_t from = text.find(tag);
        return from < movetext ? std::optional(std::pair(from, text.find('\n', from)))
                               : std::nullopt;
    };
    switch (part) {
    case Part::moves:
        return std::pair(movetext + 2, text.find_last_not_of(" \n\r\t") + 1);
    case Part::result:
        return line("[Result ");
    case Part::date:
        return line("[Date ");
    case Part::tags:
        break;
    }
    return std::pair(text.find('['), movetext);
}

class Bench {
public:
    void addFile(const std::string& path) {
        std::ifstream in(path, std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(in), {});
        parser::Reader reader(bytes);
        for (parser::GameText text; reader.next(text);) {
            const parser::ReadGame read = assemble(text, {{}, {}, parser::Repair::off});
            if (!read.legal || read.plies < 10 || !read.problems.empty())
                continue;
            // What says no GameType is written with one.
            std::string source = read.variantSource == parser::VariantSource::guessed
                                     ? parser::writePdn(read.game)
                                     : std::string(text.source);
            source.resize(source.find_last_not_of(" \r\n\t") + 1);
            samples_[read.game.variant()].push_back(
                {source + "\n\n", movesOf(read), read.game.tags, read.game.result});
        }
    }

    void run(int typos) {
        for (int made = 0; made < typos && !samples_.empty();)
            for (const auto& [variant, games] : samples_)
                if (games.size() >= 3 && made < typos && tryOne(variant, games))
                    ++made;
    }

    void print() const {
        std::printf("%-14s %-11s %6s %9s %10s %8s %8s %9s %7s %7s %6s\n", "variant", "where",
                    "typos", "harmless", "invisible", "noticed", "silent", "proposed", "wrong",
                    "changed", "split");
        Figures all;
        for (const Part part : parts) {
            Figures of;
            for (const auto& [key, f] : figures_)
                if (key.second == part)
                    of.add(f);
            printLine("all", nameOf(part), of);
            all.add(of);
        }
        for (const auto& [variant, games] : samples_) {
            Figures of;
            for (const auto& [key, f] : figures_)
                if (key.first == variant)
                    of.add(f);
            printLine(rules::rules(variant).name.data(), "anywhere", of);
        }
        printLine("all", "anywhere", all);
    }

private:
    bool tryOne(rules::Variant variant, const std::vector<Sample>& games) {
        const auto pick = [&]() -> const Sample& { return games[random_() % games.size()]; };
        const Sample& before = pick();
        const Sample& game = pick();
        const Sample& behind = pick();
        constexpr std::array weights{Part::moves, Part::moves,  Part::moves, Part::moves,
                                     Part::moves, Part::result, Part::date,  Part::tags};
        const Part part = weights[random_() % weights.size()];
        const auto place = placeOf(game.text, part);
        if (!place || place->first >= place->second)
            return false;
        const std::size_t at = place->first + random_() % (place->second - place->first);
        const std::string broken = withTypo(game.text, at, random_);
        if (broken == game.text)
            return false;
        judge(figures_[{variant, part}], {before, game, behind}, broken, variant);
        return true;
    }

    struct Neighbours {
        const Sample& before;
        const Sample& game;
        const Sample& behind;
    };

    static bool isSame(const parser::ReadGame& read, const Sample& sample) {
        return movesOf(read) == sample.moves && read.game.tags == sample.tags &&
               read.game.result == sample.result;
    }

    // The tags that name and place a game.
    template <class Holds> static bool ofRoster(const Sample& sample, Holds holds) {
        constexpr std::array<std::string_view, 7> roster{"Event", "Site",  "Date",  "Round",
                                                         "White", "Black", "Result"};
        return std::ranges::all_of(sample.tags, [&](const rules::Tag& tag) {
            return std::ranges::count(roster, tag.name) == 0 || holds(tag);
        });
    }
    static bool hasTags(const parser::ReadGame& read, const Sample& sample) {
        return ofRoster(sample, [&](const rules::Tag& tag) {
            return tag.value.empty() ||
                   std::ranges::count(read.game.tags, tag.name, &rules::Tag::name) > 0;
        });
    }
    static bool isReadRight(const parser::ReadGame& read, const Sample& sample) {
        return movesOf(read) == sample.moves && read.game.result == sample.result &&
               ofRoster(sample, [&](const rules::Tag& tag) {
                   return read.game.tag(tag.name) == tag.value;
               });
    }

    void judge(Figures& f, const Neighbours& n, const std::string& broken, rules::Variant variant) {
        ++f.typos;
        const std::string all = n.before.text + broken + n.behind.text;
        std::vector<parser::GameText> texts;
        parser::Reader reader(all);
        for (parser::GameText text; reader.next(text);)
            texts.push_back(text);
        if (texts.size() != 3 || !isSame(assemble(texts.front()), n.before) ||
            !isSame(assemble(texts.back()), n.behind)) {
            ++f.split;
            show("split", broken, n.game);
            return;
        }
        const std::vector<rules::Variant> preference{variant};
        const parser::AssembleOptions how{{}, preference, parser::Repair::suggest};
        const parser::ReadGame read = assemble(texts[1], how);
        if (isSame(read, n.game) && read.problems.empty())
            ++f.harmless;
        else if (read.problems.empty())
            countUnnoticed(f, read, broken, n.game);
        else
            countNoticed(f, texts[1], read, n.game, preference);
    }

    void countUnnoticed(Figures& f, const parser::ReadGame& read, const std::string& broken,
                        const Sample& game) {
        if (hasTags(read, game)) {
            ++f.invisible;
        } else {
            ++f.silent;
            show("lost in silence", broken, game);
        }
    }

    void countNoticed(Figures& f, const parser::GameText& text, const parser::ReadGame& read,
                      const Sample& game, const std::vector<rules::Variant>& preference) {
        ++f.noticed;
        const parser::ReadGame repaired = assemble(text, {{}, preference, parser::Repair::apply});
        if (repaired.repaired && movesOf(repaired) != game.moves) {
            ++f.repairedWrong;
            show("changed to another game", std::string(text.source), game);
        }
        const bool proposes = std::ranges::any_of(read.problems, [](const parser::TextProblem& p) {
            return parser::canBeAccepted(p.suggestion);
        });
        if (!proposes) {
            const bool inMoves = movesOf(read) != game.moves;
            f.proposedRight += !inMoves && isReadRight(read, game) ? 1 : 0;
            return;
        }
        const parser::ReadGame accepted = assemble(text, {{}, preference, parser::Repair::accept});
        if (movesOf(accepted) == game.moves) {
            ++f.proposedRight;
        } else {
            ++f.proposedWrong;
            show("proposed wrongly", std::string(text.source), game);
            for (const parser::TextProblem& p : read.problems)
                std::fprintf(
                    stderr, "    %s (%s)\n", translated(p.message, Language::english).c_str(),
                    p.suggestion ? translated(*p.suggestion, Language::english).c_str() : "");
        }
    }

    // Enough to look into.
    void show(const char* what, const std::string& broken, const Sample& game) {
        constexpr int most = 20;
        if (++shown_ > most)
            return;
        const auto [one, other] =
            std::mismatch(broken.begin(), broken.end(), game.text.begin(), game.text.end());
        const auto at = static_cast<std::size_t>(one - broken.begin());
        const std::size_t from = at < 30 ? 0 : at - 30;
        std::fprintf(stderr, "%s: ...%s... was ...%s...\n", what, broken.substr(from, 60).c_str(),
                     game.text.substr(from, 60).c_str());
    }

    static void printLine(const char* variant, const char* where, const Figures& f) {
        std::printf("%-14s %-11s %6d %9d %10d %8d %8d %9d %7d %7d %6d\n", variant, where, f.typos,
                    f.harmless, f.invisible, f.noticed, f.silent, f.proposedRight, f.proposedWrong,
                    f.repairedWrong, f.split);
    }

    std::mt19937 random_{23}; // NOLINT: the same typos every time
    std::map<rules::Variant, std::vector<Sample>> samples_;
    std::map<std::pair<rules::Variant, Part>, Figures> figures_;
    int shown_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("usage: typos_bench TYPOS FILE...\n", stderr);
        return 2;
    }
    Bench bench;
    for (int i = 2; i < argc; ++i)
        bench.addFile(argv[i]);
    bench.run(std::atoi(argv[1]));
    bench.print();
}
