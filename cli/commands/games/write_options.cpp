// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/games/write_options.hpp"

#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/query/find/find.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

constexpr std::array<std::string_view, 3> groupNames{"source", "event", "player"};

ValueParser intoGroup(std::optional<GroupedBy>& target) {
    return {[&target](std::string_view text) -> Complaint {
                std::string name;
                if (auto wrong = oneOf(name, {groupNames.begin(), groupNames.end()})(text))
                    return wrong;
                target = static_cast<GroupedBy>(std::ranges::find(groupNames, name) -
                                                groupNames.begin());
                return std::nullopt;
            },
            {groupNames.begin(), groupNames.end()}};
}

ValueParser intoLeftOut(db::LeftOut& target) {
    return [&target](std::string_view text) -> Complaint {
        const auto parts = db::readLeftOut(text);
        if (!parts)
            return Message{"usage-without", {{"word", visible(text)}}};
        target = *parts;
        return std::nullopt;
    };
}

} // namespace

Expected<WrittenForm, Message> WriteOptions::formOrFault() const {
    return as.form({output.file, diagrams.namesPositions(), per.has_value()});
}

bool WriteOptions::writes(Product product) const {
    const auto form = formOrFault();
    return form && form->is(product);
}

void WriteOptions::declare(Arguments& arguments) {
    declareSelection(arguments);
    declareOutput(arguments);
    selection.declare(arguments, {.files = SelectionOptions::Files::instead, .positional = false});
    declareGames(arguments);
    diagrams.declare(arguments, [this] { return writes(Product::diagrams); });
    chart.declare(arguments, [this] { return writes(Product::chart); });
    judgement.declare(arguments);
    declareReading(arguments);
    declareRules(arguments);
}

void WriteOptions::declareSelection(Arguments& arguments) {
    arguments.value(
        {"SELECTION", "SELECTION",
         phrase("the games: numbers, files, conditions in words, and a query behind 'where' "
                "(damscope help select); all of the database if it is left out. A move such as "
                "22w is the position after it"),
         false, true},
        [this](std::string_view word) -> Complaint {
            if (!diagrams.takeMove(word))
                selection.add(std::string(word));
            return std::nullopt;
        });
}

void WriteOptions::declareOutput(Arguments& arguments) {
    output.declare(arguments, phrase("the file, or the folder; - is standard output"));
    output.declareForce(arguments);
    as.declare(arguments);
    report.declareObject(arguments, phrase("what is printed when it is written: text, or json: "
                                           "one JSON object"));
}

void WriteOptions::declareGames(Arguments& arguments) {
    arguments.group(phrase("Games"));
    arguments.value({"--without", "PARTS",
                     phrase("leave out any of comments, variations, clocks, evaluations, with "
                            "commas between them")},
                    intoLeftOut(without));
    arguments.value({"--per", "GROUP",
                     phrase("FILE is a folder with a file for each source, event or player, and "
                            "an index; PDN if --as says nothing else")},
                    intoGroup(per));
    arguments.flag({"--from-hit", "",
                    phrase("begin each game at the position in which the query behind 'where' "
                           "holds")},
                   fromHit);
    arguments.flag({"--merged", "",
                    phrase("one game with the main lines of the games as variations: the move of "
                           "most games comes first, and a comment says where a game ends")},
                   merged);
    arguments.value({"--depth", "N", phrase("number of plies of each game; 40 if not set")},
                    into(depth, 1, 10000));
    arguments.value(
        {"--name", "NAME", phrase("the Event tag of the game; else how many games are in it")},
        into(name));
    arguments.value({"--title", "TEXT", phrase("above each page")}, into(title));
    arguments.value(
        {"--positions", "N",
         phrase("pages of opening positions for each variant; 2000 if not set, 0: none")},
        into(positions, 0, 1'000'000));
    arguments.flag({"--with-engine", "",
                    phrase("put the page that runs in browsers beside the pages: readers analyse, "
                           "search and train there, without a server")},
                   withEngine);
}

void WriteOptions::declareReading(Arguments& arguments) {
    arguments.group(phrase("Files that are read"));
    arguments.flag({"--strict", "", phrase("skip games that are not legal to the end")},
                   reading.how.strict);
    arguments.action(
        {"--repair", "", phrase("correct slips in illegal games where the intended move is clear")},
        [this]() -> Complaint {
            reading.how.repair = parser::Repair::apply;
            return std::nullopt;
        });
    reading.declareHow(arguments, "--read-as");
}

void WriteOptions::declareRules(Arguments& arguments) {
    const Condition games{"PDN, JSON, CSV, HTML, PDF", [this] { return writesGames(); }};
    const Condition pdn{"PDN", [this] {
                            const auto form = formOrFault();
                            return form && form->type == "pdn";
                        }};
    const Condition site{"--as site", [this] { return writes(Product::site); }};
    const Condition query{"where QUERY", [this] { return selection.hasQuery(); }};
    const Condition files{"FILE", [this] { return selection.namesFiles(); }};
    arguments.check([this] {
        const auto form = formOrFault();
        return form ? Complaint() : form.error();
    });
    arguments.needs("--without", {games});
    arguments.needs("--per", {games});
    arguments.needs("--from-hit", {query});
    arguments.needs("--from-hit", {games});
    arguments.needs("--merged", {pdn});
    arguments.excludes("--merged", {"--per", "--from-hit"});
    arguments.needs("--depth", {"--merged"});
    arguments.needs("--name", {"--merged"});
    arguments.needs("--positions", {site});
    arguments.needs("--with-engine", {site});
    arguments.refuse(phrase("--with-engine: the page that runs in browsers is not installed; "
                            "tools/web/build makes it"),
                     [this] { return withEngine && !pages::installedEngine(); });
    for (const char* option : {"--strict", "--repair", "--encoding", "--read-as"})
        arguments.needs(option, {files});
    arguments.refuse(phrase("-o: this is a folder for the files; name one"),
                     [this] { return per && output.isStandardOutput(); });
    arguments.refuse(phrase("--json says what was written; with -o - write '--as jsonl'"),
                     [this] { return report.isJson() && output.isStandardOutput(); });
    arguments.refuse(
        phrase("name games, or give positions with --fen or --fens: only one of these"), [this] {
            db::Filter others = selection.filter();
            others.variant.reset();
            return diagrams.hasFens() &&
                   (selection.namesFiles() || selection.hasQuery() || others != db::Filter());
        });
    arguments.refuse(phrase("say which games are drawn, or give positions with --fen"), [this] {
        return (writes(Product::diagrams) || writes(Product::chart)) && !diagrams.hasFens() &&
               !selection.given();
    });
}

OutputGuard WriteOptions::guard() const {
    std::vector<std::filesystem::path> inputs(selection.files().begin(), selection.files().end());
    if (diagrams.file())
        inputs.emplace_back(*diagrams.file());
    if (selection.namesFiles() || diagrams.hasFens()) {
        inputs.push_back(selection.store().path());
        return inputs;
    }
    db::Store store = selection.store().openForReading();
    return OutputGuard(store);
}

pages::GamesWish WriteOptions::wish(SelectedGames& selected, const Locale& locale) const {
    pages::GamesWish wish{.locale = locale, .title = title, .isExcerpt = fromHit};
    if (form().is(Product::games))
        wish.format = form().exportFormat();
    wish.judge = [judge = std::make_shared<GameJudge>(selected.store(), judgement)](
                     db::GameId id, const rules::Game& /*game*/) {
        return judge->judged(db::number(id)).judgement;
    };
    if (fromHit || without.isAny())
        wish.change = [this, &selected](db::GameId id,
                                        const rules::Game& game) -> std::optional<rules::Game> {
            auto written =
                fromHit ? rules::excerptFrom(game, db::query::placeOf(game, *selected.hitIn(id)))
                        : std::optional(game);
            return written ? std::optional(db::without(std::move(*written), without)) : written;
        };
    return wish;
}

ExitStatus reportGames(const db::ExportReport& done, const WriteOptions& options,
                       Console& console) {
    const std::string file = visible(options.output.name(console));
    for (const db::Damage& damage : done.damaged)
        console.warn(visible(console.translate(damage.reason)));
    if (!done.complete) {
        console.warn({"interrupted-unwritten", {{"file", file}}});
        return ExitStatus::interrupted;
    }
    if (options.report.isJson())
        console.out().write(jsonLine({{"file", options.output.file},
                                      {"format", options.form().type},
                                      {"games", done.games},
                                      {"damaged", done.damaged.size()}}));
    else if (done.games > 0) {
        Message said = countMessage("export-done", "games", done.games);
        said.parameters.push_back({"file", file});
        console.say(said);
    }
    if (!done.damaged.empty())
        console.warn(countMessage("export-unreadable", "games", done.damaged.size()));
    return done.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

} // namespace damscope::cli
