// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/intake/intake_files.hpp"

#include "base/files/file_access.hpp"

#include <archive.h>
#include <archive_entry.h>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <system_error>
#include <zlib.h>

namespace damscope::db::testing {
namespace {

namespace fs = std::filesystem;

struct FreeArchive {
    void operator()(archive* handle) const { archive_write_free(handle); }
};
struct FreeEntry {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};
using Handle = std::unique_ptr<archive, FreeArchive>;

void require(archive* handle, int result) {
    if (result != ARCHIVE_OK)
        throw std::runtime_error(archive_error_string(handle));
}

void choose(archive* handle, Packing packing) {
    const auto tarWith = [&](int (*filter)(archive*)) {
        require(handle, archive_write_set_format_pax_restricted(handle));
        require(handle, filter(handle));
    };
    switch (packing) {
    case Packing::zip:
        return require(handle, archive_write_set_format_zip(handle));
    case Packing::storedZip:
        require(handle, archive_write_set_format_zip(handle));
        return require(handle, archive_write_zip_set_compression_store(handle));
    case Packing::encryptedZip:
        require(handle, archive_write_set_format_zip(handle));
        require(handle, archive_write_set_options(handle, "zip:encryption=zipcrypt"));
        return require(handle, archive_write_set_passphrase(handle, "secret"));
    case Packing::sevenZip:
        return require(handle, archive_write_set_format_7zip(handle));
    case Packing::tar:
        return require(handle, archive_write_set_format_pax_restricted(handle));
    case Packing::tarGz:
        return tarWith(archive_write_add_filter_gzip);
    case Packing::tarBz2:
        return tarWith(archive_write_add_filter_bzip2);
    case Packing::tarXz:
        return tarWith(archive_write_add_filter_xz);
    case Packing::tarZst:
        return tarWith(archive_write_add_filter_zstd);
    }
}

void add(archive* handle, const PackedFile& file) {
    const std::unique_ptr<archive_entry, FreeEntry> entry(archive_entry_new());
    archive_entry_set_pathname(entry.get(), file.name.c_str());
    archive_entry_set_perm(entry.get(), 0644);
    if (!file.linkTo.empty()) {
        archive_entry_set_filetype(entry.get(), AE_IFLNK);
        archive_entry_set_symlink(entry.get(), file.linkTo.c_str());
    } else {
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(file.bytes.size()));
    }
    require(handle, archive_write_header(handle, entry.get()));
    if (archive_write_data(handle, file.bytes.data(), file.bytes.size()) < 0)
        throw std::runtime_error(archive_error_string(handle));
}

std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

template <class Choose>
std::string written(const Choose& chooseFormat, const std::vector<PackedFile>& files) {
    const TemporaryFolder folder;
    const Handle handle(archive_write_new());
    chooseFormat(handle.get());
    const std::string path = folder.path("packed");
    require(handle.get(), archive_write_open_filename(handle.get(), path.c_str()));
    for (const PackedFile& file : files)
        add(handle.get(), file);
    require(handle.get(), archive_write_close(handle.get()));
    return contents(path);
}

std::string readAll(ByteStream& stream, std::string& failure) {
    std::string bytes;
    std::vector<char> room(1000);
    try {
        while (const std::size_t got = stream.read(room))
            bytes.append(room.data(), got);
    } catch (const SourceFailure& reason) {
        failure = reason.what();
    }
    return bytes;
}

} // namespace

TemporaryFolder::TemporaryFolder() {
    std::error_code error;
    root_ = base::makeTemporaryFolder(fs::temp_directory_path(), error);
    if (error)
        throw std::runtime_error("no temporary folder");
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored; // a test that could not clean up has still said what it had to say
    fs::remove_all(root_, ignored);
}

std::string TemporaryFolder::path(std::string_view name) const {
    return base::withSlashes((root_ / name).string());
}

std::string TemporaryFolder::write(std::string_view name, std::string_view bytes) const {
    fs::create_directories((root_ / name).parent_path());
    std::ofstream out(root_ / name, std::ios::binary);
    out << bytes;
    if (!out.flush())
        throw std::runtime_error("cannot write " + path(name));
    return path(name);
}

std::string packed(Packing packing, const std::vector<PackedFile>& files) {
    return written([packing](archive* handle) { choose(handle, packing); }, files);
}

std::string compressed(std::string_view ending, std::string_view bytes) {
    return written(
        [ending](archive* handle) {
            require(handle, archive_write_set_format_raw(handle));
            require(handle, ending == ".bz2"  ? archive_write_add_filter_bzip2(handle)
                            : ending == ".xz" ? archive_write_add_filter_xz(handle)
                                              : archive_write_add_filter_zstd(handle));
        },
        {{"data", std::string(bytes), ""}});
}

std::string gzipped(std::string_view bytes) {
    z_stream zlib{};
    if (deflateInit2(&zlib, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("deflateInit2");
    std::string result(deflateBound(&zlib, static_cast<uLong>(bytes.size())) + 32, '\0');
    std::string input(bytes);
    zlib.next_in = reinterpret_cast<Bytef*>(input.data());
    zlib.avail_in = static_cast<uInt>(input.size());
    zlib.next_out = reinterpret_cast<Bytef*>(result.data());
    zlib.avail_out = static_cast<uInt>(result.size());
    const int end = deflate(&zlib, Z_FINISH);
    result.resize(zlib.total_out);
    deflateEnd(&zlib);
    if (end != Z_STREAM_END)
        throw std::runtime_error("deflate");
    return result;
}

std::vector<std::string> Taken::paths() const {
    std::vector<std::string> result;
    for (const Text& text : texts)
        result.push_back(text.source.path);
    return result;
}

Taken takeAll(const std::vector<std::string>& paths, IntakeOptions options) {
    Taken taken;
    Intake intake(paths, std::move(options));
    while (auto item = intake.next()) {
        if (auto* notice = std::get_if<Notice>(&*item)) {
            taken.notices.push_back(*notice);
            continue;
        }
        auto& open = std::get<OpenSource>(*item);
        Taken::Text text{open.source, {}, {}};
        text.bytes = readAll(*open.text, text.failure);
        taken.texts.push_back(std::move(text));
    }
    return taken;
}

std::string game(int number) {
    const std::string id = std::to_string(number);
    return "[Event \"Club " + id + "\"]\n[White \"White " + id +
           "\"]\n[Black \"Black\"]\n"
           "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 {" +
           id + "} 2-0\n\n";
}

std::string games(int count) {
    std::string text;
    for (int i = 1; i <= count; ++i)
        text += game(i);
    return text;
}

} // namespace damscope::db::testing
