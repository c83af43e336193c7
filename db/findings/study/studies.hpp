// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/study/growth.hpp"
#include "analysis/study/tree.hpp"
#include "messages/message.hpp"
#include "rules/board/move.hpp"
#include "rules/board/position.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

/// A position that is worked on for long, under a name: docs/study.md. What engines find belongs to
/// positions (evaluations.hpp), whatever studies and games they occur in; a study is a position and
/// those that belong to it, with notes.
struct Study {
    std::int64_t id = 0;
    std::string name;
    rules::Position position;
    std::string origin; ///< where the position was taken from: "60 22w"; blank: nowhere
    std::string note;
    std::string made;            ///< "2026-11-21 14:05:33", UTC
    std::uint64_t positions = 0; ///< with its own
};

/// Why a study cannot be changed as asked.
enum class StudyProblem : std::uint8_t {
    missing, ///< there is none of this name
    exists,  ///< another has the name
    nameless ///< the name has no letter or digit
};
/// `name`: the one that the study has, or is to have.
[[nodiscard]] Message messageOf(StudyProblem problem, const std::string& name);

/// All studies by name. Names differ by more than case and accents.
[[nodiscard]] std::vector<Study> studies(Store& store);
[[nodiscard]] std::optional<Study> findStudy(Store& store, std::string_view name);

/// The following change studies: an entry of the journal each. Nothing: it is done.
using StudyChange = std::optional<StudyProblem>;
StudyChange createStudy(Store& store, const std::string& writtenName,
                        const rules::Position& position, const std::string& origin = {},
                        const std::string& note = {});
/// Replaces the note of the position after legal moves, which then belongs to the study, with
/// those on the way. Without moves it is the note of the study.
StudyChange noteStudy(Store& store, std::string_view name, std::span<const rules::Move> moves,
                      const std::string& note);
/// What engines found stays.
StudyChange deleteStudy(Store& store, std::string_view name);

/// The tree of a study with everything that engines have found about its positions, and with what
/// the endgame tables of the usual folder know.
[[nodiscard]] analysis::study::Tree loadTree(Store& store, const Study& study);
/// Keeps what a study finds: each position and each evaluation is safe from the end of the program
/// at once. These are no entries of the journal. The store must outlive it.
[[nodiscard]] analysis::study::TreeStorage storageOf(Store& store, const Study& study);

/// How a study is worked on.
struct StudyPlan {
    analysis::study::Effort effort{};
    analysis::study::Span span{};
};
/// Lets engines work on a study, see analysis::study::grow(). Nothing while another program or
/// thread does: both would search the same positions.
[[nodiscard]] std::optional<analysis::study::Report>
workOn(Store& store, const Study& study, std::span<const std::unique_ptr<analysis::Engine>> engines,
       const StudyPlan& plan, const std::stop_token& stop = {},
       const std::function<void(const analysis::study::Report&)>& progress = {});

} // namespace damscope::db
