// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/browser/page_file.hpp"

#include <emscripten.h>

#include <map>
#include <string>

// Module.pageFile is given by whoever starts the module (web/module/start.mjs). A worker may wait
// for a file.
EM_JS(char*, damscope_read_page_file, (const char* name, std::size_t* size), {
    const bytes = Module['pageFile'](UTF8ToString(name));
    if (!bytes)
        return 0;
    const place = _malloc(bytes.length);
    HEAPU8.set(bytes, place);
    HEAPU32[size >> 2] = bytes.length;
    return place;
});

namespace damscope::base {

std::string_view pageFile(std::string_view name) {
    static std::map<std::string, std::string_view, std::less<>> files;
    if (const auto known = files.find(name); known != files.end())
        return known->second;
    const std::string key(name);
    std::size_t size = 0;
    const char* const bytes = damscope_read_page_file(key.c_str(), &size);
    if (bytes == nullptr)
        return {}; // it may be there later
    return files.emplace(key, std::string_view(bytes, size)).first->second;
}

} // namespace damscope::base
