// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/machine.hpp"

#include <dlfcn.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <system_error>

namespace damscope::base {

namespace fs = std::filesystem;

std::optional<fs::path> programFile() {
    std::error_code error;
    fs::path file = fs::read_symlink("/proc/self/exe", error);
    return error ? std::nullopt : std::optional(std::move(file));
}

std::optional<fs::path> codeFile() {
    static const char here = 0;
    // Leads to the program also when a newer one has taken its name.
    const fs::path program = "/proc/self/exe";
    Dl_info symbol{};
    void* found = nullptr;
    if (::dladdr1(&here, &symbol, &found, RTLD_DL_LINKMAP) == 0)
        return program;
    const char* name = static_cast<const link_map*>(found)->l_name;
    // The program itself has no name here.
    return name == nullptr || *name == '\0' ? program : fs::path(name);
}

std::uint64_t physicalMemory() {
    const long pages = ::sysconf(_SC_PHYS_PAGES);
    const long bytes = ::sysconf(_SC_PAGESIZE);
    return pages > 0 && bytes > 0
               ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(bytes)
               : 0;
}

void preferLargePages(void* start, std::size_t bytes) {
    (void)::madvise(start, bytes, MADV_HUGEPAGE); // where that is refused small pages do
}

void yieldToOthers() {
    constexpr int lowest = 19;
    // This changes the priority of this thread only.
    (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), lowest);
}

} // namespace damscope::base
