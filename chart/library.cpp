// SPDX-License-Identifier: GPL-3.0-or-later
// The library that damscope loads to draw a picture.
#include "chart/course.hpp"
#include "chart/fonts.hpp"
#include "chart/picture.hpp"

#include <QApplication>

#include <array>
#include <exception>
#include <set>
#include <string>

namespace {

// Qt's messages about missing runtime folders and the like do not matter here; the result shows
// whether there is a picture.
void silenceQt() {
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
}

} // namespace

namespace {

// Runs `draw` in a Qt application; false with a reason if it is false or throws.
template <class Draw> bool inQt(std::string& error, const Draw& draw) try {
    silenceQt();
    // A picture needs no screen; on Windows only the usual platform finds the fonts of the system.
    std::array<std::string, 3> words{"damscope", "-platform", DAMSCOPE_PICTURE_PLATFORM};
    std::array<char*, 4> arguments{words[0].data(), words[1].data(), words[2].data(), nullptr};
    int count = static_cast<int>(words.size());
    const QApplication application(count, arguments.data());
    damscope::chart::useOwnFontsIfNone();
    const bool isDrawn = draw();
    if (!isDrawn)
        error = "Qt could not draw it";
    return isDrawn;
} catch (const std::exception& failure) {
    error = failure.what();
    return false;
}

// The same for bytes, which are nothing if they could not be drawn.
template <class Draw> bool drawn(std::string& picture, std::string& error, const Draw& draw) {
    return inQt(error, [&] {
        const QByteArray bytes = draw();
        picture.assign(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        return !picture.empty();
    });
}

} // namespace

extern "C" __attribute__((visibility("default"))) bool
damscopeDraw(const damscope::chart::Course& course, const damscope::chart::PictureOptions& options,
             std::string& picture, std::string& error) {
    return drawn(picture, error, [&] { return damscope::chart::picture(course, options); });
}

extern "C" __attribute__((visibility("default"))) bool
damscopePrintPages(const std::string& title, const damscope::chart::NextPage& next,
                   const damscope::chart::TakeBytes& take, std::set<std::string>& unreadable,
                   std::string& error) {
    return inQt(error, [&] { return damscope::chart::printPages(title, next, take, unreadable); });
}

extern "C" __attribute__((visibility("default"))) bool
damscopeRasterise(const std::string& svg, std::string& picture, std::string& error) {
    return drawn(picture, error, [&] { return damscope::chart::rasterised(svg); });
}
