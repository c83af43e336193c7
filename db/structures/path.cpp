// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/structures/path.hpp"

#include "rules/moves/forcing.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace damscope::db {
namespace {

/// Finds the stays of a game one after another.
class Path {
public:
    explicit Path(std::span<const rules::Position> game) : game_(game) {
        for (std::size_t ply = 0; ply < game.size(); ++ply) {
            all_.push_back(ply);
            if (!rules::mustCapture(game[ply]))
                quiet_.push_back(ply);
        }
    }

    void add(std::uint32_t number, rules::Color side) {
        const Structure& structure = structures().numbered(number);
        if (structure.off || game_.empty() || game_.front().variant() != structure.variant)
            return;
        const StructureDefinition& definition = definitionOf(structure, side);
        const std::size_t first = firstPlace(definition);
        const auto has = [&](std::size_t place) {
            return place >= first && holds(definition.board, game_[place]);
        };
        const std::vector<std::size_t>& places = definition.outsideExchanges ? quiet_ : all_;
        for (auto begin = std::ranges::find_if(places, has); begin != places.end();) {
            const auto end = std::find_if_not(begin, places.end(), has);
            addStay({number, side, static_cast<int>(*begin), static_cast<int>(*(end - 1))},
                    definition.plies, end == places.end());
            begin = std::find_if(end, places.end(), has);
        }
    }

    [[nodiscard]] std::vector<StructureStay> take() && {
        std::ranges::stable_sort(stays_, {}, &StructureStay::from);
        return std::move(stays_);
    }

private:
    // Before it nothing counts.
    [[nodiscard]] std::size_t firstPlace(const StructureDefinition& definition) const {
        if (!definition.earlier)
            return 0;
        const auto met = std::ranges::find_if(
            game_, [&](const rules::Position& p) { return holds(*definition.earlier, p); });
        return static_cast<std::size_t>(met - game_.begin()) + 1;
    }

    // What is not seen to end lasts as long as the game.
    void addStay(StructureStay stay, int plies, bool toTheEnd) {
        if (stay.to - stay.from < plies)
            return;
        if (toTheEnd)
            stay.to = static_cast<int>(game_.size()) - 1;
        stays_.push_back(stay);
    }

    std::span<const rules::Position> game_;
    std::vector<std::size_t> all_;
    std::vector<std::size_t> quiet_; ///< those outside exchanges
    std::vector<StructureStay> stays_;
};

} // namespace

std::vector<StructureStay> structurePath(std::span<const rules::Position> game) {
    Path path(game);
    for (std::uint32_t number = 1; number <= structures().all().size(); ++number)
        for (const rules::Color side : {rules::Color::white, rules::Color::black})
            path.add(number, side);
    return std::move(path).take();
}

std::vector<StructureStay> listedStructures(std::span<const rules::Position> game) {
    const std::vector<StructureStay> all = structurePath(game);
    const auto isTheOthers = [](const StructureStay& stay) {
        return stay.side == rules::Color::black && structures().numbered(stay.structure).ofBoth;
    };
    const auto isPart = [&](const StructureStay& stay) {
        return std::ranges::any_of(all, [&](const StructureStay& whole) {
            return whole.side == stay.side && whole.from <= stay.from && stay.to <= whole.to &&
                   implies(structures().numbered(whole.structure),
                           structures().numbered(stay.structure));
        });
    };
    std::vector<StructureStay> stays = all;
    std::erase_if(stays, [&](const auto& stay) { return isTheOthers(stay) || isPart(stay); });
    return stays;
}

} // namespace damscope::db
