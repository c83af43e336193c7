// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/board/result.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

/// What can be written at a move. PDN writes the last five as commands inside a comment; only the
/// parser knows how.
namespace damscope::rules {

/// Free text.
struct Comment {
    std::string text;
    friend bool operator==(const Comment&, const Comment&) = default;
};

/// A numeric annotation glyph, `$5`.
struct Nag {
    std::uint32_t number = 0;
    friend bool operator==(const Nag&, const Nag&) = default;
};

/// Signs after the move, as written: "!?".
struct Strength {
    std::string signs;
    friend bool operator==(const Strength&, const Strength&) = default;
};

/// Text that could not be understood, kept as it was.
struct UnreadText {
    std::string text;
    friend bool operator==(const UnreadText&, const UnreadText&) = default;
};

/// The time on a clock when the move was made.
struct ClockTime {
    enum class Kind : std::uint8_t {
        left,      ///< for the player who moved
        move,      ///< used for the move
        game,      ///< used since the start of the game
        mechanical ///< shown by a mechanical clock
    };
    Kind kind = Kind::left;
    std::uint32_t seconds = 0;
    friend bool operator==(const ClockTime&, const ClockTime&) = default;
};

/// The time that both players have left after the move, in seconds.
struct Clocks {
    std::optional<std::uint32_t> white;
    std::optional<std::uint32_t> black;
    std::optional<Color> running; ///< whose clock
    friend bool operator==(const Clocks&, const Clocks&) = default;
};

enum class ShapeColor : std::uint8_t { green, red, yellow, blue };

/// An arrow, or a marked square.
struct Shape {
    ShapeColor color = ShapeColor::green;
    Square from{0};
    std::optional<Square> to; ///< absent: the square `from` is marked
    friend bool operator==(const Shape&, const Shape&) = default;
};

/// Marked squares or arrows on the board after the move.
struct Drawing {
    enum class Kind : std::uint8_t { squares, arrows };
    Kind kind = Kind::squares;
    std::vector<Shape> shapes;
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

/// A program's evaluation of the position, in thousandths of a man.
struct Evaluation {
    std::int32_t thousandths = 0;
    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// Any other embedded command as it was, without its brackets: "%name value".
struct Command {
    std::string text;
    friend bool operator==(const Command&, const Command&) = default;
};

struct Remark {
    using Content = std::variant<Comment, Nag, Strength, UnreadText, ClockTime, Clocks, Drawing,
                                 Evaluation, Command>;
    /// The place of a remark: before the step, after it, behind the variations that replace it,
    /// where its line ends, or ahead of the variation that it begins, between that and another.
    enum class Place : std::uint8_t { before, after, behind, ahead };

    Content content;
    Place place = Place::after;
    std::string spelling = {}; ///< of a command with unusual spelling

    Remark(Content what, Place where = Place::after, std::string written = {})
        : content(std::move(what)), place(where), spelling(std::move(written)) {}
    template <class Kind>
    requires std::is_constructible_v<Content, Kind> Remark(Kind what, Place where = Place::after)
        : Remark(Content(std::move(what)), where) {}

    /// The content if it is of this kind, else null.
    template <class Kind> [[nodiscard]] const Kind* as() const {
        return std::get_if<Kind>(&content);
    }
    friend bool operator==(const Remark&, const Remark&) = default;
};

/// A node of a game's tree; 0 is the starting position. Ids stay valid as the game grows.
enum class NodeId : std::uint32_t {};
inline constexpr NodeId rootNode{0};
inline constexpr NodeId noNode{0xffffffff};

/// How a node follows from its parent.
enum class Step : std::uint8_t {
    move,    ///< a legal move
    unknown, ///< a move was made but not recorded ("- -"): the position is no longer known
    pass,    ///< only the side to move changes (PDN 3.0, null move)
    setup    ///< a new position is set up (PDN 3.0, setup inside the movetext)
};

struct Node {
    NodeId parent = noNode;
    NodeId firstChild = noNode;  ///< the main line continues here
    NodeId nextSibling = noNode; ///< the next variation
    Step step = Step::move;
    Move move;
};

struct Tag {
    std::string name;
    std::string value;
    friend bool operator==(const Tag&, const Tag&) = default;
};

/// A game: tags, starting position, and a tree of moves with remarks. A value: copied with `=`.
/// Every move is legal; illegal text is an UnreadText after the last legal move before it.
class Game {
public:
    explicit Game(const Position& start);

    [[nodiscard]] Variant variant() const { return start_.variant(); }
    [[nodiscard]] const Position& start() const { return start_; }

    std::vector<Tag> tags; ///< in order, repeats allowed
    GameResult result = GameResult::unknown;
    /// The value of the first tag with this name, case ignored; empty if there is none.
    [[nodiscard]] std::string_view tag(std::string_view name) const;

    /// Reserves space for nodes, so that adding them moves none.
    void reserve(std::size_t nodes);
    /// The number of nodes ever added, including the start and removed ones: every id is below it.
    [[nodiscard]] std::size_t nodeCount() const { return nodes_.size(); }
    [[nodiscard]] const Node& node(NodeId id) const { return nodes_[static_cast<std::size_t>(id)]; }
    /// Adds a child after the existing ones: the first is the main line, later ones variations.
    NodeId addMove(NodeId parent, const Move& move);
    NodeId addUnknown(NodeId parent);
    NodeId addPass(NodeId parent);
    NodeId addSetup(NodeId parent, const Position& position);
    /// Removes a node, with everything after it, from the game. Not the start. Other nodes keep
    /// their ids; those of removed nodes are never used again.
    void remove(NodeId id);
    /// Whether a node is in the game: it was added and has not been removed.
    [[nodiscard]] bool contains(NodeId id) const;
    /// Makes a node the first child of its parent, the main line; the variations keep their
    /// order.
    void moveToFront(NodeId id);
    /// Swaps a node with the sibling before it; a first child stays where it is.
    void moveForward(NodeId id);

    /// The position at a node. At and after an unknown move, up to the next setup, there is none.
    [[nodiscard]] std::optional<Position> position(NodeId id) const;
    /// The same if the position at the node's parent is known already: for following a line.
    [[nodiscard]] std::optional<Position> positionAfter(const std::optional<Position>& before,
                                                        NodeId id) const;
    /// Advances the position at a node's parent to the node.
    void advance(std::optional<Position>& position, NodeId id) const;
    /// The position that a setup node sets up.
    [[nodiscard]] const Position& setup(NodeId id) const;
    /// The nodes of the main line after the root.
    [[nodiscard]] std::vector<NodeId> mainLine() const;
    /// Moves (including unknown ones and passes) from the root to a node.
    [[nodiscard]] int ply(NodeId id) const;

    void addRemark(NodeId id, Remark remark);
    /// Replaces all remarks of a node.
    void setRemarks(NodeId id, std::vector<Remark> remarks);
    /// The remarks of a node, in the order they were added.
    [[nodiscard]] std::span<const Remark> remarks(NodeId id) const;
    [[nodiscard]] bool hasRemarks() const { return !remarks_.empty(); }

    /// Whether start, result, tags, tree and remarks are the same, in whatever order the nodes were
    /// added.
    friend bool operator==(const Game& a, const Game& b);

private:
    [[nodiscard]] bool sameAt(NodeId mine, const Game& other, NodeId theirs) const;
    NodeId add(NodeId parent, Step step);
    [[nodiscard]] NodeId previousSibling(NodeId id) const;
    void keepRemarksAhead(NodeId id);
    void unlink(NodeId id);

    Position start_;
    std::vector<Node> nodes_;
    std::vector<Position> setups_;     // of setup nodes, in node order
    std::vector<NodeId> setupNodes_;   // parallel to setups_
    std::vector<NodeId> lastChildren_; // parallel to nodes_
    std::unordered_map<std::uint32_t, std::vector<Remark>> remarks_; // by node
};

/// The tags that headers of games are edited by, in the order that PDN prescribes.
[[nodiscard]] std::span<const std::string_view> headerTags();

/// Sets the first tag of a name, or removes it if the value is empty. A new one comes where the
/// order of headerTags() wants it.
void putTag(std::vector<Tag>& tags, std::string_view name, std::string_view value);

/// Operations on the tree of a game: entering and ordering moves.
/// Plays a legal move at a node: the existing child with it, else a new one after the others.
NodeId play(Game& game, NodeId at, const Move& move);

/// The first node of the innermost variation that contains a node; nothing on the main
/// line.
[[nodiscard]] std::optional<NodeId> variationHead(const Game& game, NodeId id);

/// Moves the innermost variation that contains a node one place forward: before the variation that
/// precedes it, or into the place of its parent line. Does nothing on the main line.
void promoteVariation(Game& game, NodeId id);

/// Makes the line from the start through a node, and on from there, the main line.
void makeMainLine(Game& game, NodeId id);

/// The last node of the line that continues from a node by first moves.
[[nodiscard]] NodeId endOfLine(const Game& game, NodeId id);

/// Whether two games begin with the same position and have the same moves, variations aside.
[[nodiscard]] bool haveSameMainLine(const Game& a, const Game& b);

/// The positions that led to a node, as far back as repetitions can matter.
struct Path {
    Position start;          ///< the game's, or the last setup or pass before the node
    std::vector<Move> moves; ///< from there to the node
};

/// Nothing if the position at the node is not known.
[[nodiscard]] std::optional<Path> pathTo(const Game& game, NodeId id);

/// The game from a node on: it starts with the position there and keeps everything after it, with
/// variations and remarks, and the tags and result. Nothing if the position is not
/// known.
[[nodiscard]] std::optional<Game> excerptFrom(const Game& game, NodeId id);

/// The reverse: puts the moves of a game behind a node that has the position it starts with.
void append(Game& game, NodeId at, const Game& continuation);

} // namespace damscope::rules
