// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/query.hpp"

#include <algorithm>

namespace damscope::db::query {
namespace {

using rules::Board;
using rules::GameResult;
using rules::SquareSet;

/// What a term is turned into: rotated with the colours exchanged, or with left and right
/// exchanged.
class Image {
public:
    explicit Image(const Board& board) : board_(board) {}
    /// A square goes to the column that makes this sum with its own.
    Image(const Board& board, int columnSum) : board_(board), columnSum_(columnSum) {}

    /// Whether no square fell off the board.
    [[nodiscard]] bool isComplete() const { return complete_; }

    SquareSet of(SquareSet squares) {
        SquareSet image;
        for (const rules::Square s : squares)
            if (const auto there = of(s))
                image.insert(*there);
        return image;
    }
    std::optional<SquareSet> of(const std::optional<SquareSet>& squares) {
        return squares ? std::optional(of(*squares)) : std::nullopt;
    }
    [[nodiscard]] rules::Color of(rules::Color color) const {
        return columnSum_ ? color : opponent(color);
    }
    [[nodiscard]] std::optional<rules::Color> of(std::optional<rules::Color> color) const {
        return color ? std::optional(of(*color)) : std::nullopt;
    }
    [[nodiscard]] Contents of(Contents contents) const {
        return columnSum_ ? contents : contents.exchanged();
    }
    [[nodiscard]] GameResult of(GameResult result) const {
        return columnSum_ ? result : exchanged(result);
    }
    rules::Position of(const rules::Position& position) {
        if (!columnSum_)
            return rules::turned(position);
        rules::Position image(position.variant());
        for (const rules::Square s : position.pieces())
            if (const auto there = of(s))
                image.put(*there, *position.at(s));
        image.setToMove(position.toMove());
        return image;
    }
    [[nodiscard]] Number of(Number number) {
        number.counted = of(number.counted);
        number.squares = of(number.squares);
        number.color = of(number.color);
        return number;
    }

private:
    std::optional<rules::Square> of(rules::Square square) {
        if (!columnSum_)
            return rules::turned(board_, square);
        const auto [row, column] = board_.coordinates(square);
        const auto there = board_.at({row, *columnSum_ - column});
        complete_ = complete_ && there.has_value();
        return there;
    }

    const Board& board_;
    std::optional<int> columnSum_;
    bool complete_ = true;
};

/// The image of each kind of condition.
struct ConditionImage {
    Image& image;

    Condition operator()(PiecesOn c) const {
        return PiecesOn{image.of(c.contents), image.of(c.squares), c.onAny};
    }
    Condition operator()(CountIn c) const { return CountIn{image.of(c.counted), c.bounds}; }
    Condition operator()(CountCompared c) const {
        return CountCompared{image.of(c.counted), c.relation, image.of(c.other), c.plus};
    }
    Condition operator()(NumberIn c) const { return NumberIn{image.of(c.number), c.bounds}; }
    Condition operator()(NumbersCompared c) const {
        return NumbersCompared{image.of(c.left), c.relation, image.of(c.right), c.plus};
    }
    Condition operator()(HasOpposition c) const { return HasOpposition{image.of(c.color)}; }
    Condition operator()(ToMove c) const { return ToMove{image.of(c.color)}; }
    Condition operator()(Exactly c) const { return Exactly{image.of(c.position), c.eitherSide}; }
    Condition operator()(SamePieceOn c) const {
        c.piece.color = image.of(c.piece.color);
        c.squares = image.of(c.squares);
        return c;
    }
    Condition operator()(MovePattern c) const {
        c.color = image.of(c.color);
        for (std::optional<SamePiece>* piece : {&c.by, &c.taking})
            if (*piece)
                (*piece)->color = image.of((*piece)->color);
        c.from = image.of(c.from);
        c.to = image.of(c.to);
        c.over = image.of(c.over);
        c.through = image.of(c.through);
        return c;
    }
    Condition operator()(ResultIs c) const {
        std::ranges::transform(c.results, c.results.begin(),
                               [this](GameResult r) { return image.of(r); });
        return c;
    }
    Condition operator()(ErrorPlayed c) const { return ErrorPlayed{c.quality, image.of(c.color)}; }
    Condition operator()(ClockShows c) const {
        c.color = image.of(c.color);
        return c;
    }
    Condition operator()(ShotBegins c) const {
        c.color = image.of(c.color);
        return c;
    }
    Condition operator()(TableSays c) const { return TableSays{image.of(c.result)}; }
    Condition operator()(Blocked c) const { return Blocked{image.of(c.color)}; }
    template <class Same> Condition operator()(Same c) const { return c; }
};

Term imageOf(const Term& term, Image& image);

/// The image of each kind of term.
struct TermImage {
    Image& image;

    Term::Meaning operator()(const Condition& c) const {
        return std::visit(ConditionImage{image}, c);
    }
    Term::Meaning operator()(AllOf all) const { return AllOf{each(std::move(all.parts))}; }
    Term::Meaning operator()(AnyOf any) const { return AnyOf{each(std::move(any.parts))}; }
    Term::Meaning operator()(Sequence sequence) const {
        sequence.first = imageOf(*sequence.first, image);
        for (Link& link : sequence.links) {
            link.next = imageOf(*link.next, image);
            if (link.without)
                link.without = imageOf(**link.without, image);
        }
        return sequence;
    }
    Term::Meaning operator()(Lasting lasting) const {
        lasting.mover = image.of(lasting.mover);
        return ofSingle(std::move(lasting));
    }
    Term::Meaning operator()(Longest longest) const {
        longest.mover = image.of(longest.mover);
        return ofSingle(std::move(longest));
    }
    template <class Single> Term::Meaning operator()(Single single) const {
        return ofSingle(std::move(single));
    }

private:
    template <class Single> Term::Meaning ofSingle(Single single) const {
        single.part = imageOf(*single.part, image);
        return single;
    }
    [[nodiscard]] std::vector<Term> each(std::vector<Term> parts) const {
        for (Term& part : parts)
            part = imageOf(part, image);
        return parts;
    }
};

Term imageOf(const Term& term, Image& image) {
    return Term(std::visit(TermImage{image}, term.meaning), term.offset);
}

} // namespace

// Not inline: GCC 12 warns of memory that nobody uses where it sees through it
// (-Wmaybe-uninitialized and -Wfree-nonheap-object, in the destructor of what was moved from).
Term::Term(Meaning what, std::size_t where) : meaning(std::move(what)), offset(where) {}

Term always() {
    return Term(PiecesOn{Contents::everything(), {}});
}

bool isAboutMove(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) {
            return std::holds_alternative<MovePattern>(c) ||
                   std::holds_alternative<ErrorPlayed>(c) || std::holds_alternative<ShotBegins>(c);
        },
        [](const AllOf& all) { return std::ranges::any_of(all.parts, isAboutMove); },
        [](const AnyOf& any) { return std::ranges::any_of(any.parts, isAboutMove); },
        [](const Not& n) { return isAboutMove(*n.part); },
        [](const Sequence& sequence) { return isAboutMove(*sequence.first); },
        [](const Lasting& lasting) { return isAboutMove(*lasting.part); },
        [](const auto&) { return false; },
    };
    return std::visit(kinds, term.meaning);
}

Term turned(const rules::Board& board, const Term& term) {
    Image image(board);
    return imageOf(term, image);
}

std::optional<Term> reflected(const rules::Board& board, const Term& term) {
    const int last = board.files - 1;
    const bool allPlay = board.playing == rules::Playing::all;
    AnyOf images;
    for (const int columnSum : {last - 1, last, last + 1}) {
        Image image(board, columnSum);
        if ((columnSum == last) != allPlay)
            continue;
        Term reflection = imageOf(term, image);
        if (image.isComplete())
            images.parts.push_back(std::move(reflection));
    }
    if (images.parts.empty())
        return std::nullopt;
    return images.parts.size() == 1 ? std::move(images.parts.front())
                                    : Term(std::move(images), term.offset);
}

} // namespace damscope::db::query
