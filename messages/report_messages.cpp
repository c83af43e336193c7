// SPDX-License-Identifier: GPL-3.0-or-later
// The report on an analysed game.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"report-heading", phrase("Game {game}: {white} - {black}, {result}")},
    {"report-evaluated", phrase("{known} of {moves} {moves?move|moves} evaluated by {engines}")},
    {"report-better", phrase("better {move}")},
    {"report-more-errors", phrase("and {n} more; --json lists all")},
    {"report-trouble-from", phrase("{color:report} from {move} on")},
});

constexpr auto words = std::to_array<Word>({
    {"report", "white", phrase("White")},
    {"report", "black", phrase("Black")},
    {"report", "both", phrase("Both sides")},
    {"outcome", "white", phrase("outcome", "White wins")},
    {"outcome", "black", phrase("outcome", "Black wins")},
    {"outcome", "draw", phrase("draw")},
    {"report", "accuracy", phrase("Accuracy")},
    {"report", "opening", phrase("opening")},
    {"report", "middlegame", phrase("middlegame")},
    {"report", "endgame", phrase("endgame")},
    {"report", "men", phrase("report", "Men lost per move")},
    {"report", "inaccuracies", phrase("Inaccuracies")},
    {"report", "mistakes", phrase("Mistakes")},
    {"report", "blunders", phrase("report", "Blunders")},
    {"report", "missed-wins", phrase("Missed wins")},
    {"report", "no-errors", phrase("No errors.")},
    {"report", "none-judged",
     phrase("No move could be judged: that takes evaluations before and after it.")},
    {"report", "worst", phrase("Worst moves")},
    {"report", "turns", phrase("Turning points")},
    {"report", "trouble", phrase("Time trouble")},
    {"report", "in-trouble", phrase("time trouble")},
    {"quality", "best", phrase("best")},
    {"quality", "good", phrase("good")},
    {"quality", "inaccuracy", phrase("inaccuracy")},
    {"quality", "mistake", phrase("mistake")},
    {"quality", "blunder", phrase("blunder")},
    {"quality", "missed win", phrase("missed win")},
});

} // namespace

std::span<const Entry> reportMessages() {
    return messages;
}

std::span<const Word> reportWords() {
    return words;
}

} // namespace damscope::tables
