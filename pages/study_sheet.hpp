// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/study/tree.hpp"
#include "analysis/study/view.hpp"
#include "db/findings/study/studies.hpp"
#include "messages/language.hpp"
#include "messages/translation.hpp"
#include "pages/sheet.hpp"
#include "rules/board/move.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::pages {

/// A study as its engines see it.
struct SeenStudy {
    /// With what the endgame tables of the usual folder know.
    SeenStudy(db::Store& store, db::Study study);
    // The views refer to the tree.
    SeenStudy(const SeenStudy&) = delete;
    SeenStudy& operator=(const SeenStudy&) = delete;
    ~SeenStudy() = default;

    const db::Study study;
    const analysis::study::Tree tree;
    std::vector<analysis::study::View> views; ///< of tree.engines()
};

/// What an engine has done for a study.
struct StudyWork {
    std::uint64_t positions = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
};
[[nodiscard]] StudyWork workOf(const analysis::study::Tree& tree, std::string_view engine);

/// A position about which two engines differ.
struct StudyDifference {
    analysis::study::PlaceId place{};
    std::vector<std::string> moves; ///< that lead to it
    double points = 0;              ///< between their expectancies
};
/// The positions about which engines differ noticeably, the greatest difference first; the first
/// ten.
[[nodiscard]] std::vector<StudyDifference> differencesIn(const SeenStudy& seen);

/// The longest line that is said to be the best, in plies.
inline constexpr std::size_t longestBestLine = 12;
/// Deeper than any tree.
inline constexpr std::size_t wholeTree = SIZE_MAX / 2;

/// Moves as PDN writes them.
[[nodiscard]] std::vector<std::string> moveTexts(rules::Position position,
                                                 std::span<const rules::Move> moves);
[[nodiscard]] std::vector<std::string> moveTexts(const analysis::study::Tree& tree,
                                                 std::span<const analysis::study::PlaceMove> way);

/// Where the moves of the tree lead, by the line from the position to them; not set: nowhere.
using LineLinks = std::function<std::string(const std::vector<std::string>& moves)>;
/// The study in words: its engines, its tree to a depth in plies, and where the engines differ. At
/// a terminal the time when it was made is said to be UTC.
[[nodiscard]] Sheet studySheet(const SeenStudy& seen, std::size_t depth, Language language,
                               const LineLinks& links = {}, ReadAt at = ReadAt::anywhere);

} // namespace damscope::pages
