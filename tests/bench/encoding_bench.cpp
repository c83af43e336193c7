// SPDX-License-Identifier: GPL-3.0-or-later
//
// How often the encoding of a small archive is found: names of 24 languages in every encoding that
// can hold them, in archives of 1 to 100 games. Many of the first names are in the program's table
// of words, the surnames are not; with --surnames only these are written. A text counts as found if
// every letter comes out right, whatever the encoding is called. Prints a table, and with --misses
// what went wrong.
#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iconv.h>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>

using namespace damscope;

namespace {

struct Players {
    const char* language;
    std::array<const char*, 10> names;
};

constexpr auto players = std::to_array<Players>({
    {"dutch",
     {"Joëlle Cunet", "Müskens, Noël", "Höhne, André", "Zoë Dröge", "Meliëlle de Ruijter",
      "Gaël Böcker", "Poelé, Michaël", "Van Aalten, Désiré", "Loïc Hölscher", "Cöp, René"}},
    {"german",
     {"Wölk, Jürgen", "Grün, Björn", "Füßl, Käthe", "Bäumer, Jörg", "Lößnitz, Günther",
      "Rüdiger Schön", "Würzner, Götz", "Hörnig, Bärbel", "Süß, Jürgen", "Knäble, Sören"}},
    {"french",
     {"Hélène Guérineau", "Pédro Létang", "Kévin Légère", "Désirée Côme", "Mélinon, André",
      "Régis Châtelain", "Beaupré, Loïc", "Noé Grégoire", "Gérald Thébault", "Frémont, Béatrice"}},
    {"spanish",
     {"Íñiguez, José", "Cañizares, Ramón", "Gabaldón, Jesús", "Quiñones, Andrés",
      "Téllez, Verónica", "Márquez, Julián", "Avilés, Inés", "Bolaños, Óscar", "Zúñiga, Martín",
      "Ledón, Ángela"}},
    {"portuguese",
     {"Falcão, Cássio", "Mônica Araújo", "Lourenço, Adílson", "Estêvão Leitão", "Tomé, Lucélia",
      "Patrício Guimarães", "Bastião, José", "Nóbrega, Fábia", "Calçada, Átila",
      "Feijão, Conceição"}},
    {"italian",
     {"Fantò, Nicolò", "Morabitò, Giosuè", "Laganà, Pietro", "Città di Forlì", "Pirrò, Niccolò",
      "Fallà, Noè", "Barranà, Salomè", "Cardì, Antonio", "Cuffarò, Mosè", "Sirnà, Giosuè"}},
    {"polish",
     {"Bętkowski, Łukasz", "Świerczyński, Paweł", "Gołąbek, Michał", "Młynarczyk, Stanisław",
      "Żółtek, Władysław", "Kądziołka, Rafał", "Ślęzak, Błażej", "Łączyński, Mirosław",
      "Próchnicki, Zdzisław", "Kułakowski, Bartłomiej"}},
    {"czech",
     {"Šebestík, Jiří", "Říčař, Tomáš", "Vlčková, Božena", "Žáček, Ondřej", "Těšínský, Zdeněk",
      "Křenek, Lukáš", "Hořejší, Matěj", "Ptáčník, Štěpán", "Čížek, Vojtěch", "Bláha, Růžena"}},
    {"latvian",
     {"Ērglis, Jānis", "Dārziņš, Pēteris", "Šūpulnieks, Andris", "Kūlītis, Mārtiņš",
      "Ķimenis, Līga", "Bērtulis, Ģirts", "Āķis, Ēriks", "Pūpols, Zigrīda", "Dreimanis, Māris",
      "Grīnvalds, Vēsma"}},
    {"lithuanian",
     {"Žebrauskas, Šarūnas", "Čiurlionis, Kęstutis", "Bagdonavičius, Žilvinas",
      "Kriaučiūnas, Arūnas", "Šukys, Jūratė", "Mikučionis, Živilė", "Gražulis, Česlovas",
      "Užpalis, Rūta", "Pašakarnis, Eglė", "Jurkėnas, Žydrūnas"}},
    {"estonian",
     {"Põldma, Tõnu", "Käärik, Jüri", "Sööt, Ülo", "Kõrvits, Märt", "Rüütli, Väino",
      "Jõesaar, Tõnis", "Ümarik, Külli", "Hõbe, Õnne", "Läänemets, Kaljü", "Pärtelpoeg, Mäe"}},
    {"turkish",
     {"Gülbahar, Şükrü", "Çağlayan, Ömer", "İşcan, Hüseyin", "Sağlam, Tuğrul", "Öğüt, Gökhan",
      "Kızıltan, Yıldırım", "Uçar, Işık", "Bağcı, Çiğdem", "Üstün, Ayşe", "Değirmenci, İsmail"}},
    {"russian",
     {"Пашков, Тимофей", "Щедрин, Вениамин", "Ухов, Эдуард", "Рябцев, Глеб", "Журавлёва, Лидия",
      "Цыганков, Руслан", "Бычков, Эльдар", "Шумилин, Савелий", "Хохлов, Арсений", "Юдин, Макар"}},
    {"ukrainian",
     {"Гнатюк, Остап", "Дячишин, Зіновій", "Ключковський, Євген", "Якимів, Любомир",
      "Пилипенко, Мирослава", "Чорновіл, Йосип", "Ґудзь, Їван", "Щербина, Назар", "Жовтий, Лесь",
      "Цимбалюк, Оксана"}},
    {"bulgarian",
     {"Чолаков, Борислав", "Дъбов, Пламен", "Тъпанов, Асен", "Гъркова, Снежана", "Яворов, Кольо",
      "Щъркелов, Огнян", "Жабленски, Румен", "Юруков, Бойко", "Къчева, Ваня", "Шопов, Явор"}},
    {"hungarian",
     {"Kőműves, László", "Sződy, István", "Bődör, Gergő", "Győrffy, Zoltán", "Fűzfa, Péter",
      "Sűdy, András", "Hörömpő, Lőrinc", "Császár, Béla", "Tűhegyi, Géza", "Pintér, Ágota"}},
    {"swedish",
     {"Björkman, Åke", "Västberg, Göran", "Ekström, Jörgen", "Hållén, Mårten", "Gårdh, Torbjörn",
      "Löfgren, Sören", "Åhman, Håkan", "Närbö, Åsa", "Kvarnström, Östen", "Ljungås, Märta"}},
    {"greek",
     {"Αποστολίδης, Γιώργος", "Κουτσούκης, Νίκος", "Ψωμιάδης, Φώτης", "Τζαννετάκης, Ηλίας",
      "Βουλγαρόπουλος, Γ.", "Ξυδάκης, Μάνος", "Ζερβός, Άρης", "Λούκου, Όλγα", "Χαλκιάς, Τάσος",
      "Δρακόπουλος, Σ."}},
    {"hebrew",
     {"אמסלם, שי", "גרשוני, פנחס", "צוקרמן, זלמן", "סימן טוב, מרדכי", "קרליבך, אלישע", "ויזל, יפתח",
      "טננבאום, ש.", "חנוך, נדב", "דרור, איילת", "פורת, ט."}},
    {"arabic",
     {"الزبيري، رياض", "بوشارب، عبد القادر", "التومي، لطفي", "الخياط، شوقي", "حمزاوي، ماهر",
      "الطنطاوي، زياد", "شعراوي، وائل", "عبيد، غسان", "القصبي، ضياء", "برادة، توفيق"}},
    {"thai",
     {"ธีรพล หอมหวาน", "กมล ปิ่นแก้ว", "เอกชัย ดวงดี", "พรชัย ลิ้มเจริญ", "มานะ โพธิ์ทอง", "ดำรง หิรัญ",
      "ยุทธนา เพชรรัตน์", "ฉัตรชัย อ่อนละมัย", "สิทธิ ขวัญเมือง", "รุ่งโรจน์ นาคสุข"}},
    {"korean",
     {"김철수", "이영희", "박지성", "최현우", "정민재", "강서연", "배두나", "윤도현", "손흥민",
      "한가람"}},
    {"chinese",
     {"王建国", "李小龙", "张伟", "刘洋", "陈静", "赵雷", "周杰", "黄蓉", "吴承恩", "徐志摩"}},
    {"japanese",
     {"佐藤健", "鈴木一郎", "高橋みどり", "田中アキラ", "渡辺直美", "山本五十六", "中村さくら",
      "小林ケン", "加藤茶", "松本清張"}},
});

// The encodings of East Asia, which hold letters of other scripts too, by their languages.
struct EastAsianEncoding {
    std::string_view language;
    std::string_view encoding;
};
constexpr auto eastAsian = std::to_array<EastAsianEncoding>({{"korean", "EUC-KR"},
                                                             {"korean", "UTF-8"},
                                                             {"chinese", "GB2312"},
                                                             {"chinese", "UTF-8"},
                                                             {"japanese", "CP932"},
                                                             {"japanese", "EUC-JP"},
                                                             {"japanese", "UTF-8"}});

bool isEastAsian(std::string_view language) {
    return std::ranges::count(eastAsian, language, &EastAsianEncoding::language) > 0;
}

bool mayBeWrittenIn(std::string_view language, std::string_view encoding) {
    const bool ofEastAsia =
        encoding != "UTF-8" &&
        std::ranges::count(eastAsian, encoding, &EastAsianEncoding::encoding) > 0;
    return isEastAsian(language)
               ? std::ranges::any_of(eastAsian,
                                     [&](const EastAsianEncoding& e) {
                                         return e.language == language && e.encoding == encoding;
                                     })
               : !ofEastAsia;
}

constexpr std::array encodings{
    "UTF-8",        "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1252", "WINDOWS-1254",
    "WINDOWS-1257", "ISO-8859-2",   "ISO-8859-4",   "ISO-8859-5",   "ISO-8859-9",
    "ISO-8859-13",  "ISO-8859-15",  "CP437",        "CP775",        "CP850",
    "CP852",        "CP855",        "CP857",        "CP866",        "CP1125",
    "KOI8-R",       "KOI8-U",       "MACINTOSH",    "MAC-CYRILLIC", "MAC-CENTRALEUROPE",
    "WINDOWS-1253", "WINDOWS-1255", "WINDOWS-1256", "ISO-8859-6",   "ISO-8859-7",
    "ISO-8859-8",   "CP737",        "CP862",        "TIS-620",      "EUC-KR",
    "GB2312",       "CP932",        "EUC-JP"};

constexpr std::array sizes{1, 3, 10, 100};

std::string game(const std::string& white, const std::string& black) {
    return "[White \"" + white + "\"]\n[Black \"" + black +
           "\"]\n[Result \"1-1\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n\n";
}

// Nothing if the encoding does not have all the letters.
std::optional<std::string> written(std::string text, const char* encoding) {
    iconv_t handle = iconv_open(encoding, "UTF-8");
    std::string bytes(text.size() * 2 + 8, '\0');
    char* in = text.data();
    char* out = bytes.data();
    std::size_t inLeft = text.size();
    std::size_t outLeft = bytes.size();
    const std::size_t lost = iconv(handle, &in, &inLeft, &out, &outLeft);
    iconv_close(handle);
    if (lost != 0 || inLeft > 0)
        return std::nullopt;
    bytes.resize(bytes.size() - outLeft);
    return bytes;
}

struct Count {
    int texts = 0;
    int right = 0;
    int sure = 0;
    int wrongThoughSure = 0;
};

class Bench {
public:
    Bench(bool misses, bool surnames) : misses_(misses), surnames_(surnames) {}

    void run() {
        for (const Players& each : players)
            for (const char* encoding : encodings)
                if (mayBeWrittenIn(each.language, encoding))
                    for (const int games : sizes)
                        measure(each, encoding, games);
    }

    void print() const {
        std::printf(
            "| language | 1 game | 3 games | 10 games | 100 games |\n|---|---|---|---|---|\n");
        for (const Players& each : players)
            printRow(each.language);
        printRow("all");
        const Count& all = counts_.at({"all", 0});
        std::printf("%d texts: %d found, %d of them surely; %d wrong though sure\n", all.texts,
                    all.right, all.sure - all.wrongThoughSure, all.wrongThoughSure);
    }

private:
    void measure(const Players& each, const char* encoding, int games) {
        constexpr int few = 20;
        for (int i = 0; i < (games < 100 ? few : 1); ++i) {
            std::string text;
            for (int g = 0; g < games; ++g)
                text += game(pick(each), games == 1 ? "Smith, J." : pick(each));
            const bool plain =
                std::ranges::all_of(text, [](char c) { return static_cast<signed char>(c) > 0; });
            if (const auto bytes = plain ? std::nullopt : written(text, encoding))
                count(each.language, encoding, games, text, *bytes);
        }
    }

    std::string pick(const Players& each) {
        std::string name = each.names[random_() % each.names.size()];
        if (!surnames_)
            return name;
        const std::size_t comma = name.find(',');
        return comma != std::string::npos ? name.substr(0, comma)
                                          : name.substr(name.rfind(' ') + 1);
    }

    void count(const char* language, const char* encoding, int games, const std::string& text,
               const std::string& bytes) {
        parser::EncodingDetector detector;
        detector.feed(bytes);
        const parser::DetectedEncoding found = detector.detected();
        parser::Transcoder transcoder(found.name);
        std::string read;
        transcoder.convert(bytes, read);
        transcoder.finish(read);
        const bool right = read == text;
        for (const char* row : {language, "all"})
            for (const int column : {games, 0}) {
                Count& sum = counts_[{row, column}];
                ++sum.texts;
                sum.right += right ? 1 : 0;
                sum.sure += found.sure ? 1 : 0;
                sum.wrongThoughSure += found.sure && !right ? 1 : 0;
            }
        if (misses_ && !right)
            std::printf("%s in %s, %d games: %s%s\n", language, encoding, games, found.name.c_str(),
                        found.sure ? " (sure)" : "");
    }

    void printRow(const char* language) const {
        std::printf("| %s |", language);
        for (const int games : sizes) {
            const Count& sum = counts_.at({language, games});
            std::printf(" %.1f%% |", 100.0 * sum.right / std::max(sum.texts, 1));
        }
        std::printf("\n");
    }

    bool misses_;
    bool surnames_;
    std::mt19937 random_{1998};
    std::map<std::pair<std::string, int>, Count> counts_; // by language and games; 0: all
};

} // namespace

int main(int argc, char** argv) {
    const auto given = [&](std::string_view option) {
        return std::any_of(argv + 1, argv + argc,
                           [&](const char* argument) { return argument == option; });
    };
    Bench bench(given("--misses"), given("--surnames"));
    bench.run();
    bench.print();
}
