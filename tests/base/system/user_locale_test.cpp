// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/user_locale.hpp"
#include "tests/base/environment_variable.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <thread>

namespace damscope::base {
namespace {

using testing::EnvironmentVariable;

TEST(UserLocale, isThatOfTheFirstVariableThatIsSet) {
    const EnvironmentVariable language("LANG", "pt_BR.UTF-8");
    const EnvironmentVariable all("LC_ALL", std::nullopt);
    {
        const EnvironmentVariable messages("LC_MESSAGES", "fr_FR.UTF-8");
        EXPECT_EQ(userLocale(), "fr_FR.UTF-8");
        const EnvironmentVariable everything("LC_ALL", "nl_NL.UTF-8");
        EXPECT_EQ(userLocale(), "nl_NL.UTF-8");
    }
    const EnvironmentVariable messages("LC_MESSAGES", "");
    EXPECT_EQ(userLocale(), "pt_BR.UTF-8");
}

TEST(UserLocale, isInTheSettingsWhereNoVariableIsUsual) {
    const EnvironmentVariable all("LC_ALL", std::nullopt);
    const EnvironmentVariable messages("LC_MESSAGES", std::nullopt);
    const EnvironmentVariable language("LANG", std::nullopt);
#ifdef _WIN32
    ASSERT_TRUE(userLocale());
    EXPECT_FALSE(userLocale()->empty());
#else
    EXPECT_EQ(userLocale(), std::nullopt);
#endif
}

TEST(Utf8Locale, isThatOfOneThreadForItsTime) {
    const auto before = MB_CUR_MAX;
    bool isThere = false;
    {
        const Utf8Locale locale;
        const Utf8Locale::InThread here(locale);
        isThere = MB_CUR_MAX != before;
        if (isThere) {
            EXPECT_EQ(std::mbstowcs(nullptr, "Šadžius", 0), 7U);
        }
        std::jthread([&] { EXPECT_EQ(MB_CUR_MAX, before); }).join();
    }
    EXPECT_EQ(MB_CUR_MAX, before);
    if (!isThere)
        GTEST_SKIP() << "the C library has no such locale, or has it all the time";
}

} // namespace
} // namespace damscope::base
