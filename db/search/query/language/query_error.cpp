// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/query_error.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace damscope::db::query {

namespace {

// In the order of QueryFault.
constexpr std::array<std::string_view, static_cast<std::size_t>(QueryFault::notNumbers) + 1> codes{
    "query-word-missing",
    "query-number-missing",
    "query-amount-missing",
    "query-plies-missing",
    "query-square-missing",
    "query-action-missing",
    "query-kind-or-action-missing",
    "query-quotes-missing",
    "query-condition-missing",
    "query-end-missing",
    "query-too-deep",
    "query-closes-nothing",
    "query-not-closed",
    "query-until-alone",
    "query-for-on-move",
    "query-kind-before",
    "query-color-before",
    "query-on-after-empty",
    "query-on-after-exposed",
    "query-range-backward",
    "query-range-without-equal",
    "query-number-without-taking",
    "query-majority-without-taking",
    "query-same-as-none",
    "query-strange-character",
    "query-no-such-square",
    "query-no-draw-rules",
    "query-no-such-draw-rule",
    "query-no-such-shot",
    "query-no-such-structure",
    "query-no-such-ending",
    "query-too-many-of-color",
    "query-too-many-pieces",
    "query-man-on-last-row",
    "query-no-such-number",
    "query-too-few-squares",
    "query-not-in-variant",
    "query-not-reflected",
    "query-two-things",
    "query-bad-fen",
    "query-bad-move",
    "query-no-moves",
    "query-unknown-move",
    "query-no-pieces",
    "query-not-numbers"};

// "man|king|piece" as its words.
std::vector<std::string> choices(std::string_view words) {
    std::vector<std::string> items;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('|'), words.size());
        items.emplace_back(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return items;
}

/// Makes the message of one error.
class Messenger {
public:
    explicit Messenger(const QueryError& error) : e_(error) {}

    [[nodiscard]] Message message() && {
        switch (e_.fault) {
        case QueryFault::wordMissing:
            add("words", choices(e_.word));
            break;
        case QueryFault::badFen:
            if (e_.fen)
                add("fen", rules::message(*e_.fen));
            break;
        case QueryFault::badMove:
            addMove();
            break;
        default:
            addFacts();
        }
        return std::move(message_);
    }

private:
    void add(std::string name, Value value) {
        message_.parameters.push_back({std::move(name), std::move(value)});
    }

    void addMove() {
        if (!e_.move)
            return;
        if (!e_.move->move.empty())
            add("place", e_.move->move);
        add("move", e_.move->message);
    }

    void addFacts() {
        switch (e_.fault) {
        case QueryFault::noSuchSquare:
        case QueryFault::tooManyOfColor:
        case QueryFault::tooManyPieces:
            add("number", counted(e_.number));
            [[fallthrough]];
        case QueryFault::noDrawRules:
        case QueryFault::noSuchDrawRule:
        case QueryFault::notInVariant:
            add("variant", std::string(rules::rules(e_.variant).name));
            break;
        default:
            break;
        }
        if (e_.fault == QueryFault::tooFewSquares)
            add("number", counted(e_.number));
        if (e_.fault == QueryFault::tooManyOfColor || e_.fault == QueryFault::manOnLastRow)
            add("color", e_.color == rules::Color::white ? "white" : "black");
        if (!e_.word.empty())
            add("word", e_.word);
    }

    const QueryError& e_;
    Message message_{std::string(codes[static_cast<std::size_t>(e_.fault)]), {}};
};

} // namespace

Message message(const QueryError& error) {
    return Messenger(error).message();
}

void fail(QueryError error) {
    throw Misread{std::move(error)};
}

void fail(const rules::Rules& rules, std::size_t offset, QueryFault fault, std::string example) {
    fail({.fault = fault,
          .offset = offset,
          .variant = rules.variant,
          .example = std::move(example)});
}

void fail(const Passage& passage, QueryFault fault, std::string example) {
    fail(passage.rules, passage.offset, fault, std::move(example));
}

int limited(unsigned number) {
    constexpr unsigned most = 1'000'000;
    return static_cast<int>(std::min(number, most));
}

} // namespace damscope::db::query
