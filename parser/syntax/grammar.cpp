// SPDX-License-Identifier: GPL-3.0-or-later
// PDN's grammar: the reading grammar of PDN 3.0, the habits of 2.0 and 1.0, and what real files
// have in addition (docs/pdn.md). It only recognises and calls a GameBuilder; it makes no
// attributes, skips nothing silently and does not recurse: an opening bracket is an element like
// any other. Alternatives are distinguished before the first of their actions, so that nothing has
// to be undone.
#include "parser/syntax/game_builder.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "rules/board/result.hpp"

#include <boost/spirit/home/x3.hpp>

namespace damscope::parser {
namespace {

namespace x3 = boost::spirit::x3;
using x3::char_;
using x3::eoi;
using x3::lit;
using x3::raw;

struct Builder; // names the builder in the parsing context

template <class Context> GameBuilder& contextBuilder(const Context& context) {
    return x3::get<Builder>(context);
}

// Semantic action: passes the text of what was recognised to the builder.
template <auto event> struct Report {
    template <class Context> void operator()(Context& context) const {
        const auto& range = x3::_attr(context);
        (contextBuilder(context).*event)(std::string_view(range.begin(), range.size()));
    }
};
template <auto event> constexpr Report<event> report{};

// Semantic predicate: continues only if the builder says yes to the place.
template <auto question> struct Asks : x3::parser<Asks<question>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    template <class Iterator, class Context, class Rule, class Attribute>
    bool parse(Iterator& first, const Iterator&, const Context& context, Rule&, Attribute&) const {
        const GameBuilder& builder = contextBuilder(context);
        return (builder.*question)(builder.offsetOf(first));
    }
};
template <auto question> constexpr Asks<question> asks{};

// Lets the builder scan from here; fails where it takes nothing.
template <auto scan> struct Scanned : x3::parser<Scanned<scan>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    template <class Iterator, class Context, class Rule, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, Rule&,
               Attribute&) const {
        if (first == last)
            return false;
        GameBuilder& builder = contextBuilder(context);
        const std::size_t length = (builder.*scan)(builder.offsetOf(first));
        first += length;
        return length > 0;
    }
};
template <auto scan> constexpr Scanned<scan> scanned{};

// A function of scan.hpp that finds the end of something.
template <auto findEnd> struct Passed : x3::parser<Passed<findEnd>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    template <class Iterator, class Context, class Rule, class Attribute>
    [[gnu::always_inline]] bool parse(Iterator& first, const Iterator& last, const Context&, Rule&,
                                      Attribute&) const {
        const std::string_view rest(first, static_cast<std::size_t>(last - first));
        first += findEnd(rest, 0);
        return true;
    }
};

// An element and the white space after it. As `element >> spaces` GCC calls the spaces, which costs
// a tenth of all reading (tests/bench/parse_bench).
template <class Subject> struct Spaced : x3::unary_parser<Subject, Spaced<Subject>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;
    constexpr explicit Spaced(const Subject& element)
        : x3::unary_parser<Subject, Spaced<Subject>>(element) {}

    template <class Iterator, class Context, class Rule, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, Rule& rule,
               Attribute& attribute) const {
        if (!this->subject.parse(first, last, context, rule, attribute))
            return false;
        first += afterSpaces({first, static_cast<std::size_t>(last - first)}, 0);
        return true;
    }
};
template <class Element> constexpr auto spaced(const Element& element) {
    return Spaced<Element>(element);
}

// The text of most tags: as a set of characters each would be looked up by a call.
std::size_t afterPlainValue(std::string_view text, std::size_t at) {
    const auto isSpecial = [](char c) { return c == '"' || c == '\\' || c == '\r' || c == '\n'; };
    while (at < text.size() && !isSpecial(text[at]))
        ++at;
    return at;
}

std::size_t behindComment(std::string_view text, std::size_t at) {
    return toFirst(text, at, '}').end();
}

// A character of those that a predicate accepts: a constant of one byte. X3's own sets are tables
// of 32 bytes, filled at run time, of which every rule has a copy: with them this grammar took 270
// kB of stack when the program started.
template <auto accepts> struct OneOf : x3::char_parser<OneOf<accepts>> {
    using attribute_type = char;
    static constexpr bool has_attribute = true;

    template <class Context> bool test(char c, const Context&) const { return accepts(c); }
};
constexpr auto isWordCharacter = [](char c) {
    return base::isLetter(c) || base::isDigit(c) || c == '_';
};
constexpr auto isFile = [](char c) { return (c >= 'a' && c <= 'l') || (c >= 'A' && c <= 'L'); };
constexpr auto isInQuotes = [](char c) { return c != '"' && c != '\r' && c != '\n'; };
constexpr auto beginsNothing = [](char c) { return c != '[' && c != '{' && c != '%'; };
constexpr auto standsBehindMove = [](char c) {
    constexpr std::string_view signs = "(){}[]$!?*;,";
    return signs.find(c) != signs.npos;
};
constexpr auto isSeparator = [](char c) { return c == ';' || c == '%' || c == ',' || c == '|'; };
constexpr auto isMark = [](char c) { return c == '!' || c == '?'; };

// A sign beyond ASCII that stands for one of these two.
template <char plain, char other = plain>
struct PrintedSign : x3::parser<PrintedSign<plain, other>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    template <class Iterator, class Context, class Rule, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context&, Rule&, Attribute&) const {
        if (first == last || (!isWide(*first) && *first != '&'))
            return false;
        const auto sign = base::plainSignAt({first, static_cast<std::size_t>(last - first)});
        if (!sign || (sign->sign != plain && sign->sign != other))
            return false;
        first += sign->length;
        return true;
    }
};

// Blanks, and what is invisible.
std::size_t afterHidden(std::string_view text, std::size_t at) {
    while ((at = afterBlanks(text, at)) < text.size() && isWide(text[at])) {
        const auto sign = base::plainSignAt(text.substr(at));
        if (!sign || (sign->sign != ' ' && sign->sign != base::PlainSign::invisible))
            break;
        at += sign->length;
    }
    return at;
}

// What is invisible.
std::size_t afterInvisible(std::string_view text, std::size_t at) {
    while (at < text.size() && isWide(text[at])) {
        const auto sign = base::plainSignAt(text.substr(at));
        if (!sign || !sign->isInvisible())
            break;
        at += sign->length;
    }
    return at;
}

// A word behind points, the last thing on the line, says that nobody played.
std::size_t afterForfeit(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 32;
    const std::size_t begin = afterBlanks(text, at);
    if (begin == text.size() || !base::isLetter(text[begin]))
        return at;
    const std::string_view near = text.substr(at, longest);
    const std::size_t stop = near.find_first_of("\r\n(){}[];");
    if (stop == near.npos && near.size() == longest)
        return at;
    const std::string_view written = base::trimmedEnd(near.substr(0, stop), " \t");
    const rules::Rules& rules = rules::rules(rules::Variant::international);
    const std::string result = "2-0" + std::string(written);
    const bool isForfeit = readResult(rules, result) && resultDetail(rules, result).forfeit;
    return isForfeit ? at + written.size() : at;
}

using Build = GameBuilder;

// Characters. Classes such as x3::digit must not meet bytes beyond ASCII, so none is used.
const auto digit = char_('0', '9');
const auto letter = OneOf<base::isLetter>{};
const auto wordCharacter = OneOf<isWordCharacter>{};
const auto blank = OneOf<base::isBlank>{};
const auto blanks = Passed<afterBlanks>{};
const auto spaces = Passed<afterSpaces>{};
const auto gap = *OneOf<base::isSpace>{}; // inside a move
const auto invisible = Passed<afterInvisible>{};
// Dashes and crosses of print (base/text/plain_signs.hpp). Moves with such signs are scanned.
const auto printedDash = PrintedSign<'-'>{};
const auto dash = lit('-') | printedDash;
const auto printedCapture = PrintedSign<'x'>{};
const auto captureSign = lit('x') | 'X' | ':';
const auto ellipsis = lit("..") >> *lit('.') | "\xE2\x80\xA6";

// Moves: 32-28, 07-11, 1- 7, 35 x 4, 47x38x24x13x36; c3-d4, C3:E5, a3b4, gf4; 3228.
const auto separator = lit('-') | captureSign;
const auto square = digit >> -digit;
// A number with a dot behind a gap is that of the next move: "16. 40-35 4- 17. 35-30".
const auto numericTarget = square | gap >> square >> !lit('.');
const auto numericMove = square >> blanks >> separator >> numericTarget >>
                         *(captureSign >> numericTarget | '-' >> square |
                           +blank >> captureSign >> gap >> square >> !lit('.')) >>
                         !digit;
// 23*32: with nothing between, since a star behind a move is a mark.
const auto starMove = square >> +('*' >> square) >> !(digit | separator);
const auto file = OneOf<isFile>{};
const auto rank = char_('1', '9');
const auto algebraicPath = *(blanks >> captureSign >> gap >> file >> rank | '-' >> file >> rank);
const auto algebraicMove = file >>
                           (rank >> (blanks >> separator >> gap >> file >> rank >> algebraicPath |
                                     file >> rank >> algebraicPath >> !wordCharacter) |
                            file >> rank >> algebraicPath >> !wordCharacter);
const auto algebraicStarMove = file >> rank >> +('*' >> file >> rank) >>
                               !(wordCharacter | separator);
const auto joinedDigits = !asks<&Build::amongWords>;
const auto fourDigits =
    joinedDigits >> digit >> digit >> digit >> digit >> !(wordCharacter | separator);
const auto threeDigits = joinedDigits >> digit >> digit >> digit >> !(wordCharacter | separator);

const auto writtenMove = numericMove | starMove | algebraicMove | algebraicStarMove;

// Results: 1-0, 2:0, 1/2-1/2, ½-½, 0.5-0.5, 1+ - 1-, 10-0, 2-0F, 1-0 forfeit. None begins like a
// longer move (1-18).
const auto hidden = Passed<afterHidden>{};
const auto softHyphen = PrintedSign<base::PlainSign::softHyphen>{}; // one beside a dash is none
const auto between = hidden >> *(softHyphen >> hidden >> &(dash | ':' | softHyphen)) >>
                     (dash | ':' | softHyphen) >> hidden >> *(softHyphen >> hidden);
const auto half = lit("1/2") | "\xC2\xBD";
const auto decimal = digit >> -digit >> '.' >> digit >> -digit;
const auto plusDraw = lit('1') >>
                      (lit('+') >> between >> '1' >> blanks >> dash | dash >> between >> "1+");
// All points of a way of counting: 8-0 is not a result, but a slip in a move.
const auto allPoints = lit("10") | "12" | char_('0', '5');
const auto score = lit('0') >> between >> allPoints | allPoints >> between >> '0' |
                   lit('1') >> between >> '1';
const auto result =
    (half >> between >> half | plusDraw | decimal >> between >> decimal |
     score >> Passed<afterForfeit>{}) >>
    !(wordCharacter | dash | ':' | lit('.') >> gap >> !(+digit >> '.') >> wordCharacter);

// The end of a game. A star after a move is a mark of PDN 2.0, unless it is the last thing there.
const auto lastThing = spaces >> (eoi | asks<&Build::beginsNextGame>);
const auto forcedAhead = &(asks<&Build::gluedToMove> >> '*' >> !lastThing);
const auto terminal = result | lit('*');
const auto nextGame =
    &(lit('[') | letter) >> asks<&Build::beginsNextGame> |
    &(lit("1.") >> !lit('.')) >> asks<&Build::numbersStartAgain> | asks<&Build::headsNextGame>;
const auto inside = asks<&Build::goesOnBehindResult>;
const auto gameEnd = nextGame |
                     !forcedAhead >> terminal >> !inside >> (asks<&Build::inMainLine> | &lastThing);

// Elements of a game, by what they begin with.
const auto moveNumber =
    raw[+digit >> invisible >> (lit('.') >> *(invisible >> lit('.')) | "\xE2\x80\xA6")]
       [report<&Build::number>];
const auto bareNumber = &(digit >> -digit >> -digit >> +blank >> (numericMove | algebraicMove)) >>
                        raw[+digit][report<&Build::numberWithoutDot>];
const auto bracketedNumber = asks<&Build::inMainLine> >>
                             &(+digit >> ')') >> raw[+digit][report<&Build::numberWithoutDot>] >>
                             ')';
const auto beginsWithDigit = scanned<&Build::oddMove> | moveNumber |
                             raw[numericMove | starMove | fourDigits][report<&Build::move>] |
                             bareNumber | bracketedNumber | raw[threeDigits][report<&Build::move>];

const auto beginsWithLetter = scanned<&Build::oddTag> | scanned<&Build::oddMove> |
                              raw[algebraicMove | algebraicStarMove][report<&Build::move>];

const auto tagPair = lit('[') >> blanks >>
                     raw[letter >> Passed<afterNameCharacters>{}][report<&Build::tagName>] >>
                     blanks >> '"' >> raw[Passed<afterPlainValue>{}][report<&Build::tagValue>] >>
                     '"' >> blanks >> raw[lit(']')][report<&Build::tagEnd>];
const auto beginsWithSquareBracket =
    asks<&Build::takesTag> >> tagPair | scanned<&Build::oddTag> |
    &lit("[%") >> scanned<&Build::commandOutsideComment> | scanned<&Build::markup>;

const auto marks = +OneOf<isMark>{};
const auto bracketedMark =
    &(lit('(') >> blanks >> (marks | '*') >> blanks >> ')') >> '(' >> blanks >>
    (raw[marks][report<&Build::strength>] | raw[lit('*')][report<&Build::forcedMove>]) >> blanks >>
    ')';
const auto beginsWithRoundBracket = bracketedMark | scanned<&Build::deepVariation> |
                                    scanned<&Build::remark> | raw[lit('(')][report<&Build::open>];
const auto variationEnd = asks<&Build::inVariation> >> raw[lit(')')][report<&Build::close>];

const auto
    unknownMove = asks<&Build::awaitsUnknownMove> >>
                  &(dash >> !(wordCharacter | dash)) >> raw[dash][report<&Build::unknownMove>];
// The sign for a pass that programs of chess write. A dash between words is none: a move or a
// number stands beside it, with or without a blank between.
const auto passSign = lit("--") | "Z0" | "@@@@";
const auto behindPass = numericMove | +digit >> '.' | algebraicMove |
                        !(wordCharacter | dash) >> spaces >>
                            (eoi | digit | OneOf<standsBehindMove>{} | algebraicMove);
const auto nullMove =
    &(passSign >> behindPass) >> asks<&Build::inBody> >> raw[passSign][report<&Build::nullMove>];
const auto innerResult =
    asks<&Build::inVariation> >> raw[terminal][report<&Build::resultInVariation>];
// After moves of both players a result is not a slip in a move.
const auto resultInside = raw[terminal][report<&Build::resultInside>];
const auto resultBetweenMoves = asks<&Build::roundIsComplete> >> resultInside;

const auto whiteSquare = lit("\xE2\x96\xA1");                  // only move
const auto dotInCircle = lit("\xE2\xA8\x80") | "\xE2\x8A\x99"; // zugzwang
const auto star = lit('*');

// clang-format off
const auto element =
      &digit >> (innerResult | resultBetweenMoves | beginsWithDigit)
    | &(lit('-') | 'Z' | '@') >> nullMove
    | &letter >> beginsWithLetter
    | &lit('{') >> scanned<&Build::comment>
    | &lit('(') >> !asks<&Build::endsTagLine> >> beginsWithRoundBracket
    | variationEnd
    | &lit('[') >> beginsWithSquareBracket
    | &OneOf<isMark>{} >> asks<&Build::inBody> >> raw[marks][report<&Build::strength>]
    | raw['$' >> +digit][report<&Build::nag>]
    | forcedAhead >> raw[star][report<&Build::forcedMove>]
    | innerResult
    | resultInside
    | &OneOf<isSeparator>{} >> scanned<&Build::separator>
    | &(lit(';') | '%') >> scanned<&Build::lineComment>
    | &lit('/') >> scanned<&Build::setup>
    | ellipsis
    | unknownMove
    | raw[whiteSquare][report<&Build::forcedMove>]
    | raw[dotInCircle][report<&Build::zugzwang>]
    | scanned<&Build::stray>;
// clang-format on

// What games mostly consist of, as most programs write it: tried first, because it is distinguished
// from a result and from everything else at once. Not `1.`, with which another game may begin.
const auto nonZero = char_('1', '9');
// Signs one by one: a set of characters is looked up in a table by a call.
const auto plainGap = lit(' ') | '\n' | '\r';
const auto plainEnd =
    &(lit(' ') >> digit) | &plainGap >> !(+(lit(' ') | '\t') >> (captureSign | printedCapture));
const auto plainMove = nonZero >> -digit >> (lit('-') | 'x') >>
                       (nonZero >> digit | char_('2', '9')) >> plainEnd;
const auto plainNumber = !lit("1.") >> nonZero >> -digit >> -digit >> '.' >> &plainGap;
const auto plainElement =
    raw[plainMove][report<&Build::move>] | raw[plainNumber][report<&Build::number>];

// `.White "X"]`: with no bracket it looks like anything else.
const auto mistypedTag = asks<&Build::beforeBody> >> &OneOf<beginsNothing>{} >>
                         (scanned<&Build::mistypedTag> | scanned<&Build::heading>);

// A result before anything else, or after the game's own, belongs to no game.
const auto strayTerminal = raw[terminal][report<&Build::strayTerminator>];
const auto game = *(&(terminal >> spaces >> !eoi) >> strayTerminal >> spaces) >>
                  *spaced(plainElement | mistypedTag | !eoi >> !gameEnd >> element) >>
                  -(!nextGame >> raw[terminal][report<&Build::terminator>] >>
                    -(blanks >> scanned<&Build::remarkOnResult>) >> *(spaces >> strayTerminal));

// What may follow the last game: comments, and the tag in which some programs name the file.
const auto fileName = lit('[') >> "FILENAME" >> +blank >> '"' >> *OneOf<isInQuotes>{} >> "\"]";
const auto tailAhead = *(spaces >> (&lit('{') >> Passed<behindComment>{} |
                                    &(lit(';') | '%') >> Passed<lineEnd>{} | fileName)) >>
                       spaces >> eoi;
const auto tail = &tailAhead >> *(spaces >> (&lit('{') >> scanned<&Build::comment> |
                                             &(lit(';') | '%') >> scanned<&Build::lineComment> |
                                             &fileName >> tagPair)) >>
                  spaces;

template <class Grammar>
std::size_t recognise(const Grammar& grammar, std::string_view text, std::size_t at,
                      GameBuilder& builder) {
    const char* first = text.data() + at;
    x3::parse(first, text.data() + text.size(), x3::with<Builder>(builder)[grammar]);
    return static_cast<std::size_t>(first - text.data());
}

} // namespace

std::size_t moveLength(std::string_view text) {
    const char* first = text.data();
    x3::parse(first, text.data() + text.size(), writtenMove);
    return static_cast<std::size_t>(first - text.data());
}

std::size_t resultLength(std::string_view text) {
    const char* first = text.data();
    x3::parse(first, text.data() + text.size(), result);
    return static_cast<std::size_t>(first - text.data());
}

std::size_t recogniseGame(std::string_view text, std::size_t at, GameBuilder& builder) {
    return recognise(game, text, at, builder);
}

std::size_t recogniseTail(std::string_view text, std::size_t at, GameBuilder& builder) {
    return recognise(tail, text, at, builder);
}

} // namespace damscope::parser
