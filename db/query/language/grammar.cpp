// SPDX-License-Identifier: GPL-3.0-or-later
// The language of docs/query.md. Each rule makes a value of what it recognises, by a function of
// the headers below. A condition differs from the others in its first words; what must follow them
// is needed, so that an error is found where it is, and nothing is tried twice.
#include "db/query/language/grammar.hpp"

#include "db/query/language/combining.hpp"
#include "db/query/language/directives.hpp"
#include "db/query/language/fixed_words.hpp"
#include "db/query/language/predicate.hpp"

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::SquareSet;
using x3::attr;
using x3::char_;
using x3::eoi;
using x3::lexeme;
using x3::lit;
using x3::matches;

const auto blank = char_(" \t\r\n") | '#' >> *~char_("\n");
const auto wordEnd = !char_("a-zA-Z0-9_");
auto word(const char* text) {
    return lexeme[lit(text) >> wordEnd];
}

constexpr QueryFault aNumber = QueryFault::numberMissing;
constexpr QueryFault aSquare = QueryFault::squareMissing;
const auto number = lexeme[x3::uint_ >> wordEnd];
const auto plies = needed(QueryFault::pliesMissing, number) >>
                   needed("plies", word("plies") | word("ply"));

// ---- pieces and squares

const auto color = word("white") >> attr(Color::white) | word("black") >> attr(Color::black);
const auto kind = (word("men") | word("man")) >> attr(KindWord::man) |
                  (word("kings") | word("king")) >> attr(KindWord::king) |
                  (word("pieces") | word("piece")) >> attr(KindWord::piece);
const auto pieces = made<&piecesOf>(-color >> kind);
const auto piecesOrEmpty = pieces | made<&emptySquares>(word("empty"));
const auto onlyColor = as<PieceWords, Color>(color);

const auto digit = char_('0', '9');
const auto squareText = +digit | char_("a-l") >> digit;
const auto square = made<&namedSquare>(x3::omit[squareText]);
// A number before a kind of piece is a quantity, no square.
const auto listedAhead = lexeme[squareText >> -('-' >> squareText) >> wordEnd] >> !kind;
const auto listed = made<&squareRange>(&listedAhead >> lexeme[square >> -('-' >> square)]);
const auto squares = needed(aSquare, made<&unionOf>(listed % -lit(',')));

// ---- "white man/king on any of 27 28", "white men >= black men + 1", "pieces = 4 to 6"

const auto placement = as<Placement, std::vector<PieceWords>, bool, SquareSet>(
    *('/' >> needed("man|king|piece|empty", piecesOrEmpty)) >> word("on") >>
    matches[word("any") >> needed("of", word("of"))] >> squares);

const auto relation = lit("<=") >> attr(Relation::atMost) | lit(">=") >> attr(Relation::atLeast) |
                      lit('<') >> attr(Relation::less) | lit('>') >> attr(Relation::greater) |
                      lit('=') >> attr(Relation::equal);
const auto range = made<&numberRange>(number >> -(word("to") >> needed(aNumber, number)));
const auto difference =
    made<&plus>('+' >> needed(aNumber, number)) | made<&minus>('-' >> needed(aNumber, number));
const auto otherPieces = made<&otherCount>(pieces >> -difference);
const auto comparison = as<Comparison, Relation, std::variant<NumberRange, OtherCount>>(
    relation >> needed(QueryFault::amountMissing, range | otherPieces));
const auto relationToNumber = needed("=|<|>", relation) >> needed(aNumber, range);

// ---- "captures from 46 at least 2 men 1 king"

const auto verb = (word("plays") | word("play")) >> attr(Verb::plays) |
                  word("moves") >> attr(Verb::moves) |
                  (word("captures") | word("capture")) >> attr(Verb::captures) |
                  (word("gives") | word("give")) >> attr(Verb::gives) |
                  (word("promotes") | word("promote")) >> attr(Verb::promotes);
const auto separator = char_("-x:");
const auto stepAhead = lexeme[squareText >> separator];
const auto step = as<FromTo, NamedSquare, NamedSquare>(
    &stepAhead >> lexeme[square >> x3::omit[separator] >> needed(aSquare, square) >> wordEnd]);
const auto limit = made<&atLeast>(word("least") >> needed(aNumber, number)) |
                   made<&atMost>(word("most") >> needed(aNumber, number));
const auto numberAhead = lexeme[x3::uint_ >> wordEnd];
const auto howMany = word("at") >> needed("least|most", limit) |
                     made<&exactly>(number >>
                                    -(&(word("to") >> numberAhead) >> word("to") >> number));
const auto counted =
    made<&quantity>(&(word("at") >> !word("the") | numberAhead) >> howMany >> -kind);
const auto modifier = step | as<FromSquares, SquareSet>(word("from") >> squares) |
                      as<ToSquares, SquareSet>(word("to") >> squares) |
                      as<OverSquares, SquareSet>(word("over") >> squares) |
                      word("promoting") >> attr(Promoting{}) |
                      word("taken") >> needed("next", word("next")) >> attr(TakenNext{}) | counted;
const auto move = as<MoveWords, Verb, std::vector<Modifier>>(verb >> *modifier);

// ---- conditions

const auto sideFact = word("to") >> word("move") >> attr(SideFact::toMove) |
                      word("won") >> attr(SideFact::won) | word("lost") >> attr(SideFact::lost) |
                      word("blocked") >> attr(SideFact::blocked);
const auto said = made<&predicate>(sideFact | move | comparison | placement);
const auto aboutPieces = made<&about>(piecesOrEmpty >> needed(QueryFault::actionMissing, said)) |
                         made<&about>(onlyColor >> needed(QueryFault::kindOrActionMissing, said));

const auto quoted = lexeme['"' >> made<&quotedText>(x3::omit[*~char_("\"")]) >> '"'];
const auto quotedNeeded = needed(QueryFault::quotesMissing, quoted);
const auto inQuotes = made<&positionCondition>(word("position") >> quotedNeeded) |
                      made<&movesCondition>(word("after") >> quotedNeeded) |
                      made<&patternCondition>(word("pattern") >> quotedNeeded) |
                      made<&drawRule>(word("draw") >> needed("rule", word("rule")) >> -quoted);

const auto theEnd = needed("the end", word("the") >> word("end"));
const auto fixedWords = made<&drawn>(word("drawn")) | made<&unfinished>(word("unfinished")) |
                        made<&bothLost>(word("both") >> needed("lost", word("lost"))) |
                        made<&atEnd>(word("at") >> theEnd) | made<&anyBlocked>(word("blocked"));
const auto times = made<&plyCondition>(word("ply") >> relationToNumber) |
                   made<&moveNumberCondition>(word("move") >> needed("number", word("number")) >>
                                              relationToNumber);
const auto condition = needed(QueryFault::conditionMissing,
                              aboutPieces | inQuotes | times | fixedWords | made<&anyMove>(move));

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
const auto operand = nested(made<&negated>(word("not") >> InnerOperand{}) |
                            made<&anywhere>(word("anywhere") >> InnerOperand{}) |
                            made<&mirrored>(word("mirrored") >> InnerOperand{}) |
                            made<&soon>(word("within") >> plies >> InnerOperand{}) |
                            made<&lasting>((inParentheses | condition) >> *(word("for") >> plies)));

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

Term parseQuery(const rules::Rules& rules, std::string_view text) {
    Reading reading{rules, text};
    Term term;
    const char* first = text.data();
    x3::phrase_parse(first, first + text.size(), x3::with<Reading>(reading)[query], blank, term);
    return term;
}

} // namespace damscope::db::query
