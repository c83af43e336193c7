// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repertoire/practice.hpp"

#include "db/openings/tree.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <functional>

namespace damscope::db {
namespace {

const RepertoireMove* moveOf(const RepertoirePosition& at, const rules::Move& move) {
    const auto found = std::ranges::find(at.moves, move, &RepertoireMove::move);
    return found == at.moves.end() ? nullptr : &*found;
}

bool isAnswered(const Repertoire& repertoire, const rules::Position& position) {
    const RepertoirePosition* at = repertoire.find(position);
    return at != nullptr && meantMove(repertoire, *at) != nullptr;
}

bool isForced(const RepertoirePosition& at) {
    return rules::legalMoves(at.position).size() == 1;
}

} // namespace

const RepertoireMove* meantMove(const Repertoire& repertoire, const RepertoirePosition& at) {
    if (at.position.toMove() != repertoire.side())
        return nullptr;
    for (const RepertoireMark mark : {RepertoireMark::main, RepertoireMark::second})
        if (const auto found = std::ranges::find(at.moves, mark, &RepertoireMove::mark);
            found != at.moves.end())
            return &*found;
    return nullptr;
}

bool canBePractised(const Repertoire& repertoire) {
    return std::ranges::any_of(repertoire.positions(), [&](const RepertoirePosition& at) {
        return meantMove(repertoire, at) != nullptr && !isForced(at);
    });
}

const RepertoireReplies& Opponents::repliesAt(const RepertoirePosition& at) {
    const auto known = known_.find(&at);
    return known != known_.end() ? known->second : known_.emplace(&at, askBook(at)).first->second;
}

RepertoireReplies Opponents::askBook(const RepertoirePosition& at) {
    const OpeningTable table = book_.at(at.position, {.arrivals = false, .players = 0});
    RepertoireReplies replies{{}, table.all.games};
    for (const OpeningMove& move : table.moves)
        if (move.tally.games > 0 && isAnswered(repertoire_, at.position.after(move.move)))
            replies.moves.push_back({move.move, move.text, move.tally.games});
    if (!replies.moves.empty())
        return replies;
    for (const RepertoireMove& move : at.moves)
        if (isAnswered(repertoire_, at.position.after(move.move)))
            replies.moves.push_back({move.move, move.text, 0});
    return replies;
}

void RepertoirePractice::begin() {
    visited_.clear();
    moves_.clear();
    reply_.reset();
    std::vector<const RepertoirePosition*> starts;
    for (const RepertoirePosition& at : repertoire_.positions())
        if (at.path.empty() && !at.moves.empty())
            starts.push_back(&at);
    goTo(starts.empty() ? nullptr : starts[draw(starts.size())]);
}

std::optional<RepertoireMark> RepertoirePractice::judge(const rules::Move& move) const {
    const RepertoireMove* known = question_ == nullptr ? nullptr : moveOf(*question_, move);
    return known == nullptr ? std::nullopt : std::optional(known->mark);
}

void RepertoirePractice::answer(const rules::Move& move) {
    if (question_ == nullptr)
        return;
    const RepertoirePosition& at = *question_;
    const RepertoireMove* played = moveOf(at, move);
    if (played == nullptr || played->mark == RepertoireMark::avoid)
        played = meantMove(repertoire_, at);
    reply_.reset();
    moves_.push_back(played->text);
    goTo(repertoire_.find(at.position.after(played->move)));
}

void RepertoirePractice::goTo(const RepertoirePosition* at) {
    question_ = nullptr;
    while (at != nullptr && std::ranges::find(visited_, at) == visited_.end()) {
        visited_.push_back(at);
        if (at->position.toMove() != repertoire_.side()) {
            at = playReply(*at);
            continue;
        }
        const RepertoireMove* meant = meantMove(repertoire_, *at);
        if (meant == nullptr)
            return;
        if (!isForced(*at)) {
            question_ = at;
            return;
        }
        moves_.push_back(meant->text);
        at = repertoire_.find(at->position.after(meant->move));
    }
}

// By the number of games, each of the repertoire's own lines counting as one where there is none.
const RepertoirePosition* RepertoirePractice::playReply(const RepertoirePosition& at) {
    const RepertoireReplies& replies = opponents_.repliesAt(at);
    const auto weight = [](const RepertoireReply& reply) {
        return std::max<std::uint64_t>(reply.games, 1);
    };
    std::uint64_t total = 0;
    for (const RepertoireReply& reply : replies.moves)
        total += weight(reply);
    if (total == 0)
        return nullptr;
    std::uint64_t drawn = draw(total);
    const auto chosen = std::ranges::find_if(replies.moves, [&](const RepertoireReply& reply) {
        if (drawn < weight(reply))
            return true;
        drawn -= weight(reply);
        return false;
    });
    moves_.push_back(chosen->text);
    reply_ = {chosen->text, chosen->games, replies.games};
    return repertoire_.find(at.position.after(chosen->move));
}

} // namespace damscope::db
