// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/open_files.hpp"
#include "base/parallel/workers.hpp"
#include "base/vocabulary.hpp"
#include "db/search/lists/filter.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <system_error>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace damscope::db {
class Store;
}

namespace damscope::pages {

/// Why nothing was written.
struct SiteRefusal {
    enum class Reason : std::uint8_t {
        noGames,        ///< are selected
        foreignFolder,  ///< it has files that no site of Damscope has
        busyFolder,     ///< another run is writing into it
        unusableFolder, ///< the system says why
    };
    Reason reason{};
    std::filesystem::path folder;
    std::error_code error = {}; ///< of a folder that cannot be used
};

/// What a file was made of, as a hash: made again it would be the same. `none` is never the same.
enum class PageKey : std::uint64_t { none };

/// A folder that holds a published site, and which files are written into it: a file whose contents
/// have not changed stays as it is, and so does its time.
///
/// A list of the files with the hashes of their contents and their keys lies in the folder. Files
/// that were written to after it are compared with it, and made again if they differ. While
/// files are written, a journal names them: after a run that was killed, these are compared with
/// what the files contain. No file that is in neither is touched. One run at a time holds the
/// folder.
class SiteFolder {
public:
    struct Counts {
        std::uint64_t files = 0;   ///< that the site has
        std::uint64_t made = 0;    ///< in this run: the others were kept by their keys
        std::uint64_t written = 0; ///< new or changed
        std::uint64_t removed = 0;
        std::uint64_t bytes = 0; ///< of all files
    };

    explicit SiteFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Before anything else. The folder is made if it does not exist.
    [[nodiscard]] std::optional<SiteRefusal> open();

    /// A file of the site, by its path in it, with slashes. Throws std::system_error.
    void put(const std::string& path, std::string_view contents, PageKey key = PageKey::none);
    /// Keeps files that need not be made again, if all of them are there and were put with this
    /// key.
    [[nodiscard]] bool keep(std::span<const std::string> paths, PageKey key);
    /// Keeps all files of a folder ("opening/russian/") that are made together, and their head, if
    /// all of them are there and the head was put with this key. Else the head is forgotten: it is
    /// to be put when all others were.
    [[nodiscard]] bool keepGroup(const std::string& folder, const std::string& head, PageKey key);
    /// All files were put: removes those that were not, and writes the list.
    void finish();
    /// Not all files were put: those that are there stay.
    void interrupt();

    [[nodiscard]] const Counts& counts() const { return counts_; }

private:
    struct File {
        std::uint64_t hash = 0;
        std::uint64_t bytes = 0;
        PageKey key{};
        bool put = false;
    };
    using Files = std::unordered_map<std::string, File>;

    [[nodiscard]] std::optional<SiteRefusal::Reason> take();
    void readList();
    void readJournal();
    void begin();
    [[nodiscard]] bool isThere(const std::string& path, const File& file) const;
    [[nodiscard]] bool leadsThroughLink(const std::string& path) const;
    [[nodiscard]] bool isKept(const Files::value_type& file, PageKey key) const;
    void count(File& file);
    void write(const std::string& path, std::string_view contents);
    void remove(const std::string& path);
    void writeList();

    std::filesystem::path folder_;
    Files files_;
    bool listIsOld_ = false; ///< keys have changed
    std::filesystem::file_time_type listTime_ = std::filesystem::file_time_type::min();
    std::unordered_set<std::string> folders_; ///< that are known to exist
    Counts counts_;
    std::optional<base::FileLock> lock_;
    std::ofstream journal_; ///< open from the first file that is written
};

/// A web site of static pages that a user wants.
struct SiteWish {
    static constexpr std::size_t usualPositions = 2000;

    std::filesystem::path folder;           ///< where it is, or will be
    db::Filter filter = {};                 ///< which games it shows
    std::string title = {};                 ///< above each page; blank: the usual one
    std::size_t positions = usualPositions; ///< pages of opening positions for each variant
    Language language = Language::english;
    std::optional<rules::ResultStyle> results = {}; ///< how results are written; not set: as usual
    /// The page that runs in browsers, as tools/web-page makes it: set, it lies beside the pages,
    /// and games lead to it.
    std::optional<std::filesystem::path> engine = {};
};

/// That page where it is installed with the program, or was built beside it.
[[nodiscard]] std::optional<std::filesystem::path> installedEngine();

/// What was done for a wish.
struct PublishedSite {
    std::size_t games = 0;
    std::size_t damaged = 0; ///< games that cannot be read: their pages say so
    bool themesKnown = true; ///< games have been searched for structures and combinations
    bool isComplete = true;  ///< not stopped: what was written stays, and the next run continues
    SiteFolder::Counts counts = {}; ///< of files
};

/// How many files a site has, and what was done to them.
[[nodiscard]] Message messageOf(const PublishedSite& site);
/// Why it was not, and what to do.
[[nodiscard]] Message messageOf(const SiteRefusal& refusal);

/// Writes a site, or renews it: only pages of what has changed are made again. Its progress is
/// counted in pages. Throws db::Error, std::system_error when a file cannot be written.
[[nodiscard]] Expected<PublishedSite, SiteRefusal> publish(db::Store& store, const SiteWish& wish,
                                                           const base::Progress& progress = {},
                                                           const std::stop_token& stop = {});

} // namespace damscope::pages
