// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/maintenance/named_rows.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/configuration.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/shot_names.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <system_error>

namespace damscope::cli {
namespace names_command {
namespace {

struct Options {
    std::optional<std::string> name;
    std::optional<std::string> rename;
    bool off = false;
    bool on = false;
    bool reset = false;
    ApplyOption apply;
    std::vector<std::pair<std::string, std::string>> set;
    std::vector<std::string> unset;
    bool path = false;
    bool check = false;
    FormatOption format;

    [[nodiscard]] bool changes() const {
        return rename || off || on || reset || !set.empty() || !unset.empty();
    }
    /// What somebody has written is dropped.
    [[nodiscard]] bool onlyShows() const { return reset && !apply.isGiven(); }
};

/// What a change is about; it need not exist yet.
struct Target {
    db::NamedKind kind{};
    std::string key;
};

[[noreturn]] void failUnknown(const db::NameCatalogue& names, const std::string& name) {
    std::vector<std::string_view> known = db::allShotNames(names.shots);
    for (const analysis::shots::ShotName& shot : names.shots.all())
        known.emplace_back(shot.key);
    for (const db::Structure& structure : names.structures.all())
        known.emplace_back(structure.key);
    for (const db::EndingName& ending : db::endingNames())
        for (const std::string& own : ending.names)
            if (!own.empty())
                known.emplace_back(own);
    throw UsageError(withNearest({"usage-nothing-named", {{"word", visible(name)}}}, name, known));
}

// "structure:my-lock"
std::optional<Target> newTarget(const std::string& name) {
    for (const db::NamedKind kind : {db::NamedKind::shot, db::NamedKind::structure}) {
        const std::string prefix = std::string(nameOf(kind)) + ':';
        if (name.starts_with(prefix) && name.size() > prefix.size())
            return Target{kind, name.substr(prefix.size())};
    }
    return std::nullopt;
}

// Rules of one combination, which all have its names.
bool areAlike(const std::vector<NamedRow>& rows) {
    return std::ranges::all_of(rows, [&](const NamedRow& row) {
        const auto* shot = std::get_if<0>(&row);
        const auto* first = std::get_if<0>(&rows.front());
        return shot != nullptr && first != nullptr && (*shot)->names == (*first)->names;
    });
}

Target targetNamed(const db::NameCatalogue& names, const std::string& name) {
    const std::vector<NamedRow> rows = namedAs(names, name);
    if (!rows.empty() && areAlike(rows))
        return {db::NamedKind::shot, keyOf(rows.front())};
    if (rows.size() == 1)
        return {kindOf(rows.front()), keyOf(rows.front())};
    if (const auto target = newTarget(name); target && rows.empty())
        return *target;
    if (rows.empty() && !endingsNamedAs(name).empty())
        throw UsageError("names of endings cannot be changed, only those of combinations and "
                         "structures");
    if (rows.empty())
        failUnknown(names, name);
    std::string keys;
    for (const NamedRow& row : rows)
        keys += fmt::format("{}{}:{}", keys.empty() ? "" : ", ", nameOf(kindOf(row)), keyOf(row));
    throw UsageError({"usage-several-named", {{"word", visible(name)}, {"keys", keys}}});
}

// ---- changes

class Change {
public:
    Change(std::string text, Target target) : text_(std::move(text)), target_(std::move(target)) {}

    void set(const std::string& field, const std::optional<std::string>& value) {
        if (value && value->find_first_of("\n\r") != value->npos)
            refuseValue(field, {"usage-one-line", {}});
        text_ = db::withField(text_, target_.kind, target_.key, field, value);
    }
    void reset() { text_ = db::withoutSection(text_, target_.kind, target_.key); }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
    Target target_;
};

std::string changedText(const Options& options, const Target& target, std::string text,
                        Language language) {
    Change change(std::move(text), target);
    if (options.reset)
        change.reset();
    const std::string code(codeOf(columnOf(language)));
    if (options.rename && options.rename->find_first_not_of(' ') == std::string::npos)
        throw UsageError({"usage-names-rename", {{"code", code}}});
    if (options.rename)
        change.set(code, options.rename);
    for (const auto& [field, value] : options.set)
        change.set(field, value);
    for (const std::string& field : options.unset)
        change.set(field, std::nullopt);
    if (options.off)
        change.set("off", "yes");
    if (options.on)
        change.set("off", std::nullopt);
    return change.text();
}

ExitStatus changeNames(const Options& options, const db::NameCatalogue& names, Console& console) {
    const auto file = ownNamesPlace();
    const Target target = targetNamed(names, *options.name);
    const auto change = [&](const std::string& text) {
        return changedText(options, target, text, console.locale());
    };
    if (const auto changed = db::changeOwnNames(file, change); !changed)
        throw UsageError({"usage-names-kept", {{"reason", changed.error().reason}}});
    console.say({"names-changed",
                 {{"key", fmt::format("{}:{}", nameOf(target.kind), target.key)},
                  {"file", visible(file.string())}}});
    return ExitStatus::allWell;
}

// ---- lists

/// What is listed or printed.
struct Named {
    std::vector<NamedRow> rows;
    std::vector<NamedEnding> endings;
};

std::string diagramOf(const NamedEnding& ending, Language language) {
    const auto position = boardOf(ending);
    return position ? '\n' + diagram(*position, PieceSigns::unicode, Seen::byWhite, language) : "";
}

std::string diagramOf(const NamedRow& row, Language language) {
    const auto position = boardOf(row);
    if (!position)
        return {};
    std::string board = '\n' + diagram(*position, PieceSigns::unicode, Seen::byWhite, language);
    if (kindOf(row) == db::NamedKind::structure)
        board.erase(board.rfind('\n', board.size() - 2) + 1); // whose move it is does not matter
    return board;
}

void printPages(const Named& named, Language language, Console& console) {
    const char* between = "";
    const auto print = [&](const std::string& page) {
        console.out().write(between + page);
        between = "\n";
    };
    for (const NamedRow& row : named.rows)
        print(namedPage(row, language) + diagramOf(row, language));
    for (const NamedEnding& ending : named.endings)
        print(endingPage(ending, language) + diagramOf(ending, language));
}

void print(const Named& named, const Options& options, Console& console) {
    if (options.format.isJson()) {
        JsonRows objects = options.format.rows(console.out());
        for (const NamedRow& row : named.rows)
            objects.add(namedJson(row));
        for (const NamedEnding& ending : named.endings)
            objects.add(endingJson(ending));
        return objects.end();
    }
    const Language language = console.locale();
    if (options.name)
        return printPages(named, language, console);
    std::vector<Table::Cells> cells;
    std::ranges::transform(named.rows, std::back_inserter(cells),
                           [&](const NamedRow& row) { return namedCells(row, language); });
    std::ranges::transform(named.endings, std::back_inserter(cells),
                           [&](const NamedEnding& e) { return endingCells(e, language); });
    const auto title = [&](std::string_view column) { return word("column", column, language); };
    const Column definition{title("definition"), Column::Align::left, true};
    console.out().write(
        Table({{title("kind")},
               {title("key"), Column::Align::left, true},
               {title("variant")},
               {title("name"), Column::Align::left, true},
               {title("changed"), Column::Align::left, false, true},
               definition},
              console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
              console.mayStyle())
            .page(cells));
}

ExitStatus check(Console& console) {
    const auto file = ownNamesPlace();
    std::error_code unreadable; // what cannot be looked at is reported when it is read
    if (std::filesystem::status(file, unreadable).type() == std::filesystem::file_type::not_found) {
        console.say({"names-no-file", {{"file", visible(file.string())}}});
        return ExitStatus::allWell;
    }
    const auto read = db::readOwnNames(db::ownNamesText(file));
    if (!read) {
        console.warn(placed(file, read.error()));
        return ExitStatus::problems;
    }
    console.say({"names-sound", {{"file", visible(file.string())}}});
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.path) {
        console.out().write(ownNamesPlace().string() + '\n');
        return ExitStatus::allWell;
    }
    if (options.check)
        return check(console);
    const auto own = usersNames();
    const db::NameCatalogue& names = db::namesOf(own);
    if (options.changes() && !options.onlyShows())
        return changeNames(options, names, console);
    const Named named = options.name
                            ? Named{namedAs(names, *options.name), endingsNamedAs(*options.name)}
                            : Named{allNamed(names), allNamedEndings()};
    if (named.rows.empty() && named.endings.empty())
        failUnknown(names, *options.name);
    print(named, options, console);
    console.out().flush();
    if (options.onlyShows())
        console.say(Message{"names-reset-preview", {}});
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"NAME", "NAME",
         phrase("a combination, a structure or an ending, by its key or a name in any language; "
                "else all are listed")},
        into(options->name));
    arguments.group(phrase("Changes"));
    arguments.value(
        {"--rename", "TEXT", phrase("what it is called in the language of the command")},
        into(options->rename));
    arguments.flag({"--off", "", phrase("do not look for it")}, options->off);
    arguments.flag({"--on", "", phrase("look for it again")}, options->on);
    arguments.value(
        {"--set", "NAME=VALUE",
         phrase("change a name or the definition (docs/names.md): \"query=white men on 27 28 for 6 "
                "plies\"; may be given several times"),
         false, true},
        into(options->set, "variant=russian"));
    arguments.value(
        {"--clear", "FIELD", phrase("restore the program's own value of it"), false, true},
        into(options->unset));
    arguments.flag({"--reset", "", phrase("restore the program's own values")}, options->reset);
    options->apply.declare(arguments);
    arguments.needs("--apply", {"--reset"});
    arguments.group(phrase("The file"));
    arguments.flag({"--path", "", phrase("print where the changes are kept")}, options->path);
    arguments.flag({"--check", "", phrase("report what is wrong in it")}, options->check);
    options->format.declareList(arguments);
    arguments.chooseOne({"--off", "--on"});
    arguments.check([options] {
        const bool alone = !options->name && !options->changes();
        return alone || (!options->path && !options->check)
                   ? Complaint()
                   : Message{"usage-names-alone",
                             {{"option", options->path ? "--path" : "--check"}}};
    });
    arguments.refuse(phrase("which combination or structure? Give its key or name"),
                     [options] { return options->changes() && !options->name; });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace names_command

Command namesCommand() {
    return {
        "config names",
        phrase("show and change the names of combinations and structures"),
        phrase(
            "Lists the combinations, the middlegame structures and the endings that have a name, "
            "with their definitions. Changes are kept in $XDG_CONFIG_HOME/damscope/names.ini (else "
            "~/.config/damscope/names.ini; $DAMSCOPE_NAMES names another file), which can also be "
            "edited by hand; docs/names.md describes it. A key that is in both lists is written "
            "shot:KEY or structure:KEY; so is a new one."),
        phrase("damscope config names \"fork lock\"\n"
               "    prints its names and its definition, with a diagram\n"
               "damscope config names \"petrov's triangle\"\n"
               "    prints where the pieces stand, the result, and the command that finds it\n"
               "damscope config names royal --rename \"king's shot\"\n"
               "    gives the coup royal this name\n"
               "damscope config names outpost-24 --off\n"
               "    does not look for outposts on 24\n"
               "damscope config names structure:my-lock --set variant=russian --set \"query=white "
               "men on c3 "
               "d4 for 6 plies\" --rename \"my lock\"\n"
               "    defines a structure"),
        names_command::declare,
        Length::paged};
}

} // namespace damscope::cli
