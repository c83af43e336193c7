// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/container.hpp"

#include <functional>

namespace damscope::db {

/// The PDN members of an archive. `content` opens it again: two readers go through it side by side,
/// one that identifies a member, and one that then reads it, so that no archive is decompressed
/// more than twice, however many members it has.
[[nodiscard]] std::unique_ptr<Container>
archiveContainer(ContentKind kind, const std::function<std::unique_ptr<ByteStream>()>& content,
                 const ContainerContext& context);

} // namespace damscope::db
