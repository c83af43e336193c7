// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <functional>
#include <string_view>

namespace damscope::gui::testing {

/// Runs a class of tests with the arguments of a QTest program and returns the exit status.
using RunTest = std::function<int(int argc, char** argv)>;

/// Makes a class of tests known to the program gui_test, which runs those of the name that it is
/// given.
void addTest(std::string_view name, RunTest run);

/// A class of tests that is known from the start of the program on.
template <class Test> class NamedTest {
public:
    explicit NamedTest(std::string_view name) {
        addTest(name, [](int argc, char** argv) {
            Test test;
            return QTest::qExec(&test, argc, argv);
        });
    }
};

} // namespace damscope::gui::testing
