// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/repertoire/practice.hpp"

#include "db/search/openings/tree.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

bool isAnswered(const Repertoire& repertoire, const rules::Position& position) {
    const RepertoirePosition* at = repertoire.find(position);
    return at != nullptr && meantMove(repertoire, *at) != nullptr;
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

bool isQuestion(const Repertoire& repertoire, const RepertoirePosition& at) {
    return meantMove(repertoire, at) != nullptr && rules::legalMoves(at.position).size() > 1;
}

bool canBePractised(const Repertoire& repertoire) {
    return std::ranges::any_of(repertoire.positions(), [&](const RepertoirePosition& at) {
        return isQuestion(repertoire, at);
    });
}

const RepertoireReplies& Opponents::repliesAt(const RepertoirePosition& at) {
    const auto known = known_.find(&at);
    return known != known_.end() ? known->second : known_.emplace(&at, askBook(at)).first->second;
}

RepertoireReplies Opponents::askBook(const RepertoirePosition& at) {
    const OpeningTable table = book_.at(at.position, {.arrivals = false, .players = 0});
    RepertoireReplies replies{{}, table.all.games};
    for (const rules::Move& move : rules::legalMoves(at.position)) {
        if (!isAnswered(repertoire_, at.position.after(move)))
            continue;
        const auto played = std::ranges::find(table.moves, move, &OpeningMove::move);
        replies.moves.push_back({move, rules::moveText(at.position, move),
                                 played == table.moves.end() ? 0 : played->tally.games});
    }
    std::ranges::stable_sort(replies.moves, std::ranges::greater(), &RepertoireReply::games);
    return replies;
}

RepertoirePractice::RepertoirePractice(const Repertoire& repertoire, Opponents& opponents,
                                       std::uint64_t seed, Asks asks)
    : repertoire_(repertoire), opponents_(opponents), random_(seed), asks_(std::move(asks)),
      before_(repertoire.positions().size()) {
    for (const RepertoirePosition& at : repertoire.positions()) {
        const bool own = at.position.toMove() == repertoire.side();
        for (const rules::Move& move : rules::legalMoves(at.position)) {
            const RepertoireMove* known = knownMove(at, move);
            if (own && (known == nullptr || known->mark == RepertoireMark::avoid))
                continue;
            if (const RepertoirePosition* next = repertoire.find(at.position.after(move)))
                before_[placeOf(*next)].push_back(placeOf(at));
        }
    }
}

std::size_t RepertoirePractice::placeOf(const RepertoirePosition& at) const {
    return static_cast<std::size_t>(&at - repertoire_.positions().data());
}

bool RepertoirePractice::isAsked(const RepertoirePosition& at) const {
    return isQuestion(repertoire_, at) && (!asks_ || asks_(at));
}

bool RepertoirePractice::leads(const RepertoirePosition* at) const {
    return at != nullptr && leads_[placeOf(*at)];
}

// From the questions back to all that leads to them.
void RepertoirePractice::lookAhead() {
    leads_.assign(before_.size(), false);
    std::vector<std::size_t> open;
    const auto reach = [&](std::size_t place) {
        if (leads_[place])
            return;
        leads_[place] = true;
        open.push_back(place);
    };
    for (const RepertoirePosition& at : repertoire_.positions())
        if (isAsked(at))
            reach(placeOf(at));
    while (!open.empty()) {
        const std::size_t place = open.back();
        open.pop_back();
        for (const std::size_t before : before_[place])
            reach(before);
    }
}

void RepertoirePractice::begin() {
    visited_.clear();
    moves_.clear();
    reply_.reset();
    lookAhead();
    std::vector<const RepertoirePosition*> starts;
    for (const RepertoirePosition& at : repertoire_.positions())
        if (at.path.empty() && leads(&at))
            starts.push_back(&at);
    goTo(starts.empty() ? nullptr : starts[draw(starts.size())]);
}

std::optional<RepertoireMark> RepertoirePractice::judge(const rules::Move& move) const {
    const RepertoireMove* known = question_ == nullptr ? nullptr : knownMove(*question_, move);
    return known == nullptr ? std::nullopt : std::optional(known->mark);
}

void RepertoirePractice::answer(const rules::Move& move) {
    if (question_ == nullptr)
        return;
    const RepertoirePosition& at = *question_;
    const RepertoireMove* played = knownMove(at, move);
    if (played == nullptr || played->mark == RepertoireMark::avoid)
        played = meantMove(repertoire_, at);
    reply_.reset();
    moves_.push_back(played->text);
    lookAhead();
    goTo(repertoire_.find(at.position.after(played->move)));
}

void RepertoirePractice::goTo(const RepertoirePosition* at) {
    question_ = nullptr;
    while (leads(at) && std::ranges::find(visited_, at) == visited_.end()) {
        visited_.push_back(at);
        if (at->position.toMove() != repertoire_.side()) {
            at = playReply(*at);
        } else if (isAsked(*at)) {
            question_ = at;
            return;
        } else {
            at = playOwn(*at);
        }
    }
}

// The main move, if it leads to a question; else the first that does.
const RepertoirePosition* RepertoirePractice::playOwn(const RepertoirePosition& at) {
    for (const RepertoireMark mark : {RepertoireMark::main, RepertoireMark::second})
        for (const RepertoireMove& move : at.moves) {
            const RepertoirePosition* next = repertoire_.find(at.position.after(move.move));
            if (move.mark != mark || !leads(next))
                continue;
            reply_.reset();
            moves_.push_back(move.text);
            return next;
        }
    return nullptr;
}

// By the number of games, each counting as one where there are none.
const RepertoirePosition* RepertoirePractice::playReply(const RepertoirePosition& at) {
    const RepertoireReplies& replies = opponents_.repliesAt(at);
    std::vector<RepertoireReply> leading;
    for (const RepertoireReply& reply : replies.moves) // most games first
        if ((leading.empty() || (leading.front().games > 0) == (reply.games > 0)) &&
            leads(repertoire_.find(at.position.after(reply.move))))
            leading.push_back(reply);
    const auto weight = [](const RepertoireReply& reply) {
        return std::max<std::uint64_t>(reply.games, 1);
    };
    std::uint64_t total = 0;
    for (const RepertoireReply& reply : leading)
        total += weight(reply);
    if (total == 0)
        return nullptr;
    std::uint64_t drawn = draw(total);
    const auto chosen = std::ranges::find_if(leading, [&](const RepertoireReply& reply) {
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
