// SPDX-License-Identifier: GPL-3.0-or-later
// Names of persons as headers of games have them, and which mean one person.
#include "db/store/players/person_name.hpp"

#include <gtest/gtest.h>

#include <array>

namespace damscope::db {
namespace {

using Words = std::vector<std::string>;

struct Reading {
    std::string_view written;
    Words surname;
    Words forenames;
    Words prefixes = {};
    Words nicknames = {};
};

class NamesOfPersons : public ::testing::TestWithParam<Reading> {};

TEST_P(NamesOfPersons, areTakenApart) {
    const Reading& expected = GetParam();
    const auto name = readPersonName(expected.written);
    ASSERT_TRUE(name) << expected.written;
    EXPECT_EQ(name->surname, expected.surname) << expected.written;
    EXPECT_EQ(name->forenames, expected.forenames) << expected.written;
    EXPECT_EQ(name->prefixes, expected.prefixes) << expected.written;
    EXPECT_EQ(name->nicknames, expected.nicknames) << expected.written;
}

INSTANTIATE_TEST_SUITE_P(
    Forms, NamesOfPersons,
    ::testing::Values(
        Reading{"Kooij,van der,W. (Wim)", {"kooij"}, {"w"}, {"van", "der"}, {"wim"}},
        Reading{"Wim van der Kooij", {"kooij"}, {"wim"}, {"van", "der"}},
        Reading{"van der Kooij, Wim", {"kooij"}, {"wim"}, {"van", "der"}},
        Reading{"Vries, Jan Ekke de", {"vries"}, {"jan", "ekke"}, {"de"}},
        Reading{"R.J. Clerc", {"clerc"}, {"r", "j"}}, Reading{"RJ Clerc", {"clerc"}, {"r", "j"}},
        Reading{"Каспаров Ю.", {"каспаров"}, {"ю"}}, Reading{"Georgiev A.", {"georgiev"}, {"a"}},
        Reading{"Alexander GETMANSKI", {"getmanski"}, {"alexander"}},
        Reading{"GETMANSKI Alexander (BLR) GMI 2401", {"getmanski"}, {"alexander"}},
        Reading{"Guntis Valneris 2389", {"valneris"}, {"guntis"}},
        Reading{"Koops, Lambert-Jan", {"koops"}, {"lambert", "jan"}},
        Reading{"Diafouana kiabiya, Ghislain", {"diafouana", "kiabiya"}, {"ghislain"}},
        Reading{"N'Diaga Samb", {"samb"}, {"ndiaga"}}, Reading{"Samb", {"samb"}, {}},
        Reading{"Łukasz Nowak", {"nowak"}, {"lukasz"}},
        Reading{"Jansen, K. jr.", {"jansen"}, {"k"}}));

TEST(NamesOfPersons, withoutASurnameAreNobody) {
    for (const std::string_view written :
         {"", "?", "N.N.", "NN", "n.n.", "Anonymous", "Onbekend", "неизвестный", "White", "Zwart",
          "A.", "2401", ",", "-", "(BLR)", "GMI"})
        EXPECT_FALSE(readPersonName(written)) << written;
}

TEST(NamesOfPersons, mayBeOneLetter) {
    for (const std::string_view written : {"A", " b ", "Ж"}) {
        const auto name = readPersonName(written);
        ASSERT_TRUE(name) << written;
        EXPECT_EQ(name->surname.size(), 1U) << written;
    }
    EXPECT_EQ(compareNames(*readPersonName("A"), *readPersonName("B")), SamePerson::no);
    EXPECT_EQ(compareNames(*readPersonName("A"), *readPersonName("a")), SamePerson::certain);
}

SamePerson compared(std::string_view a, std::string_view b) {
    const auto one = readPersonName(a);
    const auto other = readPersonName(b);
    return one && other ? compareNames(*one, *other) : SamePerson::no;
}

struct Pair {
    std::string_view a;
    std::string_view b;
    SamePerson expected;
};

TEST(NamesOfPersons, areComparedByGrades) {
    using enum SamePerson;
    constexpr auto pairs = std::to_array<Pair>({
        {"W. F. Ryan", "W.F. Ryan", certain},
        {"Koops, Lambert-Jan", "koops, Lambert Jan", certain},
        {"Kooij,van der,W. (Wim)", "Wim van der Kooij", certain},
        {"Heusdens,R.W. (Ron)", "Ron Heusdens", certain},
        {"Alexei Chizhov", "Alexey Chizhov", certain},
        {"Alexander Schwarzman", "Александр Шварцман", certain},
        {"Berçot", "Bercot", certain},
        {"R. Boomstra", "Roel Boomstra", likely},
        {"Alexei Chizhov", "Tsjizjow,A.", likely},
        {"Aleks. Baljakin", "Alexander Baljakin", likely},
        {"Ton Sijbrands", "Sijbrands, Anton", likely},
        {"Lukas Valenta", "Lulkas Valenta", likely},
        {"James Reed", "James P. Reed", likely},
        {"Samb N'Diaga", "N'Diaga Samb", likely},
        {"Koeperman", "Куперман", likely},
        {"Samb", "N'Diaga Samb", possible},
        {"Jansen, K.", "Jansen, K. sr.", possible},
        {"Jan Visser", "Jan Visser (2)", possible},
        {"Jan Visser 2", "Jan Visser (2)", certain},
        {"Guntis Valneris 2389", "Guntis Valneris 2401", certain},
        {"Player 12", "Player, 12", certain},
        {"Player 12", "Player 21", no},
        {"Player 1500", "Player 1501", no},
        {"Scan 3.0", "Scan 3.1", no},
        // Reports of users.
        {"Abaciev N.", "Абациев Н.", likely},
        {"Nicievskij P.", "Нициевский П.", likely},
        {"Nikolaj Abatsijev", "Абациев Н.", likely},
        {"Sjtsjogolev, W.", "Щеголев В.", likely},
        {"Macievskij, A.", "Мациевский А.", likely},
        {"Genot J-P", "Genot, Jean-Pierre", likely},
        {"Dumont J-L", "Dumont, Jean-Luc", likely},
        {"BOF Daniel", "Daniel Borak", no},
        {"VOS Daniel", "Daniel Vroom", no},
        {"JHM Jansen", "Jansen, J.H.M.", certain},
        {"JAM Jansen", "Jansen, J.A.M.", likely},
        {"BOF Daniel", "Bof, Daniel", certain},
        {"Basset, Didier", "Didier, Basset", possible},
        {"Bos, Karel", "Karel, Bos", possible},
        {"Bos, K.", "K., Bos", certain},
        // Swapped letters.
        {"Buzhinski,E", "Buzhinksi,E.", likely},
        {"Boomstra, Roel", "Boomtsra, Roel", likely},
        {"Boomstra, Roel", "Boomstra, Reol", no},
        {"Сейбрандс Т.", "Сейбарндс Т.", likely},
        {"Dma, Els", "Dam, Els", possible},
        {"Kars, Piet", "Kras, Piet", possible},
        {"Kars", "Kras", no},
        {"Kars, Piet", "Kras, Jan", no},
        {"R. Boomstra", "K. Boomstra", no},
        {"Hein Meijer", "Piet Meijer", no},
        {"Jan de Vries", "Jan van Vries", no},
        {"Jansen, K. jr.", "Jansen, K. sr.", no},
        // Initials are letters, whatever number of bytes they have.
        {"כהן, ד.", "כהן, משה", no},
        {"לוי, י.", "לוי, שרה", no},
        {"გიორგაძე, ა.", "გიორგაძე, ბადრი", no},
        {"Παππάς, Α.", "Παππάς, Νίκος", no},
        {"الحسن, م.", "الحسن, سعيد", no},
        {"Պետրոսյան, Ա.", "Պետրոսյան, Վարդան", no},
        {"Петров, А.", "Петров, Борис", no},
        {"כהן, ד.", "כהן, דוד", likely},
        {"გიორგაძე, ა.", "გიორგაძე, ავთო", likely},
        {"Martin Vondra", "Martins", no},
        {"Samb", "Saar", no},
    });
    for (const Pair& pair : pairs) {
        EXPECT_EQ(compared(pair.a, pair.b), pair.expected) << pair.a << " and " << pair.b;
        EXPECT_EQ(compared(pair.b, pair.a), pair.expected) << pair.b << " and " << pair.a;
    }
}

TEST(NamesOfPersons, areReadWithoutTheRoundOrBoardBesideThem) {
    using Case = std::pair<std::string_view, std::string_view>;
    for (const auto& [written, alone] :
         {Case{"Bochaton, Stéphane - ronde 5", "Bochaton, Stéphane"},
          Case{"van Dijk - bord 3", "van Dijk"}, Case{"Jansen, P. (round 12)", "Jansen, P."},
          Case{"Иванов И. тур 4", "Иванов И."}, Case{"Haan, Iris – ronde 1, bord 2", "Haan, Iris"},
          Case{"Bord 3: van  Dijk", "van Dijk"}, Case{"Eik, Frits ronde5", "Eik, Frits"},
          Case{"Eik, Frits - 5e ronde", "Eik, Frits"},
          Case{"Faber, G. (Gerrit) - table 7", "Faber, G. (Gerrit)"},
          Case{" Milanese  Loris ", "Milanese Loris"},
          // What is part of the name stays.
          Case{"Jan Visser (2)", "Jan Visser (2)"}, Case{"Jan Ring (2)", "Jan Ring (2)"},
          Case{"Player 12", "Player 12"}, Case{"Tour, Jan", "Tour, Jan"},
          Case{"Scan 3.1", "Scan 3.1"}, Case{"ronde 5", "ronde 5"}})
        EXPECT_EQ(nameAlone(written), alone);
    EXPECT_EQ(compared("Haan, Iris - ronde 2", "Haan, Iris"), SamePerson::certain);
}

TEST(NamesOfPersons, areNotThoseOfByes) {
    for (const std::string_view bye :
         {"bye", "BYE", "Bye!", "half-point bye", "Vrijloting", "exempté", "spielfrei", "Wolny los",
          "свободен", "Выходной", "descansa", "turno di riposo", "轮空", "-", "no opponent"}) {
        EXPECT_EQ(byeName(bye), ByeName::yes) << bye;
        EXPECT_FALSE(readPersonName(bye)) << bye;
    }
    for (const std::string_view surname : {"Vrij", "Frei", "Wolny", "libre", "Folga"})
        EXPECT_EQ(byeName(surname), ByeName::perhaps) << surname;
    for (const std::string_view name :
         {"Vrij, Jan", "Jan Vrij", "Bye, John", "?", "", "N.N.", "Jansen", "Byers", "Freiberg"})
        EXPECT_EQ(byeName(name), ByeName::no) << name;
    EXPECT_TRUE(readPersonName("Bye, John"));
}

} // namespace
} // namespace damscope::db
