// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/output_target.hpp"

#include "base/files/links.hpp"
#include "base/files/own_files.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

using Reason = OutputRefusal::Reason;

// What SQLite and the lock of writers keep beside a store.
constexpr std::array<std::string_view, 4> suffixes{"-wal", "-shm", "-journal", "-lock"};

// On some file systems GAMES.DB-WAL is games.db-wal.
bool endsWithIgnoringCase(std::string_view text, std::string_view end) {
    return text.size() > end.size() &&
           std::equal(
               end.begin(), end.end(), text.end() - static_cast<std::ptrdiff_t>(end.size()),
               [](char a, char b) { return a == std::tolower(static_cast<unsigned char>(b)); });
}

std::optional<Reason> reasonOf(FileKind kind) {
    switch (kind) {
    case FileKind::store:
        return Reason::store;
    case FileKind::endgameTable:
        return Reason::endgameTable;
    case FileKind::weights:
        return Reason::weights;
    case FileKind::unreadable:
        return Reason::unreadable;
    case FileKind::other:
        break;
    }
    return std::nullopt;
}

bool isSame(const fs::path& a, const fs::path& b) {
    std::error_code error; // where one of them does not exist
    return fs::equivalent(a, b, error) && !error;
}

} // namespace

OutputRefused::OutputRefused(OutputRefusal refusal)
    : std::runtime_error(refusal.file.string() + ": this file must not be written"),
      refusal_(std::move(refusal)) {}

fs::path followed(const fs::path& path) {
    constexpr int mostLinks = 40;
    fs::path real = path;
    auto target = linkTarget(real);
    for (int links = 0; links < mostLinks && target; ++links, target = linkTarget(real))
        real = real.parent_path() / *target;
    std::error_code error;
    if (fs::path whole = fs::canonical(real, error); !error)
        return whole;
    const fs::path folder = real.has_parent_path() ? real.parent_path() : fs::path(".");
    const fs::path realFolder = fs::canonical(folder, error);
    return error ? real : realFolder / real.filename();
}

std::optional<fs::path> owningStore(const fs::path& file) {
    const std::string name = file.string();
    for (const std::string_view suffix : suffixes)
        if (endsWithIgnoringCase(name, suffix))
            if (fs::path store = name.substr(0, name.size() - suffix.size());
                kindOf(store) == FileKind::store)
                return store;
    return std::nullopt;
}

std::optional<OutputRefusal> refusalOf(const OutputTarget& target) {
    const fs::path file = followed(target.file);
    const FileKind kind = kindOf(file);
    if (const auto reason = reasonOf(kind); reason && kind != target.successor)
        return OutputRefusal{*reason, target.file, {}};
    if (auto store = owningStore(file))
        return OutputRefusal{Reason::partOfStore, target.file, std::move(*store)};
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        return std::nullopt;
    for (const fs::path& input : target.inputs)
        if (isSame(file, input))
            return OutputRefusal{Reason::input, target.file, input};
    for (const fs::path& original : target.originals)
        if (isSame(file, original))
            return OutputRefusal{Reason::original, target.file, {}};
    if (target.keepPresent)
        return OutputRefusal{Reason::present, target.file, {}};
    if (target.onlyOwn && !isOwnFile(file))
        return OutputRefusal{Reason::foreign, target.file, {}};
    return std::nullopt;
}

void requireWritable(const OutputTarget& target) {
    auto refusal = refusalOf(target);
    if (!refusal)
        return;
    std::error_code error;
    if (refusal->reason == Reason::unreadable)
        (void)openFile(target.file, Opening::read, error);
    if (error == std::errc::device_or_resource_busy) // another program holds it, on Windows
        failOn(target.file, error);
    throw OutputRefused(std::move(*refusal));
}

} // namespace damscope::base
