// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/named_test.hpp"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>
#include <map>

namespace damscope::gui::testing {
namespace {

std::map<std::string_view, RunTest>& tests() {
    static std::map<std::string_view, RunTest> known;
    return known;
}

int usage() {
    std::fputs("usage: gui_test NAME [arguments of QTest]; the names:\n", stderr);
    for (const auto& [name, run] : tests())
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(name.size()), name.data());
    return 2;
}

} // namespace

void addTest(std::string_view name, RunTest run) {
    tests().emplace(name, std::move(run));
}

} // namespace damscope::gui::testing

int main(int argc, char** argv) {
    using namespace damscope::gui::testing;
    const auto test = argc < 2 ? tests().end() : tests().find(argv[1]);
    if (test == tests().end())
        return usage();
    // The test sees the arguments without its name.
    for (int i = 1; i < argc; ++i)
        argv[i] = argv[i + 1];
    --argc;
    // Settings of its own: others run at the same time.
    const QTemporaryDir home;
    qputenv("HOME", QFile::encodeName(home.path()));
    QApplication application(argc, argv);
    QApplication::setAttribute(Qt::AA_Use96Dpi, true);
    return test->second(argc, argv);
}
