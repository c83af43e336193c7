// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/ending.hpp"
#include "rules/explain.hpp"

#include <algorithm>
#include <array>

namespace damscope::rules {

namespace {

/// What follows the sentence.
enum class Listing : std::uint8_t {
    none,
    demanded, ///< the captures that must be played, or that the text may mean
    piece     ///< what the piece that cannot do this can do
};

/// How a reason is written. In braces: {0} and {1} are the squares concerned, the other words are
/// explained in Wording::value.
struct Words {
    std::string_view code;
    std::string_view sentence;
    Listing listing;
};

// In the order of the enumeration.
constexpr std::array<Words, 25> words{{
    {"not-a-move", "this cannot be read as a move", Listing::none},
    {"no-such-square", "no such square: the {board} board has {squares}", Listing::none},
    {"no-piece", "no piece stands on {0}", Listing::none},
    {"not-yours", "the piece on {0} is {opponent}'s", Listing::none},
    {"occupied", "{0} is occupied", Listing::piece},
    {"not-along-a-line", "{0} and {1} are not on one line", Listing::piece},
    {"not-forward", "a man does not move backward", Listing::piece},
    {"too-far", "a {piece} moves one square", Listing::piece},
    {"blocked", "the way is blocked on {0}", Listing::piece},
    {"capture-compulsory", "capture is compulsory", Listing::demanded},
    {"more-to-take", "a capture of {count} pieces exists", Listing::demanded},
    {"capture-unfinished", "the capture must go on as far as it can", Listing::demanded},
    {"king-must-capture", "a capture by a king goes before one by a man", Listing::demanded},
    {"better-capture-exists", "a capture that {better} exists", Listing::demanded},
    {"takes-twice", "the piece on {0} would be jumped twice", Listing::piece},
    {"man-may-not-take-king", "a man may not take the king on {0}", Listing::piece},
    {"man-may-not-capture-backward", "a man does not capture backward", Listing::piece},
    {"must-land-behind", "a king must stop right behind the piece it took", Listing::piece},
    {"nothing-to-take", "nothing can be taken from {0} to {1}", Listing::piece},
    {"king-move-limit",
     "the king on {0} has moved {limit} times in a row: another piece must move, or this king must "
     "capture",
     Listing::none},
    {"ambiguous", "several captures fit", Listing::demanded},
    {"game-over", "the game is over: {ending}", Listing::none},
    {"position-unknown", "a move before it was not recorded, so the position is not known",
     Listing::none},
    {"wrong-separator", "a capture is written with {sign}, another move with -", Listing::demanded},
    {"wrong-way", "a square written between the ends is not on the way", Listing::demanded},
}};
static_assert(words.size() == static_cast<std::size_t>(Reason::wrongWay) + 1);

constexpr std::size_t mostListed = 5;

const Words& wordsFor(Reason reason) {
    return words[static_cast<std::size_t>(reason)];
}

std::string nameOf(Color c) {
    return c == Color::white ? "White" : "Black";
}

/// Finds the words for one explanation.
class Wording {
public:
    Wording(const Position& position, const Explanation& explanation)
        : position_(position), rules_(position.rules()), e_(explanation) {}

    [[nodiscard]] std::string text() const { return filled(sentence()) + alternatives(); }

private:
    [[nodiscard]] std::string_view sentence() const {
        // A from square given by its file alone.
        if (e_.reason == Reason::noPiece && e_.squares.empty())
            return "no piece of {mover} stands on that file";
        return wordsFor(e_.reason).sentence;
    }

    /// A sentence with the words in braces replaced by their values.
    [[nodiscard]] std::string filled(std::string_view sentence) const {
        std::string text;
        for (auto open = sentence.find('{'); open != std::string_view::npos;
             open = sentence.find('{')) {
            const auto close = sentence.find('}', open);
            text += sentence.substr(0, open);
            text += value(sentence.substr(open + 1, close - open - 1));
            sentence.remove_prefix(close + 1);
        }
        return text += sentence;
    }

    [[nodiscard]] std::string value(std::string_view name) const {
        if (name == "0" || name == "1")
            return squareName(rules_, e_.squares.at(name == "0" ? 0 : 1));
        if (name == "mover")
            return nameOf(position_.toMove());
        if (name == "opponent")
            return nameOf(opponent(position_.toMove()));
        if (name == "piece")
            return pieceOn(e_.squares.at(0));
        if (name == "count")
            return std::to_string(e_.playable.at(0).captured.size());
        if (name == "limit")
            return std::to_string(rules_.kingMovesInARow);
        if (name == "sign")
            return {rules_.captureSign};
        if (name == "better")
            return betterCapture();
        if (name == "board")
            return std::to_string(rules_.board.files) + "x" + std::to_string(rules_.board.ranks);
        if (name == "squares")
            return squaresOfBoard();
        return ending();
    }

    [[nodiscard]] std::string pieceOn(Square s) const {
        return position_.kings().contains(s) ? "king" : "man";
    }

    /// How a capture can be better although it takes no more pieces.
    [[nodiscard]] std::string betterCapture() const {
        switch (rules_.choice) {
        case CaptureChoice::spanish:
            return "takes more kings";
        case CaptureChoice::italian:
            return "takes more kings, or takes them sooner,";
        case CaptureChoice::frisian:
            return "is worth more";
        default:
            return "goes before it";
        }
    }

    [[nodiscard]] std::string squaresOfBoard() const {
        const Board& b = rules_.board;
        if (rules_.notation == Notation::numeric)
            return "squares 1 to " + std::to_string(b.size());
        const std::string lastFile(1, static_cast<char>('a' + b.files - 1));
        const std::string played = b.playing == Playing::all ? "squares" : "dark squares only,";
        return played + " a1 to " + lastFile + std::to_string(b.ranks);
    }

    [[nodiscard]] std::string ending() const {
        const std::string mover = nameOf(position_.toMove());
        switch (outcome(position_).end) {
        case BoardEnd::noPieces:
            return mover + " has no pieces left";
        case BoardEnd::kingMade:
            return "a king has been made";
        case BoardEnd::allLost:
            return mover + " cannot move and so has won";
        case BoardEnd::blocked:
        case BoardEnd::none:
            break;
        }
        return mover + " cannot move";
    }

    [[nodiscard]] std::string alternatives() const {
        const Listing listing = wordsFor(e_.reason).listing;
        if (listing == Listing::none || e_.playable.empty())
            return {};
        return (listing == Listing::demanded ? ": " : "; " + pieceCanPlay()) + list();
    }

    [[nodiscard]] std::string pieceCanPlay() const {
        const Square from = e_.playable.front().from;
        return "the " + pieceOn(from) + " on " + squareName(rules_, from) + " can play ";
    }

    [[nodiscard]] std::string list() const {
        const MoveList legal = legalMoves(position_);
        const std::size_t listed = std::min(mostListed, e_.playable.size());
        std::string text;
        for (std::size_t i = 0; i < listed; ++i)
            text += (i == 0 ? "" : ", ") + moveText(position_, e_.playable[i], legal);
        const std::size_t more = e_.playable.size() - listed;
        return more == 0 ? text : text + " and " + std::to_string(more) + " more";
    }

    const Position& position_;
    const Rules& rules_;
    const Explanation& e_;
};

} // namespace

std::string message(const Position& position, const Explanation& explanation) {
    return Wording(position, explanation).text();
}

std::string_view code(Reason reason) {
    return wordsFor(reason).code;
}

} // namespace damscope::rules
