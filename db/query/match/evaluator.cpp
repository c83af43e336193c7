// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/evaluator.hpp"

#include <algorithm>

namespace damscope::db::query {

template <class Squares>
Evaluator<Squares>::Evaluator(const Term& term)
    : kind_(term.kind), aboutMove_(isAboutMove(term)), plies_(term.plies) {
    if (kind_ == Term::Kind::condition)
        test_ = testOf<Squares>(term.condition);
    else if (kind_ == Term::Kind::all)
        buildAll(term);
    else
        for (const Term& part : term.parts)
            parts_.emplace_back(part);
    for (const Link& link : term.links) {
        steps_.push_back({link.within, {}});
        for (const Term& part : link.without)
            steps_.back().without.emplace_back(part);
    }
}

// What must stand on single squares becomes one test, and that comes first: it is the quickest.
template <class Squares> void Evaluator<Squares>::buildAll(const Term& term) {
    BoardTest<Squares> board;
    bool hasBoard = false;
    addAll(term, board, hasBoard);
    // Conditions before what is joined from several: each leaves less to do for the next.
    std::stable_partition(parts_.begin(), parts_.end(),
                          [](const Evaluator& e) { return e.kind_ == Term::Kind::condition; });
    if (!hasBoard)
        return;
    Evaluator standing(always());
    standing.test_ = board;
    parts_.insert(parts_.begin(), std::move(standing));
}

template <class Squares>
void Evaluator<Squares>::addAll(const Term& term, BoardTest<Squares>& board, bool& hasBoard) {
    for (const Term& part : term.parts) {
        const auto* standing = std::get_if<Standing>(&part.condition);
        if (part.kind == Term::Kind::all) {
            addAll(part, board, hasBoard);
        } else if (part.kind == Term::Kind::condition && standing != nullptr && !standing->onAny) {
            board.require(*standing);
            hasBoard = true;
        } else {
            parts_.emplace_back(part);
        }
    }
}

template <class Squares> bool Evaluator<Squares>::refuses(rules::GameResult result) const {
    if (kind_ == Term::Kind::all)
        return std::ranges::any_of(parts_,
                                   [&](const Evaluator& part) { return part.refuses(result); });
    const auto* ended = std::get_if<EndedTest<Squares>>(&test_);
    return kind_ == Term::Kind::condition && ended != nullptr &&
           !ended->wanted[static_cast<std::size_t>(result)];
}

template <class Squares> const Times& Evaluator<Squares>::places(const Subject<Squares>& subject) {
    known_.clear(subject.line.size());
    for (std::size_t i = 0; i < subject.line.size(); ++i)
        if (subject.line[i].known)
            known_.insert(Times::ofPosition(i));
    find(subject, known_, nullptr);
    found_.toPlaces();
    return found_;
}

template <class Squares>
void Evaluator<Squares>::find(const Subject<Squares>& subject, const Times& known,
                              const Times* after) {
    switch (kind_) {
    case Term::Kind::condition:
        findCondition(subject, known);
        break;
    case Term::Kind::all:
        findAll(subject, known);
        break;
    case Term::Kind::none:
        parts_[0].find(subject, known, nullptr);
        parts_[0].found_.toPlaces();
        found_ = known;
        found_ -= parts_[0].found_;
        found_.toPlaces(aboutMove_);
        break;
    case Term::Kind::anywhere:
        parts_[0].find(subject, known, nullptr);
        if (parts_[0].found_.empty())
            found_.clear(subject.line.size());
        else
            found_ = known;
        break;
    case Term::Kind::any:
        findAny(subject, known, after);
        return; // each part has looked at `after` itself
    case Term::Kind::sequence:
        findSequence(subject, known, after);
        return;
    case Term::Kind::lasting:
        findLasting(subject, known, after);
        return;
    }
    if (after != nullptr)
        found_ &= *after;
}

template <class Squares>
void Evaluator<Squares>::findCondition(const Subject<Squares>& subject, const Times& known) {
    std::visit(
        [&](const auto& test) {
            found_.clear(subject.line.size());
            for (std::size_t i = 0; i < subject.line.size(); ++i)
                if (holdsAt(test, subject, i))
                    found_.insert(Times::ofPosition(i));
        },
        test_);
    found_ &= known;
    found_.toPlaces(aboutMove_);
}

// Of the positions in found_, those at which this condition holds.
template <class Squares> void Evaluator<Squares>::keepIf(const Subject<Squares>& subject) {
    std::visit(
        [&](const auto& test) {
            found_.each([&](std::size_t time) {
                if (!holdsAt(test, subject, Times::placeOf(time)))
                    found_.erase(time);
            });
        },
        test_);
}

template <class Squares>
void Evaluator<Squares>::findAll(const Subject<Squares>& subject, const Times& known) {
    found_ = known;
    for (Evaluator& part : parts_) {
        if (found_.empty())
            return;
        if (part.kind_ == Term::Kind::condition && &part != &parts_.front()) {
            std::swap(found_, part.found_);
            part.keepIf(subject);
            std::swap(found_, part.found_);
        } else {
            part.find(subject, known, nullptr);
            part.found_.toPlaces();
            found_ &= part.found_;
        }
    }
    found_.toPlaces(aboutMove_);
}

template <class Squares>
void Evaluator<Squares>::findAny(const Subject<Squares>& subject, const Times& known,
                                 const Times* after) {
    found_.clear(subject.line.size());
    for (Evaluator& part : parts_) {
        part.find(subject, known, after);
        found_ |= part.found_;
    }
}

// From its end to its beginning, so that every part knows what can follow it.
template <class Squares>
void Evaluator<Squares>::findSequence(const Subject<Squares>& subject, const Times& known,
                                      const Times* after) {
    parts_.back().find(subject, known, after);
    for (std::size_t i = parts_.size() - 1; i > 0; --i) {
        if (parts_[i].found_.empty()) {
            found_.clear(subject.line.size());
            return;
        }
        for (Evaluator& part : steps_[i - 1].without)
            part.find(subject, known, nullptr);
        precede(parts_[i].found_, steps_[i - 1]);
        parts_[i - 1].find(subject, known, &before_);
    }
    found_ = parts_.front().found_;
}

// Fills before_ with the times after which one of `starts` comes as the step demands. The earliest
// is enough: if something forbidden comes before it, it comes before the later ones too.
template <class Squares> void Evaluator<Squares>::precede(const Times& starts, const Step& step) {
    const std::size_t count = starts.count();
    const std::size_t reach = step.within ? 2 * static_cast<std::size_t>(*step.within) : count;
    before_.clear(count / 2);
    std::size_t start = count;
    std::size_t forbidden = count;
    for (std::size_t time = count; time-- > 0;) {
        if (start < count && start - time <= reach && forbidden >= start)
            before_.insert(time);
        if (starts.contains(time))
            start = time;
        if (!step.without.empty() && step.without[0].found_.contains(time))
            forbidden = time;
    }
}

template <class Squares>
void Evaluator<Squares>::findLasting(const Subject<Squares>& subject, const Times& known,
                                     const Times* after) {
    parts_[0].find(subject, known, nullptr);
    parts_[0].found_.toPlaces();
    found_.clear(subject.line.size());
    const auto plies = static_cast<std::size_t>(plies_);
    std::size_t run = 0; // of places from here on
    for (std::size_t i = subject.line.size(); i-- > 0;) {
        run = parts_[0].found_.contains(Times::ofPosition(i)) ? run + 1 : 0;
        const bool goesOn = after == nullptr || after->contains(Times::ofPosition(i + plies));
        if (run > plies && goesOn)
            found_.insert(Times::ofPosition(i));
    }
}

template class Evaluator<std::uint64_t>;
template class Evaluator<rules::SquareBits>;

} // namespace damscope::db::query
