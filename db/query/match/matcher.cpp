// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/matcher.hpp"

#include "db/query/match/evaluator.hpp"
#include "db/query/match/line_reader.hpp"
#include "db/query/match/screen.hpp"

#include <algorithm>
#include <unordered_set>

namespace damscope::db::query {

class Matcher::Machine {
public:
    Machine() = default;
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    virtual ~Machine() = default;
    virtual Outcome search(Blob moves, std::vector<Found>* found) = 0;
};

namespace {

template <class Squares> class MachineOf : public Matcher::Machine {
public:
    MachineOf(const Query& query, Scope scope)
        : screen_(query), reader_(query.variant), subject_(query.variant), evaluator_(query.term),
          scope_(scope), aboutMove_(isAboutMove(query.term)) {}

    Matcher::Outcome search(Blob moves, std::vector<Found>* found) override {
        using Read = typename LineReader<Squares>::Outcome;
        outcome_ = {};
        found_ = found;
        const Read opened = reader_.open(moves);
        if (opened == Read::damaged)
            outcome_.damaged = true;
        if (opened != Read::read || evaluator_.refuses(reader_.result()))
            return outcome_;
        if (isDecided(moves))
            return outcome_;
        const bool damaged = reader_.readMainLine(subject_.line) == Read::damaged;
        evaluate();
        told_.clear();
        report(false);
        outcome_.damaged = damaged && wantsMore();
        if (scope_.variations && !damaged && wantsMore())
            searchVariations();
        return outcome_;
    }

private:
    using Verdict = typename Screen<Squares>::Verdict;

    // Whether a look at the main line is enough.
    bool isDecided(Blob moves) {
        if (scope_.variations && std::ranges::count(moves, movetext::openVariation) > 0)
            return false; // there may be some
        const Verdict verdict = screen_.look(moves, reader_.result());
        if (verdict == Verdict::yes && !scope_.everyPlace && found_ == nullptr)
            outcome_.places = 1;
        return verdict == Verdict::no || outcome_.places > 0;
    }

    [[nodiscard]] bool wantsMore() const { return scope_.everyPlace || outcome_.places == 0; }

    void evaluate() {
        subject_.result = reader_.result();
        subject_.changed();
        places_ = &evaluator_.places(subject_);
    }

    void report(bool inVariation) {
        const std::size_t count = places_->count();
        for (std::size_t time = places_->next(0); time < count && wantsMore();
             time = places_->next(time + 1)) {
            const std::size_t place = Times::placeOf(time);
            if (scope_.variations && !told_.insert(identity(place)).second)
                continue;
            ++outcome_.places;
            if (found_ != nullptr)
                found_->push_back(foundAt(place, inVariation));
        }
    }

    // What is one and the same in several lines: a position, or, if moves were asked for, a
    // position and the move played in it. Told by where in the blob the step stands that led to it.
    [[nodiscard]] std::uint64_t identity(std::size_t place) const {
        const Line<Squares>& line = subject_.line;
        if (!aboutMove_ || place + 1 == line.size())
            return line[place].origin;
        return line[place + 1].origin | std::uint64_t{1} << 32;
    }

    [[nodiscard]] Found foundAt(std::size_t place, bool inVariation) const {
        const Place<Squares>& p = subject_.line[place];
        return {static_cast<int>(p.ply), inVariation, positionAt(subject_.variant(), p), moveAt(p)};
    }

    void searchVariations() {
        reader_.readVariations(subject_.line, [this] {
            if (!wantsMore())
                return;
            evaluate();
            report(true);
        });
    }

    Screen<Squares> screen_;
    LineReader<Squares> reader_;
    Subject<Squares> subject_;
    Evaluator<Squares> evaluator_;
    Scope scope_;
    bool aboutMove_;
    const Times* places_ = nullptr;
    Matcher::Outcome outcome_;
    std::vector<Found>* found_ = nullptr;
    std::unordered_set<std::uint64_t> told_; // identities
};

std::unique_ptr<Matcher::Machine> machineFor(const Query& query, Scope scope) {
    if (rules::rules(query.variant).board.gridBits() <= 64)
        return std::make_unique<MachineOf<std::uint64_t>>(query, scope);
    return std::make_unique<MachineOf<rules::SquareBits>>(query, scope);
}

} // namespace

Matcher::Matcher(const Query& query, Scope scope) : machine_(machineFor(query, scope)) {}
Matcher::Matcher(Matcher&&) noexcept = default;
Matcher& Matcher::operator=(Matcher&&) noexcept = default;
Matcher::~Matcher() = default;

Matcher::Outcome Matcher::search(Blob moves, std::vector<Found>* found) {
    return machine_->search(moves, found);
}

} // namespace damscope::db::query
