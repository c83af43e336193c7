// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/fen.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace damscope::rules {

namespace {

std::optional<Color> readColor(char c) {
    if (c == 'W' || c == 'w')
        return Color::white;
    if (c == 'B' || c == 'b')
        return Color::black;
    return std::nullopt;
}

/// Text from the file in a message: shortened, and without control characters.
std::string excerpt(std::string_view text) {
    constexpr std::size_t most = 12;
    std::string out;
    for (const char c : text.substr(0, most))
        out += c < ' ' || c > '~' ? '?' : c;
    return out + (text.size() > most ? "..." : "");
}

/// A part of the FEN with its offset in the whole.
struct Field {
    std::size_t offset;
    std::string_view text;

    [[nodiscard]] Field trimmed() const {
        Field f = *this;
        while (!f.text.empty() && base::isSpace(f.text.back()))
            f.text.remove_suffix(1);
        while (!f.text.empty() && base::isSpace(f.text.front()))
            f.skip(1);
        return f;
    }
    void skip(std::size_t n) {
        text.remove_prefix(n);
        offset += n;
    }
    void skipBlanks() {
        while (!text.empty() && base::isSpace(text.front()))
            skip(1);
    }
    /// Takes the longest prefix whose characters all satisfy a condition.
    template <class Condition> Field take(Condition condition) {
        const auto* end = std::ranges::find_if_not(text, condition);
        const Field head{offset, text.substr(0, static_cast<std::size_t>(end - text.begin()))};
        skip(head.text.size());
        return head;
    }
};

/// The field without the blanks, quotes and final dot that files put around a FEN.
Field core(std::string_view text) {
    Field f = Field{0, text}.trimmed();
    if (f.text.starts_with('"'))
        f.skip(1);
    if (f.text.ends_with('"'))
        f.text.remove_suffix(1);
    f = f.trimmed();
    if (f.text.ends_with('.'))
        f.text.remove_suffix(1);
    return f.trimmed();
}

std::vector<Field> split(Field whole) {
    std::vector<Field> fields;
    while (true) {
        const auto colon = whole.text.find(':');
        fields.push_back(Field{whole.offset, whole.text.substr(0, colon)}.trimmed());
        if (colon == std::string_view::npos)
            return fields;
        whole.skip(colon + 1);
    }
}

/// A field without pieces: lidraughts' `H0` and `F1` (half moves, move number), `+1+246` (Frisian
/// king moves), or an empty one.
bool isExtra(std::string_view field) {
    if (field.empty())
        return true;
    if (field.front() == '+')
        return field.find_first_not_of("+0123456789") == std::string_view::npos;
    return std::string_view("HhFf").find(field.front()) != std::string_view::npos &&
           std::ranges::all_of(field.substr(1), base::isDigit);
}

class FenReader {
public:
    explicit FenReader(Variant variant) : position_(variant), rules_(position_.rules()) {}

    Expected<Position, FenError> read(std::string_view text) {
        const bool ok = readFields(text);
        if (!ok)
            return Unexpected{error_};
        return position_;
    }

private:
    // Each reads its part into position_; false after setting error_.

    bool readFields(std::string_view text) {
        if (text.size() > longestFen)
            return fail({.fault = FenFault::tooLong, .offset = longestFen, .number = text.size()});
        const Field whole = core(text);
        if (whole.text.empty())
            return fail({.fault = FenFault::empty, .offset = whole.offset});
        std::vector<Field> fields = split(whole);
        dropDoubledSide(fields);
        if (!readSide(fields.front()))
            return false;
        for (std::size_t i = 1; i < fields.size(); ++i)
            if (!readPieces(fields[i]))
                return false;
        return bothGiven(whole) && countKingMoves();
    }

    /// `W:B:W50:B`: the second field is a bare colour whose pieces come later.
    static void dropDoubledSide(std::vector<Field>& fields) {
        const auto isColour = [&](const Field& f, Color c) {
            return !f.text.empty() && readColor(f.text.front()) == c;
        };
        if (fields.size() < 4 || fields[1].text.size() != 1)
            return;
        const auto second = readColor(fields[1].text.front());
        if (second && std::any_of(fields.begin() + 2, fields.end(),
                                  [&](const Field& f) { return isColour(f, *second); }))
            fields.erase(fields.begin());
    }

    bool readSide(const Field& f) {
        if (f.text == "?") {
            position_.setToMove(rules_.firstMover);
            return true;
        }
        const auto color = f.text.size() == 1 ? readColor(f.text.front()) : std::nullopt;
        if (!color)
            return fail(FenFault::badSide, f);
        position_.setToMove(*color);
        return true;
    }

    bool readPieces(Field f) {
        const auto color = f.text.empty() ? std::nullopt : readColor(f.text.front());
        if (!color)
            return (given_[0] && given_[1] && readExtra(f.text)) || fail(FenFault::badField, f);
        bool& given = given_[static_cast<std::size_t>(*color)];
        if (given)
            return fail({.fault = FenFault::colorTwice, .offset = f.offset, .color = *color});
        given = true;
        f.skip(1);
        return readSquares(f, *color);
    }

    bool readExtra(std::string_view text) {
        if (text.starts_with('+'))
            counters_ = text;
        return isExtra(text);
    }

    /// `+0+346`: Black's count and king, then White's.
    bool countKingMoves() {
        if (rules_.kingMovesInARow == 0 || counters_.empty())
            return true;
        const std::string_view both = counters_.substr(1);
        const std::size_t plus = std::min(both.find('+'), both.size());
        setCounter(Color::black, both.substr(0, plus));
        setCounter(Color::white, both.substr(std::min(plus + 1, both.size())));
        return true;
    }

    /// A digit for the moves, then the king's square; a side with one king may omit it.
    void setCounter(Color color, std::string_view counter) {
        if (counter.empty() || counter.front() == '0')
            return;
        const auto moves = static_cast<std::uint8_t>(counter.front() - '0');
        const SquareSet kings = position_.kings(color);
        auto king = squareNamed(rules_, counter.substr(1));
        if (counter.size() == 1 && kings.size() == 1)
            king = kings.first();
        if (king && kings.contains(*king))
            position_.setKingRun(color, {*king, moves});
    }

    bool readSquares(Field f, Color color) {
        f.skipBlanks();
        while (!f.text.empty()) {
            if (!readPiece(f, color))
                return false;
            f.skipBlanks();
            if (!f.text.empty() && f.text.front() != ',')
                return fail(FenFault::commaMissing, f);
            f.skip(f.text.empty() ? 0 : 1);
            f.skipBlanks();
        }
        return true;
    }

    /// One square or range, with or without a K.
    bool readPiece(Field& f, Color color) {
        const Kind kind = takeKing(f) ? Kind::king : Kind::man;
        const auto first = readSquare(f);
        if (!first)
            return false;
        f.skipBlanks();
        if (f.text.empty() || f.text.front() != '-')
            return put(*first, {color, kind});
        f.skip(1);
        f.skipBlanks();
        takeKing(f);
        const auto last = readSquare(f);
        return last && putRange(*first, *last, {color, kind});
    }

    /// K before a square; on boards with a file k, "k5" is the king on 5.
    static bool takeKing(Field& f) {
        if (f.text.empty() || (f.text.front() != 'K' && f.text.front() != 'k'))
            return false;
        f.skip(1);
        f.skipBlanks();
        return true;
    }

    struct PlacedSquare {
        Field name;
        Square square;
    };

    std::optional<PlacedSquare> readSquare(Field& f) {
        const Field rest = f;
        Field name = f.take(base::isLetter);
        const Field digits = f.take(base::isDigit);
        name.text = rest.text.substr(0, name.text.size() + digits.text.size());
        const auto square = squareNamed(rules_, name.text);
        if (square)
            return PlacedSquare{name, *square};
        if (digits.text.empty())
            fail(FenFault::squareMissing, rest);
        else
            fail(FenFault::noSuchSquare, {rest.offset, name.text.substr(0, 12)});
        return std::nullopt;
    }

    bool put(const PlacedSquare& where, Piece piece) {
        if (position_.at(where.square))
            return fail(FenFault::squareTaken, where.name);
        position_.put(where.square, piece);
        return true;
    }

    /// Ranges run in the order of the numbers, whichever corner they start from.
    bool putRange(const PlacedSquare& first, const PlacedSquare& last, Piece piece) {
        if (!base::isDigit(first.name.text.front()) || !base::isDigit(last.name.text.front()))
            return fail(FenFault::rangeOfNames, first.name);
        if (rules_.number(first.square) > rules_.number(last.square))
            return fail(FenFault::rangeBackward, first.name);
        for (int n = rules_.number(first.square); n <= rules_.number(last.square); ++n)
            if (!put({{first.name.offset, std::to_string(n)}, *rules_.square(n)}, piece))
                return false;
        return true;
    }

    bool bothGiven(const Field& whole) {
        for (const Color c : {Color::white, Color::black})
            if (!given_[static_cast<std::size_t>(c)])
                return fail({.fault = FenFault::colorMissing,
                             .offset = whole.offset + whole.text.size(),
                             .color = c});
        return true;
    }

    bool fail(FenFault fault, const Field& at) {
        return fail({.fault = fault, .offset = at.offset, .word = excerpt(at.text)});
    }

    bool fail(FenError error) {
        error_ = std::move(error);
        error_.variant = rules_.variant;
        return false;
    }

    Position position_;
    const Rules& rules_;
    std::array<bool, 2> given_{};
    std::string_view counters_;
    FenError error_{};
};

std::string squaresOf(const Position& position, Color color) {
    const Rules& rules = position.rules();
    std::string text;
    for (int n = 1; n <= rules.board.size(); ++n) {
        const auto piece = position.at(*rules.square(n));
        if (piece && piece->color == color)
            text += (text.empty() ? "" : ",") + std::string(piece->kind == Kind::king ? "K" : "") +
                    std::to_string(n);
    }
    return text;
}

std::string kingMovesCounter(const Position& position, Color color) {
    const KingRun run = position.kingRun(color);
    const int limit = position.rules().kingMovesInARow;
    if (run.moves == 0 || position.men(color).empty())
        return "+0";
    return "+" + std::to_string(std::min<int>(run.moves, limit)) +
           std::to_string(position.rules().number(run.king));
}

/// The kings' moves in a row, if they limit the legal moves.
std::string kingMovesText(const Position& position) {
    if (position.rules().kingMovesInARow == 0)
        return {};
    const std::string counters =
        kingMovesCounter(position, Color::black) + kingMovesCounter(position, Color::white);
    return counters == "+0+0" ? "" : ":H0:F1:" + counters;
}

} // namespace

Expected<Position, FenError> readFen(Variant variant, std::string_view text) {
    std::string room;
    return FenReader(variant).read(text.size() <= longestFen ? base::withPlainSigns(text, room)
                                                             : text);
}

SquareSet menOnCrowningRow(const Position& position) {
    const Rules& rules = position.rules();
    SquareSet found;
    for (const Color c : {Color::white, Color::black})
        for (const Square s : position.men(c))
            if (rules.board.rowOf(s) == rules.crowningRow(c))
                found.insert(s);
    return found;
}

std::string writeFen(const Position& position) {
    const std::string side = position.toMove() == Color::white ? "W" : "B";
    return side + ":W" + squaresOf(position, Color::white) + ":B" +
           squaresOf(position, Color::black) + kingMovesText(position);
}

namespace {

// In the order of FenFault.
constexpr std::array<std::string_view, static_cast<std::size_t>(FenFault::colorMissing) + 1> codes{
    "fen-too-long",     "fen-empty",          "fen-bad-side",       "fen-bad-field",
    "fen-color-twice",  "fen-comma-missing",  "fen-square-missing", "fen-no-such-square",
    "fen-square-taken", "fen-range-of-names", "fen-range-backward", "fen-color-missing"};

} // namespace

Message message(const FenError& error) {
    Message message{std::string(codes[static_cast<std::size_t>(error.fault)]), {}};
    const auto add = [&](std::string name, Value value) {
        message.parameters.push_back({std::move(name), std::move(value)});
    };
    switch (error.fault) {
    case FenFault::tooLong:
        add("number", counted(error.number));
        add("most", counted(longestFen));
        break;
    case FenFault::colorTwice:
    case FenFault::colorMissing:
        add("color", error.color == Color::white ? "white" : "black");
        break;
    case FenFault::noSuchSquare: {
        const Board& board = rules(error.variant).board;
        add("word", error.word);
        add("board", std::to_string(board.files) + "x" + std::to_string(board.ranks));
        break;
    }
    case FenFault::empty:
        break;
    default:
        add("word", error.word);
    }
    return message;
}

std::optional<Message> warningOfLostKings(const Position& position) {
    std::vector<std::string> squares;
    for (const Square s : menOnCrowningRow(position))
        squares.push_back(squareName(position.rules(), s));
    if (squares.empty())
        return std::nullopt;
    return Message{"man-on-crowning-row", {{"squares", std::move(squares)}}};
}

} // namespace damscope::rules
