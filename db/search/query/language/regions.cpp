// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/regions.hpp"

#include "base/text/ascii.hpp"
#include "db/search/query/language/query_error.hpp"
#include "rules/board/position.hpp"

#include <algorithm>
#include <array>

namespace damscope::db::query {
namespace {

using rules::Board;
using rules::Coordinates;
using rules::SquareSet;

/// Words one after another, with blanks between them.
class Words {
public:
    explicit Words(std::string_view text) : text_(text) {}

    /// The next word, or number; empty if something else comes.
    std::string_view next() {
        const std::size_t begin =
            std::min(text_.find_first_not_of(base::whiteSpace, end_), text_.size());
        std::size_t end = begin;
        while (end < text_.size() && (base::isLetter(text_[end]) || base::isDigit(text_[end])))
            ++end;
        begin_ = begin;
        end_ = end;
        return text_.substr(begin, end - begin);
    }
    /// Takes this sign if it comes next, without a blank.
    bool take(char sign) {
        if (end_ == text_.size() || text_[end_] != sign)
            return false;
        ++end_;
        return true;
    }
    [[nodiscard]] std::size_t begin() const { return begin_; } ///< of the last word
    [[nodiscard]] std::size_t end() const { return end_; }

private:
    std::string_view text_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
};

/// A region, as White sees it.
struct Region {
    std::string_view first; ///< word of its name
    std::string_view second;
    bool (*contains)(const Board& board, Coordinates at);
};

// How many columns a wing has: four of ten or twelve, three of eight.
constexpr int wingOf(const Board& board) {
    return board.files == 8 ? 3 : 4;
}

constexpr std::array regions{
    Region{"rim", "",
           [](const Board& b, Coordinates at) {
               return at.row == 0 || at.row == b.ranks - 1 || at.column == 0 ||
                      at.column == b.files - 1;
           }},
    Region{"centre", "",
           [](const Board& b, Coordinates at) {
               return (at.row == b.ranks / 2 || at.row == b.ranks / 2 - 1) && at.column >= 2 &&
                      at.column < b.files - 2;
           }},
    Region{"left", "wing", [](const Board& b, Coordinates at) { return at.column < wingOf(b); }},
    Region{"right", "wing",
           [](const Board& b, Coordinates at) { return at.column >= b.files - wingOf(b); }},
    Region{"long", "diagonal", [](const Board& b, Coordinates at) {
               const int fromBottom = b.ranks - 1 - at.row;
               return fromBottom == (b.playing == rules::Playing::cornerLeft
                                         ? at.column
                                         : b.files - 1 - at.column);
           }}};

Area areaOf(const Board& board, SquareSet seenByWhite) {
    Area area{seenByWhite, {}};
    for (const rules::Square s : seenByWhite)
        area.ofBlack.insert(rules::turned(board, s));
    return area;
}

template <class Contains> Area areaWhere(const Board& board, Contains contains) {
    SquareSet squares;
    for (const rules::Square s : board.squares())
        if (contains(board.coordinates(s)))
            squares.insert(s);
    return areaOf(board, squares);
}

/// Reads "row 5" or "rows 4-6" behind the first word: rows count from the player's own edge.
class RowReader {
public:
    RowReader(const rules::Rules& rules, Words& words, std::size_t offset)
        : rules_(rules), words_(words), offset_(offset) {}

    NamedRegion region() {
        const int low = row();
        const int high = words_.take('-') ? row() : low;
        if (high < low)
            fail(rules_, offset_ + words_.begin(), QueryFault::rangeBackward,
                 "at least 3 white men on rows 6-8");
        return {areaWhere(rules_.board,
                          [&](Coordinates at) {
                              const int number = rules_.board.ranks - at.row;
                              return low <= number && number <= high;
                          }),
                words_.end()};
    }

private:
    int row() {
        const auto number = base::readNumber<int>(words_.next());
        if (!number)
            fail(rules_, offset_ + words_.begin(), QueryFault::numberMissing,
                 "at least 3 white men on row 6");
        if (*number < 1 || *number > rules_.board.ranks)
            fail(rules_, offset_ + words_.begin(), QueryFault::notInVariant,
                 "at least 3 white men on row 6");
        return *number;
    }

    const rules::Rules& rules_;
    Words& words_;
    std::size_t offset_;
};

} // namespace

std::optional<NamedRegion> regionAt(const rules::Rules& rules, std::string_view text,
                                    std::size_t offset) {
    Words words(text);
    const std::string_view first = words.next();
    if (first == "row" || first == "rows")
        return RowReader(rules, words, offset).region();
    const auto* const region = std::ranges::find(regions, first, &Region::first);
    if (region == regions.end())
        return std::nullopt;
    if (!region->second.empty() && words.next() != region->second)
        fail({.fault = QueryFault::wordMissing,
              .offset = offset + words.begin(),
              .variant = rules.variant,
              .word = std::string(region->second)});
    if (first == "long" && rules.board.playing == rules::Playing::all)
        fail(rules, offset, QueryFault::notInVariant);
    return NamedRegion{
        areaWhere(rules.board, [&](Coordinates at) { return region->contains(rules.board, at); }),
        words.end()};
}

} // namespace damscope::db::query
