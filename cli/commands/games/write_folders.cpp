// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/games/write_folders.hpp"

#include "cli/options/general_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/search/columnar/export_columns.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

OutputOptions inFolder(const OutputOptions& folder, const std::string& file) {
    OutputOptions output = folder;
    output.file = (fs::path(folder.file) / file).string();
    return output;
}

// The name of a file as an address: bytes that mean something else in one as %XX.
std::string addressOf(std::string_view file) {
    std::string address;
    for (const char c : file)
        address += std::string_view("%#?&\"<>\\").find(c) != std::string_view::npos
                       ? fmt::format("%{:02X}", static_cast<unsigned char>(c))
                       : std::string(1, c);
    return address;
}

std::string groupWord(GroupedBy by, Language language) {
    return by == GroupedBy::source  ? word("column", "source", language)
           : by == GroupedBy::event ? word("page", "event", language)
                                    : word("page", "player", language);
}

/// Writes the files of a folder one after another.
class FolderWriter {
public:
    FolderWriter(const WriteOptions& options, const OutputGuard& guard, SelectedGames& selected,
                 Console& console)
        : options_(options), guard_(guard), console_(console), form_(options.form()),
          groups_(groupsOf(selected.store(), selected.filter(), *options.per, console.locale())),
          files_(selected.store(), options.wish(selected, console.locale()), console) {
        index_.columns = {{groupWord(*options.per, console.locale())},
                          pages::numberColumn("games", console.locale())};
    }

    ExitStatus write() {
        for (const GameGroup& group : groups_)
            inFolder(options_.output, fileOf(group))
                .requireWritable(guard_, OutputOptions::Moment::late);
        inFolder(options_.output, indexName).requireWritable(guard_, OutputOptions::Moment::late);
        makeFolder("-o", options_.output.file);
        ProgressLine progress(console_, "counted-files");
        for (const GameGroup& group : groups_) {
            if (!write(group))
                return ExitStatus::interrupted;
            progress.show(index_.rows.size(), fractionOf(index_.rows.size(), groups_.size()));
        }
        writeIndex();
        files_.report();
        return report();
    }

private:
    static constexpr const char* indexName = "index.html";

    [[nodiscard]] std::string fileOf(const GameGroup& group) const {
        return group.stem + form_.ending();
    }

    // False: interrupted.
    bool write(const GameGroup& group) {
        db::ExportReport done;
        inFolder(options_.output, fileOf(group)).write(guard_, console_, [&](Output& out) {
            done = files_.write(group.games, out);
            return done.complete && done.games > 0;
        });
        if (!done.complete) {
            console_.warn({"write-folder-interrupted", {{"folder", folder()}}});
            return false;
        }
        for (const db::Damage& damage : done.damaged)
            damaged_.emplace(damage.id, visible(console_.translate(damage.reason)));
        if (done.games > 0) {
            index_.rows.push_back({group.name, done.games});
            index_.links.push_back({addressOf(fileOf(group)), ""});
            games_ += done.games;
        }
        return true;
    }

    void writeIndex() {
        const std::string title =
            options_.title.empty() ? word("site", "title", console_.locale()) : options_.title;
        inFolder(options_.output, indexName)
            .write(guard_, console_, pages::sheetHtml({title, {}, {index_}}, console_.locale()));
    }

    ExitStatus report() {
        for (const auto& [game, reason] : damaged_)
            console_.warn(reason);
        const std::size_t files = index_.rows.size();
        if (options_.report.isJson())
            console_.out().write(jsonLine({{"file", options_.output.file},
                                           {"format", form_.type},
                                           {"games", games_},
                                           {"damaged", damaged_.size()},
                                           {"files", files}}));
        Message said = countMessage("write-folder", "files", files);
        said.parameters.push_back({"folder", folder()});
        console_.say(said);
        if (!damaged_.empty())
            console_.warn(countMessage("export-unreadable", "games", damaged_.size()));
        return damaged_.empty() ? ExitStatus::allWell : ExitStatus::problems;
    }

    [[nodiscard]] std::string folder() const { return visible(options_.output.file); }

    const WriteOptions& options_;
    const OutputGuard& guard_;
    Console& console_;
    WrittenForm form_;
    std::vector<GameGroup> groups_;
    GameFiles files_;
    pages::SheetTable index_;
    std::uint64_t games_ = 0; ///< written, one with two players twice
    std::map<db::GameId, std::string> damaged_;
};

} // namespace

ExitStatus writeFolder(const WriteOptions& options, const OutputGuard& guard,
                       SelectedGames& selected, Console& console) {
    return FolderWriter(options, guard, selected, console).write();
}

namespace {

db::ColumnsReport columnsOf(const WriteOptions& options, db::Store& store,
                            std::span<const db::GameId> games, Console& console) {
    ProgressLine progress(console, "counted-games");
    const OutputOptions& output = options.output;
    try {
        return db::exportColumns(store, games, {output.file, output.noClobber}, console.stopToken(),
                                 showOn(progress));
    } catch (const db::OtherColumns& other) {
        throw UsageError({"usage-other-columns", {{"file", visible(other.file().string())}}});
    } catch (const fs::filesystem_error& failure) {
        refuseFolder("-o", failure);
    }
}

} // namespace

namespace {

// Columns go into an empty folder, or among those of other databases.
void requireOwnFolder(const OutputOptions& output) {
    std::error_code absent;
    for (const fs::directory_entry& entry : fs::directory_iterator(output.file, absent)) {
        const std::string name = entry.path().filename().string();
        if (!output.force && std::ranges::count(db::ColumnFiles::tables, name) == 0)
            throw UsageError({"usage-columns-foreign",
                              {{"folder", visible(output.file)},
                               {"file", visible(name)},
                               {"option", std::string(forceOption)}}});
    }
}

} // namespace

ExitStatus writeColumns(const WriteOptions& options, db::Store& store,
                        std::span<const db::GameId> games, Console& console) {
    const std::string folder = visible(options.output.file);
    requireOwnFolder(options.output);
    makeFolder("-o", options.output.file);
    const db::ColumnsReport done = columnsOf(options, store, games, console);
    for (const db::Damage& damage : done.damaged)
        console.warn(visible(console.translate(damage.reason)));
    if (!done.complete) {
        console.warn({"export-columns-interrupted", {{"folder", folder}}});
        return ExitStatus::interrupted;
    }
    if (options.report.isJson())
        console.out().write(jsonLine({{"file", options.output.file},
                                      {"format", "parquet"},
                                      {"games", done.games},
                                      {"damaged", done.damaged.size()},
                                      {"positions", done.positions},
                                      {"bytes", done.bytes}}));
    Message written = countMessage("export-columns", "games", done.games);
    addCount(written, "m", "positions", done.positions);
    addCount(written, "b", "bytes", done.bytes);
    written.parameters.push_back({"folder", folder});
    console.say(written);
    return done.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

namespace {

// Throws what says so.
[[noreturn]] void refuseSite(const pages::SiteRefusal& refusal, SelectedGames& selected,
                             const Console& console) {
    if (refusal.reason == pages::SiteRefusal::Reason::noGames)
        requireGames(selected.store(), {}, selected.filter(), console);
    Message message = pages::messageOf(refusal);
    for (Parameter& parameter : message.parameters)
        if (parameter.name == "folder")
            parameter.value = visible(refusal.folder.string());
    throw UsageError(message);
}

void reportSite(const pages::PublishedSite& site, const WriteOptions& options, Console& console) {
    if (options.report.isJson())
        console.out().write(jsonLine({{"file", options.output.file},
                                      {"format", "site"},
                                      {"games", site.games},
                                      {"damaged", site.damaged},
                                      {"files", site.counts.files},
                                      {"bytes", site.counts.bytes},
                                      {"made", site.counts.made},
                                      {"written", site.counts.written},
                                      {"removed", site.counts.removed}}));
    console.say(pages::messageOf(site));
    if (site.damaged > 0)
        console.warn(countMessage("site-damaged", "games", site.damaged));
}

} // namespace

ExitStatus writeSite(const WriteOptions& options, SelectedGames& selected, Console& console) {
    ProgressLine progress(console, "counted-pages");
    const auto site =
        pages::publish(selected.store(),
                       {.folder = options.output.file,
                        .filter = selected.filter(),
                        .title = options.title,
                        .positions = static_cast<std::size_t>(options.positions),
                        .language = console.locale(),
                        .results = console.locale().results,
                        .engine = options.withEngine ? pages::installedEngine() : std::nullopt},
                       showOn(progress), console.stopToken());
    if (!site)
        refuseSite(site.error(), selected, console);
    if (!site->themesKnown)
        console.say(Message{"site-not-searched", {}});
    if (!site->isComplete) {
        console.warn(Message{"site-interrupted", {}});
        return ExitStatus::interrupted;
    }
    reportSite(*site, options, console);
    return site->damaged > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

} // namespace damscope::cli
