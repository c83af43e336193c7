// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/game_form.hpp"

#include "base/files/file_access.hpp"
#include "base/files/stream_error.hpp"
#include "base/files/user_folder.hpp"
#include "base/system/local_time.hpp"
#include "base/system/standard_streams.hpp"
#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/standard_input.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problem_text.hpp"
#include "intake/input_file.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/board/result.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

// One that cannot be read is empty.
std::string bytesOfStandardInput() {
    std::string text;
    std::array<char, 65536> bytes;
    std::error_code error;
    while (const std::size_t count = base::readSome(base::standardInput, bytes, error))
        text.append(bytes.data(), count);
    if (error && !text.empty())
        throw std::system_error(error, "standard input");
    return text;
}

std::string bytesOfFile(const std::string& path) {
    if (path == "-")
        return bytesOfStandardInput();
    if (fs::is_directory(path))
        throw UsageError({"usage-is-folder", {{"file", visible(path)}}});
    std::ifstream in(fs::path(path), std::ios::binary);
    if (!in)
        base::failOn(path, base::streamError(path, base::Opening::read));
    return {std::istreambuf_iterator<char>(in), {}};
}

void write(const std::string& path, const std::string& text) {
    std::ofstream out(fs::path(path), std::ios::binary);
    out << text << std::flush;
    if (!out)
        base::failOn(path, base::streamError(path, base::Opening::append));
}

bool isEmpty(const parser::GameText& text) {
    return text.tags.empty() && text.script.empty();
}

bool isError(const parser::TextProblem& problem) {
    return problem.severity == Severity::error;
}

// Moves that a game keeps as unread text are no problem of the text, but the reason why it is
// refused: the problem is that of the game as it was first written, in the place of that text.
void addReason(parser::ReadGame& read, const std::string& text) {
    if (read.legal || std::ranges::any_of(read.problems, isError))
        return;
    const std::string written = parser::asWritten(read.game);
    parser::Reader reader(written);
    parser::GameText first;
    if (!reader.next(first))
        return;
    const auto problems = parser::assemble(first).problems;
    const auto reason = std::ranges::find_if(problems, isError);
    if (reason == problems.end())
        return;
    const std::size_t place = text.find("%unread");
    read.problems.push_back(*reason);
    read.problems.back().offset = place == std::string::npos ? 0 : place;
}

// Problems in the places of the text.
std::vector<std::string> linesOf(const parser::ReadGame& read, const std::string& text,
                                 const std::string& name, Language language,
                                 std::uint32_t linesBefore) {
    std::vector<std::string> lines;
    parser::PlaceFinder places(text);
    for (const parser::TextProblem& problem : read.problems) {
        parser::TextPlace place = places.at(problem.offset);
        place = place.line > linesBefore ? parser::TextPlace{place.line - linesBefore, place.column}
                                         : parser::TextPlace{1, 1};
        db::ImportProblem met;
        met.path = name;
        met.ordinal = 1;
        met.white = read.game.tag("White");
        met.black = read.game.tag("Black");
        met.problem = {static_cast<const Problem&>(problem), place.line, place.column};
        lines.push_back(problemLine(met, language));
    }
    return lines;
}

bool hasErrors(const parser::ReadGame& read) {
    return !read.legal || std::ranges::any_of(read.problems, isError);
}

bool isWrongInMovesOnly(const parser::ReadGame& read) {
    return std::ranges::all_of(read.problems, [](const parser::TextProblem& problem) {
        return !isError(problem) || !problem.move.empty();
    });
}

std::vector<std::string> unreadTexts(const rules::Game& game) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < game.nodeCount(); ++i)
        for (const rules::Remark& remark : game.remarks(static_cast<rules::NodeId>(i)))
            if (const auto* unread = remark.as<rules::UnreadText>())
                texts.push_back(unread->text);
    std::ranges::sort(texts);
    return texts;
}

} // namespace

WrittenGame readGame(const std::string& text, const std::string& name, Language language,
                     std::uint32_t linesBefore) {
    parser::Reader reader(text);
    parser::GameText first;
    if (!reader.next(first) || isEmpty(first))
        return {{}, {translated({"usage-form-no-game", {{"place", name}}}, language)}, {}};
    parser::ReadGame read = parser::assemble(first);
    addReason(read, text);
    WrittenGame written{{}, linesOf(read, text, name, language, linesBefore), {}};
    parser::GameText second;
    if (reader.next(second) && !isEmpty(second))
        written.problems.push_back(
            translated({"usage-form-several-games", {{"place", name}}}, language));
    else if (!hasErrors(read))
        written.game = std::move(read.game);
    else if (isWrongInMovesOnly(read))
        written.broken = std::move(read.game);
    return written;
}

bool hasMovesOf(const rules::Game& game, const rules::Game& other) {
    return haveSameMainLine(game, other) &&
           std::ranges::includes(unreadTexts(other), unreadTexts(game));
}

namespace {

/// Text that the user edits. A program that is killed leaves its folder, since the editor may have
/// saved changes.
class EditedText {
public:
    explicit EditedText(const std::string& text) {
        std::error_code error;
        folder_ = base::makeTemporaryFolder(base::temporaryFolder(), error);
        if (error)
            throw db::noTemporaryFile(error);
        write(file(), text);
    }
    ~EditedText() {
        std::error_code ignored; // an error here cannot be reported
        fs::remove_all(folder_, ignored);
    }
    EditedText(const EditedText&) = delete;
    EditedText& operator=(const EditedText&) = delete;
    [[nodiscard]] std::string file() const { return (folder_ / "game.pdn").string(); }

private:
    fs::path folder_;
};

} // namespace

std::string editText(const std::string& text, const Message& otherwise) {
    const auto editor = textEditor();
    if (!editor)
        throw UsageError({"usage-no-editor", {{"otherwise", otherwise}}});
    const EditedText edited(text);
    editFile(*editor, edited.file());
    return textOfFile(edited.file());
}

bool isBlank(std::string_view text) {
    return std::ranges::all_of(text, base::isSpace);
}

std::string textOfFile(const std::string& path) {
    return parser::decodedText(bytesOfFile(path));
}

std::string writtenToday() {
    const std::chrono::year_month_day day = base::today();
    return rules::writeDate(rules::Date(static_cast<int>(day.year()),
                                        static_cast<int>(static_cast<unsigned>(day.month())),
                                        static_cast<int>(static_cast<unsigned>(day.day()))));
}

std::string keepText(const std::string& text) {
    std::error_code error;
    std::string name = base::makeTemporaryFile(".pdn", error).string();
    if (error)
        throw db::noTemporaryFile(error);
    write(name, text);
    return name;
}

namespace {

// "white" is "White"; another name begins with a capital.
std::string tagName(std::string_view written) {
    const auto tags = rules::headerTags();
    const auto known = std::ranges::find_if(
        tags, [&](std::string_view tag) { return base::equalIgnoringCase(tag, written); });
    return std::string(known == tags.end() ? written : *known);
}

Complaint wrongName(const std::string& name) {
    // What the moves are read by.
    constexpr auto fixed = std::to_array<std::string_view>({"GameType", "FEN", "SetUp", "Variant"});
    if (std::ranges::count(fixed, name) > 0)
        return Message{"usage-tag-fixed", {{"tag", name}}};
    if (!parser::isPdnName(name))
        return Message{"usage-tag-name", {{"word", visible(name)}}};
    return std::nullopt;
}

bool isUnknownDate(std::string_view value) {
    return value.find_first_not_of("?.") == std::string_view::npos;
}

// UTF-8 without control characters.
bool isPrintable(std::string_view text) {
    constexpr char32_t del = 0x7F;
    while (!text.empty()) {
        const base::Utf8Character character = base::firstCharacter(text);
        if (!character.point || *character.point < U' ' || *character.point == del)
            return false;
        text.remove_prefix(character.bytes.size());
    }
    return true;
}

Complaint wrongValue(const rules::Tag& tag) {
    if (!isPrintable(tag.value))
        return Message{"usage-tag-characters", {{"tag", tag.name}}};
    if (tag.name != "Date" || isUnknownDate(tag.value))
        return std::nullopt;
    const rules::DateReading date = rules::dateReading(tag.value);
    if (date.date.isKnown() && date.clear)
        return std::nullopt;
    return Message{"usage-tag-date", {{"word", visible(tag.value)}}};
}

} // namespace

void TagOptions::declare(Arguments& arguments) {
    arguments.value(
        {"--set", "NAME=VALUE",
         phrase("set a tag: White=\"Wiersma, H.\", Date=1998.05.17; an empty value removes it"),
         false, true},
        [this](std::string_view text) -> Complaint {
            const std::size_t sign = text.find('=');
            if (sign == std::string_view::npos)
                return Message{"usage-tag", {}};
            rules::Tag tag{tagName(text.substr(0, sign)), parser::cleanLine(text.substr(sign + 1))};
            if (auto wrong = wrongName(tag.name))
                return wrong;
            if (auto wrong = wrongValue(tag))
                return wrong;
            changes_.push_back(std::move(tag));
            return std::nullopt;
        });
    arguments.value({"--remove", "NAME", phrase("remove a tag"), false, true},
                    [this](std::string_view text) -> Complaint {
                        std::string name = tagName(text);
                        if (auto wrong = wrongName(name))
                            return wrong;
                        changes_.push_back({std::move(name), {}});
                        return std::nullopt;
                    });
}

void requireResult(std::span<const rules::Tag> changes, rules::Variant variant) {
    const rules::Rules& rules = rules::rules(variant);
    const auto written = [&](rules::GameResult result) {
        return std::string(rules::writeResult(rules, result));
    };
    for (const rules::Tag& change : changes)
        if (change.name == "Result" && !rules::readResult(rules, change.value))
            throw UsageError({"usage-result",
                              {{"word", visible(change.value)},
                               {"white", written(rules::GameResult::whiteWins)},
                               {"draw", written(rules::GameResult::draw)},
                               {"black", written(rules::GameResult::blackWins)}}});
}

} // namespace damscope::cli
