// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/correct.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/syntax/comment_parts.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace damscope::parser {
namespace {

using rules::Correction;
using rules::ScriptItem;

constexpr std::string_view writtenWord = "written";
constexpr std::string_view missingWord = "missing";
constexpr std::string_view leftOutWord = "left-out";

std::string commandFor(const Correction& c) {
    const auto command = [&](std::string_view word) {
        const std::string written = c.written.empty() ? "" : " " + percentEncoded(c.written);
        return std::string(repairedWord) + " " + std::string(word) + written;
    };
    switch (c.kind) {
    case Correction::Kind::otherMove:
        return command(writtenWord);
    case Correction::Kind::missingMove:
        return command(missingWord);
    case Correction::Kind::extraMove:
        break;
    }
    return command(leftOutWord);
}

// How far a line is legal with a correction: keys of words.
constexpr const char* reachOfGame = "game";
constexpr const char* reachOfVariation = "variation";

std::string questionCode(Correction::Kind kind) {
    switch (kind) {
    case Correction::Kind::otherMove:
        return "other-move-meant";
    case Correction::Kind::missingMove:
        return "missing-move-meant";
    case Correction::Kind::extraMove:
        break;
    }
    return "extra-move-meant";
}

/// Changes the items of a game's text.
class Editor {
public:
    explicit Editor(GameText& text) : text_(text) {}

    void takeOut(std::size_t item, std::size_t items) {
        assert(item + items <= text_.script.size());
        const auto first = static_cast<std::ptrdiff_t>(item);
        const auto end = first + static_cast<std::ptrdiff_t>(items);
        text_.script.erase(text_.script.begin() + first, text_.script.begin() + end);
        text_.itemOffsets.erase(text_.itemOffsets.begin() + first, text_.itemOffsets.begin() + end);
    }

    void putIn(std::size_t item, ScriptItem::Kind kind, std::string content, std::size_t offset) {
        assert(item <= text_.script.size());
        text_.made.push_back(std::make_shared<const std::string>(std::move(content)));
        const auto at = static_cast<std::ptrdiff_t>(item);
        text_.script.insert(text_.script.begin() + at, {kind, false, 0, *text_.made.back()});
        text_.itemOffsets.insert(text_.itemOffsets.begin() + at, offset);
    }

private:
    GameText& text_;
};

// A strength must stay right after its move.
std::size_t behindStrength(const GameText& text, std::size_t item) {
    while (item < text.script.size() && text.script[item].kind == ScriptItem::Kind::strength)
        ++item;
    return item;
}

} // namespace

GameText corrected(const GameText& text, const Correction& correction) {
    assert(text.script.size() == text.itemOffsets.size());
    assert(correction.item < text.script.size());
    GameText copy = text;
    Editor editor(copy);
    const std::size_t at = correction.item;
    const std::size_t offset = copy.itemOffsets[at];
    editor.takeOut(at, correction.items);
    if (correction.kind == Correction::Kind::extraMove) {
        editor.putIn(at, ScriptItem::Kind::command, commandFor(correction), offset);
        return copy;
    }
    editor.putIn(at, ScriptItem::Kind::move, correction.meant, offset);
    editor.putIn(behindStrength(copy, at + 1), ScriptItem::Kind::command, commandFor(correction),
                 offset);
    return copy;
}

std::optional<RecordedRepair> repairIn(std::string_view command) {
    using Kind = Correction::Kind;
    const auto record = commandArgument(command, repairedWord);
    if (!record)
        return std::nullopt;
    if (const auto written = commandArgument(*record, writtenWord))
        return RecordedRepair{Kind::otherMove, percentDecoded(*written)};
    if (const auto written = commandArgument(*record, leftOutWord))
        return RecordedRepair{Kind::extraMove, percentDecoded(*written)};
    if (commandArgument(*record, missingWord))
        return RecordedRepair{Kind::missingMove, {}};
    return std::nullopt;
}

std::optional<rules::NodeId> lastRepair(const rules::Game& game) {
    std::optional<rules::NodeId> found;
    const auto look = [&](rules::NodeId node) {
        for (const rules::Remark& remark : game.remarks(node))
            if (const auto* command = remark.as<rules::Command>();
                command != nullptr && repairIn(command->text))
                found = node;
    };
    look(rules::rootNode); // a first move that was left out
    for (const rules::NodeId node : game.mainLine())
        look(node);
    return found;
}

std::string numberOf(int moveNumber, rules::Color mover, const rules::Rules& rules) {
    assert(moveNumber > 0);
    return rules::moveNumberText(moveNumber, mover == rules.firstMover);
}

Message asQuestion(const rules::Proposal& proposal, LineKind line, const rules::Rules& rules) {
    const Correction& c = proposal.correction;
    Message question{questionCode(c.kind), {}};
    const std::string& move = c.kind == Correction::Kind::extraMove ? c.written : c.meant;
    question.parameters.push_back({"move", numberOf(c.moveNumber, c.mover, rules) + " " + move});
    if (c.kind == Correction::Kind::otherMove)
        question.parameters.push_back({"written", c.written});
    const std::string reached = line == LineKind::main ? reachOfGame : reachOfVariation;
    question.parameters.push_back({"reach", reached + (proposal.complete ? "" : "-plies")});
    if (!proposal.complete)
        question.parameters.push_back({"plies", counted(proposal.plies)});
    return question;
}

bool canBeAccepted(const std::optional<Message>& question) {
    return question &&
           (question->code == "result-meant" || question->text("reach").starts_with(reachOfGame));
}

Message asDone(const Correction& c) {
    switch (c.kind) {
    case Correction::Kind::otherMove:
        return {"other-move-done", {{"written", c.written}, {"meant", c.meant}}};
    case Correction::Kind::missingMove:
        return {"missing-move-done", {{"meant", c.meant}}};
    case Correction::Kind::extraMove:
        break;
    }
    return {"extra-move-done", {{"written", c.written}}};
}

namespace {

using rules::Variant;

constexpr int enoughMoves = 6; // moves, of which the variant that the tags say plays ...
constexpr int fraction = 4;    // ... no more than one in so many

bool breaksAtOnce(int moves, int plies) {
    return moves >= enoughMoves && plies * fraction <= moves;
}

bool breaksAtOnce(const GameText& text, Variant variant) {
    const int moves = countMoves(text);
    const auto start = startPosition(text, variant);
    return breaksAtOnce(moves,
                        start ? rules::fit(*start, text.script, moves / fraction + 1).plies : 0);
}

std::vector<Variant> fitting(const GameText& text) {
    std::vector<Variant> variants = candidates(text);
    std::erase_if(variants, [&text](Variant v) { return !fits(text, v); });
    return variants;
}

// What a game leaves open, or the archive does where the game is open.
std::vector<Variant> openFor(const GameText& text, const AssembleOptions& options) {
    const std::vector<Variant> own = fitting(text);
    std::vector<Variant> common;
    std::ranges::copy_if(own, std::back_inserter(common),
                         [&](Variant v) { return std::ranges::count(options.common, v) > 0; });
    return own.size() > 1 && !common.empty() ? common : own;
}

std::string nameOf(Variant variant) {
    return std::string(rules::rules(variant).name);
}

Message report(const std::string& type, const Guess& other, const std::vector<Variant>& others,
               bool taken) {
    Message message{
        taken ? "variant-corrected" : (others.empty() ? "wrong-variant" : "wrong-variant-open"),
        {{"type", type}, {"variant", nameOf(other.variant)}, {"plies", counted(other.plies)}}};
    std::vector<std::string> names;
    std::ranges::transform(others, std::back_inserter(names), nameOf);
    if (!names.empty())
        message.parameters.push_back({"others", std::move(names)});
    return message;
}

} // namespace

void WrongTags::add(const GameText& text) {
    const auto said = variantSaid(text);
    if ((isBegun_ && common_.empty()) || !said || !breaksAtOnce(text, *said))
        return;
    std::vector<Variant> left = common_;
    std::erase_if(left, [&text](Variant v) { return !fits(text, v); });
    if (left.empty()) {
        left = fitting(text);
        if (left.empty()) // a broken game
            return;
        if (isBegun_)
            left.clear();
    }
    common_ = std::move(left);
    isBegun_ = true;
}

std::optional<FoundVariant> otherVariant(const GameText& text, const std::vector<rules::Tag>& tags,
                                         Variant said, int plies, const AssembleOptions& options) {
    if (!breaksAtOnce(countMoves(text), plies))
        return std::nullopt;
    Guess other = guess(text, options.preference);
    const auto tag = tagNamed(tags, "GameType");
    if (!other.complete || other.variant == said || !tag)
        return std::nullopt;
    std::vector<Variant> others = openFor(text, options);
    if (!others.empty() && std::ranges::count(others, other.variant) == 0)
        other.variant = others.front();
    std::erase(others, other.variant);
    const bool certain = others.empty() && other.plies >= enoughMoves;
    const bool taken = certain && options.repair == Repair::apply;
    FoundVariant found{other.variant, taken ? VariantSource::corrected : VariantSource::gameType,
                       certain};
    const std::size_t offset = *tag < text.tags.size() ? text.tags[*tag].offset : text.offset;
    found.problems.push_back(
        {{Severity::warning, report(tags[*tag].value, other, others, taken)}, offset});
    return found;
}

namespace {

using rules::GameResult;
using rules::ScriptItem;

bool isStep(const ScriptItem& item) {
    return item.kind == ScriptItem::Kind::move || item.kind == ScriptItem::Kind::unknownMove ||
           item.kind == ScriptItem::Kind::setup;
}

// A result behind a number, before more moves, is a slip in a move.
bool beginsWithMove(std::string_view unread) {
    GameText rest;
    if (!Reader(unread).next(rest))
        return false;
    const bool goesOn = rest.source.size() < base::trimmed(unread).size();
    const auto first = std::ranges::find_if(rest.script, [](const ScriptItem& item) {
        return item.kind != ScriptItem::Kind::moveNumber;
    });
    return first == rest.script.end() ? goesOn && !rest.script.empty() : isStep(*first);
}

rules::NodeId lastNode(const rules::Game& game) {
    const std::vector<rules::NodeId> line = game.mainLine();
    return line.empty() ? rules::rootNode : line.back();
}

} // namespace

bool endsInUnreadMoves(const rules::Game& game) {
    return game.hasRemarks() &&
           std::ranges::any_of(game.remarks(lastNode(game)), [](const rules::Remark& remark) {
               const auto* unread = remark.as<rules::UnreadText>();
               return unread != nullptr && beginsWithMove(unread->text);
           });
}

std::optional<rules::Position> lastPosition(const rules::Game& game) {
    return endsInUnreadMoves(game) ? std::nullopt : game.position(lastNode(game));
}

GameOutcome gameOutcome(const rules::Game& game) {
    GameOutcome v;
    v.ply = game.ply(lastNode(game));
    v.draws = adjudicate(game);
    if (const auto last = lastPosition(game))
        v.board = outcome(*last);
    return v;
}

bool refutes(const rules::Game& game, GameResult known) {
    if (known == GameResult::unknown || game.result == known ||
        game.result == GameResult::unknown || game.result == GameResult::bothLose)
        return false;
    return game.result != GameResult::draw || adjudicate(game).empty();
}

namespace {

using rules::GameResult;

constexpr std::string_view resultWord = "result";

std::string textOf(const rules::Game& game, GameResult result) {
    return std::string(writeResult(game.start().rules(), result));
}

/// What a remark says was written in place of the result; nothing if it is another remark.
std::optional<std::string> resultIn(const rules::Remark& remark) {
    const auto* command = remark.as<rules::Command>();
    const auto record =
        command == nullptr ? std::nullopt : commandArgument(command->text, repairedWord);
    const auto written = record ? commandArgument(*record, resultWord) : std::nullopt;
    return written ? std::optional(percentDecoded(*written)) : std::nullopt;
}

std::string tagOf(const rules::Game& game) {
    const auto tag = tagNamed(game.tags, "Result");
    return tag ? game.tags[*tag].value : textOf(game, game.result);
}

} // namespace

Problem refutedResult(const rules::Game& game, Message explanation, GameResult known) {
    return {Severity::warning,
            {"result-refuted",
             {{"explanation", std::move(explanation)}, {"result", textOf(game, game.result)}}},
            {},
            Message{"result-meant", {{"result", textOf(game, known)}}}};
}

std::optional<Problem> resultRefutedByBoard(const rules::Game& game, const rules::Position& last) {
    const rules::Outcome board = rules::outcome(last);
    if (!refutes(game, board.result))
        return std::nullopt;
    return refutedResult(game, rules::message(last, {rules::Reason::gameOver, {}, {}}),
                         board.result);
}

Message resultRepaired(const Problem& refuted) {
    const Parameter* explanation = refuted.message.find("explanation");
    return {"result-repaired",
            {{"written", std::string(refuted.message.text("result"))},
             {"result", std::string(refuted.suggestion->text("result"))},
             {"explanation", explanation->value}}};
}

void repairResult(rules::Game& game, GameResult result) {
    if (!resultBeforeRepair(game)) {
        const std::string record = std::string(repairedWord) + ' ' + std::string(resultWord) + ' ' +
                                   percentEncoded(tagOf(game));
        game.addRemark(lastNode(game), rules::Remark(rules::Command{record}));
    }
    game.result = result;
    game.tags = completeTags(std::move(game.tags), game);
}

std::optional<std::string> resultBeforeRepair(const rules::Game& game) {
    for (const rules::Remark& remark : game.remarks(lastNode(game)))
        if (auto written = resultIn(remark))
            return written;
    return std::nullopt;
}

bool undoResultRepair(rules::Game& game) {
    const auto written = resultBeforeRepair(game);
    if (!written)
        return false;
    const rules::NodeId last = lastNode(game);
    const auto remarks = game.remarks(last);
    std::vector<rules::Remark> others;
    std::ranges::copy_if(remarks, std::back_inserter(others),
                         [](const rules::Remark& r) { return !resultIn(r); });
    game.setRemarks(last, std::move(others));
    const rules::Rules& rules = game.start().rules();
    game.result = readResult(rules, *written).value_or(GameResult::unknown);
    setResult(game.tags, rules, *written);
    return true;
}

} // namespace damscope::parser
