// SPDX-License-Identifier: GPL-3.0-or-later
// First names, surnames, places and words of games, as they are common in each language.
#include "parser/encoding/language_words.hpp"

#include <array>

namespace damscope::parser {
namespace {

constexpr auto languages = std::to_array<LanguageWords>({
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
     "József László Sándor István Zoltán György Gábor Ferenc Gyula Árpád Ákos Béla Jenő Lőrinc "
     "Győző Dezső Jolán Éva Ágnes Mária Erzsébet Nagy Kovács Tóth Szabó Horváth Varga Kiss "
     "Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Rácz Fekete Szűcs "
     "Török Gál Hegedűs Kőszegi Szőke Győr Székesfehérvár Szőnyi Erdős Fülöp Pálfi Csányi "
     "Zsíros Bíró Füzesi Özséb Ürmös Űrhegyi Ősi"},
    {"swedish",
     "Åke Björn Göran Håkan Jörgen Mårten Östen Sören Torbjörn Åsa Märta Kjell Lindström "
     "Sjöberg Nyström Öberg Söderberg Åkesson Åberg Hägglund Sjögren Björklund Nordström "
     "Lundström Hedström Sundström Malmö Göteborg Örebro Västerås Umeå Gävle Älvsjö Jørgensen "
     "Sørensen Søren Jørn Bjørn Ågård Åse Bjørnsen Østergaard Kjær Nørgaard Møller Håkon "
     "Øystein Tromsø Bærum Ærø Nyborg Rødovre Dænmark Köpenhamn Pekka Hämäläinen Mäkinen "
     "Järvinen Mäkelä Häkkinen Töyli Pöyry"},
});

} // namespace

std::span<const LanguageWords> languageWords() {
    return languages;
}

} // namespace damscope::parser
