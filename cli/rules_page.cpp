// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_page.hpp"

#include "cli/terminal_text.hpp"
#include "rules/draw_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace damscope::cli {
namespace {

using rules::Rules;
using Sentences = std::vector<std::string>;

template <class... Values> std::string filled(std::string_view phrase, const Values&... values) {
    return fmt::format(fmt::runtime(phrase), values...);
}

std::string_view playedOn(const Rules& r, const RulesPhrases& p) {
    switch (r.board.playing) {
    case rules::Playing::cornerLeft:
        return p.cornerLeft;
    case rules::Playing::cornerRight:
        return p.cornerRight;
    case rules::Playing::all:
        break;
    }
    return p.allSquares;
}

std::string squareNames(const Rules& r, const RulesPhrases& p) {
    if (r.notation == rules::Notation::algebraic)
        return filled(p.lettered, static_cast<char>('a' + r.board.files - 1), r.board.ranks);
    return filled(r.firstSquare == rules::FirstSquare::topLeft ? p.numbered : p.numberedFromBelow,
                  r.board.size());
}

Sentences board(const Rules& r, const RulesPhrases& p) {
    const int men = r.rowsOfMen * r.board.squaresPerRow();
    return {filled(p.size, r.board.files, r.board.ranks), filled(playedOn(r, p), r.board.size()),
            filled(r.firstRowOfMen == 0 ? p.men : p.menBehindRow, men, r.rowsOfMen),
            filled(p.firstMover, r.firstMover == rules::Color::white ? p.white : p.black),
            squareNames(r, p)};
}

bool isOrthogonal(const Rules& r) {
    return r.lines == rules::Lines::orthogonal;
}

std::string_view kingMoves(const Rules& r, const RulesPhrases& p) {
    if (!r.flyingKings)
        return p.kingMoves;
    return isOrthogonal(r) ? p.kingFliesOrthogonal : p.kingFlies;
}

Sentences moves(const Rules& r, const RulesPhrases& p) {
    Sentences sentences{std::string(isOrthogonal(r) ? p.manMovesOrthogonal : p.manMoves),
                        std::string(p.crowned), std::string(kingMoves(r, p))};
    if (r.kingMovesInARow > 0)
        sentences.push_back(filled(p.kingMovesInARow, r.kingMovesInARow));
    return sentences;
}

std::string_view manCaptures(const Rules& r, const RulesPhrases& p) {
    switch (r.lines) {
    case rules::Lines::diagonal:
        return r.menCaptureBackward ? p.manCapturesBoth : p.manCapturesForward;
    case rules::Lines::diagonalCapturesBoth:
        return p.manCapturesEightWays;
    case rules::Lines::orthogonal:
        break;
    }
    return p.manCapturesOrthogonal;
}

std::string_view kingCaptures(const Rules& r, const RulesPhrases& p) {
    if (!r.flyingKings)
        return p.kingCaptures;
    switch (r.landing) {
    case rules::Landing::anywhere:
        return p.kingCapturesFlying;
    case rules::Landing::rightBehind:
        return p.kingLandsBehind;
    case rules::Landing::rightBehindLastKing:
        break;
    }
    return p.kingLandsBehindLastKing;
}

std::string_view choice(const Rules& r, const RulesPhrases& p) {
    switch (r.choice) {
    case rules::CaptureChoice::free:
        return p.free;
    case rules::CaptureChoice::most:
        return p.most;
    case rules::CaptureChoice::italian:
        return p.italian;
    case rules::CaptureChoice::spanish:
        return p.spanish;
    case rules::CaptureChoice::frisian:
        return p.frisian;
    case rules::CaptureChoice::kingFirst:
        break;
    }
    return p.kingFirst;
}

std::string_view crowning(const Rules& r, const RulesPhrases& p) {
    switch (r.crowning) {
    case rules::Crowning::atRest:
        return p.crownedAtRest;
    case rules::Crowning::stops:
        return p.crownedStops;
    case rules::Crowning::continues:
        break;
    }
    return p.crownedContinues;
}

Sentences captures(const Rules& r, const RulesPhrases& p) {
    std::vector<std::string_view> said{p.compulsory, manCaptures(r, p)};
    if (!r.menTakeKings)
        said.push_back(p.menMayNotTakeKings);
    said.push_back(kingCaptures(r, p));
    if (r.lines == rules::Lines::diagonalCapturesBoth)
        said.push_back(p.kingCapturesEightWays);
    said.push_back(p.goesOn);
    said.push_back(r.removal == rules::Removal::afterCapture ? p.removedAfter : p.removedAtOnce);
    if (!r.kingMayTurnBack)
        said.push_back(p.noTurningBack);
    said.push_back(choice(r, p));
    said.push_back(crowning(r, p));
    return {said.begin(), said.end()};
}

Sentences winning(const Rules& r, const RulesPhrases& p) {
    switch (r.goal) {
    case rules::Goal::takeOrBlock:
        return {std::string(p.takeOrBlock)};
    case rules::Goal::firstKing:
        return {std::string(p.firstKing)};
    case rules::Goal::loseAll:
        break;
    }
    return {std::string(p.loseAll)};
}

// "3", "4-5", "3 or more".
std::string pieces(const rules::Material& material, const RulesPhrases& p) {
    constexpr int allThereAre = 255;
    if (material.most == allThereAre)
        return std::to_string(material.fewest) + std::string(p.orMore);
    if (material.fewest == material.most)
        return std::to_string(material.fewest);
    return fmt::format("{}-{}", material.fewest, material.most);
}

std::string drawMaterial(const rules::DrawRule& rule, int limit, const RulesPhrases& p) {
    const rules::Material& m = rule.material;
    const bool onlyKings = m.fewestKings == m.fewest;
    const std::string_view phrase = m.onMainRoad                     ? p.mainRoad
                                    : onlyKings && m.fewestKings > 1 ? p.loneKingOnly
                                                                     : p.loneKing;
    return filled(phrase, pieces(m, p), limit);
}

std::string draw(const rules::DrawRule& rule, const RulesPhrases& p) {
    const int moves = rule.limit / 2; // the data counts plies
    switch (rule.condition) {
    case rules::DrawCondition::repetition:
        return filled(p.repetition, rule.limit);
    case rules::DrawCondition::noProgress:
        return filled(p.noProgress, moves);
    case rules::DrawCondition::material:
        return drawMaterial(rule, moves, p);
    case rules::DrawCondition::balance:
        return filled(p.balance, pieces(rule.material, p), moves);
    case rules::DrawCondition::kingAgainstKing:
        break;
    }
    return std::string(p.kingAgainstKing);
}

Sentences draws(const Rules& r, const RulesPhrases& p) {
    Sentences sentences;
    for (const rules::DrawRule& rule : rules::drawRules(r.variant)) {
        sentences.push_back(draw(rule, p));
        if (rule.effect == rules::DrawEffect::mayBeClaimed)
            sentences.back() += " " + std::string(p.mayBeClaimed);
    }
    if (sentences.empty())
        sentences.emplace_back(p.noDrawRules);
    return sentences;
}

std::string section(std::string_view title, const Sentences& sentences, int width) {
    std::string text = fmt::format("\n{}\n", title);
    for (const std::string& sentence : sentences) {
        std::string lines = wrapped(sentence, width - 2);
        for (std::size_t at = lines.find('\n'); at != std::string::npos;
             at = lines.find('\n', at + 1))
            lines.insert(at + 1, "  ");
        text += "- " + lines + '\n';
    }
    return text;
}

} // namespace

std::span<const RulesPhrases* const> rulesLanguages() {
    static constexpr std::array languages{&englishPhrases, &dutchPhrases, &frenchPhrases,
                                          &russianPhrases};
    return languages;
}

std::string rulesPage(const Rules& r, const RulesPhrases& p, int width) {
    std::string page(p.titles[static_cast<std::size_t>(r.variant)]);
    page += '\n';
    page += section(p.board, board(r, p), width);
    page += section(p.moves, moves(r, p), width);
    page += section(p.captures, captures(r, p), width);
    page += section(p.end, winning(r, p), width);
    return page + section(p.draws, draws(r, p), width);
}

} // namespace damscope::cli
