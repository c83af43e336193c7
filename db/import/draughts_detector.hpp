// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/batch_reader.hpp"
#include "messages/message.hpp"
#include "parser/meaning/recognise.hpp"

#include <optional>

namespace damscope::db::importing {

/// Whether there is a game of draughts in a source at all, judged by its first batches. Other files
/// (a letter, a web page, an archive of chess games) must not become games.
class DraughtsDetector {
public:
    /// Examines a batch until the answer is clear.
    void look(const TextBatch& batch);
    /// A game of draughts was found: no more batches are needed.
    [[nodiscard]] bool isDraughts() const { return draughts_; }
    /// Why the source is not read, judged by the batches so far; nothing if it is read.
    [[nodiscard]] std::optional<Message> refusal() const;

private:
    bool draughts_ = false;
    bool header_ = false;
    bool chess_ = false;
    bool text_ = false;
};

} // namespace damscope::db::importing
