// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site/publish.hpp"

#include "base/files/atomic_file.hpp"
#include "base/files/links.hpp"
#include "base/files/stream_error.hpp"
#include "base/system/machine.hpp"
#include "base/text/ascii.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"
#include "pages/site/page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <iterator>
#include <vector>

namespace damscope::pages {
namespace {

// All parts; each ends early when a stop is requested. Players link to structures, whose pages
// come first.
void putAll(Site& site, const SiteWish& wish, PublishedSite& done) {
    putShared(site);
    if (wish.engine)
        putEngine(site, *wish.engine);
    done.themesKnown = putThemes(site, wish.filter);
    done.damaged = putGames(site);
    putPlayers(site, wish.filter);
    putEvents(site);
    putOpenings(site, wish.filter, wish.positions);
    putSearchIndex(site);
    putLists(site);
}

} // namespace

Message messageOf(const PublishedSite& site) {
    Message done = countMessage("site-done", "files", site.counts.files);
    done.parameters.push_back({"written", grouped(site.counts.written)});
    done.parameters.push_back({"removed", grouped(site.counts.removed)});
    done.parameters.push_back(
        {"megabytes", fmt::format("{:.1f}", static_cast<double>(site.counts.bytes) / 1e6)});
    return done;
}

Message messageOf(const SiteRefusal& refusal) {
    using Reason = SiteRefusal::Reason;
    if (refusal.reason == Reason::noGames)
        return {"no-games-selected", {}};
    Message message{refusal.reason == Reason::foreignFolder ? "site-foreign"
                    : refusal.reason == Reason::busyFolder  ? "site-busy"
                                                            : "usage-folder-unusable",
                    {{"folder", refusal.folder.string()}}};
    if (refusal.error) {
        message.parameters.push_back({"option", "-o"});
        message.parameters.push_back({"reason", systemReason(refusal.error)});
    }
    return message;
}

std::optional<std::filesystem::path> installedEngine() {
    const auto program = base::programFile();
    if (!program)
        return std::nullopt;
    const std::filesystem::path folder = program->parent_path();
    // As the zip for Windows has it, as a system has it, and in a folder of builds.
    for (const char* place : {"share/damscope/page", "../share/damscope/page", "../../web/page"})
        if (std::filesystem::exists(folder / place / "index.html"))
            return folder / place;
    return std::nullopt;
}

Expected<PublishedSite, SiteRefusal> publish(db::Store& store, const SiteWish& wish,
                                             const base::Progress& progress,
                                             const std::stop_token& stop) {
    const db::Snapshot snapshot(store);
    SiteMap map(store, wish.filter);
    // A slip in a filter, or the wrong database, must not empty a site.
    if (map.games().empty())
        return Unexpected{SiteRefusal{SiteRefusal::Reason::noGames, wish.folder, {}}};
    SiteFolder folder(wish.folder);
    if (auto refusal = folder.open())
        return Unexpected{*std::move(refusal)};
    std::uint64_t made = 0;
    const std::uint64_t expected =
        map.games().size() + map.players().size() + map.events().size() + 1;
    const std::string title =
        wish.title.empty() ? word("site", "title", wish.language) : wish.title;
    const PageKeys keys(store, map,
                        fmt::format("{}\n{}\n{}{}", title, codeOf(wish.language),
                                    wish.results ? static_cast<int>(*wish.results) : -1,
                                    wish.engine ? "\nengine" : ""));
    Site site{store, folder, map, keys, title, wish.language, wish.results, stop, [&] {
                  ++made;
                  if (progress)
                      progress(made, std::max(made, expected));
              }};
    site.hasEngine = wish.engine.has_value();
    PublishedSite done{.games = map.games().size()};
    putAll(site, wish, done);
    done.isComplete = !stop.stop_requested();
    if (done.isComplete)
        folder.finish();
    else
        folder.interrupt();
    done.counts = folder.counts();
    return done;
}

namespace {

namespace fs = std::filesystem;

constexpr std::string_view listName = "damscope-site.txt";
constexpr std::string_view journalName = "damscope-site.unfinished";
constexpr std::string_view lockName = "damscope-site.lock";
constexpr std::string_view ownStart = "damscope-site.";
constexpr std::string_view firstLine = "damscope site 2";
constexpr std::string_view firstLineBefore = "damscope site 1"; // without keys

// What a site has in its folder.
constexpr auto ownFolders = std::to_array<std::string_view>(
    {"board", "engine", "event", "events", "game", "opening", "openings", "pdn", "player",
     "players", "search", "shot", "shots", "structure", "structures"});
constexpr auto ownEnds =
    std::to_array<std::string_view>({".css", ".html", ".js", ".json", ".mjs", ".mo", ".pdn", ".png",
                                     ".svg", ".tables", ".wasm", ".webmanifest", ".weights"});

// A list that somebody has changed must not lead out of the folder.
bool isOwnPath(std::string_view path) {
    const std::size_t slash = path.find('/');
    return std::ranges::any_of(ownEnds, [&](auto end) { return path.ends_with(end); }) &&
           path.find("..") == path.npos && path.find('\\') == path.npos &&
           (slash == path.npos ||
            std::ranges::find(ownFolders, path.substr(0, slash)) != ownFolders.end());
}

std::string contentsOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::uint64_t hashOf(std::string_view contents) {
    return db::Hash().add(contents).value();
}

template <class Number> bool read(std::string_view& line, Number& number, int base) {
    const auto read = damscope::base::takeNumber<Number>(line, base);
    if (!read || !line.starts_with(' '))
        return false;
    number = *read;
    line.remove_prefix(1);
    return true;
}

// Empty, but for what a first run may leave that was killed.
bool isUnused(const fs::path& folder) {
    const fs::directory_iterator entries(folder);
    return std::all_of(begin(entries), end(entries), [](const auto& entry) {
        return entry.path().filename().string().starts_with(ownStart);
    });
}

} // namespace

std::optional<SiteRefusal> SiteFolder::open() {
    try {
        if (const auto reason = take())
            return SiteRefusal{*reason, folder_};
        return std::nullopt;
    } catch (const fs::filesystem_error& failure) {
        return SiteRefusal{SiteRefusal::Reason::unusableFolder, folder_, failure.code()};
    }
}

std::optional<SiteRefusal::Reason> SiteFolder::take() {
    fs::create_directories(folder_);
    std::ifstream list(folder_ / listName);
    std::string line;
    const bool own =
        list && std::getline(list, line) && (line == firstLine || line == firstLineBefore);
    if (!own && !isUnused(folder_))
        return SiteRefusal::Reason::foreignFolder;
    lock_.emplace(folder_ / lockName);
    if (!lock_->tryLock())
        return SiteRefusal::Reason::busyFolder;
    if (own)
        readList();
    readJournal();
    return std::nullopt;
}

void SiteFolder::readList() {
    std::error_code unknown; // then every file is read
    listTime_ = fs::last_write_time(folder_ / listName, unknown);
    std::ifstream list(folder_ / listName);
    std::string text;
    std::getline(list, text);
    const bool hasKeys = text == firstLine;
    while (std::getline(list, text)) {
        std::string_view line = text;
        File file;
        std::uint64_t key = 0;
        if (read(line, file.hash, 16) && read(line, file.bytes, 10) &&
            (!hasKeys || read(line, key, 16)) && isOwnPath(line)) {
            file.key = PageKey{key};
            files_.emplace(line, file);
        }
    }
}

// What a run that was killed has written is compared with the files themselves.
void SiteFolder::readJournal() {
    std::ifstream journal(folder_ / journalName);
    for (std::string path; std::getline(journal, path);) {
        if (!isOwnPath(path) || leadsThroughLink(path))
            continue;
        const std::string contents = contentsOf(folder_ / path);
        files_.insert_or_assign(path,
                                File{hashOf(contents), contents.size(), PageKey::none, false});
    }
}

void SiteFolder::begin() {
    if (journal_.is_open())
        return;
    // The list first: a folder with the journal alone would be no site.
    if (!fs::exists(folder_ / listName))
        writeList();
    journal_.open(folder_ / journalName, std::ios::binary | std::ios::app);
}

// The list is written last: a file that was written to since may have other contents of the same
// size.
bool SiteFolder::isThere(const std::string& path, const File& file) const {
    std::error_code error;
    const std::uint64_t size = fs::file_size(folder_ / path, error);
    if (error || size != file.bytes)
        return false;
    const auto time = fs::last_write_time(folder_ / path, error);
    return (!error && time < listTime_) || hashOf(contentsOf(folder_ / path)) == file.hash;
}

// Whether a folder on the way is a link: what it leads to is not the site's.
bool SiteFolder::leadsThroughLink(const std::string& path) const {
    for (std::size_t slash = path.find('/'); slash != path.npos; slash = path.find('/', slash + 1))
        if (base::isLink(folder_ / path.substr(0, slash)))
            return true;
    return false;
}

bool SiteFolder::isKept(const Files::value_type& file, PageKey key) const {
    return file.second.key == key && isThere(file.first, file.second);
}

void SiteFolder::count(File& file) {
    file.put = true;
    ++counts_.files;
    counts_.bytes += file.bytes;
}

bool SiteFolder::keep(std::span<const std::string> paths, PageKey key) {
    std::vector<Files::value_type*> kept;
    for (const std::string& path : paths) {
        const auto file = files_.find(path);
        if (key == PageKey::none || file == files_.end() || !isKept(*file, key))
            return false;
        kept.push_back(&*file);
    }
    for (auto* file : kept)
        count(file->second);
    return true;
}

bool SiteFolder::keepGroup(const std::string& folder, const std::string& head, PageKey key) {
    const auto found = files_.find(head);
    if (found == files_.end())
        return false;
    std::vector<File*> kept{&found->second};
    // A key of none: a run that was killed has written the file.
    bool all = key != PageKey::none && isKept(*found, key);
    for (auto& file : files_)
        if (file.first.starts_with(folder) && file.first != head) {
            all = all && file.second.key != PageKey::none && isKept(file, file.second.key);
            kept.push_back(&file.second);
        }
    if (all)
        std::ranges::for_each(kept, [&](File* file) { count(*file); });
    else
        found->second.key = PageKey::none;
    listIsOld_ = listIsOld_ || !all;
    return all;
}

void SiteFolder::put(const std::string& path, std::string_view contents, PageKey key) {
    const auto [found, isNew] = files_.try_emplace(path);
    File& file = found->second;
    const std::uint64_t hash = hashOf(contents);
    const bool same =
        !isNew && file.hash == hash && file.bytes == contents.size() && isThere(path, file);
    listIsOld_ = listIsOld_ || file.key != key;
    file = {hash, contents.size(), key, false};
    count(file);
    ++counts_.made;
    if (same)
        return;
    begin();
    write(path, contents);
    ++counts_.written;
}

void SiteFolder::write(const std::string& path, std::string_view contents) {
    const fs::path file = folder_ / path;
    if (folders_.insert(file.parent_path().string()).second) {
        if (leadsThroughLink(path))
            throw std::system_error(ELOOP, std::generic_category(), file.string());
        fs::create_directories(file.parent_path());
    }
    journal_ << path << '\n' << std::flush;
    if (base::isLink(file))
        base::removeLink(file); // what it leads to is not the site's
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(contents.data(), static_cast<std::streamsize>(contents.size()));
    out.close();
    if (!out)
        base::failOn(file, base::streamError(file, base::Opening::append));
}

// With the folders that become empty.
void SiteFolder::remove(const std::string& path) {
    fs::path file = folder_ / path;
    if (leadsThroughLink(path))
        return;
    std::error_code ignored;
    fs::remove(file, ignored);
    for (file = file.parent_path(); file != folder_ && fs::is_empty(file, ignored) && !ignored;
         file = file.parent_path())
        fs::remove(file, ignored);
    ++counts_.removed;
}

void SiteFolder::finish() {
    std::vector<std::string> old;
    for (const auto& [path, file] : files_)
        if (!file.put)
            old.push_back(path);
    if (!old.empty())
        begin();
    for (const std::string& path : old) {
        remove(path);
        files_.erase(path);
    }
    interrupt();
}

void SiteFolder::interrupt() {
    if (!journal_.is_open() && !listIsOld_ && fs::exists(folder_ / listName) &&
        !fs::exists(folder_ / journalName))
        return;
    writeList();
    journal_.close();
    fs::remove(folder_ / journalName);
}

void SiteFolder::writeList() {
    std::vector<const std::pair<const std::string, File>*> sorted;
    sorted.reserve(files_.size());
    for (const auto& file : files_)
        sorted.push_back(&file);
    std::ranges::sort(sorted, {}, [](const auto* file) { return std::string_view(file->first); });
    base::AtomicFile list({folder_ / listName});
    std::string text = std::string(firstLine) + '\n';
    for (const auto* file : sorted) {
        text += fmt::format("{:016x} {} {:016x} {}\n", file->second.hash, file->second.bytes,
                            static_cast<std::uint64_t>(file->second.key), file->first);
        if (text.size() > 1'000'000)
            list.write(std::exchange(text, {}));
    }
    list.write(text);
    list.keep();
}

} // namespace damscope::pages
