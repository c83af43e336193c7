// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/ending_guide.hpp"

#include <utility>

namespace damscope::gui {

EndingGuide::EndingGuide(EndgameTables endgames, QObject* parent)
    : QObject(parent), endgames_(std::move(endgames)), job_(*this, [](const QString&) {}) {
} // nothing in it fails

void EndingGuide::findMove(const rules::Position& position, const rules::Move& chosen) {
    job_.start([this, position, chosen, endgames = endgames_](
                   const Job::Report&, const std::stop_token& stop) -> Job::Step {
        constexpr std::uint64_t nodes = 200'000; // less than a second
        const rules::Move move =
            endgames ? analysis::play::perfectMove(position, chosen, *endgames, nodes, stop)
                     : chosen;
        return [this, move] { emit moveFound(move); };
    });
}

void EndingGuide::explain(const rules::Position& start, std::vector<rules::Move> moves) {
    ending_.reset();
    if (!endgames_)
        return;
    job_.start([this, start, moves = std::move(moves), endgames = endgames_](
                   const Job::Report&, const std::stop_token& stop) -> Job::Step {
        auto known = analysis::play::knownEnding(start, moves, *endgames, stop);
        return [this, known = std::move(known)]() mutable {
            ending_ = std::move(known);
            emit explained();
        };
    });
}

void EndingGuide::cancel() {
    job_.cancel();
    ending_.reset();
}

} // namespace damscope::gui
