// SPDX-License-Identifier: GPL-3.0-or-later
// What damscope loads when it is asked for a picture.
#include "chart/picture.hpp"

#include <QApplication>

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <string>

namespace {

// A picture needs no screen. Qt wants its runtime folder named and would complain otherwise.
void prepareOffscreen() {
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    ::setenv("XDG_RUNTIME_DIR", std::filesystem::temp_directory_path().c_str(), 0);
    ::setenv("QT_LOGGING_RULES", "*.debug=false;qt.qpa.*=false", 0);
}

} // namespace

extern "C" __attribute__((visibility("default"))) bool
damscopeDraw(const damscope::chart::Course& course, const damscope::chart::PictureOptions& options,
             std::string& picture, std::string& error) try {
    prepareOffscreen();
    int count = 1;
    char name[] = "damscope";
    char* arguments[] = {name, nullptr};
    const QApplication application(count, arguments);
    const QByteArray bytes = damscope::chart::picture(course, options);
    picture.assign(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (picture.empty())
        error = "Qt could not draw it";
    return !picture.empty();
} catch (const std::exception& failure) {
    error = failure.what();
    return false;
}
