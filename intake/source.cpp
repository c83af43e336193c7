// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/source.hpp"

#include "base/files/file_access.hpp"
#include "base/files/open_files.hpp"
#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "intake/input_file.hpp"
#include "messages/translation.hpp"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <new>
#include <set>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::size_t longest = 500; // bytes, of a beginning and an end of half of it each

std::string escaped(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += "\\x";
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

// Characters that change how the text around them is shown: controls of ASCII and Latin-1, and
// those that set or isolate a direction of writing, are invisible, or break lines (Unicode
// Bidi_Control, zero width characters, line and paragraph separators).
bool isHidden(std::string_view c) {
    if (c.size() == 1)
        return static_cast<unsigned char>(c[0]) < 0x20 || c[0] == 0x7F;
    if (c.size() == 2)
        return (c[0] == '\xC2' && static_cast<unsigned char>(c[1]) < 0xA0) || c == "\u061C";
    // NOLINTNEXTLINE(misc-misleading-bidirectional): the characters that are looked for
    return (c >= "\u200B" && c <= "\u200F") || (c >= "\u2028" && c <= "\u202E") ||
           (c >= "\u2060" && c <= "\u206F") || c == "\uFEFF";
}

std::size_t shownLength(std::string_view text) {
    const base::Utf8Sequence front = base::utf8Front(text);
    return front.kind == base::Utf8Sequence::Kind::wellFormed ? front.length : 1;
}

std::string shown(std::string_view character) {
    const bool wellFormed = base::utf8Front(character).kind == base::Utf8Sequence::Kind::wellFormed;
    return !wellFormed || isHidden(character) ? escaped(character) : std::string(character);
}

// The end of a name, from the first whole character within its last `size` bytes.
std::string_view ending(std::string_view name, std::size_t size) {
    std::string_view tail = name.substr(name.size() - size);
    while (!tail.empty() && base::isContinuation(tail.front()))
        tail.remove_prefix(1);
    return tail;
}

std::string shownAll(std::string_view text, std::size_t limit) {
    std::string name;
    while (!text.empty() && name.size() < limit) {
        const std::size_t length = shownLength(text);
        name += shown(text.substr(0, length));
        text.remove_prefix(length);
    }
    return name;
}

} // namespace

std::string shownName(std::string_view name) {
    if (name.size() <= longest)
        return shownAll(name, std::string_view::npos);
    return shownAll(name, longest / 2) + "…" +
           shownAll(ending(name, longest / 2), std::string_view::npos);
}

std::string memberName(std::string_view archive, std::string_view member) {
    return shownName(archive) + "/" + shownName(member);
}

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
        const std::size_t before = taken();
        walk(root_);
        if (taken() == before)
            list_.notices.push_back(
                leftOut(Severity::warning, shownName(root_), {"no-pdn-in-folder", {}}));
        if (leftOut_ > 0)
            list_.notices.push_back(leftOut(Severity::note, shownName(root_),
                                            {"files-left-out",
                                             {{"number", counted(leftOut_)},
                                              {"first", firstLeftOut_},
                                              {"files", std::move(namesLeftOut_)}}}));
    }

private:
    [[nodiscard]] std::size_t taken() const { return list_.files.size() + list_.databases.size(); }

    void walk(const fs::path& folder) {
        if (!isNew(folder))
            return;
        for (const fs::path& entry : sortedEntries(folder))
            visit(entry);
    }

    // A folder is met again where symbolic links form a ring.
    bool isNew(const fs::path& folder) {
        std::error_code error;
        const auto status = base::statusOf(folder, error);
        return !status || visited_.insert(status->identity).second; // opening will report an error
    }

    std::vector<fs::path> sortedEntries(const fs::path& folder) {
        std::vector<fs::path> entries;
        std::error_code error;
        for (fs::directory_iterator i(folder, error), end; !error && i != end; i.increment(error))
            entries.push_back(i->path());
        if (error)
            fail(folder, {"unread", {{"reason", systemReason(error)}}});
        std::ranges::sort(entries, {}, [](const fs::path& path) -> const fs::path::string_type& {
            return path.native();
        });
        return entries;
    }

    void visit(const fs::path& path) {
        std::error_code error;
        const fs::file_status status = fs::status(path, error);
        if (fs::is_directory(status))
            walk(path);
        else if (isDatabase(path))
            list_.databases.push_back({base::withSlashes(path.string()), fileSize(path)});
        else if (!isTakenFromFolder(path.filename().string()))
            leaveOut(path);
        else if (!fs::is_regular_file(status))
            fail(path, error ? systemReason(error) : Message{"not-regular", {}});
        else
            list_.files.push_back({base::withSlashes(path.string()), fileSize(path)});
    }

    // Other files of a folder are not opened.
    static bool isDatabase(const fs::path& path) {
        return base::lowerCase(path.filename().string()).ends_with(".db") &&
               base::kindOf(path) == base::FileKind::store;
    }

    static std::uint64_t fileSize(const fs::path& path) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(path, error);
        return error ? 0 : size; // only for the progress display
    }

    static std::string shownPath(const fs::path& path) {
        return shownName(base::withSlashes(path.string()));
    }

    void fail(const fs::path& path, Message reason) {
        list_.notices.push_back(unreadable(shownPath(path), std::move(reason)));
    }

    void leaveOut(const fs::path& path) {
        if (leftOut_++ == 0)
            firstLeftOut_ = shownName(path.filename().string());
        if (namesLeftOut_.size() < mostNamed)
            namesLeftOut_.push_back(shownPath(path));
    }

    std::string root_;
    PathList& list_;
    std::set<base::FileIdentity> visited_;
    std::uint64_t leftOut_ = 0;
    std::string firstLeftOut_;
    static constexpr std::size_t mostNamed = 10'000; // enough for every archive of people
    std::vector<std::string> namesLeftOut_;
};

void addPath(const std::string& path, PathList& list) {
    std::error_code error;
    if (path != "-" && fs::is_directory(path, error)) {
        FolderWalk(path, list).run();
        return;
    }
    const std::uintmax_t size = path == "-" ? 0 : fs::file_size(path, error);
    const bool isDatabase = path != "-" && base::kindOf(path) == base::FileKind::store;
    (isDatabase ? list.databases : list.files)
        .push_back(
            {base::withSlashes(path), error ? 0 : size}); // opening it will report what is wrong
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

namespace {

constexpr std::size_t hashedBlockSize = std::size_t{1} << 18;

struct FreeState {
    void operator()(XXH3_state_t* state) const { XXH3_freeState(state); }
};

class Digester {
public:
    Digester() : state_(XXH3_createState()) {
        if (!state_ || XXH3_128bits_reset(state_.get()) != XXH_OK)
            throw std::bad_alloc();
    }
    void feed(std::span<const char> bytes) {
        XXH3_128bits_update(state_.get(), bytes.data(), bytes.size()); // fails for null only
        size_ += bytes.size();
    }
    ContentDigest digest() const {
        const XXH128_hash_t hash = XXH3_128bits_digest(state_.get());
        return {hash.high64, hash.low64, size_};
    }

private:
    std::unique_ptr<XXH3_state_t, FreeState> state_;
    std::uint64_t size_ = 0;
};

std::uint64_t hashBlock(std::span<const char> block) {
    return XXH3_64bits(block.data(), block.size());
}

void requireText(std::string_view head) {
    if (base::beginsAsStore(head))
        throw SourceFailure({"database-packed", {}});
    const ContentKind kind = contentKind(head);
    if (kind == ContentKind::rar)
        throw SourceFailure({"rar", {}});
    if (kind != ContentKind::text)
        throw SourceFailure({"packed-twice", {}});
}

void requireText(const parser::EncodingDetector& detector) {
    if (detector.looksBinary())
        throw SourceFailure({"not-text", {}});
}

} // namespace

Source toSource(std::string path, const Survey& survey) {
    const EncodingSource found =
        survey.encoding.sure ? EncodingSource::detected : EncodingSource::doubtful;
    return {std::move(path), survey.digest, survey.encoding.name, survey.encoding.other,
            survey.encodingChosen ? EncodingSource::chosen : found};
}

Surveyor::Surveyor(SurveyOptions options) : options_(std::move(options)), room_(hashedBlockSize) {}

std::optional<Survey> Surveyor::survey(ByteStream& text) {
    Survey result;
    Digester digester;
    parser::EncodingDetector detector;
    for (;;) {
        if (stopped())
            return std::nullopt;
        const auto block = std::span(room_).first(readFully(text, room_));
        if (block.empty())
            break;
        const std::string_view bytes(block.data(), block.size());
        if (result.blocks.empty())
            requireText(bytes);
        digester.feed(block);
        result.blocks.push_back(hashBlock(block));
        if (options_.encoding.empty()) {
            detector.feed(bytes);
            requireText(detector);
        }
        if (options_.tick)
            options_.tick();
    }
    result.digest = digester.digest();
    result.encodingChosen = !options_.encoding.empty();
    result.encoding = options_.encoding.empty() ? detector.detected()
                                                : parser::DetectedEncoding{options_.encoding};
    return result;
}

VerifiedStream::VerifiedStream(std::unique_ptr<ByteStream> text, std::vector<std::uint64_t> blocks)
    : text_(std::move(text)), blocks_(std::move(blocks)), block_(hashedBlockSize) {}

std::size_t VerifiedStream::read(std::span<char> buffer) {
    if (taken_ == size_)
        fill();
    const std::size_t length = std::min(buffer.size(), size_ - taken_);
    std::copy_n(block_.begin() + static_cast<std::ptrdiff_t>(taken_), length, buffer.begin());
    taken_ += length;
    return length;
}

void VerifiedStream::fill() {
    taken_ = 0;
    size_ = readFully(*text_, block_);
    const bool ended = size_ == 0;
    const bool same = ended ? next_ == blocks_.size()
                            : next_ < blocks_.size() &&
                                  hashBlock(std::span(block_).first(size_)) == blocks_[next_];
    if (!same) {
        size_ = 0;
        throw SourceFailure({"changed-unfinished", {}});
    }
    next_ += ended ? 0 : 1;
}

} // namespace damscope::db
