// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <system_error>

/// The streams that a program is started with, and the terminal that they may be.
namespace damscope::base {

inline constexpr int standardInput = 0;
inline constexpr int standardOutput = 1;
inline constexpr int standardError = 2;

/// Makes them safe to use; the first thing that a program does. Afterwards each is open: one that
/// was closed fails when it is used, and no file that is opened later gets its number. Bytes pass
/// as they are. Writing to a pipe whose reader has gone, or beyond the largest size of a file, is
/// an error and does not end the program. A terminal obeys escape sequences, if it can.
void prepareStandardStreams();

[[nodiscard]] bool isTerminal(int descriptor);
/// Whether it is a terminal that colours text and moves its cursor when escape sequences say so.
/// What $TERM says of it is not asked.
[[nodiscard]] bool obeysEscapes(int descriptor);
/// Whether a pager can show a text on the terminal of this program, as far as is known.
[[nodiscard]] bool fitsPager();
/// The columns of a terminal; nothing if it is not one or does not say.
[[nodiscard]] std::optional<int> terminalColumns(int descriptor);

/// Writes all bytes to an open file; on a terminal they are whole characters of UTF-8. Errors are
/// of the generic category: `broken_pipe` if the reader of a pipe has gone. Interruptions are
/// passed over.
[[nodiscard]] std::error_code writeAll(int descriptor, std::string_view bytes);

/// Waits for the next bytes of an open file, and returns how many it has put into `room`; 0 at its
/// end and where there is an error. What is typed on a terminal is UTF-8; `room` has at least eight
/// bytes.
[[nodiscard]] std::size_t readSome(int descriptor, std::span<char> room, std::error_code& error);

} // namespace damscope::base
