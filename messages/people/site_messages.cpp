// SPDX-License-Identifier: GPL-3.0-or-later
// A published web site, and what is said about writing it.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"site-done",
     {"{n} {files?file|files}, {megabytes} MB: {written} written, {removed} removed",
      "{n} {files?bestand|bestanden}, {megabytes} MB: {written} geschreven, {removed} verwijderd",
      "{n} {files?fichier|fichiers}, {megabytes} Mo ; écrits : {written}, supprimés : {removed}",
      "{n} {files?файл|файла|файлов}, {megabytes} МБ: записано {written}, удалено {removed}"}},
    {"site-foreign",
     {"{folder} is not empty and is no site that Damscope has published; name another folder",
      "{folder} is niet leeg en geen site die Damscope heeft gepubliceerd; noem een andere map",
      "{folder} n'est pas vide et n'est pas un site publié par Damscope ; indiquez un autre "
      "dossier",
      "{folder} не пуста и не является сайтом, созданным Damscope; укажите другую папку"}},
    {"site-busy",
     {"another run is publishing into {folder}; wait until it has ended",
      "een andere opdracht publiceert nu in {folder}; wacht tot die klaar is",
      "une autre commande publie dans {folder} ; attendez qu'elle soit terminée",
      "в {folder} сейчас публикует другая команда; дождитесь её окончания"}},
    {"site-interrupted",
     {"interrupted; what is written stays, and the next run goes on",
      "onderbroken; wat geschreven is blijft, en de volgende keer gaat het verder",
      "interrompu ; ce qui est écrit reste, et la prochaine exécution continuera",
      "прервано; записанное остаётся, следующий запуск продолжит"}},
    {"site-not-searched",
     {"without structures and combinations: 'damscope index --shots' searches the games for them",
      "zonder structuren en combinaties: 'damscope index --shots' zoekt ze in de partijen",
      "sans structures ni combinaisons : 'damscope index --shots' les cherche dans les parties",
      "без структур и комбинаций: их ищет в партиях 'damscope index --shots'"}},
    {"site-damaged",
     {"{n} {games?game is|games are} damaged, and {games?its page says|their pages say} so",
      "{n} {games?partij is|partijen zijn} beschadigd, en hun pagina zegt dat",
      "{n} {games?partie est endommagée|parties sont endommagées}, et leur page le dit",
      "повреждено: {n} {games?партия|партии|партий}; об этом сказано на их страницах"}},
    {"site-facts",
     {"{n} {games?game|games}, {p} {players?player|players}, {e} {events?event|events}",
      "{n} {games?partij|partijen}, {p} {players?speler|spelers}, {e} {events?toernooi|toernooien}",
      "{n} {games?partie|parties}, {p} {players?joueur|joueurs}, {e} "
      "{events?événement|événements}",
      "{n} {games?партия|партии|партий}, {p} {players?игрок|игрока|игроков}, {e} "
      "{events?соревнование|соревнования|соревнований}"}},
    {"site-games",
     {"{n} {games?game|games}", "{n} {games?partij|partijen}", "{n} {games?partie|parties}",
      "{n} {games?партия|партии|партий}"}},
    {"site-more",
     {"and {n} more {games?game|games}", "en nog {n} {games?partij|partijen}",
      "et {n} {games?autre partie|autres parties}", "и ещё {n} {games?партия|партии|партий}"}},
    {"site-download",
     {"{n} {games?game|games} as PDN", "{n} {games?partij|partijen} als PDN",
      "{n} {games?partie|parties} en PDN", "{n} {games?партия|партии|партий} в PDN"}},
});

constexpr auto words = std::to_array<Word>({
    {"site", "title", {"Draughts games", "Dampartijen", "Parties de dames", "Партии в шашки"}},
    {"site", "navigation", {"Parts of the site", "Delen van de site", "Sections", "Разделы"}},
    {"site", "players", {"Players", "Spelers", "Joueurs", "Игроки"}},
    {"site", "events", {"Events", "Toernooien", "Événements", "Соревнования"}},
    {"site", "openings", {"Openings", "Openingen", "Ouvertures", "Дебюты"}},
    {"site", "structures", {"Structures", "Structuren", "Structures", "Структуры"}},
    {"site", "shots", {"Combinations", "Combinaties", "Combinaisons", "Комбинации"}},
    {"site",
     "search",
     {"Search players and events", "Zoek spelers en toernooien",
      "Chercher des joueurs et des événements", "Поиск игроков и соревнований"}},
    {"site", "nothing", {"Nothing found", "Niets gevonden", "Rien trouvé", "Ничего не найдено"}},
    {"site",
     "most-games",
     {"Most games", "Meeste partijen", "Le plus de parties", "Больше всего партий"}},
    {"site",
     "last-events",
     {"Last events", "Laatste toernooien", "Derniers événements", "Последние соревнования"}},
    {"site", "undated", {"without a date", "zonder datum", "sans date", "без даты"}},
    {"site", "to-start", {"To the start", "Naar het begin", "Au début", "К началу"}},
    {"site", "previous-move", {"Previous move", "Vorige zet", "Coup précédent", "Предыдущий ход"}},
    {"site", "next-move", {"Next move", "Volgende zet", "Coup suivant", "Следующий ход"}},
    {"site", "to-end", {"To the end", "Naar het einde", "À la fin", "К концу"}},
    {"site",
     "turn-board",
     {"Turn the board", "Draai het bord", "Tourner le damier", "Повернуть доску"}},
    {"site", "unread", {"not understood", "niet begrepen", "non compris", "не понято"}},
    {"site",
     "game-download",
     {"Download as PDN", "Downloaden als PDN", "Télécharger en PDN", "Скачать в PDN"}},
    {"site",
     "course",
     {"Course of the game", "Verloop van de partij", "Cours de la partie", "Ход партии"}},
    {"site",
     "course-says",
     {"Evaluation, move by move; higher is better for White",
      "Beoordeling, zet voor zet; hoger is beter voor wit",
      "Évaluation, coup par coup ; plus haut est mieux pour les blancs",
      "Оценка по ходам; выше лучше для белых"}},
    {"site", "white-moves", {"White to move", "Wit aan zet", "Trait aux blancs", "Ход белых"}},
    {"site", "black-moves", {"Black to move", "Zwart aan zet", "Trait aux noirs", "Ход чёрных"}},
    {"site", "move-back", {"Move back", "Zet terug", "Coup arrière", "Ход назад"}},
    {"site", "played", {"played", "uitgevoerd", "jouée", "проведена"}},
    {"site", "missed", {"missed", "gemist", "manquée", "упущена"}},
    {"site",
     "not-searched",
     {"The games have not been searched for this yet.",
      "De partijen zijn hier nog niet op doorzocht.",
      "Les parties n'ont pas encore été examinées à cet égard.",
      "Партии ещё не просмотрены на этот счёт."}},
    {"page", "played", {"Played", "Uitgevoerd", "Jouées", "Проведено"}},
    {"page", "not-played", {"Missed", "Gemist", "Manquées", "Упущено"}},
    {"page", "outcome", {"Outcome", "Afloop", "Issue", "Итог"}},
    {"page", "white-won", {"White won", "Wit won", "Gain blanc", "Победы белых"}},
    {"page", "black-won", {"Black won", "Zwart won", "Gain noir", "Победы чёрных"}},
    {"page", "first-played", {"First played", "Eerst gespeeld", "Joué d'abord", "Впервые сыгран"}},
});

} // namespace

std::span<const Entry> siteMessages() {
    return messages;
}

std::span<const Word> siteWords() {
    return words;
}

} // namespace damscope::tables
