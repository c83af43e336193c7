// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "messages/message.hpp"
#include "parser/encoding/encoding.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

/// Identifies a source: the XXH3 hash (128 bits) of its bytes, and their number. The same content
/// under another name is the same source.
struct ContentDigest {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    std::uint64_t size = 0; ///< bytes
    friend bool operator==(const ContentDigest&, const ContentDigest&) = default;
};

/// How the encoding of a source was found.
enum class EncodingSource : std::uint8_t {
    unknown,  ///< there is no text: the games were entered in Damscope
    detected, ///< and no other fits nearly as well
    doubtful, ///< detected, but another encoding reads nearly as well
    chosen    ///< by the user
};

/// A source as it is read.
struct Source {
    std::string path; ///< as the user gave it; members as "club.zip/1998.pdn"; "-"
    ContentDigest digest;
    std::string encoding; ///< "UTF-8", "windows-1251"
    /// The second best encoding, if the encoding is doubtful.
    std::string otherEncoding{};
    EncodingSource encodingSource = EncodingSource::unknown;
};

/// A path, a member name or a foreign message fit for display and storage: UTF-8; invalid bytes,
/// control characters and invisible direction marks are written "\x1B"; names of more than 500
/// characters are shortened in the middle.
[[nodiscard]] std::string shownName(std::string_view name);

/// Whether a source is known by an address on the net: its text was fetched, and is in no file.
[[nodiscard]] inline bool isNetAddress(std::string_view name) {
    return name.starts_with("https://") || name.starts_with("http://");
}

/// The name of a member of an archive: "club.zip/1998.pdn".
[[nodiscard]] std::string memberName(std::string_view archive, std::string_view member);

/// What is reported about a file or member as a whole: "unreadable", "left-out", "empty".
struct Notice {
    Severity severity = Severity::error; ///< warning: what was skipped may hold games
    std::string path;                    ///< fit for display: "club.zip/1998.pdn"
    Message message;
};

/// It could not be read completely.
[[nodiscard]] inline Notice unreadable(std::string path, Message reason) {
    return {Severity::error, std::move(path), {"unreadable", {{"reason", std::move(reason)}}}};
}

/// It was skipped, or something in it was.
[[nodiscard]] inline Notice leftOut(Severity severity, std::string path, Message reason) {
    return {severity, std::move(path), {"left-out", {{"reason", std::move(reason)}}}};
}

/// The files that the paths of a command line stand for.
struct PathList {
    struct File {
        std::string path;       ///< "-" is standard input
        std::uint64_t size = 0; ///< bytes, as far as it is known beforehand
    };
    std::vector<File> files;     ///< in the order of the paths; within a folder sorted by name
    std::vector<File> databases; ///< of Damscope, by their first bytes: they hold no text
    std::vector<Notice> notices;
};

/// A file stands for itself, whatever its name; a folder for the PDN files, archives and databases
/// (`*.db`) below it, symbolic links followed, each folder once. Other files in a folder are
/// counted in a notice.
[[nodiscard]] PathList listPaths(std::span<const std::string> paths);

/// Whether a file of this name is taken from a folder: "x.pdn", "x.PDN.gz", "x.zip", "x.tar.xz" ...
[[nodiscard]] bool isTakenFromFolder(std::string_view name);
/// Whether a member of this name is taken from an archive.
[[nodiscard]] bool isPdnName(std::string_view name);
/// Whether the name is one of an archive or compressed file.
[[nodiscard]] bool isPackedName(std::string_view name);

/// The results of the first of two passes over a text.
struct Survey {
    ContentDigest digest;
    parser::DetectedEncoding encoding; ///< sure if it was given
    bool encodingChosen = false;       ///< it was given
    /// XXH3 (64 bits) of each block, in order: the second pass must find the same.
    std::vector<std::uint64_t> blocks;
};

/// What a surveyed text is as a source of this name.
[[nodiscard]] Source toSource(std::string path, const Survey& survey);

struct SurveyOptions {
    std::string encoding; ///< as parser::encodingNamed gives it; empty: to be detected
    std::stop_token stop;
    std::function<void()> tick; ///< called after each block
};

/// Makes the first pass over texts, one after another.
class Surveyor {
public:
    explicit Surveyor(SurveyOptions options);
    /// Reads a text to its end. Throws SourceFailure where it cannot be read or is not text;
    /// nothing if stopped.
    [[nodiscard]] std::optional<Survey> survey(ByteStream& text);
    [[nodiscard]] bool stopped() const { return options_.stop.stop_requested(); }

private:
    SurveyOptions options_;
    std::vector<char> room_;
};

/// The second pass. Throws SourceFailure as soon as the content differs from what was surveyed, so
/// that games of two versions of a file never mix.
class VerifiedStream final : public ByteStream {
public:
    VerifiedStream(std::unique_ptr<ByteStream> text, std::vector<std::uint64_t> blocks);
    std::size_t read(std::span<char> buffer) override;
    [[nodiscard]] std::optional<Message> remark() const override { return text_->remark(); }

private:
    void fill();

    std::unique_ptr<ByteStream> text_;
    std::vector<std::uint64_t> blocks_;
    std::vector<char> block_;
    std::size_t size_ = 0;
    std::size_t taken_ = 0;
    std::size_t next_ = 0;
};

} // namespace damscope::db
