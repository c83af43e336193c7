// SPDX-License-Identifier: GPL-3.0-or-later
// The language of docs/query.md. Each rule makes a value of what it recognises, by a function of
// the headers below. A condition differs from the others in its first words; what must follow them
// is needed, so that an error is found where it is, and nothing is tried twice.
#include "db/search/query/language/reading.hpp"

#include "base/text/ascii.hpp"
#include "db/search/query/language/fixed_words.hpp"
#include "db/search/query/language/predicate.hpp"
#include "db/search/query/language/regions.hpp"

#include <boost/fusion/container/deque.hpp>
#include <boost/fusion/functional/invocation/invoke.hpp>
#include <boost/spirit/home/x3.hpp>

#include <type_traits>
#include <utility>

namespace damscope::db::query {
namespace {

namespace x3 = boost::spirit::x3;

// ---- what the language adds to Spirit: values made by functions, errors where something is
// missing

/// What is being parsed, and how deep. In the parsing context under its own type.
struct Reading {
    const rules::Rules& rules;
    std::string_view query;
    const KnownNames* names;
    int depth = 0;

    [[nodiscard]] Passage passage(const char* first, const char* last) const {
        return {rules, static_cast<std::size_t>(first - query.data()),
                std::string_view(first, static_cast<std::size_t>(last - first)), names};
    }
};

template <class Function> struct ValueFunction;
template <class Value, class... Arguments>
struct ValueFunction<Value (*)(const Passage&, Arguments...)> {
    using value_type = Value;
    using Attribute = boost::fusion::deque<std::decay_t<Arguments>...>;
};
template <class Value, class Argument> struct ValueFunction<Value (*)(const Passage&, Argument)> {
    using value_type = Value;
    using Attribute = std::decay_t<Argument>;
};
template <class Value> struct ValueFunction<Value (*)(const Passage&)> {
    using value_type = Value;
    using Attribute = x3::unused_type;
};

/// What `make` makes of the text that was recognised, and of the values of its parts.
template <auto make, class Subject> struct Made : x3::unary_parser<Subject, Made<make, Subject>> {
    using Function = ValueFunction<decltype(make)>;
    using attribute_type = typename Function::value_type;
    static constexpr bool has_attribute = true;

    explicit constexpr Made(const Subject& inner)
        : x3::unary_parser<Subject, Made<make, Subject>>(inner) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        x3::skip_over(first, last, context);
        const Iterator begin = first;
        typename Function::Attribute parts{};
        if (!this->subject.parse(first, last, context, rule, parts))
            return false;
        attribute = value(x3::get<Reading>(context).passage(begin, first), parts);
        return true;
    }

private:
    static attribute_type value(const Passage& passage, x3::unused_type) { return make(passage); }
    template <class... Parts>
    static attribute_type value(const Passage& passage, boost::fusion::deque<Parts...>& parts) {
        return boost::fusion::invoke(
            [&](Parts&... part) { return make(passage, std::move(part)...); }, parts);
    }
    template <class Part> static attribute_type value(const Passage& passage, Part& part) {
        return make(passage, std::move(part));
    }
};

template <auto make, class Parser> constexpr auto made(const Parser& parser) {
    const auto subject = x3::as_parser(parser);
    return Made<make, std::decay_t<decltype(subject)>>(subject);
}

template <class Value, class... Parts> Value aggregate(const Passage&, Parts... parts) {
    return Value{std::move(parts)...};
}

/// An aggregate of the values of the parts, whose types are given.
template <class Value, class... Parts, class Parser> constexpr auto as(const Parser& parser) {
    return made<&aggregate<Value, Parts...>>(parser);
}

/// What must come here: if it does not, that is the error.
template <class Subject> struct Needed : x3::unary_parser<Subject, Needed<Subject>> {
    static constexpr bool is_pass_through_unary = true;

    constexpr Needed(QueryFault what, const char* which, const Subject& inner)
        : x3::unary_parser<Subject, Needed<Subject>>(inner), fault(what), words(which) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        if (this->subject.parse(first, last, context, rule, attribute))
            return true;
        x3::skip_over(first, last, context);
        const Reading& reading = x3::get<Reading>(context);
        fail({.fault = fault,
              .offset = reading.passage(first, first).offset,
              .variant = reading.rules.variant,
              .word = words});
    }

    QueryFault fault;
    const char* words; ///< of which one is missing, separated by bars; may be empty
};

template <class Parser>
constexpr auto needed(QueryFault fault, const Parser& parser, const char* words = "") {
    const auto subject = x3::as_parser(parser);
    return Needed<std::decay_t<decltype(subject)>>(fault, words, subject);
}

/// One of the words, separated by bars, must come here.
template <class Parser> constexpr auto needed(const char* words, const Parser& parser) {
    return needed(QueryFault::wordMissing, parser, words);
}

/// What must not come here.
template <class Subject> struct Refused : x3::unary_parser<Subject, Refused<Subject>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    constexpr Refused(QueryFault what, const Subject& inner)
        : x3::unary_parser<Subject, Refused<Subject>>(inner), fault(what) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute&) const {
        x3::skip_over(first, last, context);
        const Iterator begin = first;
        if (this->subject.parse(first, last, context, rule, x3::unused))
            fail(x3::get<Reading>(context).passage(begin, first), fault);
        return true;
    }

    QueryFault fault;
};

template <class Parser> constexpr auto refused(QueryFault fault, const Parser& parser) {
    const auto subject = x3::as_parser(parser);
    return Refused<std::decay_t<decltype(subject)>>(fault, subject);
}

/// A part that contains parts of its own kind, so deep that the stack holds them.
template <class Subject> struct Nested : x3::unary_parser<Subject, Nested<Subject>> {
    static constexpr bool is_pass_through_unary = true;
    static constexpr int deepest = 100;

    explicit constexpr Nested(const Subject& inner)
        : x3::unary_parser<Subject, Nested<Subject>>(inner) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        auto& reading = x3::get<Reading>(context);
        x3::skip_over(first, last, context);
        if (reading.depth == deepest)
            fail(reading.passage(first, first), QueryFault::tooDeep);
        ++reading.depth;
        const bool parsed = this->subject.parse(first, last, context, rule, attribute);
        --reading.depth; // an exception ends the reading as a whole
        return parsed;
    }
};

template <class Parser> constexpr auto nested(const Parser& parser) {
    const auto subject = x3::as_parser(parser);
    return Nested<std::decay_t<decltype(subject)>>(subject);
}

// ---- words

using rules::Color;
using x3::attr;
using x3::char_;
using x3::eoi;
using x3::lexeme;
using x3::lit;
using x3::matches;

const auto blank = char_(" \t\r\n") | '#' >> *~char_("\n");

// The end of a word. As a set of characters it would be a table of 32 bytes in every word, and the
// grammar would take 118 kB of stack when the program starts.
struct WordEnd : x3::parser<WordEnd> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    template <class Iterator, class Context, class Rule, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context&, Rule&, Attribute&) const {
        return first == last || !isWordCharacter(*first);
    }

private:
    static bool isWordCharacter(char c) {
        return base::isLetter(c) || base::isDigit(c) || c == '_';
    }
};
constexpr WordEnd wordEnd{};
constexpr auto word(const char* text) {
    return lexeme[lit(text) >> wordEnd];
}

constexpr QueryFault aNumber = QueryFault::numberMissing;
constexpr QueryFault aSquare = QueryFault::squareMissing;
const auto number = lexeme[x3::uint_ >> wordEnd];
const auto plyUnit = (word("plies") | word("ply")) >> attr(1U) |
                     (word("moves") | word("move")) >> attr(2U);
const auto plies =
    made<&pliesOf>(needed(QueryFault::pliesMissing, number) >> needed("plies|moves", plyUnit));

// ---- pieces and squares

const auto color = word("white") >> attr(Color::white) | word("black") >> attr(Color::black);
const auto kind = (word("men") | word("man")) >> attr(KindWord::man) |
                  (word("kings") | word("king")) >> attr(KindWord::king) |
                  (word("pieces") | word("piece")) >> attr(KindWord::piece);
const auto exposure = word("attacked") >> attr(Exposure::attacked) |
                      word("protected") >> attr(Exposure::protectedOnes);
const auto numberWord = word("legal") >> needed("moves", word("moves")) >>
                            attr(Number::Of::legalMoves) |
                        word("safe") >> needed("moves", word("moves")) >>
                            attr(Number::Of::safeMoves) |
                        word("tempi") >> attr(Number::Of::tempi);
const auto pieces =
    made<&piecesOf>(-exposure >> -color >> kind) | made<&otherNumber>(-color >> numberWord);
const auto piecesOrEmpty = pieces | made<&emptySquares>(word("empty"));
const auto onlyColor = as<PieceWords, Color>(color);

/// The name of a region: a table has them (regions.hpp), since each rule of Spirit is long to
/// compile.
struct RegionName : x3::parser<RegionName> {
    using attribute_type = Area;
    static constexpr bool has_attribute = true;

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext&,
               Attribute& attribute) const {
        x3::skip_over(first, last, context);
        const Reading& reading = x3::get<Reading>(context);
        const Passage rest = reading.passage(first, last);
        const auto region = regionAt(reading.rules, rest.text, rest.offset);
        if (!region)
            return false;
        attribute = region->area;
        first += static_cast<std::ptrdiff_t>(region->length);
        return true;
    }
};

const auto digit = char_('0', '9');
const auto squareText = +digit | char_("a-l") >> digit;
const auto square = made<&namedSquare>(x3::omit[squareText]);
// A number before a kind of piece is a quantity, no square.
const auto listedAhead = lexeme[squareText >> -('-' >> squareText) >> wordEnd] >> !kind;
const auto listed = made<&squareRange>(&listedAhead >> lexeme[square >> -('-' >> square)]);
const auto squares = needed(aSquare, made<&unionOf>((listed | RegionName{}) % -lit(',')));

// ---- "white man/king on any of 27 28", "white men >= black men + 1", "pieces = 4 to 6"

const auto relation = lit("<=") >> attr(Relation::atMost) | lit(">=") >> attr(Relation::atLeast) |
                      lit('<') >> attr(Relation::less) | lit('>') >> attr(Relation::greater) |
                      lit('=') >> attr(Relation::equal);
const auto range = made<&numberRange>(number >> -(word("to") >> needed(aNumber, number)));
const auto difference =
    made<&plus>('+' >> needed(aNumber, number)) | made<&minus>('-' >> needed(aNumber, number));
const auto onSquares = word("on") >> squares;
const auto otherPieces = made<&otherCount>(pieces >> -onSquares >> -difference);
const auto comparisonFact = as<Comparison, Relation, std::variant<NumberRange, OtherCount>>(
    relation >> needed(QueryFault::amountMissing, range | otherPieces));
const auto placement =
    as<Placement, std::vector<PieceWords>, bool, Area, std::optional<Comparison>>(
        *('/' >> needed("man|king|piece|empty", piecesOrEmpty)) >> word("on") >>
        matches[word("any") >> needed("of", word("of"))] >> squares >> -comparisonFact);

const auto relationToNumber = needed("=|<|>", relation) >> needed(aNumber, range);

// ---- "captures from 46 at least 2 men 1 king"

const auto verb = (word("plays") | word("play")) >> attr(Verb::plays) |
                  (word("moves") | word("move") >> !word("number")) >> attr(Verb::moves) |
                  (word("captures") | word("capture")) >> attr(Verb::captures) |
                  (word("gives") | word("give")) >> attr(Verb::gives) |
                  (word("promotes") | word("promote")) >> attr(Verb::promotes);
const auto separator = char_("-x:");
const auto stepAhead = lexeme[squareText >> separator];
// "the same white piece", of an earlier part
const auto same =
    made<&samePiece>(-word("the") >> word("same") >> -color >> needed("man|king|piece", kind));
const auto step = as<FromTo, NamedSquare, NamedSquare>(
    &stepAhead >> lexeme[square >> x3::omit[separator] >> needed(aSquare, square) >> wordEnd]);
const auto limit = made<&atLeast>(word("least") >> needed(aNumber, number)) |
                   made<&atMost>(word("most") >> needed(aNumber, number));
const auto numberAhead = lexeme[x3::uint_ >> wordEnd];
const auto howMany = word("at") >> needed("least|most", limit) |
                     made<&exactly>(number >>
                                    -(&(word("to") >> numberAhead) >> word("to") >> number));
const auto howManyAhead = &(word("at") >> !word("the") | numberAhead);
const auto countedQuantity = made<&quantity>(howManyAhead >> howMany >> -kind);
const auto
    modifier = step | as<FromSquares, Area>(word("from") >> squares) |
               as<ToSquares, Area>(word("to") >> squares) |
               as<OverSquares, Area>(word("over") >> squares) |
               as<ThroughSquares, Area>(word("through") >> squares) |
               word("forced") >> attr(Forced{}) | word("promoting") >> attr(Promoting{}) |
               made<&byMajority>(word("by") >> needed("majority", word("majority"))) | same |
               word("taken") >> needed("next", word("next")) >> attr(TakenNext{}) | countedQuantity;
const auto move =
    as<MoveWords, bool, Verb, std::vector<Modifier>>(matches[word("must")] >> verb >> *modifier);

// ---- conditions

const auto sideFact = word("to") >> word("move") >> attr(SideFact::toMove) |
                      word("won") >> attr(SideFact::won) | word("lost") >> attr(SideFact::lost) |
                      word("blocked") >> attr(SideFact::blocked) |
                      word("has") >> needed("opposition", word("opposition")) >>
                          attr(SideFact::opposition);
const auto statement = made<&predicate>(sideFact | move | comparisonFact | placement);
const auto aboutPieces =
    made<&about>(piecesOrEmpty >> needed(QueryFault::actionMissing, statement)) |
    made<&about>(onlyColor >> needed(QueryFault::kindOrActionMissing, statement));

const auto placementOfSame =
    as<SamePlacement, Area>(word("on") >> -(word("any") >> needed("of", word("of"))) >> squares);
const auto aboutTheSame = made<&aboutSame>(
    same >>
    needed(QueryFault::actionMissing,
           as<std::variant<MoveWords, SamePlacement>, std::variant<MoveWords, SamePlacement>>(
               move | placementOfSame)));

const auto quoted = lexeme['"' >> made<&quotedText>(x3::omit[*~char_("\"")]) >> '"'];
const auto quotedNeeded = needed(QueryFault::quotesMissing, quoted);
const auto inQuotes = made<&positionCondition>(word("position") >> quotedNeeded) |
                      made<&movesCondition>(word("after") >> quotedNeeded) |
                      made<&patternCondition>(word("pattern") >> quotedNeeded) |
                      made<&drawRule>(word("draw") >> needed("rule", word("rule")) >> -quoted);

const auto theEnd = needed("the end", word("the") >> word("end"));
const auto fixedWords = made<&drawn>(word("drawn")) | made<&unfinished>(word("unfinished")) |
                        made<&bothLost>(word("both") >> needed("lost", word("lost"))) |
                        made<&atEnd>(word("at") >> theEnd) | made<&anyBlocked>(word("blocked")) |
                        made<&quiet>(word("quiet")) | made<&symmetric>(word("symmetric"));
// "blunder by white", "table win for white"
const auto errorWord = word("error") >> attr(ErrorWord::error) |
                       word("inaccuracy") >> attr(ErrorWord::inaccuracy) |
                       word("mistake") >> attr(ErrorWord::mistake) |
                       word("blunder") >> attr(ErrorWord::blunder) |
                       word("missed") >> needed("win", word("win")) >> attr(ErrorWord::missedWin);
const auto colorNeeded = needed("white|black", color);
const auto errors = made<&errorPlayed>(errorWord >> -(word("by") >> colorNeeded));
// "white clock under 5 minutes"
const auto timeUnit = (word("minutes") | word("minute")) >> attr(60U) |
                      (word("seconds") | word("second")) >> attr(1U);
const auto underOrOver = word("under") >> attr(true) | word("over") >> attr(false);
const auto clocks = made<&clockShows>(
    &(-color >> word("clock")) >> -color >> word("clock") >> needed("under|over", underOrOver) >>
    needed(aNumber, number) >> needed("minutes|seconds", timeUnit));
// "shot "coup royal" missed by white", "structure "fork lock" by black", "ending "main road""
const auto shotWord = word("played") >> attr(ShotWord::played) |
                      word("missed") >> attr(ShotWord::missed);
const auto bySide = word("by") >> colorNeeded;
// A name without its quotes; what else may follow "shot" is no name.
const auto afterShot =
    shotWord | word("by") | word("and") | word("or") | word("then") | word("until") | word("for");
const auto noBareName =
    refused(QueryFault::quotesMissing, x3::omit[!afterShot >> lexeme[+char_("a-z")]]);
const auto knowledge =
    made<&shotBegins>(word("shot") >> noBareName >> -quoted >> -shotWord >> -bySide) |
    made<&structureCondition>(word("structure") >> quotedNeeded >> -bySide) |
    made<&endingCondition>(word("ending") >> quotedNeeded);
const auto decided = word("win") >> attr(TableWord::win) | word("loss") >> attr(TableWord::loss);
const auto tables = made<&tableDraw>(word("table") >> word("draw")) |
                    made<&tableDecided>(word("table") >> needed("win|loss|draw", decided) >>
                                        needed("for", word("for")) >> colorNeeded);
const auto times = made<&plyCondition>(word("ply") >> relationToNumber) |
                   made<&moveNumberCondition>(word("move") >> needed("number", word("number")) >>
                                              relationToNumber);
// "at least 5 white men on rim"
const auto countedOn =
    made<&countedPieces>(howManyAhead >> howMany >> needed("man|king|piece", pieces) >> -onSquares);
const auto condition = needed(QueryFault::conditionMissing,
                              clocks | aboutPieces | countedOn | aboutTheSame | inQuotes | times |
                                  fixedWords | errors | knowledge | tables | made<&anyMove>(move));

// ---- conditions joined

template <class Context>
bool parseSequence(const char*& first, const char* last, const Context& context, Term& term);

/// A sequence inside parentheses.
struct InnerSequence : x3::parser<InnerSequence> {
    using attribute_type = Term;
    static constexpr bool has_attribute = true;

    template <class Context, class RuleContext>
    bool parse(const char*& first, const char* last, const Context& context, RuleContext&,
               Term& term) const {
        return parseSequence(first, last, context, term);
    }
};

/// An operand after a word that changes it.
struct InnerOperand : x3::parser<InnerOperand> {
    using attribute_type = Term;
    static constexpr bool has_attribute = true;

    template <class Context, class RuleContext>
    bool parse(const char*& first, const char* last, const Context& context, RuleContext& rule,
               Term& term) const;
};

const auto closing = needed(QueryFault::endMissing, ')' >> attr(true) | eoi >> attr(false));
const auto inParentheses = made<&parenthesised>('(' >> InnerSequence{} >> closing);
const auto lastingFor = made<&duration>(
    word("for") >> plies >> matches[word("outside") >> needed("exchanges", word("exchanges"))]);
const auto operand = nested(
    made<&negated>(word("not") >> InnerOperand{}) |
    made<&anywhere>(word("anywhere") >> InnerOperand{}) |
    made<&earlier>(word("earlier") >> InnerOperand{}) |
    made<&mirrored>(word("mirrored") >> InnerOperand{}) |
    made<&reflectedTerm>(word("reflected") >> InnerOperand{}) |
    made<&longest>(word("longest") >> InnerOperand{}) |
    made<&often>(howManyAhead >> howMany >> (word("times") | word("time")) >> InnerOperand{}) |
    made<&soon>(word("within") >> plies >> InnerOperand{}) |
    made<&lasting>((inParentheses | condition) >> *lastingFor));

template <class Context, class RuleContext>
bool InnerOperand::parse(const char*& first, const char* last, const Context& context,
                         RuleContext& rule, Term& term) const {
    return operand.parse(first, last, context, rule, term);
}

const auto joint =
    made<&until>(word("until")) | made<&thenImmediately>(word("then") >> word("immediately")) |
    made<&thenWithin>(word("then") >> word("within") >> plies) | made<&then>(word("then"));
const auto alternatives = made<&anyOf>(made<&allOf>(operand % word("and")) % word("or"));
const auto sequence =
    made<&sequenceOf>(alternatives >> *as<Continuation, Joint, Term>(joint >> alternatives));

template <class Context>
bool parseSequence(const char*& first, const char* last, const Context& context, Term& term) {
    return sequence.parse(first, last, context, x3::unused, term);
}

const auto query = sequence >> refused(QueryFault::closesNothing, lit(')')) >>
                   needed(QueryFault::endMissing, eoi);

} // namespace

Term parseQuery(const rules::Rules& rules, std::string_view text, const KnownNames* names) {
    Reading reading{rules, text, names};
    Term term;
    const char* first = text.data();
    x3::phrase_parse(first, first + text.size(), x3::with<Reading>(reading)[query], blank, term);
    return term;
}

} // namespace damscope::db::query
