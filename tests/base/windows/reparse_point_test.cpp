// SPDX-License-Identifier: GPL-3.0-or-later
// The data of links as Windows keeps them, written out by hand from its documentation.
#include "base/windows/reparse_point.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

namespace damscope::base::windows {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t unit = 2; // bytes

wchar_t bytesOf(const std::wstring& text) {
    return static_cast<wchar_t>(text.size() * unit);
}

// The name for people stands first, as the system writes it for symbolic links.
std::wstring symbolicLink(const std::wstring& system, const std::wstring& people, bool relative) {
    std::wstring data{0x000C, 0xA000, 0, 0, bytesOf(people), bytesOf(system), 0, bytesOf(people)};
    data += {static_cast<wchar_t>(relative ? 1 : 0), 0};
    return data + people + system;
}

std::wstring junction(const std::wstring& system) {
    return std::wstring{0x0003, 0xA000, 0, 0, 0, bytesOf(system), bytesOf(system), 0} + system;
}

TEST(ReparsePoint, leadsWhereTheSystemSays) {
    EXPECT_EQ(reparseTarget(symbolicLink(L"games.pdn", L"games.pdn", true)), L"games.pdn");
    EXPECT_EQ(reparseTarget(symbolicLink(LR"(..\club\a.pdn)", LR"(..\club\a.pdn)", true)),
              LR"(..\club\a.pdn)");
    EXPECT_EQ(reparseTarget(symbolicLink(LR"(\??\C:\club\a.pdn)", LR"(C:\club\a.pdn)", false)),
              LR"(C:\club\a.pdn)");
    EXPECT_EQ(reparseTarget(symbolicLink(LR"(\??\UNC\host\club)", LR"(\\host\club)", false)),
              LR"(\\host\club)");
    EXPECT_EQ(reparseTarget(junction(LR"(\??\D:\games)")), LR"(D:\games)");
    EXPECT_EQ(reparseTarget(junction(LR"(\??\Volume{0a}\)")), LR"(\\?\Volume{0a}\)");
}

TEST(ReparsePoint, ofOtherKindsLeadsNowhere) {
    std::wstring cloud = junction(L"games");
    cloud[0] = 0x001A;
    cloud[1] = 0x9000;
    EXPECT_FALSE(reparseTarget(cloud));
    EXPECT_FALSE(reparseTarget(L""));
    const std::wstring whole = symbolicLink(L"games.pdn", L"games.pdn", true);
    for (std::size_t size = 0; size < whole.size() - 9; ++size)
        EXPECT_NO_THROW((void)reparseTarget(whole.substr(0, size))) << "cut after " << size;
}

} // namespace
} // namespace damscope::base::windows
