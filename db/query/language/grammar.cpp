// SPDX-License-Identifier: GPL-3.0-or-later
// The language of docs/query.md. It recognises elements one after another and tells a Builder,
// which knows what they belong to; nothing recurses. A condition is told from the others by its
// first words; what must follow them is expected, so that an error is found where it is.
#include "db/query/language/grammar.hpp"

#include "db/query/language/builder.hpp"

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

// What must come here: if it does not, that is the error.
template <class Parser> struct Needed : x3::unary_parser<Parser, Needed<Parser>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    Needed(QueryFault what, const char* which, const Parser& subjectParser)
        : x3::unary_parser<Parser, Needed<Parser>>(subjectParser), fault(what), words(which) {}

    template <class Iterator, class Context, class Rule, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, Rule& rule,
               Attribute&) const {
        if (this->subject.parse(first, last, context, rule, x3::unused))
            return true;
        x3::skip_over(first, last, context);
        x3::get<Building>(context).miss(std::string_view(first, 0), fault, words);
        return false;
    }

    QueryFault fault; // if it is missing
    const char* words;
};

// `parser` is anything that X3 takes for one.
template <class Parser>
auto needed(QueryFault fault, const Parser& parser, const char* words = "") {
    const auto subject = x3::as_parser(parser);
    return Needed<std::decay_t<decltype(subject)>>(fault, words, subject);
}

// One of the words, parted by bars, must come here.
template <class Parser> auto needed(const char* words, const Parser& parser) {
    return needed(QueryFault::wordMissing, parser, words);
}

const auto blank = char_(" \t\r\n") | '#' >> *~char_("\n");
const auto wordEnd = !char_("a-zA-Z0-9_");
auto word(const char* text) {
    return lexeme[lit(text) >> wordEnd];
}

constexpr QueryFault aNumber = QueryFault::numberMissing;
constexpr QueryFault aSquare = QueryFault::squareMissing;
template <auto event> const auto count = lexeme[x3::uint_[tell<event>] >> wordEnd];
const auto plyWord = word("plies") | word("ply");
template <auto event>
const auto plies = needed(QueryFault::pliesMissing, count<event>) >> needed("plies", plyWord);

const auto digit = char_('0', '9');
const auto squareText = +digit | char_("a-l") >> digit;
const auto kindWord =
    word("men") | word("man") | word("kings") | word("king") | word("pieces") | word("piece");
// A number before a kind of piece is a quantity, no square.
const auto listedAhead = lexeme[squareText >> -('-' >> squareText) >> wordEnd] >> !kindWord;
const auto listed = &listedAhead >> lexeme[raw[squareText][tell<&Build::square>] >>
                                           -('-' >> raw[squareText][tell<&Build::rangeTo>])];
const auto squares = needed(aSquare, listed >> *(-lit(',') >> listed));

const auto color = word("white")[tellValue<&Build::color, Color::white>] |
                   word("black")[tellValue<&Build::color, Color::black>];
template <auto event>
const auto kindOf = (word("men") | word("man"))[tellValue<event, KindWord::man>] |
                    (word("kings") | word("king"))[tellValue<event, KindWord::king>] |
                    (word("pieces") | word("piece"))[tellValue<event, KindWord::piece>];
const auto kind = kindOf<&Build::kind>;
const auto emptySquare = raw[word("empty")][tell<&Build::nothing>];

// white man/king on any of 27 28
const auto piece = needed("man|king|piece|empty", emptySquare | -color >> kind);
const auto standing = raw[*(raw[lit('/')][tell<&Build::otherPiece>] >> piece) >> word("on") >>
                          -(raw[word("any")][tell<&Build::anyOf>] >> needed("of", word("of"))) >>
                          squares][tell<&Build::standing>];

// white men >= black men + 1, pieces = 4 to 6
const auto relation = lit("<=")[tellValue<&Build::relation, Relation::atMost>] |
                      lit(">=")[tellValue<&Build::relation, Relation::atLeast>] |
                      lit('<')[tellValue<&Build::relation, Relation::less>] |
                      lit('>')[tellValue<&Build::relation, Relation::greater>] |
                      lit('=')[tellValue<&Build::relation, Relation::equal>];
const auto range = count<&Build::number> >>
                   -(word("to") >> needed(aNumber, count<&Build::numberTo>));
const auto otherAmount = raw[eps][tell<&Build::amount>] >> -color >> kind >>
                         -('+' >> needed(aNumber, count<&Build::plus>) |
                           '-' >> needed(aNumber, count<&Build::minus>));
const auto comparison = raw[relation >> needed(QueryFault::amountMissing, range | otherAmount)]
                           [tell<&Build::comparison>];
const auto numberOnly = needed("=|<|>", relation) >> needed(aNumber, range);

// white king captures from 46 at least 2 men 1 king
const auto verb = raw[word("plays") | word("play")][tell<&Build::plays>] |
                  raw[word("moves")][tell<&Build::quiet>] |
                  raw[word("captures") | word("capture")][tell<&Build::captures>] |
                  raw[word("gives") | word("give")][tell<&Build::gives>] |
                  raw[word("promotes") | word("promote")][tell<&Build::promoting>];
const auto stepAhead = lexeme[squareText >> char_("-x:")];
const auto step = lexeme[raw[squareText >> char_("-x:") >> needed(aSquare, squareText) >> wordEnd]
                            [tell<&Build::fromTo>]];
const auto limit = word("least") >> needed(aNumber, count<&Build::atLeast>) |
                   word("most") >> needed(aNumber, count<&Build::atMost>);
const auto numberAhead = lexeme[x3::uint_ >> wordEnd];
const auto
    howMany = word("at") >> needed("least|most", limit) | count<&Build::exactly> >>
                                                              -(&(word("to") >> numberAhead) >>
                                                                word("to") >> count<&Build::upTo>);
const auto quantity = raw[&(word("at") >> !word("the") | numberAhead) >> howMany >>
                          -kindOf<&Build::quantityOf>][tell<&Build::quantity>];
const auto modifier = &stepAhead >> step | raw[word("from") >> squares][tell<&Build::from>] |
                      raw[word("to") >> squares][tell<&Build::to>] |
                      raw[word("over") >> squares][tell<&Build::over>] |
                      raw[word("promoting")][tell<&Build::promoting>] |
                      raw[word("taken") >> needed("next", word("next"))][tell<&Build::takenNext>] |
                      quantity;
const auto manoeuvre = raw[verb >> *modifier][tell<&Build::manoeuvre>];

const auto rest = raw[word("to") >> word("move")][tell<&Build::toMove>] |
                  raw[word("won")][tell<&Build::won>] | raw[word("lost")][tell<&Build::lost>] |
                  raw[word("blocked")][tell<&Build::blocked>] | manoeuvre | comparison | standing;
const auto aboutThem = needed(QueryFault::deedMissing, rest);
const auto aboutColor = needed(QueryFault::kindOrDeedMissing, rest);
const auto aboutPieces = color >> (kind >> aboutThem | aboutColor) |
                         (kind | emptySquare) >> aboutThem;

template <auto event> const auto quoted = lexeme['"' >> raw[*~char_("\"")][tell<event>] >> '"'];
template <auto event> const auto quotedNeeded = needed(QueryFault::quotesMissing, quoted<event>);

const auto theEnd = needed("the end", word("the") >> word("end"));
const auto fixedWords =
    raw[word("drawn")][tell<&Build::drawn>] | raw[word("unfinished")][tell<&Build::unfinished>] |
    raw[word("both") >> needed("lost", word("lost"))][tell<&Build::bothLost>] |
    raw[word("at") >> theEnd][tell<&Build::atEnd>] | raw[word("blocked")][tell<&Build::blocked>];
const auto inQuotes = word("position") >> quotedNeeded<&Build::position> |
                      word("after") >> quotedNeeded<&Build::moves> |
                      word("pattern") >> quotedNeeded<&Build::pattern> |
                      raw[word("draw") >> needed("rule", word("rule"))][tell<&Build::drawRule>] >>
                          -quoted<&Build::drawRuleNamed>;
const auto times =
    raw[word("ply") >> numberOnly][tell<&Build::ply>] |
    raw[word("move") >> needed("number", word("number")) >> numberOnly][tell<&Build::moveNumber>];
const auto begins = raw[eps][tell<&Build::begin>];
const auto condition = needed(QueryFault::conditionMissing,
                              begins >> (aboutPieces | inQuotes | times | fixedWords | manoeuvre));

const auto prefix = raw[word("not")][tell<&Build::negate>] |
                    raw[word("anywhere")][tell<&Build::anywhere>] |
                    raw[word("mirrored")][tell<&Build::mirror>] |
                    raw[word("within")][tell<&Build::begin>] >> plies<&Build::soon> |
                    raw[lit('(')][tell<&Build::open>];
const auto postfix = word("for") >> plies<&Build::lasting> | raw[lit(')')][tell<&Build::close>];
const auto then = word("then") >>
                  (raw[word("immediately")][tell<&Build::thenImmediately>] |
                   word("within") >> plies<&Build::thenWithin> | raw[eps][tell<&Build::then>]);
const auto infix = raw[word("and")][tell<&Build::both>] | raw[word("or")][tell<&Build::either>] |
                   raw[word("until")][tell<&Build::until>] | then;
const auto operand = *prefix >> condition >> *postfix;
const auto query = operand >> *(infix >> operand) >> needed(QueryFault::endMissing, eoi);

} // namespace

void recogniseQuery(std::string_view text, Builder& builder) {
    const char* first = text.data();
    x3::phrase_parse(first, first + text.size(), x3::with<Building>(builder)[query], blank);
}

} // namespace damscope::db::query
