// SPDX-License-Identifier: GPL-3.0-or-later
// Any file as a source: a text, an archive or neither. Each text that is found in it is read to its
// end, and is what was identified.
#include "intake/intake.hpp"
#include "tests/base/scratch_folder.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

namespace {

using namespace damscope;

void require(bool holds) {
    if (!holds)
        std::abort();
}

// False if the rest cannot be read.
bool readAll(db::ByteStream& text, std::uint64_t& bytes) {
    std::array<char, 4096> buffer{};
    try {
        while (const std::size_t length = text.read(buffer))
            bytes += length;
        return true;
    } catch (const db::SourceFailure& failure) {
        require(!failure.reason().code.empty());
        return false;
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const base::testing::ScratchFolder folder;
    const std::string path = folder / "input";
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), // NOLINT
               static_cast<std::streamsize>(size));
    constexpr std::uint64_t most = std::uint64_t{1} << 20;
    db::IntakeOptions options;
    options.limits = {.freeBytes = most, .totalBytes = most, .members = 100};
    db::Intake intake({path}, options);
    while (auto item = intake.next()) {
        auto* source = std::get_if<db::OpenSource>(&*item);
        if (source == nullptr)
            continue;
        require(!source->source.encoding.empty() && source->source.path.starts_with(path));
        std::uint64_t bytes = 0;
        if (readAll(*source->text, bytes))
            require(bytes == source->source.digest.size);
    }
    return 0;
}
