// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/windows/wide_text.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <windows.h>

namespace damscope::base::windows {

std::wstring wide(std::string_view text) {
    const int size = static_cast<int>(text.size());
    const int length = ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0);
    std::wstring result(static_cast<std::size_t>(length), L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, result.data(), length);
    return result;
}

std::string narrow(std::wstring_view text) {
    const int size = static_cast<int>(text.size());
    const int length =
        ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, nullptr, 0, nullptr, nullptr);
    std::string result(static_cast<std::size_t>(length), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, text.data(), size, result.data(), length, nullptr, nullptr);
    return result;
}

std::error_code genericError(unsigned long error) {
    // Those that the standard library does not know, or takes for a missing permission.
    static constexpr auto known = std::to_array<std::pair<unsigned long, std::errc>>({
        {ERROR_SHARING_VIOLATION, std::errc::device_or_resource_busy},
        {ERROR_LOCK_VIOLATION, std::errc::device_or_resource_busy},
        {ERROR_USER_MAPPED_FILE, std::errc::device_or_resource_busy},
        {ERROR_DELETE_PENDING, std::errc::device_or_resource_busy},
        {ERROR_BROKEN_PIPE, std::errc::broken_pipe},
        {ERROR_NO_DATA, std::errc::broken_pipe},
        {ERROR_PIPE_NOT_CONNECTED, std::errc::broken_pipe},
        {ERROR_DISK_FULL, std::errc::no_space_on_device},
        {ERROR_HANDLE_DISK_FULL, std::errc::no_space_on_device},
        {ERROR_WRITE_PROTECT, std::errc::read_only_file_system},
        {ERROR_DIRECTORY, std::errc::not_a_directory},
        {ERROR_BAD_EXE_FORMAT, std::errc::executable_format_error},
    });
    const auto* const found =
        std::ranges::find(known, error, [](const auto& each) { return each.first; });
    if (found != known.end())
        return std::make_error_code(found->second);
    const std::error_condition usual =
        std::system_category().default_error_condition(static_cast<int>(error));
    return usual.category() == std::generic_category()
               ? std::error_code(usual.value(), std::generic_category())
               : std::make_error_code(std::errc::io_error);
}

std::error_code lastError() {
    return genericError(::GetLastError());
}

} // namespace damscope::base::windows
