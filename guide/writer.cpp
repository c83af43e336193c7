// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/writer.hpp"

#include "guide/sentences.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <limits>

namespace damscope::rules::page {

namespace {

using namespace sentences;

// What belongs together; and a section of such points.
using Point = std::vector<Text>;
using Points = std::vector<Point>;

// The sentences speak of one empty row at most, and of rows rather than of a row by its number.
static_assert(std::ranges::all_of(tables::all, [](const Rules* r) {
    return r->firstRowOfMen <= 1 && (r->rowsOfMen > 1 || r->notation == Notation::numeric);
}));

/// The sentence for each kind of lines, in the order of Lines.
using ByLines = std::array<Text, 3>;

Text pick(const ByLines& sentences, const Rules& r) {
    return sentences[static_cast<std::size_t>(r.lines)];
}

/// Where the first king wins, no king ever moves.
bool kingsPlay(const Rules& r) {
    return r.goal != Goal::firstKing;
}

Text playedSquares(const Rules& r) {
    switch (r.board.playing) {
    case Playing::cornerLeft:
        return darkSquaresCornerLeft;
    case Playing::cornerRight:
        return darkSquaresCornerRight;
    case Playing::all:
        break;
    }
    return allSquares;
}

Points boardSection(const Rules& r) {
    return {{r.board.files == r.board.ranks ? boardSquare : boardOblong, playedSquares(r)},
            {r.firstRowOfMen == 0 ? menAtTheEdge : menBehindAnEmptyRow,
             r.notation == Notation::numeric ? menOnNumbers : menOnRanks},
            {r.firstMover == Color::white ? whiteBegins : blackBegins}};
}

Points menSection(const Rules& r) {
    return {{pick({manMovesDiagonally, manMovesDiagonally, manMovesStraight}, r)}};
}

Points kingsSection(const Rules& r) {
    constexpr ByLines flies{kingFliesDiagonally, kingFliesDiagonally, kingFliesStraight};
    constexpr ByLines steps{kingStepsDiagonally, kingStepsDiagonally, kingStepsStraight};
    Points points{{pick(r.flyingKings ? flies : steps, r)}};
    if (r.lines == Lines::diagonalCapturesBoth)
        points.push_back({straightLinesOnlyForCaptures});
    if (r.kingMovesInARow > 0)
        points.push_back({kingMoveLimit});
    return points;
}

Point manCaptures(const Rules& r) {
    constexpr ByLines forward{manCapturesForwardDiagonally, manCapturesForwardBoth,
                              manCapturesForwardStraight};
    constexpr ByLines allWays{manCapturesAllWaysDiagonally, manCapturesAllWaysBoth,
                              manCapturesAllWaysStraight};
    Point point{pick(r.menCaptureBackward ? allWays : forward, r)};
    if (r.lines == Lines::diagonalCapturesBoth)
        point.push_back(capturesAlongRowsAndColumns);
    if (kingsPlay(r))
        point.push_back(r.menTakeKings ? manMayTakeKing : manMayNotTakeKing);
    return point;
}

Text landing(const Rules& r) {
    switch (r.landing) {
    case Landing::anywhere:
        return landsAnywhere;
    case Landing::rightBehind:
        return landsRightBehind;
    case Landing::rightBehindLastKing:
        break;
    }
    return landsRightBehindLastKing;
}

Point kingCaptures(const Rules& r) {
    constexpr ByLines flying{flyingKingCapturesDiagonally, flyingKingCapturesBoth,
                             flyingKingCapturesStraight};
    constexpr ByLines stepping{stepKingCapturesDiagonally, stepKingCapturesBoth,
                               stepKingCapturesStraight};
    if (!r.flyingKings)
        return {pick(stepping, r)};
    return {pick(flying, r), landing(r)};
}

/// Where the number of pieces decides, a king that could go on has to anyway.
bool landingIsRestricted(const Rules& r) {
    return kingsPlay(r) && r.flyingKings && r.landing != Landing::rightBehind &&
           (r.choice == CaptureChoice::free || r.choice == CaptureChoice::kingFirst);
}

Point goingOn(const Rules& r) {
    return landingIsRestricted(r) ? Point{captureGoesOn, landsWhereItGoesOn} : Point{captureGoesOn};
}

Point choice(const Rules& r) {
    switch (r.choice) {
    case CaptureChoice::free:
        return {chooseFreely};
    case CaptureChoice::most:
        return kingsPlay(r) ? Point{chooseMost, kingCountsAsOnePiece} : Point{chooseMost};
    case CaptureChoice::italian:
        return {chooseItalian};
    case CaptureChoice::spanish:
        return {chooseSpanish};
    case CaptureChoice::frisian:
        return {chooseFrisian};
    case CaptureChoice::kingFirst:
        break;
    }
    return {chooseKingFirst};
}

Point removal(const Rules& r) {
    const bool kingsFly = r.flyingKings && kingsPlay(r);
    if (r.removal == Removal::afterCapture)
        return {kingsFly ? takenStayAndBlock : takenStay};
    if (!kingsFly)
        return {takenLeaveAtOnce};
    return {takenLeaveAtOnce, r.kingMayTurnBack ? kingMayTurnBack : kingMayNotTurnBack};
}

Points capturingSection(const Rules& r) {
    Points points{{captureIsCompulsory}, manCaptures(r)};
    if (kingsPlay(r))
        points.push_back(kingCaptures(r));
    points.insert(points.end(), {goingOn(r), choice(r), {notOverTwo}, removal(r)});
    return points;
}

Text crowningInACapture(const Rules& r) {
    switch (r.crowning) {
    case Crowning::atRest:
        return passingIsNoCrowning;
    case Crowning::stops:
        return captureStopsOnLastRow;
    case Crowning::continues:
        break;
    }
    return captureContinuesAsKing;
}

Points crowningSection(const Rules& r) {
    return {{kingsPlay(r) ? crownedOnLastRow : crowningWins}, {crowningInACapture(r)}};
}

Points endSection(const Rules& r) {
    switch (r.goal) {
    case Goal::takeOrBlock:
        return {{whoCannotMoveLoses}, {resigningAndAgreeing, clock}};
    case Goal::firstKing:
        return {{firstKingWins}, {resigningAndAgreeing, clock}};
    case Goal::loseAll:
        break;
    }
    return {{whoCannotMoveWins}, {resigningAndAgreeing, clock}};
}

/// What no list of moves shows. A king is distinguished from a man by the man on top of it, except
/// where no king plays on.
Points atTheBoardSection(const Rules& r) {
    Points points{{lots}, {touchedPiece}, {overlookedCapture}, {recording}};
    if (kingsPlay(r))
        points.insert(points.end() - 1, {takenManOnTop});
    return points;
}

Point squareNames(const Rules& r) {
    if (r.notation == Notation::algebraic)
        return {lettersAndNumbers, fenNumbers};
    return {r.firstSquare == FirstSquare::topLeft ? numbersFromTopLeft : numbersFromBottomRight};
}

Points notationSection(const Rules& r) {
    const Point resultPoint =
        r.resultFirst == Color::white ? Point{results} : Point{results, firstResultIsBlacks};
    return {squareNames(r),
            {r.captureSign == '-' ? oneSignForBoth : moveAndCaptureSigns, longCaptures},
            resultPoint,
            {r.gameType == 0 ? noPdnNumber : gameTypeTag, nameInDamscope}};
}

/// Writes one page.
class Writer {
public:
    Writer(const Rules& rules, Language language)
        : rules_(rules), values_(valuesOf(rules)), language_(language) {
        layout_.title(variantTitle(rules.variant, language));
    }

    void section(Text heading, const Points& points) {
        layout_.heading(say(heading, values_, language_));
        std::vector<std::string> texts;
        for (const Point& point : points)
            texts.push_back(text(point));
        layout_.points(texts);
    }

    void map() {
        layout_.points({say(mapCaption, values_, language_)});
        layout_.picture(mapOf(rules_));
    }

    void draws(std::span<const DrawRule> rules) {
        layout_.heading(say(drawsHeading, values_, language_));
        if (rules.empty())
            layout_.points({say(noDrawRulesKnown, values_, language_)});
        listDraws(rules, DrawEffect::endsGame, gameIsDrawn);
        listDraws(rules, DrawEffect::mayBeClaimed, drawMayBeClaimed);
    }

    [[nodiscard]] std::string page() && { return std::move(layout_).text(); }

private:
    [[nodiscard]] std::string text(const Point& point) const {
        std::string all;
        for (const Text& sentence : point)
            all.append(all.empty() ? "" : " ").append(say(sentence, values_, language_));
        return all;
    }

    void listDraws(std::span<const DrawRule> rules, DrawEffect effect, Text introduction) {
        const auto conditions = drawConditions(rules_, rules, effect, language_);
        if (conditions.empty())
            return;
        layout_.sentence(say(introduction, values_, language_));
        layout_.list(conditions, say(betweenDrawRules, values_, language_));
    }

    const Rules& rules_;
    Values values_;
    Language language_;
    Layout layout_;
};

} // namespace

std::string writePage(const Rules& rules, std::span<const DrawRule> draws, Language language) {
    Writer writer(rules, language);
    writer.section(boardHeading, boardSection(rules));
    writer.map();
    writer.section(menHeading, menSection(rules));
    if (kingsPlay(rules))
        writer.section(kingsHeading, kingsSection(rules));
    writer.section(capturingHeading, capturingSection(rules));
    writer.section(crowningHeading, crowningSection(rules));
    writer.section(endHeading, endSection(rules));
    writer.draws(draws);
    writer.section(atTheBoardHeading, atTheBoardSection(rules));
    writer.section(notationHeading, notationSection(rules));
    return std::move(writer).page();
}

} // namespace damscope::rules::page

namespace damscope::rules {

std::string rulesPage(Variant variant, Language language) {
    return page::writePage(rules(variant), drawRules(variant), language);
}

} // namespace damscope::rules

namespace damscope::rules::page {

namespace {

Text conditionOf(const DrawRule& rule) {
    switch (rule.condition) {
    case DrawCondition::repetition:
        return repetition;
    case DrawCondition::noProgress:
        return noProgress;
    case DrawCondition::material:
        return rule.material.onMainRoad ? kingOnMainRoadAgainst : kingAgainst;
    case DrawCondition::balance:
        return balance;
    case DrawCondition::kingAgainstKing:
        break;
    }
    return kingAgainstKing;
}

bool isUnlimited(const Material& m) {
    return m.most == std::numeric_limits<decltype(m.most)>::max();
}

/// How many pieces there are: "3", "1 or 2", and "3" of "3 or more".
Value count(const Material& m, Language language) {
    if (m.fewest == m.most || isUnlimited(m))
        return numberValue("force", m.fewest);
    const Values ends{numberValue("fewer", m.fewest), numberValue("more", m.most)};
    return {"force", say(eitherNumber, ends, language), m.most};
}

/// The pieces of the stronger side: "3 pieces, at least 1 of them a king".
Value force(const Material& m, Language language) {
    const bool kingsOnly = m.noMen || m.fewestKings >= m.most;
    const Text sentence = kingsOnly        ? isUnlimited(m) ? forceOfKingsOrMore : forceOfKings
                          : isUnlimited(m) ? forceWithKingsOrMore
                                           : forceWithKings;
    return {"force",
            say(sentence, {count(m, language), numberValue("kings", m.fewestKings)}, language)};
}

/// The ends of the long line from White's left-hand corner.
void addMainRoad(Values& values, const Rules& rules) {
    const int last = rules.board.ranks - 1;
    const auto start = rules.board.at({last, 0});
    const auto end = rules.board.at({0, last});
    values.push_back({"roadStart", start ? squareName(rules, *start) : ""});
    values.push_back({"roadEnd", end ? squareName(rules, *end) : ""});
}

std::string described(const Rules& rules, const DrawRule& rule, Language language) {
    const bool onBoard = rule.condition == DrawCondition::balance;
    Values values{numberValue("times", rule.limit), numberValue("moves", rule.limit / 2),
                  onBoard ? count(rule.material, language) : force(rule.material, language)};
    if (rule.material.onMainRoad)
        addMainRoad(values, rules);
    std::string text = say(conditionOf(rule), values, language);
    if (rule.material.runsOn)
        text += say(countRunsOn, values, language);
    return text;
}

} // namespace

std::vector<std::string> drawConditions(const Rules& rules, std::span<const DrawRule> draws,
                                        DrawEffect effect, Language language) {
    std::vector<std::string> conditions;
    for (const DrawRule& rule : draws)
        if (rule.effect == effect)
            conditions.push_back(described(rules, rule, language));
    return conditions;
}

} // namespace damscope::rules::page
