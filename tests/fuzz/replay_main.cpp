// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzz target once over every file below the folders given, without libFuzzer.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

std::vector<std::uint8_t> bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::vector<std::uint8_t> bytes(std::istreambuf_iterator<char>(in), {});
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    return bytes;
}

// Every input gets an exact heap block of its own, so that a sanitizer sees a read past its end.
void replay(const fs::path& file) {
    const std::vector<std::uint8_t> bytes = bytesOf(file);
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

std::size_t replayBelow(const fs::path& folder) {
    std::size_t count = 0;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file())
            continue;
        replay(entry.path());
        ++count;
    }
    return count;
}

} // namespace

int main(int argc, char** argv) {
    try {
        std::size_t count = 0;
        for (const char* folder : std::vector<const char*>(argv + 1, argv + argc))
            count += replayBelow(folder);
        std::printf("%zu inputs replayed\n", count);
        return count > 0 ? 0 : 1; // seeds that moved away are a failure, not a success
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
