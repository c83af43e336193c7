// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope {

/// An English text that catalogues in po/ translate.
struct Text {
    /// A text without a context and without a plural.
    constexpr Text(
        const char* text) // NOLINT(google-explicit-constructor): tables list plain literals
        : english(text) {}
    constexpr explicit Text(std::string_view text) : english(text) {}
    constexpr Text(const char* where, const char* text) : english(text), context(where) {}
    constexpr Text(const char* where, const char* count, const char* one, const char* many)
        : english(one), plural(many), number(count), context(where) {}

    std::string_view english;
    std::string_view plural{};  ///< the form for several, if there is one
    std::string_view number{};  ///< the name of the parameter that decides between the forms
    std::string_view context{}; ///< distinguishes equal texts that are translated differently
};

// tools/po/update finds the texts of the catalogues by the names of these functions.

/// An English text that is translated where it is shown.
constexpr const char* phrase(const char* english) {
    return english;
}
/// One whose equals have other translations elsewhere; the context distinguishes them.
constexpr Text phrase(const char* context, const char* english) {
    return {context, english};
}
/// A text in two forms; the parameter of that name, a number, decides between them.
constexpr Text phrases(const char* number, const char* one, const char* many) {
    return {"", number, one, many};
}
constexpr Text phrases(const char* context, const char* number, const char* one, const char* many) {
    return {context, number, one, many};
}

} // namespace damscope
