// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/path_list.hpp"

#include "base/text/ascii.hpp"
#include "intake/source.hpp"
#include "messages/system_reason.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <sys/stat.h>
#include <system_error>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;
using namespace std::literals;

constexpr std::array archiveEndings{".zip"sv, ".7z"sv,   ".tar"sv, ".tgz"sv,
                                    ".tbz"sv, ".tbz2"sv, ".txz"sv, ".tzst"sv};
constexpr std::array compressedEndings{".gz"sv, ".bz2"sv, ".xz"sv, ".zst"sv};

bool endsWithAny(std::string_view name, std::span<const std::string_view> endings) {
    return std::ranges::any_of(endings, [&](auto ending) { return name.ends_with(ending); });
}

// The name of the content of a compressed file: "x.pdn" for "x.pdn.gz".
std::string_view uncompressedName(std::string_view lower) {
    return endsWithAny(lower, compressedEndings) ? lower.substr(0, lower.rfind('.')) : lower;
}

// A Mac keeps what its file system knows of "x.pdn" in "._x.pdn" where another file system, or an
// archive, has no room for it.
bool isCompanion(std::string_view path) {
    return path.substr(path.rfind('/') + 1).starts_with("._");
}

/// Walks through the folders below one path.
class FolderWalk {
public:
    FolderWalk(std::string root, PathList& list) : root_(std::move(root)), list_(list) {}

    void run() {
        const std::size_t before = list_.files.size();
        walk(root_);
        if (list_.files.size() == before)
            list_.notices.push_back(
                leftOut(Severity::warning, shownName(root_), {"no-pdn-in-folder", {}}));
        if (leftOut_ > 0)
            list_.notices.push_back(leftOut(
                Severity::note, shownName(root_),
                {"files-left-out", {{"number", counted(leftOut_)}, {"first", firstLeftOut_}}}));
    }

private:
    void walk(const fs::path& folder) {
        if (!isNew(folder))
            return;
        for (const fs::path& entry : sortedEntries(folder))
            visit(entry);
    }

    // A folder is met again where symbolic links form a ring.
    bool isNew(const fs::path& folder) {
        struct stat status {};
        if (stat(folder.c_str(), &status) != 0)
            return true; // opening it will report why
        return visited_.emplace(status.st_dev, status.st_ino).second;
    }

    std::vector<fs::path> sortedEntries(const fs::path& folder) {
        std::vector<fs::path> entries;
        std::error_code error;
        for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error))
            entries.push_back(i->path());
        if (error)
            fail(folder, {"unread", {{"reason", systemReason(error.value())}}});
        std::ranges::sort(entries, {},
                          [](const fs::path& path) -> const std::string& { return path.native(); });
        return entries;
    }

    void visit(const fs::path& path) {
        std::error_code error;
        const fs::file_status status = fs::status(path, error);
        if (fs::is_directory(status))
            walk(path);
        else if (!isTakenFromFolder(path.filename().native()))
            leaveOut(path);
        else if (!fs::is_regular_file(status))
            fail(path, error ? systemReason(error.value()) : Message{"not-regular", {}});
        else
            list_.files.push_back({path.native(), sizeOf(path)});
    }

    static std::uint64_t sizeOf(const fs::path& path) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(path, error);
        return error ? 0 : size; // only for the progress display
    }

    void fail(const fs::path& path, Message reason) {
        list_.notices.push_back(unreadable(shownName(path.native()), std::move(reason)));
    }

    void leaveOut(const fs::path& path) {
        if (leftOut_++ == 0)
            firstLeftOut_ = shownName(path.filename().native());
    }

    std::string root_;
    PathList& list_;
    std::set<std::pair<dev_t, ino_t>> visited_;
    std::uint64_t leftOut_ = 0;
    std::string firstLeftOut_;
};

void addPath(const std::string& path, PathList& list) {
    std::error_code error;
    if (path != "-" && fs::is_directory(path, error)) {
        FolderWalk(path, list).run();
        return;
    }
    const std::uintmax_t size = path == "-" ? 0 : fs::file_size(path, error);
    list.files.push_back({path, error ? 0 : size}); // opening it will report what is wrong
}

} // namespace

bool isPdnName(std::string_view name) {
    return base::lowerCase(name).ends_with(".pdn") && !isCompanion(name);
}

bool isPackedName(std::string_view name) {
    if (isCompanion(name))
        return false;
    const std::string lower = base::lowerCase(name);
    return endsWithAny(lower, archiveEndings) || endsWithAny(lower, compressedEndings) ||
           lower.ends_with(".rar");
}

bool isTakenFromFolder(std::string_view name) {
    if (isCompanion(name))
        return false;
    const std::string lower = base::lowerCase(name);
    const std::string_view inner = uncompressedName(lower);
    return inner.ends_with(".pdn") || endsWithAny(lower, archiveEndings) || inner.ends_with(".tar");
}

PathList listPaths(std::span<const std::string> paths) {
    PathList list;
    for (const std::string& path : paths)
        addPath(path, list);
    return list;
}

} // namespace damscope::db
