// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/draughts_detector.hpp"

#include "parser/syntax/reader.hpp"

namespace damscope::db::importing {

void DraughtsDetector::look(const TextBatch& batch) {
    parser::Reader reader(*batch.text);
    parser::GameText text;
    while (!draughts_ && reader.next(text)) {
        const parser::TextKind kind = parser::kindOf(text);
        draughts_ = kind == parser::TextKind::draughts;
        header_ = header_ || kind == parser::TextKind::header;
        chess_ = chess_ || kind == parser::TextKind::chess;
        text_ = text_ || kind == parser::TextKind::text;
    }
}

std::optional<Message> DraughtsDetector::refusal() const {
    if (draughts_)
        return std::nullopt;
    if (chess_)
        return Message{"chess", {}};
    if (text_ && !header_)
        return Message{"no-games", {}};
    return std::nullopt; // games that were not played, or nothing at all
}

} // namespace damscope::db::importing
