// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/same_piece.hpp"

#include "base/overloaded.hpp"
#include "db/query/language/passage.hpp"

#include <algorithm>

namespace damscope::db::query {
namespace {

using rules::Color;

// Who makes the move that the term is about, if it says so.
std::optional<Color> moverOf(const Term& term);

std::optional<Color> moverOf(const Condition& condition) {
    const Overloaded kinds{
        [](const ToMove& c) { return std::optional(c.color); },
        [](const MovePattern& c) { return c.color; },
        [](const ErrorPlayed& c) { return c.color; },
        [](const ShotBegins& c) { return c.color; },
        [](const auto&) { return std::optional<Color>(); },
    };
    return std::visit(kinds, condition);
}

std::optional<Color> moverOfSome(const std::vector<Term>& parts) {
    for (const Term& part : parts)
        if (const auto color = moverOf(part))
            return color;
    return std::nullopt;
}

std::optional<Color> moverOfEach(const std::vector<Term>& parts) {
    const std::optional<Color> first = moverOf(parts.front());
    const bool isSame =
        std::ranges::all_of(parts, [&](const Term& part) { return moverOf(part) == first; });
    return isSame ? first : std::nullopt;
}

std::optional<Color> moverOf(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) { return moverOf(c); },
        [](const AllOf& all) { return moverOfSome(all.parts); },
        [](const AnyOf& any) { return moverOfEach(any.parts); },
        [](const Sequence& sequence) { return moverOf(*sequence.first); },
        [](const auto&) { return std::optional<Color>(); },
    };
    return std::visit(kinds, term.meaning);
}

// The piece of a part that names one itself has a number already.
int numberOf(const Term& part) {
    const Condition* condition = part.condition();
    const auto* move = condition == nullptr ? nullptr : std::get_if<MovePattern>(condition);
    return move == nullptr || !move->by ? 0 : move->by->part;
}

class Binder {
public:
    explicit Binder(const rules::Rules& rules) : rules_(rules) {}

    void bind(Term& term) {
        const Overloaded kinds{
            [&](Condition& c) { bind(c, term.offset); },
            [&](AllOf& all) { bindEach(all.parts); },
            [&](AnyOf& any) { bindEach(any.parts); },
            [&](Sequence& sequence) { bind(sequence); },
            [&](auto& single) { bind(*single.part); },
        };
        std::visit(kinds, term.meaning);
    }

private:
    /// A part before the one being bound.
    struct Earlier {
        const Term* part;
        int* number;
    };

    void bindEach(std::vector<Term>& parts) {
        for (Term& part : parts)
            bind(part);
    }

    void bind(Sequence& sequence) {
        const std::size_t outside = earlier_.size();
        bind(*sequence.first);
        earlier_.push_back({&*sequence.first, &sequence.number});
        for (Link& link : sequence.links) {
            if (link.without)
                bind(**link.without);
            bind(*link.next);
            earlier_.push_back({&*link.next, &link.number});
        }
        earlier_.resize(outside);
    }

    void bind(Condition& condition, std::size_t offset) {
        if (auto* on = std::get_if<SamePieceOn>(&condition))
            bind(on->piece, offset);
        if (auto* move = std::get_if<MovePattern>(&condition))
            for (std::optional<SamePiece>* piece : {&move->by, &move->taking})
                if (*piece)
                    bind(**piece, offset);
    }

    void bind(SamePiece& piece, std::size_t offset) {
        for (std::size_t i = earlier_.size(); i > 0; --i) {
            const Earlier& earlier = earlier_[i - 1];
            if (!isAboutMove(*earlier.part) || !mayBe(piece, *earlier.part))
                continue;
            piece.part = numbered(earlier);
            return;
        }
        fail(rules_, offset, QueryFault::sameAsNone,
             "white man plays 27-22 then the same piece captures");
    }

    static bool mayBe(const SamePiece& piece, const Term& part) {
        const std::optional<Color> mover = moverOf(part);
        return !piece.color || !mover || *piece.color == *mover;
    }

    int numbered(const Earlier& earlier) {
        if (const int number = numberOf(*earlier.part))
            return number;
        if (*earlier.number == 0)
            *earlier.number = ++last_;
        return *earlier.number;
    }

    const rules::Rules& rules_;
    std::vector<Earlier> earlier_;
    int last_ = 0;
};

} // namespace

void bindPieces(const rules::Rules& rules, Term& term) {
    Binder(rules).bind(term);
}

} // namespace damscope::db::query
