// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/windows/command_line.hpp"

#include "base/system/command_line.hpp"
#include "base/windows/wide_text.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <string_view>
#include <windows.h> // first

#include <shellapi.h>

namespace damscope::base::windows {
namespace {

// Backslashes are doubled before a quote only. (Daniel Colascione, "Everyone quotes command line
// arguments the wrong way", 2011.)
std::wstring quoted(const std::wstring& word) {
    if (!word.empty() && word.find_first_of(L" \t\n\v\"") == std::wstring::npos)
        return word;
    std::wstring text = L"\"";
    std::size_t backslashes = 0;
    for (const wchar_t c : word) {
        if (c == L'"')
            text.append(backslashes + 1, L'\\');
        backslashes = c == L'\\' ? backslashes + 1 : 0;
        text += c;
    }
    return text.append(backslashes, L'\\') + L'"';
}

} // namespace

std::wstring commandLine(const std::vector<std::string>& words) {
    std::wstring line;
    for (const std::string& word : words)
        line += (line.empty() ? L"" : L" ") + quoted(wide(word));
    return line;
}

} // namespace damscope::base::windows

namespace damscope::base {
namespace {

bool isPattern(const std::wstring& word) {
    return !word.starts_with(L'-') && word.find_first_of(L"*?") != std::wstring::npos;
}

bool isSameSign(wchar_t sign, wchar_t other) {
    constexpr BOOL ignoreCase = TRUE;
    return ::CompareStringOrdinal(&sign, 1, &other, 1, ignoreCase) == CSTR_EQUAL;
}

// The system also finds names of which the short form, such as GAMES~1.PDN, fits.
bool isFitting(std::wstring_view name, std::wstring_view pattern) {
    // Only what the last * stands for is tried again: what those before it stand for is as short as
    // it can be.
    std::optional<std::wstring_view> behindStar;
    std::wstring_view tried; ///< from where on the name is to fit what is behind the star
    while (!name.empty() || !pattern.empty()) {
        if (pattern.starts_with(L'*')) {
            pattern.remove_prefix(1);
            behindStar = pattern;
            tried = name;
        } else if (!name.empty() && !pattern.empty() &&
                   (pattern.front() == L'?' || isSameSign(name.front(), pattern.front()))) {
            name.remove_prefix(1);
            pattern.remove_prefix(1);
        } else if (behindStar && !tried.empty()) {
            tried.remove_prefix(1);
            name = tried;
            pattern = *behindStar;
        } else {
            return false;
        }
    }
    return true;
}

std::vector<std::string> filesFitting(const std::filesystem::path& pattern) {
    std::vector<std::string> files;
    const std::wstring wanted = pattern.filename().wstring();
    WIN32_FIND_DATAW found{};
    const HANDLE search = ::FindFirstFileW(pattern.c_str(), &found);
    if (search == INVALID_HANDLE_VALUE)
        return files;
    do {
        const std::wstring_view name = found.cFileName;
        const bool isHidden = name.starts_with(L'.'); // as for a shell
        if (!isHidden && (wanted == L"*.*" || isFitting(name, wanted)))
            files.push_back((pattern.parent_path() / name).string());
    } while (::FindNextFileW(search, &found) != 0);
    ::FindClose(search);
    std::ranges::sort(files);
    return files;
}

struct FreeLocally {
    void operator()(wchar_t** words) const { ::LocalFree(words); }
};

} // namespace

std::vector<std::string> wordsOf(int /*argc*/, char** /*argv*/) {
    int count = 0;
    const std::unique_ptr<wchar_t*, FreeLocally> all(
        ::CommandLineToArgvW(::GetCommandLineW(), &count));
    std::vector<std::string> words;
    for (int i = 1; i < count; ++i) {
        const std::wstring word = all.get()[i];
        auto files = isPattern(word) ? filesFitting(word) : std::vector<std::string>();
        if (files.empty())
            files.push_back(windows::narrow(word));
        std::ranges::move(files, std::back_inserter(words));
    }
    return words;
}

} // namespace damscope::base
