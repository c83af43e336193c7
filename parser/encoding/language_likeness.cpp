// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/language_likeness.hpp"

#include "base/text/ascii.hpp"
#include "base/text/unicode.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>
#include <set>

namespace damscope::parser {
namespace {

// What a letter beyond ASCII is worth in a word of a language.
constexpr double known = 0.1;      // the language has it,
constexpr double neighbour = 0.45; // it stands beside this letter in a word of the language, each,
constexpr double wholeWord = 0.5;  // or the word is one of them
constexpr double unknown = -1.2;

constexpr std::size_t mostWords = 300;
constexpr std::size_t longestWord = 64;
constexpr char32_t wordEdge = U'^';
constexpr char32_t endOfAlphabets = 0x1100; // Latin to Georgian

/// The letters of a language, and which of them stand beside each other.
class LetterModel {
public:
    explicit LetterModel(const LanguageWords& words) : turkish_(words.language == "turkish") {
        addLetter(wordEdge);
        std::string_view rest = words.words;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find_first_of(" -'"), rest.size());
            learn(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }

    [[nodiscard]] double likeness(const std::u32string& word) const {
        const std::u32string small = smallWord(word);
        double sum = 0;
        for (std::size_t i = 0; i < small.size(); ++i) {
            if (small[i] < 0x80)
                continue;
            const char32_t before = i > 0 ? small[i - 1] : wordEdge;
            const char32_t after = i + 1 < small.size() ? small[i + 1] : wordEdge;
            if (indexOf(small[i]) == 0)
                sum += unknown;
            else
                sum += known + (stand(before, small[i]) ? neighbour : 0) +
                       (stand(small[i], after) ? neighbour : 0);
        }
        return words_.contains(small) ? sum + wholeWord * highLetters(small) : sum;
    }

private:
    static constexpr std::size_t most = 80; // letters
    static constexpr char32_t mostPoint = endOfAlphabets;

    static double highLetters(const std::u32string& word) {
        return static_cast<double>(
            std::ranges::count_if(word, [](char32_t p) { return p >= 0x80; }));
    }

    // The Turkish I has its own small letter.
    [[nodiscard]] std::u32string smallWord(std::u32string word) const {
        for (char32_t& p : word)
            p = turkish_ && p == U'I' ? U'ı' : base::smallLetter(p);
        return word;
    }

    void learn(std::string_view text) {
        std::u32string word;
        for (; !text.empty(); text.remove_prefix(base::firstCharacter(text).bytes.size()))
            word += base::firstCharacter(text).point.value_or(wordEdge);
        word = smallWord(word);
        char32_t before = wordEdge;
        for (const char32_t p : word + wordEdge) {
            addLetter(p);
            pairs_.set(pairOf(before, p));
            before = p;
        }
        words_.insert(word);
    }

    void addLetter(char32_t p) {
        if (p < mostPoint && indices_[p] == 0 && letters_ + 1 < most)
            indices_[p] = static_cast<std::uint8_t>(++letters_);
    }

    // 0 for a letter that the language does not have.
    [[nodiscard]] std::size_t indexOf(char32_t p) const { return p < mostPoint ? indices_[p] : 0; }
    [[nodiscard]] std::size_t pairOf(char32_t first, char32_t second) const {
        return indexOf(first) * most + indexOf(second);
    }
    [[nodiscard]] bool stand(char32_t first, char32_t second) const {
        return pairs_.test(pairOf(first, second));
    }

    bool turkish_;
    std::array<std::uint8_t, mostPoint> indices_{};
    std::size_t letters_ = 0;
    std::bitset<most * most> pairs_;
    std::set<std::u32string> words_;
};

const std::vector<LetterModel>& languages() {
    static const std::vector<LetterModel> all(languageWords().begin(), languageWords().end());
    return all;
}

bool isLetter(char32_t p) {
    constexpr std::u32string_view signs = U"÷،؛؟٪";
    return p < 0x80 || base::smallLetter(p) != p ||
           (p >= 0xDF && p < endOfAlphabets && signs.find(p) == std::u32string_view::npos);
}

// The letters of a word in a code page; other characters separate words.
std::vector<std::u32string> lettersOf(std::string_view word, const CodePage& page) {
    std::vector<std::u32string> parts(1);
    for (const char byte : word) {
        const char32_t p = page.at(byte);
        if (isLetter(p))
            parts.back() += p;
        else if (!parts.back().empty())
            parts.emplace_back();
    }
    return parts;
}

} // namespace

std::vector<std::string> foreignWords(std::string_view sample) {
    std::vector<std::string> words;
    std::set<std::string_view> met;
    for (std::size_t at = 0; at < sample.size() && words.size() < mostWords;) {
        std::size_t end = at;
        bool foreign = false;
        for (; end < sample.size() && base::isWordByte(sample[end]); ++end)
            foreign = foreign || !base::isAscii(sample[end]);
        const std::string_view word = sample.substr(at, end - at);
        if (foreign && word.size() <= longestWord && met.insert(word).second)
            words.emplace_back(word);
        at = end + 1;
    }
    return words;
}

double languageLikeness(const std::vector<std::string>& words, const CodePage& page) {
    std::vector<double> sums(languages().size());
    double best = 0;
    for (const std::string& word : words)
        for (const std::u32string& letters : lettersOf(word, page)) {
            const bool plain = std::ranges::all_of(letters, [](char32_t p) { return p < 0x80; });
            if (plain || letters.size() < 2) // initials are in every alphabet
                continue;
            double highest = languages().front().likeness(letters);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                const double likeness = languages()[i].likeness(letters);
                sums[i] += likeness;
                highest = std::max(highest, likeness);
            }
            best += highest;
        }
    return (best + *std::ranges::max_element(sums)) / 2;
}

// First names, surnames, places and words of games, as they are common in each language.
namespace {

constexpr auto wordsByLanguage = std::to_array<LanguageWords>({
    {"dutch",
     "René Daniël Daniëlle Michaël André Zoë Noël Joël Raphaël Rafaël Israël Gaëlle Chloë Loïs "
     "Anaïs Eloïse Héloïse Désirée Renée Andrée Aimée Marc Coen Büchner Müller Schäfer Koëter "
     "Kröner Bökkerink Lübbers Böhmer Böing Oekraïne België coördinatie één geïsoleerd "
     "beïnvloedt hé reünie vóór zoëven ruïne financiën ideeën Reünie Café Crème Brunssum "
     "Tsjechië Italië Azië Indië Estlând Súdwest Fryslân Skûtsje Dyk Wâld Wouterswâld Jelmer "
     "Ype Wytze Gerrit Curaçao Lütje Jürgens Stölting Hülsmann"},
    {"german",
     "Jürgen Jörg Günther Günter Götz Björn Sören Käthe Bärbel Müller Schröder Schäfer Köhler "
     "König Krüger Böhm Jäger Groß Großmann Weiß Voß Strauß Preuß Meißner Kühn Schütz Schütte "
     "Hübner Förster Möller Lüders Böttcher Grünwald Köln München Düsseldorf Nürnberg Münster "
     "Österreich Zürich Süd Straße Träger für über Züge möglich stärker schön große Dörner "
     "Fröhlich Gärtner Hänel Höfer Kämmerer Kürschner Lösch Näther Pößnecker Röder Rößler "
     "Scholz Stöhr Täubner Trögel Wächter Wölfel Würfel Zöllner Übersicht Ältester Östlich "
     "Schüler"},
    {"french",
     "René André Gérard Jérôme François Françoise Frédéric Hélène Stéphane Stéphanie Cédric "
     "Rémi Rémy Grégoire Grégory Benoît Gaël Joël Michaël Raphaël Noël Anaïs Chloé Zoé Désiré "
     "Aimé Léon Théo Théophile Sébastien Étienne Émile Élie Édouard Éric Eugène Eugénie "
     "Geneviève Thérèse Irène Solène Hervé Honoré Barthélémy Clément Aurélien Aurélie Valérie "
     "Amélie Émilie Lefèvre Lefèbvre Desprès Béraud Château Dupré Générat Hébert Légaré Léger "
     "Mérignac Mérieux Prévost Thévenet Trépanier Côté Crête Forêt Guérin Guérard Ménard "
     "Bélanger Bénard Bérard Cordié Délhom Fabrègues Fayçal Forgeot Gauthier Lachaîne Nîmes "
     "Orléans Sénégal Saint-Étienne Bénin Métropole Mâcon Besançon Alençon Chambéry Béziers "
     "Genève Liège Québec Montréal Marché idée très déjà jouée forte après coup même où là à "
     "être était égalité défense répété régulier première quatrième gagné château père frère "
     "mère théorie"},
    {"spanish",
     "José María Jesús Víctor Andrés Ángel Óscar Álvaro Adrián Iván Raúl Rubén Sebastián "
     "Martín Joaquín Germán Hernán Fermín Simón Ramón Nicolás Tomás Matías Inés Sofía Lucía "
     "Concepción Muñoz Ibáñez Yáñez Núñez Ordóñez Peña Español España Niño Año García González "
     "Rodríguez Fernández López Martínez Sánchez Pérez Gómez Jiménez Díaz Hernández Álvarez "
     "Gutiérrez Domínguez Vázquez Ramírez Suárez Méndez Gálvez Málaga Córdoba Cádiz León "
     "Tarragón Canário cuál está más así después también jugó perdió ganó partida Compañía "
     "Mañana Ñáñez Ceñal Agüero Argüelles Begoña Íñigo Ávila Úbeda"},
    {"portuguese",
     "João José Antônio António Sebastião Adão Damião Simão Estevão Cristóvão Conceição "
     "Assunção Anunciação Magalhães Guimarães Simões Camões Morães Mães São Paulo Brasília "
     "Goiânia Piauí Ceará Maranhão Amapá Florianópolis Vitória Patrícia Márcio Flávio Fábio "
     "Cláudio Sérgio Rogério Antônia Júlio Júnior Lúcio Vinícius Inácio Lázaro Otávio Caetano "
     "Gonçalves França Mendonça Fraga Alcântara Araújo Átila Ângelo Ângela Índio Gusmão Leitão "
     "Falcão Brandão Galvão Salomão Aragão Frazão Mourão Durão Leão Nação Seleção Divisão "
     "posição não então também já você às lance número três vitória campeão Cândido Célio "
     "Régis Édson Ênio Ítalo Óscar Úrsula Gonçalo Bragança Évora Setúbal"},
    {"italian",
     "Nicolò Niccolò Giosuè Cesarò Salomè Noè Mosè Città Università Mattè Cefalù Cantù Agrò "
     "Calì Corrò Dalò Fedè Perché perché più già così però giù là dà è città qualità libertà "
     "verità metà età società velocità possibilità può finché né sé tè caffè lunedì martedì "
     "mercoledì giovedì venerdì partì finì andò giocò Forlì Mondovì Nardò Muggiò Cirò Patù "
     "Sanò Zanfì Sanfrè Barillà Calabrò Condrò Macrì Iannì Mannò Cannavò Spanò Zappalà Corrà "
     "Padovà"},
    {"polish",
     "Łukasz Michał Paweł Błażej Stanisław Mirosław Mieczysław Władysław Wacław Bolesław "
     "Jarosław Zdzisław Rafał Bartłomiej Grażyna Agnieszka Małgorzata Elżbieta Józef Jerzy "
     "Sławomir Przemysław Radosław Czesław Wiesław Zbigniew Kamil Tomasz Świętosław Żaneta "
     "Łucja Wójcik Wójtowicz Woźniak Kozłowski Jabłoński Wiśniewski Dąbrowski Lewandowski "
     "Zieliński Szymański Kamiński Kowalczyk Krawczyk Piotrowski Michałowski Grabowski "
     "Nowiński Pawłowski Michalski Król Wróbel Jaworski Malinowski Stępień Górski Rutkowski "
     "Sikora Ostrowski Baran Szewczyk Pietrzak Wróblewski Zalewski Jasiński Gąsiorowski "
     "Sadłowski Głowacki Sobczyński Czarnecki Mróz Gajewski Włodarczyk Ziółkowski Kołodziej "
     "Błaszczyk Kaźmierczak Czyżewski Kraków Łódź Wrocław Gdańsk Poznań Białystok Toruń "
     "Częstochowa Rzeszów Zamość Mińsk Jastrzębie Zdrój Suwałki Śląsk Żory turniej mężczyzn "
     "młodzików drużynowe następne ruch białe zwycięża błąd łatwo również później możliwe "
     "przegrał wygrał Gołębiewski Maćkowiak Szczęsny Sękowski Kępa Dębski Pękala Wąsowski "
     "Zając Rząd Łęcki Świątek Śliwa Żak Żurek Źrebiec Ćwik Ćwikła Gołąb"},
    {"czech",
     "Jiří Jiřina Tomáš Lukáš Matěj Ondřej Zdeněk Vojtěch Štěpán Václav František Bohumil "
     "Luděk Květa Růžena Božena Aleš Miloš Luboš Libuše Žofie Dušan Čestmír Přemysl Řehoř "
     "Šimon Dvořák Novák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil "
     "Hájek Jelínek Král Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Navrátil Čermák "
     "Vaněk Urban Blažek Kříž Kovář Kratochvíl Bartoš Vlček Polák Kopecký Musil Konečný Malý "
     "Čech Štěpánek Staněk Holub Šťastný Kadlec Štěrba Šimek Řezníček Vondráček Hlaváček "
     "Křížek Jeřábek Stříbrný Ševčík Ďurica Ťažký Plzeň Třebíč Říčany Žďár Šumperk Děčín Ústí "
     "Břeclav Hodonín Kroměříž Uherské Hradiště Jihlava České republiky Mistrovství přebor "
     "turnaj dáma žáci muži ženy tah bílý černý výhra remíza prohrál zvítězil Škoda Šafář "
     "Žižka Čapek Vávra Říha Žák Kňourek Nováčková Dvořáková Jiráček"},
    {"latvian",
     "Jānis Pēteris Andris Mārtiņš Krišjānis Guntis Zigrīda Ilze Zoja Vilnis Ēriks Ādolfs "
     "Ģirts Ķirsons Ļubova Ņina Šarlote Žanis Čaks Ūdris Īvāns Raimonds Roberts Misāns "
     "Golubeva Artis Uldis Bērziņš Kalniņš Ozoliņš Jansons Liepiņš Krūmiņš Balodis Eglītis "
     "Zariņš Pētersons Vītols Kļaviņš Kārkliņš Vanags Petrovs Āboliņš Jēkabsons Lapiņš Dzenis "
     "Mežinskis Vālis Šķēle Bušs Tiltiņš Ābele Grīnbergs Zvirbulis Lācis Pūriņš Priedītis "
     "Sproģis Strautiņš Upītis Rudzītis Siliņš Vīksna Ziediņš Briedis Krastiņš Mičulis Celmiņš "
     "Lūsis Ķēniņš Ģērmanis Spriņģis Čakste Šteinbergs Žagars Rīga Jūrmala Liepāja Jēkabpils "
     "Rēzekne Valmiera Jelgava Cēsis Talsi Sigulda Kuldīga Ventspils Daugavpils turnīrs "
     "čempionāts sievietes vīrieši baltie melnie uzvarēja neizšķirts gājiens Latvijas "
     "Jaunākais Skolēnu sacensības Valērijs Jurijs Vjačeslavs Ēvalds Edgars Aigars Māra Līga "
     "Sandra Inese Mežs Zālītis Dūmiņš Ķikuts Ņikitins Veliks Beržiņš Bērzs Gailītis Kauliņš "
     "Ēķis"},
    {"lithuanian",
     "Jonas Šarūnas Žydrūnas Žilvinas Česlovas Ąžuolas Vytautas Mindaugas Kęstutis Gediminas "
     "Algirdas Rūta Živilė Eglė Agnė Aistė Gintarė Dovilė Jūratė Rasa Milda Laimonas Arūnas "
     "Saulius Darius Tadas Romualdas Aleksandras Edvardas Vaclovas Kazlauskas Petrauskas "
     "Jankauskas Stankevičius Vasiliauskas Butkus Žukauskas Paulauskas Urbonas Kavaliauskas "
     "Navickas Ramanauskas Savickas Balčiūnas Šimkus Žemaitis Čepas Ąsočius Bučinskas Jakštas "
     "Januškevičius Mackevičius Norvaišas Rimkevičius Šidlauskas Tamošiūnas Uždavinys "
     "Valančius Žilinskas Mažeika Gudynas Juškevičius Kačinskas Lukoševičius Matulevičius "
     "Stonkus Šatas Šležas Vaičiūnas Žukas Zubovas Bernotas Čekanauskas Domarkas Grigaliūnas "
     "Kučinskas Morkūnas Pakėnas Semionovas Širvinskas Vilnius Šiauliai Panevėžys Alytus "
     "Marijampolė Mažeikiai Utena Kėdainiai Telšiai Tauragė Ukmergė Visaginas Plungė Kretinga "
     "Šilutė Radviliškis čempionatas moterų vyrų baltieji juodieji laimėjo lygiosios ėjimas "
     "Lietuvos pirmenybė taurė varžybos jaunių mokinių Ūsas Įmonė Ežerskis Klaipėda Girėnas "
     "Gedminė Šeškus"},
    {"estonian",
     "Jüri Jaan Tõnu Tõnis Mäe Ülo Õnne Märt Ääro Öie Küllike Külli Hüljo Väino Eevi Aarne "
     "Arno Urmo Uno Kalju Mihhail Sügis Räägel Tähe Mägi Kask Saar Sepp Tamm Pärn Põder Lõhmus "
     "Rebane Kütt Kõiv Kukk Kuusk Luik Oja Ots Raudsepp Roos Soosaar Tõnisson Vaher Jõgi "
     "Jürgens Kärner Kõrgesaar Lääne Männik Mölder Nõmm Õunapuu Pärtel Põld Püvi Räni Rõõm "
     "Sõber Süld Tüür Väli Võsu Üksküla Ööpik Äärismaa Käen Ärm Šmidt Žukov Täht Tärk Tallinn "
     "Tartu Pärnu Põlva Võru Jõgeva Jõhvi Kohtla-Järve Sillamäe Viljandi Rakvere Haapsalu Türi "
     "Põltsamaa võistlus meister naised mehed valged mustad võit viik käik kabe Eesti üle "
     "välja võitis esimene kõik Elmar Räpina Hüvonen Sõrm Kivisäk Härma"},
    {"turkish",
     "Mehmet Ahmet Hüseyin İbrahim İsmail Yusuf Süleyman Ömer Şükrü Çetin Ünal Özgür Özlem "
     "Ayşe Gülşen Çiğdem Şule Tuğba Gökhan Yıldırım Yıldız Işık Barış Burçin Doğan Erdoğan "
     "Tuğrul Oğuz Uğur Kağan İlker İlhan Müjdat Nazım Sırrı Tayfun Ümit Volkan Yılmaz Kaya "
     "Demir Çelik Şahin Yıldızoğlu Öztürk Aydın Özdemir Arslan Doğanay Kılıç Aslan Çetinkaya "
     "Kara Koç Kurt Özkan Şimşek Polat Öz Korkmaz Çakır Erdem Güneş Aksoy Kaplan Aydoğan Avcı "
     "Bulut Sarı Güler Taş Aktaş Yalçın Coşkun Keskin Ünlü Tekin Bozkurt Şen Türk Ateş Ay Akın "
     "Sönmez Uysal Güzel Yüksel Bayram Karataş Gündüz Ağaç İstanbul İzmir Eskişehir Şanlıurfa "
     "Diyarbakır Muğla Çanakkale Kırklareli Kütahya Gümüşhane turnuva şampiyona beyaz siyah "
     "dama oyun kazandı berabere hamle Türkiye birinci ağ İnönü Atatürk Çağlar Ertuğrul Gürsoy "
     "Küçük Büyük Işıl Ilgaz Ağaoğlu Başar Beşiktaş"},
    {"russian",
     "Александр Алексей Анатолий Андрей Антон Аркадий Артём Борис Вадим Валентин Валерий "
     "Василий Виктор Виталий Владимир Вячеслав Геннадий Георгий Григорий Даниил Денис Дмитрий "
     "Евгений Егор Иван Игорь Илья Кирилл Константин Леонид Максим Марк Михаил Николай Олег "
     "Павел Пётр Роман Сергей Станислав Степан Тимур Фёдор Юрий Яков Ярослав Анна Анастасия "
     "Вера Галина Дарья Евгения Екатерина Елена Жанна Зоя Ирина Ксения Любовь Людмила Марина "
     "Мария Надежда Наталья Нина Ольга Светлана Софья Тамара Татьяна Юлия Иванов Смирнов "
     "Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев "
     "Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин "
     "Захаров Зайцев Соловьёв Борисов Яковлев Григорьев Романов Воробьёв Сергеев Кузьмин "
     "Фролов Александров Дмитриев Королёв Гусев Киселёв Ильин Максимов Поляков Сорокин "
     "Виноградов Ковалёв Белов Медведев Антонов Тарасов Жуков Баранов Филиппов Комаров Давыдов "
     "Беляев Герасимов Богданов Осипов Сидоров Матвеев Титов Марков Миронов Крылов Куликов "
     "Карпов Власов Мельников Денисов Гаврилов Тихонов Казаков Афанасьев Данилов Савельев "
     "Тимофеев Фомин Чернов Абрамов Мартынов Ефимов Федотов Щербаков Назаров Калинин Исаев "
     "Чижов Гантварг Щёголев Куперман Андрейко Цирик Городецкий Высоцкий Амриллаев Дыбман "
     "Вирный Михальченко Георгиев Шварцман Иванова Смирнова Попова Шестакова Чеснокова "
     "Кузнецова Петрова Фёдорова Москва Ленинград Санкт-Петербург Минск Киев Рига Ташкент "
     "Алма-Ата Свердловск Новосибирск Казань Уфа Якутск Ижевск Челябинск Саратов Ярославль "
     "Тула Воронеж Чемпионат первенство СССР России мира Европы турнир тур партия ход белые "
     "чёрные ничья выигрыш проигрыш лучше хуже хороший сильнее слабее угроза комбинация удар "
     "размен позиция шашки дамка можно нельзя теперь после было если чтобы только также начало "
     "эндшпиль защита атака жертва решение задача этюд автор команда женщины мужчины юноши "
     "девушки полуфинал финал отборочный международный мастер гроссмейстер"},
    {"ukrainian",
     "Олександр Андрій Анатолій Богдан Валерій Василь Віктор Віталій Володимир Вячеслав "
     "Геннадій Григорій Дмитро Євген Іван Ігор Ілля Кирило Костянтин Леонід Максим Микола "
     "Михайло Олексій Олег Павло Петро Роман Сергій Станіслав Степан Тарас Юрій Яків Ярослав "
     "Ганна Анастасія Віра Галина Дарія Катерина Олена Жанна Зоя Ірина Ксенія Любов Людмила "
     "Марина Марія Надія Наталія Ніна Ольга Світлана Софія Тамара Тетяна Юлія Шевченко Бойко "
     "Коваленко Бондаренко Ткаченко Кравченко Олійник Кравчук Лисенко Мельник Поліщук Савченко "
     "Руденко Петренко Марченко Клименко Левченко Павленко Пономаренко Гриценко Мороз Шевчук "
     "Коваль Ткачук Бондар Литвиненко Кравець Гончар Романюк Козак Сидоренко Довгань Ґалаґан "
     "Єременко Їжакевич Ільчук Іваненко Євтушенко Київ Львів Харків Одеса Дніпро Запоріжжя "
     "Чернівці Вінниця Рівне Тернопіль Хмельницький Чернігів Миколаїв Херсон Суми Полтава "
     "Донецьк Ґрунт України чемпіонат першість турнір тур хід білі чорні нічия перемога краще "
     "гірше сильніше загроза комбінація позиція шашки можна після було якщо тільки також "
     "початок захист розв'язок команда жінки чоловіки фінал міжнародний майстер гросмейстер"},
    {"belarusian",
     "Аляксандр Анатоль Андрэй Антон Аркадзь Барыс Вадзім Валянцін Васіль Віктар Уладзімір "
     "Генадзь Рыгор Дзмітрый Яўген Ягор Іван Ігар Ілья Кірыл Леанід Максім Мікалай Міхаіл Алег "
     "Павел Пётр Раман Сяргей Станіслаў Юрый Якаў Яраслаў Вольга Наталля Тацяна Святлана "
     "Людміла Галіна Алена Ірына Марыя Іваноў Кавалёў Казлоў Новікаў Марозаў Васільеў Пятроў "
     "Кузняцоў Мінск Гомель Віцебск Магілёў Гродна Брэст Бабруйск Беларусь чэмпіянат турнір "
     "ход белыя чорныя перамога нічыя"},
    {"bulgarian",
     "Георги Димитър Иван Петър Николай Христо Стоян Тодор Васил Ангел Атанас Кирил Красимир "
     "Любомир Пламен Румен Светослав Цветан Ивайло Йордан Жечо Щерю Димитрова Иванова Георгиев "
     "Димитров Иванов Петров Николов Христов Стоянов Тодоров Ангелов Атанасов Йорданов "
     "Желязков Цветков Щерев Българин София Пловдив Варна Бургас Русе Стара Загора Плевен "
     "Сливен Добрич първенство турнир България бял черен ход равенство победа също къща мъже "
     "жени дъска"},
    {"hungarian",
     "József László Sándor István Zoltán György Gábor Ferenc Gyula Árpád Ákos Béla Jenő "
     "Lőrinc Győző Dezső Jolán Éva Ágnes Mária Erzsébet Nagy Kovács Tóth Szabó Horváth "
     "Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Rácz "
     "Fekete Szűcs Török Gál Hegedűs Kőszegi Szőke Győr Székesfehérvár Szőnyi Erdős Fülöp "
     "Pálfi Csányi Zsíros Bíró Füzesi Özséb Ürmös Űrhegyi Ősi Szűts Fűzes Gőz Pető Dobó "
     "Csűrös Bődi Mező Mezőssy Erdő Bökényi Kőhalmi Kőnig Gyöngyösi Győri Lőkös Lőwy "
     "Nyilasi Őze Ördög Pölöskei Sőregi Sütő Szőllősi Tőkés Tőzsér Vörös Vörösmarty Zöld "
     "Csíki Dévai Fehér Gombás Hódi Jókai Kádár Kántor Madách Pásztor Puskás Rózsa Sárközi "
     "Sós Szántó Szénási Tamás Tóbiás Ujvári Vámos Végh Zámbó Dániel Dénes Dávid Márton "
     "Mihály Mátyás Máté Péter Pál Róbert Szilárd Tivadar Vilmos Benő Ernő Ottó Gergő "
     "Bertalan Csaba Kálmán Károly Dömötör Ödön Ányos Ágota Katalin Zsófia Szilvia Bálint "
     "Antónia Emőke Enikő Ildikó Csongrád Hódmezővásárhely Szeged Pécs Debrecen Gödöllő "
     "Nyíregyháza Miskolc Kőbánya Kecskemét Esztergom Érd Vác bajnokság magyar verseny "
     "forduló világos sötét győzelem döntetlen vereség női férfi egyéni csapat első "
     "második lépés tábla"},
    {"swedish",
     "Åke Björn Göran Håkan Jörgen Mårten Östen Sören Torbjörn Åsa Märta Kjell Lindström "
     "Sjöberg Nyström Öberg Söderberg Åkesson Åberg Hägglund Sjögren Björklund Nordström "
     "Lundström Hedström Sundström Malmö Göteborg Örebro Västerås Umeå Gävle Älvsjö "
     "Jørgensen Sørensen Søren Jørn Bjørn Ågård Åse Bjørnsen Østergaard Kjær Nørgaard "
     "Møller Håkon Øystein Tromsø Bærum Ærø Nyborg Rødovre Dænmark Köpenhamn Pekka "
     "Hämäläinen Mäkinen Järvinen Mäkelä Häkkinen Töyli Pöyry Sjöström Bergström Lindqvist "
     "Öman Öhman Åström Ångman Hårdh Gråberg Blåberg Västerlund Östlund Österberg "
     "Södergren Söderström Högberg Hörnell Rönnberg Strömberg Engström Forsström Hällström "
     "Källström Ågren Månsson Mårtensson Håkansson Göransson Jönsson Björk Björkqvist "
     "Häggström Järnberg Kjellström Lövgren Löf Löfqvist Nämdö Nöjd Påhlsson Råberg "
     "Säfström Sävström Träff Tängström Vänersborg Växjö Åmål Åre Årsta Älmhult Ängelholm "
     "Örnsköldsvik Östersund Linköping Norrköping Jönköping Helsingör Aarhus Ålborg "
     "Tønsberg Sømme Pål Pär Jan-Åke Bengt-Åke Kåre Måns Åge Øyvind Jörn Kurén Norén "
     "Dahlén Norlén Hedén Linné Svensén Brolén mästerskap svart lång kväll på och här är "
     "när först nästa drag vit tävling klubb Sverige Danmark Norge för från också så då"},
    {"greek", "Γιώργος Γεώργιος Ιωάννης Γιάννης Κωνσταντίνος Κώστας Δημήτρης Δημήτριος Νίκος "
              "Νικόλαος Παναγιώτης Βασίλης Βασίλειος Χρήστος Αθανάσιος Θανάσης Μιχάλης Μιχαήλ "
              "Ευάγγελος Σπύρος Σπυρίδων Αντώνης Αντώνιος Αλέξανδρος Αλέξης Ανδρέας Στέφανος "
              "Στέλιος Θεόδωρος Πέτρος Παύλος Σταύρος Ηλίας Εμμανουήλ Μάριος Χαράλαμπος Αναστάσιος "
              "Απόστολος Γρηγόρης Ιάσων Λεωνίδας Φώτης Μαρία Ελένη Κατερίνα Αικατερίνη Βασιλική "
              "Σοφία Άννα Ιωάννα Χριστίνα Γεωργία Δήμητρα Ευαγγελία Παρασκευή Κωνσταντίνα Αγγελική "
              "Ειρήνη Φωτεινή Παπαδόπουλος Παπαδοπούλου Παπαδάκης Παπαγεωργίου Παπανικολάου "
              "Γεωργίου Νικολάου Ιωάννου Αντωνίου Βασιλείου Δημητρίου Κωνσταντίνου Χριστοδούλου "
              "Αναγνωστόπουλος Θεοδωρόπουλος Αλεξόπουλος Δημόπουλος Νικολόπουλος Κωνσταντόπουλος "
              "Γεωργιάδης Ιωαννίδης Νικολαΐδης Δημητριάδης Αλεξίου Μακρής Οικονόμου Καραγιάννης "
              "Καρράς Σαμαράς Μαυρίδης Βλάχος Ζαχαρίου Κόκκινος Λαμπρόπουλος Μιχαηλίδης Ξενάκης "
              "Παππάς Ρήγας Σωτηρίου Τσακίρης Φίλιππος Χατζής Ψαράς Αθήνα Θεσσαλονίκη Πάτρα Λάρισα "
              "Ηράκλειο Βόλος Κύπρος Λευκωσία Ελλάδα Πρωτάθλημα Κύπελλο Αθηνών τουρνουά αγώνας "
              "γύρος λευκά μαύρα ισοπαλία νίκη ήττα κίνηση ντάμα Αίθουσα Όμιλος"},
    {"hebrew",
     "משה דוד אברהם יצחק יעקב יוסף שרה רחל לאה רבקה מרים חנה אסתר שלמה שמואל שמעון אהרון "
     "אליהו דניאל מיכאל רפאל גבריאל יהודה בנימין ראובן לוי אפרים מנחם חיים ברוך צבי זאב "
     "אריה דב יהושע נתן עמוס ירמיהו ישעיהו עזרא נחמיה אורי איתן אלון גיל גלעד עופר ערן רון "
     "רונן שי תומר יואב יונתן עידו נועם נעמי תמר מיכל יעל רות דינה אביגיל שירה נועה כהן "
     "לוין מזרחי פרץ ביטון דהן פרידמן מלכה אזולאי כץ יוסף עמר אוחיון חדד גבאי בן בר אדרי "
     "לביא טל קליין שפירא רוזנברג גולדברג וייס שוורץ פישר הופמן ברגר שטרן גרינברג רוזן "
     "זילבר סגל אלוני ברק שרון דיין אשכנזי ספיר גורן רביב שגב ארד שמיר נבון ירושלים תל "
     "אביב חיפה באר שבע נתניה אשדוד רמת גן פתח תקווה חולון ישראל אליפות גביע תחרות סיבוב "
     "לבן שחור תיקו ניצחון הפסד דמקה מועדון פתוחה נוער ליגה הפועל מכבי אלישע אבנר אדם אהוד "
     "אופיר אייל אילן אלעד אמיר אסף אריאל ארז בועז גד גדעון דן דורון דביר הלל הראל זוהר "
     "חגי חנן טוביה יגאל ידידיה יהונתן יואל יורם יותם יחזקאל יפתח ירון ישי ליאור מאור מאיר "
     "מיכה מלאכי מרדכי מתן נאור נחום נחשון ניר נפתלי עדי עובדיה עוזי עמית עמרם ענבל פנחס "
     "צחי צפניה קובי רועי רז שאול שבתאי שגיא שחר שלום שמשון שקד תבור אורלי אילנה אלה אפרת "
     "בתיה גאולה דבורה דליה דפנה הדס הילה ורד זהבה חוה חגית טובה טליה יהודית יונה יפה "
     "כרמלה לילך מאיה מזל נטע נירית סיגל עדנה ענת פנינה צילה קרן רונית שולמית שושנה שלומית "
     "תהילה אבוטבול אבירם אברמוב אדלר אוזן אזרד איצקוביץ אלבז אלקיים אפשטיין ארביב בוזגלו "
     "בכר בלום חמו שושן ברנשטיין גולן גוטמן גולדמן גרוס דגן דויטש דוידוב הורוביץ הלוי הרוש "
     "ואקנין וקסמן ויצמן זיו זנדברג חבשוש חזן חיון טייב טנא יעקובי ישראלי כרמי לב לוגסי "
     "לנדאו מור מועלם מימון מלול מנור מרגלית נגר נחמני סבג סויסה סולומון עובד עזריה פולק "
     "פינטו פלד פלדמן פרי צדוק צור צימרמן קדוש קורן קפלן קרמר רבינוביץ רוזנטל שאולי שוקרון "
     "שטיין שמעוני שקולניק תורג'מן טורניר מקום ראשון שני שלישי גמר חצי רבע נשים גברים "
     "ילדים קבוצות אישי פתיחה סיום מהלך לבנים שחורים יתרון תוצאה שופט לוח כלי מלך"},
    {"arabic",
     "محمد أحمد محمود علي حسن حسين إبراهيم يوسف عبد الله الرحمن العزيز الكريم خالد عمر "
     "عثمان سعيد سعد سالم سليمان مصطفى كريم كمال جمال جلال طارق وليد ياسين ياسر رشيد رضا "
     "فاطمة خديجة عائشة مريم زينب سعاد نادية ليلى هدى أمينة سميرة نجيب نبيل منير أمين أنور "
     "أيوب إسماعيل إدريس عيسى موسى هارون داود زكريا يحيى نوح آدم بلال حمزة صالح صلاح الدين "
     "نور سيف عماد بدر حسام هشام فؤاد فارس غازي قاسم رمضان شعبان رجب مراد المغربي التونسي "
     "الجزائري المصري السوري العراقي الحسيني الهاشمي الفاسي العلوي بن أبو ابن القاهرة تونس "
     "الجزائر الرباط المغرب مصر سوريا العراق لبنان بيروت دمشق بغداد عمان الرياض الدار "
     "البيضاء مراكش فاس وهران بطولة كأس دورة الدوري الوطنية العربية للعبة الضامة الداما "
     "مباراة جولة أبيض أسود تعادل فوز خسارة لاعب نادي اتحاد الجمهورية الشباب النهائي رياض "
     "زياد وائل غسان توفيق شوقي ماهر لطفي القادر الحميد المجيد اللطيف الرزاق الحق السلام "
     "الغني الفتاح الهادي الجليل الواحد الوهاب النور رؤوف رفيق رامي راشد ربيع سامي سمير "
     "سلمان سلطان شريف شكري شاكر صابر صادق صبري ضياء ظافر عادل عاطف عباس عبيد عثماني عدنان "
     "عزيز عصام عطية علاء عماري غالب فاضل فاروق فتحي فريد فهد فيصل قدري لبيب لؤي مأمون "
     "مازن مالك مجدي محسن مختار مدحت مروان مسعود مشعل مصعب معاذ معتز ممدوح منصور مهدي ناجي "
     "ناصر نزار نعيم هادي هاني هيثم يعقوب يونس الزواوي الخطيب حجازي الطرابلسي شاهين القرشي "
     "بوعزة بنجلون التازي الإدريسي البكري الجابري الحداد الحمدان الخولي الدوسري الراشد "
     "الزهراني السعيد الشامي الشريف الصالح الطيب العامري العتيبي الغامدي الفاروقي القحطاني "
     "الكعبي المالكي المطيري النجار الهلالي الوزاني اليوسفي صنعاء عدن حلب حمص طرابلس صفاقس "
     "سوسة قسنطينة عنابة تلمسان طنجة أكادير الإسكندرية أسيوط الخرطوم نواكشوط الكويت الدوحة "
     "المنامة مسقط"},
    {"persian",
     "محمد علی حسین رضا مهدی امیر حسن احمد محمود مجید سعید حمید فرهاد بهرام کامران کیوان "
     "پرویز پویا پیمان منوچهر هوشنگ جمشید خسرو داریوش کوروش سیروس شاپور بهزاد بابک آرش "
     "سهراب رستم سیاوش فاطمه زهرا مریم نسرین پروین مینا لیلا شیرین فرشته احمدی محمدی حسینی "
     "رضایی کریمی موسوی جعفری قاسمی رحیمی ابراهیمی اکبری صادقی نوری یوسفی زارع تهران "
     "اصفهان شیراز مشهد تبریز ایران قهرمانی جام مسابقه دور سفید سیاه مساوی"},
    {"thai", "สมชาย สมศักดิ์ สมบัติ สมพงษ์ สมบูรณ์ สมหมาย สุรชัย สุชาติ สุวิทย์ สุเทพ สุนทร ประเสริฐ ประสิทธิ์ ประยุทธ์ "
             "ประวิทย์ วิชัย วิชิต วิเชียร วินัย วีระ วีรพงษ์ ชัยวัฒน์ ชาญชัย ชูชาติ อนันต์ อำนวย อภิชาติ อดิศร ธนา ธนากร "
             "ธีระ ณรงค์ นิรันดร์ นพดล ไพโรจน์ ไพบูลย์ พิชัย พงษ์ศักดิ์ บุญมี บุญชู ทองดี ทองคำ สมหญิง สุดา มาลี วันดี ศรี "
             "ศิริ ศิริพร ศักดิ์ชัย เกรียงไกร กิตติ กฤษณะ จักร จรูญ เจริญ แสงทอง ใจดี รักไทย สุขใจ มีสุข ศรีสุข วงศ์ "
             "วงศ์สวัสดิ์ พงศ์ ทองสุข แก้วมณี บุญเรือง ชัยชนะ สายทอง คำแก้ว จันทร์ อินทร์ พรหม กรุงเทพ เชียงใหม่ "
             "นครราชสีมา ขอนแก่น ภูเก็ต ประเทศไทย การแข่งขัน หมากฮอส ชิงแชมป์ ถ้วย รอบ ขาว ดำ เสมอ ชนะ แพ้ "
             "สนาม ชมรม"},
});

} // namespace

std::span<const LanguageWords> languageWords() {
    return wordsByLanguage;
}

} // namespace damscope::parser
