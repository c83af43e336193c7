// SPDX-License-Identifier: GPL-3.0-or-later
// The language of docs/query.md. It recognises elements one after another and tells a Builder,
// which knows what they belong to; nothing recurses. A condition is told from the others by its
// first words; what must follow them is expected, so that an error is found where it is.
#include "db/query/grammar.hpp"

#include "db/query/builder.hpp"

#include <boost/spirit/home/x3.hpp>

namespace damscope::db::query {
namespace {

namespace x3 = boost::spirit::x3;
using rules::Color;
using x3::char_;
using x3::eoi;
using x3::eps;
using x3::lexeme;
using x3::lit;
using x3::raw;

struct Building; // names the builder in the parsing context

// Semantic action: tells the builder the text of what was recognised, or its number.
template <auto event> struct Tell {
    template <class Context> void operator()(Context& context) const {
        Builder& builder = x3::get<Building>(context);
        const auto& attribute = x3::_attr(context);
        if constexpr (std::is_same_v<std::decay_t<decltype(attribute)>, unsigned>)
            (builder.*event)(attribute);
        else
            (builder.*event)(std::string_view(attribute.begin(), attribute.size()));
    }
};
template <auto event> constexpr Tell<event> tell{};

// Semantic action: tells the builder a value that the word stands for.
template <auto event, auto value> struct TellValue {
    template <class Context> void operator()(Context& context) const {
        (x3::get<Building>(context).*event)(value);
    }
};
template <auto event, auto value> constexpr TellValue<event, value> tellValue{};

using Build = Builder;

const auto blank = char_(" \t\r\n") | '#' >> *~char_("\n");
const auto wordEnd = !char_("a-zA-Z0-9_");
auto word(const char* text) {
    return lexeme[lit(text) >> wordEnd];
}
// So that errors name what is missing.
template <class Id, class Parser> auto named(const char* name, const Parser& parser) {
    return x3::rule<Id>(name) = parser;
}

const auto number = named<struct NumberId>("a number", lexeme[x3::uint_ >> wordEnd]);
template <auto event> const auto count = lexeme[x3::uint_[tell<event>] >> wordEnd];
const auto plyWord = word("plies") | word("ply");
template <auto event>
const auto plies = named<struct PliesId>("a number of plies", count<event> >> plyWord);

const auto digit = char_('0', '9');
const auto squareText = +digit | char_("a-l") >> digit;
const auto squareName = named<struct SquareId>("a square", squareText);
const auto kindWord =
    word("men") | word("man") | word("kings") | word("king") | word("pieces") | word("piece");
const auto listedAhead = lexeme[squareText >> -('-' >> squareText) >> wordEnd] >> !kindWord;
const auto listed = &listedAhead >> lexeme[raw[squareText][tell<&Build::square>] >>
                                           -('-' >> raw[squareText][tell<&Build::rangeTo>])];
const auto squares = named<struct SquaresId>("a square", listed >> *(-lit(',') >> listed));

const auto color = word("white")[tellValue<&Build::color, Color::white>] |
                   word("black")[tellValue<&Build::color, Color::black>];
template <auto event>
const auto kindOf = (word("men") | word("man"))[tellValue<event, KindWord::man>] |
                    (word("kings") | word("king"))[tellValue<event, KindWord::king>] |
                    (word("pieces") | word("piece"))[tellValue<event, KindWord::piece>];
const auto kind = kindOf<&Build::kind>;
const auto emptySquare = raw[word("empty")][tell<&Build::nothing>];

// white men/kings on any of 27 28
const auto piece = named<struct PieceId>("a piece", emptySquare | -color >> kind);
const auto standing =
    raw[*(raw[lit('/')][tell<&Build::otherPiece>] > piece) >> word("on") >>
        -(raw[word("any")][tell<&Build::anyOf>] > word("of")) > squares][tell<&Build::standing>];

// white men >= black men + 1, pieces = 4 to 6
const auto relation = lit("<=")[tellValue<&Build::relation, Relation::atMost>] |
                      lit(">=")[tellValue<&Build::relation, Relation::atLeast>] |
                      lit('<')[tellValue<&Build::relation, Relation::less>] |
                      lit('>')[tellValue<&Build::relation, Relation::greater>] |
                      lit('=')[tellValue<&Build::relation, Relation::equal>];
const auto range = count<&Build::number> >> -(word("to") > count<&Build::numberTo>);
const auto otherAmount = eps >> raw[eps][tell<&Build::amount>] >> (-color >> kind) >>
                         -((lit('+') > count<&Build::plus>) | (lit('-') > count<&Build::minus>));
const auto comparison =
    raw[relation > named<struct AmountId>("a number, or what to compare with", range | otherAmount)]
       [tell<&Build::comparison>];
const auto numberOnly = relation > named<struct RangeId>("a number", range);

// white king captures from 46 at least 2 men 1 king
const auto verb = raw[word("plays") | word("play")][tell<&Build::plays>] |
                  raw[word("moves")][tell<&Build::quiet>] |
                  raw[word("captures") | word("capture")][tell<&Build::captures>] |
                  raw[word("gives") | word("give")][tell<&Build::gives>] |
                  raw[word("promotes") | word("promote")][tell<&Build::promoting>];
const auto step =
    lexeme[raw[squareText >> char_("-x:") > squareName >> wordEnd][tell<&Build::fromTo>]];
const auto howMany = (word("at") > ((word("least") > count<&Build::atLeast>) |
                                    (word("most") > count<&Build::atMost>))) |
                     count<&Build::exactly> >>
                         -(&(word("to") >> number) >> word("to") >> count<&Build::upTo>);
const auto quantity = raw[howMany >> -kindOf<&Build::quantityOf>][tell<&Build::quantity>];
const auto modifier =
    &lexeme[squareText >> char_("-x:")] >> step | raw[word("from") > squares][tell<&Build::from>] |
    raw[word("to") > squares][tell<&Build::to>] | raw[word("over") > squares][tell<&Build::over>] |
    raw[word("promoting")][tell<&Build::promoting>] |
    raw[word("taken") > word("next")][tell<&Build::takenNext>] | quantity;
const auto manoeuvre = raw[verb >> *modifier][tell<&Build::manoeuvre>];

const auto rest = raw[word("to") >> word("move")][tell<&Build::toMove>] |
                  raw[word("won")][tell<&Build::won>] | raw[word("lost")][tell<&Build::lost>] |
                  raw[word("blocked")][tell<&Build::blocked>] | manoeuvre | comparison | standing;
const auto predicate = named<struct PredicateId>(
    "what is asked about it ('on', '=', 'to move', 'captures', ...)", rest);

template <auto event>
const auto quoted = named<struct QuotedId>("a text in double quotes",
                                           lexeme['"' >> raw[*~char_("\"")][tell<event>] >> '"']);

const auto begins = raw[eps][tell<&Build::begin>];
const auto aboutPieces = (color >> -kind | kind | emptySquare) > predicate;
const auto fixedWords = raw[word("drawn")][tell<&Build::drawn>] |
                        raw[word("unfinished")][tell<&Build::unfinished>] |
                        raw[word("both") > word("lost")][tell<&Build::bothLost>] |
                        raw[word("at") > word("the") > word("end")][tell<&Build::atEnd>] |
                        raw[word("blocked")][tell<&Build::blocked>];
const auto inQuotes =
    (word("position") > quoted<&Build::position>) | (word("after") > quoted<&Build::moves>) |
    (word("pattern") > quoted<&Build::pattern>) |
    raw[word("draw") > word("rule")][tell<&Build::drawRule>] >> -quoted<&Build::drawRuleNamed>;
const auto times = raw[word("ply") > numberOnly][tell<&Build::ply>] |
                   raw[word("move") > word("number") > numberOnly][tell<&Build::moveNumber>];
const auto condition = named<struct ConditionId>(
    "a condition", begins >> (aboutPieces | inQuotes | times | fixedWords | manoeuvre));

const auto prefix = raw[word("not")][tell<&Build::negate>] |
                    raw[word("anywhere")][tell<&Build::anywhere>] |
                    raw[word("mirrored")][tell<&Build::mirror>] |
                    (raw[word("within")][tell<&Build::begin>] > plies<&Build::soon>) |
                    raw[lit('(')][tell<&Build::open>];
const auto postfix = (word("for") > plies<&Build::lasting>) | raw[lit(')')][tell<&Build::close>];
const auto then = word("then") >>
                  (raw[word("immediately")][tell<&Build::thenImmediately>] |
                   (word("within") > plies<&Build::thenWithin>) | raw[eps][tell<&Build::then>]);
const auto infix = raw[word("and")][tell<&Build::both>] | raw[word("or")][tell<&Build::either>] |
                   raw[word("until")][tell<&Build::until>] | then;

const auto operand = *prefix > condition >> *postfix;
const auto end = named<struct EndId>("'and', 'or', 'then' or the end of the query", eoi);
const auto query = operand >> *(infix > operand) > end;

} // namespace

void recogniseQuery(std::string_view text, Builder& builder) {
    const char* first = text.data();
    const char* const last = first + text.size();
    try {
        x3::phrase_parse(first, last, x3::with<Building>(builder)[query], blank);
    } catch (const x3::expectation_failure<const char*>& failure) {
        const auto offset = static_cast<std::size_t>(failure.where() - text.data());
        throw Misread{{offset, "here must stand " + failure.which(), {}}};
    }
}

} // namespace damscope::db::query
