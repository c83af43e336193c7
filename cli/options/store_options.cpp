// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/store_options.hpp"

#include "base/files/user_folder.hpp"
#include "base/parallel/workers.hpp"
#include "base/text/split.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"
#include "online/game_texts.hpp"
#include "online/source.hpp"
#include "parser/encoding/encoding.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <thread>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

fs::path defaultPath() {
    if (const auto folder = base::userFolder(base::UserFiles::data))
        return *folder / "games.db";
    throw UsageError("there is no home folder to keep the database in: name it with --db FILE");
}

} // namespace

void StoreOptions::declare(Arguments& arguments) {
    arguments.value({"--db", "FILE",
                     phrase("the database; else $DAMSCOPE_DB, else "
                            "$XDG_DATA_HOME/damscope/games.db (on Windows "
                            "%LOCALAPPDATA%\\damscope\\games.db)")},
                    [this](std::string_view text) -> Complaint {
                        if (text.empty())
                            return Message{"usage-file-name", {}};
                        file = text;
                        return std::nullopt;
                    });
    usual = arguments.settings().database;
    names = arguments.settings().names;
}

fs::path StoreOptions::path() const {
    return file ? fs::path(*file) : usual ? fs::path(*usual) : defaultPath();
}

db::Store StoreOptions::openForReading() const {
    return {path(), db::Store::Access::read, names};
}

db::Store StoreOptions::openForWriting() const {
    const fs::path store = path();
    if (!file && !usual)
        fs::create_directories(store.parent_path());
    return {store, db::Store::Access::write, names};
}

db::Store StoreOptions::openExisting() const {
    if (!fs::exists(path()))
        return openForReading(); // reports that there is none
    return openForWriting();
}

namespace {

// A day, a month or a year: "2026-01-31", "2026-01", "2026"; its beginning in UTC.
ValueParser intoBeginning(std::optional<std::int64_t>& seconds) {
    return [&seconds](std::string_view text) -> Complaint {
        std::vector<std::string> parts = base::splitFields(text, "-");
        parts.resize(std::max<std::size_t>(parts.size(), 3), "01");
        seconds = online::timeOf(fmt::format("{}", fmt::join(parts, ".")), "00:00:00");
        return seconds && *seconds >= 0
                   ? std::nullopt
                   : Complaint(Message{"usage-since", {{"word", visible(text)}}});
    };
}

Complaint wrongAddress(const std::string& path, bool isLimited) {
    const auto source = online::sourceFrom(path);
    if (!source)
        return source.error();
    if (isLimited && online::isFetchedWhole(source->kind))
        return Message{"usage-since-whole", {{"source", visible(path)}}};
    return std::nullopt;
}

ValueParser intoThreads(unsigned& jobs) {
    return [&jobs](std::string_view text) -> Complaint {
        std::int64_t number = 0;
        if (auto wrong = into(number, 1, base::mostThreads)(text))
            return wrong;
        jobs = static_cast<unsigned>(number);
        return std::nullopt;
    };
}

} // namespace

ValueParser intoEncoding(std::string& encoding) {
    return [&encoding](std::string_view text) -> Complaint {
        const auto known = parser::encodingNamed(text);
        if (!known)
            return Message{
                "usage-encoding",
                {{"word", visible(text)}, {"names", std::string(parser::usualEncodings())}}};
        encoding = *known;
        return std::nullopt;
    };
}

void ReadingOptions::declareSources(Arguments& arguments) {
    arguments.value({"PATH", "PATH",
                     phrase("a file, a folder with everything below it, an archive (zip, 7z, tar, "
                            "gz, bz2, xz, zst), - for standard input, lidraughts:NAME, or the "
                            "https address of a file"),
                     true, true},
                    {into(paths), {std::string(online::lidraughtsPrefix)}});
    arguments.value({"--since", "DATE",
                     phrase("of games on lidraughts, only those that began on this day or later: "
                            "2026-01-31, 2026-01 or 2026")},
                    intoBeginning(since));
    arguments.needs("--since", {{"lidraughts:NAME",
                                 [this] { return std::ranges::any_of(paths, online::isOnline); }}});
    arguments.check([this]() -> Complaint {
        for (const std::string& path : paths)
            if (online::isOnline(path))
                if (auto wrong = wrongAddress(path, since.has_value()))
                    return wrong;
        return std::nullopt;
    });
}

void ReadingOptions::declareHow(Arguments& arguments, const char* variant) {
    how.jobs = arguments.settings().jobs();
    arguments.value({"--encoding", "NAME",
                     phrase("the encoding of all files, such as windows-1251; if not set, it is "
                            "detected in each file")},
                    intoEncoding(how.encoding));
    arguments.value({variant, "V", phrase("read all games as this variant, whatever they say")},
                    intoVariant(how.variant));
    arguments.value(
        {"--threads,--jobs", "N",
         phrase("the number of threads that read games, which does not change the result")},
        intoThreads(how.jobs));
}

std::function<void(const db::ImportProgress&)> showImportOn(ProgressLine& progress) {
    return [&progress](const db::ImportProgress& now) {
        progress.show(now.games, fractionOf(now.bytes, now.total));
    };
}

} // namespace damscope::cli
