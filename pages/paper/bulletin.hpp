// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/store/records/game_row.hpp"
#include "pages/locale.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::pages {

/// A game as a bulletin prints it.
struct PrintedGame {
    db::GameHeader header;
    std::string opening; ///< its name; empty: none
    rules::Game game;
    std::set<rules::NodeId> diagrams; ///< nodes of the main line whose positions are drawn
};

/// The moves of the main line that get a diagram: those with a mark for one ($220, or [#] in a
/// comment) and the worst errors; else every twentieth ply, of a shorter game the last. The marks
/// are taken out of the game.
[[nodiscard]] std::set<rules::NodeId> takeDiagrams(rules::Game& game,
                                                   const analysis::GameJudgement& judgement);

/// Games on pages of A4, in two columns, as SVG with a unit for a point: who played, where, when
/// and which opening, the moves, and diagrams among them. Pages are taken while games are added, so
/// that no more of them need be kept than one game fills.
class Bulletin {
public:
    /// `title` stands below each page, with its number from `firstPage` on.
    Bulletin(std::string title, std::size_t firstPage, const Locale& locale);

    /// The title above the first game.
    void addTitle();
    void add(const PrintedGame& game);
    /// After the last game.
    void finish();
    /// The pages that have become full since they were taken last.
    [[nodiscard]] std::vector<std::string> takePages() { return std::exchange(pages_, {}); }

private:
    /// The letters of a text.
    struct Look {
        double size;
        bool isBold = false;
        bool isFaint = false;
    };
    static const Look cover;
    static const Look heading;
    static const Look fact;
    static const Look moves;
    static const Look caption;
    static const Look label;

    void addHeading(const PrintedGame& game);
    void addDiagram(const rules::Game& game, rules::NodeId node);
    /// As texts of the page: what stands in a group is drawn as outlines, ten times as long.
    void addLabels(const rules::Rules& rules, double x, double cell);
    /// Goes on in the next column if so much has no room in this one.
    void need(double height);
    void nextColumn();
    void endPage();
    void addLines(const std::string& words, const Look& look);
    void addLine(const std::string& words, const Look& look);
    void addText(double x, double y, std::string_view words, const Look& look, bool isRight);
    [[nodiscard]] double left() const;

    std::string title_;
    std::size_t number_;
    Locale locale_;
    std::vector<std::string> pages_;
    std::string contents_;
    int column_ = 0;
    double at_; ///< the base of the last line in this column
};

} // namespace damscope::pages
