// SPDX-License-Identifier: GPL-3.0-or-later
// Every message of the tables is filled without a rest, in every language. tests/po compares the
// translations with the English texts.
#include "messages/tables.hpp"

#include "messages/language.hpp"
#include "messages/translation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
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

void collect(std::string_view text, Needs& needs);

void collect(const Text& text, Needs& needs) {
    collect(text.english, needs);
    collect(text.plural, needs);
    if (!text.number.empty())
        needs.numbers.emplace(text.number);
}

void collectWords(const std::string& kind, Needs& needs) {
    // Lists, and texts of the catalogue that stand where they are said.
    bool any = kind == "choice" || kind == "any" || kind == "all" || kind == "usage";
    for (const Word& word : allWords())
        if (word.kind == kind) {
            any = true;
            collect(word.text, needs);
        }
    EXPECT_TRUE(any) << "no words of the kind " << kind;
}

void collectGap(std::string_view inside, Needs& needs) {
    if (inside.starts_with('+')) {
        const Entry* fragment = findMessage(inside);
        ASSERT_NE(fragment, nullptr) << inside;
        return collect(fragment->text, needs);
    }
    if (inside == "terminal")
        return;
    const pattern::Gap gap = pattern::gapIn(inside);
    if (gap.sign == '?') {
        needs.numbers.emplace(gap.name);
        for (std::string_view forms = gap.rest; !forms.empty();) {
            const std::size_t bar = pattern::findOutside(forms, '|');
            collect(forms.substr(0, bar), needs);
            forms.remove_prefix(std::min(bar + 1, forms.size()));
        }
        return;
    }
    needs.kinds[std::string(gap.name)].emplace(gap.rest);
    if (gap.sign == ':')
        collectWords(std::string(gap.rest), needs);
}

void collect(std::string_view text, Needs& needs) {
    for (auto open = text.find_first_of("{<"); open != std::string_view::npos;
         open = text.find_first_of("{<")) {
        const bool isGap = text[open] == '{';
        text.remove_prefix(open + 1);
        const std::size_t close = pattern::findOutside(text, isGap ? '}' : '>');
        ASSERT_LT(close, text.size()) << "not closed: " << text;
        if (isGap)
            collectGap(text.substr(0, close), needs);
        else
            collect(text.substr(0, close), needs);
        text.remove_prefix(close + 1);
    }
}

Needs needsOf(const Entry& entry) {
    Needs needs;
    collect(entry.text, needs);
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

class EveryMessage : public ::testing::TestWithParam<Entry> {};

// Lines below the first are indented by two blanks.
std::string withoutIndents(std::string sentence) {
    for (auto at = sentence.find("\n  "); at != std::string::npos; at = sentence.find("\n  "))
        sentence.erase(at, 3);
    return sentence;
}

TEST_P(EveryMessage, isFilledWithoutARest) {
    const Needs needs = needsOf(GetParam());
    const Message message = filledMessage(GetParam(), needs);
    for (const Language language : allLanguages()) {
        const std::string sentence = translated(message, language, ReadAt::terminal);
        EXPECT_FALSE(sentence.empty());
        EXPECT_EQ(sentence.find_first_of("{}<>|"), std::string::npos) << sentence;
        EXPECT_EQ(withoutIndents(sentence).find("  "), std::string::npos) << sentence;
        const auto [pattern, shown] = translation(GetParam().text, language, 3);
        if (shown == Language::english) { // with English words in it
            EXPECT_EQ(sentence, translated(message, Language::english, ReadAt::terminal));
        }
        for (const std::string& name : needs.names())
            EXPECT_TRUE(pattern.find("{" + name + "}") == std::string_view::npos ||
                        needs.numbers.contains(name) ||
                        sentence.find("[" + name + "]") != std::string::npos)
                << name << " is lost: " << sentence;
    }
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

// Of messages that the window says too.
TEST(Tables, giveCommandsAtATerminalOnly) {
    for (const auto table : {storeMessages(), queryMessages()})
        for (const Entry& entry : table)
            for (const Language language : allLanguages()) {
                const std::string sentence = translated({std::string(entry.code), {}}, language);
                EXPECT_EQ(sentence.find("damscope "), std::string::npos) << sentence;
                EXPECT_EQ(sentence.find("--db"), std::string::npos) << sentence;
            }
}

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

} // namespace

void PrintTo(const Entry& entry, std::ostream* out) {
    *out << entry.code;
}

} // namespace damscope::tables
