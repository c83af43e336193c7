// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/engine_options.hpp"

#include "analysis/evaluation/weights.hpp"
#include "base/files/links.hpp"
#include "base/parallel/workers.hpp"
#include "base/system/standard_streams.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/output.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <thread>
#include <utility>

namespace damscope::cli {

void EngineOptions::declare(Arguments& arguments) {
    constexpr std::int64_t mostMegabytes = 65'536;
    arguments.value({"--threads", "N", phrase("threads of the engine (1)")},
                    into(threads, 1, base::mostThreads));
    arguments.value({"--hash", "MB", phrase("size of its transposition table (64)")},
                    into(megabytes, 1, mostMegabytes));
    arguments.value(
        {"--weights", "FILE", phrase("evaluate with these weights instead of the built-in ones")},
        into(weights));
    endgames.declare(arguments);
}

analysis::EngineSettings EngineOptions::settings(analysis::endgame::Missing missing) const {
    return {static_cast<int>(threads), static_cast<std::size_t>(megabytes),
            weights ? weightsFromFile(*weights, "--weights") : nullptr, endgames.library(missing)};
}

void EngineOptions::requireWeightsFor(rules::Variant variant) const {
    if (weights)
        (void)weightsFromFile(*weights, variant, "--weights");
}

std::shared_ptr<const analysis::evaluation::Weights> weightsFromFile(const std::string& path,
                                                                     std::string_view option) {
    std::ifstream file = inputFile(path, option);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    auto read = analysis::evaluation::readWeights(bytes);
    if (!read)
        refuseValue(option,
                    {"usage-wrong-file", {{"file", visible(path)}, {"wrong", read.error()}}});
    return std::make_shared<const analysis::evaluation::Weights>(std::move(*read));
}

std::shared_ptr<const analysis::evaluation::Weights>
weightsFromFile(const std::string& path, rules::Variant variant, std::string_view option) {
    const auto learnt = weightsFromFile(path, option);
    auto weights = analysis::evaluation::carriedOver(*learnt, variant);
    if (!weights)
        refuseValue(option, {"usage-weights-board",
                             {{"file", visible(path)},
                              {"variant", std::string(rules::rules(learnt->variant).name)}}});
    return std::make_shared<const analysis::evaluation::Weights>(std::move(*weights));
}

using analysis::endgame::Library;
using analysis::endgame::Missing;
using analysis::endgame::Tables;

void EndgameOption::declare(Arguments& arguments) {
    language = arguments.settings().locale;
    arguments.value(
        {"--endgames", "FOLDER",
         phrase("the engine's endgame tables (see damscope analyse endgame); none: without")},
        into(endgames));
}

void EndgameOption::declareMaking(Arguments& arguments) {
    arguments.flag(
        {"--no-tables", "", phrase("do not build missing endgame tables; existing ones are used")},
        noTables);
}

std::shared_ptr<const Library> EndgameOption::library(Missing missing) const {
    return endgamesFrom(endgames, "--endgames", language, missing);
}

std::shared_ptr<const Library> endgamesFrom(const std::optional<std::string>& text,
                                            std::string_view option, Language language,
                                            Missing missing) {
    if (text == "none")
        return nullptr;
    const auto folder = text ? std::optional<std::filesystem::path>(*text) : Library::usualFolder();
    if (!folder)
        return nullptr;
    // Engines load tables in threads of their own, so the message is written directly.
    const auto report = [language](const Tables& tables, const Tables::Refusal& refusal) {
        (void)base::writeAll(base::standardError,
                             translated(refusalMessage(tables, refusal), language) + "\n");
    };
    auto library = std::make_shared<const Library>(*folder, report, missing);
    if (text && !library->exists())
        refuseValue(option, {"usage-no-folder", {{"folder", visible(*text)}}});
    return library;
}

bool lacksUsualTables(rules::Variant variant) {
    const auto folder = Library::usualFolder();
    return folder && analysis::endgame::lacksTables(*folder, variant);
}

analysis::endgame::BuildReport makeTables(const std::filesystem::path& folder,
                                          rules::Variant variant, int pieces, int threads,
                                          Console& console) {
    ProgressLine progress(console, "counted-positions");
    return analysis::endgame::build(folder, variant, pieces, threads, console.stopToken(),
                                    [&](const analysis::endgame::BuildProgress& p) {
                                        progress.show(p.done, fractionOf(p.done, p.all));
                                    });
}

bool makeUsualTables(rules::Variant variant, Console& console) {
    const auto folder = Library::usualFolder();
    if (!folder)
        return true;
    console.say({"endgame-building", {{"variant", std::string(rules::rules(variant).name)}}});
    try {
        return makeTables(*folder, variant, analysis::endgame::smallPieces,
                          console.settings().commandThreads(), console)
            .complete;
    } catch (const std::system_error& error) {
        console.say({"endgame-without", {{"reason", visible(error.what())}}});
        return true;
    }
}

Message refusalMessage(const Tables& tables, const Tables::Refusal& refusal) {
    return {"endgame-refused",
            {{"file", visible(refusal.file.string())},
             {"reason", std::string(refusal.reason)},
             {"variant", std::string(rules::rules(tables.variant()).name)}}};
}

ValueParser intoShard(std::optional<db::Shard>& shard) {
    return [&shard](std::string_view text) -> Complaint {
        shard = db::shardFrom(text);
        if (!shard)
            return Message{"usage-shard", {}};
        return std::nullopt;
    };
}

void ShardOptions::declare(Arguments& arguments, const std::vector<std::string>& files,
                           const Help& help) {
    arguments.group(phrase("Several machines (docs/shards.md)"));
    arguments.value({"--shard", "I/N",
                     phrase("only share I of N, counted from 1: every worker gets another share of "
                            "the same work, and nothing is done twice")},
                    intoShard(shard));
    arguments.value({"-o,--output", "FILE", help.out}, intoFileName(out));
    arguments.flag({"--merge", "", help.merge}, merge);
    arguments.excludes("--merge", {"--shard", "--output"});
    arguments.needs("--shard", {"--output"},
                    phrase("--shard: name the file for the share's results with -o FILE"));
    arguments.refuse(phrase("--merge: name the files that damscope has written with -o"),
                     [this, &files] { return merge && files.empty(); });
    arguments.refuse(phrase("-o: a worker continues its file after an interruption; name a file"),
                     [this] { return out == "-"; });
    arguments.check([this] {
        return base::isLink(out) ? Complaint(Message{"usage-link", {{"file", visible(out)}}})
                                 : std::nullopt;
    });
}

namespace {

constexpr std::size_t mostNamed = 10;

Message missingMessage(const std::vector<db::Shard>& missing) {
    std::vector<std::string> named;
    for (std::size_t i = 0; i < std::min(missing.size(), mostNamed); ++i)
        named.push_back(db::text(missing[i]));
    Message message{"shards-missing", {{"shards", named}}};
    if (missing.size() > mostNamed)
        message.parameters.push_back({"n", grouped(missing.size() - mostNamed)});
    return message;
}

} // namespace

std::string faultsText(const db::FileFaults& faults, Language language) {
    std::string text;
    const auto add = [&](const Message& message) { text += "; " + translated(message, language); };
    if (faults.cut > 0)
        add(countMessage("shards-cut", "files", faults.cut));
    if (faults.unfinished > 0)
        add(countMessage("shards-unfinished", "files", faults.unfinished));
    if (faults.damaged > 0)
        add(countMessage("shards-damaged", "lines", faults.damaged));
    if (!faults.missing.empty())
        add(missingMessage(faults.missing));
    return text;
}

void addFaults(const db::FileFaults& faults, Json& object) {
    Json missing = Json::array();
    for (const db::Shard& shard : faults.missing)
        missing.push_back(db::text(shard));
    object["damaged"] = faults.damaged;
    object["cut_files"] = faults.cut;
    object["unfinished_files"] = faults.unfinished;
    object["missing_shards"] = missing;
}

ExitStatus statusOf(const db::FileFaults& faults) {
    return faults.damaged + faults.cut + faults.unfinished == 0 ? ExitStatus::allWell
                                                                : ExitStatus::problems;
}

} // namespace damscope::cli
