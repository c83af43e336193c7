// SPDX-License-Identifier: GPL-3.0-or-later
// What the sources of the command line say to its users can be translated: a usage error is a
// literal, which tools/po/update finds, or a message, and every message has its code in a table.
#include "messages/tables.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {
namespace {

struct Source {
    std::string file;
    std::string text;
};

// ctest starts tests in the repository root.
std::vector<Source> sources() {
    std::vector<Source> all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator("cli")) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp")
            continue;
        std::ifstream in(entry.path());
        all.push_back({entry.path().string(), {std::istreambuf_iterator<char>(in), {}}});
    }
    return all;
}

/// The text from `begin`, behind an opening bracket, to the one that closes it; brackets in
/// literals do not count.
std::string_view bracketed(std::string_view text, std::size_t begin) {
    int depth = 1;
    bool quoted = false;
    std::size_t end = begin;
    for (; end < text.size() && depth > 0; ++end) {
        const char c = text[end];
        if (quoted && c == '\\')
            ++end;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted)
            depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
    }
    return text.substr(begin, end - begin - 1);
}

/// What stands between the brackets of every call of `name`.
std::vector<std::string> callsOf(std::string_view name, std::string_view text) {
    const std::string call = std::string(name) + "(";
    std::vector<std::string> calls;
    for (auto at = text.find(call); at != text.npos; at = text.find(call, at + 1))
        calls.emplace_back(bracketed(text, at + call.size()));
    return calls;
}

/// The text of an argument that is nothing but literals.
std::optional<std::string> literalIn(const std::string& argument) {
    static const std::regex literals(R"re((?:\s*"(?:[^"\\]|\\.)*")+\s*)re");
    static const std::regex piece(R"re("((?:[^"\\]|\\.)*)")re");
    static const std::regex escaped(R"(\\(.))");
    if (!std::regex_match(argument, literals))
        return std::nullopt;
    std::string text;
    for (std::sregex_iterator at(argument.begin(), argument.end(), piece), end; at != end; ++at)
        text += std::regex_replace((*at)[1].str(), escaped, "$1");
    return text;
}

/// Without {"code", ...} and countMessage("code", ...), which are messages.
std::string withoutMessages(std::string argument) {
    for (const std::string_view begin : {"{\"", "countMessage(\""})
        for (auto at = argument.find(begin); at != argument.npos; at = argument.find(begin)) {
            const auto inside = at + begin.size() - 1;
            argument.erase(at, begin.size() + bracketed(argument, inside).size());
        }
    return argument;
}

/// Whether an argument puts a text of its own together, in one language.
bool putsTogether(const std::string& argument) {
    const std::string rest = withoutMessages(argument);
    return rest.find("fmt::format") != rest.npos || rest.find('"') != rest.npos;
}

constexpr std::array<std::string_view, 2> errors{"UsageError", "NoSuchPlace"};

TEST(UsageErrors, areMessagesIfTheyAreNotLiterals) {
    std::size_t found = 0;
    for (const Source& source : sources())
        for (const std::string_view error : errors)
            for (const std::string& argument : callsOf(error, source.text)) {
                ++found;
                EXPECT_TRUE(literalIn(argument) || !putsTogether(argument))
                    << source.file << ": " << error << "(" << argument << ")";
            }
    EXPECT_GT(found, 50U);
}

TEST(UsageErrors, thatArePutTogetherAreFound) {
    const std::string format = R"re(throw UsageError(fmt::format("no {}", name));)re";
    const std::string sum = R"re(throw UsageError(name + ": not here (yet)");)re";
    const std::string rest =
        R"re(throw UsageError(translated({"no", {}}, language) + " at all");)re";
    const std::string message =
        R"re(throw UsageError(withNearest(Message{"no", {{"a", f(x)}}}, a, b));)re";
    const std::string literal = "throw UsageError(\"say \\\"a\\\" \"\n \"or b\");";
    const auto argument = [](const std::string& text) { return callsOf("UsageError", text).at(0); };
    for (const std::string& wrong : {format, sum, rest})
        EXPECT_TRUE(putsTogether(argument(wrong))) << wrong;
    EXPECT_FALSE(putsTogether(argument(message)));
    EXPECT_EQ(literalIn(argument(literal)), "say \"a\" or b");
}

// A code that no table has would be shown as it is.
TEST(Messages, haveTheirCodesInATable) {
    static const std::regex message(
        R"re((?:translate\(\{|words\(\{|say\(\{|warn\(\{|UsageError\(\{|refuseValue\([^;{]*\{|withNearest\(\{|Failure\(\{|countMessage\(|Message \w+\{|Message\{)\s*"([^"]+)")re");
    static const std::regex word(R"re(translate\("([a-z-]+)", "([^"]+)"\))re");
    std::size_t found = 0;
    for (const Source& source : sources()) {
        const std::string& text = source.text;
        for (std::sregex_iterator at(text.begin(), text.end(), message), end; at != end; ++at)
            if (const std::string code = (*at)[1]; !code.ends_with('-')) { // else a part of one
                ++found;
                EXPECT_NE(tables::findMessage(code), nullptr) << source.file << ": " << code;
            }
        for (std::sregex_iterator at(text.begin(), text.end(), word), end; at != end; ++at)
            EXPECT_NE(tables::findWord((*at)[1].str(), (*at)[2].str()), nullptr)
                << source.file << ": " << (*at)[1] << " " << (*at)[2];
    }
    EXPECT_GT(found, 300U);
}

} // namespace
} // namespace damscope::cli
