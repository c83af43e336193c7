// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/language.hpp"

#include "base/text/utf8.hpp"

#include <cstring>
#include <ranges>

namespace damscope {

namespace {

/// The codes in the order of the enumeration, and those of further catalogues.
const std::vector<std::string_view>& codes() {
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> found{"en", "nl", "fr", "ru", "pt"};
        for (const Catalogue& catalogue : catalogues())
            if (std::ranges::count(found, catalogue.code()) == 0)
                found.push_back(catalogue.code());
        return found;
    }();
    return all;
}

/// "Dutch": the team of translators. Empty if there is none, which msginit calls "none".
std::string_view englishName(Language language) {
    const Catalogue* catalogue = catalogueOf(language);
    if (catalogue == nullptr)
        return "English";
    const std::string_view team = catalogue->header("Language-Team");
    const std::string_view name = team.substr(0, team.find(" <"));
    return name == "none" ? std::string_view() : name;
}

/// A code or the name of a locale, folded, without its encoding: "sr_rs@latin" of
/// "sr-RS.UTF-8@latin".
std::string withoutEncoding(std::string name) {
    std::ranges::replace(name, '-', '_');
    const auto dot = name.find('.');
    if (dot == std::string::npos)
        return name;
    const auto modifier = name.find('@', dot);
    return name.substr(0, dot) +
           (modifier == std::string::npos ? std::string() : name.substr(modifier));
}

/// The codes that fit a locale, the one that says most first, as gettext tries them: "sr_rs@latin",
/// "sr@latin", "sr_rs", "sr".
std::array<std::string, 4> codesOfLocale(const std::string& folded) {
    const std::string whole = withoutEncoding(folded);
    const std::string territory = whole.substr(0, whole.find('@'));
    const std::string modifier = whole.substr(territory.size());
    const std::string language = territory.substr(0, territory.find('_'));
    return {whole, language + modifier, territory, language};
}

const std::vector<LanguageNames>& allCodes() {
    static const std::vector<LanguageNames> all = [] {
        std::vector<LanguageNames> found;
        for (const Language language : allLanguages())
            found.push_back({withoutEncoding(base::folded(codeOf(language))), {}, {}});
        return found;
    }();
    return all;
}

const std::vector<LanguageNames>& allNames() {
    static const std::vector<LanguageNames> all = [] {
        std::vector<LanguageNames> found = allCodes();
        for (std::size_t i = 0; i < found.size(); ++i) {
            const Language language = allLanguages()[i];
            found[i].english = base::folded(englishName(language));
            found[i].own = base::folded(ownName(language));
        }
        return found;
    }();
    return all;
}

} // namespace

std::span<const Language> allLanguages() {
    static const std::vector<Language> all = [] {
        std::vector<Language> found;
        for (std::size_t i = 0; i < codes().size(); ++i)
            if (const auto language = static_cast<Language>(i);
                language == Language::english || catalogueOf(language) != nullptr)
                found.push_back(language);
        return found;
    }();
    return all;
}

std::optional<Language> languageNamed(std::string_view name) {
    // Names stand in the catalogues, each of which a page would have to load.
    auto place = placeOfLanguage(name, allCodes());
    if (!place && !name.empty())
        place = placeOfLanguage(name, allNames());
    return place ? std::optional(allLanguages()[*place]) : std::nullopt;
}

std::optional<std::size_t> placeOfLanguage(std::string_view name,
                                           std::span<const LanguageNames> languages) {
    const std::string folded = base::folded(name);
    if (folded.empty())
        return std::nullopt;
    const auto placeOf = [&](auto found) {
        return static_cast<std::size_t>(found - languages.begin());
    };
    for (const std::string& code : codesOfLocale(folded))
        if (const auto found = std::ranges::find(languages, code, &LanguageNames::code);
            found != languages.end())
            return placeOf(found);
    const auto found = std::ranges::find_if(languages, [&](const LanguageNames& names) {
        return names.english == folded || names.own == folded;
    });
    return found == languages.end() ? std::nullopt : std::optional(placeOf(found));
}

std::string_view codeOf(Language language) {
    return codes()[static_cast<std::size_t>(language)];
}

std::string ownName(Language language) {
    static constexpr Text english = phrase("the name of your language in itself", "English");
    const Translation name = translation(english, language);
    if (name.language == language)
        return std::string(name.text);
    const std::string_view known = englishName(language);
    return std::string(known.empty() ? codeOf(language) : known);
}

namespace {

/// The layout of a file of msgfmt: two tables of lengths and places, in the order of the bytes of
/// the English texts. (GNU gettext manual, "The Format of GNU MO Files".)
class MoFile {
public:
    explicit MoFile(std::string_view bytes) : bytes_(bytes) {}

    /// Nothing for what is no such file: a page may get none.
    [[nodiscard]] std::uint32_t size() const {
        constexpr std::size_t header = 28;
        constexpr std::uint32_t sign = 0x950412de;
        return bytes_.size() >= header && number(0) == sign ? number(8) : 0;
    }
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
    // On Windows it holds 32 bits, which no count that a sentence names exceeds.
    return static_cast<unsigned long>(number < 0 ? -bits : bits);
}

} // namespace

const Catalogue* catalogueOf(Language language) {
    const auto found = std::ranges::find(catalogues(), codeOf(language), &Catalogue::code);
    return found == catalogues().end() ? nullptr : &*found;
}

std::string_view Catalogue::find(std::string_view context, std::string_view english) const {
    constexpr char afterContext = '\4';
    const std::string key = context.empty()
                                ? std::string(english)
                                : std::string(context).append(1, afterContext).append(english);
    const MoFile file(bytes_());
    std::uint32_t first = 0;
    for (std::uint32_t rest = file.size(); rest > 0;) { // the tables are sorted
        const std::uint32_t half = rest / 2;
        const bool isBehind = file.original(first + half) < key;
        first += isBehind ? half + 1 : 0;
        rest = isBehind ? rest - half - 1 : half;
    }
    const bool here = first < file.size() && file.original(first) == key;
    return here ? file.translation(first) : std::string_view();
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
