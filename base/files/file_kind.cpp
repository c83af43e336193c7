// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/file_kind.hpp"

#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

// An empty file of this name is what writers leave beside every store.
bool hasLockFile(const fs::path& file) {
    std::error_code error;
    const fs::path lock = file.string() + "-lock";
    return fs::is_regular_file(lock, error) && fs::is_empty(lock, error) && !error;
}

} // namespace

bool beginsAsStore(std::string_view bytes) {
    constexpr std::size_t size = sizeof storeApplication;
    if (bytes.size() < applicationPlace + size || !bytes.starts_with(sqliteMagic))
        return false;
    std::uint32_t application = 0;
    for (const char byte : bytes.substr(applicationPlace, size))
        application = application << 8 | static_cast<unsigned char>(byte);
    return application == storeApplication;
}

FileKind kindOf(const fs::path& file) {
    constexpr std::size_t enough = 128;
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        return FileKind::other;
    // The file is not opened: closing it would release the locks that SQLite holds on it in this
    // process.
    if (hasLockFile(file))
        return FileKind::store;
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return FileKind::unreadable;
    std::string bytes(enough, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    if (beginsAsStore(bytes))
        return FileKind::store;
    if (bytes.starts_with(endgameTableMagic))
        return FileKind::endgameTable;
    return bytes.starts_with(weightsMagic) ? FileKind::weights : FileKind::other;
}

} // namespace damscope::base
