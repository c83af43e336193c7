// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/standard_streams.hpp"

#include "base/windows/wide_text.hpp"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace damscope::base {
namespace {

// Consoles are written to and read from in UTF-16, so that their code page need not be changed,
// which would last longer than this program.
constexpr std::size_t consolePiece = 8192;

HANDLE streamHandle(int descriptor) {
    return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
}

bool isConsole(HANDLE handle) {
    DWORD mode = 0;
    return ::GetConsoleMode(handle, &mode) != 0;
}

void occupyClosedStream(int descriptor, int mode) {
    if (::_get_osfhandle(descriptor) < 0) {
        ::_close(descriptor); // of a program without a console it counts as open
        if (::_open("NUL", mode) != descriptor)
            std::abort();
    }
    ::_setmode(descriptor, _O_BINARY);
}

std::error_code writeToConsole(HANDLE console, std::wstring_view text) {
    while (!text.empty()) {
        std::size_t size = std::min(text.size(), consolePiece);
        if (size < text.size() && IS_HIGH_SURROGATE(text[size - 1]))
            --size;
        DWORD written = 0;
        if (::WriteConsoleW(console, text.data(), static_cast<DWORD>(size), &written, nullptr) == 0)
            return windows::lastError();
        text.remove_prefix(written);
    }
    return {};
}

// Ctrl-Z at the start of a line is the end of the input.
std::size_t readFromConsole(HANDLE console, std::span<char> room, std::error_code& error) {
    constexpr std::size_t longestOfUnit = 3; // bytes of UTF-8 for one of UTF-16
    std::wstring typed(std::clamp<std::size_t>(room.size() / longestOfUnit - 1, 1, consolePiece),
                       L'\0');
    DWORD count = 0;
    do {
        ::SetLastError(ERROR_SUCCESS);
        if (::ReadConsoleW(console, typed.data(), static_cast<DWORD>(typed.size()), &count,
                           nullptr) == 0) {
            error = windows::lastError();
            return 0;
        }
    } while (count == 0 && ::GetLastError() == ERROR_OPERATION_ABORTED); // Ctrl-C is not ours
    typed.resize(count);
    if (!typed.empty() && IS_HIGH_SURROGATE(typed.back())) {
        typed.push_back(L'\0');
        if (::ReadConsoleW(console, &typed.back(), 1, &count, nullptr) == 0 || count == 0)
            typed.pop_back();
    }
    constexpr wchar_t endOfInput = 0x1A;
    if (typed.starts_with(endOfInput))
        return 0;
    const std::string text = windows::narrow(typed);
    return static_cast<std::size_t>(std::ranges::copy(text, room.begin()).out - room.begin());
}

} // namespace

void prepareStandardStreams() {
    // Asking for the handle of a closed descriptor must not end the program.
    ::_set_invalid_parameter_handler(
        [](const wchar_t*, const wchar_t*, const wchar_t*, unsigned, std::uintptr_t) {});
    occupyClosedStream(standardInput, _O_WRONLY);
    occupyClosedStream(standardOutput, _O_RDONLY);
    occupyClosedStream(standardError, _O_RDONLY);
    for (const int descriptor : {standardOutput, standardError}) {
        DWORD mode = 0;
        if (const HANDLE handle = streamHandle(descriptor); ::GetConsoleMode(handle, &mode) != 0)
            ::SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
    // A fault ends the program, and no window asks what to do.
    ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX | SEM_NOOPENFILEERRORBOX);
}

bool isTerminal(int descriptor) {
    return isConsole(streamHandle(descriptor));
}

bool obeysEscapes(int descriptor) {
    DWORD mode = 0;
    return ::GetConsoleMode(streamHandle(descriptor), &mode) != 0 &&
           (mode & ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

bool fitsPager() {
    return obeysEscapes(standardOutput);
}

std::optional<int> terminalColumns(int descriptor) {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (::GetConsoleScreenBufferInfo(streamHandle(descriptor), &info) == 0)
        return std::nullopt;
    return info.srWindow.Right - info.srWindow.Left + 1;
}

std::error_code writeAll(int descriptor, std::string_view bytes) {
    constexpr std::size_t most = std::size_t{1} << 20;
    const HANDLE handle = streamHandle(descriptor);
    if (isConsole(handle))
        return writeToConsole(handle, windows::wide(bytes));
    while (!bytes.empty()) {
        DWORD written = 0;
        const auto size = static_cast<DWORD>(std::min(bytes.size(), most));
        if (::WriteFile(handle, bytes.data(), size, &written, nullptr) == 0)
            return windows::lastError();
        bytes.remove_prefix(written);
    }
    return {};
}

std::size_t readSome(int descriptor, std::span<char> room, std::error_code& error) {
    error.clear();
    const HANDLE handle = streamHandle(descriptor);
    if (isConsole(handle))
        return readFromConsole(handle, room, error);
    DWORD count = 0;
    if (::ReadFile(handle, room.data(), static_cast<DWORD>(room.size()), &count, nullptr) == 0) {
        error = windows::lastError();
        if (error == std::errc::broken_pipe)
            error.clear(); // its writer has gone: the end
        return 0;
    }
    return count;
}

} // namespace damscope::base
