// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/folder_watch.hpp"

#include "intake/source.hpp"
#include "rules/board/result.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

constexpr int patienceWithinAGame = 10;
constexpr std::streamoff longestEnd = 200;
constexpr std::array<std::string_view, 4> unfinished{".part", ".crdownload", ".download", ".tmp"};

bool isHidden(const std::filesystem::path& folder, const std::filesystem::path& file) {
    const std::filesystem::path below = file.lexically_relative(folder);
    return std::ranges::any_of(below, [](const std::filesystem::path& part) {
        return part != "." && part != ".." && part.string().starts_with('.');
    });
}

bool isLeftOut(const std::filesystem::path& folder, const std::filesystem::path& file) {
    return isHidden(folder, file) || file.string().ends_with('~') ||
           std::ranges::count(unfinished, file.extension().string()) > 0;
}

std::string endOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    const auto size = static_cast<std::streamoff>(stream.tellg());
    if (!stream || size <= 0)
        return {};
    stream.seekg(std::max(std::streamoff{0}, size - longestEnd));
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Whether the file ends with the result of a game and the end of a line.
bool endsWithAGame(const std::filesystem::path& file) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::string end = endOf(file);
    const std::size_t last = end.find_last_not_of(blanks);
    if (last == std::string::npos || end.find('\n', last) == std::string::npos)
        return false;
    const std::size_t before = end.find_last_of(blanks, last);
    const std::size_t first = before == std::string::npos ? 0 : before + 1;
    const std::string_view word = std::string_view(end).substr(first, last + 1 - first);
    return rules::readResult(rules::rules(rules::Variant::international), word).has_value();
}

bool isReadable(const std::filesystem::path& folder) {
    std::error_code error;
    const std::filesystem::directory_iterator begin(folder, error);
    return !error;
}

} // namespace

FolderWatch::FolderWatch(std::span<const std::filesystem::path> folders,
                         std::chrono::milliseconds settled)
    : settled_(settled) {
    for (const std::filesystem::path& folder : folders)
        folders_.push_back({folder});
}

void FolderWatch::look(Folder& folder, Time now) {
    const bool isThere = isReadable(folder.path);
    if (isThere != folder.isThere)
        turns_.push_back({folder.path, isThere});
    folder.isThere = isThere;
    if (!isThere)
        return; // its files are known when it is back
    std::map<std::filesystem::path, File> seen;
    for (const PathList::File& found : listPaths(std::array{folder.path.string()}).files) {
        const std::filesystem::path path = found.path;
        std::error_code gone;
        File file{found.size, std::filesystem::last_write_time(path, gone), now};
        if (gone || isLeftOut(folder.path, path))
            continue;
        const auto known = folder.files.find(path);
        if (known != folder.files.end() && known->second.size == file.size &&
            known->second.written == file.written)
            file = known->second;
        seen.emplace(path, file);
    }
    folder.files = std::move(seen);
}

std::vector<std::filesystem::path> FolderWatch::ready(Time now) {
    turns_.clear();
    std::vector<std::filesystem::path> paths;
    for (Folder& folder : folders_) {
        look(folder, now);
        for (auto& [path, file] : folder.files) {
            const auto age = now - file.since;
            file.isReady = folder.isThere && !file.isTaken && age >= settled_ &&
                           (age >= settled_ * patienceWithinAGame || endsWithAGame(path));
            if (file.isReady)
                paths.push_back(path);
        }
    }
    return paths;
}

void FolderWatch::take() {
    for (Folder& folder : folders_)
        for (auto& [path, file] : folder.files)
            file.isTaken = file.isTaken || file.isReady;
}

} // namespace damscope::db
