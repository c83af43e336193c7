// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"
#include "cli/exchange/written_form.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/store.hpp"
#include "pages/board_svg.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// The options of diagrams: which positions are drawn, and how.
class DiagramOptions {
public:
    /// `isDiagram`: that diagrams are written; the options of their look go with them.
    void declare(Arguments& arguments, const std::function<bool()>& isDiagram);
    /// Takes a word such as "22w", as --move does; false: it is none.
    [[nodiscard]] bool takeMove(std::string_view word);
    /// Whether positions were named, by a place in games or as FEN.
    [[nodiscard]] bool namesPositions() const { return place_.given() || hasFens(); }
    [[nodiscard]] bool hasFens() const { return !fens_.empty() || fenFile_; }
    /// The file that positions are read from.
    [[nodiscard]] const std::optional<std::string>& file() const { return fenFile_; }

    /// A position of each game: of several games those that are too short are left out. Throws
    /// UsageError if nothing is left.
    [[nodiscard]] std::vector<pages::CaptionedDiagram>
    ofGames(db::Store& store, std::span<const db::GameId> games, Console& console) const;
    [[nodiscard]] std::vector<pages::CaptionedDiagram> ofFens(rules::Variant variant,
                                                              Console& console) const;
    /// The bytes of a file with them.
    [[nodiscard]] std::string drawn(std::vector<pages::CaptionedDiagram> diagrams,
                                    std::string_view type, const Console& console) const;

private:
    [[nodiscard]] std::string asText(const std::vector<pages::CaptionedDiagram>& diagrams,
                                     Language language) const;
    [[nodiscard]] pages::DiagramSheet sheet() const;

    std::vector<std::string> fens_;
    std::optional<std::string> fenFile_;
    PlaceOption place_;
    bool isPlacedByWord_ = false;
    std::int64_t columns_ = 3;
    std::int64_t size_ = 400;
    bool flipped_ = false;
    bool ascii_ = false;
    bool noCaptions_ = false;
};

/// The options of the chart of an analysed game.
class ChartOptions {
public:
    void declare(Arguments& arguments, const std::function<bool()>& isChart);
    /// The bytes of a file. Throws UsageError if the game was not evaluated.
    [[nodiscard]] std::string drawn(db::Store& store, db::GameId game,
                                    const JudgementOptions& judgement, std::string_view type,
                                    const Console& console) const;

private:
    std::int64_t width_ = 1100;
    std::int64_t height_ = 520;
    bool dark_ = false;
};

} // namespace damscope::cli
