// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/repertoire_tree.hpp"

#include "db/codec/main_line.hpp"
#include "db/sqlite/sqlite.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view movesSql = "SELECT moves FROM movetext WHERE game = ?1";

/// A place in the tree.
struct Branch {
    Record record;
    int lastYear = 0;
    GameId last{};
    bool own = false;
    std::map<std::string, Branch> next;
};

class Tree {
public:
    explicit Tree(int depth) : depth_(depth) {}

    void add(const PersonGame& game, Blob moves) {
        MainLineReader line(moves);
        if (!line.next() || line.position() != rules::Position::start(game.variant))
            return;
        Branch* branch = &root_;
        rules::Position before = *line.position();
        for (int ply = 1; ply <= depth_ && line.next() && line.position() && line.move(); ++ply) {
            branch = &branch->next[rules::moveText(before, *line.move())];
            branch->record.add(game.outcome);
            branch->own = before.toMove() == game.side;
            branch->last = game.id; // games come by date
            branch->lastYear = std::max(branch->lastYear, game.day.year());
            before = *line.position();
        }
    }

    [[nodiscard]] std::vector<RepertoireLine> lines(std::uint64_t least) const {
        std::vector<RepertoireLine> all;
        RepertoireLine path;
        write(root_, least, path, all);
        return all;
    }

private:
    static void write(const Branch& branch, std::uint64_t least, const RepertoireLine& path,
                      std::vector<RepertoireLine>& all) {
        std::vector<const std::pair<const std::string, Branch>*> next;
        for (const auto& move : branch.next)
            if (move.second.record.games >= least)
                next.push_back(&move);
        std::ranges::stable_sort(next, std::greater<>(),
                                 [](const auto* move) { return move->second.record.games; });
        for (const auto* move : next) {
            RepertoireLine line{path.depth + 1,   move->first,         path.moves,
                                move->second.own, move->second.record, move->second.lastYear,
                                move->second.last};
            line.moves.push_back(line.move);
            all.push_back(line);
            write(move->second, least, line, all);
        }
    }

    int depth_;
    Branch root_;
};

} // namespace

std::vector<RepertoireLine> repertoireTree(Connection& connection,
                                           std::span<const PersonGame> games, std::uint64_t least,
                                           int depth) {
    Tree tree(depth);
    for (const PersonGame& game : games) {
        const auto select = connection.kept(movesSql);
        if (game.plies > 0 && select->bind(game.id).step())
            tree.add(game, select->blob(0));
    }
    return tree.lines(least);
}

} // namespace damscope::db
