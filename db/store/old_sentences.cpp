// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/old_sentences.hpp"

#include "db/store/old_sentence_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>
#include <utility>
#include <vector>

namespace damscope::db {

namespace {

using old::Role;
using old::Sentence;
using old::Tail;

// Longer texts hold something from a hostile file; looking for their pattern could take long.
constexpr std::size_t longest = 2000; // bytes

using Parameters = std::vector<Parameter>;

std::optional<Message> recognised(Role role, std::string_view code, std::string_view text);

std::optional<Value> oneWord(std::string_view text) {
    if (text.empty() || text.find(' ') != std::string_view::npos)
        return std::nullopt;
    return std::string(text);
}

std::optional<Value> number(std::string_view text) {
    std::int64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && stopped == end ? std::optional<Value>(value) : std::nullopt;
}

std::optional<Value> list(std::string_view text) {
    constexpr std::string_view comma = ", ";
    std::vector<std::string> items;
    for (bool last = false; !last;) {
        const std::size_t end = std::min(text.find(comma), text.size());
        if (!oneWord(text.substr(0, end)))
            return std::nullopt;
        items.emplace_back(text.substr(0, end));
        last = end == text.size();
        text.remove_prefix(last ? end : end + comma.size());
    }
    return items;
}

std::optional<Value> key(std::string_view kind, std::string_view text) {
    for (const old::Key& known : old::keys())
        if (known.kind == kind && known.words == text)
            return std::string(known.key);
    return std::nullopt;
}

std::optional<Role> roleNamed(std::string_view kind) {
    constexpr std::array<std::pair<std::string_view, Role>, 4> roles{
        {{"explanation", Role::explanation},
         {"fen", Role::fen},
         {"done", Role::done},
         {"position", Role::position}}};
    const auto* found = std::ranges::find(roles, kind, &std::pair<std::string_view, Role>::first);
    return found == roles.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Value> valueOf(std::string_view kind, std::string_view text) {
    if (kind.empty())
        return oneWord(text);
    if (kind == "text")
        return std::string(text);
    if (kind == "number")
        return number(text);
    if (kind == "list")
        return list(text);
    const auto role = roleNamed(kind);
    if (!role)
        return key(kind, text);
    auto message = recognised(*role, {}, text);
    return message ? std::optional<Value>(*std::move(message)) : std::nullopt;
}

/// Whether a pattern makes a text, and with what in its gaps. A gap ends where what follows it in
/// the pattern goes on, at one of perhaps several places.
bool matches(std::string_view pattern, std::string_view text, Parameters& gaps) {
    const std::size_t open = std::min(pattern.find('{'), pattern.size());
    if (!text.starts_with(pattern.substr(0, open)))
        return false;
    text.remove_prefix(open);
    if (open == pattern.size())
        return text.empty();
    const std::size_t close = pattern.find('}', open);
    const std::string_view gap = pattern.substr(open + 1, close - open - 1);
    const std::string_view name = gap.substr(0, gap.find(':'));
    const std::string_view kind = gap.substr(std::min(name.size() + 1, gap.size()));
    const std::string_view rest = pattern.substr(close + 1);
    const std::string_view behind = rest.substr(0, rest.find('{'));
    for (std::size_t end = rest.empty() ? text.size() : text.find(behind);
         end <= text.size(); // npos is larger
         end = end < text.size() ? text.find(behind, end + 1) : std::string_view::npos) {
        auto value = valueOf(kind, text.substr(0, end));
        if (!value)
            continue;
        gaps.push_back({std::string(name), *std::move(value)});
        if (matches(rest, text.substr(end), gaps))
            return true;
        gaps.pop_back();
    }
    return false;
}

/// What may follow a sentence, longest first.
std::vector<std::string> tailsOf(Tail tail) {
    if (tail == Tail::none)
        return {""};
    const std::string beginning =
        tail == Tail::choices ? ": " : "; {piece:the} on {from} can play ";
    std::vector<std::string> tails;
    for (const char* moves : {"{moves:list} and {unlisted:number} more", "{moves:list}"}) {
        if (tail == Tail::choices)
            for (const char* chosen :
                 {"; the moves that follow fit only {only}", "; {taken} was taken"})
                tails.push_back(beginning + moves + chosen);
        tails.push_back(beginning + moves);
    }
    tails.emplace_back();
    return tails;
}

std::optional<Message> recognised(const Sentence& sentence, std::string_view text) {
    for (const std::string& tail : tailsOf(sentence.tail)) {
        Parameters gaps;
        if (!matches(std::string(sentence.pattern) + tail, text, gaps))
            continue;
        if (!sentence.name.empty())
            gaps.push_back({std::string(sentence.name), std::string(sentence.value)});
        return Message{std::string(sentence.code), std::move(gaps)};
    }
    return std::nullopt;
}

/// The message of a text; of one code, unless that is empty.
std::optional<Message> recognised(Role role, std::string_view code, std::string_view text) {
    for (const Sentence& sentence : old::sentences()) {
        if (sentence.role != role || (!code.empty() && sentence.code != code))
            continue;
        if (auto message = recognised(sentence, text))
            return message;
    }
    return std::nullopt;
}

Message asWritten(std::string code, std::string_view sentence) {
    return {std::move(code), {{std::string(sentenceParameter), std::string(sentence)}}};
}

} // namespace

Message messageOfSentence(std::string code, std::string_view sentence) {
    if (sentence.size() <= longest)
        for (const Role role : {Role::problem, Role::explanation})
            if (auto message = recognised(role, code, sentence))
                return *std::move(message);
    return asWritten(std::move(code), sentence);
}

std::optional<Message> suggestionOfSentence(std::string_view sentence) {
    if (sentence.empty())
        return std::nullopt;
    if (sentence.size() <= longest)
        if (auto message = recognised(Role::suggestion, {}, sentence))
            return message;
    return asWritten("suggestion", sentence);
}

} // namespace damscope::db
