// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/repertoire/repertoire.hpp"
#include "db/search/lists/names.hpp"
#include "messages/language.hpp"
#include "pages/player_sheet.hpp"
#include "pages/sheet.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace damscope::pages {

/// What was found of a repertoire and the games that were played.
struct CheckedRepertoire {
    std::vector<db::Departure> departures;
    std::vector<db::Gap> gaps;
    std::vector<db::ChangedEvaluation> changed;
};

/// A move of a repertoire, in the order of reading; or one that it does not answer.
struct RepertoireRow {
    std::vector<std::string> path; ///< to this move
    std::string text;              ///< "2... 18-23"
    rules::Position after;
    rules::Move move;
    bool own = false;   ///< of whose repertoire it is
    bool isGap = false; ///< there is no answer
    db::RepertoireMark mark{};
    bool goesOnElsewhere = false;          ///< by another order of moves
    std::optional<db::Record> record = {}; ///< of who has the repertoire; nothing: not counted yet
};

/// The lines of a repertoire as a tree. With `book` the games that played each move are counted.
[[nodiscard]] std::vector<RepertoireRow> repertoireRows(const db::Repertoire& repertoire,
                                                        const std::vector<db::Gap>& gaps,
                                                        db::PlayedMoves& played,
                                                        db::OpeningBook* book);
/// The same on paper.
[[nodiscard]] SheetTable linesTable(const std::vector<RepertoireRow>& rows, Language language);

[[nodiscard]] SheetTable gapTable(const std::vector<db::Gap>& gaps, Language language);
[[nodiscard]] SheetTable transpositionTable(const db::Repertoire& repertoire, Language language);
[[nodiscard]] SheetTable conflictTable(const db::Repertoire& repertoire, Language language);

/// Where games left it, what has no answer, which lines disagree or are judged otherwise now.
[[nodiscard]] Sheet repertoireSheet(db::Store& store, const db::Repertoire& repertoire,
                                    const CheckedRepertoire& checked, const ResultWords& result,
                                    Language language);

} // namespace damscope::pages
