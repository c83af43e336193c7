// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/structures/path.hpp"

#include "rules/moves/forcing.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace damscope::db {
namespace {

/// The places of a game that count: in the middle of an exchange nothing stands where it will.
std::vector<std::size_t> quietPlaces(std::span<const rules::Position> game) {
    std::vector<std::size_t> places;
    for (std::size_t ply = 0; ply < game.size(); ++ply)
        if (!rules::mustCapture(game[ply]))
            places.push_back(ply);
    return places;
}

/// Finds the stays of a game one after another.
class Path {
public:
    explicit Path(std::span<const rules::Position> game)
        : game_(game), places_(quietPlaces(game)) {}

    void add(std::uint32_t number, rules::Color side) {
        const Structure& structure = structures().numbered(number);
        if (structure.off || game_.empty() || game_.front().variant() != structure.variant)
            return;
        const auto has = [&](std::size_t place) {
            return hasStructure(structure, game_[place], side);
        };
        for (auto begin = std::ranges::find_if(places_, has); begin != places_.end();) {
            const auto end = std::find_if_not(begin, places_.end(), has);
            addStay({number, side, static_cast<int>(*begin), static_cast<int>(*(end - 1))},
                    end == places_.end());
            begin = std::find_if(end, places_.end(), has);
        }
    }

    [[nodiscard]] std::vector<StructureStay> take() && {
        std::ranges::stable_sort(stays_, {}, &StructureStay::from);
        return std::move(stays_);
    }

private:
    // What is not seen to end lasts as long as the game.
    void addStay(StructureStay stay, bool toTheEnd) {
        const Structure& structure = structures().numbered(stay.structure);
        if ((structure.fromStart && stay.from == 0) || stay.to - stay.from < structure.plies)
            return;
        if (toTheEnd)
            stay.to = static_cast<int>(game_.size()) - 1;
        stays_.push_back(stay);
    }

    std::span<const rules::Position> game_;
    std::vector<std::size_t> places_;
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
