// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/replay.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "rules/game/line_follower.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace damscope::rules {

namespace {

using Kind = ScriptItem::Kind;

constexpr std::size_t mostFindings = 1000; // a hostile game must not produce a million of them
constexpr std::size_t mostBrokenVariations = 8;
constexpr std::size_t usualNodes =
    256; // of a long game; scripts of millions of items are not games

/// A line being replayed: the main line or an open variation.
struct ReplayedLine {
    NodeId at = rootNode;             ///< its last node
    NodeId parent = noNode;           ///< the node before that: where a variation branches off
    std::optional<Position> position; ///< at its last node; nothing after an unknown move
    std::optional<Position> positionBefore; ///< at `parent`
    int plies = 0;                          ///< from the start of the game
    int pliesBefore = 0;                    ///< at `parent`
    std::size_t open = 0;                   ///< the item that opens it, if it is a variation
    std::size_t close = 0;                  ///< the item that closes it
    bool empty = true;                      ///< no step yet
    std::uint32_t number = 0;               ///< the last move number
    bool behindVariation = false;           ///< since its last step a variation was closed
    std::vector<Remark> waiting;            ///< written before the next step
    std::vector<std::size_t> early;         ///< variations that stand before the move they replace
};

std::string writtenOut(const ScriptItem& item) {
    switch (item.kind) {
    case Kind::moveNumber:
        return moveNumberText(static_cast<int>(item.number), !item.black);
    case Kind::comment:
        return "{" + std::string(item.text) + "}";
    case Kind::command:
        return "{[" + std::string(item.text) + "]}";
    case Kind::nag:
        return "$" + std::to_string(item.number);
    case Kind::openVariation:
        return "(";
    case Kind::closeVariation:
        return ")";
    case Kind::setup:
        return "/FEN \"" + std::string(item.text) + "\"/";
    case Kind::move:
    case Kind::unknownMove:
    case Kind::strength:
    case Kind::unread:
        break;
    }
    return std::string(item.text.empty() ? std::string_view("-") : item.text);
}

// The fields of a FEN that a position of the moves has no use for: ":H12:F43".
std::string moveCounters(std::string_view fen) {
    std::string counters;
    for (std::size_t at = fen.find(':'); at < fen.size();) {
        const std::size_t end = std::min(fen.find(':', at + 1), fen.size());
        const std::string_view field = fen.substr(at, end - at);
        if (field.size() > 1 && std::string_view("WwBb").find(field[1]) == std::string_view::npos)
            counters += field;
        at = end;
    }
    return counters;
}

Message positionUnknown(Message reason) {
    return {std::string(code(Reason::positionUnknown)), {{"reason", std::move(reason)}}};
}

class Replayer {
public:
    Replayer(const Position& start, const Script& script, const ScriptSource& source)
        : script_(script), source_(source), result_(start) {
        assert(source.offsets.empty() || source.offsets.size() == script.size());
        result_.game.reserve(std::min(script.size(), usualNodes));
        ReplayedLine main;
        main.position = start;
        lines_.push_back(std::move(main));
    }

    Replayed run() {
        while (item_ < script_.size()) {
            play(script_[item_]);
            ++item_;
        }
        while (lines_.size() > 1)
            closeVariation();
        keepWaiting();
        result_.last = line().position;
        return std::move(result_);
    }

private:
    ReplayedLine& line() { return lines_.back(); }
    [[nodiscard]] bool inMainLine() const { return lines_.size() == 1; }

    void play(const ScriptItem& item) {
        switch (item.kind) {
        case Kind::move:
            return playMove();
        case Kind::unknownMove:
            advance(result_.game.addUnknown(line().at), 1).reset();
            return;
        case Kind::setup:
            return playSetup(item.text);
        case Kind::openVariation:
            return openVariation();
        case Kind::closeVariation:
            if (!inMainLine())
                closeVariation();
            return;
        case Kind::comment:
            return remark(Comment{std::string(item.text)});
        case Kind::command:
            return remark(command(item.text));
        case Kind::nag:
            return remark(Nag{item.number});
        case Kind::strength:
            return remark(Strength{std::string(item.text)});
        case Kind::unread:
            return playLooseText();
        case Kind::moveNumber:
            if (item_ + 1 < script_.size() && script_[item_ + 1].kind == Kind::move)
                line().number = item.number;
            else
                playLooseText();
            return;
        }
    }

    /// Numbers among text that is not understood, or that count nothing, are kept with it.
    void playLooseText() {
        const detail::LooseRun run = detail::readLooseRun(script_, source_, item_, line().number);
        line().number = run.number;
        for (const detail::LooseText& text : run.texts) {
            keepText(looseText(text));
            if (!text.isReported && result_.textNumbers.size() < mostFindings)
                result_.textNumbers.push_back(text.first);
            textEnd_ = text.end;
        }
        item_ = run.end - 1;
    }

    /// Lines end in the same way whatever the file's ends are, so that copies of a game are equal.
    void keepText(const std::string& text) { remark(UnreadText{base::withLineFeeds(text)}); }

    [[nodiscard]] std::string looseText(const detail::LooseText& text) const {
        if (text.end == text.first + 1)
            return std::string(script_[text.first].text);
        if (source_.offsets.empty())
            return textOf(text.first, text.end);
        return std::string(detail::textBetween(script_, source_, text.first, text.end));
    }

    // Rare, and too big for advance() to be inlined with it.
    [[gnu::cold]] void addWaiting(NodeId node, ReplayedLine& line) {
        for (Remark& r : line.waiting)
            result_.game.addRemark(node, std::move(r));
        line.waiting.clear();
    }

    /// Continues to a new node; the caller sets the returned position to that of the node.
    std::optional<Position>& advance(NodeId node, int plies) {
        ReplayedLine& l = line();
        if (!l.waiting.empty())
            addWaiting(node, l);
        l.parent = l.at;
        l.positionBefore = l.position;
        l.at = node;
        l.pliesBefore = l.plies;
        l.plies += plies;
        l.empty = false;
        l.behindVariation = false;
        return l.position;
    }

    void playMove() {
        if (!line().position)
            return stop(Reason::positionUnknown, positionUnknown({"move-not-recorded", {}}));
        const Position& before = *line().position;
        const std::size_t first = item_;
        if (const auto plain = detail::plainMove(before, script_[item_].text)) {
            if (plain->wrongSeparator)
                note(Reason::wrongSeparator, before, first, {});
            return play(plain->move);
        }
        const detail::WrittenMove written = detail::readMove(before, script_, item_);
        if (written.match.moves.empty())
            return stop(written.match.problem->reason, message(before, *written.match.problem));
        const std::size_t chosen = written.match.moves.size() > 1 ? settle(before, written) : 0;
        if (written.match.wrongSeparator)
            note(Reason::wrongSeparator, before, first, {});
        if (written.match.wrongWay)
            note(Reason::wrongWay, before, first, {written.match.moves[chosen]});
        play(written.match.moves[chosen]);
        playBetween(first, written.lastItem);
    }

    void play(const Move& move) {
        advance(result_.game.addMove(line().at, move), 1)->play(move);
        if (inMainLine())
            ++result_.mainLinePlies;
        playEarlyVariations();
    }

    /// Items between the jumps of a capture belong to the whole capture, marks first.
    void playBetween(std::size_t first, std::size_t last) {
        if (first == last)
            return;
        item_ = last;
        if (last + 1 < script_.size() && script_[last + 1].kind == Kind::strength)
            play(script_[++item_]);
        const std::size_t end = item_;
        for (item_ = first + 1; item_ < last; ++item_) {
            if (script_[item_].kind == Kind::openVariation)
                playThrough(std::min(closingItem(item_), last));
            else if (script_[item_].kind != Kind::move)
                play(script_[item_]);
        }
        item_ = end;
    }

    /// Plays from here up to an item, and stops there.
    void playThrough(std::size_t last) {
        while (true) {
            play(script_[item_]);
            if (item_ >= last)
                return;
            ++item_;
        }
    }

    void playEarlyVariations() {
        if (line().early.empty())
            return;
        const std::size_t here = item_;
        const std::vector<std::size_t> early = std::move(line().early);
        line().early.clear();
        for (const std::size_t open : early) {
            item_ = open;
            playThrough(closingItem(open));
        }
        item_ = here;
    }

    /// The intended one of several captures: the one that makes most of the line legal.
    std::size_t settle(const Position& before, const detail::WrittenMove& written) {
        const auto& moves = written.match.moves;
        const auto [best, decided] = detail::choose(before, script_, written);
        if (best == 0 && written.match.exact)
            return best;
        Message candidates = message(before, {Reason::ambiguous, {}, moves});
        candidates.parameters.push_back(
            {decided ? "only" : "taken", fullText(before, moves[best])});
        addFinding(Severity::warning, Reason::ambiguous, item_, std::move(candidates));
        return best;
    }

    void note(Reason reason, const Position& before, std::size_t item, std::vector<Move> moves) {
        addFinding(Severity::warning, reason, item,
                   message(before, {reason, {}, std::move(moves)}));
    }

    void playSetup(std::string_view text) {
        if (isNullMove(text))
            return playNullMove(text);
        const Position any = line().position.value_or(Position(result_.game.variant()));
        const auto position = detail::readSetup(any, text);
        if (!position)
            return stop(Reason::positionUnknown,
                        positionUnknown({"setup-unread", {{"fen", message(position.error())}}}));
        advance(result_.game.addSetup(line().at, *position), 0) = *position;
        if (std::string counters = moveCounters(text); !counters.empty())
            remark(UnreadText{std::move(counters)});
    }

    void playNullMove(std::string_view text) {
        if (detail::isDash(text, line().position, script_, item_)) {
            if (result_.textNumbers.size() < mostFindings)
                result_.textNumbers.push_back(item_);
            return keepText(std::string(text));
        }
        const auto side = detail::sideAfterNullMove(text, line().position);
        if (side && line().position && line().position->toMove() == *side)
            return;
        auto& position = advance(result_.game.addPass(line().at), 1);
        if (position && side)
            position->setToMove(*side);
    }

    void openVariation() {
        if (standsBeforeItsMove()) {
            line().early.push_back(item_);
            item_ = closingItem(item_);
            return;
        }
        if (line().empty)
            return keepVariation();
        ReplayedLine variation;
        variation.open = item_;
        variation.close = closingItem(item_);
        variation.at = line().parent;
        variation.position = line().positionBefore;
        variation.plies = line().pliesBefore;
        variation.number = line().number;
        variation.waiting = std::exchange(line().waiting, {}); // between two variations
        for (Remark& r : variation.waiting)
            r.place = Remark::Place::ahead;
        lines_.push_back(std::move(variation));
    }

    [[nodiscard]] bool playable(const std::optional<Position>& position, std::size_t item) const {
        return position && script_[item].kind == Kind::move &&
               !detail::readMove(*position, script_, item).match.moves.empty();
    }

    /// "5..." is at the start of the variation, and it is the second mover's turn.
    [[nodiscard]] bool isNumberedAsReply(std::size_t firstStep) {
        const auto& position = line().position;
        if (!position || position->toMove() == position->rules().firstMover)
            return false;
        for (std::size_t i = item_ + 1; i < firstStep; ++i)
            if (script_[i].kind == Kind::moveNumber)
                return script_[i].black;
        return false;
    }

    /// lidraughts writes variations before the move that they replace: `34-30 (1... 5-10) 20-25`.
    [[nodiscard]] bool standsBeforeItsMove() {
        const auto first = stepFrom(item_ + 1);
        if (!first || playable(line().positionBefore, *first) ||
            !(playable(line().position, *first) || isNumberedAsReply(*first)))
            return false;
        const auto next = stepFrom(closingItem(item_) + 1);
        return next && playable(line().position, *next);
    }

    /// A variation without a move before it that it could replace, and without one after it.
    void keepVariation() {
        addFinding(Severity::error, Reason::positionUnknown, item_,
                   positionUnknown({"nothing-to-replace", {}}), true);
        const std::size_t close = closingItem(item_);
        keepText(textOf(item_, close + 1));
        item_ = close;
    }

    void closeVariation() {
        keepWaiting();
        const bool wasPlayed = !line().empty;
        std::vector<Remark> unplaced = std::move(line().waiting);
        lines_.pop_back();
        line().behindVariation = line().behindVariation || wasPlayed;
        for (Remark& r : unplaced) {
            r.place = Remark::Place::after;
            remark(std::move(r));
        }
    }

    /// What waits for a step that does not come belongs to the last one.
    void keepWaiting(Remark::Place place = Remark::Place::behind) {
        if (line().empty && !inMainLine())
            return;
        for (Remark& r : line().waiting) {
            r.place = place;
            result_.game.addRemark(line().at, std::move(r));
        }
        line().waiting.clear();
    }

    [[nodiscard]] Remark command(std::string_view text) const {
        if (source_.readCommand == nullptr)
            return Command{std::string(text)};
        return source_.readCommand(result_.game.start().rules(), text);
    }

    /// Text behind a variation stands before the next step; marks and clocks belong to the last.
    [[nodiscard]] bool waits(const Remark& r) {
        if (line().empty && !inMainLine())
            return true;
        return line().behindVariation &&
               (r.as<Comment>() != nullptr || r.as<UnreadText>() != nullptr);
    }

    void remark(Remark r) {
        if (waits(r)) {
            r.place = Remark::Place::before;
            line().waiting.push_back(std::move(r));
        } else {
            result_.game.addRemark(line().at, std::move(r));
        }
    }

    /// The line stops here: the rest of it is kept as text.
    void stop(Reason reason, Message message) {
        const std::size_t end = inMainLine() ? script_.size() : line().close;
        if (!inMainLine())
            keepBroken();
        keepWaiting(Remark::Place::after); // before what is kept of the line
        line().behindVariation = false;
        addFinding(Severity::error, reason, item_, std::move(message));
        std::string rest = textOf(withNumbers(item_), end);
        if (line().empty && !inMainLine()) // only this text is left of the variation
            rest = "(" + rest + ")";
        keepText(rest);
        if (inMainLine())
            result_.legal = false;
        item_ = end - 1;
    }

    /// The first of the move numbers before an item that are not kept as text already.
    [[nodiscard]] std::size_t withNumbers(std::size_t item) const {
        while (item > textEnd_ && script_[item - 1].kind == Kind::moveNumber)
            --item;
        return item;
    }

    /// The parent line of a variation waits at the move that the variation replaces.
    void keepBroken() {
        const ReplayedLine& parent = *std::prev(lines_.end(), 2);
        if (parent.positionBefore && result_.brokenVariations.size() < mostBrokenVariations)
            result_.brokenVariations.push_back({item_, line().open + 1, line().close,
                                                *parent.positionBefore,
                                                parent.pliesBefore + pliesBeforeStart()});
    }

    /// The item that closes the variation opened at an item; the script's size if none does.
    [[nodiscard]] std::size_t closingItem(std::size_t open) {
        if (closings_.empty())
            findClosings();
        return closings_[open];
    }

    /// What detail::stepFrom() finds, without looking again through the variations that are
    /// skipped: any number of them may stand side by side.
    [[nodiscard]] std::optional<std::size_t> stepFrom(std::size_t item) {
        if (steps_.empty())
            findSteps();
        const std::size_t step = item < steps_.size() ? steps_[item] : script_.size();
        return step < script_.size() ? std::optional(step) : std::nullopt;
    }

    void findClosings() {
        closings_.assign(script_.size(), script_.size());
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < script_.size(); ++i) {
            if (script_[i].kind == Kind::openVariation) {
                open.push_back(i);
            } else if (script_[i].kind == Kind::closeVariation && !open.empty()) {
                closings_[open.back()] = i;
                open.pop_back();
            }
        }
    }

    void findSteps() {
        steps_.assign(script_.size() + 1, script_.size());
        for (std::size_t i = script_.size(); i-- > 0;) {
            const Kind kind = script_[i].kind;
            if (kind == Kind::openVariation)
                steps_[i] = steps_[std::min(closingItem(i) + 1, script_.size())];
            else if (detail::isStep(kind))
                steps_[i] = i;
            else if (kind != Kind::closeVariation)
                steps_[i] = steps_[i + 1];
        }
    }

    [[nodiscard]] std::string textOf(std::size_t first, std::size_t end) const {
        if (!source_.offsets.empty()) {
            const std::size_t from = source_.offsets[first];
            const std::size_t to =
                end < script_.size() ? source_.offsets[end] : source_.text.size();
            return std::string(base::trimmed(source_.text.substr(from, to - from)));
        }
        std::string text;
        for (std::size_t i = first; i < end && i < script_.size(); ++i)
            text += (text.empty() ? "" : " ") + writtenOut(script_[i]);
        return text;
    }

    /// Move numbers count from the first mover's turn.
    [[nodiscard]] int pliesBeforeStart() const {
        const Position& start = result_.game.start();
        return start.toMove() == start.rules().firstMover ? 0 : 1;
    }

    void addFinding(Severity severity, Reason reason, std::size_t item, Message message) {
        addFinding(severity, reason, item, std::move(message), !inMainLine());
    }

    void addFinding(Severity severity, Reason reason, std::size_t item, Message message,
                    bool inVariation) {
        const bool stopsMainLine = severity == Severity::error && !inVariation;
        if (result_.findings.size() >= mostFindings && !stopsMainLine) {
            ++result_.unlisted;
            return;
        }
        const Color firstMover = result_.game.start().rules().firstMover;
        const int plies = line().plies + pliesBeforeStart();
        const Color mover = plies % 2 == 0 ? firstMover : opponent(firstMover);
        result_.findings.push_back({severity, inVariation, reason, item, moveNumberAfter(plies),
                                    mover, std::string(base::trimmed(script_[item].text)),
                                    std::move(message)});
    }

    const Script& script_;
    const ScriptSource& source_;
    Replayed result_;
    std::vector<ReplayedLine> lines_;
    std::vector<std::size_t> closings_; // of each item that opens a variation; built on demand
    std::vector<std::size_t> steps_;    // the first step from each item on; built on demand
    std::size_t item_ = 0;
    std::size_t textEnd_ = 0; // behind the last item that was kept as text
};

} // namespace

Replayed replay(const Position& start, const Script& script, const ScriptSource& source) {
    return Replayer(start, script, source).run();
}

} // namespace damscope::rules
