// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

namespace damscope::gui {

/// Pictures of one size that are shown one after another, without end, as an animated PNG
/// (https://www.w3.org/TR/png-3/, APNG): a PNG file whose first picture programs without animation
/// show. Each picture after the first is only what differs from the one before.
class AnimatedPicture {
public:
    /// A picture, and for how many milliseconds it is shown.
    void add(const QImage& picture, int milliseconds);
    /// The bytes of the file; empty if there is no picture.
    [[nodiscard]] QByteArray file() const;

private:
    QImage last_;
    QByteArray header_; ///< the chunk IHDR
    QByteArray frames_; ///< their chunks
    quint32 count_ = 0;
    quint32 sequence_ = 0; ///< of chunks of frames
};

} // namespace damscope::gui
