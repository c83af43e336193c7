// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/date_elements.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <string>

namespace damscope::rules {
namespace {

constexpr std::size_t longestText = 200;

// The zeros of other scripts: Arabic, Persian, Devanagari, Bengali, Thai, and full width.
constexpr auto zeros = std::to_array<char32_t>({0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0xFF10});

// Signs of Chinese, Japanese and Korean dates behind their numbers, which nothing separates.
constexpr std::u32string_view eastAsianSigns = U"年月日號号년월일";

// Signs that separate words as blanks do.
constexpr std::u32string_view separators = U"–—‒‐‑·、،\u00A0\u202F\u3000\u200E\u200F";

char32_t plainPoint(char32_t point) {
    for (const char32_t zero : zeros)
        if (point >= zero && point < zero + 10)
            return U'0' + (point - zero);
    const bool separates = eastAsianSigns.find(point) != std::u32string_view::npos ||
                           separators.find(point) != std::u32string_view::npos;
    return separates ? U' ' : base::smallLetter(point);
}

// The text in small letters, with the digits and blanks of ASCII.
std::string plainText(std::string_view text) {
    std::string plain;
    for (text = text.substr(0, longestText); !text.empty();) {
        const base::Utf8Character c = base::firstCharacter(text);
        if (c.point)
            base::appendUtf8(plain, plainPoint(*c.point));
        text.remove_prefix(c.bytes.size());
    }
    return plain;
}

constexpr bool isNumberByte(char c) {
    return base::isDigit(c) || c == '?';
}

// The end of the bytes of a kind that begin at `at`.
template <class IsKind> std::size_t endOf(std::string_view text, std::size_t at, IsKind isKind) {
    while (at < text.size() && isKind(text[at]))
        ++at;
    return at;
}

// What a date may hold besides: ordinals, articles, days of the week, the words "year" and "hour".
bool isFiller(std::string_view word) {
    constexpr std::string_view fillers =
        "st nd rd th er e de del di do den der le la the of am on t m d tot to bis au du al "
        "до по с г гг год года року рік р година a en and und et ca circa gada metų roku yıl "
        "yılı évi år ngày tháng năm оны сарын z utc gmt cet cest uur uhr h klo kl il monday "
        "tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun "
        "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo lundi "
        "mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag "
        "freitag samstag sonntag понедельник вторник среда четверг пятница суббота "
        "воскресенье пн вт ср чт пт сб вс 火 水 木 金 土 요 화요 수요 목요 금요 토요";
    return base::placeInList(fillers, word) != fillers.npos;
}

// "x" and "ix", also in Cyrillic letters that look the same, and as one character: "Ⅸ".
std::optional<int> romanMonth(std::string_view word) {
    constexpr auto numbers = std::to_array<std::string_view>(
        {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"});
    std::string latin;
    while (!word.empty()) {
        const base::Utf8Character c = base::firstCharacter(word);
        word.remove_prefix(c.bytes.size());
        const char32_t point = c.point.value_or(0);
        if (point == U'х' || point == U'і')
            latin += point == U'х' ? 'x' : 'i';
        else if (point >= U'\u2160' && point < U'\u2180' && latin.empty() && word.empty())
            latin = (point - 0x2160) % 16 < 12 ? numbers.at((point - 0x2160) % 16) : "";
        else
            latin += c.bytes;
    }
    const auto* const found = std::ranges::find(numbers, latin);
    return found != numbers.end() ? std::optional(static_cast<int>(found - numbers.begin()) + 1)
                                  : std::nullopt;
}

// Digits and question marks: "19??" is not known.
DateElement numberElement(std::string_view text) {
    constexpr std::size_t mostDigits = 8;
    DateElement element{text.size(), 0, 0};
    if (!base::isAllDigits(text))
        return element;
    if (text.size() > mostDigits)
        element.number = -1;
    else
        for (const char c : text)
            element.number = 10 * element.number + (c - '0');
    return element;
}

/// A time of day in a text.
struct TimeOfDay {
    std::size_t end = 0; ///< 0: there is none
    bool twelveHours = false;
};

std::size_t behindDigits(std::string_view text, std::size_t at, std::size_t most) {
    const std::size_t end = endOf(text, at, base::isDigit);
    return end > at && end - at <= most ? end : at;
}

// "12:00", "12:00:00.000Z", "2:39:21 pm", "14:30+02:00".
TimeOfDay timeAt(std::string_view text, std::size_t at) {
    std::size_t end = behindDigits(text, at, 2);
    int parts = 0;
    while (end > at && end < text.size() && text[end] == ':') {
        const std::size_t next = behindDigits(text, end + 1, 2);
        if (next != end + 3 || text[end + 1] > '5')
            return {};
        end = next;
        ++parts;
    }
    if (parts < 1 || parts > 2)
        return {};
    if (end + 1 < text.size() && text[end] == '.' && base::isDigit(text[end + 1]))
        end = endOf(text, end + 1, base::isDigit);
    TimeOfDay time{end};
    const std::size_t word = endOf(text, end, base::isBlank);
    for (const std::string_view half : {"am", "pm", "a.m.", "p.m."})
        if (text.substr(word).starts_with(half))
            time = {word + half.size(), true};
    if (time.end + 1 < text.size() && (text[time.end] == '+' || text[time.end] == '-') &&
        base::isDigit(text[time.end + 1]))
        time.end = endOf(text, time.end + 1, [](char c) { return base::isDigit(c) || c == ':'; });
    return time;
}

// A time is one only beside a date: "17:05:98" alone is a date with other signs.
void leaveTimeOut(std::string& text, DateElements& elements) {
    const auto anyDate = [&](std::size_t from, std::size_t to) {
        const std::string rest = text.substr(0, from) + " " + text.substr(to);
        return std::ranges::count_if(rest, base::isDigit) >= 4;
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (!base::isDigit(text[at]) ||
            (at > 0 && (base::isDigit(text[at - 1]) || text[at - 1] == ':')))
            continue;
        const TimeOfDay time = timeAt(text, at);
        if (time.end == 0 || !anyDate(at, time.end))
            continue;
        elements.monthFirst = time.twelveHours;
        text.replace(at, time.end - at, " ");
        return;
    }
    // "20160509T120000Z"
    if (const std::size_t t = text.find('t'); t == 8 && behindDigits(text, 9, 6) >= 13)
        text.resize(t);
}

void addWord(DateElements& elements, std::string_view word, std::optional<std::size_t>& roman) {
    if (const auto month = monthNamed(word)) {
        elements.list.push_back({0, 0, *month});
    } else if (const auto number = romanMonth(word); number && !roman) {
        roman = elements.list.size();
        elements.list.push_back({0, 0, *number});
    } else {
        elements.words = elements.words || !isFiller(word);
    }
}

// A Roman number is a month only beside a year and no other month.
void settleRoman(DateElements& elements, std::size_t roman) {
    auto& list = elements.list;
    const auto months = std::ranges::count_if(list, &DateElement::isMonth);
    const bool isMonth = months == 1 && list.size() > 1 && list.size() <= 4 && !elements.words;
    if (isMonth)
        return;
    elements.words = elements.words || months == 1;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(roman));
}

} // namespace

DateElements dateElements(std::string_view text) {
    DateElements elements;
    std::string small = plainText(text);
    leaveTimeOut(small, elements);
    std::optional<std::size_t> roman;
    const std::string_view plain = small;
    for (std::size_t at = 0; at < plain.size();) {
        std::size_t end = at + 1;
        if (isNumberByte(plain[at])) {
            end = endOf(plain, at, isNumberByte);
            elements.list.push_back(numberElement(plain.substr(at, end - at)));
        } else if (base::isWordByte(plain[at])) {
            end = endOf(plain, at, base::isWordByte);
            addWord(elements, plain.substr(at, end - at), roman);
        } else {
            elements.slash = elements.slash || plain[at] == '/';
        }
        at = end;
    }
    if (roman)
        settleRoman(elements, *roman);
    return elements;
}

namespace {

using MonthNames = std::array<std::string_view, 12>;

// One row for each language; a second where names are declined or written in two ways.
constexpr auto languages = std::to_array<MonthNames>({
    {"january", "february", "march", "april", "may", "june", "july", "august", "september",
     "october", "november", "december"},
    {"januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
     "oktober", "november", "december"},
    {"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
     "octobre", "novembre", "décembre"},
    {"janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet", "aout", "septembre",
     "octobre", "novembre", "decembre"},
    {"januar", "februar", "märz", "april", "mai", "juni", "juli", "august", "september", "oktober",
     "november", "dezember"},
    {"jänner", "feber", "maerz", "april", "mai", "juni", "juli", "august", "september", "oktober",
     "november", "dezember"},
    {"gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre",
     "ottobre", "novembre", "dicembre"},
    {"enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
     "octubre", "noviembre", "diciembre"},
    {"janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
     "outubro", "novembro", "dezembro"},
    {"январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь",
     "ноябрь", "декабрь"},
    {"января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
     "октября", "ноября", "декабря"},
    {"styczeń", "luty", "marzec", "kwiecień", "maj", "czerwiec", "lipiec", "sierpień", "wrzesień",
     "październik", "listopad", "grudzień"},
    {"stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września",
     "października", "listopada", "grudnia"},
    {"leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen",
     "listopad", "prosinec"},
    {"ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října",
     "listopadu", "prosince"},
    // Ukrainian, Belarusian, Bulgarian
    {"січень", "лютий", "березень", "квітень", "травень", "червень", "липень", "серпень",
     "вересень", "жовтень", "листопад", "грудень"},
    {"січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня",
     "жовтня", "листопада", "грудня"},
    {"студзень", "люты", "сакавік", "красавік", "май", "чэрвень", "ліпень", "жнівень", "верасень",
     "кастрычнік", "лістапад", "снежань"},
    {"студзеня", "лютага", "сакавіка", "красавіка", "мая", "чэрвеня", "ліпеня", "жніўня", "верасня",
     "кастрычніка", "лістапада", "снежня"},
    {"януари", "февруари", "март", "април", "май", "юни", "юли", "август", "септември", "октомври",
     "ноември", "декември"},
    // Latvian, Lithuanian, Estonian
    {"janvāris", "februāris", "marts", "aprīlis", "maijs", "jūnijs", "jūlijs", "augusts",
     "septembris", "oktobris", "novembris", "decembris"},
    {"janvārī", "februārī", "martā", "aprīlī", "maijā", "jūnijā", "jūlijā", "augustā", "septembrī",
     "oktobrī", "novembrī", "decembrī"},
    {"sausis", "vasaris", "kovas", "balandis", "gegužė", "birželis", "liepa", "rugpjūtis",
     "rugsėjis", "spalis", "lapkritis", "gruodis"},
    {"sausio", "vasario", "kovo", "balandžio", "gegužės", "birželio", "liepos", "rugpjūčio",
     "rugsėjo", "spalio", "lapkričio", "gruodžio"},
    {"jaanuar", "veebruar", "märts", "aprill", "mai", "juuni", "juuli", "august", "september",
     "oktoober", "november", "detsember"},
    {"jaanuaril", "veebruaril", "märtsil", "aprillil", "mail", "juunil", "juulil", "augustil",
     "septembril", "oktoobril", "novembril", "detsembril"},
    // Turkish, Greek, Hungarian, Romanian, Scandinavian languages, Finnish
    {"ocak", "şubat", "mart", "nisan", "mayıs", "haziran", "temmuz", "ağustos", "eylül", "ekim",
     "kasım", "aralık"},
    {"ocak", "subat", "mart", "nisan", "mayis", "haziran", "temmuz", "agustos", "eylul", "ekim",
     "kasim", "aralik"},
    {"ιανουάριος", "φεβρουάριος", "μάρτιος", "απρίλιος", "μάιος", "ιούνιος", "ιούλιος", "αύγουστος",
     "σεπτέμβριος", "οκτώβριος", "νοέμβριος", "δεκέμβριος"},
    {"ιανουαρίου", "φεβρουαρίου", "μαρτίου", "απριλίου", "μαΐου", "ιουνίου", "ιουλίου", "αυγούστου",
     "σεπτεμβρίου", "οκτωβρίου", "νοεμβρίου", "δεκεμβρίου"},
    {"január", "február", "március", "április", "május", "június", "július", "augusztus",
     "szeptember", "október", "november", "december"},
    {"ianuarie", "februarie", "martie", "aprilie", "mai", "iunie", "iulie", "august", "septembrie",
     "octombrie", "noiembrie", "decembrie"},
    {"januari", "februari", "mars", "april", "maj", "juni", "juli", "augusti", "september",
     "oktober", "november", "december"},
    {"tammikuu", "helmikuu", "maaliskuu", "huhtikuu", "toukokuu", "kesäkuu", "heinäkuu", "elokuu",
     "syyskuu", "lokakuu", "marraskuu", "joulukuu"},
    {"tammikuuta", "helmikuuta", "maaliskuuta", "huhtikuuta", "toukokuuta", "kesäkuuta",
     "heinäkuuta", "elokuuta", "syyskuuta", "lokakuuta", "marraskuuta", "joulukuuta"},
    // Hebrew, also with "in"; Arabic of Egypt, of the Levant and of the Maghreb
    {"ינואר", "פברואר", "מרץ", "אפריל", "מאי", "יוני", "יולי", "אוגוסט", "ספטמבר", "אוקטובר",
     "נובמבר", "דצמבר"},
    {"בינואר", "בפברואר", "במרץ", "באפריל", "במאי", "ביוני", "ביולי", "באוגוסט", "בספטמבר",
     "באוקטובר", "בנובמבר", "בדצמבר"},
    {"يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
     "نوفمبر", "ديسمبر"},
    {"يناير", "شباط", "آذار", "نيسان", "أيار", "حزيران", "تموز", "أغسطس", "أيلول", "أكتوبر",
     "نوفمبر", "ديسمبر"},
    {"جانفي", "فيفري", "مارس", "أفريل", "ماي", "جوان", "جويلية", "أوت", "سبتمبر", "أكتوبر",
     "نوفمبر", "ديسمبر"},
    // Armenian, Georgian, Thai
    {"հունվար", "փետրվար", "մարտ", "ապրիլ", "մայիս", "հունիս", "հուլիս", "օգոստոս", "սեպտեմբեր",
     "հոկտեմբեր", "նոյեմբեր", "դեկտեմբեր"},
    {"იანვარი", "თებერვალი", "მარტი", "აპრილი", "მაისი", "ივნისი", "ივლისი", "აგვისტო",
     "სექტემბერი", "ოქტომბერი", "ნოემბერი", "დეკემბერი"},
    {"มกราคม", "กุมภาพันธ์", "มีนาคม", "เมษายน", "พฤษภาคม", "มิถุนายน", "กรกฎาคม", "สิงหาคม", "กันยายน",
     "ตุลาคม", "พฤศจิกายน", "ธันวาคม"},
});

// Short forms that are not the beginning of any name.
struct ShortForm {
    std::string_view word;
    int month;
};
constexpr auto shortForms =
    std::to_array<ShortForm>({{"mrt", 3}, {"мае", 5}, {"сент", 9}, {"آب", 8}});

constexpr std::size_t shortest = 3; // characters

struct MonthName {
    std::string_view word;
    int rank; // of all names; decides between months whose names begin alike

    [[nodiscard]] constexpr int month() const { return rank % 12 + 1; }
    [[nodiscard]] constexpr int language() const { return rank / 12; }
    friend constexpr auto operator<=>(const MonthName&, const MonthName&) = default;
};

constexpr auto sortedNames = [] {
    std::array<MonthName, languages.size() * 12> sorted;
    int rank = 0;
    for (const MonthNames& names : languages)
        for (const std::string_view name : names) {
            sorted[static_cast<std::size_t>(rank)] = {name, rank};
            ++rank;
        }
    std::ranges::sort(sorted);
    return sorted;
}();

} // namespace

std::optional<int> monthNamed(std::string_view word) {
    for (const ShortForm& each : shortForms)
        if (each.word == word)
            return each.month;
    if (base::countCharacters(word) < shortest)
        return std::nullopt;
    const auto from = std::ranges::lower_bound(sortedNames, word, {}, &MonthName::word);
    if (from != sortedNames.end() && from->word == word)
        return from->month();
    const auto to = std::find_if(from, sortedNames.end(), [word](const MonthName& name) {
        return !name.word.starts_with(word);
    });
    const auto first = std::ranges::min_element(from, to, {}, &MonthName::rank);
    if (first == to)
        return std::nullopt;
    // "jui" is June or July in one language, so it is neither.
    const bool doubtful = std::any_of(from, to, [&](const MonthName& name) {
        return name.language() == first->language() && name.month() != first->month();
    });
    return doubtful ? std::nullopt : std::optional(first->month());
}

} // namespace damscope::rules
