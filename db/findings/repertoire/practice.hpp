// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/repertoire/repertoire.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

/// A repertoire, practised move by move against what opponents play.
namespace damscope::db {

class OpeningBook;

/// A move of the opponent that the repertoire has an answer to.
struct RepertoireReply {
    rules::Move move;
    std::string text;
    std::uint64_t games = 0; ///< that played it there; 0: only the repertoire's lines have it
};

/// The moves to choose from for the opponent, most games first.
struct RepertoireReplies {
    std::vector<RepertoireReply> moves;
    std::uint64_t games = 0; ///< that had the position, whatever they played
};

/// What opponents play: the moves that the repertoire answers, by the games of a book.
class Opponents {
public:
    /// Both must outlive it.
    Opponents(const Repertoire& repertoire, OpeningBook& book)
        : repertoire_(repertoire), book_(book) {}

    [[nodiscard]] const RepertoireReplies& repliesAt(const RepertoirePosition& at);

private:
    [[nodiscard]] RepertoireReplies askBook(const RepertoirePosition& at);

    const Repertoire& repertoire_;
    OpeningBook& book_;
    std::unordered_map<const RepertoirePosition*, RepertoireReplies> known_;
};

/// The move that is meant to be played in a position: the main one, if all others are to be avoided
/// or there is no main one the first that is not. Null: there is none, or the opponent is to move.
[[nodiscard]] const RepertoireMove* meantMove(const Repertoire& repertoire,
                                              const RepertoirePosition& at);

/// Whether a move can be asked: one is meant to be played, and it is not the only legal one.
[[nodiscard]] bool isQuestion(const Repertoire& repertoire, const RepertoirePosition& at);

/// Whether there is anything to ask.
[[nodiscard]] bool canBePractised(const Repertoire& repertoire);

/// A move of the opponent as it was drawn.
struct DrawnReply {
    std::string text;
    std::uint64_t games = 0; ///< that played it; 0: it is of the repertoire's own lines
    std::uint64_t all = 0;   ///< games that had the position
};

/// One line after another, as long as there is something to ask. The opponent's moves are those
/// that lead to a question, drawn by the number of games that played them; moves that no game has
/// come when the others have led to all of theirs, drawn equally. The same seed and the same
/// answers give the same lines everywhere.
class RepertoirePractice {
public:
    /// Whether a position is to be asked now. It may change with every answer.
    using Asks = std::function<bool(const RepertoirePosition& at)>;

    /// All must outlive it. Without `asks` every position is asked in every line.
    RepertoirePractice(const Repertoire& repertoire, Opponents& opponents, std::uint64_t seed,
                       Asks asks = {});

    /// Begins a line, at one of the positions that the lines of the repertoire begin with.
    void begin();

    /// The position in which a move is asked; null: the line is at its end, or nothing is left to
    /// ask if it has just begun. Moves that are the only legal ones are played without a question,
    /// and so is the main move where nothing is to be asked.
    [[nodiscard]] const RepertoirePosition* question() const { return question_; }
    /// The moves of this line so far.
    [[nodiscard]] const std::vector<std::string>& moves() const { return moves_; }
    /// The opponent's last move; nothing if there was none before the question.
    [[nodiscard]] const std::optional<DrawnReply>& reply() const { return reply_; }

    /// The mark of a move in the question; nothing if the repertoire does not have it.
    [[nodiscard]] std::optional<RepertoireMark> judge(const rules::Move& move) const;
    /// Plays a move that is meant to be played, or else the one that should have been, and goes on
    /// to the next question.
    void answer(const rules::Move& move);

private:
    void goTo(const RepertoirePosition* at);
    void lookAhead();
    [[nodiscard]] bool isAsked(const RepertoirePosition& at) const;
    [[nodiscard]] bool leads(const RepertoirePosition* at) const;
    [[nodiscard]] std::size_t placeOf(const RepertoirePosition& at) const;
    [[nodiscard]] const RepertoirePosition* playOwn(const RepertoirePosition& at);
    [[nodiscard]] const RepertoirePosition* playReply(const RepertoirePosition& at);
    /// Below `count`, which is not 0.
    [[nodiscard]] std::uint64_t draw(std::uint64_t count) { return random_() % count; }

    const Repertoire& repertoire_;
    Opponents& opponents_;
    std::mt19937_64 random_; // as the standard defines it, unlike its distributions
    Asks asks_;
    std::vector<std::vector<std::size_t>> before_; // by place: the positions that lead to it
    std::vector<bool> leads_;                      // by place: to one that is asked, or it is
    const RepertoirePosition* question_ = nullptr;
    std::vector<const RepertoirePosition*> visited_; // of this line: kings can come back
    std::vector<std::string> moves_;
    std::optional<DrawnReply> reply_;
};

} // namespace damscope::db
