// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/survey.hpp"

#include "intake/input_file.hpp"

#include <algorithm>
#include <new>
#include <utility>
#include <xxhash.h>

namespace damscope::db {
namespace {

constexpr std::size_t blockSize = std::size_t{1} << 18;

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

Surveyor::Surveyor(SurveyOptions options) : options_(std::move(options)), room_(blockSize) {}

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
    : text_(std::move(text)), blocks_(std::move(blocks)), block_(blockSize) {}

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
