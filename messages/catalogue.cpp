// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/catalogue.hpp"

#include <algorithm>
#include <cstring>
#include <ranges>
#include <string>

namespace damscope {

namespace {

/// The layout of a file of msgfmt: two tables of lengths and places, in the order of the bytes of
/// the English texts. (GNU gettext manual, "The Format of GNU MO Files".)
class MoFile {
public:
    explicit MoFile(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] std::uint32_t size() const { return number(8); }
    /// The English text, without its plural.
    [[nodiscard]] std::string_view original(std::uint32_t i) const {
        const std::string_view both = entry(number(12), i);
        return both.substr(0, both.find('\0'));
    }
    [[nodiscard]] std::string_view translation(std::uint32_t i) const {
        return entry(number(16), i);
    }

private:
    [[nodiscard]] std::uint32_t number(std::size_t place) const {
        std::uint32_t value = 0;
        std::memcpy(&value, bytes_.substr(place, sizeof value).data(), sizeof value);
        return value;
    }
    [[nodiscard]] std::string_view entry(std::size_t table, std::uint32_t i) const {
        const std::size_t row = table + std::size_t{8} * i;
        return bytes_.substr(number(row + 4), number(row));
    }

    std::string_view bytes_;
};

std::string_view nthForm(std::string_view forms, std::size_t n) {
    for (; n > 0 && forms.find('\0') != std::string_view::npos; --n)
        forms.remove_prefix(forms.find('\0') + 1);
    return forms.substr(0, forms.find('\0'));
}

unsigned long magnitude(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    return number < 0 ? -bits : bits;
}

} // namespace

const Catalogue* catalogueOf(Language language) {
    const auto found = std::ranges::find(catalogues(), codeOf(language), &Catalogue::code);
    return found == catalogues().end() ? nullptr : &*found;
}

std::string_view Catalogue::bytes() const {
    return {begin_, end_};
}

std::string_view Catalogue::find(std::string_view context, std::string_view english) const {
    constexpr char afterContext = '\4';
    const std::string key = context.empty()
                                ? std::string(english)
                                : std::string(context).append(1, afterContext).append(english);
    const MoFile file(bytes());
    const auto places = std::views::iota(std::uint32_t{0}, file.size());
    const auto original = [&](std::uint32_t i) { return file.original(i); };
    const auto found = std::ranges::lower_bound(places, std::string_view(key), {}, original);
    const bool here = found != places.end() && original(*found) == key;
    return here ? file.translation(*found) : std::string_view();
}

std::string_view Catalogue::header(std::string_view name) const {
    const std::string_view header = find("", "");
    const std::string line = std::string(name) + ": ";
    const auto begin = header.find(line);
    if (begin == std::string_view::npos)
        return {};
    const std::string_view rest = header.substr(begin + line.size());
    return rest.substr(0, rest.find('\n'));
}

Translation translation(const Text& text, Language language, std::int64_t number) {
    if (text.english.empty()) // a catalogue has its header there
        return {{}, Language::english};
    const Catalogue* catalogue = catalogueOf(language);
    const std::string_view forms =
        catalogue == nullptr ? std::string_view() : catalogue->find(text.context, text.english);
    if (const auto form = nthForm(forms, text.plural.empty() ? 0 : pluralForm(language, number));
        !form.empty())
        return {form, language};
    const bool several = !text.plural.empty() && pluralForm(Language::english, number) != 0;
    return {several ? text.plural : text.english, Language::english};
}

std::size_t pluralForm(Language language, std::int64_t number) {
    const Catalogue* catalogue = catalogueOf(language);
    if (catalogue == nullptr)
        return magnitude(number) == 1 ? 0 : 1;
    return catalogue->pluralForm(magnitude(number));
}

} // namespace damscope
