// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/browser/page_file.hpp"

#include <cstring>

/// Puts the tables of East Asian encodings where iconv of the module wants them
/// (tools/web/iconv.py); 0 if there are none.
extern "C" int damscope_east_asian_tables(void* place, std::size_t size) {
    const std::string_view tables = damscope::base::pageFile("encodings/east-asian.tables");
    if (tables.size() != size)
        return 0;
    std::memcpy(place, tables.data(), size);
    return 1;
}
