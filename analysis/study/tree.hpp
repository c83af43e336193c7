// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/judgement/judgement.hpp"
#include "rules/board/move.hpp"
#include "rules/board/position.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// Long work on one position: a tree that grows over nights (docs/study.md).
namespace damscope::analysis::study {

/// A position of a study.
enum class PlaceId : std::uint32_t {};
inline constexpr PlaceId root{0};

/// A move that is known of a place: a line of an engine begins with it, it was played in the
/// study, or it is the only one.
struct PlaceMove {
    rules::Move move;
    PlaceId to{};
};

/// A position of a study and what is known of it.
struct Place {
    rules::Position position;
    std::size_t choices = 0;     ///< legal moves
    std::optional<Score> answer; ///< of the rules or of endgame tables, from White's view
    bool kept = false;           ///< belongs to the study; else a line has only named it
    std::string note;
    std::vector<PositionEvaluation> evaluations; ///< one of each engine that has searched it
    std::vector<PlaceMove> moves;                ///< in the order in which they became known

    /// Whether engines are asked about it: where there is one move the next place says it all.
    [[nodiscard]] bool isQuestion() const { return !answer && choices > 1; }
    /// Null: the engine has not searched it.
    [[nodiscard]] const PositionEvaluation* evaluation(std::string_view engine) const;
};

/// The result of a position that needs no search, from White's view.
using Answers = std::function<std::optional<Score>(const rules::Position&)>;

/// The positions of a study. Those reached by different orders of moves are one, so that this is a
/// graph, and moves to and fro lead back to places that are there.
class Tree {
public:
    /// `answers`: what endgame tables know; the rules are asked in any case.
    explicit Tree(const rules::Position& start, Answers answers = {});

    [[nodiscard]] std::size_t size() const { return places_.size(); }
    [[nodiscard]] const Place& at(PlaceId id) const {
        return places_[static_cast<std::size_t>(id)];
    }
    /// The engines that have searched places, in the order in which they were met.
    [[nodiscard]] const std::vector<std::string>& engines() const { return engines_; }

    /// The place after a legal move, which is added if need be.
    PlaceId play(PlaceId from, const rules::Move& move);
    /// The place now belongs to the study.
    void keep(PlaceId id) { place(id).kept = true; }
    void note(PlaceId id, std::string text) { place(id).note = std::move(text); }
    /// An engine has searched the place: replaces its earlier evaluation. The places after its
    /// lines are added, and those after all moves where it gave fewer lines than it was asked for.
    void take(PlaceId id, PositionEvaluation evaluation);

private:
    [[nodiscard]] Place& place(PlaceId id) { return places_[static_cast<std::size_t>(id)]; }
    PlaceId add(const rules::Position& position);
    void link(PlaceId from, const rules::Move& move, PlaceId to);

    Answers answers_;
    std::vector<Place> places_;
    std::unordered_map<std::uint64_t, PlaceId> byKey_;
    std::vector<std::string> engines_;
};

} // namespace damscope::analysis::study
