// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. Formats, output files, and the list of the commands.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    {"text, json (one object) or csv", "text, json (één object) of csv",
     "text, json (un objet) ou csv", "text, json (один объект) или csv",
     "text, json (um objeto) ou csv"},
    {"text, jsonl (one JSON object per line), json (one array) or csv",
     "text, jsonl (één JSON-object per regel), json (één array) of csv",
     "text, jsonl (un objet JSON par ligne), json (un tableau) ou csv",
     "text, jsonl (объект JSON в строке), json (один массив) или csv",
     "text, jsonl (um objeto JSON por linha), json (uma lista) ou csv"},
    {"text, jsonl (one JSON object per line), json (one array), csv or pdn",
     "text, jsonl (één JSON-object per regel), json (één array), csv of pdn",
     "text, jsonl (un objet JSON par ligne), json (un tableau), csv ou pdn",
     "text, jsonl (объект JSON в строке), json (один массив), csv или pdn",
     "text, jsonl (um objeto JSON por linha), json (uma lista), csv ou pdn"},
    {"short for --format pdn: the games themselves", "kort voor --format pdn: de partijen zelf",
     "abrégé de --format pdn : les parties elles-mêmes", "то же, что --format pdn: сами партии",
     "abreviação de --format pdn: as próprias partidas"},
    {"short for --format pdn", "kort voor --format pdn", "abrégé de --format pdn",
     "то же, что --format pdn", "abreviação de --format pdn"},
    {"short for --format csv", "kort voor --format csv", "abrégé de --format csv",
     "то же, что --format csv", "abreviação de --format csv"},
    {"short for --format html", "kort voor --format html", "abrégé de --format html",
     "то же, что --format html", "abreviação de --format html"},
    {"text, or json: a summary as one JSON object",
     "text, of json: een samenvatting als één JSON-object",
     "text, ou json : un résumé en un objet JSON", "text или json: итоги одним объектом JSON",
     "text, ou json: um resumo como um objeto JSON"},
    {"text, or json: the number of the stored game as an object",
     "text, of json: het nummer van de opgeslagen partij als object",
     "text, ou json : le numéro de la partie enregistrée comme objet",
     "text или json: номер сохранённой партии объектом",
     "text, ou json: o número da partida guardada como objeto"},
    {"text, or json: one JSON object, with the game as PDN",
     "text, of json: één JSON-object, met de partij als PDN",
     "text, ou json : un objet JSON, avec la partie en PDN",
     "text или json: объект JSON с партией в PDN",
     "text, ou json: um objeto JSON, com a partida em PDN"},
    {"do not replace the FILE of --pdn if it exists",
     "FILE van --pdn niet vervangen als het bestaat",
     "ne pas remplacer le FILE de --pdn s'il existe", "не заменять FILE из --pdn, если он есть",
     "não substituir o FILE de --pdn se existir"},
    {"output file; - is standard output", "uitvoerbestand; - is standaarduitvoer",
     "fichier de sortie ; - est la sortie standard", "файл вывода; - — стандартный вывод",
     "arquivo de saída; - é a saída padrão"},
    {"pdn, jsonl (one JSON object per line), json (one array), csv, or html (a page to replay the "
     "games); else by the file's name",
     "pdn, jsonl (één JSON-object per regel), json (één array), csv, of html (een pagina om de "
     "partijen na te spelen); anders naar de naam van het bestand",
     "pdn, jsonl (un objet JSON par ligne), json (un tableau), csv, ou html (une page pour rejouer "
     "les parties) ; sinon d'après le nom du fichier",
     "pdn, jsonl (объект JSON в строке), json (один массив), csv или html (страница для просмотра "
     "партий); иначе по имени файла",
     "pdn, jsonl (um objeto JSON por linha), json (uma lista), csv, ou html (uma página para rever "
     "as partidas); senão, pelo nome do arquivo"},
    {"pdn, jsonl (one JSON object per line), json (one array), csv, or html (a page to replay the "
     "games); else by the file's name; parquet (columns of games and positions, docs/scale.md): "
     "FILE is a folder",
     "pdn, jsonl (één JSON-object per regel), json (één array), csv, of html (een pagina om de "
     "partijen na te spelen); anders naar de naam van het bestand; parquet (kolommen van partijen "
     "en standen, docs/scale.md): FILE is een map",
     "pdn, jsonl (un objet JSON par ligne), json (un tableau), csv, ou html (une page pour rejouer "
     "les parties) ; sinon d'après le nom du fichier ; parquet (colonnes de parties et de "
     "positions, docs/scale.md) : FILE est un dossier",
     "pdn, jsonl (объект JSON в строке), json (один массив), csv или html (страница для просмотра "
     "партий); иначе по имени файла; parquet (столбцы партий и позиций, docs/scale.md): FILE — "
     "папка",
     "pdn, jsonl (um objeto JSON por linha), json (uma lista), csv, ou html (uma página para rever "
     "as partidas); senão, pelo nome do arquivo; parquet (colunas de partidas e posições, "
     "docs/scale.md): FILE é uma pasta"},
    {"damscope COMMAND --help explains a command, damscope --version prints the version. The games "
     "are in one file, the database: --db FILE, else $DAMSCOPE_DB, else "
     "$XDG_DATA_HOME/damscope/games.db (~/.local/share/damscope/games.db).",
     "damscope COMMAND --help legt een opdracht uit, damscope --version toont de versie. De "
     "partijen staan in één bestand, de database: --db FILE, anders $DAMSCOPE_DB, anders "
     "$XDG_DATA_HOME/damscope/games.db (~/.local/share/damscope/games.db).",
     "damscope COMMAND --help explique une commande, damscope --version affiche la version. Les "
     "parties sont dans un seul fichier, la base : --db FILE, sinon $DAMSCOPE_DB, sinon "
     "$XDG_DATA_HOME/damscope/games.db (~/.local/share/damscope/games.db).",
     "damscope COMMAND --help объясняет команду, damscope --version выводит версию. Партии "
     "находятся в одном файле, базе: --db FILE, иначе $DAMSCOPE_DB, иначе "
     "$XDG_DATA_HOME/damscope/games.db (~/.local/share/damscope/games.db).",
     "damscope COMMAND --help explica um comando, damscope --version mostra a versão. As partidas "
     "estão num só arquivo, a base de dados: --db FILE, senão $DAMSCOPE_DB, senão "
     "$XDG_DATA_HOME/damscope/games.db (~/.local/share/damscope/games.db)."},
    {"damscope import samples/\n"
     "    reads a folder into the database\n"
     "damscope games --player Jansen --from 2019 --to 2024\n"
     "    lists games\n"
     "damscope find --moves \"32-28 18-23\" --count\n"
     "    counts the games that reached a position",
     "damscope import samples/\n"
     "    leest een map in de database\n"
     "damscope games --player Jansen --from 2019 --to 2024\n"
     "    toont partijen\n"
     "damscope find --moves \"32-28 18-23\" --count\n"
     "    telt de partijen die een stand bereikten",
     "damscope import samples/\n"
     "    lit un dossier dans la base\n"
     "damscope games --player Jansen --from 2019 --to 2024\n"
     "    liste des parties\n"
     "damscope find --moves \"32-28 18-23\" --count\n"
     "    compte les parties qui ont atteint une position",
     "damscope import samples/\n"
     "    читает папку в базу\n"
     "damscope games --player Jansen --from 2019 --to 2024\n"
     "    перечисляет партии\n"
     "damscope find --moves \"32-28 18-23\" --count\n"
     "    считает партии, где возникла позиция",
     "damscope import samples/\n"
     "    lê uma pasta para a base de dados\n"
     "damscope games --player Jansen --from 2019 --to 2024\n"
     "    lista partidas\n"
     "damscope find --moves \"32-28 18-23\" --count\n"
     "    conta as partidas que chegaram a uma posição"},
}));

} // namespace

std::span<const Word> formatHelpWords() {
    return words;
}

} // namespace damscope::tables
