// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/animated_picture.hpp"

#include <QBuffer>
#include <QRect>
#include <QtEndian>

#include <zlib.h>

#include <algorithm>
#include <cstring>

namespace damscope::gui {
namespace {

constexpr char signature[] = "\x89PNG\r\n\x1a\n";
constexpr qsizetype signatureSize = 8;

QByteArray bytesOf(quint32 number) {
    QByteArray bytes(sizeof number, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

// In two bytes.
QByteArray shortOf(int number) {
    return bytesOf(static_cast<quint32>(number)).last(2);
}

QByteArray chunk(const QByteArray& type, const QByteArray& data) {
    const QByteArray checked = type + data;
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(checked.constData()),
                           static_cast<uInt>(checked.size()));
    return bytesOf(static_cast<quint32>(data.size())) + checked +
           bytesOf(static_cast<quint32>(sum));
}

// All data of the chunks of a type in a PNG file.
QByteArray dataOf(const QByteArray& file, const char* type) {
    constexpr qsizetype word = 4;
    QByteArray found;
    for (qsizetype at = signatureSize; at + 3 * word <= file.size();) {
        const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(file.constData() + at));
        if (std::memcmp(file.constData() + at + word, type, word) == 0)
            found += file.mid(at + 2 * word, size);
        at += size + 3 * word;
    }
    return found;
}

QByteArray pngOf(const QImage& picture) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    return buffer.data();
}

// The smallest area outside which two pictures of a size are the same.
QRect difference(const QImage& one, const QImage& other) {
    QRect area;
    for (int y = 0; y < one.height(); ++y) {
        const auto* a = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* b = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        const auto* const end = a + one.width();
        const auto* const first = std::mismatch(a, end, b).first;
        if (first == end)
            continue;
        const auto left = static_cast<int>(first - a);
        auto right = one.width() - 1;
        while (a[right] == b[right])
            --right;
        area |= QRect(QPoint(left, y), QPoint(right, y));
    }
    return area.isEmpty() ? QRect(0, 0, 1, 1) : area;
}

} // namespace

void AnimatedPicture::add(const QImage& picture, int milliseconds) {
    const QImage next = picture.convertToFormat(QImage::Format_RGB32);
    const bool isFirst = count_++ == 0;
    const QRect area = isFirst ? next.rect() : difference(next, last_);
    const QByteArray png = pngOf(next.copy(area));
    if (isFirst)
        header_ = chunk("IHDR", dataOf(png, "IHDR"));
    QByteArray control = bytesOf(sequence_++);
    for (const int number : {area.width(), area.height(), area.x(), area.y()})
        control += bytesOf(static_cast<quint32>(number));
    constexpr int perSecond = 1000;
    // The picture stays, and the next one is put over it.
    control += shortOf(milliseconds) + shortOf(perSecond) + QByteArray(2, '\0');
    frames_ += chunk("fcTL", control);
    const QByteArray data = dataOf(png, "IDAT");
    frames_ += isFirst ? chunk("IDAT", data) : chunk("fdAT", bytesOf(sequence_++) + data);
    last_ = next;
}

QByteArray AnimatedPicture::file() const {
    if (count_ == 0)
        return {};
    constexpr quint32 withoutEnd = 0;
    return QByteArray(signature, signatureSize) + header_ +
           chunk("acTL", bytesOf(count_) + bytesOf(withoutEnd)) +
           chunk("tEXt", QByteArray("Software") + '\0' + "Damscope") + frames_ + chunk("IEND", {});
}

} // namespace damscope::gui
