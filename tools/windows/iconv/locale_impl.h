/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What musl's iconv.c asks of its C library: UTF-8 to characters and back, whatever the locale is. */
#ifndef DAMSCOPE_LOCALE_IMPL_H
#define DAMSCOPE_LOCALE_IMPL_H

#undef wchar_t
#define wchar_t uint32_t
typedef const void *used_locale;
#define locale_t used_locale
static __thread locale_t usual_locale;
#define CURRENT_LOCALE usual_locale
#define UTF8_LOCALE 0

static size_t mbrtowc_utf8(uint32_t *point, const char *text, size_t size, mbstate_t *state) {
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *bytes = (const unsigned char *)text;
    const size_t length = bytes[0] < 0x80    ? 1
                          : bytes[0] < 0xC2  ? 0
                          : bytes[0] < 0xE0  ? 2
                          : bytes[0] < 0xF0  ? 3
                          : bytes[0] <= 0xF4 ? 4
                                             : 0;
    (void)state;
    if (length == 0)
        return (size_t)-1;
    uint32_t value = length == 1 ? bytes[0] : bytes[0] & (0x7Fu >> length);
    for (size_t i = 1; i < length; ++i) {
        if (i == size)
            return (size_t)-2;
        if ((bytes[i] & 0xC0) != 0x80)
            return (size_t)-1;
        value = value << 6 | (bytes[i] & 0x3Fu);
    }
    if (value < least[length] || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000))
        return (size_t)-1;
    *point = value;
    return length;
}

static int wctomb_utf8(char *text, uint32_t point) {
    if (point < 0x80) {
        text[0] = (char)point;
        return 1;
    }
    const int length = point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    for (int i = length - 1; i > 0; --i, point >>= 6)
        text[i] = (char)(0x80 | (point & 0x3F));
    text[0] = (char)((0xF00 >> length) | point);
    return length;
}

#endif
