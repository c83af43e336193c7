// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a published site, as a browser would find them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace damscope::cli {

class SiteFiles {
public:
    explicit SiteFiles(std::filesystem::path folder);

    /// By path, with slashes.
    [[nodiscard]] const std::map<std::string, std::string>& all() const { return files_; }
    [[nodiscard]] bool has(const std::string& path) const { return files_.contains(path); }
    /// The contents of a file; empty if there is none.
    [[nodiscard]] std::string text(const std::string& path) const;
    /// The only page with a title; empty if there is none, or several.
    [[nodiscard]] std::string titled(const std::string& title) const;
    /// Links of pages and of the search that lead to no file, or out of the site.
    [[nodiscard]] std::vector<std::string> brokenLinks() const;
    /// The paths of files that have another time or are not there in an earlier state.
    [[nodiscard]] std::vector<std::string> changedSince(const SiteFiles& earlier) const;

private:
    std::map<std::string, std::string> files_;
    std::map<std::string, std::filesystem::file_time_type> times_;
};

} // namespace damscope::cli
