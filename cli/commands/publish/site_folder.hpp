// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace damscope::cli {

/// The folder has files that no site of Damscope has: nothing is written into it.
class ForeignFolder : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A folder that holds a published site, and which files are written into it: a file whose contents
/// have not changed stays as it is, and so does its time.
///
/// A list of the files with the hashes of their contents lies in the folder. While files are
/// written, a mark says that the list may be wrong: a site whose publication was killed is compared
/// with the files themselves.
class SiteFolder {
public:
    struct Counts {
        std::uint64_t files = 0;   ///< that the site has
        std::uint64_t written = 0; ///< new or changed
        std::uint64_t removed = 0;
        std::uint64_t bytes = 0; ///< of all files
    };

    /// The folder is made if it does not exist. Throws ForeignFolder, filesystem_error.
    explicit SiteFolder(std::filesystem::path folder);

    /// A file of the site, by its path in it, with slashes. Throws std::system_error.
    void put(const std::string& path, std::string_view contents);
    /// All files were put: removes those that were not, and writes the list.
    void finish();
    /// Not all files were put: those that are there stay.
    void interrupt();

    [[nodiscard]] const Counts& counts() const { return counts_; }

private:
    struct File {
        std::uint64_t hash = 0;
        std::uint64_t bytes = 0;
        bool put = false;
    };

    void readList();
    void readFiles();
    void begin();
    void write(const std::string& path, std::string_view contents);
    void remove(const std::string& path);
    void writeList();

    std::filesystem::path folder_;
    std::unordered_map<std::string, File> files_;
    std::unordered_set<std::string> folders_; ///< that are known to exist
    Counts counts_;
    bool begun_ = false;
};

} // namespace damscope::cli
