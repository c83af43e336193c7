// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/line_follower.hpp"

#include "rules/fen.hpp"
#include "rules/generate.hpp"

namespace damscope::rules::detail {

namespace {

using Kind = ScriptItem::Kind;

bool isStep(Kind k) {
    return k == Kind::move || k == Kind::unknownMove || k == Kind::setup;
}

/// The squares of a text that can be read in one way only.
std::optional<MoveText> onlyReading(const Rules& rules, std::string_view text) {
    auto readings = readMoveText(rules, text);
    if (readings.size() != 1 || readings.front().fromFile || readings.front().squares.size() < 2)
        return std::nullopt;
    return std::move(readings.front());
}

/// Joins the jumps of one capture that were written as moves of their own.
std::optional<WrittenMove> joined(const Position& position, const Script& script,
                                  std::size_t item) {
    constexpr std::size_t mostJumps = 32;
    auto text = onlyReading(position.rules(), script[item].text);
    if (!text)
        return std::nullopt;
    for (auto next = stepFrom(script, item + 1);
         next && script[*next].kind == Kind::move && text->squares.size() < mostJumps;
         next = stepFrom(script, *next + 1)) {
        const auto more = onlyReading(position.rules(), script[*next].text);
        if (!more || more->squares.front() != text->squares.back())
            return std::nullopt;
        text->squares.insert(text->squares.end(), more->squares.begin() + 1, more->squares.end());
        WrittenMove written{resolve(position, *text), *next};
        if (!written.match.moves.empty() && !written.match.wrongWay &&
            written.match.moves.front().isCapture())
            return written;
    }
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> stepFrom(const Script& script, std::size_t index) {
    int depth = 0;
    for (std::size_t i = index; i < script.size(); ++i) {
        if (script[i].kind == Kind::openVariation)
            ++depth;
        else if (script[i].kind == Kind::closeVariation && --depth < 0)
            return std::nullopt;
        else if (depth == 0 && isStep(script[i].kind))
            return i;
    }
    return std::nullopt;
}

WrittenMove readMove(const Position& position, const Script& script, std::size_t item) {
    WrittenMove written{resolve(position, script[item].text), item};
    if (written.match.moves.empty())
        if (auto whole = joined(position, script, item))
            return *std::move(whole);
    return written;
}

Fit follow(std::optional<Position> position, const Script& script, std::optional<std::size_t> item,
           int limit, int& forks) {
    Fit fit;
    for (; item && fit.plies < limit; item = stepFrom(script, *item + 1)) {
        const ScriptItem& step = script[*item];
        if (step.kind == Kind::setup && position) {
            const auto next = readSetup(*position, step.text);
            if (!next)
                return {fit.plies, false};
            position = *next;
            continue;
        }
        if (step.kind != Kind::move || !position)
            return fit; // nothing is known of what follows
        const WrittenMove written = readMove(*position, script, *item);
        if (written.match.moves.empty())
            return {fit.plies, false};
        item = written.lastItem;
        ++fit.plies;
        if (written.match.unique() || forks <= 0) {
            position = position->after(written.match.moves.front());
            continue;
        }
        Fit best{0, false};
        for (const Move& m : written.match.moves) {
            --forks;
            const Fit one = follow(position->after(m), script, stepFrom(script, *item + 1),
                                   limit - fit.plies, forks);
            if (one.plies > best.plies || (one.complete && !best.complete))
                best = one;
            if (best.complete)
                break;
        }
        return {fit.plies + best.plies, best.complete};
    }
    return fit;
}

bool isNullMove(std::string_view setup) {
    return setup == "B::" || setup == "W::";
}

Expected<Position, FenError> readSetup(const Position& before, std::string_view text) {
    if (!isNullMove(text))
        return readFen(before.variant(), text);
    Position passed = before;
    passed.setToMove(text.front() == 'W' ? Color::white : Color::black);
    return passed;
}

} // namespace damscope::rules::detail

namespace damscope::rules {

Fit fit(const Position& start, const Script& script, int limit) {
    int forks = 256;
    return detail::follow(start, script, detail::stepFrom(script, 0), limit, forks);
}

} // namespace damscope::rules
