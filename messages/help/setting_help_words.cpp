// SPDX-License-Identifier: GPL-3.0-or-later
// Help pages of the command line. Settings, names and the shell.
#include "messages/help/help_table.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = helpTable(std::to_array<TranslatedHelp>({
    // damscope config
    {"database, variant, language, results or threads; else all",
     "database, variant, language, results of threads; anders alle",
     "database, variant, language, results ou threads ; sinon tous",
     "database, variant, language, results или threads; иначе все",
     "database, variant, language, results ou threads; senão, todos"},
    {"its new value; else its value is printed",
     "de nieuwe waarde; anders wordt de huidige getoond",
     "sa nouvelle valeur ; sinon sa valeur est affichée", "новое значение; иначе выводится текущее",
     "o novo valor; senão, o valor atual é mostrado"},
    {"remove the setting", "verwijder de instelling", "supprimer le réglage", "убрать настройку",
     "remover o ajuste"},
    {"print where config.toml is", "toon waar config.toml is", "afficher où est config.toml",
     "вывести, где лежит config.toml", "mostrar onde está config.toml"},
    {"show and change the settings of all commands",
     "toon en wijzig de instellingen van alle opdrachten",
     "montrer et changer les réglages de toutes les commandes",
     "показать и изменить настройки всех команд",
     "mostrar e mudar os ajustes de todos os comandos"},
    {"Settings are kept in $XDG_CONFIG_HOME/damscope/config.toml (else "
     "~/.config/damscope/config.toml), which can also be edited by hand. An option of a command "
     "takes precedence over an environment variable (DAMSCOPE_DB, DAMSCOPE_VARIANT, "
     "DAMSCOPE_LANGUAGE, DAMSCOPE_RESULTS, DAMSCOPE_THREADS), and that over a setting.",
     "Instellingen staan in $XDG_CONFIG_HOME/damscope/config.toml (anders "
     "~/.config/damscope/config.toml), dat ook met de hand te bewerken is. Een optie van een "
     "opdracht gaat voor een omgevingsvariabele (DAMSCOPE_DB, DAMSCOPE_VARIANT, DAMSCOPE_LANGUAGE, "
     "DAMSCOPE_RESULTS, DAMSCOPE_THREADS), en die voor een instelling.",
     "Les réglages sont gardés dans $XDG_CONFIG_HOME/damscope/config.toml (sinon "
     "~/.config/damscope/config.toml), qu'on peut aussi modifier à la main. Une option d'une "
     "commande l'emporte sur une variable d'environnement (DAMSCOPE_DB, DAMSCOPE_VARIANT, "
     "DAMSCOPE_LANGUAGE, DAMSCOPE_RESULTS, DAMSCOPE_THREADS), et celle-ci sur un réglage.",
     "Настройки хранятся в $XDG_CONFIG_HOME/damscope/config.toml (иначе "
     "~/.config/damscope/config.toml), его можно править и вручную. Параметр команды важнее "
     "переменной окружения (DAMSCOPE_DB, DAMSCOPE_VARIANT, DAMSCOPE_LANGUAGE, DAMSCOPE_RESULTS, "
     "DAMSCOPE_THREADS), а та важнее настройки.",
     "Os ajustes ficam em $XDG_CONFIG_HOME/damscope/config.toml (senão "
     "~/.config/damscope/config.toml), que também pode ser editado à mão. Uma opção de um comando "
     "prevalece sobre uma variável de ambiente (DAMSCOPE_DB, DAMSCOPE_VARIANT, DAMSCOPE_LANGUAGE, "
     "DAMSCOPE_RESULTS, DAMSCOPE_THREADS), e esta sobre um ajuste."},
    {"damscope config\n"
     "    lists the settings and where they come from\n"
     "damscope config variant russian\n"
     "    makes Russian draughts the usual game\n"
     "damscope config --unset variant\n"
     "    goes back to what it was",
     "damscope config\n"
     "    toont de instellingen en waar ze vandaan komen\n"
     "damscope config variant russian\n"
     "    maakt Russisch dammen het gewone spel\n"
     "damscope config --unset variant\n"
     "    gaat terug naar wat het was",
     "damscope config\n"
     "    liste les réglages et d'où ils viennent\n"
     "damscope config variant russian\n"
     "    fait du jeu russe le jeu usuel\n"
     "damscope config --unset variant\n"
     "    revient à ce qui était avant",
     "damscope config\n"
     "    перечисляет настройки и откуда они взяты\n"
     "damscope config variant russian\n"
     "    делает русские шашки обычной игрой\n"
     "damscope config --unset variant\n"
     "    возвращает как было",
     "damscope config\n"
     "    lista os ajustes e de onde vêm\n"
     "damscope config variant russian\n"
     "    torna as damas russas o jogo usual\n"
     "damscope config --unset variant\n"
     "    volta ao que era"},
    // damscope names
    {"a combination, a structure or an ending, by its key or a name in any language; else all are "
     "listed",
     "een combinatie, een structuur of een eindspel, met de sleutel of een naam in een van de "
     "talen; anders worden ze alle getoond",
     "une combinaison, une structure ou une finale, par sa clé ou un nom dans toute langue ; sinon "
     "toutes sont listées",
     "комбинация, структура или окончание, по ключу или названию на любом языке; иначе "
     "перечисляются все",
     "uma combinação, uma estrutura ou um final, pela chave ou por um nome em qualquer língua; "
     "senão, todos são listados"},
    {"Changes", "Wijzigingen", "Changements", "Изменения", "Mudanças"},
    {"what it is called in the language of the command", "hoe het heet in de taal van de opdracht",
     "comment elle s'appelle dans la langue de la commande", "как это называется на языке команды",
     "como se chama na língua do comando"},
    {"do not look for it", "zoek er niet naar", "ne pas la chercher", "не искать", "não procurar"},
    {"look for it again", "zoek er weer naar", "la chercher de nouveau", "снова искать",
     "voltar a procurar"},
    {"change a name or the definition (docs/names.md): \"query=white men on 27 28 for 6 plies\"; "
     "may be given several times",
     "wijzig een naam of de definitie (docs/names.md): \"query=white men on 27 28 for 6 plies\"; "
     "mag vaker worden opgegeven",
     "changer un nom ou la définition (docs/names.md) : \"query=white men on 27 28 for 6 plies\" ; "
     "peut être répété",
     "изменить название или определение (docs/names.md): \"query=white men on 27 28 for 6 plies\"; "
     "можно указать несколько раз",
     "mudar um nome ou a definição (docs/names.md): \"query=white men on 27 28 for 6 plies\"; pode "
     "ser dado várias vezes"},
    {"restore the program's own value of it", "herstel de waarde die het programma ervoor heeft",
     "revenir à la valeur qu'en a le programme", "вернуть для него значение программы",
     "voltar ao valor que o programa tem para isso"},
    {"restore the program's own values", "herstel de waarden van het programma",
     "revenir aux valeurs du programme", "вернуть значения программы",
     "voltar aos valores do programa"},
    {"The file", "Het bestand", "Le fichier", "Файл", "O arquivo"},
    {"print where the changes are kept", "toon waar de wijzigingen staan",
     "afficher où sont gardés les changements", "вывести, где хранятся изменения",
     "mostrar onde ficam as mudanças"},
    {"report what is wrong in it", "meld wat er mis mee is", "dire ce qui n'y va pas",
     "сообщить, что в нём неверно", "dizer o que está errado nele"},
    {"show and change the names of combinations and structures",
     "toon en wijzig de namen van combinaties en structuren",
     "montrer et changer les noms de combinaisons et de structures",
     "показать и изменить названия комбинаций и структур",
     "mostrar e mudar os nomes de combinações e estruturas"},
    {"Lists the combinations, the middlegame structures and the endings that have a name, with "
     "their definitions. Changes are kept in $XDG_CONFIG_HOME/damscope/names.ini (else "
     "~/.config/damscope/names.ini; $DAMSCOPE_NAMES names another file), which can also be edited "
     "by hand; docs/names.md describes it. A key that is in both lists is written shot:KEY or "
     "structure:KEY; so is a new one.",
     "Toont de combinaties, de structuren van het middenspel en de eindspelen die een naam hebben, "
     "met hun definitie. Wijzigingen staan in $XDG_CONFIG_HOME/damscope/names.ini (anders "
     "~/.config/damscope/names.ini; $DAMSCOPE_NAMES noemt een ander bestand), dat ook met de hand "
     "te bewerken is; docs/names.md beschrijft het. Een sleutel die in beide lijsten staat wordt "
     "als shot:KEY of structure:KEY geschreven, een nieuwe ook.",
     "Liste les combinaisons, les structures de milieu de partie et les finales qui ont un nom, "
     "avec leurs définitions. Les changements sont gardés dans $XDG_CONFIG_HOME/damscope/names.ini "
     "(sinon ~/.config/damscope/names.ini ; $DAMSCOPE_NAMES nomme un autre fichier), qu'on peut "
     "aussi modifier à la main ; docs/names.md le décrit. Une clé présente dans les deux listes "
     "s'écrit shot:KEY ou structure:KEY, une nouvelle aussi.",
     "Перечисляет комбинации, структуры середины игры и окончания, у которых есть название, с "
     "определениями. Изменения хранятся в $XDG_CONFIG_HOME/damscope/names.ini (иначе "
     "~/.config/damscope/names.ini; $DAMSCOPE_NAMES указывает другой файл), его можно править и "
     "вручную; он описан в docs/names.md. Ключ, который есть в обоих списках, пишется shot:KEY или "
     "structure:KEY; так же и новый.",
     "Lista as combinações, as estruturas de meio-jogo e os finais que têm nome, com as "
     "definições. As mudanças ficam em $XDG_CONFIG_HOME/damscope/names.ini (senão "
     "~/.config/damscope/names.ini; $DAMSCOPE_NAMES indica outro arquivo), que também pode ser "
     "editado à mão; docs/names.md o descreve. Uma chave que está em ambas as listas escreve-se "
     "shot:KEY ou structure:KEY; uma nova também."},
    {"damscope names \"fork lock\"\n"
     "    prints its names and its definition, with a diagram\n"
     "damscope names \"petrov's triangle\"\n"
     "    prints where the pieces stand, the result, and the command that finds it\n"
     "damscope names royal --rename \"king's shot\"\n"
     "    gives the coup royal this name\n"
     "damscope names outpost-24 --off\n"
     "    does not look for outposts on 24\n"
     "damscope names structure:my-lock --set variant=russian --set \"query=white men on c3 d4 for "
     "6 plies\" --rename \"my lock\"\n"
     "    defines a structure",
     "damscope names \"fork lock\"\n"
     "    toont de namen en de definitie, met een diagram\n"
     "damscope names \"petrov's triangle\"\n"
     "    toont waar de stukken staan, de uitslag en de opdracht die het vindt\n"
     "damscope names royal --rename \"king's shot\"\n"
     "    geeft de coup royal deze naam\n"
     "damscope names outpost-24 --off\n"
     "    zoekt niet naar voorposten op 24\n"
     "damscope names structure:my-lock --set variant=russian --set \"query=white men on c3 d4 for "
     "6 plies\" --rename \"my lock\"\n"
     "    definieert een structuur",
     "damscope names \"fork lock\"\n"
     "    affiche ses noms et sa définition, avec un diagramme\n"
     "damscope names \"petrov's triangle\"\n"
     "    affiche où sont les pièces, le résultat, et la commande qui la trouve\n"
     "damscope names royal --rename \"king's shot\"\n"
     "    donne ce nom au coup royal\n"
     "damscope names outpost-24 --off\n"
     "    ne cherche pas les avant-postes à 24\n"
     "damscope names structure:my-lock --set variant=russian --set \"query=white men on c3 d4 for "
     "6 plies\" --rename \"my lock\"\n"
     "    définit une structure",
     "damscope names \"fork lock\"\n"
     "    выводит её названия и определение с диаграммой\n"
     "damscope names \"petrov's triangle\"\n"
     "    выводит расстановку шашек, результат и команду, которая находит его\n"
     "damscope names royal --rename \"king's shot\"\n"
     "    даёт королевскому удару это название\n"
     "damscope names outpost-24 --off\n"
     "    не ищет форпосты на 24\n"
     "damscope names structure:my-lock --set variant=russian --set \"query=white men on c3 d4 for "
     "6 plies\" --rename \"my lock\"\n"
     "    определяет структуру",
     "damscope names \"fork lock\"\n"
     "    mostra os nomes e a definição, com um diagrama\n"
     "damscope names \"petrov's triangle\"\n"
     "    mostra onde estão as peças, o resultado e o comando que o encontra\n"
     "damscope names royal --rename \"king's shot\"\n"
     "    dá este nome ao coup royal\n"
     "damscope names outpost-24 --off\n"
     "    não procura postos avançados em 24\n"
     "damscope names structure:my-lock --set variant=russian --set \"query=white men on c3 d4 for "
     "6 plies\" --rename \"my lock\"\n"
     "    define uma estrutura"},
    // damscope completion
    {"bash, zsh or fish; words: complete the last WORD",
     "bash, zsh of fish; words: vul het laatste WORD aan",
     "bash, zsh ou fish ; words : compléter le dernier WORD",
     "bash, zsh или fish; words: дополнить последнее WORD",
     "bash, zsh ou fish; words: completar o último WORD"},
    {"of a command line, after --", "van een opdrachtregel, na --",
     "d'une ligne de commande, après --", "командной строки, после --",
     "de uma linha de comando, depois de --"},
    {"print a script that completes commands in a shell",
     "toon een script dat opdrachten in een shell aanvult",
     "afficher un script qui complète les commandes dans un shell",
     "вывести сценарий автодополнения команд в оболочке",
     "mostrar um script que completa comandos num shell"},
    {"The shell then completes commands, options, variants, formats, the collections of the "
     "database and the engines of your list when Tab is pressed. Packages install the scripts; "
     "without one, put the line of an example into the start-up file of your shell.",
     "De shell vult dan opdrachten, opties, varianten, formaten, de verzamelingen van de database "
     "en de engines van uw lijst aan als u op Tab drukt. Pakketten installeren de scripts; zet "
     "zonder pakket de regel van een voorbeeld in het opstartbestand van uw shell.",
     "Le shell complète alors commandes, options, variantes, formats, collections de la base et "
     "moteurs de votre liste quand on appuie sur Tab. Les paquets installent les scripts ; sans "
     "paquet, mettez la ligne d'un exemple dans le fichier de démarrage de votre shell.",
     "Тогда по Tab оболочка дополняет команды, параметры, виды, форматы, подборки базы и движки "
     "вашего списка. Пакеты устанавливают сценарии; без пакета поместите строку из примера в файл "
     "запуска своей оболочки.",
     "O shell completa então comandos, opções, variantes, formatos, as coleções da base de dados e "
     "os motores da sua lista quando se prime Tab. Os pacotes instalam os scripts; sem pacote, "
     "ponha a linha de um exemplo no arquivo de inicialização do seu shell."},
    {"damscope completion bash\n"
     "    for ~/.bashrc: source <(damscope completion bash)\n"
     "damscope completion zsh\n"
     "    for ~/.zshrc, after compinit: source <(damscope completion zsh)\n"
     "damscope completion fish\n"
     "    for ~/.config/fish/completions/damscope.fish",
     "damscope completion bash\n"
     "    voor ~/.bashrc: source <(damscope completion bash)\n"
     "damscope completion zsh\n"
     "    voor ~/.zshrc, na compinit: source <(damscope completion zsh)\n"
     "damscope completion fish\n"
     "    voor ~/.config/fish/completions/damscope.fish",
     "damscope completion bash\n"
     "    pour ~/.bashrc : source <(damscope completion bash)\n"
     "damscope completion zsh\n"
     "    pour ~/.zshrc, après compinit : source <(damscope completion zsh)\n"
     "damscope completion fish\n"
     "    pour ~/.config/fish/completions/damscope.fish",
     "damscope completion bash\n"
     "    для ~/.bashrc: source <(damscope completion bash)\n"
     "damscope completion zsh\n"
     "    для ~/.zshrc, после compinit: source <(damscope completion zsh)\n"
     "damscope completion fish\n"
     "    для ~/.config/fish/completions/damscope.fish",
     "damscope completion bash\n"
     "    para ~/.bashrc: source <(damscope completion bash)\n"
     "damscope completion zsh\n"
     "    para ~/.zshrc, depois de compinit: source <(damscope completion zsh)\n"
     "damscope completion fish\n"
     "    para ~/.config/fish/completions/damscope.fish"},
}));

} // namespace

std::span<const Word> settingHelpWords() {
    return words;
}

} // namespace damscope::tables
