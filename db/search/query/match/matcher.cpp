// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/match/matcher.hpp"

#include "db/search/query/match/evaluator.hpp"
#include "db/search/query/match/line_reader.hpp"
#include "db/search/query/match/prefilter.hpp"

#include <algorithm>
#include <cassert>
#include <unordered_set>

namespace damscope::db::query {

class Matcher::Implementation {
public:
    Implementation() = default;
    Implementation(const Implementation&) = delete;
    Implementation& operator=(const Implementation&) = delete;
    virtual ~Implementation() = default;
    virtual Outcome search(Blob moves, std::vector<Found>* found) = 0;
};

namespace {

template <class Squares> class MatcherOn : public Matcher::Implementation {
public:
    MatcherOn(const Query& query, Scope scope, const std::filesystem::path& store)
        : prefilter_(query), reader_(query.variant), knowledge_(store),
          line_(query.variant, query.shots), evaluator_(query.term), scope_(scope),
          aboutMove_(isAboutMove(query.term)) {
        line_.knowledge = store.empty() ? nullptr : &knowledge_;
    }

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
        const bool damaged = reader_.readMainLine(line_.entries) == Read::damaged;
        line_.moves = moves;
        evaluate();
        line_.moves = {};
        reported_.clear();
        report(false);
        outcome_.damaged = damaged && wantsMore();
        if (scope_.variations && !damaged && wantsMore())
            searchVariations();
        return outcome_;
    }

private:
    using Match = typename Prefilter<Squares>::Match;

    // Whether the prefilter is enough.
    bool isDecided(Blob moves) {
        if (scope_.variations && std::ranges::count(moves, movetext::openVariation) > 0)
            return false; // there may be variations
        const Match match = prefilter_.check(moves, reader_.result());
        if (match == Match::yes && !scope_.everyPlace && found_ == nullptr)
            outcome_.places = 1;
        return match == Match::no || outcome_.places > 0;
    }

    [[nodiscard]] bool wantsMore() const { return scope_.everyPlace || outcome_.places == 0; }

    void evaluate() {
        line_.result = reader_.result();
        line_.entriesChanged();
        places_ = &evaluator_.places(line_);
    }

    void report(bool inVariation) {
        const std::size_t count = places_->count();
        for (std::size_t time = places_->next(0); time < count && wantsMore();
             time = places_->next(time + 1)) {
            const std::size_t place = TimeSet::placeOf(time);
            if (scope_.variations && !reported_.insert(identity(place)).second)
                continue;
            ++outcome_.places;
            if (found_ != nullptr)
                found_->push_back(foundAt(place, inVariation));
        }
    }

    // The same in all lines that share it: a position, or, if moves were asked for, a position and
    // the move played in it. Identified by where in the blob the step is that led to it.
    [[nodiscard]] std::uint64_t identity(std::size_t place) const {
        assert(place < line_.entries.size());
        const LineEntries<Squares>& entries = line_.entries;
        if (!aboutMove_ || place + 1 == entries.size())
            return entries[place].origin;
        return entries[place + 1].origin | std::uint64_t{1} << 32;
    }

    [[nodiscard]] Found foundAt(std::size_t place, bool inVariation) const {
        assert(place < line_.entries.size() && line_.entries[place].known);
        const LineEntry<Squares>& p = line_.entries[place];
        return {static_cast<int>(p.ply), inVariation, positionAt(line_.variant(), p), moveAt(p)};
    }

    void searchVariations() {
        reader_.readVariations(line_.entries, [this] {
            if (!wantsMore())
                return;
            evaluate();
            report(true);
        });
    }

    Prefilter<Squares> prefilter_;
    LineReader<Squares> reader_;
    Knowledge knowledge_;
    SearchedLine<Squares> line_;
    Evaluator<Squares> evaluator_;
    Scope scope_;
    bool aboutMove_;
    const TimeSet* places_ = nullptr;
    Matcher::Outcome outcome_;
    std::vector<Found>* found_ = nullptr;
    std::unordered_set<std::uint64_t> reported_; // identities
};

std::unique_ptr<Matcher::Implementation> implementationFor(const Query& query, Scope scope,
                                                           const std::filesystem::path& store) {
    if (rules::rules(query.variant).board.gridBits() <= 64)
        return std::make_unique<MatcherOn<std::uint64_t>>(query, scope, store);
    return std::make_unique<MatcherOn<rules::SquareBits>>(query, scope, store);
}

} // namespace

Matcher::Matcher(const Query& query, Scope scope, const std::filesystem::path& store)
    : implementation_(implementationFor(query, scope, store)) {}
Matcher::Matcher(Matcher&&) noexcept = default;
Matcher& Matcher::operator=(Matcher&&) noexcept = default;
Matcher::~Matcher() = default;

Matcher::Outcome Matcher::search(Blob moves, std::vector<Found>* found) {
    return implementation_->search(moves, found);
}

} // namespace damscope::db::query
