// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/hub_dialect.hpp"

#include "analysis/hub/message.hpp"
#include "base/text/ascii.hpp"
#include "base/text/split.hpp"

#include <algorithm>
#include <cmath>
#include <locale>
#include <sstream>

namespace damscope::analysis {
namespace {

using Kind = HubMessage::Kind;

std::vector<std::string> wordsOf(std::string_view text) {
    const std::vector<std::string_view> words = base::splitWords(text);
    return {words.begin(), words.end()};
}

template <class Number> std::optional<Number> readNumber(std::optional<std::string_view> text) {
    if (!text)
        return std::nullopt;
    return base::readNumber<Number>(text->substr(text->starts_with('+') ? 1 : 0));
}

std::optional<double> readReal(std::optional<std::string_view> text) {
    const auto number = readNumber<double>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

std::optional<int> readDepth(std::optional<std::string_view> text) {
    constexpr int deepest = 1000;
    const auto depth = readNumber<int>(text);
    return depth && *depth >= 0 && *depth <= deepest ? depth : std::nullopt;
}

std::optional<std::chrono::milliseconds> readTime(std::optional<std::string_view> seconds) {
    constexpr double longest = 1e9;
    const auto time = readReal(seconds);
    if (!time || *time < 0 || *time > longest)
        return std::nullopt;
    return std::chrono::milliseconds(std::llround(*time * 1000));
}

// How an engine reports a decided game: above `won` men it sees the end of the game, at `most`
// men less a hundredth for each ply; from `table` men on its tables know who wins (readme.txt of
// Scan 2.0 and 3.0). No side can be that many men ahead.
struct Scale {
    double table;
    double won;
    double most;
};
constexpr Scale scan3{80, 90, 100};
constexpr Scale scan2{18, 19, 20};

std::optional<Score> readScore(std::optional<double> men, const Scale& scale) {
    constexpr double farthest = 1000; // men; values beyond are meaningless
    if (!men || std::abs(*men) > farthest)
        return std::nullopt;
    const double size = std::abs(*men);
    if (size < scale.table)
        return Score::centiMen(static_cast<int>(std::lround(*men * 100)));
    if (size <= scale.won || size > scale.most)
        return Score::table(*men > 0 ? 1 : -1);
    const int plies = static_cast<int>(std::lround((scale.most - size) * 100));
    return *men > 0 ? Score::winIn(plies) : Score::lossIn(plies);
}

// The moves since the last irreversible one begin here: only those can repeat.
std::size_t firstThatMatters(const std::vector<rules::Position>& before,
                             std::span<const rules::Move> moves) {
    for (std::size_t i = moves.size(); i > 0; --i) {
        const bool manMoved = !before[i - 1].kings().contains(moves[i - 1].from);
        if (manMoved || moves[i - 1].isCapture())
            return i;
    }
    return 0;
}

// The start of a search: a position and the moves of kings after it.
struct Root {
    rules::Position position;
    std::span<const rules::Move> moves;
};

Root makeRoot(const rules::Position& start, std::span<const rules::Move> moves) {
    std::vector<rules::Position> before{start};
    for (const rules::Move& move : moves)
        before.push_back(before.back().after(move));
    const std::size_t first = firstThatMatters(before, moves);
    return {before[first], moves.subspan(first)};
}

std::string seconds(std::chrono::milliseconds time) {
    std::ostringstream text;
    text.imbue(std::locale::classic());
    text << static_cast<double>(time.count()) / 1000;
    return text.str();
}

void readError(std::string text, HubMessage& message) {
    message.kind = Kind::error;
    message.text = std::move(text);
}

class Version2 : public HubDialect {
public:
    [[nodiscard]] HubMessage read(std::string_view text) const override {
        HubMessage message;
        const auto read = hub::readMessage(text);
        if (!read)
            return message;
        const hub::Message& line = *read;
        if (line.command == "id")
            readIdentity(line, message);
        else if (line.command == "param")
            readParameter(line, message);
        else if (line.command == "info")
            readInfo(line, message);
        else if (line.command == "done")
            readDone(line, message);
        else if (line.command == "error")
            readError(textOf(line, "message"), message);
        else
            message.kind = plainKind(line.command);
        return message;
    }

    [[nodiscard]] std::string set(const std::string& name,
                                  const std::string& value) const override {
        return "set-param " + hub::argument("name", name) + " " + hub::argument("value", value);
    }

    [[nodiscard]] std::vector<std::string>
    position(const rules::Position& start, std::span<const rules::Move> moves) const override {
        const Root root = makeRoot(start, moves);
        std::string line = "pos " + hub::argument("pos", hub::writePosition(root.position));
        std::string text;
        for (const rules::Move& move : root.moves)
            text += (text.empty() ? "" : " ") + hub::writeMove(start.rules(), move);
        if (!text.empty())
            line += " " + hub::argument("moves", text);
        return {line};
    }

    [[nodiscard]] static std::string movesText(const TimeLeft& clock) {
        return clock.moves > 0 ? " moves=" + std::to_string(clock.moves) : std::string();
    }

    [[nodiscard]] std::vector<std::string> level(const Limits& limits) const override {
        std::vector<std::string> lines;
        if (limits.depth)
            lines.push_back("level depth=" + std::to_string(*limits.depth));
        if (limits.nodes)
            lines.push_back("level nodes=" + std::to_string(*limits.nodes));
        if (limits.time)
            lines.push_back("level move-time=" + seconds(*limits.time));
        if (limits.clock)
            lines.push_back("level" + movesText(*limits.clock) +
                            " time=" + seconds(limits.clock->left) +
                            " inc=" + seconds(limits.clock->increment));
        if (lines.empty())
            lines.emplace_back("level infinite");
        return lines;
    }

    [[nodiscard]] std::string analyse() const override { return "go analyze"; }
    [[nodiscard]] std::string think() const override { return "go think"; }
    [[nodiscard]] std::string newGame() const override { return "new-game"; }

private:
    static Kind plainKind(std::string_view command) {
        if (command == "wait")
            return Kind::wait;
        if (command == "ready")
            return Kind::ready;
        return command == "pong" ? Kind::pong : Kind::other;
    }

    static std::string textOf(const hub::Message& line, std::string_view name) {
        return std::string(line.value(name).value_or(""));
    }

    static void readIdentity(const hub::Message& line, HubMessage& message) {
        message.kind = Kind::identity;
        message.identity = {textOf(line, "name"), textOf(line, "version"), textOf(line, "author"),
                            textOf(line, "country")};
    }

    static void readParameter(const hub::Message& line, HubMessage& message) {
        message.kind = Kind::parameter;
        message.parameter = {textOf(line, "name"), textOf(line, "value"),
                             textOf(line, "type"), textOf(line, "min"),
                             textOf(line, "max"),  wordsOf(textOf(line, "values"))};
    }

    static void readInfo(const hub::Message& line, HubMessage& message) {
        message.kind = Kind::info;
        message.score = readScore(readReal(line.value("score")), scan3);
        message.depth = readDepth(line.value("depth"));
        message.nodes = readNumber<std::uint64_t>(line.value("nodes"));
        message.time = readTime(line.value("time"));
        message.moves = wordsOf(line.value("pv").value_or(""));
    }

    static void readDone(const hub::Message& line, HubMessage& message) {
        message.kind = Kind::done;
        if (const auto move = line.value("move"); move && !move->empty())
            message.moves.emplace_back(*move);
    }
};

class Version1 : public HubDialect {
public:
    [[nodiscard]] HubMessage read(std::string_view text) const override {
        const std::vector<std::string> words = wordsOf(text);
        HubMessage message;
        if (words.empty())
            return message;
        const std::string& command = words.front();
        const std::string rest(
            text.substr(std::min(text.find(command) + command.size() + 1, text.size())));
        if (command == "name" || command == "author" || command == "country")
            readIdentity(command, rest, message);
        else if (command == "info")
            readInfo(words, message);
        else if (command == "move")
            readDone(words, message);
        else if (command == "error")
            readError(rest, message);
        else if (command == "wait")
            message.kind = Kind::wait;
        else if (command == "ready")
            message.kind = Kind::ready;
        else if (command == "pong")
            message.kind = Kind::pong;
        return message;
    }

    [[nodiscard]] std::string set(const std::string& name,
                                  const std::string& value) const override {
        return "set " + name + " " + value;
    }

    [[nodiscard]] std::vector<std::string>
    position(const rules::Position& start, std::span<const rules::Move> moves) const override {
        const Root root = makeRoot(start, moves);
        std::string text = hub::writePosition(root.position);
        // The side to move is a small letter here, "w" or "b" (Scan 2.0 refuses "W").
        text.front() = root.position.toMove() == rules::Color::white ? 'w' : 'b';
        std::vector<std::string> lines{"pos " + text};
        for (const rules::Move& move : root.moves)
            lines.push_back("move " + hub::writeMove(start.rules(), move));
        return lines;
    }

    // There is no limit by nodes: the caller must send stop.
    [[nodiscard]] std::vector<std::string> level(const Limits& limits) const override {
        std::vector<std::string> lines;
        if (limits.depth)
            lines.push_back("depth " + std::to_string(*limits.depth));
        if (limits.time)
            lines.push_back("time " + std::to_string(limits.time->count()));
        if (limits.clock) // no number of moves to a time control
            lines.push_back("level 0 " + std::to_string(limits.clock->left.count()) + ' ' +
                            std::to_string(limits.clock->increment.count()));
        return lines;
    }

    [[nodiscard]] std::string analyse() const override { return "analyse"; }
    [[nodiscard]] std::string think() const override { return "go"; }
    [[nodiscard]] std::string newGame() const override { return "new"; }

private:
    static void readIdentity(const std::string& command, const std::string& rest,
                             HubMessage& message) {
        message.kind = Kind::identity;
        if (command == "author")
            message.identity.author = rest;
        else if (command == "country")
            message.identity.country = rest;
        else
            message.identity.name = rest; // with the version: "Scan 2.0"
    }

    static void readDone(const std::vector<std::string>& words, HubMessage& message) {
        message.kind = Kind::done;
        message.moves.assign(words.begin() + 1, words.end());
    }

    // info DEPTH MEAN-DEPTH SCORE NODES SECONDS SPEED MOVE..., the score in hundredths of a man.
    static void readInfo(const std::vector<std::string>& words, HubMessage& message) {
        constexpr std::size_t firstMove = 7;
        message.kind = Kind::info;
        if (words.size() < firstMove)
            return;
        message.depth = readDepth(words[1]);
        if (const auto hundredths = readReal(words[3]))
            message.score = readScore(*hundredths / 100, scan2);
        message.nodes = readNumber<std::uint64_t>(std::optional<std::string_view>(words[4]));
        message.time = readTime(words[5]);
        message.moves.assign(words.begin() + firstMove, words.end());
    }
};

} // namespace

std::unique_ptr<HubDialect> hubVersion2() {
    return std::make_unique<Version2>();
}

std::unique_ptr<HubDialect> hubVersion1() {
    return std::make_unique<Version1>();
}

namespace {

// The names of Scan 3.1. Frysk! differs from Frisian only in its starting position.
std::string_view scansName(rules::Variant variant) {
    switch (variant) {
    case rules::Variant::international:
        return "normal";
    case rules::Variant::breakthrough:
        return "bt";
    case rules::Variant::frisian:
    case rules::Variant::frysk:
        return "frisian";
    case rules::Variant::antidraughts:
        return "losing";
    default:
        return {}; // "killer" is Damscope's name too
    }
}

} // namespace

std::optional<std::string> hubVariant(rules::Variant variant,
                                      std::span<const std::string> choices) {
    if (choices.empty())
        return variant == rules::Variant::international ? std::optional<std::string>("")
                                                        : std::nullopt;
    for (const std::string_view name : {rules::rules(variant).name, scansName(variant)})
        if (!name.empty() && std::ranges::count(choices, name) > 0)
            return std::string(name);
    return std::nullopt;
}

} // namespace damscope::analysis
