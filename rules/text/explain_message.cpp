// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/forcing.hpp"
#include "rules/text/explain.hpp"

#include <algorithm>
#include <array>

namespace damscope::rules {

namespace {

/// The moves that the message suggests instead.
enum class Listing : std::uint8_t {
    none,
    demanded, ///< the captures that must be played, or that the text may mean
    piece     ///< the legal moves of the same piece
};

struct Treatment {
    std::string_view code;
    Listing listing;
};

// In the order of the enumeration.
constexpr std::array<Treatment, reasonCount> treatments{{
    {"not-a-move", Listing::none},
    {"no-such-square", Listing::none},
    {"no-piece", Listing::none},
    {"not-yours", Listing::none},
    {"occupied", Listing::piece},
    {"not-along-a-line", Listing::piece},
    {"not-forward", Listing::piece},
    {"too-far", Listing::piece},
    {"blocked", Listing::piece},
    {"capture-compulsory", Listing::demanded},
    {"more-to-take", Listing::demanded},
    {"capture-unfinished", Listing::demanded},
    {"king-must-capture", Listing::demanded},
    {"better-capture-exists", Listing::demanded},
    {"takes-twice", Listing::piece},
    {"man-may-not-take-king", Listing::piece},
    {"man-may-not-capture-backward", Listing::piece},
    {"must-land-behind", Listing::piece},
    {"nothing-to-take", Listing::piece},
    {"king-move-limit", Listing::none},
    {"ambiguous", Listing::demanded},
    {"game-over", Listing::none},
    {"position-unknown", Listing::none},
    {"wrong-separator", Listing::demanded},
    {"wrong-way", Listing::demanded},
    {"captures-only-along", Listing::piece},
    {"must-land-behind-king", Listing::piece},
    {"stops-where-crowned", Listing::piece},
    {"not-king-yet", Listing::piece},
}};

constexpr std::size_t mostListed = 5;

const Treatment& treatmentFor(Reason reason) {
    return treatments[static_cast<std::size_t>(reason)];
}

std::string keyOf(Color color) {
    return color == Color::white ? "white" : "black";
}

std::string betterCapture(CaptureChoice choice) {
    switch (choice) {
    case CaptureChoice::spanish:
        return "more-kings";
    case CaptureChoice::italian:
        return "more-kings-or-sooner";
    case CaptureChoice::frisian:
        return "worth-more";
    default:
        return "goes-before";
    }
}

std::string keyOf(BoardEnd end) {
    switch (end) {
    case BoardEnd::noPieces:
        return "no-pieces";
    case BoardEnd::kingMade:
        return "king-made";
    case BoardEnd::allLost:
        return "all-lost";
    case BoardEnd::blocked:
    case BoardEnd::none:
        break;
    }
    return "blocked";
}

std::string squaresOf(const Rules& rules) {
    if (rules.notation == Notation::numeric)
        return "numbered";
    return rules.board.playing == Playing::all ? "all" : "dark";
}

std::string lastSquare(const Rules& rules) {
    const Board& b = rules.board;
    if (rules.notation == Notation::numeric)
        return std::to_string(b.size());
    return std::string(1, static_cast<char>('a' + b.files - 1)) + std::to_string(b.ranks);
}

/// Makes the message of one explanation.
class Messenger {
public:
    Messenger(const Position& position, const Explanation& explanation)
        : position_(position), rules_(position.rules()), e_(explanation) {}

    [[nodiscard]] Message message() && {
        addFacts();
        addAlternatives();
        return std::move(message_);
    }

private:
    void add(std::string name, Value value) {
        message_.parameters.push_back({std::move(name), std::move(value)});
    }

    [[nodiscard]] std::string name(Square square) const { return squareName(rules_, square); }

    [[nodiscard]] std::string pieceOn(Square square) const {
        return position_.kings().contains(square) ? "king" : "man";
    }

    void addFacts() {
        switch (e_.reason) {
        case Reason::noSuchSquare:
            add("word", e_.word);
            return addBoard();
        case Reason::noPiece:
            return e_.squares.empty() ? add("color", keyOf(position_.toMove())) : addSquare();
        case Reason::notYours:
            addSquare();
            return add("color", keyOf(opponent(position_.toMove())));
        case Reason::notAlongALine:
        case Reason::nothingToTake:
            add("from", name(e_.squares.at(0)));
            return add("to", name(e_.squares.at(1)));
        case Reason::tooFar:
            return add("mover", pieceOn(e_.squares.at(0)));
        case Reason::occupied:
        case Reason::blocked:
        case Reason::takesTwice:
        case Reason::manMayNotTakeKing:
            return addSquare();
        case Reason::kingMoveLimit:
            addSquare();
            return add("limit", counted(rules_.kingMovesInARow));
        default:
            return addRules();
        }
    }

    void addRules() {
        switch (e_.reason) {
        case Reason::moreToTake:
            return add("count", counted(e_.playable.at(0).captured.size()));
        case Reason::betterCaptureExists:
            return add("better", betterCapture(rules_.choice));
        case Reason::gameOver:
            return addEnding();
        case Reason::positionUnknown:
            return add("reason", Message{"move-not-recorded", {}});
        case Reason::wrongSeparator:
            return add("sign", std::string(1, rules_.captureSign));
        case Reason::ambiguous:
            return nameMoves();
        default:
            return;
        }
    }

    // "618" may be 6-18 or 61-8: no captures.
    void nameMoves() {
        if (!e_.playable.empty() && std::ranges::none_of(e_.playable, &Move::isCapture))
            message_.code = "ambiguous-move";
    }

    void addEnding() {
        const bool isHeld = onlyAHeldKingCouldMove();
        add("ending", isHeld ? "held-king" : keyOf(outcome(position_).end));
        add("color", keyOf(position_.toMove()));
        if (isHeld)
            add("limit", counted(rules_.kingMovesInARow));
    }

    /// Whether a king is blocked only by its limit of moves in a row.
    [[nodiscard]] bool onlyAHeldKingCouldMove() const {
        if (rules_.kingMovesInARow == 0 || !legalMoves(position_).empty())
            return false;
        Position free = position_;
        free.setKingRun(position_.toMove(), {});
        return !legalMoves(free).empty();
    }

    void addSquare() { add("square", name(e_.squares.at(0))); }

    void addBoard() {
        const Board& b = rules_.board;
        add("board", std::to_string(b.files) + "x" + std::to_string(b.ranks));
        add("squares", squaresOf(rules_));
        add("last", lastSquare(rules_));
    }

    void addAlternatives() {
        const Listing listing = treatmentFor(e_.reason).listing;
        if (listing == Listing::none || e_.playable.empty())
            return;
        if (listing == Listing::piece) {
            const Square from = e_.playable.front().from;
            add("piece", pieceOn(from));
            if (message_.find("from") == nullptr)
                add("from", name(from));
        }
        addMoves();
    }

    void addMoves() {
        const MoveList legal = legalMoves(position_);
        const std::size_t listed = std::min(mostListed, e_.playable.size());
        std::vector<std::string> moves;
        for (std::size_t i = 0; i < listed; ++i)
            moves.push_back(moveText(position_, e_.playable[i], legal));
        add("moves", std::move(moves));
        if (listed < e_.playable.size())
            add("unlisted", counted(e_.playable.size() - listed));
    }

    const Position& position_;
    const Rules& rules_;
    const Explanation& e_;
    Message message_{std::string(code(e_.reason)), {}};
};

} // namespace

Message message(const Position& position, const Explanation& explanation) {
    return Messenger(position, explanation).message();
}

std::string_view code(Reason reason) {
    return treatmentFor(reason).code;
}

} // namespace damscope::rules
