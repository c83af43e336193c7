// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <cstdint>
#include <fstream>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// What a command does once its command line is read.
using Action = std::function<ExitStatus(Console&)>;

/// Whether a command's output may be longer than a screen, and is then shown page by page.
enum class Length : std::uint8_t { brief, paged };

/// One command of the program.
struct Command {
    std::string_view name;        ///< "import", or a noun and a verb: "db check"
    std::string_view summary;     ///< half a line, for the list of commands
    std::string_view description; ///< what a user must know; paragraphs separated by newlines
    std::string_view examples;    ///< a command and what it does, two lines each
    /// Declares the command's options; the action holds their values.
    Action (*declare)(Arguments&);
    Length length = Length::brief;
    std::string_view group{}; ///< "Search": where it stands in the list of commands
};

/// What every command has: --quiet, --color, --language and, where output is paged, --no-pager.
class GeneralOptions {
public:
    void declare(Arguments& arguments, Length length);
    [[nodiscard]] ConsoleOptions consoleOptions() const;

    /// Moves options that stand before the command behind it: `damscope --db FILE --quiet list`
    /// is `damscope list --db FILE --quiet`.
    static void moveBehindCommand(std::vector<std::string>& words);

private:
    bool quiet_ = false;
    bool noPager_ = false;
    Length length_ = Length::brief;
    std::string colour_ = "auto";
};

/// --language: the language of everything that a command prints.
void declareLanguage(Arguments& arguments);
/// A help text with the languages that Damscope speaks, by their codes, in place of "{codes}": no
/// text lists them, because a file of po/ alone adds one.
[[nodiscard]] std::string withLanguageCodes(std::string help);
/// That Damscope does not speak a language, and which ones it speaks.
[[nodiscard]] Message unknownLanguage(std::string_view name);

/// The language of --language among the words. Looked for before they are parsed, because what is
/// wrong with them is worded in it, too. An unknown one is left to the parsing.
[[nodiscard]] std::optional<Language> languageAmong(std::span<const std::string> words);

/// A command with all its options, those of every command among them. Parsing `arguments` sets
/// `general` and what `action` holds, by reference: it is not copied.
struct DeclaredCommand {
    explicit DeclaredCommand(const Command& command, Settings settings = {});
    DeclaredCommand(const DeclaredCommand&) = delete;
    DeclaredCommand& operator=(const DeclaredCommand&) = delete;
    ~DeclaredCommand() = default;

    Arguments arguments;
    GeneralOptions general;
    Action action;
};

/// A file to read, the value of an option, if any. Throws UsageError if it cannot be opened.
[[nodiscard]] std::ifstream inputFile(const std::string& path, std::string_view option = {});

/// "db" of "db check", "import" of "import".
[[nodiscard]] std::string_view nounOf(std::string_view name);
/// "db-check" for "db check": in names of files, of pages and of schemas.
[[nodiscard]] std::string dashed(std::string_view name);
/// The command with a name; null: there is none.
[[nodiscard]] const Command* findCommand(std::span<const Command> commands, std::string_view name);
/// Whether a command is one of a noun: "db check" of "db", but not "db" itself.
[[nodiscard]] bool isVerbOf(const Command& command, std::string_view noun);
/// Makes one word of a noun and its verb where they are the name of a command, behind the options
/// that stand before it: `damscope --db FILE db check`.
void joinVerb(std::span<const Command> commands, std::vector<std::string>& words);

/// Throws UsageError if no command has this name; it proposes the nearest one, or one of `others`,
/// which are names too.
[[nodiscard]] const Command& commandNamed(std::span<const Command> commands, std::string_view name,
                                          std::span<const std::string_view> others = {});

} // namespace damscope::cli
