// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"

#include "base/text/ascii.hpp"
#include "messages/translation.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::analysis {
namespace {

using rules::Game;
using rules::NodeId;
using rules::Remark;

constexpr std::string_view ownCommand = "%damscope";
constexpr std::string_view commentWord = "comment=";
constexpr std::string_view nagWord = "nag=";
constexpr std::string_view variationWord = "variation=";

// FNV-1a, 32 bits, in hexadecimal.
std::string hashText(std::string_view text) {
    std::uint32_t hash = 0x811c9dc5;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x01000193;
    std::string digits(8, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, hash >>= 4)
        *digit = "0123456789abcdef"[hash & 15];
    return digits;
}

bool isOurs(const Remark& remark) {
    const auto* any = remark.as<rules::Command>();
    return any != nullptr && any->text.starts_with(ownCommand) &&
           (any->text.size() == ownCommand.size() || any->text[ownCommand.size()] == ' ');
}

// The value of a word of Damscope's command: "nag=2" for "nag=" gives "2".
std::optional<std::string> commandValue(const Remark& ours, std::string_view word) {
    assert(isOurs(ours));
    const std::string& text = ours.as<rules::Command>()->text;
    const std::size_t at = text.find(' ' + std::string(word));
    if (at == std::string::npos)
        return std::nullopt;
    const std::size_t begin = at + 1 + word.size();
    return text.substr(begin, text.find(' ', begin) - begin);
}

bool hasSign(const Game& game, NodeId node) {
    return std::ranges::any_of(game.remarks(node), [](const Remark& r) {
        const auto* nag = r.as<rules::Nag>();
        return r.as<rules::Strength>() != nullptr ||
               (nag != nullptr && nag->number >= 1 && nag->number <= 6);
    });
}

bool hasComment(const Game& game, NodeId node) {
    return std::ranges::any_of(game.remarks(node),
                               [](const Remark& r) { return r.as<rules::Comment>() != nullptr; });
}

bool isPlayedFrom(const Game& game, NodeId parent, const rules::Move& move) {
    for (NodeId child = game.node(parent).firstChild; child != rules::noNode;
         child = game.node(child).nextSibling)
        if (game.node(child).step == rules::Step::move && game.node(child).move == move)
            return true;
    return false;
}

// Writes one error into the game.
class ErrorMarker {
public:
    ErrorMarker(Game& game, const JudgedMove& move, const AnnotationSettings& settings)
        : game_(game), move_(move), settings_(settings), parent_(game.node(move.node).parent) {}

    bool mark() {
        const bool remarked = addRemarks();
        return addVariation() || remarked;
    }

private:
    bool addRemarks() {
        std::string words(ownCommand);
        std::vector<Remark> remarks;
        if (!hasSign(game_, move_.node)) {
            const auto nag = static_cast<std::uint32_t>(qualityNag(move_.quality));
            remarks.emplace_back(rules::Nag{nag});
            words += ' ' + std::string(nagWord) + std::to_string(nag);
        }
        if (!hasComment(game_, move_.node)) {
            const std::string text = comment();
            remarks.emplace_back(rules::Comment{text});
            words += ' ' + std::string(commentWord) + hashText(text);
        }
        if (remarks.empty())
            return false;
        // The command goes before the comment, in reading order: sign, command, comment.
        const auto comment = std::ranges::find_if(
            remarks, [](const Remark& r) { return r.as<rules::Comment>() != nullptr; });
        remarks.insert(comment, rules::Command{words});
        for (Remark& remark : remarks)
            game_.addRemark(move_.node, std::move(remark));
        return true;
    }

    [[nodiscard]] std::string comment() const {
        const std::string text =
            damscope::translated(errorComment(move_, betterMove()), settings_.language);
        const std::string more = settings_.explain ? settings_.explain(move_.ply) : std::string();
        return more.empty() ? text : text + ' ' + more;
    }

    [[nodiscard]] std::string betterMove() const {
        const auto before = game_.position(parent_);
        return move_.better.empty() || !before ? std::string()
                                               : rules::moveText(*before, move_.better.front());
    }

    bool addVariation() {
        if (move_.better.empty() || isPlayedFrom(game_, parent_, move_.better.front()))
            return false;
        const auto length = std::min(move_.better.size(),
                                     static_cast<std::size_t>(std::max(settings_.longestLine, 1)));
        NodeId node = parent_;
        for (std::size_t i = 0; i < length; ++i) {
            node = game_.addMove(node, move_.better[i]);
            if (i == 0)
                game_.addRemark(node, rules::Command{std::string(ownCommand) + ' ' +
                                                     std::string(variationWord) +
                                                     std::to_string(length)});
        }
        return true;
    }

    Game& game_;
    const JudgedMove& move_;
    const AnnotationSettings& settings_;
    NodeId parent_;
};

// Copies a game without Damscope's annotations.
class Cleaner {
public:
    explicit Cleaner(const Game& game) : from_(game), to_(game.start()) {}

    Annotated run() {
        to_.tags = from_.tags;
        to_.result = from_.result;
        copyRemarks(rules::rootNode, rules::rootNode);
        // Children wait in reverse, so that each node's are added in their order.
        std::vector<std::pair<NodeId, NodeId>> waiting{{rules::rootNode, rules::rootNode}};
        while (!waiting.empty()) {
            const auto [from, to] = waiting.back();
            waiting.pop_back();
            for (NodeId child = from_.node(from).firstChild; child != rules::noNode;
                 child = from_.node(child).nextSibling) {
                if (isOurVariation(child)) {
                    noteRemoved(child);
                    continue;
                }
                const NodeId copy = addNode(to, child);
                copyRemarks(child, copy);
                waiting.emplace_back(child, copy);
            }
        }
        return {std::move(to_), static_cast<int>(moves_.size())};
    }

private:
    NodeId addNode(NodeId parent, NodeId from) {
        const rules::Node& node = from_.node(from);
        switch (node.step) {
        case rules::Step::move:
            return to_.addMove(parent, node.move);
        case rules::Step::unknown:
            return to_.addUnknown(parent);
        case rules::Step::pass:
            return to_.addPass(parent);
        default:
            return to_.addSetup(parent, from_.setup(from));
        }
    }

    void copyRemarks(NodeId from, NodeId to) {
        std::vector<Remark> remarks(from_.remarks(from).begin(), from_.remarks(from).end());
        const auto mark = std::ranges::find_if(remarks, isOurs);
        if (mark != remarks.end()) {
            noteRemoved(from);
            const Remark ours = *mark;
            remarks.erase(mark);
            takeAway(remarks, ours);
        }
        for (Remark& remark : remarks)
            to_.addRemark(to, std::move(remark));
    }

    static void takeAway(std::vector<Remark>& remarks, const Remark& ours) {
        const auto erase = [&](auto test) {
            const auto found = std::ranges::find_if(remarks, test);
            if (found != remarks.end())
                remarks.erase(found);
        };
        if (const auto nag = commandValue(ours, nagWord))
            erase([&](const Remark& r) {
                const auto* sign = r.as<rules::Nag>();
                return sign != nullptr && std::to_string(sign->number) == *nag;
            });
        if (const auto hash = commandValue(ours, commentWord))
            erase([&](const Remark& r) {
                const auto* comment = r.as<rules::Comment>();
                return comment != nullptr && hashText(comment->text) == *hash;
            });
    }

    // Its sign and the better line beside it are annotations of one move.
    void noteRemoved(NodeId node) {
        const NodeId parent = from_.node(node).parent;
        const bool isLine = std::ranges::any_of(from_.remarks(node), [](const Remark& r) {
            return isOurs(r) && commandValue(r, variationWord).has_value();
        });
        moves_.insert(isLine && parent != rules::noNode ? from_.node(parent).firstChild : node);
    }

    // A marked line to which nothing has been added.
    [[nodiscard]] bool isOurVariation(NodeId first) const {
        const auto remarks = from_.remarks(first);
        if (remarks.size() != 1 || !isOurs(remarks[0]) ||
            from_.node(from_.node(first).parent).firstChild == first)
            return false;
        const auto length = commandValue(remarks[0], variationWord);
        std::size_t plies = 1;
        NodeId node = first;
        while (from_.node(node).firstChild != rules::noNode) {
            node = from_.node(node).firstChild;
            ++plies;
            if (from_.node(node).nextSibling != rules::noNode || !from_.remarks(node).empty())
                return false;
        }
        return length == std::to_string(plies);
    }

    const Game& from_;
    Game to_;
    std::set<NodeId> moves_; ///< whose annotations were removed
};

// The node of the main line at the same ply: cleaning may have changed the ids of nodes.
NodeId sameInMainLine(const std::vector<NodeId>& before, const std::vector<NodeId>& after,
                      NodeId node) {
    const auto place = std::ranges::find(before, node) - before.begin();
    assert(static_cast<std::size_t>(place) < after.size());
    return after[static_cast<std::size_t>(place)];
}

} // namespace

Annotated annotate(const rules::Game& game, const GameJudgement& judgement,
                   const AnnotationSettings& settings) {
    Annotated annotated{withoutAnnotations(game).game, 0};
    const std::vector<NodeId> before = game.mainLine();
    const std::vector<NodeId> after = annotated.game.mainLine();
    for (JudgedMove move : judgement.moves) {
        if (!move.isError())
            continue;
        move.node = sameInMainLine(before, after, move.node);
        annotated.moves += ErrorMarker(annotated.game, move, settings).mark() ? 1 : 0;
    }
    return annotated;
}

Annotated withoutAnnotations(const rules::Game& game) {
    return Cleaner(game).run();
}

namespace {

std::size_t errorPlace(Quality quality) {
    switch (quality) {
    case Quality::mistake:
        return 1;
    case Quality::blunder:
        return 2;
    case Quality::missedWin:
        return 3;
    default:
        return 0;
    }
}

// The result of the better move: a key of words.
std::string prospectText(const JudgedMove& move) {
    assert(move.before);
    constexpr double clear = 0.65;
    const double points = expectancy(*move.before, move.curve).points(move.mover);
    if (move.before->kind() != Score::Kind::estimate && points == 1)
        return "win";
    if (points >= clear)
        return "advantage";
    return points > 1 - clear ? "balance" : "resistance";
}

} // namespace

Message errorComment(const JudgedMove& move, const std::string& better) {
    assert(move.isError());
    constexpr std::array<std::string_view, 4> codes{"annotation-inaccuracy", "annotation-mistake",
                                                    "annotation-blunder", "annotation-missed-win"};
    Message comment{std::string(codes[errorPlace(move.quality)]), {}};
    if (!better.empty())
        comment.parameters = {{"better", better}, {"prospect", prospectText(move)}};
    return comment;
}

int qualityNag(Quality quality) {
    constexpr std::array<int, 4> nags{6, 2, 4, 2};
    return nags[errorPlace(quality)];
}

namespace {

constexpr int thousandthsPerHundredth = 10;

// "%eval #-4": Black wins in four moves; "%eval #-4,12" adds the depth of the search.
std::optional<Score> forcedScore(std::string_view command) {
    constexpr std::string_view begin = "%eval #";
    constexpr int farthest = 500;
    if (!command.starts_with(begin))
        return std::nullopt;
    std::string_view text = base::trimmed(command.substr(begin.size()));
    if (const std::size_t comma = text.find(','); comma != std::string_view::npos) {
        if (!base::isAllDigits(text.substr(comma + 1)))
            return std::nullopt;
        text = text.substr(0, comma);
    }
    const int moves = base::readNumber<int>(text).value_or(0);
    if (moves == 0 || std::abs(moves) > farthest)
        return std::nullopt;
    const int plies = 2 * std::abs(moves) - 1;
    return moves > 0 ? Score::winIn(plies) : Score::lossIn(plies);
}

std::optional<Score> readScore(const rules::Remark& remark) {
    if (const auto* evaluation = remark.as<rules::Evaluation>())
        return Score::centiMen(static_cast<int>(
            std::lround(static_cast<double>(evaluation->thousandths) / thousandthsPerHundredth)));
    if (const auto* command = remark.as<rules::Command>())
        return forcedScore(command->text);
    return std::nullopt;
}

// "lidraughts.org" of "https://lidraughts.org/mJ3d5qPX".
std::string_view hostName(std::string_view site) {
    const std::size_t scheme = site.find("://");
    if (scheme == std::string_view::npos)
        return {};
    site.remove_prefix(scheme + 3);
    return site.substr(0, site.find('/'));
}

} // namespace

std::string commentsName(const rules::Game& game) {
    const std::string_view annotator = game.tag("Annotator");
    const std::string_view who = annotator.empty() ? hostName(game.tag("Site")) : annotator;
    return who.empty() ? "comments" : "comments (" + std::string(who) + ")";
}

EvaluationSource evaluationsInComments(const rules::Game& game) {
    std::map<rules::PositionKey, Score> scores;
    const auto take = [&](rules::NodeId node, const std::optional<rules::Position>& position) {
        for (const rules::Remark& remark : game.remarks(node))
            if (const auto score = readScore(remark); score && position)
                scores.insert_or_assign(position->key(), *score);
    };
    std::optional<rules::Position> position = game.start();
    take(rules::rootNode, position);
    for (const rules::NodeId node : game.mainLine()) {
        position = game.positionAfter(position, node);
        take(node, position);
    }
    return [scores = std::move(scores), name = commentsName(game)](
               const rules::Position& at) -> std::optional<PositionEvaluation> {
        const auto found = scores.find(at.key());
        if (found == scores.end())
            return std::nullopt;
        PositionEvaluation evaluation;
        evaluation.lines.push_back({found->second, {}});
        evaluation.engine = name;
        return evaluation;
    };
}

GameJudgement judgeWithComments(const rules::Game& game, const EvaluationSource& evaluations,
                                const Thresholds& thresholds) {
    GameJudgement judgement = judge(game, evaluations, thresholds);
    if (judgement.isAnalysed() || !game.hasRemarks())
        return judgement;
    GameJudgement byComments = judge(game, evaluationsInComments(game), thresholds);
    return byComments.coverage().evaluated > judgement.coverage().evaluated ? byComments
                                                                            : judgement;
}

namespace {

std::optional<std::uint32_t> clockIn(const rules::Remark& remark, rules::Color mover) {
    if (const auto* time = remark.as<rules::ClockTime>())
        return time->kind == rules::ClockTime::Kind::left ? std::optional(time->seconds)
                                                          : std::nullopt;
    const auto* clocks = remark.as<rules::Clocks>();
    if (clocks == nullptr)
        return std::nullopt;
    return mover == rules::Color::white ? clocks->white : clocks->black;
}

} // namespace

std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node, rules::Color mover) {
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto clock = clockIn(remark, mover))
            return static_cast<int>(*clock);
    return std::nullopt;
}

std::optional<int> timeSpentOn(const rules::Game& game, rules::NodeId node) {
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto* time = remark.as<rules::ClockTime>();
            time != nullptr && time->kind == rules::ClockTime::Kind::move)
            return static_cast<int>(time->seconds);
    return std::nullopt;
}

} // namespace damscope::analysis
