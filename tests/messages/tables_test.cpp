// SPDX-License-Identifier: GPL-3.0-or-later
// Every message of the tables in every language: with the same gaps, and filled without a rest.
#include "messages/tables.hpp"

#include "messages/pattern.hpp"
#include "messages/plural.hpp"
#include "messages/words.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace damscope::tables {
namespace {

/// What a pattern asks of a message: its parameters, with their kinds of words.
struct Needs {
    std::map<std::string, std::set<std::string>> kinds; // by name
    std::set<std::string> numbers;                      // with plural forms

    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> all = numbers;
        for (const auto& [name, used] : kinds)
            all.insert(name);
        return all;
    }
};

std::string_view in(const Patterns& patterns, Language language) {
    return patterns[static_cast<std::size_t>(language)];
}

std::size_t formCount(std::string_view forms) {
    std::size_t count = 1;
    for (std::size_t bar = 0; (bar = pattern::findOutside(forms, '|')) < forms.size(); ++count)
        forms.remove_prefix(bar + 1);
    return count;
}

void collect(std::string_view text, Language language, Needs& needs);

void collectWords(const std::string& kind, Language language, Needs& needs) {
    bool any = kind == "choice";
    for (const Word& word : allWords())
        if (word.kind == kind) {
            any = true;
            collect(in(word.patterns, language), language, needs);
        }
    EXPECT_TRUE(any) << "no words of the kind " << kind;
}

// шашка, шашки, шашек; man, men.
std::size_t formsOf(Language language) {
    return language == Language::russian ? 3 : 2;
}

void collectGap(std::string_view inside, Language language, Needs& needs) {
    if (inside.starts_with('+')) {
        const Entry* fragment = findMessage(inside);
        ASSERT_NE(fragment, nullptr) << inside;
        return collect(in(fragment->patterns, language), language, needs);
    }
    const pattern::Gap gap = pattern::gapIn(inside);
    if (gap.sign == '?') {
        EXPECT_EQ(formCount(gap.rest), formsOf(language)) << inside;
        needs.numbers.emplace(gap.name);
        for (std::string_view forms = gap.rest; !forms.empty();) {
            const std::size_t bar = pattern::findOutside(forms, '|');
            collect(forms.substr(0, bar), language, needs);
            forms.remove_prefix(std::min(bar + 1, forms.size()));
        }
        return;
    }
    needs.kinds[std::string(gap.name)].emplace(gap.rest);
    if (gap.sign == ':')
        collectWords(std::string(gap.rest), language, needs);
}

void collect(std::string_view text, Language language, Needs& needs) {
    for (auto open = text.find_first_of("{<"); open != std::string_view::npos;
         open = text.find_first_of("{<")) {
        const bool isGap = text[open] == '{';
        text.remove_prefix(open + 1);
        const std::size_t close = pattern::findOutside(text, isGap ? '}' : '>');
        ASSERT_LT(close, text.size()) << "not closed: " << text;
        if (isGap)
            collectGap(text.substr(0, close), language, needs);
        else
            collect(text.substr(0, close), language, needs);
        text.remove_prefix(close + 1);
    }
}

Needs needsOf(const Entry& entry, Language language) {
    Needs needs;
    collect(in(entry.patterns, language), language, needs);
    return needs;
}

/// A value for every parameter: a number, a key of the kinds that are asked for, or a text.
Value valueFor(const std::string& name, const Needs& needs) {
    if (needs.numbers.contains(name))
        return std::int64_t{3};
    const auto found = needs.kinds.find(name);
    for (const Word& word : allWords())
        if (found != needs.kinds.end() && found->second.contains(std::string(word.kind)))
            return std::string(word.key);
    return "[" + name + "]";
}

Message filledMessage(const Entry& entry, const Needs& needs) {
    Message message{std::string(entry.code), {}};
    for (const std::string& name : needs.names())
        message.parameters.push_back({name, valueFor(name, needs)});
    return message;
}

/// Parameters that only English shows: what a library says, which is English.
const std::set<std::string> onlyEnglish{"library"};

std::set<std::string> expectedIn(Language language, std::set<std::string> names) {
    if (language != Language::english)
        std::erase_if(names, [](const std::string& name) { return onlyEnglish.contains(name); });
    return names;
}

class EveryMessage : public ::testing::TestWithParam<Entry> {};

TEST_P(EveryMessage, asksForTheSameInEveryLanguage) {
    const auto english = needsOf(GetParam(), Language::english).names();
    for (const Language language : allLanguages())
        EXPECT_EQ(needsOf(GetParam(), language).names(), expectedIn(language, english))
            << codeOf(language);
}

// Lines below the first are indented by two blanks.
std::string withoutIndents(std::string sentence) {
    for (auto at = sentence.find("\n  "); at != std::string::npos; at = sentence.find("\n  "))
        sentence.erase(at, 3);
    return sentence;
}

TEST_P(EveryMessage, isFilledWithoutARest) {
    const Needs needs = needsOf(GetParam(), Language::english);
    const Message message = filledMessage(GetParam(), needs);
    for (const Language language : allLanguages()) {
        const std::string sentence = words(message, language);
        EXPECT_FALSE(sentence.empty());
        EXPECT_EQ(sentence.find_first_of("{}<>|"), std::string::npos) << sentence;
        EXPECT_EQ(withoutIndents(sentence).find("  "), std::string::npos) << sentence;
        const std::string_view pattern = in(GetParam().patterns, language);
        for (const std::string& name : needs.names())
            EXPECT_TRUE(pattern.find("{" + name + "}") == std::string_view::npos ||
                        needs.numbers.contains(name) ||
                        sentence.find("[" + name + "]") != std::string::npos)
                << name << " is lost: " << sentence;
    }
}

// No sentence was left in English, but for those that are nothing but a gap.
TEST_P(EveryMessage, isAnotherOneInEveryLanguage) {
    const auto letters = [](std::string_view pattern) {
        std::string text;
        int depth = 0;
        for (const char c : pattern) {
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            const auto byte = static_cast<unsigned char>(c);
            if (depth == 0 && (std::isalpha(byte) != 0 || byte >= 0x80))
                text += c;
        }
        return text;
    };
    const auto said = [&](std::string_view pattern) {
        const std::string outside = letters(pattern);
        return outside.empty() ? std::string(pattern) : outside; // all in the forms of a number
    };
    const std::string english = letters(in(GetParam().patterns, Language::english));
    if (english.empty() || english == "Blunder") // Dutch players say so
        return;
    std::set<std::string> all;
    for (const Language language : allLanguages())
        all.insert(said(in(GetParam().patterns, language)));
    EXPECT_EQ(all.size(), languageCount) << english;
}

std::vector<Entry> sentencesAlone() {
    std::vector<Entry> all;
    std::ranges::copy_if(allMessages(), std::back_inserter(all),
                         [](const Entry& entry) { return !entry.code.starts_with('+'); });
    return all;
}

INSTANTIATE_TEST_SUITE_P(Tables, EveryMessage, ::testing::ValuesIn(sentencesAlone()),
                         [](const auto& entry) {
                             std::string name(entry.param.code);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST(Tables, haveEveryCodeAndKeyOnce) {
    EXPECT_EQ(std::ranges::adjacent_find(allMessages(), {}, &Entry::code), allMessages().end());
    const auto place = [](const Word& word) { return std::pair(word.kind, word.key); };
    EXPECT_EQ(std::ranges::adjacent_find(allWords(), {}, place), allWords().end());
}

/// The codes in the first column of the table of docs/pdn.md, section 6.
std::vector<std::string> documentedCodes() {
    std::ifstream in("docs/pdn.md");
    std::vector<std::string> codes;
    bool here = false;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("## "))
            here = line.starts_with("## 6");
        if (!here || !line.starts_with("| `"))
            continue;
        std::string_view cell = std::string_view(line).substr(0, line.find(" | "));
        for (auto open = cell.find('`'); open != std::string_view::npos; open = cell.find('`')) {
            cell.remove_prefix(open + 1);
            const std::size_t close = cell.find('`');
            codes.emplace_back(cell.substr(0, close));
            cell.remove_prefix(close + 1);
        }
    }
    return codes;
}

TEST(Tables, haveTheCodesOfTheDocuments) {
    const auto codes = documentedCodes();
    EXPECT_GT(codes.size(), 25U);
    for (const std::string& code : codes)
        EXPECT_NE(findMessage(code), nullptr) << code;
    for (const Entry& entry : pdnMessages())
        EXPECT_EQ(std::ranges::count(codes, entry.code), 1) << entry.code;
}

TEST(Tables, haveEveryWordInEveryLanguage) {
    for (const Word& word : allWords())
        for (const Language language : allLanguages())
            EXPECT_FALSE(in(word.patterns, language).empty())
                << word.kind << " " << word.key << " in " << codeOf(language);
}

/// What a help text must keep in every language, as it is typed: options, variables and documents.
std::multiset<std::string> typedIn(std::string_view text) {
    static const std::regex typed(R"(--[a-z][a-z-]*|\$[A-Z_]+|docs/[a-z/-]+\.md)");
    std::multiset<std::string> found;
    const std::string all(text);
    for (std::sregex_iterator at(all.begin(), all.end(), typed), end; at != end; ++at)
        found.insert(at->str());
    return found;
}

TEST(Tables, keepWhatIsTypedInEveryHelpText) {
    for (const Word& word : allWords())
        if (word.kind == "help" || word.kind == "usage") {
            for (const Language language : allLanguages())
                EXPECT_EQ(typedIn(in(word.patterns, language)), typedIn(word.key))
                    << codeOf(language) << ": " << in(word.patterns, language);
        }
}

TEST(Tables, keepWhatIsTypedInEveryMessageAboutUsage) {
    for (const Entry& entry : allMessages())
        if (entry.code.starts_with("usage-")) {
            for (const Language language : allLanguages())
                EXPECT_EQ(typedIn(in(entry.patterns, language)),
                          typedIn(in(entry.patterns, Language::english)))
                    << codeOf(language) << ": " << in(entry.patterns, language);
        }
}

} // namespace

void PrintTo(const Entry& entry, std::ostream* out) {
    *out << entry.code;
}

} // namespace damscope::tables
