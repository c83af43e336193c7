// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/batch_reader.hpp"
#include "messages/message.hpp"
#include "parser/meaning/recognise.hpp"

#include <optional>

namespace damscope::db::importing {

/// Whether there is a game of draughts in a source at all, judged by its first batches. Files that
/// are none of ours (a letter, a web page, an archive of chess) must not become games.
class SourceVerdict {
public:
    /// Looks at a batch, as far as it takes.
    void look(const TextBatch& batch);
    /// A game of draughts was found: nothing more needs to be looked at.
    [[nodiscard]] bool isDraughts() const { return draughts_; }
    /// Why the source is not read, if what was looked at is all that counts; nothing if it is read.
    [[nodiscard]] std::optional<Message> refusal() const;

private:
    bool draughts_ = false;
    bool header_ = false;
    bool chess_ = false;
    bool text_ = false;
};

} // namespace damscope::db::importing
