// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/checksum.hpp"

#include "db/codec/hash.hpp"

namespace damscope::db {

std::uint64_t contentHash(std::span<const rules::Tag> tags, std::span<const std::uint8_t> moves) {
    Hash hash;
    for (const rules::Tag& tag : tags)
        hash.add(tag.name).add(tag.value);
    return hash.add(std::uint64_t{tags.size()}).add(moves).value();
}

std::uint64_t gameChecksum(const GamePlace& place, const GameHeader& header,
                           std::uint64_t contentHash) {
    const auto rating = [](const std::optional<int>& r) {
        return static_cast<std::uint64_t>(r.value_or(-1));
    };
    Hash hash;
    hash.add(static_cast<std::uint64_t>(place.id)).add(static_cast<std::uint64_t>(place.source));
    hash.add(place.ordinal).add(place.line).add(contentHash);
    hash.add(static_cast<std::uint64_t>(header.variant));
    hash.add(static_cast<std::uint64_t>(header.result));
    hash.add(header.white).add(header.black).add(header.event).add(header.site);
    hash.add(header.round).add(header.date).add(std::uint64_t{header.day.stored()});
    hash.add(rating(header.whiteRating)).add(rating(header.blackRating));
    hash.add(static_cast<std::uint64_t>(header.plies)).add(std::uint64_t{header.legal});
    hash.add(std::uint64_t{header.comments}).add(std::uint64_t{header.variations});
    return hash.value();
}

} // namespace damscope::db
