// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/machine.hpp"

#include <windows.h>

#include <string>

namespace damscope::base {
namespace {

std::optional<std::filesystem::path> fileOf(HMODULE module) {
    constexpr DWORD longest = 32'768;
    std::wstring name(longest, L'\0');
    name.resize(::GetModuleFileNameW(module, name.data(), longest));
    return name.empty() ? std::nullopt : std::optional(std::filesystem::path(name));
}

} // namespace

std::optional<std::filesystem::path> programFile() {
    return fileOf(nullptr);
}

std::optional<std::filesystem::path> codeFile() {
    static const wchar_t here = 0;
    HMODULE module = nullptr;
    if (::GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS |
                                 GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
                             &here, &module) == 0)
        return std::nullopt;
    return fileOf(module);
}

std::uint64_t physicalMemory() {
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof status;
    return ::GlobalMemoryStatusEx(&status) == 0 ? 0 : status.ullTotalPhys;
}

// Large pages need a right that users do not have.
void preferLargePages(void* /*start*/, std::size_t /*bytes*/) {}

void yieldToOthers() {
    ::SetThreadPriority(::GetCurrentThread(), THREAD_PRIORITY_IDLE);
}

} // namespace damscope::base
