// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/notation.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "rules/board/variants.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/explain.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::rules {

namespace {

/// The letter of a file and the number of a rank count from the corner at the first mover's left
/// hand (PDN 3.0, GameType: "as seen by the starting player").
bool seenByWhite(const Rules& rules) {
    return rules.firstMover == Color::white;
}

int columnOfFile(const Rules& rules, int file) {
    return seenByWhite(rules) ? file : rules.board.files - 1 - file;
}

int rowOfRank(const Rules& rules, int rank) {
    return seenByWhite(rules) ? rules.board.ranks - rank : rank - 1;
}

std::string algebraicName(const Rules& rules, Square s) {
    const Coordinates p = rules.board.coordinates(s);
    const int rank = seenByWhite(rules) ? rules.board.ranks - p.row : p.row + 1;
    return static_cast<char>('a' + columnOfFile(rules, p.column)) + std::to_string(rank);
}

/// 0 for a or A; nothing for characters that are not a file of any board (a to l).
std::optional<int> fileOf(char c) {
    if (c >= 'a' && c <= 'l')
        return c - 'a';
    if (c >= 'A' && c <= 'L')
        return c - 'A';
    return std::nullopt;
}

/// A number of at most three digits: "7", "07", "007".
std::optional<int> readNumber(std::string_view digits) {
    if (digits.empty() || digits.size() > 3 || !std::ranges::all_of(digits, base::isDigit))
        return std::nullopt;
    int n = 0;
    for (const char c : digits)
        n = 10 * n + (c - '0');
    return n;
}

std::optional<Square> algebraicSquare(const Rules& rules, std::string_view text) {
    const auto file = fileOf(text.front());
    const auto rank = readNumber(text.substr(1));
    if (!file || *file >= rules.board.files || !rank || text[1] == '0')
        return std::nullopt;
    return rules.board.at({rowOfRank(rules, *rank), columnOfFile(rules, *file)});
}

// The longest capture on a board of 72 squares, written with every square it passes, is far
// shorter.
constexpr std::size_t longestMoveText = 1024;

struct Sign {
    std::string_view text;
    Separator meaning;
};
constexpr auto signs = std::to_array<Sign>({
    {"-", Separator::quiet},
    {"x", Separator::capture},
    {"X", Separator::capture},
    {":", Separator::capture},
    {"*", Separator::capture},
});

const Sign* signAt(std::string_view text) {
    const auto* found =
        std::ranges::find_if(signs, [&](const Sign& s) { return text.starts_with(s.text); });
    return found == std::end(signs) ? nullptr : found;
}

/// A move's text cut at its separators: "32 x 23" is "32" and "23".
struct Chunks {
    std::vector<std::string_view> parts;
    Separator separator = Separator::none;
};

/// The parts may stand in `room`. Nothing for a text that is no move.
std::optional<Chunks> cut(std::string_view text, std::string& room) {
    text = base::trimmed(text);
    if (text.size() > longestMoveText)
        return std::nullopt;
    text = base::trimmed(base::withPlainSigns(text, room));
    Chunks chunks;
    while (true) {
        std::size_t size = 0;
        while (size < text.size() && (base::isDigit(text[size]) || fileOf(text[size])))
            ++size;
        if (size == 0)
            return std::nullopt;
        chunks.parts.push_back(text.substr(0, size));
        text = base::trimmed(text.substr(size));
        if (text.empty())
            return chunks;
        const Sign* sign = signAt(text);
        if (sign == nullptr)
            return std::nullopt;
        chunks.separator = std::max(chunks.separator, sign->meaning);
        text = base::trimmed(text.substr(sign->text.size()));
    }
}

/// `3228`, `618`: every split into two existing squares.
std::vector<MoveText> cutDigits(const Rules& rules, std::string_view digits) {
    std::vector<MoveText> readings;
    if (digits.size() < 3 || digits.size() > 4)
        return readings;
    for (std::size_t i = digits.size() - 2; i <= 2; ++i) {
        const auto from = squareNamed(rules, digits.substr(0, i));
        const auto to = squareNamed(rules, digits.substr(i));
        if (from && to)
            readings.push_back({{*from, *to}, std::nullopt, Separator::none});
    }
    return readings;
}

/// `a3b4`, `c3e5g7`, `gf4`: squares written one after another, the first perhaps only by its file.
std::vector<MoveText> cutLetters(const Rules& rules, std::string_view text) {
    MoveText move;
    while (!text.empty()) {
        const auto next = std::min(text.find_first_not_of(base::digits, 1), text.size());
        const auto file = fileOf(text.front());
        if (next == 1 && move.squares.empty() && !move.fromFile && file &&
            *file < rules.board.files)
            move.fromFile = columnOfFile(rules, *file);
        else if (const auto s = squareNamed(rules, text.substr(0, next)); s && file)
            move.squares.push_back(*s);
        else
            return {};
        text.remove_prefix(next);
    }
    if (move.squares.size() + (move.fromFile ? 1 : 0) < 2)
        return {};
    return {move};
}

std::vector<MoveText> readJoined(const Rules& rules, std::string_view text) {
    return std::ranges::all_of(text, base::isDigit) ? cutDigits(rules, text)
                                                    : cutLetters(rules, text);
}

std::vector<MoveText> readSeparated(const Rules& rules, const Chunks& chunks) {
    MoveText move;
    move.separator = chunks.separator;
    for (const std::string_view part : chunks.parts) {
        const auto file = fileOf(part.front());
        if (part.size() == 1 && file && part.data() == chunks.parts.front().data() &&
            *file < rules.board.files)
            move.fromFile = columnOfFile(rules, *file);
        else if (const auto s = squareNamed(rules, part))
            move.squares.push_back(*s);
        else
            return {};
    }
    return {move};
}

std::string joined(const Rules& rules, const std::vector<Square>& squares, char sign) {
    std::string text = squareName(rules, squares.front());
    for (std::size_t i = 1; i < squares.size(); ++i)
        text += sign + squareName(rules, squares[i]);
    return text;
}

/// "51" or "c3", whether or not the board has it.
bool hasFormOfSquare(std::string_view text) {
    const bool letter = fileOf(text.front()).has_value();
    return readNumber(letter ? text.substr(1) : text).has_value();
}

bool shareEnds(const Move& a, const Move& b) {
    return a.from == b.from && a.to == b.to && a.captured != b.captured;
}

/// A route that cannot be read as another capture even if squares may be omitted. If there is none
/// among the first ones, the first will do: written in full it still takes other pieces than
/// any other capture.
Route uniqueRoute(const Position& position, const Move& move, const std::vector<Move>& rivals) {
    constexpr std::size_t tried = 16;
    std::vector<Route> own = routes(position, move, rivals.empty() ? 1 : tried);
    if (own.empty()) // the move is not legal here: a damaged game is written as it is
        return {{move.from, move.to}, {}, {}};
    const auto cannotBeMistaken = [&](const Route& r) {
        return std::ranges::none_of(
            rivals, [&](const Move& rival) { return passes(position, rival, r.squares); });
    };
    const auto found = std::ranges::find_if(own, cannotBeMistaken);
    return std::move(found == own.end() ? own.front() : *found);
}

std::string uniqueText(const Position& position, const Move& move,
                       const std::vector<Move>& rivals) {
    const Rules& r = position.rules();
    return joined(r, uniqueRoute(position, move, rivals).squares, r.captureSign);
}

} // namespace

std::string squareName(const Rules& rules, Square s) {
    return rules.notation == Notation::algebraic ? algebraicName(rules, s)
                                                 : std::to_string(rules.number(s));
}

std::optional<Square> squareNamed(const Rules& rules, std::string_view text) {
    if (text.empty())
        return std::nullopt;
    if (!base::isDigit(text.front()))
        return text.size() < 2 ? std::nullopt : algebraicSquare(rules, text);
    const auto number = readNumber(text);
    return number ? rules.square(*number) : std::nullopt;
}

std::vector<MoveText> readMoveText(const Rules& rules, std::string_view text) {
    std::string room;
    const auto chunks = cut(text, room);
    if (!chunks)
        return {};
    return chunks->parts.size() == 1 ? readJoined(rules, chunks->parts.front())
                                     : readSeparated(rules, *chunks);
}

std::optional<std::string> missingSquare(const Rules& rules, std::string_view text) {
    std::string room;
    const auto chunks = cut(text, room);
    if (!chunks || chunks->parts.size() < 2 || !std::ranges::all_of(chunks->parts, hasFormOfSquare))
        return std::nullopt;
    for (const std::string_view part : chunks->parts)
        if (!squareNamed(rules, part))
            return std::string(part);
    return std::nullopt;
}

std::string shortText(const Rules& rules, const Move& move) {
    const char sign = move.isCapture() ? rules.captureSign : '-';
    return joined(rules, {move.from, move.to}, sign);
}

std::string fullText(const Position& position, const Move& move) {
    if (!move.isCapture())
        return shortText(position.rules(), move);
    return uniqueText(position, move, {});
}

std::string moveText(const Position& position, const Move& move) {
    return moveText(position, move, legalMoves(position));
}

std::string moveText(const Position& position, const Move& move, const MoveList& legal) {
    std::vector<Move> rivals;
    std::ranges::copy_if(legal, std::back_inserter(rivals),
                         [&](const Move& other) { return shareEnds(move, other); });
    return rivals.empty() ? shortText(position.rules(), move) : uniqueText(position, move, rivals);
}

std::string numberedMoves(const Position& position, int played, std::span<const Move> moves) {
    const Color opener = position.rules().firstMover;
    // Where the other side began, its first move has the number of the ply after it.
    int ply = played + ((played % 2 == 0) != (position.toMove() == opener) ? 1 : 0);
    std::string text;
    Position at = position;
    for (const Move& move : moves) {
        const bool opens = at.toMove() == opener;
        text += text.empty() ? "" : " ";
        if (opens || text.empty())
            text += moveNumberText(moveNumberAfter(ply), opens) + ' ';
        text += moveText(at, move);
        at.play(move);
        ++ply;
    }
    return text;
}

std::string numberedMoves(std::span<const std::string> moves) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i)
        text +=
            (i > 0 ? " " : "") + (i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : "") + moves[i];
    return text;
}

} // namespace damscope::rules

namespace damscope::rules::detail {

namespace {

constexpr std::size_t mostSquares = 72;
constexpr std::uint8_t none = 255;

// The bit of each square by its number: needed twice per move.
constexpr auto bitsByNumber = [] {
    std::array<std::array<std::uint8_t, mostSquares + 1>, variantCount> bits{};
    for (std::size_t v = 0; v < variantCount; ++v)
        for (std::size_t n = 0; n <= mostSquares; ++n) {
            const auto s = tables::all[v]->square(static_cast<int>(n));
            bits[v][n] = s ? static_cast<std::uint8_t>(s->bit()) : none;
        }
    return bits;
}();

struct Ends {
    Square from;
    Square to;
    char separator;
};

// Reads from the front of a text, which is then what follows.
class EndsReader {
public:
    EndsReader(const Rules& rules, std::string_view text)
        : rules_(rules), at_(text.data()), end_(text.data() + text.size()) {}

    std::optional<Ends> read() {
        return rules_.notation == Notation::numeric ? ends([this] { return numbered(); })
                                                    : ends([this] { return algebraic(); });
    }

private:
    // Both ends as bits, so that the checks come after reading everything.
    template <class ReadBit> std::optional<Ends> ends(ReadBit readBit) {
        const std::uint8_t from = readBit();
        if (at_ == end_)
            return std::nullopt;
        const char separator = *at_++;
        const std::uint8_t to = readBit();
        const bool known = separator == '-' || separator == 'x' || separator == ':';
        if (at_ != end_ || from == none || to == none || !known)
            return std::nullopt;
        return Ends{Square(from), Square(to), separator};
    }
    std::uint8_t numbered() {
        const unsigned n = number();
        return n <= mostSquares ? bitsByNumber[static_cast<std::size_t>(rules_.variant)][n] : none;
    }
    std::uint8_t algebraic() {
        if (at_ == end_ || *at_ < 'a' || *at_ > 'z')
            return none;
        const int column = *at_++ - 'a';
        const auto square =
            rules_.board.at({rules_.board.ranks - static_cast<int>(number()), column});
        return square ? static_cast<std::uint8_t>(square->bit()) : none;
    }
    // A number of one or two digits; 0, which is not a square, if there is none.
    unsigned number() {
        unsigned n = 0;
        for (int digits = 0; digits < 2 && at_ != end_; ++digits, ++at_) {
            const unsigned digit = static_cast<unsigned>(*at_) - unsigned{'0'};
            if (digit > 9)
                break;
            n = 10 * n + digit;
        }
        return n;
    }

    const Rules& rules_;
    const char* at_;
    const char* end_;
};

} // namespace

bool isWrongSeparator(Separator separator, const Move& move, const Rules& rules) {
    if (!move.isCapture())
        return separator == Separator::capture;
    return separator == Separator::quiet && rules.captureSign != '-';
}

std::optional<PlainMove> plainMove(const Position& position, std::string_view text) {
    const Rules& rules = position.rules();
    const auto ends = EndsReader(rules, text).read();
    if (!ends)
        return std::nullopt;
    const MovesBetween found = movesBetween(position, ends->from, ends->to);
    if (found.count != 1 || found.overflowed)
        return std::nullopt;
    const Separator sign = ends->separator == '-' ? Separator::quiet : Separator::capture;
    return PlainMove{found.first, isWrongSeparator(sign, found.first, rules)};
}

} // namespace damscope::rules::detail

namespace damscope::rules {

namespace {

/// Whether a text names every landing square of a capture.
bool isWrittenInFull(const Position& position, const Move& move, const MoveText& text) {
    std::vector<Square> squares = text.squares;
    if (text.fromFile)
        squares.insert(squares.begin(), move.from);
    return landsOn(position, move, squares);
}

bool startsAt(const Position& position, const Move& move, const MoveText& text) {
    if (text.fromFile)
        return position.rules().board.coordinates(move.from).column == *text.fromFile;
    return move.from == text.squares.front();
}

bool saysCapture(const MoveText& text, const Rules& rules) {
    return text.separator == Separator::capture ||
           (text.separator == Separator::quiet && rules.captureSign == '-');
}

template <class Fits> std::vector<Move> those(const std::vector<Move>& moves, Fits fits) {
    std::vector<Move> chosen;
    std::ranges::copy_if(moves, std::back_inserter(chosen), fits);
    return chosen;
}

/// Squares between the ends distinguish captures. A capture written with all its landing squares is
/// that capture, although another may pass over the same squares (PDN 3.0's own example:
/// 47x38x24x13x36). If no capture passes them, from and to may still name a single one: it is
/// accepted with a remark.
void keepThoseAlong(MoveMatch& match, const Position& position, const MoveText& text) {
    std::vector<Move> along =
        those(match.moves, [&](const Move& m) { return isWrittenInFull(position, m, text); });
    if (along.empty())
        along =
            those(match.moves, [&](const Move& m) { return passes(position, m, text.squares); });
    if (along.empty())
        match.wrongWay = true;
    else
        match.moves = std::move(along);
}

/// A text with nothing between its ends names a capture of one jump. It may also be a shortened
/// longer capture: the others are listed after it.
void preferOneJump(MoveMatch& match, const Position& position, const MoveText& text) {
    auto& moves = match.moves;
    const auto others = std::stable_partition(moves.begin(), moves.end(), [&](const Move& m) {
        return isWrittenInFull(position, m, text);
    });
    match.exact = others != moves.begin() && !text.fromFile && saysCapture(text, position.rules());
}

MoveMatch resolve(const Position& position, const MoveList& legal, const MoveText& text) {
    MoveMatch match;
    if (text.squares.empty())
        return match;
    for (const Move& m : legal)
        if (m.to == text.squares.back() && startsAt(position, m, text))
            match.moves.push_back(m);
    if (match.moves.empty())
        return match;
    if (text.squares.size() > (text.fromFile ? 1U : 2U))
        keepThoseAlong(match, position, text);
    else if (match.moves.size() > 1)
        preferOneJump(match, position, text);
    match.wrongSeparator =
        detail::isWrongSeparator(text.separator, match.moves.front(), position.rules());
    return match;
}

void addProblem(MoveMatch& match, const Position& position, const MoveText& text) {
    if (match.moves.empty())
        match.problem = explain(position, text);
    else if (!match.unique())
        match.problem = Explanation{Reason::ambiguous, text.squares, match.moves};
}

std::optional<MoveMatch> resolvePlain(const Position& position, std::string_view text) {
    const auto plain = detail::plainMove(position, text);
    if (!plain)
        return std::nullopt;
    MoveMatch match;
    match.moves.push_back(plain->move);
    match.wrongSeparator = plain->wrongSeparator;
    return match;
}

MoveMatch resolveReadings(const Position& position, const MoveList& legal, std::string_view text) {
    MoveMatch all;
    const auto readings = readMoveText(position.rules(), text);
    if (readings.size() == 1) {
        all = resolve(position, legal, readings.front());
        addProblem(all, position, readings.front());
        return all;
    }
    for (const MoveText& reading : readings) {
        MoveMatch one = resolve(position, legal, reading);
        for (const Move& m : one.moves)
            if (std::ranges::find(all.moves, m) == all.moves.end())
                all.moves.push_back(m);
        if (!one.moves.empty()) {
            all.wrongSeparator = one.wrongSeparator;
            all.wrongWay = one.wrongWay;
        }
    }
    if (all.moves.size() > 1)
        all.problem = Explanation{Reason::ambiguous, {}, all.moves};
    else if (all.moves.empty())
        all.problem = explain(position, text);
    return all;
}

} // namespace

MoveMatch resolve(const Position& position, const MoveText& text) {
    MoveMatch match = resolve(position, legalMoves(position), text);
    addProblem(match, position, text);
    return match;
}

MoveMatch resolve(const Position& position, const MoveList& legal, std::string_view text) {
    if (auto match = resolvePlain(position, text))
        return *std::move(match);
    return resolveReadings(position, legal, text);
}
MoveMatch resolve(const Position& position, std::string_view text) {
    if (auto match = resolvePlain(position, text))
        return *std::move(match);
    return resolveReadings(position, legalMoves(position), text);
}

} // namespace damscope::rules
