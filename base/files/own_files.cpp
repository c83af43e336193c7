// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/own_files.hpp"

#include "base/files/atomic_file.hpp"
#include "base/files/user_folder.hpp"
#include "base/system/standard_streams.hpp"

#include <fmt/format.h>
#include <xxhash.h>

#include <array>
#include <cstdint>
#include <exception>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

struct FreeState {
    void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
};

// The hash of a file as a line; nothing if it cannot be read.
std::optional<std::string> hashLine(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::unique_ptr<XXH3_state_t, FreeState> state(XXH3_createState());
    XXH3_128bits_reset(state.get());
    std::array<char, std::size_t{1} << 16U> piece;
    while (in) {
        in.read(piece.data(), piece.size());
        XXH3_128bits_update(state.get(), piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    const XXH128_hash_t hash = XXH3_128bits_digest(state.get());
    return in.eof() ? std::optional(fmt::format("{:016x}{:016x}\n", hash.high64, hash.low64))
                    : std::nullopt;
}

std::optional<fs::path> listFile() {
    const auto state = userFolder(UserFiles::state);
    return state ? std::optional(*state / "written") : std::nullopt;
}

std::string contentsOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// The later half of a list that has become long: some 30,000 hashes.
void shorten(const fs::path& list) {
    constexpr std::uintmax_t longest = std::uintmax_t{1} << 21U;
    std::error_code error;
    if (fs::file_size(list, error) < longest || error)
        return;
    const std::string lines = contentsOf(list);
    AtomicFile shorter({list});
    shorter.write(std::string_view(lines).substr(lines.find('\n', lines.size() / 2) + 1));
    shorter.keep();
}

} // namespace

void rememberOwnFile(const fs::path& file) try {
    const auto list = listFile();
    const auto line = hashLine(file);
    if (!list || !line)
        return;
    fs::create_directories(list->parent_path());
    shorten(*list);
    constexpr fs::perms ownersOnly{0600};
    const FileDescriptor out = openFile(*list, Opening::append, ownersOnly);
    (void)writeAll(out.number(), *line); // at once: it is a short line
} catch (const std::exception&) {
    // The file itself is written; it is only not replaced without being asked.
}

bool isOwnFile(const fs::path& file) {
    std::error_code error;
    if (fs::file_size(file, error) == 0 && !error)
        return true;
    const auto list = listFile();
    const auto line = hashLine(file);
    return list && line && contentsOf(*list).find(*line) != std::string::npos;
}

} // namespace damscope::base
