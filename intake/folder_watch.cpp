// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/folder_watch.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::size_t mostFiles = 1'000'000;
constexpr int patienceWithoutLineEnd = 10;
constexpr std::array<std::string_view, 4> unfinished{".part", ".crdownload", ".download", ".tmp"};

bool isLeftOut(const std::filesystem::path& file) {
    const std::string name = file.filename().string();
    return name.starts_with('.') || name.ends_with('~') ||
           std::ranges::count(unfinished, std::string_view(file.extension().native())) > 0;
}

bool endsWithALine(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    if (!stream || stream.tellg() <= 0)
        return true;
    stream.seekg(-1, std::ios::end);
    return stream.get() == '\n';
}

} // namespace

FolderWatch::FolderWatch(std::span<const std::filesystem::path> folders,
                         std::chrono::milliseconds settled)
    : folders_(folders.begin(), folders.end()), settled_(settled) {}

void FolderWatch::look(const std::filesystem::path& folder, Time now,
                       std::map<std::filesystem::path, File>& seen) const {
    using Walk = std::filesystem::recursive_directory_iterator;
    std::error_code error;
    Walk walk(folder, std::filesystem::directory_options::skip_permission_denied, error);
    for (; !error && walk != Walk() && seen.size() < mostFiles; walk.increment(error)) {
        const std::filesystem::path& path = walk->path();
        std::error_code gone;
        if (walk->is_directory(gone) && path.filename().string().starts_with('.'))
            walk.disable_recursion_pending();
        if (!walk->is_regular_file(gone) || isLeftOut(path))
            continue;
        File file{walk->file_size(gone), walk->last_write_time(gone), now, false};
        if (gone)
            continue;
        const auto known = files_.find(path);
        if (known != files_.end() && known->second.size == file.size &&
            known->second.written == file.written)
            file = known->second;
        seen.emplace(path, file);
    }
}

std::vector<std::filesystem::path> FolderWatch::ready(Time now) {
    std::map<std::filesystem::path, File> seen;
    for (const std::filesystem::path& folder : folders_)
        look(folder, now, seen);
    files_ = std::move(seen);
    std::vector<std::filesystem::path> paths;
    for (auto& [path, file] : files_) {
        const auto age = now - file.since;
        if (file.reported || age < settled_ ||
            (age < settled_ * patienceWithoutLineEnd && !endsWithALine(path)))
            continue;
        file.reported = true;
        paths.push_back(path);
    }
    return paths;
}

} // namespace damscope::db
