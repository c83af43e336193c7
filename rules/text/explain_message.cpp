// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/sentence.hpp"
#include "rules/moves/ending.hpp"
#include "rules/text/explain_words.hpp"

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

struct Treatment {
    std::string_view code;
    Listing listing;
};

// In the order of the enumeration.
constexpr std::array<Treatment, 25> treatments{{
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
}};
static_assert(treatments.size() == static_cast<std::size_t>(Reason::wrongWay) + 1);

constexpr std::size_t mostListed = 5;

const Treatment& treatmentOf(Reason reason) {
    return treatments[static_cast<std::size_t>(reason)];
}

std::size_t index(Color c) {
    return c == Color::white ? 0 : 1;
}

/// Finds the words for one explanation.
class Wording {
public:
    Wording(const Position& position, const Explanation& explanation,
            const detail::ExplanationWords& words)
        : position_(position), rules_(position.rules()), e_(explanation), words_(words) {}

    [[nodiscard]] std::string text() const { return filled(sentence()) + alternatives(); }

private:
    [[nodiscard]] std::string_view sentence() const {
        if (e_.reason == Reason::noPiece && e_.squares.empty())
            return words_.noPieceOnFile;
        return words_.sentences[static_cast<std::size_t>(e_.reason)];
    }

    [[nodiscard]] std::string filled(std::string_view sentence) const {
        return rules::filled(sentence, [this](std::string_view name) { return value(name); });
    }

    [[nodiscard]] std::string value(std::string_view name) const {
        if (name == "0" || name == "1")
            return squareName(rules_, e_.squares.at(name == "0" ? 0 : 1));
        if (name == "mover")
            return std::string(words_.movers[index(position_.toMove())]);
        if (name == "opponent")
            return std::string(words_.owners[index(opponent(position_.toMove()))]);
        if (name == "piece")
            return std::string(words_.pieces[kindOn(e_.squares.at(0))]);
        if (name == "count")
            return std::to_string(e_.playable.at(0).captured.size());
        if (name == "limit")
            return std::to_string(rules_.kingMovesInARow);
        if (name == "sign")
            return {rules_.captureSign};
        if (name == "better")
            return std::string(betterCapture());
        if (name == "ending")
            return filled(ending());
        const auto board = ofBoard(name);
        return board ? *board : ofAlternatives(name);
    }

    /// What the board has; nothing for a word that is about something else.
    [[nodiscard]] std::optional<std::string> ofBoard(std::string_view name) const {
        const Board& b = rules_.board;
        if (name == "board")
            return std::to_string(b.files) + "x" + std::to_string(b.ranks);
        if (name == "squares")
            return filled(squaresOfBoard());
        if (name == "last")
            return std::to_string(b.size());
        if (name == "corner")
            return std::string(1, static_cast<char>('a' + b.files - 1)) + std::to_string(b.ranks);
        return std::nullopt;
    }

    /// What could be played instead.
    [[nodiscard]] std::string ofAlternatives(std::string_view name) const {
        if (e_.playable.empty())
            return {};
        if (name == "the")
            return std::string(words_.thePieces[kindOn(e_.playable.front().from)]);
        if (name == "from")
            return squareName(rules_, e_.playable.front().from);
        if (name == "rest")
            return std::to_string(e_.playable.size() - mostListed);
        return list();
    }

    /// 0 for a man, 1 for a king.
    [[nodiscard]] std::size_t kindOn(Square s) const {
        return position_.kings().contains(s) ? 1 : 0;
    }

    [[nodiscard]] std::string_view betterCapture() const {
        switch (rules_.choice) {
        case CaptureChoice::spanish:
            return words_.moreKings;
        case CaptureChoice::italian:
            return words_.moreKingsOrSooner;
        case CaptureChoice::frisian:
            return words_.worthMore;
        default:
            return words_.goesBefore;
        }
    }

    [[nodiscard]] std::string_view squaresOfBoard() const {
        if (rules_.notation == Notation::numeric)
            return words_.numberedSquares;
        return rules_.board.playing == Playing::all ? words_.allSquares : words_.darkSquares;
    }

    [[nodiscard]] std::string_view ending() const {
        switch (outcome(position_).end) {
        case BoardEnd::noPieces:
            return words_.noPieces;
        case BoardEnd::kingMade:
            return words_.kingMade;
        case BoardEnd::allLost:
            return words_.allLost;
        case BoardEnd::blocked:
        case BoardEnd::none:
            break;
        }
        return words_.blocked;
    }

    [[nodiscard]] std::string alternatives() const {
        const Listing listing = treatmentOf(e_.reason).listing;
        if (listing == Listing::none || e_.playable.empty())
            return {};
        return listing == Listing::demanded ? ": " + list() : "; " + filled(words_.canPlay);
    }

    [[nodiscard]] std::string list() const {
        const MoveList legal = legalMoves(position_);
        const std::size_t listed = std::min(mostListed, e_.playable.size());
        std::string text;
        for (std::size_t i = 0; i < listed; ++i)
            text += (i == 0 ? "" : ", ") + moveText(position_, e_.playable[i], legal);
        return listed == e_.playable.size() ? text : text + filled(words_.andMore);
    }

    const Position& position_;
    const Rules& rules_;
    const Explanation& e_;
    const detail::ExplanationWords& words_;
};

} // namespace

std::string message(const Position& position, const Explanation& explanation, Language language) {
    return Wording(position, explanation, detail::explanationWords(language)).text();
}

std::string message(const Position& position, const Explanation& explanation) {
    return message(position, explanation, Language::english);
}

std::string_view code(Reason reason) {
    return treatmentOf(reason).code;
}

} // namespace damscope::rules
