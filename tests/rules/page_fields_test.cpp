// SPDX-License-Identifier: GPL-3.0-or-later
// A change in a table changes the page.
#include "guide/writer.hpp"
#include "rules/moves/draw_rules.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <set>

namespace damscope::rules {
namespace {

/// A change of one field, on a table where it matters.
struct FieldChange {
    std::string_view field;
    Variant base;
    std::function<void(Rules&)> change;
};

std::string fieldOf(const ::testing::TestParamInfo<FieldChange>& change) {
    return std::string(change.param.field) + "_" + std::to_string(change.index);
}

class EveryField : public ::testing::TestWithParam<FieldChange> {};

TEST_P(EveryField, changesThePageInEveryLanguage) {
    const auto& [field, base, change] = GetParam();
    Rules changed = rules(base);
    change(changed);
    for (const Language language : allLanguages())
        EXPECT_NE(page::writePage(changed, drawRules(base), language), rulesPage(base, language))
            << field << ", " << codeOf(language);
}

INSTANTIATE_TEST_SUITE_P(
    OfATable, EveryField,
    ::testing::Values(
        FieldChange{"board", Variant::czech,
                    [](Rules& r) {
                        r.board = {8, 8, Playing::cornerRight};
                    }},
        FieldChange{"rowsOfMen", Variant::thai, [](Rules& r) { r.rowsOfMen = 3; }},
        FieldChange{"firstRowOfMen", Variant::turkish, [](Rules& r) { r.firstRowOfMen = 0; }},
        FieldChange{"firstMover", Variant::pool, [](Rules& r) { r.firstMover = Color::white; }},
        FieldChange{"lines", Variant::international,
                    [](Rules& r) { r.lines = Lines::diagonalCapturesBoth; }},
        FieldChange{"lines", Variant::italian, [](Rules& r) { r.lines = Lines::orthogonal; }},
        FieldChange{"menCaptureBackward", Variant::international,
                    [](Rules& r) { r.menCaptureBackward = false; }},
        FieldChange{"menCaptureBackward", Variant::frisian,
                    [](Rules& r) { r.menCaptureBackward = false; }},
        FieldChange{"menCaptureBackward", Variant::turkish,
                    [](Rules& r) { r.menCaptureBackward = true; }},
        FieldChange{"menTakeKings", Variant::english, [](Rules& r) { r.menTakeKings = false; }},
        FieldChange{"flyingKings", Variant::english, [](Rules& r) { r.flyingKings = true; }},
        FieldChange{"flyingKings", Variant::frisian, [](Rules& r) { r.flyingKings = false; }},
        FieldChange{"flyingKings", Variant::turkish, [](Rules& r) { r.flyingKings = false; }},
        FieldChange{"landing", Variant::thai, [](Rules& r) { r.landing = Landing::anywhere; }},
        FieldChange{"choice", Variant::international,
                    [](Rules& r) { r.choice = CaptureChoice::free; }},
        FieldChange{"choice", Variant::czech, [](Rules& r) { r.choice = CaptureChoice::free; }},
        FieldChange{"crowning", Variant::russian, [](Rules& r) { r.crowning = Crowning::atRest; }},
        FieldChange{"crowning", Variant::spanish, [](Rules& r) { r.crowning = Crowning::atRest; }},
        FieldChange{"removal", Variant::international,
                    [](Rules& r) { r.removal = Removal::atOnce; }},
        FieldChange{"removal", Variant::english, [](Rules& r) { r.removal = Removal::atOnce; }},
        FieldChange{"kingMayTurnBack", Variant::turkish,
                    [](Rules& r) { r.kingMayTurnBack = true; }},
        FieldChange{"kingMovesInARow", Variant::frisian, [](Rules& r) { r.kingMovesInARow = 0; }},
        FieldChange{"kingMovesInARow", Variant::frisian, [](Rules& r) { r.kingMovesInARow = 4; }},
        FieldChange{"goal", Variant::international, [](Rules& r) { r.goal = Goal::loseAll; }},
        FieldChange{"goal", Variant::international, [](Rules& r) { r.goal = Goal::firstKing; }},
        FieldChange{"gameTypeTag", Variant::pool, [](Rules& r) { r.gameTypeTag = "99"; }},
        FieldChange{"gameType", Variant::pool, [](Rules& r) { r.gameType = 0; }},
        FieldChange{"notation", Variant::russian, [](Rules& r) { r.notation = Notation::numeric; }},
        FieldChange{"firstSquare", Variant::english,
                    [](Rules& r) { r.firstSquare = FirstSquare::bottomRight; }},
        FieldChange{"captureSign", Variant::russian, [](Rules& r) { r.captureSign = 'x'; }},
        FieldChange{"captureSign", Variant::russian, [](Rules& r) { r.captureSign = '-'; }},
        FieldChange{"results", Variant::brazilian,
                    [](Rules& r) { r.results = ResultStyle::international; }},
        FieldChange{"resultFirst", Variant::english,
                    [](Rules& r) { r.resultFirst = Color::white; }},
        FieldChange{"name", Variant::english, [](Rules& r) { r.name = "other"; }}),
    fieldOf);

// A change of a draw rule, on the sixteen moves of international draughts.
TEST(DrawRules, changeThePageWithEveryField) {
    const Rules& r = rules(Variant::international);
    const DrawRule sixteen = drawRules(Variant::international)[2];
    const auto page = [&](const std::function<void(DrawRule&)>& change, Language language) {
        DrawRule rule = sixteen;
        change(rule);
        return page::writePage(r, std::span(&rule, 1), language);
    };
    const std::vector<std::function<void(DrawRule&)>> changes{
        [](DrawRule&) {},
        [](DrawRule& d) { d.limit = 34; },
        [](DrawRule& d) { d.effect = DrawEffect::mayBeClaimed; },
        [](DrawRule& d) { d.condition = DrawCondition::noProgress; },
        [](DrawRule& d) { d.condition = DrawCondition::balance; },
        [](DrawRule& d) { d.condition = DrawCondition::repetition; },
        [](DrawRule& d) { d.condition = DrawCondition::kingAgainstKing; },
        [](DrawRule& d) { d.material.most = 4; },
        [](DrawRule& d) { d.material.most = 255; },
        [](DrawRule& d) { d.material.noMen = true; },
        [](DrawRule& d) { d.material.fewestKings = 2; },
        [](DrawRule& d) { d.material.onMainRoad = true; },
    };
    for (const Language language : allLanguages()) {
        std::set<std::string> pages;
        for (const auto& change : changes)
            pages.insert(page(change, language));
        EXPECT_EQ(pages.size(), changes.size()) << codeOf(language);
    }
}

} // namespace
} // namespace damscope::rules
