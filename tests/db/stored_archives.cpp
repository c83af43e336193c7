// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/stored_archives.hpp"

#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/syntax/reader.hpp"
#include "tests/db/sample_games.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

std::string textOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    parser::EncodingDetector detector;
    detector.feed(bytes);
    parser::Transcoder transcoder(detector.encoding());
    std::string text;
    transcoder.convert(bytes, text);
    transcoder.finish(text);
    return text;
}

} // namespace

void StoredArchives::SetUp() {
    const char* shared = std::getenv("DAMSCOPE_SHARED");
    if (shared == nullptr)
        GTEST_SKIP() << "DAMSCOPE_SHARED is not set";
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(shared) / "archives"))
        if (entry.path().extension() == ".pdn")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files)
        import(file);
    ASSERT_FALSE(stored_.empty());
}

// Stores a file's games that are new.
void StoredArchives::import(const fs::path& file) {
    const std::string text = textOf(file);
    Batch batch(store_, Indexing::now);
    const SourceId source = batch.addSource(sampleSource(++sources_));
    parser::Reader reader(text);
    parser::PlaceFinder places(text);
    std::uint64_t ordinal = 0;
    for (parser::GameText game; reader.next(game);) {
        const parser::ReadGame read = parser::assemble(game);
        const Added added = batch.addGame(source, makeRow(read, ++ordinal, game.offset, places));
        if (added.stored)
            stored_.push_back(read.game);
    }
    batch.commit();
}

} // namespace damscope::db
