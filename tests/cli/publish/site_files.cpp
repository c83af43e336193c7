// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/publish/site_files.hpp"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>
#include <regex>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

std::string contentsOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// Every value of href and src.
std::vector<std::string> linksOf(const std::string& html) {
    static const std::regex link("(?:href|src)=\"([^\"]*)\"");
    std::vector<std::string> links;
    for (std::sregex_iterator at(html.begin(), html.end(), link); at != std::sregex_iterator();
         ++at)
        links.push_back((*at)[1].str());
    return links;
}

// Where the search leads, of a file of it: damscopeNames("6a61",[["Jansen","player/0/1.html",...
std::vector<std::string> pathsFound(const std::string& script) {
    const std::size_t begin = script.find(',');
    const std::size_t end = script.rfind(')');
    std::vector<std::string> paths;
    for (const auto& row : nlohmann::json::parse(script.substr(begin + 1, end - begin - 1)))
        paths.push_back(row.at(1).get<std::string>());
    return paths;
}

} // namespace

SiteFiles::SiteFiles(fs::path folder) {
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file()) {
            const std::string path = fs::relative(entry.path(), folder).generic_string();
            files_[path] = contentsOf(entry.path());
            times_[path] = entry.last_write_time();
        }
}

std::string SiteFiles::text(const std::string& path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? std::string() : found->second;
}

std::string SiteFiles::titled(const std::string& title) const {
    std::string found;
    for (const auto& [path, contents] : files_)
        if (contents.find("<title>" + title + "</title>") != std::string::npos) {
            if (!found.empty())
                return {};
            found = path;
        }
    return found;
}

std::vector<std::string> SiteFiles::brokenLinks() const {
    std::vector<std::string> broken;
    const auto check = [&](const std::string& from, const fs::path& target) {
        const std::string path = target.lexically_normal().generic_string();
        if (!has(path))
            broken.push_back(from + " -> " + path);
    };
    for (const auto& [path, contents] : files_) {
        if (path.ends_with(".html"))
            for (std::string link : linksOf(contents)) {
                if (link.starts_with("data:"))
                    continue;
                link = link.substr(0, link.find('#'));
                if (link.find(':') != link.npos || link.starts_with('/'))
                    broken.push_back(path + " -> " + link);
                else if (!link.empty())
                    check(path, fs::path(path).parent_path() / link);
            }
        if (path.starts_with("search/") && path != "search/index.js")
            for (const std::string& target : pathsFound(contents))
                check(path, target);
    }
    return broken;
}

std::vector<std::string> SiteFiles::changedSince(const SiteFiles& earlier) const {
    std::vector<std::string> changed;
    for (const auto& [path, time] : times_)
        if (const auto found = earlier.times_.find(path);
            found == earlier.times_.end() || found->second != time)
            changed.push_back(path);
    return changed;
}

} // namespace damscope::cli
