// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/reading.hpp"

#include "base/vocabulary.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <cstdlib>
#include <limits>
#include <utility>
#include <vector>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::GameResult;
using rules::Kind;

// A text without gaps.
Message said(const char* text) {
    return {text, {}};
}

Message withParts(std::string code, std::vector<Parameter> parts) {
    return {std::move(code), std::move(parts)};
}

Message either(std::vector<Message> parts) {
    Message all = std::move(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i)
        all = withParts("reading-either", {{"one", std::move(all)}, {"other", parts[i]}});
    return all;
}

Message sideNamed(std::optional<Color> color) {
    if (!color)
        return said(phrase("a side"));
    return said(*color == Color::white ? phrase("White") : phrase("Black"));
}

/// The words for one piece and for several.
struct NounForms {
    const char* one;
    const char* several;
};

NounForms manWords(std::optional<Color> color) {
    if (!color)
        return {phrase("man"), phrase("men")};
    return *color == Color::white ? NounForms{phrase("white man"), phrase("white men")}
                                  : NounForms{phrase("black man"), phrase("black men")};
}

NounForms kingWords(std::optional<Color> color) {
    if (!color)
        return {phrase("king"), phrase("kings")};
    return *color == Color::white ? NounForms{phrase("white king"), phrase("white kings")}
                                  : NounForms{phrase("black king"), phrase("black kings")};
}

NounForms wordsFor(std::optional<Color> color, std::optional<Kind> kind) {
    if (kind)
        return *kind == Kind::man ? manWords(color) : kingWords(color);
    if (!color)
        return {phrase("piece"), phrase("pieces")};
    return *color == Color::white ? NounForms{phrase("white piece"), phrase("white pieces")}
                                  : NounForms{phrase("black piece"), phrase("black pieces")};
}

Message pieceOf(std::optional<Color> color, std::optional<Kind> kind) {
    return said(wordsFor(color, kind).one);
}

// Kinds that both colours have, or colours with both kinds, in one word.
std::vector<NounForms> piecesIn(Contents contents) {
    const auto has = [&](Color color, Kind kind) {
        return contents.contains(Contents::piece(color, kind));
    };
    const bool men = has(Color::white, Kind::man) && has(Color::black, Kind::man);
    const bool kings = has(Color::white, Kind::king) && has(Color::black, Kind::king);
    if (men && kings)
        return {wordsFor(std::nullopt, std::nullopt)};
    std::vector<NounForms> pieces;
    for (const Color color : {Color::white, Color::black}) {
        const bool man = has(color, Kind::man) && !men;
        const bool king = has(color, Kind::king) && !kings;
        if (man && king)
            pieces.push_back(wordsFor(color, std::nullopt));
        else if (man || king)
            pieces.push_back(wordsFor(color, man ? Kind::man : Kind::king));
    }
    if (men || kings)
        pieces.push_back(wordsFor(std::nullopt, men ? Kind::man : Kind::king));
    return pieces;
}

Message wordsOf(Contents contents, const char* NounForms::*form) {
    std::vector<NounForms> all = piecesIn(contents);
    if (contents.contains(Contents::nothing()))
        all.push_back({phrase("empty square"), phrase("empty squares")});
    if (all.empty())
        all.push_back(wordsFor(std::nullopt, std::nullopt));
    std::vector<Message> parts;
    parts.reserve(all.size());
    for (const NounForms& each : all)
        parts.push_back(said(each.*form));
    return either(std::move(parts));
}

constexpr int unlimited = std::numeric_limits<int>::max();

// "at least 3", "4 to 6"
Message amountOf(const Bounds& bounds) {
    if (bounds.low == bounds.high)
        return bounds.low == 0 ? withParts("reading-none", {})
                               : withParts("reading-exactly", {{"n", counted(bounds.low)}});
    if (bounds.high == unlimited)
        return withParts("reading-at-least", {{"n", counted(bounds.low)}});
    if (bounds.low <= 0)
        return withParts("reading-at-most", {{"n", counted(bounds.high)}});
    return withParts("reading-between",
                     {{"low", counted(bounds.low)}, {"high", counted(bounds.high)}});
}

// "at least 3 times in the game:"
Message frequencyOf(const Bounds& bounds) {
    if (bounds.high == 0)
        return withParts("reading-never", {});
    if (bounds.low == bounds.high)
        return withParts("reading-times", {{"n", counted(bounds.low)}});
    if (bounds.high == unlimited)
        return withParts("reading-times-at-least", {{"n", counted(bounds.low)}});
    if (bounds.low <= 0)
        return withParts("reading-times-at-most", {{"n", counted(bounds.high)}});
    return withParts("reading-times-between",
                     {{"low", counted(bounds.low)}, {"high", counted(bounds.high)}});
}

/// What a comparison is called by the difference that is asked: none, more, or fewer.
struct ComparisonCodes {
    const char* equal;
    const char* more;
    const char* fewer;

    [[nodiscard]] const char* of(int difference) const {
        return difference == 0 ? equal : difference > 0 ? more : fewer;
    }
};

// "> 2" is "at least 3 more" of whole numbers, and "> 0" is "more".
Message comparison(Message what, Relation relation, Message other, int plus) {
    constexpr ComparisonCodes exactly{"reading-as-many", "reading-exactly-more",
                                      "reading-exactly-fewer"};
    constexpr ComparisonCodes least{"reading-at-least-as-many", "reading-at-least-more",
                                    "reading-at-most-fewer"};
    constexpr ComparisonCodes most{"reading-at-most-as-many", "reading-at-most-more",
                                   "reading-at-least-fewer"};
    const bool isLeast = relation == Relation::atLeast || relation == Relation::greater;
    const int difference = plus + (relation == Relation::greater ? 1
                                   : relation == Relation::less  ? -1
                                                                 : 0);
    const char* code = relation == Relation::equal ? exactly.of(difference)
                       : isLeast                   ? least.of(difference)
                                                   : most.of(difference);
    if (isLeast && difference == 1)
        code = "reading-more";
    else if (!isLeast && relation != Relation::equal && difference == -1)
        code = "reading-fewer";
    return withParts(code, {{"what", std::move(what)},
                            {"other", std::move(other)},
                            {"n", counted(std::abs(difference))}});
}

/// Collects the lines.
class Explainer {
public:
    explicit Explainer(const Query& query, Language language)
        : rules_(rules::rules(query.variant)), language_(language) {}

    [[nodiscard]] std::string text() && { return std::move(text_); }

    void add(const Term& term) {
        std::visit([this](const auto& meaning) { this->addMeaning(meaning); }, term.meaning);
    }

private:
    void line(const Message& message) {
        text_.append(2 * depth_, ' ');
        text_ += translated(message, language_);
        text_ += '\n';
    }
    void under(const Message& heading, const Term& part) {
        line(heading);
        ++depth_;
        add(part);
        --depth_;
    }
    void underEach(const Message& heading, const std::vector<Term>& parts) {
        line(heading);
        ++depth_;
        for (const Term& part : parts)
            add(part);
        --depth_;
    }

    // ---- terms

    void addMeaning(const Condition& condition) {
        std::visit([this](const auto& c) { this->addCondition(c); }, condition);
    }
    void addMeaning(const AllOf& all) {
        underEach(said(phrase("all of these, in one place:")), all.parts);
    }
    void addMeaning(const AnyOf& any) { underEach(said(phrase("one of these:")), any.parts); }
    void addMeaning(const Not& negation) { under(said(phrase("not:")), *negation.part); }
    void addMeaning(const Sequence& sequence) {
        under(said(phrase("first:")), *sequence.first);
        for (const Link& link : sequence.links) {
            under(linkOf(link), *link.next);
            if (link.without)
                under(said(phrase("and not before that:")), **link.without);
        }
    }
    static Message linkOf(const Link& link) {
        if (!link.within)
            return said(phrase("then, at any time:"));
        if (*link.within == 1)
            return said(phrase("then at once:"));
        return withParts("reading-within", {{"n", counted(*link.within)}});
    }
    void addMeaning(const Lasting& lasting) { under(durationOf(lasting), *lasting.part); }
    static Message durationOf(const Lasting& lasting) {
        const Parameter n{"n", counted(lasting.plies)};
        if (lasting.quiet)
            return withParts("reading-for-quiet", {n});
        if (!isAboutMove(*lasting.part))
            return withParts("reading-for", {n});
        if (!lasting.mover)
            return withParts("reading-each-move", {n});
        return withParts("reading-each-move-of", {n, {"side", sideNamed(lasting.mover)}});
    }
    void addMeaning(const Anywhere& anywhere) {
        under(said(phrase("somewhere in the game:")), *anywhere.part);
    }
    void addMeaning(const Earlier& earlier) {
        under(said(phrase("earlier in the game:")), *earlier.part);
    }
    void addMeaning(const Often& often) { under(frequencyOf(often.bounds), *often.part); }
    void addMeaning(const Longest& longest) {
        under(said(phrase("where the longest stretch of the game begins with:")), *longest.part);
    }

    // ---- conditions

    [[nodiscard]] std::vector<std::string> names(rules::SquareSet squares) const {
        std::vector<std::string> all;
        for (const rules::Square s : squares)
            all.push_back(squareName(rules_, s));
        return all;
    }

    void addCondition(const PiecesOn& c) {
        if (c.squares.empty())
            return line(said(phrase("any position")));
        const char* code = c.squares.size() == 1 ? "reading-on"
                           : c.onAny             ? "reading-on-any"
                                                 : "reading-on-each";
        line(withParts(code, {{"what", query::wordsOf(c.contents, &NounForms::one)},
                              {"squares", names(c.squares)}}));
    }
    void addCondition(const CountIn& c) { number(wordsOf(c.counted), amountOf(c.bounds)); }
    void addCondition(const CountCompared& c) {
        line(comparison(wordsOf(c.counted), c.relation, wordsOf(c.other), c.plus));
    }
    void addCondition(const NumberIn& c) { number(wordsOf(c.number), amountOf(c.bounds)); }
    void addCondition(const NumbersCompared& c) {
        line(comparison(wordsOf(c.left), c.relation, wordsOf(c.right), c.plus));
    }
    [[nodiscard]] static Message wordsOf(Contents contents) {
        return query::wordsOf(contents, &NounForms::several);
    }
    [[nodiscard]] Message wordsOf(const Number& number) const {
        const Message side =
            number.color ? sideNamed(number.color) : said(phrase("the side to move"));
        switch (number.of) {
        case Number::Of::legalMoves:
            return withParts("reading-legal-moves", {{"side", side}});
        case Number::Of::safeMoves:
            return withParts("reading-safe-moves", {{"side", side}});
        case Number::Of::tempi:
            return withParts("reading-tempi", {{"side", side}});
        case Number::Of::pieces:
            break;
        }
        Message what = wordsOf(number.counted);
        if (number.exposure != Exposure::any)
            what = withParts(number.exposure == Exposure::attacked ? "reading-attacked"
                                                                   : "reading-protected",
                             {{"what", std::move(what)}});
        if (!number.squares)
            return what;
        return withParts("reading-on",
                         {{"what", std::move(what)}, {"squares", names(*number.squares)}});
    }
    void number(Message what, Message amount) {
        line(withParts("reading-number",
                       {{"what", std::move(what)}, {"amount", std::move(amount)}}));
    }

    void addCondition(const ToMove& c) {
        line(said(c.color == Color::white ? phrase("White is to move")
                                          : phrase("Black is to move")));
    }
    void addCondition(const PlyIn& c) {
        number(said(phrase("moves made before, of both sides")), amountOf(c.bounds));
    }
    void addCondition(const Exactly& c) {
        std::string fen = rules::writeFen(c.position);
        if (c.eitherSide)
            fen.front() = '?';
        line(withParts("reading-position", {{"fen", std::move(fen)}}));
    }
    void addCondition(const ResultIs& c) {
        std::vector<Message> results;
        for (const GameResult result : c.results)
            results.push_back(said(wordsOf(result)));
        line(withParts("reading-result", {{"result", either(std::move(results))}}));
    }
    static const char* wordsOf(GameResult result) {
        switch (result) {
        case GameResult::whiteWins:
            return phrase("White won");
        case GameResult::blackWins:
            return phrase("Black won");
        case GameResult::draw:
            return phrase("draw");
        case GameResult::bothLose:
            return phrase("both lost");
        case GameResult::unknown:
            break;
        }
        return phrase("unknown");
    }
    void addCondition(const AtEnd&) { line(said(phrase("in the last position"))); }
    void addCondition(const Quiet&) { line(said(phrase("the side to move need not capture"))); }
    void addCondition(const Symmetric&) {
        line(said(phrase("the same position with the board rotated and the colours exchanged")));
    }
    void addCondition(const HasOpposition& c) {
        line(withParts("reading-opposition", {{"side", sideNamed(c.color)}}));
    }
    void addCondition(const Blocked& c) {
        line(withParts("reading-blocked", {{"side", sideNamed(c.color)}}));
    }
    void addCondition(const DrawRuleApplied& c) {
        Message rule{"reading-draw-rule", {}};
        if (!c.name.empty())
            rule.parameters.push_back({"name", c.name});
        line(rule);
    }
    void does(std::optional<Color> color, Message what) {
        line(withParts("reading-does", {{"who", sideNamed(color)}, {"what", std::move(what)}}));
    }
    void addCondition(const ErrorPlayed& c) {
        using analysis::Quality;
        if (!c.quality)
            return does(c.color, said(phrase("error")));
        does(c.color, said(*c.quality == Quality::blunder     ? phrase("blunder")
                           : *c.quality == Quality::mistake   ? phrase("mistake")
                           : *c.quality == Quality::missedWin ? phrase("missed win")
                                                              : phrase("inaccuracy")));
    }
    void addCondition(const ClockShows& c) {
        line(withParts(c.under ? "reading-clock-under" : "reading-clock-over",
                       {{"who", c.color ? sideNamed(c.color) : said(phrase("the side to move"))},
                        {"n", std::to_string(c.seconds)}}));
    }
    void addCondition(const TableSays& c) {
        line(said(c.result == GameResult::draw ? phrase("drawn by the endgame tables")
                  : c.result == GameResult::whiteWins
                      ? phrase("won for White by the endgame tables")
                      : phrase("won for Black by the endgame tables")));
    }
    void addCondition(const ShotBegins& c) {
        does(c.color, said(c.missed ? phrase("a combination is missed")
                                    : phrase("a combination is played")));
    }
    void addCondition(const SamePieceOn& c) {
        line(withParts(c.squares.size() == 1 ? "reading-on" : "reading-on-any",
                       {{"what", said(phrase("the piece that moved earlier"))},
                        {"squares", names(c.squares)}}));
    }

    // ---- moves

    void addCondition(const MovePattern& m) {
        Message move =
            withParts("reading-move", {{"who", m.by ? said(phrase("the piece that moved earlier"))
                                               : m.kind ? pieceOf(m.color, m.kind)
                                                        : sideNamed(m.color)},
                                       {"does", said(actionOf(m.type))}});
        const auto add = [&](const char* name, rules::SquareSet squares) {
            if (!squares.empty())
                move.parameters.push_back({name, names(squares)});
        };
        add("from", m.from.value_or(rules::SquareSet()));
        add("to", m.to.value_or(rules::SquareSet()));
        add("over", m.over);
        add("through", m.through);
        line(move);
        ++depth_;
        if (m.takes)
            taken({"reading-men-taken", "reading-kings-taken", "reading-pieces-taken"}, *m.takes);
        if (m.gives)
            taken({"reading-men-given", "reading-kings-given", "reading-pieces-given"}, *m.gives);
        for (const auto& [asked, words] :
             {std::pair{m.promotes, phrase("and becomes a king")},
              std::pair{m.takenNext, phrase("is captured by the next move")},
              std::pair{m.forced, phrase("it is the only legal move")},
              std::pair{m.byMajority, phrase("because the largest capture is compulsory")},
              std::pair{m.taking.has_value(), phrase("takes the piece that moved earlier")}})
            if (asked)
                line(said(words));
        --depth_;
    }
    static const char* actionOf(MovePattern::Type type) {
        switch (type) {
        case MovePattern::Type::quiet:
            return phrase("moves without capturing");
        case MovePattern::Type::capture:
            return phrase("captures");
        case MovePattern::Type::any:
            break;
        }
        return phrase("moves or captures");
    }
    struct CountCodes {
        const char* men;
        const char* kings;
        const char* pieces;
    };
    // That it is any piece goes without saying where men or kings are asked.
    void taken(const CountCodes& codes, const CaptureCounts& counts) {
        const bool isKindAsked = counts.men.low > 0 || counts.kings.low > 0;
        const Bounds pieces =
            isKindAsked && counts.pieces == Bounds{1, unlimited} ? Bounds{} : counts.pieces;
        for (const auto& [code, bounds] :
             {std::pair{codes.men, counts.men}, std::pair{codes.kings, counts.kings},
              std::pair{codes.pieces, pieces}})
            if (!(bounds == Bounds{}))
                line(withParts(code, {{"amount", amountOf(bounds)}}));
    }

    const rules::Rules& rules_;
    Language language_;
    std::size_t depth_ = 0;
    std::string text_;
};

} // namespace

std::string explanation(const Query& query, Language language) {
    Explainer explainer(query, language);
    explainer.add(query.term);
    return std::move(explainer).text();
}

} // namespace damscope::db::query
