// SPDX-License-Identifier: GPL-3.0-or-later
#include "python/bindings.hpp"

#include "db/store/codec/main_line.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <pybind11/numpy.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace damscope::python {
namespace {

namespace py = pybind11;
using rules::Position;

/// An array that takes over what a vector holds.
template <class Value> py::array_t<Value> arrayOver(std::vector<Value> values) {
    auto kept = std::make_unique<std::vector<Value>>(std::move(values));
    const auto size = static_cast<py::ssize_t>(kept->size());
    const Value* data = kept->data();
    const py::capsule owner(kept.release(), [](void* vector) {
        delete static_cast<std::vector<Value>*>(vector); // NOLINT(cppcoreguidelines-owning-memory)
    });
    return py::array_t<Value>(size, data, owner);
}

struct Sets {
    std::vector<std::uint8_t> count;
    std::vector<std::uint64_t> low;
    std::vector<std::uint64_t> high;
    void add(std::array<std::uint64_t, 2> sets, bool wide) {
        count.push_back(static_cast<std::uint8_t>(std::popcount(sets[0]) + std::popcount(sets[1])));
        low.push_back(sets[0]);
        if (wide)
            high.push_back(sets[1]);
    }
};

class Columns {
public:
    explicit Columns(const rules::Rules& rules)
        : numbering_(rules), wide_(rules.board.size() > 64) {}

    void add(std::uint32_t game, const db::MainLineReader& reader) {
        const Position& p = *reader.position();
        game_.push_back(game);
        ply_.push_back(
            static_cast<std::uint16_t>(std::min<std::uint32_t>(reader.ply(), UINT16_MAX)));
        side_.push_back(static_cast<std::uint8_t>(p.toMove()));
        positionKey_.push_back(static_cast<std::uint64_t>(p.key()));
        origin_.push_back(0);
        target_.push_back(0);
        pieces_[0].add(numbering_.of(p.men(rules::Color::white)), wide_);
        pieces_[1].add(numbering_.of(p.kings(rules::Color::white)), wide_);
        pieces_[2].add(numbering_.of(p.men(rules::Color::black)), wide_);
        pieces_[3].add(numbering_.of(p.kings(rules::Color::black)), wide_);
    }
    /// The move played in the position added last.
    void addMove(const rules::Move& move) {
        origin_.back() = numbering_.numberOf(move.from);
        target_.back() = numbering_.numberOf(move.to);
    }

    [[nodiscard]] py::dict taken() && {
        py::dict columns;
        columns["game"] = arrayOver(std::move(game_));
        columns["ply"] = arrayOver(std::move(ply_));
        columns["side"] = arrayOver(std::move(side_));
        columns["position_key"] = arrayOver(std::move(positionKey_));
        columns["origin"] = arrayOver(std::move(origin_));
        columns["target"] = arrayOver(std::move(target_));
        const std::array<std::string, 4> names{"white_men", "white_kings", "black_men",
                                               "black_kings"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            columns[py::str(names[i])] = arrayOver(std::move(pieces_[i].count));
            columns[py::str(names[i] + "_bits")] = arrayOver(std::move(pieces_[i].low));
            if (wide_)
                columns[py::str(names[i] + "_bits_high")] = arrayOver(std::move(pieces_[i].high));
        }
        return columns;
    }

private:
    db::SquareNumbers numbering_;
    bool wide_;
    std::vector<std::uint32_t> game_;
    std::vector<std::uint16_t> ply_;
    std::vector<std::uint8_t> side_;
    std::vector<std::uint64_t> positionKey_;
    std::vector<std::uint8_t> origin_;
    std::vector<std::uint8_t> target_;
    std::array<Sets, 4> pieces_;
};

void addGame(Columns& columns, std::uint32_t game, db::Blob moves) {
    db::MainLineReader reader(moves);
    bool lastKnown = false;
    while (reader.next()) {
        if (lastKnown && reader.move())
            columns.addMove(*reader.move());
        lastKnown = reader.position().has_value();
        if (lastKnown)
            columns.add(game, reader);
    }
    if (reader.failed())
        throw db::Error(db::Error::Kind::damaged,
                        {"game-is-damaged", {{"id", std::int64_t{game}}}});
}

void addGames(Columns& columns, db::Store& store, const std::vector<db::GameId>& ids) {
    if (ids.empty())
        return;
    db::MovetextReader reader(store.connection(), static_cast<std::uint32_t>(ids.front()),
                              static_cast<std::uint32_t>(ids.back()));
    auto wanted = ids.begin();
    while (wanted != ids.end() && reader.next()) {
        while (wanted != ids.end() && static_cast<std::uint32_t>(*wanted) < reader.game())
            ++wanted;
        if (wanted != ids.end() && static_cast<std::uint32_t>(*wanted) == reader.game())
            addGame(columns, reader.game(), reader.moves());
    }
}

} // namespace

py::object arrayOf(const std::vector<db::GameId>& ids) {
    std::vector<std::uint32_t> numbers(ids.size());
    std::ranges::transform(ids, numbers.begin(),
                           [](db::GameId id) { return static_cast<std::uint32_t>(id); });
    return arrayOver(std::move(numbers));
}

py::dict positionColumns(db::Store& store, rules::Variant variant, db::Filter filter) {
    filter.variant = variant;
    Columns columns(rules::rules(variant));
    {
        const py::gil_scoped_release others;
        const db::Snapshot snapshot(store);
        addGames(columns, store, db::findGames(store, filter));
    }
    return std::move(columns).taken();
}

} // namespace damscope::python
