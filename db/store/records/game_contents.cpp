// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/game_contents.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/players/name_likeness.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "parser/syntax/comment_parts.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view contentsSql =
    "SELECT game.id, game.content, game.opening, searched.content, analysed.game FROM game "
    "LEFT JOIN searched ON searched.game = game.id LEFT JOIN analysed ON analysed.game = game.id";

} // namespace

std::vector<std::uint64_t> gameContents(Connection& connection) {
    std::vector<std::uint64_t> contents(HeaderColumns(connection).end());
    Statement select = connection.prepare(contentsSql);
    while (select.step()) {
        Hash hash;
        for (const int column : {1, 2, 3, 4})
            hash.add(static_cast<std::uint64_t>(select.integer(column)));
        const std::uint32_t game = select.id(0);
        if (game < contents.size())
            contents[game] = hash.value();
    }
    return contents;
}

namespace {

using rules::NodeId;

// Archives write these of one game in different ways; most of them are compared before.
constexpr std::array<std::string_view, 2> players{"White", "Black"};
constexpr std::array<std::string_view, 3> writtenOtherwise{"Event", "Site", "Round"};
// Games with the same moves have these in common, written or not.
constexpr std::array<std::string_view, 4> inTheMoves{"GameType", "SetUp", "FEN", "PlyCount"};

bool isUnknown(std::string_view value) {
    return std::ranges::all_of(
        value, [](char c) { return c == '?' || c == '.' || c == '*' || base::isSpace(c); });
}

bool isOneOf(std::string_view name, std::span<const std::string_view> names) {
    return std::ranges::any_of(
        names, [&](std::string_view other) { return base::equalIgnoringCase(name, other); });
}

bool saysTheDay(std::string_view copy, std::string_view date) {
    const rules::Date precise = rules::readDate(copy);
    const rules::Date known = rules::readDate(date);
    return (!known.isKnown() || precise.isKnown()) &&
           (known.month() == 0 || precise.month() != 0) && (known.day() == 0 || precise.day() != 0);
}

// "Jansen, Floris" says a forename that "F. Jansen" does not. The name of somebody else says
// nothing more: that the players differ is compared before.
bool isFuller(const std::string& name, const std::string& copy) {
    if (!namesAlike(name, copy))
        return false;
    const Fullness one = fullness(name);
    const Fullness other = fullness(copy);
    return one.written > other.written || one.words > other.words;
}

// Another archive may have written White as Black.
bool hasPlayer(const rules::Game& copy, const rules::Tag& tag) {
    const std::string name = foldName(tag.value);
    const std::string there = foldName(copy.tag(tag.name));
    if (namesAlike(name, there))
        return !isFuller(name, there);
    return !isUnknown(copy.tag(tag.name)) &&
           std::ranges::none_of(players, [&](std::string_view player) {
               return isFuller(name, foldName(copy.tag(player)));
           });
}

// "NK 1999" has all the words of "NK", and more; "3.1" those of "3".
bool saysMore(std::string_view text, std::string_view copy) {
    const std::string foldedText = foldName(text);
    const std::string foldedCopy = foldName(copy);
    auto words = base::splitWords(foldedText);
    auto known = base::splitWords(foldedCopy);
    std::ranges::sort(words);
    std::ranges::sort(known);
    return words.size() > known.size() && std::ranges::includes(words, known);
}

bool hasTag(const rules::Game& copy, const rules::Tag& tag) {
    if (isUnknown(tag.value) || isOneOf(tag.name, inTheMoves))
        return true;
    const std::string_view value = copy.tag(tag.name);
    if (isOneOf(tag.name, players))
        return hasPlayer(copy, tag);
    if (isOneOf(tag.name, writtenOtherwise))
        return !isUnknown(value) && !saysMore(tag.value, value);
    if (base::equalIgnoringCase(tag.name, "Result"))
        return copy.result != rules::GameResult::unknown;
    if (base::equalIgnoringCase(tag.name, "Date"))
        return saysTheDay(value, tag.value);
    return std::ranges::any_of(copy.tags, [&](const rules::Tag& other) {
        return base::equalIgnoringCase(other.name, tag.name) && other.value == tag.value;
    });
}

bool isRecordOfRepair(const rules::Remark& remark) {
    const auto* command = remark.as<rules::Command>();
    return command != nullptr && parser::commandArgument(command->text, parser::repairedWord);
}

bool isPartOfWord(char byte) {
    const auto code = static_cast<unsigned char>(byte);
    return code >= 0x80 || base::isLetter(byte) || base::isDigit(byte);
}

// Whole words of it: "there" does not say "here".
bool contains(std::string_view comment, std::string_view text) {
    if (text.empty())
        return true;
    for (std::size_t at = comment.find(text); at != std::string_view::npos;
         at = comment.find(text, at + 1)) {
        const std::size_t end = at + text.size();
        const bool startsInside =
            at > 0 && isPartOfWord(comment[at - 1]) && isPartOfWord(text.front());
        const bool endsInside =
            end < comment.size() && isPartOfWord(comment[end]) && isPartOfWord(text.back());
        if (!startsInside && !endsInside)
            return true;
    }
    return false;
}

bool says(const rules::Remark& remark, const rules::Remark& wanted) {
    const auto* comment = remark.as<rules::Comment>();
    const auto* text = wanted.as<rules::Comment>();
    if (comment != nullptr && text != nullptr)
        return contains(comment->text, text->text);
    return remark.content == wanted.content;
}

/// Follows the moves of a game in its copy.
class Comparison {
public:
    Comparison(const rules::Game& game, const rules::Game& copy, BrokenRest rest)
        : game_(game), copy_(copy), rest_(rest) {}

    bool copyHasAll() {
        while (!open_.empty()) {
            const auto [node, other] = open_.back();
            open_.pop_back();
            if (!hasRemarks(node, other) || !openChildren(node, other))
                return false;
        }
        return true;
    }

private:
    bool hasRemarks(NodeId node, NodeId other) const {
        const auto there = copy_.remarks(other);
        return std::ranges::all_of(game_.remarks(node), [&](const rules::Remark& wanted) {
            if (isRecordOfRepair(wanted) ||
                (rest_ == BrokenRest::isReplaced && wanted.as<rules::UnreadText>() != nullptr))
                return true;
            return std::ranges::any_of(
                there, [&](const rules::Remark& remark) { return says(remark, wanted); });
        });
    }

    bool openChildren(NodeId node, NodeId other) {
        for (NodeId child = game_.node(node).firstChild; child != rules::noNode;
             child = game_.node(child).nextSibling) {
            NodeId same = copy_.node(other).firstChild;
            while (same != rules::noNode && !isSameStep(child, same))
                same = copy_.node(same).nextSibling;
            if (same == rules::noNode)
                return false;
            open_.emplace_back(child, same);
        }
        return true;
    }

    bool isSameStep(NodeId node, NodeId other) const {
        const rules::Node& one = game_.node(node);
        const rules::Node& two = copy_.node(other);
        return one.step == two.step && one.move == two.move &&
               (one.step != rules::Step::setup || game_.setup(node) == copy_.setup(other));
    }

    const rules::Game& game_;
    const rules::Game& copy_;
    BrokenRest rest_;
    std::vector<std::pair<NodeId, NodeId>> open_{{rules::rootNode, rules::rootNode}};
};

// Whether the second main line begins with the first; with nothing behind it if both are to end
// together.
bool startsAlike(Connection& connection, GameId one, GameId other, bool endTogether) {
    const auto a = movetextOf(connection, one);
    const auto b = movetextOf(connection, other);
    if (!a || !b)
        return false;
    MainLineReader first(*a);
    MainLineReader second(*b);
    while (first.next())
        if (!second.next() || first.position() != second.position())
            return false;
    return !first.failed() && (!endTogether || !second.next()) && !second.failed();
}

} // namespace

std::size_t countRemarks(const rules::Game& game) {
    std::size_t count = game.nodeCount() - game.mainLine().size();
    for (std::size_t i = 0; i < game.nodeCount(); ++i)
        for (const rules::Remark& remark : game.remarks(static_cast<NodeId>(i)))
            count += isRecordOfRepair(remark) ? 0U : 1U;
    return count;
}

bool hasOwnContents(const rules::Game& game, const rules::Game& copy, BrokenRest rest) {
    return !std::ranges::all_of(game.tags, [&](const rules::Tag& tag) {
        return hasTag(copy, tag);
    }) || !Comparison(game, copy, rest).copyHasAll();
}

bool haveSameMoves(Connection& connection, GameId one, GameId other) {
    return startsAlike(connection, one, other, true);
}

bool isBeginning(Connection& connection, GameId shorter, GameId longer) {
    return startsAlike(connection, shorter, longer, false);
}

} // namespace damscope::db
