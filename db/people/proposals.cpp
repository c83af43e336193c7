// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/proposals.hpp"

#include "db/people/decisions.hpp"
#include "db/store/players/name_likeness.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

// A number that more names have is none: a program writes the same for all players.
constexpr std::size_t mostSpellings = 20;

class Proposer {
public:
    Proposer(Store& store, const std::stop_token& stop, const base::Progress& progress)
        : snapshot_(store), persons_(store.connection(), Persons::Numbers::ignored),
          finder_(store.connection()), apart_(namesSaidToDiffer(store.connection())), stop_(stop),
          progress_(progress) {}

    MergeProposals run() {
        readNames();
        std::vector<NamePair> pairs = namePairs(names_);
        addWellKnown(pairs);
        addSameNumbers(pairs);
        std::erase_if(pairs, [&](const NamePair& pair) { return isDecided(pair); });
        noteSeveral(pairs);
        MergeProposals result;
        std::uint64_t done = 0;
        for (const NamePair& pair : pairs) {
            if (stop_.stop_requested()) {
                result.complete = false;
                break;
            }
            if (MergeProposal proposal = proposalOf(pair); proposal.grade != SamePerson::no)
                result.all.push_back(std::move(proposal));
            if (progress_)
                progress_(++done, pairs.size());
        }
        std::ranges::stable_sort(result.all, [](const MergeProposal& a, const MergeProposal& b) {
            return std::tuple(a.grade, a.oneGames + a.otherGames) >
                   std::tuple(b.grade, b.oneGames + b.otherGames);
        });
        return result;
    }

private:
    void readNames() {
        for (const WrittenName& name : persons_.names()) {
            const bool plays = name.person && finder_.games(name.id) > 0;
            names_.push_back(plays ? readPersonName(name.text) : std::nullopt);
            known_.push_back(names_.back() ? wellKnownPlayer(*names_.back()) : std::nullopt);
        }
    }

    [[nodiscard]] const WrittenName& written(std::size_t place) const {
        return persons_.names()[place];
    }

    [[nodiscard]] bool isDecided(const NamePair& pair) const {
        const WrittenName& one = written(pair.one);
        const WrittenName& other = written(pair.other);
        return one.person == other.person || apart_.contains({one.id, other.id});
    }

    // Spellings of a well-known player that do not even sound alike.
    void addWellKnown(std::vector<NamePair>& pairs) const {
        std::map<std::size_t, std::vector<std::size_t>> spellings;
        for (std::size_t i = 0; i < known_.size(); ++i)
            if (known_[i])
                spellings[*known_[i]].push_back(i);
        const auto placesOf = [](const NamePair& pair) { return std::pair(pair.one, pair.other); };
        const auto isThere = [&, end = pairs.size()](std::size_t one, std::size_t other) {
            return std::ranges::binary_search(std::span(pairs).first(end), std::pair(one, other),
                                              {}, placesOf);
        };
        for (const auto& [player, names] : spellings)
            for (std::size_t i = 0; i < names.size(); ++i)
                for (std::size_t j = i + 1; j < names.size(); ++j)
                    if (!isThere(names[i], names[j]))
                        pairs.push_back({names[i], names[j], SamePerson::possible});
    }

    // Names with one number of a federation, whatever they look like.
    void addSameNumbers(std::vector<NamePair>& pairs) const {
        std::map<PlayerNumber, std::vector<std::size_t>> holders;
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (const auto found = finder_.numbers().find(written(i).id);
                names_[i] && found != finder_.numbers().end())
                for (const PlayerNumber& number : found->second)
                    holders[number].push_back(i);
        std::set<std::pair<std::size_t, std::size_t>> there;
        if (!holders.empty())
            for (const NamePair& pair : pairs)
                there.emplace(pair.one, pair.other);
        for (const auto& [number, names] : holders)
            for (std::size_t i = 0; i < names.size() && names.size() <= mostSpellings; ++i)
                for (std::size_t j = i + 1; j < names.size(); ++j)
                    if (there.emplace(names[i], names[j]).second)
                        pairs.push_back({names[i], names[j], SamePerson::no});
    }

    // "K. Jansen" fits "Kees Jansen" and "Karel Jansen": which of them is open.
    void noteSeveral(const std::vector<NamePair>& pairs) {
        std::map<std::size_t, std::vector<std::size_t>> fitting;
        for (const NamePair& pair : pairs)
            if (pair.grade > SamePerson::possible) {
                fitting[pair.one].push_back(pair.other);
                fitting[pair.other].push_back(pair.one);
            }
        for (const auto& [name, others] : fitting)
            for (std::size_t i = 0; i < others.size(); ++i)
                for (std::size_t j = i + 1; j < others.size(); ++j)
                    if (written(others[i]).person != written(others[j]).person &&
                        compareNames(*names_[others[i]], *names_[others[j]]) == SamePerson::no)
                        ++several_[name];
    }

    [[nodiscard]] MergeProposal proposalOf(const NamePair& pair) {
        const WrittenName& one = written(pair.one);
        const WrittenName& other = written(pair.other);
        MergeProposal proposal{one.id,
                               other.id,
                               one.text,
                               other.text,
                               finder_.games(one.id),
                               finder_.games(other.id),
                               pair.grade,
                               finder_.about(one.id, other.id)};
        if (known_[pair.one] && known_[pair.one] == known_[pair.other])
            proposal.evidence.push_back({Clue::wellKnown, 1});
        // A number of their own tells who is meant.
        const bool isNumbered =
            has(proposal.evidence, Clue::sameNumber) && !has(proposal.evidence, Clue::otherNames);
        if (pair.grade != SamePerson::certain && !isNumbered)
            for (const std::size_t place : {pair.one, pair.other})
                if (const auto several = several_.find(place); several != several_.end()) {
                    proposal.evidence.push_back({Clue::otherNames, several->second});
                    break;
                }
        proposal.grade = gradeOf(pair.grade, proposal.evidence);
        return proposal;
    }

    Snapshot snapshot_;
    Persons persons_;
    EvidenceFinder finder_;
    std::set<std::pair<NameId, NameId>> apart_;
    const std::stop_token& stop_;
    const base::Progress& progress_;
    std::vector<std::optional<PersonName>> names_;  // as persons_.names()
    std::vector<std::optional<std::size_t>> known_; // the well-known player
    std::map<std::size_t, std::int64_t> several_;
};

/// Names that are joined step by step.
class NameGroups {
public:
    explicit NameGroups(const Persons& persons) : persons_(persons) {}

    /// Two names that are one person whatever they look like.
    void prove(NameId one, NameId other) { proved_.insert(std::minmax(one, other)); }

    void join(NameId one, NameId other) {
        const PersonId a = *persons_.of(number(one));
        const PersonId b = *persons_.of(number(other));
        const PersonId first = leader(a);
        const PersonId second = leader(b);
        if (first == second || !agree(members(first), members(second)))
            return;
        auto& all = members(first);
        for (const NameId name : members(second))
            all.push_back(name);
        members_.erase(second);
        leaders_[second] = first;
    }
    [[nodiscard]] std::vector<std::vector<NameId>> joined() const {
        std::vector<std::vector<NameId>> groups;
        for (const auto& group : members_)
            if (std::ranges::any_of(group.second, [&](NameId name) {
                    return persons_.of(number(name)) != persons_.of(number(group.second.front()));
                }))
                groups.push_back(group.second);
        return groups;
    }

private:
    [[nodiscard]] PersonId leader(PersonId person) const {
        for (auto up = leaders_.find(person); up != leaders_.end(); up = leaders_.find(person))
            person = up->second;
        return person;
    }
    std::vector<NameId>& members(PersonId person) {
        auto [found, isNew] = members_.try_emplace(person);
        if (isNew)
            found->second = persons_.namesOf(person);
        return found->second;
    }
    [[nodiscard]] bool agree(const std::vector<NameId>& some,
                             const std::vector<NameId>& others) const {
        return std::ranges::all_of(some, [&](NameId one) {
            const auto a = readPersonName(persons_.text(one));
            return std::ranges::all_of(others, [&](NameId other) {
                const auto b = readPersonName(persons_.text(other));
                return a && b &&
                       (proved_.contains(std::minmax(one, other)) ||
                        compareNames(*a, *b) != SamePerson::no ||
                        (wellKnownPlayer(*a) && wellKnownPlayer(*a) == wellKnownPlayer(*b)));
            });
        });
    }

    const Persons& persons_;
    std::set<std::pair<NameId, NameId>> proved_;
    std::map<PersonId, PersonId> leaders_;
    std::map<PersonId, std::vector<NameId>> members_;
};

} // namespace

MergeProposals proposeMerges(Store& store, const std::stop_token& stop,
                             const base::Progress& progress) {
    return Proposer(store, stop, progress).run();
}

std::vector<std::vector<NameId>> mergedGroups(const Connection& connection,
                                              const std::vector<MergeProposal>& all,
                                              SamePerson least) {
    const Persons persons(connection, Persons::Numbers::ignored);
    NameGroups groups(persons);
    for (const MergeProposal& proposal : all)
        if (has(proposal.evidence, Clue::sameNumber))
            groups.prove(proposal.one, proposal.other);
    for (const MergeProposal& proposal : all)
        if (proposal.grade >= least)
            groups.join(proposal.one, proposal.other);
    return groups.joined();
}

} // namespace damscope::db
