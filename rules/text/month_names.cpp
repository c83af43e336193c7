// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/month_names.hpp"

#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <compare>

namespace damscope::rules {
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

// Not the beginning of any name.
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
