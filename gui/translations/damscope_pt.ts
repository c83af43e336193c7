<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt" sourcelanguage="en">
    <context>
        <name>damscope::chart::EvaluationChart</name>
        <message>
            <source>White wins</source>
            <translation>As brancas ganham</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>As pretas ganham</translation>
        </message>
        <message>
            <source>forced</source>
            <translation>forçado</translation>
        </message>
        <message>
            <source>best move</source>
            <translation>melhor lance</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>único lance</translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>imprecisão</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>erro</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>erro grave</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>vitória perdida</translation>
        </message>
        <message>
            <source>Evaluation of the game</source>
            <translation>Avaliação da partida</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Início: %1</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Início</translation>
        </message>
        <message>
            <source>%1: not analysed</source>
            <translation>%1: sem análise</translation>
        </message>
        <message>
            <source>%1% of the game lost</source>
            <translation>%1% da partida perdidos</translation>
        </message>
        <message>
            <source>Inaccuracy ?!</source>
            <translation>Imprecisão ?!</translation>
        </message>
        <message>
            <source>Mistake ?</source>
            <translation>Erro ?</translation>
        </message>
        <message>
            <source>Blunder ??</source>
            <translation>Erro grave ??</translation>
        </message>
        <message>
            <source>Missed win</source>
            <translation>Vitória perdida</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>abertura</translation>
        </message>
        <message>
            <source>middlegame</source>
            <translation>meio-jogo</translation>
        </message>
        <message>
            <source>endgame</source>
            <translation>final</translation>
        </message>
        <message>
            <source>even</source>
            <translation>igual</translation>
        </message>
        <message>
            <source>White's clock, minutes</source>
            <translation>Relógio das brancas, minutos</translation>
        </message>
        <message>
            <source>Black's clock, minutes</source>
            <translation>Relógio das pretas, minutos</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::About</name>
        <message>
            <source>About Damscope</source>
            <translation>Sobre o Damscope</translation>
        </message>
        <message>
            <source>Damscope %1: a game database for draughts.

Free software under the GNU General Public License, version 3 or later.</source>
            <translation>Damscope %1: uma base de partidas de damas.

Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior.</translation>
        </message>
        <message>
            <source>Libraries and their licences:</source>
            <translation>Bibliotecas e suas licenças:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Actions</name>
        <message>
            <source>Larger text</source>
            <translation>Texto maior</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texto menor</translation>
        </message>
        <message>
            <source>&amp;Sources…</source>
            <translation>&amp;Fontes…</translation>
        </message>
        <message>
            <source>What was imported, and how it was read</source>
            <translation>O que foi importado e como foi lido</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>Salvar uma &amp;cópia…</translation>
        </message>
        <message>
            <source>&amp;Properties…</source>
            <translation>&amp;Propriedades…</translation>
        </message>
        <message>
            <source>De&amp;lete selected games…</source>
            <translation>Excluir as partidas &amp;selecionadas…</translation>
        </message>
        <message>
            <source>&amp;Bring back deleted games</source>
            <translation>Recuperar par&amp;tidas excluídas</translation>
        </message>
        <message>
            <source>Deleted &amp;games…</source>
            <translation>Partidas &amp;excluídas…</translation>
        </message>
        <message>
            <source>Game &amp;data…</source>
            <translation>&amp;Dados da partida…</translation>
        </message>
        <message>
            <source>Players, event, date, result and other data of the game</source>
            <translation>Jogadores, torneio, data, resultado e outros dados da partida</translation>
        </message>
        <message>
            <source>Ne&amp;w database…</source>
            <translation>&amp;Nova base de dados…</translation>
        </message>
        <message>
            <source>&amp;Keep the games</source>
            <translation>&amp;Guardar as partidas</translation>
        </message>
        <message>
            <source>Stores the games being viewed in your own database</source>
            <translation>Guarda na sua própria base as partidas que está vendo</translation>
        </message>
        <message>
            <source>&amp;Keep the line</source>
            <translation>&amp;Guardar a linha</translation>
        </message>
        <message>
            <source>Adds the explored moves to the game as a variation</source>
            <translation>Acrescenta os lances explorados à partida como variante</translation>
        </message>
        <message>
            <source>&amp;Back to the game</source>
            <translation>&amp;Voltar à partida</translation>
        </message>
        <message>
            <source>Leaves the explored moves</source>
            <translation>Abandona os lances explorados</translation>
        </message>
        <message>
            <source>&amp;Check the database</source>
            <translation>&amp;Verificar a base de dados</translation>
        </message>
        <message>
            <source>Find &amp;duplicates</source>
            <translation>Procurar &amp;duplicatas</translation>
        </message>
        <message>
            <source>Games in the list that are stored twice</source>
            <translation>Partidas da lista guardadas duas vezes</translation>
        </message>
        <message>
            <source>&amp;Update the position index</source>
            <translation>&amp;Atualizar o índice de posições</translation>
        </message>
        <message>
            <source>Find co&amp;mbinations and structures</source>
            <translation>Procurar co&amp;mbinações e estruturas</translation>
        </message>
        <message>
            <source>&amp;Names of combinations and structures…</source>
            <translation>&amp;Nomes de combinações e estruturas…</translation>
        </message>
        <message>
            <source>In new and changed games, for shot: and structure: of the filter</source>
            <translation>Nas partidas novas e alteradas, para shot: e structure: do filtro</translation>
        </message>
        <message>
            <source>Re&amp;build the position index</source>
            <translation>Refa&amp;zer o índice de posições</translation>
        </message>
        <message>
            <source>&amp;Recover games of a damaged database…</source>
            <translation>&amp;Resgatar as partidas de uma base danificada…</translation>
        </message>
        <message>
            <source>&amp;Report of the game</source>
            <translation>&amp;Relatório da partida</translation>
        </message>
        <message>
            <source>&amp;Why this move</source>
            <translation>&amp;Por que este lance</translation>
        </message>
        <message>
            <source>What is proved about the move on the board</source>
            <translation>O que está provado sobre o lance no tabuleiro</translation>
        </message>
        <message>
            <source>Ann&amp;otate games…</source>
            <translation>An&amp;otar partidas…</translation>
        </message>
        <message>
            <source>Writes signs, comments and better moves into analysed games</source>
            <translation>Escreve sinais, comentários e lances melhores nas partidas analisadas</translation>
        </message>
        <message>
            <source>Endgame ta&amp;bles…</source>
            <translation>Ta&amp;belas de finais…</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Manual</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regras</translation>
        </message>
        <message>
            <source>&amp;Go to the board</source>
            <translation>&amp;Ir para o tabuleiro</translation>
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation>Painel &amp;seguinte</translation>
        </message>
        <message>
            <source>&amp;Previous panel</source>
            <translation>Painel &amp;anterior</translation>
        </message>
        <message>
            <source>&amp;Open database…</source>
            <translation>&amp;Abrir base de dados…</translation>
        </message>
        <message>
            <source>&amp;View files…</source>
            <translation>&amp;Ver arquivos…</translation>
        </message>
        <message>
            <source>Shows the games and problems of files without storing them</source>
            <translation>Mostra as partidas e os problemas de arquivos sem guardá-los</translation>
        </message>
        <message>
            <source>I&amp;mport in an encoding or variant…</source>
            <translation>I&amp;mportar com codificação ou variante…</translation>
        </message>
        <message>
            <source>&amp;Import files…</source>
            <translation>&amp;Importar arquivos…</translation>
        </message>
        <message>
            <source>Import &amp;folder…</source>
            <translation>Importar pas&amp;ta…</translation>
        </message>
        <message>
            <source>&amp;Save game</source>
            <translation>&amp;Salvar a partida</translation>
        </message>
        <message>
            <source>Save game &amp;as PDN…</source>
            <translation>Salvar a partida c&amp;omo PDN…</translation>
        </message>
        <message>
            <source>Save &amp;diagram…</source>
            <translation>Salvar o &amp;diagrama…</translation>
        </message>
        <message>
            <source>E&amp;xport game…</source>
            <translation>E&amp;xportar a partida…</translation>
        </message>
        <message>
            <source>&amp;Print game…</source>
            <translation>Im&amp;primir a partida…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Sai&amp;r</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Desfazer</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Refazer</translation>
        </message>
        <message>
            <source>&amp;Copy position (FEN)</source>
            <translation>&amp;Copiar a posição (FEN)</translation>
        </message>
        <message>
            <source>Copy &amp;game (PDN)</source>
            <translation>Copiar a &amp;partida (PDN)</translation>
        </message>
        <message>
            <source>Copy &amp;diagram</source>
            <translation>Copiar o dia&amp;grama</translation>
        </message>
        <message>
            <source>&amp;Paste position or game</source>
            <translation>Co&amp;lar posição ou partida</translation>
        </message>
        <message>
            <source>P&amp;references…</source>
            <translation>Preferê&amp;ncias…</translation>
        </message>
        <message>
            <source>&amp;Filter games</source>
            <translation>&amp;Filtrar partidas</translation>
        </message>
        <message>
            <source>&amp;Search in games</source>
            <translation>&amp;Buscar nas partidas</translation>
        </message>
        <message>
            <source>Search this p&amp;osition</source>
            <translation>Buscar esta p&amp;osição</translation>
        </message>
        <message>
            <source>&amp;Openings of this position</source>
            <translation>&amp;Aberturas desta posição</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Nova partida…</translation>
        </message>
        <message>
            <source>&amp;Edit position…</source>
            <translation>&amp;Editar a posição…</translation>
        </message>
        <message>
            <source>Pla&amp;y…</source>
            <translation>&amp;Jogar…</translation>
        </message>
        <message>
            <source>To the &amp;start</source>
            <translation>Ao iníc&amp;io</translation>
        </message>
        <message>
            <source>&amp;Previous move</source>
            <translation>Lance &amp;anterior</translation>
        </message>
        <message>
            <source>&amp;Next move</source>
            <translation>Lance &amp;seguinte</translation>
        </message>
        <message>
            <source>To the &amp;end</source>
            <translation>Ao &amp;fim</translation>
        </message>
        <message>
            <source>Move variation &amp;up</source>
            <translation>S&amp;ubir a variante</translation>
        </message>
        <message>
            <source>Make &amp;main line</source>
            <translation>Tornar linha &amp;principal</translation>
        </message>
        <message>
            <source>&amp;Delete from here</source>
            <translation>E&amp;xcluir daqui em diante</translation>
        </message>
        <message>
            <source>&amp;Comment on the move</source>
            <translation>&amp;Comentar o lance</translation>
        </message>
        <message>
            <source>Cop&amp;y the line</source>
            <translation>Copiar a &amp;linha</translation>
        </message>
        <message>
            <source>This move and those after it, as text</source>
            <translation>Este lance e os seguintes, como texto</translation>
        </message>
        <message>
            <source>&amp;Analyse game</source>
            <translation>&amp;Analisar a partida</translation>
        </message>
        <message>
            <source>Analyse &amp;selected games</source>
            <translation>Analisar as partidas &amp;selecionadas</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Motor</translation>
        </message>
        <message>
            <source>Let the engine think about the position</source>
            <translation>Faz o motor pensar sobre a posição</translation>
        </message>
        <message>
            <source>&amp;Lock</source>
            <translation>Fi&amp;xar</translation>
        </message>
        <message>
            <source>Keep this position while you move through the game</source>
            <translation>Mantém esta posição enquanto você percorre a partida</translation>
        </message>
        <message>
            <source>&amp;Threat</source>
            <translation>Am&amp;eaça</translation>
        </message>
        <message>
            <source>What the other side would do if it were to move</source>
            <translation>O que o outro lado faria se fosse a vez dele</translation>
        </message>
        <message>
            <source>E&amp;ngines…</source>
            <translation>Mo&amp;tores…</translation>
        </message>
        <message>
            <source>Save &amp;chart…</source>
            <translation>Salvar o &amp;gráfico…</translation>
        </message>
        <message>
            <source>Revert the &amp;repair</source>
            <translation>Desfazer o &amp;reparo</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Devolve à partida guardada o texto original</translation>
        </message>
        <message>
            <source>&amp;Board alone, full screen</source>
            <translation>Só o ta&amp;buleiro, tela cheia</translation>
        </message>
        <message>
            <source>T&amp;ouch-move</source>
            <translation>Peça &amp;tocada, peça jogada</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>&amp;Restaurar a disposição</translation>
        </message>
        <message>
            <source>&amp;About Damscope</source>
            <translation>&amp;Sobre o Damscope</translation>
        </message>
        <message>
            <source>C&amp;lose database</source>
            <translation>Fec&amp;har a base de dados</translation>
        </message>
        <message>
            <source>&amp;Match between engines…</source>
            <translation>Matc&amp;h entre motores…</translation>
        </message>
        <message>
            <source>Next control &amp;in the panel</source>
            <translation>Elemento segu&amp;inte do painel</translation>
        </message>
        <message>
            <source>Previous control in the p&amp;anel</source>
            <translation>Elemento anterior do pai&amp;nel</translation>
        </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Início</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>E&amp;studo</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Relatório</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Aberturas</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&amp;Move panels</source>
        <translation>&amp;Mover painéis</translation>
    </message>
    <message>
        <source>Gives panels title bars by which they can be dragged elsewhere</source>
        <translation>Dá aos painéis títulos pelos quais podem ser arrastados para outro lugar</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Girar o tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Enter variation</source>
        <translation>Entrar na &amp;variante</translation>
    </message>
    <message>
        <source>&amp;Leave variation</source>
        <translation>Sair da va&amp;riante</translation>
    </message>
    <message>
        <source>Print a diagram &amp;here</source>
        <translation>Imprimir um diagrama a&amp;qui</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atalhos do &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Procurar um comando…</translation>
    </message>
    <message>
        <source>Finds any command, database or player as you type</source>
        <translation>Encontra qualquer comando, base ou jogador enquanto você digita</translation>
    </message>
        <message>
            <source>&amp;Training</source>
            <translation>&amp;Treino</translation>
        </message>
        <message>
            <source>Pla&amp;yers</source>
            <translation>Joga&amp;dores</translation>
        </message>
        <message>
            <source>&amp;Events</source>
            <translation>&amp;Torneios</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>&amp;Introduzir um torneio…</translation>
        </message>
        <message>
            <source>&amp;Type results of an event</source>
            <translation>&amp;Escrever resultados de um torneio</translation>
        </message>
        <message>
            <source>C&amp;orrect an event…</source>
            <translation>C&amp;orrigir um torneio…</translation>
        </message>
        <message>
            <source>Un&amp;do the last correction</source>
            <translation>&amp;Desfazer a última correção</translation>
        </message>
        <message>
            <source>Restore &amp;a copy…</source>
            <translation>Res&amp;taurar uma cópia…</translation>
        </message>
        <message>
            <source>Puts a copy of the database in its place</source>
            <translation>Põe uma cópia da base de dados no lugar dela</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::AnalysesPanel</name>
        <message>
            <source>Search per &amp;move:</source>
            <translation>Exame de cada &amp;lance:</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>rápido</translation>
        </message>
        <message>
            <source>thorough</source>
            <translation>profundo</translation>
        </message>
        <message>
            <source>Thoroughness of the next analysis</source>
            <translation>Profundidade da próxima análise</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Remover</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Análises</translation>
        </message>
        <message>
            <source>No game is being analysed. Analysis &gt; Analyse game analyses the open game, Analyse selected games those selected in the list.</source>
            <translation>Nenhuma partida está sendo analisada. Análise &gt; Analisar a partida analisa a partida aberta; Analisar as partidas selecionadas, as que estão selecionadas na lista.</translation>
        </message>
    <message>
        <source>standard</source>
        <translation>normal</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::AnalysisDocks</name>
        <message>
            <source>Analysed: %1.</source>
            <translation>Analisado: %1.</translation>
        </message>
        <message>
            <source>The analysis failed: %1</source>
            <translation>A análise falhou: %1</translation>
        </message>
        <message>
            <source>Another window of Damscope is analysing. This analysis starts by itself when that one has finished or is closed.</source>
            <translation>Outra janela do Damscope está analisando. Esta análise começa sozinha quando aquela terminar ou for fechada.</translation>
        </message>
        <message>
            <source>The list of analyses could not be saved: %1</source>
            <translation>Não foi possível salvar a lista de análises: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln analysis(es) from last time are not finished: choose Continue under Analyses.</source>
            <translation>
                <numerusform>%Ln análise da última vez não terminou: escolha Continuar em Análises.</numerusform>
                <numerusform>%Ln análises da última vez não terminaram: escolha Continuar em Análises.</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet: Analysis &gt; Analyse game (F6).</source>
            <translation>Esta partida ainda não foi analisada: Análise &gt; Analisar a partida (F6).</translation>
        </message>
        <message>
            <source>There is no folder for endgame tables: DAMSCOPE_ENDGAMES is "none".</source>
            <translation>Não há pasta para tabelas de finais: DAMSCOPE_ENDGAMES vale &quot;none&quot;.</translation>
        </message>
        <message>
            <source>Open a database first: evaluations are stored there.</source>
            <translation>Abra primeiro uma base de dados: as avaliações são guardadas nela.</translation>
        </message>
        <message>
            <source>This game is being analysed already.</source>
            <translation>Esta partida já está sendo analisada.</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>Select games in the list first.</source>
            <translation>Selecione primeiro partidas na lista.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partida</numerusform>
                <numerusform>%Ln partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Save chart</source>
            <translation>Salvar o gráfico</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png);;PDF (*.pdf)</source>
            <translation>Desenhos (*.svg);;Imagens (*.png);;PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Avaliação</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Motor</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jogar</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Análises</translation>
        </message>
        <message>
            <source>Open a database first: the games are stored there.</source>
            <translation>Abra primeiro uma base de dados: as partidas são guardadas nela.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnalysisQueue</name>
        <message>
            <source>%1%, positions: %2</source>
            <translation>%1%, posições: %2</translation>
        </message>
        <message>
            <source>waiting for another window</source>
            <translation>aguardando outra janela</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>aguardando</translation>
        </message>
        <message>
            <source>running</source>
            <translation>em andamento</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>interrompida</translation>
        </message>
        <message>
            <source>done</source>
            <translation>concluída</translation>
        </message>
        <message>
            <source>done, with problems</source>
            <translation>concluída, com problemas</translation>
        </message>
        <message>
            <source>failed: %1</source>
            <translation>falhou: %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Progresso</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Estado</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotateDialog</name>
        <message numerus="yes">
            <source>&amp;Selected: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Selecionadas: %Ln partida</numerusform>
                <numerusform>&amp;Selecionadas: %Ln partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>&amp;All in the list: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Todas as da lista: %Ln partida</numerusform>
                <numerusform>&amp;Todas as da lista: %Ln partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Remove Damscope's annotations</source>
            <translation>&amp;Remover as anotações do Damscope</translation>
        </message>
        <message>
            <source>Annotate games</source>
            <translation>Anotar partidas</translation>
        </message>
        <message>
            <source>Language of the comments</source>
            <translation>Idioma dos comentários</translation>
        </message>
        <message>
            <source>Errors of analysed games get a sign, a short comment and the better line. What people wrote is kept.</source>
            <translation>Os erros das partidas analisadas recebem um sinal, um breve comentário e a linha melhor. O que foi escrito por pessoas é mantido.</translation>
        </message>
        <message>
            <source>&amp;Language of the comments:</source>
            <translation>&amp;Idioma dos comentários:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotationPanel</name>
        <message>
            <source>very good move</source>
            <translation>lance muito bom</translation>
        </message>
        <message>
            <source>good move</source>
            <translation>bom lance</translation>
        </message>
        <message>
            <source>interesting move</source>
            <translation>lance interessante</translation>
        </message>
        <message>
            <source>doubtful move</source>
            <translation>lance duvidoso</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>erro</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>erro grave</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>único lance</translation>
        </message>
        <message>
            <source>equal</source>
            <translation>igualdade</translation>
        </message>
        <message>
            <source>unclear</source>
            <translation>incerto</translation>
        </message>
        <message>
            <source>White slightly better</source>
            <translation>Brancas um pouco melhor</translation>
        </message>
        <message>
            <source>White better</source>
            <translation>Brancas melhor</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>As brancas ganham</translation>
        </message>
        <message>
            <source>Black slightly better</source>
            <translation>Pretas um pouco melhor</translation>
        </message>
        <message>
            <source>Black better</source>
            <translation>Pretas melhor</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>As pretas ganham</translation>
        </message>
        <message>
            <source>zugzwang</source>
            <translation>zugzwang</translation>
        </message>
        <message>
            <source>initiative</source>
            <translation>iniciativa</translation>
        </message>
        <message>
            <source>attack</source>
            <translation>ataque</translation>
        </message>
        <message>
            <source>counterplay</source>
            <translation>contrajogo</translation>
        </message>
        <message>
            <source>time trouble</source>
            <translation>apuro de tempo</translation>
        </message>
        <message>
            <source>Comment before the move</source>
            <translation>Comentário antes do lance</translation>
        </message>
        <message>
            <source>Comment after the move</source>
            <translation>Comentário depois do lance</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Annotator</name>
        <message>
            <source>There is no game to annotate.</source>
            <translation>Não há partida para anotar.</translation>
        </message>
        <message>
            <source>Annotating games</source>
            <translation>Anotando partidas</translation>
        </message>
        <message numerus="yes">
            <source>Annotations removed from %Ln game(s).</source>
            <translation>
                <numerusform>Anotações removidas de %Ln partida.</numerusform>
                <numerusform>Anotações removidas de %Ln partidas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) annotated.</source>
            <translation>
                <numerusform>%Ln partida anotada.</numerusform>
                <numerusform>%Ln partidas anotadas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) not analysed yet: use Analysis &gt; Analyse selected games.</source>
            <translation>
                <numerusform>%Ln partida ainda não analisada: use Análise &gt; Analisar as partidas selecionadas.</numerusform>
                <numerusform>%Ln partidas ainda não analisadas: use Análise &gt; Analisar as partidas selecionadas.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardPanel</name>
        <message>
            <source>Not in the game: %1</source>
            <translation>Fora da partida: %1</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>Not in the game: a position of other games</source>
            <translation>Fora da partida: uma posição de outras partidas</translation>
        </message>
        <message>
            <source>Not in the game, from a position of other games: %1</source>
            <translation>Fora da partida, a partir de uma posição de outras partidas: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardWidget</name>
        <message>
            <source>Draughts board</source>
            <translation>Tabuleiro de damas</translation>
        </message>
        <message>
            <source>Touch-move: the piece that you touched must move.</source>
            <translation>Peça tocada, peça jogada: a peça que você tocou tem de ser jogada.</translation>
        </message>
        <message>
            <source>Several captures: choose one by its number or by a square on its path. %1</source>
            <translation>Várias capturas: escolha uma pelo número ou por uma casa do caminho. %1</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>A posição não é conhecida aqui: um lance anterior não foi anotado.</translation>
        </message>
        <message>
            <source>Choose the next square of the capture.</source>
            <translation>Escolha a casa seguinte da captura.</translation>
        </message>
        <message>
            <source>White cannot move.</source>
            <translation>As brancas não têm lances.</translation>
        </message>
        <message>
            <source>Black cannot move.</source>
            <translation>As pretas não têm lances.</translation>
        </message>
        <message numerus="yes">
            <source>White must capture %Ln.</source>
            <translation>
                <numerusform>As brancas têm de capturar %Ln peça.</numerusform>
                <numerusform>As brancas têm de capturar %Ln peças.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Black must capture %Ln.</source>
            <translation>
                <numerusform>As pretas têm de capturar %Ln peça.</numerusform>
                <numerusform>As pretas têm de capturar %Ln peças.</numerusform>
            </translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>As brancas jogam.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>As pretas jogam.</translation>
        </message>
        <message>
            <source>Drag a piece to the square where its move ends.</source>
            <translation>Arraste uma peça até a casa onde o lance termina.</translation>
        </message>
        <message>
            <source>%1: empty</source>
            <translation>%1: vazia</translation>
        </message>
        <message>
            <source>%1: white king</source>
            <translation>%1: dama branca</translation>
        </message>
        <message>
            <source>%1: white man</source>
            <translation>%1: pedra branca</translation>
        </message>
        <message>
            <source>%1: black king</source>
            <translation>%1: dama preta</translation>
        </message>
        <message>
            <source>%1: black man</source>
            <translation>%1: pedra preta</translation>
        </message>
        <message>
            <source>, can move here</source>
            <translation>, pode vir para cá</translation>
        </message>
        <message>
            <source>, must capture</source>
            <translation>, tem de capturar</translation>
        </message>
        <message>
            <source>, can move</source>
            <translation>, pode jogar</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionTabs</name>
        <message>
            <source>All games</source>
            <translation>Todas as partidas</translation>
        </message>
        <message>
            <source>Collections</source>
            <translation>Coleções</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BookmarksMenu</name>
        <message>
            <source>This bookmark no longer exists.</source>
            <translation>Este favorito já não existe.</translation>
        </message>
        <message>
            <source>A bookmark with this name already exists.</source>
            <translation>Já existe um favorito com este nome.</translation>
        </message>
        <message>
            <source>The name of a bookmark must contain a letter or a digit.</source>
            <translation>O nome de um favorito precisa de uma letra ou de um algarismo.</translation>
        </message>
        <message>
            <source>This cannot be kept as a bookmark.</source>
            <translation>Isto não pode ser guardado como favorito.</translation>
        </message>
        <message>
            <source>Bookmark this &amp;position…</source>
            <translation>Guardar esta &amp;posição nos favoritos…</translation>
        </message>
        <message>
            <source>Bookmark this position</source>
            <translation>Guardar esta posição nos favoritos</translation>
        </message>
        <message>
            <source>&amp;Save this search…</source>
            <translation>&amp;Guardar esta busca…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Guardar esta busca</translation>
        </message>
        <message>
            <source>&amp;Remove a bookmark</source>
            <translation>&amp;Remover um favorito</translation>
        </message>
        <message>
            <source>Name of the bookmark:</source>
            <translation>Nome do favorito:</translation>
        </message>
        <message>
            <source>%1 is kept in the bookmarks.</source>
            <translation>%1 está nos favoritos.</translation>
        </message>
        <message>
            <source>%1 is removed from the bookmarks.</source>
            <translation>%1 foi removido dos favoritos.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionsMenu</name>
        <message>
            <source>This collection no longer exists.</source>
            <translation>Esta coleção já não existe.</translation>
        </message>
        <message>
            <source>A collection with this name already exists.</source>
            <translation>Já existe uma coleção com este nome.</translation>
        </message>
        <message>
            <source>The name of a collection must contain a letter or a digit.</source>
            <translation>O nome de uma coleção precisa de uma letra ou de um algarismo.</translation>
        </message>
        <message>
            <source>&amp;Add to the collection</source>
            <translation>&amp;Acrescentar à coleção</translation>
        </message>
        <message>
            <source>&amp;New collection…</source>
            <translation>&amp;Nova coleção…</translation>
        </message>
        <message>
            <source>&amp;Remove from the collection</source>
            <translation>&amp;Remover da coleção</translation>
        </message>
        <message>
            <source>New &amp;empty collection…</source>
            <translation>Nova coleção va&amp;zia…</translation>
        </message>
        <message>
            <source>Re&amp;name the collection…</source>
            <translation>Re&amp;nomear a coleção…</translation>
        </message>
        <message>
            <source>&amp;Delete the collection</source>
            <translation>&amp;Excluir a coleção</translation>
        </message>
        <message>
            <source>Undo &amp;the last change of collections</source>
            <translation>&amp;Desfazer a última mudança de coleções</translation>
        </message>
        <message>
            <source>New collection</source>
            <translation>Nova coleção</translation>
        </message>
        <message>
            <source>Name of the collection:</source>
            <translation>Nome da coleção:</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) added to %1.</source>
            <translation>
                <numerusform>%Ln partida acrescentada a %1.</numerusform>
                <numerusform>%Ln partidas acrescentadas a %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed from %1.</source>
            <translation>
                <numerusform>%Ln partida removida de %1.</numerusform>
                <numerusform>%Ln partidas removidas de %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rename the collection</source>
            <translation>Renomear a coleção</translation>
        </message>
        <message>
            <source>Delete the collection</source>
            <translation>Excluir a coleção</translation>
        </message>
        <message>
            <source>Delete the collection %1? Its games stay in the database.</source>
            <translation>Excluir a coleção %1? As partidas dela continuam na base de dados.</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Desfeito: %1</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Não há nada para desfazer.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ConflictDialog</name>
        <message>
            <source>The game was changed elsewhere</source>
            <translation>A partida foi alterada em outro lugar</translation>
        </message>
        <message>
            <source>Another window or program has saved this game since you opened it. Your changes are not stored yet. Differences are marked.</source>
            <translation>Outra janela ou outro programa salvou esta partida depois que você a abriu. As suas alterações ainda não estão guardadas. As diferenças estão marcadas.</translation>
        </message>
        <message>
            <source>This game was deleted since you opened it. Your changes are not stored yet.</source>
            <translation>Esta partida foi excluída depois que você a abriu. As suas alterações ainda não estão guardadas.</translation>
        </message>
        <message>
            <source>Your version</source>
            <translation>A sua versão</translation>
        </message>
        <message>
            <source>Stored version</source>
            <translation>Versão guardada</translation>
        </message>
        <message>
            <source>&amp;Keep both</source>
            <translation>&amp;Manter as duas</translation>
        </message>
        <message>
            <source>&amp;Store it again</source>
            <translation>&amp;Guardar de novo</translation>
        </message>
        <message>
            <source>&amp;Replace the stored version</source>
            <translation>&amp;Substituir a versão guardada</translation>
        </message>
        <message>
            <source>&amp;Discard your version</source>
            <translation>&amp;Descartar a sua versão</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CorrectEventDialog</name>
        <message>
            <source>Correct %1</source>
            <translation>Corrigir %1</translation>
        </message>
        <message>
            <source>as in the games</source>
            <translation>como está nas partidas</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Nome:</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Local:</translation>
        </message>
        <message>
            <source>&amp;Date of all games:</source>
            <translation>&amp;Data de todas as partidas:</translation>
        </message>
        <message>
            <source>&amp;Year of all dates:</source>
            <translation>&amp;Ano de todas as datas:</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>&amp;Jogadores:</translation>
        </message>
        <message>
            <source>&amp;Correct</source>
            <translation>&amp;Corrigir</translation>
        </message>
        <message>
            <source>Names of the players</source>
            <translation>Nomes dos jogadores</translation>
        </message>
        <message>
            <source>As written</source>
            <translation>Como está escrito</translation>
        </message>
        <message>
            <source>Corrected</source>
            <translation>Corrigido</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Isto não é uma data: %1</translation>
        </message>
        <message>
            <source>This is not a year: %1</source>
            <translation>Isto não é um ano: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) would change.</source>
            <translation>
                <numerusform>%Ln partida mudaria.</numerusform>
                <numerusform>%Ln partidas mudariam.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DatabaseTools</name>
        <message>
            <source>No database is open.</source>
            <translation>Nenhuma base de dados está aberta.</translation>
        </message>
        <message>
            <source>Checking the database</source>
            <translation>Verificando a base de dados</translation>
        </message>
        <message>
            <source>The check was cancelled after %1 games.</source>
            <translation>A verificação foi cancelada depois de %1 partidas.</translation>
        </message>
        <message>
            <source>Check of the database</source>
            <translation>Verificação da base de dados</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Não há nada de errado com as %1 partidas.</translation>
        </message>
        <message>
            <source>Faults: %1. Damaged games: %2 of %3.</source>
            <translation>Defeitos: %1. Partidas danificadas: %2 de %3.</translation>
        </message>
        <message>
            <source>All games are intact: Database &gt; Rebuild the position index repairs the database.</source>
            <translation>Todas as partidas estão intactas: Base de dados &gt; Refazer o índice de posições resolve isso.</translation>
        </message>
        <message>
            <source>Database &gt; Recover games puts what can still be read into a new database. Keep this one until then.</source>
            <translation>Base de dados &gt; Resgatar as partidas põe em uma nova base o que ainda pode ser lido. Até lá, conserve esta.</translation>
        </message>
        <message>
            <source>Finding duplicates</source>
            <translation>Procurando duplicatas</translation>
        </message>
        <message>
            <source>No game in the list is stored twice.</source>
            <translation>Nenhuma partida da lista está guardada duas vezes.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted. To undo this, choose Edit &gt; Bring back deleted games.</source>
            <translation>
                <numerusform>%Ln partida excluída. Editar &gt; Recuperar partidas excluídas a traz de volta.</numerusform>
                <numerusform>%Ln partidas excluídas. Editar &gt; Recuperar partidas excluídas as traz de volta.</numerusform>
            </translation>
        </message>
        <message>
            <source>Finding combinations and structures</source>
            <translation>Procurando combinações e estruturas</translation>
        </message>
        <message>
            <source>Games searched: %1. Combinations: %2. Structures: %3.</source>
            <translation>Partidas examinadas: %1. Combinações: %2. Estruturas: %3.</translation>
        </message>
        <message>
            <source>Cancelled. %1 The next search continues from there.</source>
            <translation>Cancelado. %1 A próxima busca continua a partir daí.</translation>
        </message>
        <message>
            <source>Updating the position index</source>
            <translation>Atualizando o índice de posições</translation>
        </message>
        <message>
            <source>Games added to the position index: %1. Openings named: %2.</source>
            <translation>Partidas acrescentadas ao índice de posições: %1. Aberturas com nome: %2.</translation>
        </message>
        <message>
            <source>Cancelled. Games added to the position index: %1. Updating it again continues from there.</source>
            <translation>Cancelado. Partidas acrescentadas ao índice de posições: %1. A próxima atualização continua a partir daí.</translation>
        </message>
        <message>
            <source>The last changes are still in the log beside the file, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>As últimas alterações ainda estão no registro ao lado do arquivo, porque outro programa tem a base de dados aberta. Feche-a lá antes de copiar o arquivo, ou use Base de dados &gt; Salvar uma cópia.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeletedDialog</name>
        <message>
            <source>Deleted games</source>
            <translation>Partidas excluídas</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Excluídas</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Motivo</translation>
        </message>
        <message>
            <source>&amp;Bring back</source>
            <translation>&amp;Recuperar</translation>
        </message>
        <message>
            <source>&amp;Remove for good…</source>
            <translation>&amp;Excluir de vez…</translation>
        </message>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>e mais %Ln</numerusform>
                <numerusform>e mais %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove deleted games</source>
            <translation>Excluir partidas de vez</translation>
        </message>
        <message numerus="yes">
            <source>Remove %Ln deleted game(s) for good?</source>
            <translation>
                <numerusform>Excluir de vez %Ln partida excluída?</numerusform>
                <numerusform>Excluir de vez %Ln partidas excluídas?</numerusform>
            </translation>
        </message>
        <message>
            <source>This cannot be undone.</source>
            <translation>Isto não pode ser desfeito.</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Excluir</translation>
        </message>
        <message>
            <source>selected in the list</source>
            <translation>selecionadas na lista</translation>
        </message>
        <message>
            <source>all games of the list</source>
            <translation>todas as partidas da lista</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Deletions</name>
        <message>
            <source>Select games in the list first.</source>
            <translation>Selecione primeiro partidas na lista.</translation>
        </message>
        <message>
            <source>Delete games</source>
            <translation>Excluir partidas</translation>
        </message>
        <message numerus="yes">
            <source>Delete %Ln game(s)?</source>
            <translation>
                <numerusform>Excluir %Ln partida?</numerusform>
                <numerusform>Excluir %Ln partidas?</numerusform>
            </translation>
        </message>
        <message>
            <source>They can be brought back: Edit &gt; Bring back deleted games.</source>
            <translation>Podem ser recuperadas: Editar &gt; Recuperar partidas excluídas.</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Excluir</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted.</source>
            <translation>
                <numerusform>%Ln partida excluída.</numerusform>
                <numerusform>%Ln partidas excluídas.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Não há nada para recuperar.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) brought back.</source>
            <translation>
                <numerusform>%Ln partida recuperada.</numerusform>
                <numerusform>%Ln partidas recuperadas.</numerusform>
            </translation>
        </message>
        <message>
            <source>No games are deleted.</source>
            <translation>Nenhuma partida está excluída.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed for good.</source>
            <translation>
                <numerusform>%Ln partida excluída de vez.</numerusform>
                <numerusform>%Ln partidas excluídas de vez.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Directory</name>
        <message>
            <source>Previous page</source>
            <translation>Página anterior</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DuplicatesDialog</name>
        <message>
            <source>Duplicates</source>
            <translation>Duplicatas</translation>
        </message>
        <message>
            <source>&amp;Show:</source>
            <translation>&amp;Mostrar:</translation>
        </message>
        <message>
            <source>Certainty</source>
            <translation>Certeza</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>As certas</translation>
        </message>
        <message>
            <source>Also likely</source>
            <translation>Também as prováveis</translation>
        </message>
        <message>
            <source>Also possible</source>
            <translation>Também as possíveis</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Better game</source>
            <translation>Partida melhor</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Razão</translation>
        </message>
        <message>
            <source>same moves and players</source>
            <translation>mesmos lances e jogadores</translation>
        </message>
        <message>
            <source>one is the beginning of the other</source>
            <translation>uma é o começo da outra</translation>
        </message>
        <message>
            <source>same header, one broken off</source>
            <translation>mesmo cabeçalho, uma está interrompida</translation>
        </message>
        <message>
            <source>same moves, players exchanged</source>
            <translation>mesmos lances, jogadores trocados</translation>
        </message>
        <message>
            <source>same moves, other names</source>
            <translation>mesmos lances, outros nomes</translation>
        </message>
        <message>
            <source>%1; kept: it may have been edited</source>
            <translation>%1; mantida: pode ter sido editada</translation>
        </message>
        <message>
            <source>%1; it says something that the better one lacks</source>
            <translation>%1; ela diz algo que falta à melhor</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>possível</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>provável</translation>
        </message>
        <message>
            <source>certain</source>
            <translation>certo</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Delete %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Excluir %Ln partida</numerusform>
                <numerusform>&amp;Excluir %Ln partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>The first game of each line is deleted; Edit &gt; Bring back deleted games restores it.</source>
            <translation>A primeira partida de cada linha é excluída. Editar &gt; Recuperar partidas excluídas a traz de volta.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) may have been edited and will be kept.</source>
            <translation>
                <numerusform>%Ln partida pode ter sido editada e será mantida.</numerusform>
                <numerusform>%Ln partidas podem ter sido editadas e serão mantidas.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndgameDialog</name>
        <message>
            <source>&amp;Build</source>
            <translation>&amp;Construir</translation>
        </message>
        <message>
            <source>Endgame tables</source>
            <translation>Tabelas de finais</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Tabelas</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Peças</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamanho</translation>
        </message>
        <message>
            <source>up to </source>
            <translation>até </translation>
        </message>
        <message>
            <source> pieces</source>
            <translation> peças</translation>
        </message>
        <message>
            <source>With these tables the engine knows the result of every position with few pieces. Tables of up to 4 pieces take a minute, those of 5 about an hour, those of 6 days. Folder: %1</source>
            <translation>Com estas tabelas o motor conhece o resultado de todas as posições com poucas peças. As tabelas de até 4 peças levam um minuto, as de 5 cerca de uma hora, as de 6 dias. Pasta: %1</translation>
        </message>
        <message>
            <source>none</source>
            <translation>nenhuma</translation>
        </message>
        <message>
            <source>Building tables: %1</source>
            <translation>Construindo tabelas: %1</translation>
        </message>
        <message>
            <source>Tables built: %1, already there: %2.</source>
            <translation>Tabelas construídas: %1, já existentes: %2.</translation>
        </message>
        <message>
            <source>Stopped. Tables built: %1. Building again continues from there.</source>
            <translation>Interrompido. Tabelas construídas: %1. Uma nova construção continua a partir daí.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginePanel</name>
        <message>
            <source>The position is not known here.</source>
            <translation>A posição não é conhecida aqui.</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Pensando…</translation>
        </message>
        <message>
            <source>There is no move.</source>
            <translation>Não há lance.</translation>
        </message>
        <message>
            <source>Depth %1</source>
            <translation>Profundidade %1</translation>
        </message>
        <message>
            <source>%1 positions per second</source>
            <translation>%1 posições por segundo</translation>
        </message>
        <message>
            <source>Locked to the position after %1</source>
            <translation>Fixado na posição depois de %1</translation>
        </message>
        <message>
            <source>Locked to the starting position</source>
            <translation>Fixado na posição inicial</translation>
        </message>
        <message>
            <source>What the other side would do</source>
            <translation>O que o outro lado faria</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Motor</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Linhas</translation>
        </message>
        <message>
            <source>How many of the best moves are shown</source>
            <translation>Quantos dos melhores lances são mostrados</translation>
        </message>
        <message>
            <source>Lines of the engine</source>
            <translation>Linhas do motor</translation>
        </message>
        <message>
            <source>%1 lets the engine think about the position.</source>
            <translation>%1 faz o motor pensar sobre a posição.</translation>
        </message>
        <message>
            <source>%1
Click: on the board, not yet in the game</source>
            <translation>%1
Clique: no tabuleiro, ainda fora da partida</translation>
        </message>
        <message>
            <source>Locked to a position of other games</source>
            <translation>Fixado em uma posição de outras partidas</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginesDialog</name>
        <message>
            <source>&amp;Try it</source>
            <translation>&amp;Testar</translation>
        </message>
        <message>
            <source>&amp;Save engine</source>
            <translation>&amp;Salvar o motor</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Remover</translation>
        </message>
        <message>
            <source>Engines</source>
            <translation>Motores</translation>
        </message>
        <message>
            <source>a short name, such as scan</source>
            <translation>um nome curto, como scan</translation>
        </message>
        <message>
            <source>such as /opt/scan/scan hub</source>
            <translation>por exemplo /opt/scan/scan hub</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Parâmetro</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <source>Parameters of the engine</source>
            <translation>Parâmetros do motor</translation>
        </message>
        <message>
            <source>&amp;Browse…</source>
            <translation>&amp;Procurar…</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Nome:</translation>
        </message>
        <message>
            <source>&amp;Program:</source>
            <translation>Pro&amp;grama:</translation>
        </message>
        <message>
            <source>New engine</source>
            <translation>Novo motor</translation>
        </message>
        <message>
            <source>Engines that speak the Hub protocol, such as Scan, can be added here. Damscope's own engine is always available.</source>
            <translation>Aqui podem ser acrescentados motores que usam o protocolo Hub, como o Scan. O motor do próprio Damscope está sempre disponível.</translation>
        </message>
        <message>
            <source>Program of the engine</source>
            <translation>Programa do motor</translation>
        </message>
        <message>
            <source>The engine needs a name without spaces and slashes, other than damscope.</source>
            <translation>O motor precisa de um nome sem espaços nem barras, diferente de damscope.</translation>
        </message>
        <message>
            <source>Enter the program of the engine; quotes must be closed.</source>
            <translation>Indique o programa do motor; as aspas têm de ser fechadas.</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Iniciando…</translation>
        </message>
        <message>
            <source>It works: %1. It plays: %2.</source>
            <translation>Funciona: %1. Joga: %2.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Salvo.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationBar</name>
        <message>
            <source>Evaluation</source>
            <translation>Avaliação</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationPanel</name>
        <message>
            <source>Errors</source>
            <translation>Erros</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Nenhum erro.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>melhor %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>%1% accurate</source>
            <translation>precisão de %1%</translation>
        </message>
        <message numerus="yes">
            <source>%Ln inaccuracy(s)</source>
            <translation>
                <numerusform>%Ln imprecisão</numerusform>
                <numerusform>%Ln imprecisões</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln mistake(s)</source>
            <translation>
                <numerusform>%Ln erro</numerusform>
                <numerusform>%Ln erros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln blunder(s)</source>
            <translation>
                <numerusform>%Ln erro grave</numerusform>
                <numerusform>%Ln erros graves</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln missed win(s)</source>
            <translation>
                <numerusform>%Ln vitória perdida</numerusform>
                <numerusform>%Ln vitórias perdidas</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Esta partida ainda não foi analisada.</translation>
        </message>
        <message>
            <source>Not analysed yet: %1 of %2 moves have an evaluation.</source>
            <translation>Ainda não analisada: %1 de %2 lances têm avaliação.</translation>
        </message>
        <message>
            <source>The chart could not be saved: %1</source>
            <translation>Não foi possível salvar o gráfico: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventEditor</name>
        <message>
            <source>No database is open.</source>
            <translation>Nenhuma base de dados está aberta.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) created. Type the results in the table.</source>
            <translation>
                <numerusform>%Ln partida criada. Os resultados escrevem-se na tabela.</numerusform>
                <numerusform>%Ln partidas criadas. Os resultados escrevem-se na tabela.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) corrected. This can be undone.</source>
            <translation>
                <numerusform>%Ln partida corrigida. Isto pode ser desfeito.</numerusform>
                <numerusform>%Ln partidas corrigidas. Isto pode ser desfeito.</numerusform>
            </translation>
        </message>
        <message>
            <source>The result was not saved: the game cannot be read.</source>
            <translation>O resultado não foi guardado: a partida não pode ser lida.</translation>
        </message>
        <message>
            <source>There is no correction to undo.</source>
            <translation>Não há correção para desfazer.</translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln game(s) restored.</source>
            <translation>
                <numerusform>Desfeito: %Ln partida restaurada.</numerusform>
                <numerusform>Desfeito: %Ln partidas restauradas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln entered game(s) deleted. Edit &gt; Bring back deleted games restores them.</source>
            <translation>
                <numerusform>Desfeito: %Ln partida inserida excluída. Editar &gt; Recuperar partidas excluídas a restaura.</numerusform>
                <numerusform>Desfeito: %Ln partidas inseridas excluídas. Editar &gt; Recuperar partidas excluídas as restaura.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventsPage</name>
        <message>
            <source>Words of an event’s name</source>
            <translation>Palavras do nome de um torneio</translation>
        </message>
        <message>
            <source>No events with this name.</source>
            <translation>Nenhum torneio com este nome.</translation>
        </message>
        <message>
            <source>No game in this database is from this event.</source>
            <translation>Nenhuma partida desta base de dados é deste torneio.</translation>
        </message>
        <message>
            <source>“%1” is not a result: type 2, 1, 0, 2-0, + or =.</source>
            <translation>“%1” não é um resultado: escreva 2, 1, 0, 2-0, + ou =.</translation>
        </message>
        <message>
            <source>Write points as 2-1-0: for a win, a draw and a loss.</source>
            <translation>Os pontos escrevem-se 2-1-0: por vitória, empate e derrota.</translation>
        </message>
        <message>
            <source>&amp;Points</source>
            <translation>&amp;Pontos</translation>
        </message>
        <message>
            <source>as written</source>
            <translation>como escritos</translation>
        </message>
        <message>
            <source>For a win, a draw and a loss</source>
            <translation>Por vitória, empate e derrota</translation>
        </message>
        <message>
            <source>&amp;Match points</source>
            <translation>Pontos de &amp;match</translation>
        </message>
        <message>
            <source>For a match of teams that is won, drawn and lost</source>
            <translation>Por um match de equipes ganho, empatado e perdido</translation>
        </message>
        <message>
            <source>After &amp;round</source>
            <translation>Após a &amp;rodada</translation>
        </message>
        <message>
            <source>all</source>
            <translation>todas</translation>
        </message>
        <message>
            <source>Standings after this round</source>
            <translation>Classificação após esta rodada</translation>
        </message>
        <message>
            <source>&amp;Type results</source>
            <translation>E&amp;screver resultados</translation>
        </message>
        <message>
            <source>The crosstable and the games, for typing results</source>
            <translation>A tabela e as partidas, para escrever resultados</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>&amp;Introduzir um torneio…</translation>
        </message>
        <message>
            <source>Creates the games of a list of players or, while results are being typed, another round</source>
            <translation>Cria as partidas de uma lista de jogadores; ao escrever resultados, mais uma rodada</translation>
        </message>
        <message>
            <source>&amp;Correct the event…</source>
            <translation>&amp;Corrigir o torneio…</translation>
        </message>
        <message>
            <source>Name, place, dates and players of all its games at once</source>
            <translation>Nome, local, datas e jogadores de todas as partidas de uma vez</translation>
        </message>
        <message>
            <source>&amp;Undo the last correction</source>
            <translation>&amp;Desfazer a última correção</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ExportJob</name>
        <message>
            <source>none of them can be read</source>
            <translation>nenhuma delas pode ser lida</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Exporter</name>
        <message>
            <source>The games could not be exported: %1</source>
            <translation>Não foi possível exportar as partidas: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) written to %1.</source>
            <translation>
                <numerusform>%Ln partida escrita em %1.</numerusform>
                <numerusform>%Ln partidas escritas em %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and were skipped.</source>
            <translation>
                <numerusform>%Ln partida está danificada e foi deixada de fora.</numerusform>
                <numerusform>%Ln partidas estão danificadas e foram deixadas de fora.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export game</source>
            <translation>Exportar a partida</translation>
        </message>
        <message>
            <source>Web page (*.html);;PDF with diagrams (*.pdf);;Portable Draughts Notation (*.pdn)</source>
            <translation>Página da web (*.html);;PDF com diagramas (*.pdf);;Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be exported: %1</source>
            <translation>Não foi possível exportar a partida: %1</translation>
        </message>
        <message>
            <source>An export is running. Wait until it has finished.</source>
            <translation>Há uma exportação em andamento. Espere até que termine.</translation>
        </message>
        <message>
            <source>No games are selected; nothing was exported.</source>
            <translation>Nenhuma partida foi selecionada; nada foi exportado.</translation>
        </message>
        <message numerus="yes">
            <source>Export %Ln game(s)</source>
            <translation>
                <numerusform>Exportar %Ln partida</numerusform>
                <numerusform>Exportar %Ln partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn);;Web page (*.html);;PDF with diagrams (*.pdf);;Table (*.csv);;JSON (*.json)</source>
            <translation>Portable Draughts Notation (*.pdn);;Página da web (*.html);;PDF com diagramas (*.pdf);;Tabela (*.csv);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Exporting…</source>
            <translation>Exportando…</translation>
        </message>
        <message>
            <source>The printer cannot be reached.</source>
            <translation>A impressora não está disponível.</translation>
        </message>
        <message>
            <source>Save diagram</source>
            <translation>Salvar o diagrama</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png)</source>
            <translation>Desenhos (*.svg);;Imagens (*.png)</translation>
        </message>
        <message>
            <source>The diagram could not be saved: %1</source>
            <translation>Não foi possível salvar o diagrama: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameDocument</name>
        <message>
            <source>line %1</source>
            <translation>linha %1</translation>
        </message>
        <message>
            <source>variation %1</source>
            <translation>variante %1</translation>
        </message>
        <message>
            <source>move %1</source>
            <translation>lance %1</translation>
        </message>
        <message>
            <source>promote variation</source>
            <translation>subir a variante</translation>
        </message>
        <message>
            <source>make main line</source>
            <translation>tornar linha principal</translation>
        </message>
        <message>
            <source>delete from here</source>
            <translation>excluir daqui em diante</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>voltar o lance</translation>
        </message>
        <message>
            <source>comment</source>
            <translation>comentário</translation>
        </message>
        <message>
            <source>sign %1</source>
            <translation>sinal %1</translation>
        </message>
        <message>
            <source>game data</source>
            <translation>dados da partida</translation>
        </message>
        <message>
            <source>arrows and marks</source>
            <translation>setas e marcas</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameKeeper</name>
        <message>
            <source>Your changes could not be backed up: %1</source>
            <translation>Não foi possível fazer cópia de segurança das suas alterações: %1</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Alterações não salvas</translation>
        </message>
        <message>
            <source>The game has changes that are not saved. Save them?</source>
            <translation>A partida tem alterações que não foram salvas. Salvar?</translation>
        </message>
        <message>
            <source>Save game</source>
            <translation>Salvar a partida</translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn)</source>
            <translation>Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be saved: %1</source>
            <translation>Não foi possível salvar a partida: %1</translation>
        </message>
        <message>
            <source>The game is stored as number %1 in %2.</source>
            <translation>A partida está guardada com o número %1 em %2.</translation>
        </message>
        <message>
            <source>Damscope ended without saving your changes to game %1 of %2. Here they are.</source>
            <translation>O Damscope terminou sem salvar as suas alterações na partida %1 de %2. Aqui estão elas.</translation>
        </message>
        <message>
            <source>Damscope ended without saving this game. Here it is as you left it.</source>
            <translation>O Damscope terminou sem salvar esta partida. Aqui está ela como você a deixou.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamePaper</name>
        <message>
            <source>Draughts games</source>
            <translation>Partidas de damas</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>Ao início</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Lance anterior</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Lance seguinte</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Ao fim</translation>
        </message>
        <message>
            <source>Flip the board</source>
            <translation>Girar o tabuleiro</translation>
        </message>
        <message>
            <source>not understood</source>
            <translation>não entendido</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Rodada</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTableModel</name>
        <message>
            <source>Number</source>
            <translation>Número</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>White's rating</source>
            <translation>Rating das brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>Black's rating</source>
            <translation>Rating das pretas</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Torneio</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Data</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Rodada</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Lances</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Abertura</translation>
        </message>
        <message numerus="yes">
            <source>%Ln problem(s) were found when this game was read.</source>
            <translation>
                <numerusform>%Ln problema foi encontrado na leitura desta partida.</numerusform>
                <numerusform>%Ln problemas foram encontrados na leitura desta partida.</numerusform>
            </translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTitle</name>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>round %1</source>
            <translation>rodada %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamesPanel</name>
        <message>
            <source>E&amp;xport…</source>
            <translation>E&amp;xportar…</translation>
        </message>
        <message>
            <source>&amp;Delete…</source>
            <translation>&amp;Excluir…</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <translation>&amp;Colunas</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partida</numerusform>
                <numerusform>%Ln partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 de %2 partidas</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Selected</source>
            <translation>Seleção</translation>
        </message>
        <message>
            <source>Actions for the selected games, and the columns to show</source>
            <translation>Ações para as partidas selecionadas e colunas a mostrar</translation>
        </message>
        <message>
            <source>Selected games</source>
            <translation>Partidas selecionadas</translation>
        </message>
        <message numerus="yes">
            <source>Delete &amp;all %Ln game(s) in the list…</source>
            <translation>
                <numerusform>Excluir &amp;toda a lista (%Ln partida)…</numerusform>
                <numerusform>Excluir &amp;toda a lista (%Ln partidas)…</numerusform>
            </translation>
        </message>
        <message>
            <source>No database is open: File &gt; Open database.</source>
            <translation>Nenhuma base de dados está aberta: Arquivo &gt; Abrir base de dados.</translation>
        </message>
        <message>
            <source>This database has no games yet: File &gt; Import files, or Game &gt; New game.</source>
            <translation>Esta base de dados ainda não tem partidas: Arquivo &gt; Importar arquivos, ou Partida &gt; Nova partida.</translation>
        </message>
        <message>
            <source>No game in the collection chosen above matches the filter.</source>
            <translation>Nenhuma partida da coleção escolhida acima corresponde ao filtro.</translation>
        </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Excluir…</translation>
    </message>
        <message>
            <source>Player: %1</source>
            <translation>Jogador: %1</translation>
        </message>
        <message>
            <source>Event: %1</source>
            <translation>Torneio: %1</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::HeaderDialog</name>
        <message>
            <source>New game</source>
            <translation>Nova partida</translation>
        </message>
        <message>
            <source>Game data</source>
            <translation>Dados da partida</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>&amp;Brancas:</translation>
        </message>
        <message>
            <source>Rating of White:</source>
            <translation>Rating das brancas:</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>Pre&amp;tas:</translation>
        </message>
        <message>
            <source>Rating of Black:</source>
            <translation>Rating das pretas:</translation>
        </message>
        <message>
            <source>Resul&amp;t:</source>
            <translation>&amp;Resultado:</translation>
        </message>
        <message>
            <source>&amp;Event:</source>
            <translation>Tor&amp;neio:</translation>
        </message>
        <message>
            <source>&amp;Site:</source>
            <translation>&amp;Local:</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Data:</translation>
        </message>
        <message>
            <source>R&amp;ound:</source>
            <translation>R&amp;odada:</translation>
        </message>
        <message>
            <source>Time &amp;control:</source>
            <translation>Tempo de re&amp;flexão:</translation>
        </message>
        <message>
            <source>&amp;Annotator:</source>
            <translation>&amp;Anotador:</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22; partes desconhecidas: 2026.??.??</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante:</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconhecido</translation>
        </message>
        <message>
            <source>Other tags</source>
            <translation>Outras etiquetas</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Etiqueta</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valor</translation>
        </message>
        <message>
            <source>Other ta&amp;gs:</source>
            <translation>Outras etiq&amp;uetas:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Help</name>
        <message>
            <source>On the board: arrow keys and space, or type the move.</source>
            <translation>No tabuleiro: setas e espaço, ou digite o lance.</translation>
        </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos do teclado</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::HitModel</name>
        <message>
            <source>at the end</source>
            <translation>no fim</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N.º</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Lance</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Resultado</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Torneio</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Data</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Importer</name>
        <message>
            <source>The import stopped: %1. The games read before are kept.</source>
            <translation>A importação parou: %1. As partidas lidas antes foram mantidas.</translation>
        </message>
        <message>
            <source>An import is running. Wait until it has finished, or cancel it.</source>
            <translation>Há uma importação em andamento. Espere até que termine ou cancele-a.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Lendo…</translation>
        </message>
        <message>
            <source>%1 games read, %2 per second</source>
            <translation>%1 partidas lidas, %2 por segundo</translation>
        </message>
        <message>
            <source>Games read: %1. Stored: %2, already stored: %3, problems: %4.</source>
            <translation>Partidas lidas: %1. Guardadas: %2, já guardadas: %3, problemas: %4.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were deleted before and stay deleted: Database &gt; Deleted games brings them back.</source>
            <translation>
                <numerusform>%Ln das partidas já guardadas tinha sido excluída e continua excluída: Base de dados &gt; Partidas excluídas a recupera.</numerusform>
                <numerusform>%Ln das partidas já guardadas tinham sido excluídas e continuam excluídas: Base de dados &gt; Partidas excluídas as recupera.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were edited or repaired since: the corrected ones stay.</source>
            <translation>
                <numerusform>%Ln das partidas já guardadas foi editada ou reparada desde então: a corrigida fica.</numerusform>
                <numerusform>%Ln das partidas já guardadas foram editadas ou reparadas desde então: as corrigidas ficam.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancelled; importing again continues from there.</source>
            <translation>Cancelado; uma nova importação continua a partir daí.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importar</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Games read: %1, problems: %2. Nothing is stored.</source>
            <translation>Partidas lidas: %1, problemas: %2. Nada foi armazenado.</translation>
        </message>
        <message>
            <source>More about files under Problems.</source>
            <translation>Mais sobre arquivos em Problemas.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MainWindow</name>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>&amp;Desfazer: %1</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Desfazer</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>&amp;Refazer: %1</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Refazer</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ManualWindow</name>
        <message>
            <source>Manual</source>
            <translation>Manual</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Conteúdo</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Voltar</translation>
        </message>
        <message>
            <source>The documents were not found in %1.</source>
            <translation>Os documentos não foram encontrados em %1.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Menus</name>
        <message>
            <source>Book&amp;marks</source>
            <translation>Fa&amp;voritos</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Arquivo</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Editar</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Partida</translation>
        </message>
        <message>
            <source>&amp;Analysis</source>
            <translation>A&amp;nálise</translation>
        </message>
        <message>
            <source>&amp;Database</source>
            <translation>&amp;Base de dados</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>E&amp;xibir</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>Aj&amp;uda</translation>
        </message>
        <message>
            <source>&amp;Recent databases</source>
            <translation>Bases re&amp;centes</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Idioma</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Tabuleiro</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Madeira</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Verde de torneio</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Ardósia</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>&amp;Numbers</source>
            <translation>&amp;Números</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>Nas casas</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Em volta do tabuleiro</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Nenhum</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Cores</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>As do sistema</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation>&amp;Peças</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Madeira torneada</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Lisas</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>Com um anel</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Planas, como impressas</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveList</name>
        <message>
            <source>(pass)</source>
            <translation>(passa)</translation>
        </message>
        <message>
            <source>[new position]</source>
            <translation>[nova posição]</translation>
        </message>
        <message>
            <source>[not understood: %1]</source>
            <translation>[não entendido: %1]</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Lances</translation>
        </message>
        <message>
            <source>&amp;Sign</source>
            <translation>&amp;Sinal</translation>
        </message>
        <message>
            <source>Promote or delete the variation…</source>
            <translation>Subir ou excluir a variante…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveRow</name>
        <message>
            <source>There is no square %1.</source>
            <translation>Não existe a casa %1.</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>em seguida</translation>
        </message>
        <message>
            <source>within</source>
            <translation>dentro de</translation>
        </message>
        <message>
            <source>later</source>
            <translation>mais tarde</translation>
        </message>
        <message>
            <source>either side</source>
            <translation>qualquer lado</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>any piece</source>
            <translation>qualquer peça</translation>
        </message>
        <message>
            <source>man</source>
            <translation>pedra</translation>
        </message>
        <message>
            <source>king</source>
            <translation>dama</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>joga</translation>
        </message>
        <message>
            <source>moves, no capture</source>
            <translation>move, sem captura</translation>
        </message>
        <message>
            <source>captures</source>
            <translation>captura</translation>
        </message>
        <message>
            <source>gives away</source>
            <translation>entrega</translation>
        </message>
        <message>
            <source>is crowned</source>
            <translation>é coroada</translation>
        </message>
        <message>
            <source> plies</source>
            <translation> meios-lances</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>qualquer número</translation>
        </message>
        <message>
            <source>from squares</source>
            <translation>de casas</translation>
        </message>
        <message>
            <source>to squares</source>
            <translation>para casas</translation>
        </message>
        <message>
            <source>Remove this move</source>
            <translation>Remover este lance</translation>
        </message>
        <message>
            <source>How long after</source>
            <translation>Quanto tempo depois</translation>
        </message>
        <message>
            <source>Plies</source>
            <translation>Meios-lances</translation>
        </message>
        <message>
            <source>Who moves</source>
            <translation>Quem joga</translation>
        </message>
        <message>
            <source>Which piece moves</source>
            <translation>Que peça joga</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>O que ela faz</translation>
        </message>
        <message>
            <source>From squares</source>
            <translation>Das casas</translation>
        </message>
        <message>
            <source>To squares</source>
            <translation>Para as casas</translation>
        </message>
        <message>
            <source>Minimum number of captured pieces</source>
            <translation>Número mínimo de peças capturadas</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewEventDialog</name>
        <message>
            <source>Enter a tournament</source>
            <translation>Introduzir um torneio</translation>
        </message>
        <message>
            <source>each against each</source>
            <translation>todos contra todos</translation>
        </message>
        <message>
            <source>each against each, twice</source>
            <translation>todos contra todos, duas vezes</translation>
        </message>
        <message>
            <source>a number of rounds</source>
            <translation>um número de rodadas</translation>
        </message>
        <message>
            <source>one round with given games</source>
            <translation>uma rodada com partidas indicadas</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22; partes desconhecidas: 2026.??.??</translation>
        </message>
        <message>
            <source>Type a name, Enter adds it to the list</source>
            <translation>Digite um nome; Enter o acrescenta à lista</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Nome:</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Local:</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Data:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante:</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>&amp;Partidas:</translation>
        </message>
        <message>
            <source>&amp;Rounds:</source>
            <translation>&amp;Rodadas:</translation>
        </message>
        <message>
            <source>&amp;Round:</source>
            <translation>&amp;Rodada:</translation>
        </message>
        <message>
            <source>&amp;Add:</source>
            <translation>&amp;Acrescentar:</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>J&amp;ogadores:</translation>
        </message>
        <message>
            <source>&amp;Create the games</source>
            <translation>&amp;Criar as partidas</translation>
        </message>
        <message>
            <source>One game per line: White : Black</source>
            <translation>Uma partida por linha: Brancas : Pretas</translation>
        </message>
        <message>
            <source>One player per line</source>
            <translation>Um jogador por linha</translation>
        </message>
        <message>
            <source>Line %1: this player is in the list already.</source>
            <translation>Linha %1: este jogador já está na lista.</translation>
        </message>
        <message>
            <source>Line %1: this is not the name of a player.</source>
            <translation>Linha %1: este não é o nome de um jogador.</translation>
        </message>
        <message>
            <source>Line %1: two players are needed, as White : Black.</source>
            <translation>Linha %1: são precisos dois jogadores, Brancas : Pretas.</translation>
        </message>
        <message>
            <source>Line %1: several columns contain words; leave only the column with the names.</source>
            <translation>Linha %1: várias colunas contêm palavras; deixe só a coluna dos nomes.</translation>
        </message>
        <message>
            <source>2 to %1 players are needed.</source>
            <translation>São precisos de 2 a %1 jogadores.</translation>
        </message>
        <message>
            <source>The tournament needs a name.</source>
            <translation>O torneio precisa de um nome.</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Isto não é uma data: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partida</numerusform>
                <numerusform>%Ln partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln player(s)</source>
            <translation>
                <numerusform>%Ln jogador</numerusform>
                <numerusform>%Ln jogadores</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewGames</name>
        <message>
            <source>Several games</source>
            <translation>Várias partidas</translation>
        </message>
        <message numerus="yes">
            <source>The text has %Ln game(s). Import them into the database?</source>
            <translation>
                <numerusform>O texto tem %Ln partida. Importá-la para a base de dados?</numerusform>
                <numerusform>O texto tem %Ln partidas. Importá-las para a base de dados?</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Import all</source>
            <translation>&amp;Importar todas</translation>
        </message>
        <message>
            <source>&amp;Open the first</source>
            <translation>&amp;Abrir a primeira</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningModel</name>
        <message numerus="yes">
            <source>Never played here, but %Ln game(s) reached the position after it by another move order.</source>
            <translation>
                <numerusform>Nunca jogado aqui, mas %Ln partida chegou à posição seguinte por outra ordem de lances.</numerusform>
                <numerusform>Nunca jogado aqui, mas %Ln partidas chegaram à posição seguinte por outra ordem de lances.</numerusform>
            </translation>
        </message>
        <message>
            <source>White won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>As brancas ganharam %1, empataram %2 e perderam %3 de %4 partidas.</translation>
        </message>
        <message>
            <source>Black won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>As pretas ganharam %1, empataram %2 e perderam %3 de %4 partidas.</translation>
        </message>
        <message>
            <source>Points of the side to move</source>
            <translation>Pontos do lado que joga</translation>
        </message>
        <message>
            <source>Average rating</source>
            <translation>Rating médio</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Won, drawn, lost</source>
            <translation>Vitórias, empates, derrotas</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Pontos</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <source>Years</source>
            <translation>Anos</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Abertura</translation>
        </message>
        <message numerus="yes">
            <source>In %Ln of them the opponent has a rating.</source>
            <translation>
                <numerusform>Em %Ln delas o adversário tem rating.</numerusform>
                <numerusform>Em %Ln delas o adversário tem rating.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rating that this score corresponds to, from the games in which the opponent has one; empty if they are fewer than %Ln</source>
            <translation>
                <numerusform>O rating que o resultado vale, calculado pelas partidas em que o adversário tem rating; vazio se forem menos de %Ln</numerusform>
                <numerusform>O rating que o resultado vale, calculado pelas partidas em que o adversário tem rating; vazio se forem menos de %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Performance</source>
            <translation>Performance</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningsPanel</name>
        <message>
            <source>%1 of %2 games without an index have been read.</source>
            <translation>%1 de %2 partidas sem índice foram lidas.</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>A posição não é conhecida aqui: um lance anterior não foi anotado.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be counted.</source>
            <translation>
                <numerusform>%Ln partida está danificada e não pôde ser contada.</numerusform>
                <numerusform>%Ln partidas estão danificadas e não puderam ser contadas.</numerusform>
            </translation>
        </message>
        <message>
            <source>No game had this position.</source>
            <translation>Nenhuma partida teve esta posição.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partida</numerusform>
                <numerusform>%Ln partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln ended here</source>
            <translation>
                <numerusform>%Ln terminou aqui</numerusform>
                <numerusform>%Ln terminaram aqui</numerusform>
            </translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Aberturas</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Só partidas da lista</translation>
        </message>
        <message>
            <source>Counts only the games that pass the filter of the list</source>
            <translation>Conta só as partidas que passam pelo filtro da lista</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Lance</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Último lance</translation>
        </message>
        <message>
            <source>How games reached this position</source>
            <translation>Como as partidas chegaram a esta posição</translation>
        </message>
        <message>
            <source>Moves played here</source>
            <translation>Lances jogados aqui</translation>
        </message>
        <message>
            <source>Moves that led here</source>
            <translation>Lances que levaram até aqui</translation>
        </message>
        <message>
            <source>Count only games in the list</source>
            <translation>Contar só partidas da lista</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Panels</name>
        <message>
            <source>Game</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
    <message>
        <source>move %1</source>
        <translation>lance %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentário</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Paste</name>
        <message>
            <source>This is neither a game in PDN nor a position as FEN or Hub text.</source>
            <translation>Isto não é uma partida em PDN nem uma posição em FEN ou em texto Hub.</translation>
        </message>
        <message>
            <source>Not everything could be read. %1</source>
            <translation>Nem tudo pôde ser lido. %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PatternBoard</name>
        <message>
            <source>Empty square</source>
            <translation>Casa vazia</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Pedra branca</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Dama branca</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Pedra preta</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Dama preta</translation>
        </message>
        <message>
            <source>Board of the pattern</source>
            <translation>Tabuleiro do padrão</translation>
        </message>
        <message>
            <source>%1: anything</source>
            <translation>%1: qualquer coisa</translation>
        </message>
        <message>
            <source>%1: must be: %2</source>
            <translation>%1: tem de ser: %2</translation>
        </message>
        <message>
            <source>%1: may be: %2</source>
            <translation>%1: pode ser: %2</translation>
        </message>
        <message>
            <source>%1: must not be: %2</source>
            <translation>%1: não pode ser: %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayPanel</name>
        <message>
            <source>Over a networ&amp;k…</source>
            <translation>Pela re&amp;de…</translation>
        </message>
        <message>
            <source>Against a program on this or another computer, by DamExchange</source>
            <translation>Contra um programa neste ou em outro computador, por DamExchange</translation>
        </message>
        <message>
            <source>&amp;Draw rules of other federations</source>
            <translation>Regras de &amp;empate de outras federações</translation>
        </message>
        <message>
            <source>Portuguese: a repetition is claimed; Brazilian: 20 moves of kings, not 15; Russian: 15 moves do not count with 4 to 7 pieces and kings on both sides</source>
            <translation>Portuguesas: a repetição é reivindicada; brasileiras: 20 lances de damas, e não 15; russas: os 15 lances não contam com 4 a 7 peças e damas dos dois lados</translation>
        </message>
        <message>
            <source>Draw &amp;lots for the colours</source>
            <translation>S&amp;ortear as cores</translation>
        </message>
        <message>
            <source>The colours are chosen at random when the game starts</source>
            <translation>As cores são sorteadas quando a partida começa</translation>
        </message>
        <message>
            <source>The engine declines the draw.</source>
            <translation>O motor recusa o empate.</translation>
        </message>
        <message>
            <source>The engine has failed: %1</source>
            <translation>O motor falhou: %1</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Você</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 está pensando…</translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>As brancas jogam.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>As pretas jogam.</translation>
        </message>
        <message>
            <source>The engine offers a draw.</source>
            <translation>O motor propõe empate.</translation>
        </message>
        <message>
            <source>You can claim a draw: %1.</source>
            <translation>Você pode reivindicar o empate: %1.</translation>
        </message>
        <message>
            <source>%1: the game is over.</source>
            <translation>%1: a partida terminou.</translation>
        </message>
        <message>
            <source>%1: drawn by the %2.</source>
            <translation>%1: empate (%2).</translation>
        </message>
        <message>
            <source>%1: a draw was agreed.</source>
            <translation>%1: empate de comum acordo.</translation>
        </message>
        <message>
            <source>%1: resigned.</source>
            <translation>%1: abandono.</translation>
        </message>
        <message>
            <source>%1: time is up.</source>
            <translation>%1: o tempo acabou.</translation>
        </message>
        <message>
            <source>%1: no progress.</source>
            <translation>%1: sem progresso.</translation>
        </message>
        <message>
            <source>Claim &amp;draw</source>
            <translation>Reivindicar &amp;empate</translation>
        </message>
        <message>
            <source>Accept the &amp;draw</source>
            <translation>Aceitar o &amp;empate</translation>
        </message>
        <message>
            <source>Offer &amp;draw</source>
            <translation>Propor &amp;empate</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>&amp;Brancas:</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>Pre&amp;tas:</translation>
        </message>
        <message>
            <source>White's player</source>
            <translation>Jogador das brancas</translation>
        </message>
        <message>
            <source>Black's player</source>
            <translation>Jogador das pretas</translation>
        </message>
        <message>
            <source>Strength:</source>
            <translation>Força:</translation>
        </message>
        <message>
            <source>Strength of White</source>
            <translation>Força das brancas</translation>
        </message>
        <message>
            <source>Strength of Black</source>
            <translation>Força das pretas</translation>
        </message>
        <message>
            <source>1 sometimes overlooks a man, 10 plays at full strength</source>
            <translation>1 às vezes deixa escapar uma pedra, 10 joga com toda a força</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante:</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>&amp;Clock:</source>
            <translation>&amp;Relógio:</translation>
        </message>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message>
            <source>Minutes for the game</source>
            <translation>Minutos para a partida</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> s por lance</translation>
        </message>
        <message>
            <source>Seconds added after each move</source>
            <translation>Segundos acrescentados depois de cada lance</translation>
        </message>
        <message>
            <source>From the &amp;position shown</source>
            <translation>A partir da &amp;posição mostrada</translation>
        </message>
        <message>
            <source>Engines resi&amp;gn and offer draws</source>
            <translation>Os motores a&amp;bandonam e propõem empate</translation>
        </message>
        <message>
            <source>An engine resigns when it has been three men behind for four moves, and offers a draw when the game has been even for twelve</source>
            <translation>Um motor abandona quando está com três pedras a menos há quatro lances e propõe empate quando a partida está igual há doze</translation>
        </message>
        <message>
            <source>Re&amp;match</source>
            <translation>Re&amp;vanche</translation>
        </message>
        <message>
            <source>The same game again, with the colours exchanged</source>
            <translation>A mesma partida outra vez, com as cores trocadas</translation>
        </message>
        <message>
            <source>&amp;Take back</source>
            <translation>Vo&amp;ltar o lance</translation>
        </message>
        <message>
            <source>Takes back your last move; Undo restores it</source>
            <translation>Volta o seu último lance; Desfazer o restaura</translation>
        </message>
        <message>
            <source>Begi&amp;n</source>
            <translation>Co&amp;meçar</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Abandonar</translation>
        </message>
        <message>
            <source>&amp;Stop the game</source>
            <translation>&amp;Parar a partida</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayersPage</name>
        <message>
            <source>Same person</source>
            <translation>Uma só pessoa</translation>
        </message>
        <message>
            <source>Do these names refer to the same person?
%1</source>
            <translation>Estes nomes são de uma só pessoa?
%1</translation>
        </message>
        <message>
            <source>The names in the games stay as they are written. This can be undone.</source>
            <translation>Os nomes nas partidas ficam como estão escritos. Isto pode ser desfeito.</translation>
        </message>
        <message>
            <source>&amp;Same person</source>
            <translation>&amp;Uma só pessoa</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) now refer to another person.</source>
            <translation>
                <numerusform>%Ln nome passou a ser de outra pessoa.</numerusform>
                <numerusform>%Ln nomes passaram a ser de outra pessoa.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no decision about names to undo.</source>
            <translation>Não há decisão sobre nomes para desfazer.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) refer to the same person as before.</source>
            <translation>
                <numerusform>%Ln nome voltou a ser da pessoa de antes.</numerusform>
                <numerusform>%Ln nomes voltaram a ser das pessoas de antes.</numerusform>
            </translation>
        </message>
        <message>
            <source>A name, in any form</source>
            <translation>Um nome, em qualquer forma</translation>
        </message>
        <message>
            <source>No players with this name.</source>
            <translation>Nenhum jogador com este nome.</translation>
        </message>
        <message>
            <source>No game in this database has this name.</source>
            <translation>Nenhuma partida desta base de dados tem este nome.</translation>
        </message>
        <message>
            <source>These are &amp;one person…</source>
            <translation>São &amp;uma só pessoa…</translation>
        </message>
        <message>
            <source>Select two or more names, or drag one onto another</source>
            <translation>Selecione dois nomes ou mais, ou arraste um sobre o outro</translation>
        </message>
        <message>
            <source>&amp;Undo the last merge</source>
            <translation>&amp;Desfazer a última junção</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PositionEditor</name>
        <message>
            <source>Edit position</source>
            <translation>Editar a posição</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Brancas jogam</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Pretas jogam</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Lado que joga</translation>
        </message>
        <message>
            <source>Position as FEN</source>
            <translation>Posição em FEN</translation>
        </message>
        <message>
            <source>Position as Hub text</source>
            <translation>Posição em texto Hub</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Pedra branca</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Dama branca</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Pedra preta</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Dama preta</translation>
        </message>
        <message>
            <source>Empty square</source>
            <translation>Casa vazia</translation>
        </message>
        <message>
            <source>Starting position</source>
            <translation>Posição inicial</translation>
        </message>
        <message>
            <source>Empty board</source>
            <translation>Tabuleiro vazio</translation>
        </message>
        <message>
            <source>Exchange colours</source>
            <translation>Trocar as cores</translation>
        </message>
        <message>
            <source>Not a position in Hub notation: the side to move, W or B, then a letter for each of the %1 squares: w, b, W, B or e.</source>
            <translation>Não é uma posição em notação Hub: o lado que joga, W ou B, e depois uma letra para cada uma das %1 casas: w, b, W, B ou e.</translation>
        </message>
        <message>
            <source>White: %1 men, %2 kings. Black: %3 men, %4 kings.</source>
            <translation>Brancas: %1 pedras, %2 damas. Pretas: %3 pedras, %4 damas.</translation>
        </message>
        <message>
            <source>A white man stands on the row where men become kings.</source>
            <translation>Há uma pedra branca na linha de coroação.</translation>
        </message>
        <message>
            <source>A black man stands on the row where men become kings.</source>
            <translation>Há uma pedra preta na linha de coroação.</translation>
        </message>
        <message>
            <source>The side to move cannot move.</source>
            <translation>O lado que joga não tem lances.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PreferencesDialog</name>
        <message>
            <source>After an &amp;import find combinations and structures</source>
            <translation>Depois de uma i&amp;mportação, procurar combinações e estruturas</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Preferências</translation>
        </message>
        <message>
            <source>&amp;General</source>
            <translation>&amp;Geral</translation>
        </message>
        <message>
            <source>Your &amp;name:</source>
            <translation>O seu &amp;nome:</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>As do sistema</translation>
        </message>
        <message>
            <source>&amp;Language:</source>
            <translation>&amp;Idioma:</translation>
        </message>
        <message>
            <source>&amp;Results:</source>
            <translation>&amp;Resultados:</translation>
        </message>
        <message>
            <source>2-0, 1-1, 0-2</source>
            <translation>2-0, 1-1, 0-2</translation>
        </message>
        <message>
            <source>1-0, 1/2-1/2, 0-1</source>
            <translation>1-0, 1/2-1/2, 0-1</translation>
        </message>
        <message>
            <source>&amp;Colours:</source>
            <translation>&amp;Cores:</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Escuro</translation>
        </message>
        <message>
            <source>Re&amp;set layout</source>
            <translation>Re&amp;staurar a disposição</translation>
        </message>
        <message>
            <source>Puts all panels back in their original places</source>
            <translation>Põe todos os painéis de volta no lugar original</translation>
        </message>
        <message>
            <source>Panels:</source>
            <translation>Painéis:</translation>
        </message>
        <message>
            <source>&amp;Font:</source>
            <translation>&amp;Fonte:</translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 pontos</translation>
        </message>
        <message>
            <source>Si&amp;ze of text:</source>
            <translation>&amp;Tamanho do texto:</translation>
        </message>
        <message>
            <source>Same as other text</source>
            <translation>Como o resto do texto</translation>
        </message>
        <message>
            <source>Size of &amp;moves:</source>
            <translation>Tamanho dos &amp;lances:</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Tabuleiro</translation>
        </message>
        <message>
            <source>&amp;Look:</source>
            <translation>&amp;Aparência:</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Madeira</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Verde de torneio</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Ardósia</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Alto contraste</translation>
        </message>
        <message>
            <source>&amp;Numbers:</source>
            <translation>&amp;Números:</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>Nas casas</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Em volta do tabuleiro</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Nenhum</translation>
        </message>
        <message>
            <source>&amp;Moves with the mouse:</source>
            <translation>Lances com o &amp;mouse:</translation>
        </message>
        <message>
            <source>Click or drag</source>
            <translation>Clicar ou arrastar</translation>
        </message>
        <message>
            <source>Click</source>
            <translation>Clicar</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Arrastar</translation>
        </message>
        <message>
            <source>Enter each &amp;square of a capture</source>
            <translation>Indicar cada &amp;casa de uma captura</translation>
        </message>
        <message>
            <source>A &amp;touched piece must move</source>
            <translation>Uma peça &amp;tocada tem de ser jogada</translation>
        </message>
        <message>
            <source>Animate m&amp;oves</source>
            <translation>Mostrar o movimento das &amp;peças</translation>
        </message>
        <message>
            <source>So&amp;und when it is your turn</source>
            <translation>&amp;Som quando for a sua vez</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Motor</translation>
        </message>
        <message>
            <source>&amp;Threads:</source>
            <translation>&amp;Threads:</translation>
        </message>
        <message>
            <source>All but one</source>
            <translation>Todas menos uma</translation>
        </message>
        <message>
            <source>&amp;Memory:</source>
            <translation>M&amp;emória:</translation>
        </message>
        <message>
            <source> MB</source>
            <translation> MB</translation>
        </message>
        <message>
            <source>&amp;Analyses:</source>
            <translation>&amp;Análises:</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Rápida</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>Profunda</translation>
        </message>
        <message>
            <source>Threads and memory are those of Damscope's own engine in the panel and in games. Other engines have their own parameters: Analysis &gt; Engines.</source>
            <translation>As threads e a memória são as do motor do próprio Damscope no painel e nas partidas. Os outros motores têm os seus próprios parâmetros: Análise &gt; Motores.</translation>
        </message>
        <message>
            <source>&amp;Databases</source>
            <translation>&amp;Bases de dados</translation>
        </message>
        <message>
            <source>Database &amp;folder:</source>
            <translation>&amp;Pasta das bases de dados:</translation>
        </message>
        <message>
            <source>Same as the command line</source>
            <translation>A mesma da linha de comando</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;Escolher…</translation>
        </message>
        <message>
            <source>Your own database games.db is opened from this folder at the next start, and new ones are proposed in it. Databases are not moved.</source>
            <translation>A sua base games.db será aberta desta pasta no próximo início, e as novas serão propostas nela. As bases de dados não são movidas.</translation>
        </message>
        <message>
            <source>Database folder</source>
            <translation>Pasta das bases de dados</translation>
        </message>
    <message>
        <source>By variant</source>
        <translation>Conforme a variante</translation>
    </message>
        <message>
            <source>&amp;Pieces:</source>
            <translation>&amp;Peças:</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Madeira torneada</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Lisas</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>Com um anel</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Planas, como impressas</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::PreviewBoard</name>
        <message>
            <source>Board of the selected game</source>
            <translation>Tabuleiro da partida selecionada</translation>
        </message>
        <message>
            <source>Preview of the selected game</source>
            <translation>Prévia da partida selecionada</translation>
        </message>
        <message>
            <source>Move shown in the preview</source>
            <translation>Lance mostrado na prévia</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemModel</name>
        <message>
            <source>Repaired. %1</source>
            <translation>Reparado. %1</translation>
        </message>
        <message>
            <source>Warning: %1</source>
            <translation>Aviso: %1</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Lugar</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>What is wrong</source>
            <translation>O que está errado</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemsPanel</name>
        <message>
            <source>Problems (%1)</source>
            <translation>Problemas (%1)</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problemas</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Abrir a partida</translation>
        </message>
        <message>
            <source>Accept the proposal</source>
            <translation>Aceitar a proposta</translation>
        </message>
        <message>
            <source>Changes the stored game as proposed; the original text is kept with it</source>
            <translation>Altera a partida guardada como proposto; o texto original fica guardado com ela</translation>
        </message>
        <message>
            <source>Reject the proposal</source>
            <translation>Recusar a proposta</translation>
        </message>
        <message>
            <source>Keeps the game as it was written</source>
            <translation>Deixa a partida como foi escrita</translation>
        </message>
        <message>
            <source>Revert the change</source>
            <translation>Desfazer a alteração</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Devolve à partida guardada o texto original</translation>
        </message>
        <message>
            <source>No problem is known in the games of this database.</source>
            <translation>Nenhum problema conhecido nas partidas desta base de dados.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReadingDialog</name>
        <message>
            <source>How to read the files</source>
            <translation>Como ler os arquivos</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Codificação</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Detectar</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>As stated in the files</source>
            <translation>Como dizem os arquivos</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Codificação:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante:</translation>
        </message>
        <message>
            <source>Choose &amp;files…</source>
            <translation>Escolher &amp;arquivos…</translation>
        </message>
        <message>
            <source>Files that name their own encoding or variant are also read as chosen here.</source>
            <translation>Também os arquivos que indicam a sua codificação ou variante são lidos como escolhido aqui.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding "%1".</source>
            <translation>O Damscope não conhece a codificação &quot;%1&quot;.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Repairs</name>
        <message>
            <source>There is no stored game at this place.</source>
            <translation>Não há partida guardada neste lugar.</translation>
        </message>
        <message>
            <source>The game could not be changed as proposed.</source>
            <translation>Não foi possível alterar a partida como proposto.</translation>
        </message>
        <message>
            <source>The game was changed as proposed. The original text is kept with the move.</source>
            <translation>A partida foi alterada como proposto. O texto original fica guardado com o lance.</translation>
        </message>
        <message>
            <source>An uncertain proposal</source>
            <translation>Uma proposta incerta</translation>
        </message>
        <message>
            <source>Other slips would explain this game almost as well. Change it as proposed?</source>
            <translation>Outros enganos explicariam esta partida quase tão bem. Alterar como proposto?</translation>
        </message>
        <message>
            <source>&amp;Change the game</source>
            <translation>&amp;Alterar a partida</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Deixar como está</translation>
        </message>
        <message>
            <source>There is no repair to revert.</source>
            <translation>Não há reparo para desfazer.</translation>
        </message>
        <message>
            <source>The game has its original text again.</source>
            <translation>A partida tem de novo o texto original.</translation>
        </message>
        <message>
            <source>The open game has changes that are not saved. Save them first, or undo them.</source>
            <translation>A partida aberta tem alterações que não foram salvas. Salve-as primeiro ou desfaça-as.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportDialog</name>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Esta partida ainda não foi analisada.</translation>
        </message>
        <message numerus="yes">
            <source>Damscope, %Ln thread(s), %1 MB</source>
            <translation>
                <numerusform>Damscope, %Ln thread, %1 MB</numerusform>
                <numerusform>Damscope, %Ln threads, %1 MB</numerusform>
            </translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>imprecisão</translation>
        </message>
        <message>
            <source>, endgame tables</source>
            <translation>, tabelas de finais</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>erro</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>erro grave</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>vitória perdida</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>%1 of %2 moves evaluated by %3</source>
            <translation>%1 de %2 lances avaliados por %3</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Precisão</translation>
        </message>
        <message>
            <source>in the opening</source>
            <translation>na abertura</translation>
        </message>
        <message>
            <source>in the middlegame</source>
            <translation>no meio-jogo</translation>
        </message>
        <message>
            <source>in the endgame</source>
            <translation>no final</translation>
        </message>
        <message>
            <source>Men lost per move</source>
            <translation>Pedras perdidas por lance</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <translation>Imprecisões</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <translation>Erros</translation>
        </message>
        <message>
            <source>Blunders</source>
            <translation>Erros graves</translation>
        </message>
        <message>
            <source>Missed wins</source>
            <translation>Vitórias perdidas</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Nenhum erro.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>melhor %1</translation>
        </message>
        <message>
            <source>Errors, the worst first</source>
            <translation>Erros, os piores primeiro</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Momentos decisivos</translation>
        </message>
        <message>
            <source>White in time trouble from %1</source>
            <translation>Brancas em apuro de tempo a partir de %1</translation>
        </message>
        <message>
            <source>Black in time trouble from %1</source>
            <translation>Pretas em apuro de tempo a partir de %1</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Relatório</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
        <message>
            <source>&amp;Save…</source>
            <translation>&amp;Salvar…</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Salvar o relatório</translation>
        </message>
        <message>
            <source>Web page (*.html);;Text (*.txt)</source>
            <translation>Página da web (*.html);;Texto (*.txt)</translation>
        </message>
        <message>
            <source>report.html</source>
            <translation>relatorio.html</translation>
        </message>
        <message>
            <source>The report could not be saved: %1</source>
            <translation>Não foi possível salvar o relatório: %1</translation>
        </message>
        <message>
            <source>Clock at the end</source>
            <translation>Relógio no fim</translation>
        </message>
        <message>
            <source>Most time for a move</source>
            <translation>Maior tempo para um lance</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinações e estruturas</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ResultsPage</name>
        <message>
            <source>Type the points of the player of the row, or both: 2, 1, 0, 2-0, +, =, -. Delete clears a result; a double click or Enter opens the game.</source>
            <translation>Escreva os pontos do jogador da linha, ou ambos: 2, 1, 0, 2-0, +, =, -. Delete apaga um resultado; duplo clique ou Enter abre a partida.</translation>
        </message>
        <message>
            <source>Crosstable</source>
            <translation>Tabela</translation>
        </message>
        <message>
            <source>Games by round</source>
            <translation>Partidas por rodada</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RuleWords</name>
        <message>
            <source>threefold repetition</source>
            <translation>tríplice repetição</translation>
        </message>
        <message>
            <source>fourfold repetition</source>
            <translation>quádrupla repetição</translation>
        </message>
        <message>
            <source>king against king</source>
            <translation>dama contra dama</translation>
        </message>
        <message>
            <source>main-road rule</source>
            <translation>regra da grande diagonal</translation>
        </message>
        <message>
            <source>three-kings rule</source>
            <translation>regra das três damas</translation>
        </message>
        <message>
            <source>%1-move rule</source>
            <translation>regra dos %1 lances</translation>
        </message>
        <message>
            <source>Not a position: error at character %1: %2</source>
            <translation>Não é uma posição: erro no caractere %1: %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RulesWindow</name>
        <message>
            <source>Rules</source>
            <translation>Regras</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SearchPanel</name>
        <message>
            <source>Analysis &gt; Analyse selected games</source>
            <translation>Análise &gt; Analisar as partidas selecionadas</translation>
        </message>
        <message>
            <source>Analysis &gt; Endgame tables</source>
            <translation>Análise &gt; Tabelas de finais</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be searched completely.</source>
            <translation>
                <numerusform>%Ln partida está danificada e não pôde ser examinada por completo.</numerusform>
                <numerusform>%Ln partidas estão danificadas e não puderam ser examinadas por completo.</numerusform>
            </translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>A posição não é conhecida aqui: um lance anterior não foi anotado.</translation>
        </message>
        <message>
            <source>Enter what to search for: put pieces on the board, or type a query.</source>
            <translation>Indique o que procurar: ponha peças no tabuleiro ou escreva uma consulta.</translation>
        </message>
        <message>
            <source>Open a database first.</source>
            <translation>Abra primeiro uma base de dados.</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Buscando…</translation>
        </message>
        <message>
            <source>The search was cancelled.</source>
            <translation>A busca foi cancelada.</translation>
        </message>
        <message>
            <source>For example: %1</source>
            <translation>Por exemplo: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln place(s).</source>
            <translation>
                <numerusform>%Ln lugar.</numerusform>
                <numerusform>%Ln lugares.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s).</source>
            <translation>
                <numerusform>%Ln partida.</numerusform>
                <numerusform>%Ln partidas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Encontrado</translation>
        </message>
        <message>
            <source>Found (%1)</source>
            <translation>Encontrado (%1)</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</source>
            <translation>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Consulta</translation>
        </message>
        <message>
            <source>The query, in the syntax of the command line. Ctrl+Enter searches.</source>
            <translation>A consulta, na sintaxe da linha de comando. Ctrl+Enter busca.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Copy command</source>
            <translation>Copiar o comando</translation>
        </message>
        <message>
            <source>Copies the search as a command for a terminal</source>
            <translation>Copia a busca como comando para um terminal</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Só partidas da lista</translation>
        </message>
        <message>
            <source>Otherwise only the first place of each game</source>
            <translation>Senão, só o primeiro lugar de cada partida</translation>
        </message>
        <message>
            <source>In variations too</source>
            <translation>Também nas variantes</translation>
        </message>
        <message>
            <source>Searches the variations of the games as well</source>
            <translation>Busca também nas variantes das partidas</translation>
        </message>
        <message>
            <source>Progress of the search</source>
            <translation>Progresso da busca</translation>
        </message>
        <message>
            <source>Places found</source>
            <translation>Lugares encontrados</translation>
        </message>
        <message>
            <source>The board above cannot show this query.</source>
            <translation>O tabuleiro acima não pode mostrar esta consulta.</translation>
        </message>
        <message>
            <source>Search only games in the list</source>
            <translation>Buscar só nas partidas da lista</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Nada foi encontrado.</translation>
        </message>
        <message>
            <source>What a search finds is listed here: Edit &gt; Search in games.</source>
            <translation>O que uma busca encontra aparece aqui: Editar &gt; Buscar nas partidas.</translation>
        </message>
    <message>
        <source>Every hit in a game</source>
        <translation>Todos os lugares de uma partida</translation>
    </message>
        <message>
            <source>Words</source>
            <translation>Palavras</translation>
        </message>
        <message>
            <source>The words of queries, and what they mean</source>
            <translation>As palavras das consultas e o que significam</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::SetupBoard</name>
        <message>
            <source>Board to set up</source>
            <translation>Tabuleiro para montar</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SheetText</name>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>e mais %Ln</numerusform>
                <numerusform>e mais %Ln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SketchEditor</name>
        <message>
            <source>Board</source>
            <translation>Tabuleiro</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Números</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Lances</translation>
        </message>
        <message>
            <source>What to search for</source>
            <translation>O que procurar</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Obrigatória</translation>
        </message>
        <message>
            <source>One of these</source>
            <translation>Uma destas</translation>
        </message>
        <message>
            <source>Excluded</source>
            <translation>Excluída</translation>
        </message>
        <message>
            <source>Each of these pieces is on its square.</source>
            <translation>Cada uma destas peças está na sua casa.</translation>
        </message>
        <message>
            <source>At least one of the pieces with a question mark is on its square.</source>
            <translation>Pelo menos uma das peças com ponto de interrogação está na sua casa.</translation>
        </message>
        <message>
            <source>None of the crossed pieces is on its square.</source>
            <translation>Nenhuma das peças riscadas está na sua casa.</translation>
        </message>
        <message>
            <source>From the game</source>
            <translation>Da partida</translation>
        </message>
        <message>
            <source>Copies all pieces of the position shown</source>
            <translation>Copia todas as peças da posição mostrada</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Limpar</translation>
        </message>
        <message>
            <source>Searches for the same with the colours exchanged as well</source>
            <translation>Procura o mesmo também com as cores trocadas</translation>
        </message>
        <message>
            <source>Either side to move</source>
            <translation>Qualquer lado joga</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Brancas jogam</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Pretas jogam</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Lado que joga</translation>
        </message>
        <message>
            <source>White men</source>
            <translation>Pedras brancas</translation>
        </message>
        <message>
            <source>White kings</source>
            <translation>Damas brancas</translation>
        </message>
        <message>
            <source>Black men</source>
            <translation>Pedras pretas</translation>
        </message>
        <message>
            <source>Black kings</source>
            <translation>Damas pretas</translation>
        </message>
        <message>
            <source>All pieces</source>
            <translation>Todas as peças</translation>
        </message>
        <message>
            <source>any</source>
            <translation>livre</translation>
        </message>
        <message>
            <source>%1, at least</source>
            <translation>%1, no mínimo</translation>
        </message>
        <message>
            <source>%1, at most</source>
            <translation>%1, no máximo</translation>
        </message>
        <message>
            <source>Add a move</source>
            <translation>Acrescentar um lance</translation>
        </message>
        <message>
            <source>Moves played one after another, the first in the position on the board.</source>
            <translation>Lances jogados um após outro, o primeiro na posição do tabuleiro.</translation>
        </message>
    <message>
        <source>Also with colours exchanged</source>
        <translation>Também com as cores trocadas</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Sources</name>
        <message>
            <source>No database is open.</source>
            <translation>Nenhuma base de dados está aberta.</translation>
        </message>
        <message>
            <source>Nothing was imported into this database.</source>
            <translation>Nada foi importado para esta base de dados.</translation>
        </message>
        <message>
            <source>Reading the source again</source>
            <translation>Lendo a fonte de novo</translation>
        </message>
        <message>
            <source>Cancelled. Read the source again to continue.</source>
            <translation>Cancelado. Leia a fonte de novo para continuar.</translation>
        </message>
        <message>
            <source>Games read again: %1, of which %2 keep their number. Problems: %3.</source>
            <translation>Partidas lidas de novo: %1, das quais %2 mantêm o número. Problemas: %3.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SourcesDialog</name>
        <message>
            <source>%1, or %2</source>
            <comment>encodings</comment>
            <translation>%1, ou %2</translation>
        </message>
        <message>
            <source>%1 (chosen)</source>
            <translation>%1 (escolhida)</translation>
        </message>
        <message>
            <source>detected, and certain</source>
            <translation>detectada, e certa</translation>
        </message>
        <message>
            <source>detected, but %1 fits nearly as well</source>
            <translation>detectada, mas %1 serve quase tão bem</translation>
        </message>
        <message>
            <source>chosen by you</source>
            <translation>escolhida por você</translation>
        </message>
        <message>
            <source>read by an earlier version</source>
            <translation>lida por uma versão anterior</translation>
        </message>
        <message>
            <source>as stated in the games</source>
            <translation>como dizem as partidas</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) do not state it: deduced from the moves</source>
            <translation>
                <numerusform>%Ln partida não o diz: encontrado pelos lances</numerusform>
                <numerusform>%Ln partidas não o dizem: encontrado pelos lances</numerusform>
            </translation>
        </message>
        <message>
            <source>    %1 × %2</source>
            <translation>    %1 × %2</translation>
        </message>
        <message>
            <source>Problems: none</source>
            <translation>Problemas: nenhum</translation>
        </message>
        <message>
            <source>Problems, the first of each kind:</source>
            <translation>Problemas, o primeiro de cada tipo:</translation>
        </message>
        <message>
            <source>Games: %1 of %2 read; already stored: %3; refused: %4</source>
            <translation>Partidas: %1 de %2 lidas; já guardadas: %3; recusadas: %4</translation>
        </message>
        <message>
            <source>Encoding: %1 (%2)</source>
            <translation>Codificação: %1 (%2)</translation>
        </message>
        <message>
            <source>Variant: %1 (%2)</source>
            <translation>Variante: %1 (%2)</translation>
        </message>
        <message>
            <source>Not read to the end: import it again to continue.</source>
            <translation>Não foi lida até o fim: importe de novo para continuar.</translation>
        </message>
        <message>
            <source>Read &amp;again</source>
            <translation>Ler &amp;de novo</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Fontes</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Fonte</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Codificação</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>Erros</translation>
        </message>
        <message>
            <source>Warnings</source>
            <translation>Avisos</translation>
        </message>
        <message>
            <source>Properties of the source</source>
            <translation>Propriedades da fonte</translation>
        </message>
        <message>
            <source>As before</source>
            <translation>Como antes</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Detectar</translation>
        </message>
        <message>
            <source>As stated in the file</source>
            <translation>Como diz o arquivo</translation>
        </message>
        <message>
            <source>Repairs</source>
            <translation>Reparos</translation>
        </message>
        <message>
            <source>Repair clear slips</source>
            <translation>Reparar enganos evidentes</translation>
        </message>
        <message>
            <source>Revert repairs</source>
            <translation>Desfazer os reparos</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Codificação:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante:</translation>
        </message>
        <message>
            <source>Re&amp;pairs:</source>
            <translation>Re&amp;paros:</translation>
        </message>
        <message>
            <source>Games keep their numbers and collections; games that you have edited stay as they are.</source>
            <translation>As partidas mantêm os números e as coleções; as que você editou ficam como estão.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding &quot;%1&quot;.</source>
            <translation>O Damscope não conhece a codificação &quot;%1&quot;.</translation>
        </message>
        <message>
            <source>&amp;Delete its games…</source>
            <translation>&amp;Excluir as partidas dela…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Restoring</name>
        <message>
            <source>No database is open.</source>
            <translation>Nenhuma base de dados está aberta.</translation>
        </message>
        <message>
            <source>Restore a copy of %1</source>
            <translation>Restaurar uma cópia de %1</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Bases de dados (*.db)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>Restore a copy</source>
            <translation>Restaurar uma cópia</translation>
        </message>
        <message>
            <source>Put %1 in the place of %2?</source>
            <translation>Pôr %1 no lugar de %2?</translation>
        </message>
        <message>
            <source>What %1 is now stays beside it under another name.</source>
            <translation>O que %1 é agora fica ao lado com outro nome.</translation>
        </message>
        <message>
            <source>&amp;Restore</source>
            <translation>&amp;Restaurar</translation>
        </message>
        <message>
            <source>Restoring %1</source>
            <translation>Restaurando %1</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Cancelado. Nada foi alterado.</translation>
        </message>
        <message>
            <source>%1 games restored. What the database was before is in %2.</source>
            <translation>%1 partidas restauradas. O que a base de dados era antes está em %2.</translation>
        </message>
        <message>
            <source>%1 games restored.</source>
            <translation>%1 partidas restauradas.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreKeeper</name>
        <message>
            <source>Databases (*.db)</source>
            <translation>Bases de dados (*.db)</translation>
        </message>
        <message>
            <source>%1 (not stored)</source>
            <translation>%1 (não guardadas)</translation>
        </message>
        <message>
            <source>Open database</source>
            <translation>Abrir base de dados</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>New database</source>
            <translation>Nova base de dados</translation>
        </message>
        <message>
            <source>The file %1 already exists. Choose another name.</source>
            <translation>O arquivo %1 já existe. Escolha outro nome.</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Importar partidas</translation>
        </message>
        <message>
            <source>Games and archives (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;All files (*)</source>
            <translation>Partidas e arquivos compactados (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;Todos os arquivos (*)</translation>
        </message>
        <message>
            <source>View games</source>
            <translation>Ver partidas</translation>
        </message>
        <message>
            <source>Damaged database</source>
            <translation>Base de dados danificada</translation>
        </message>
        <message>
            <source>Import a folder</source>
            <translation>Importar uma pasta</translation>
        </message>
        <message>
            <source>Where to store the games</source>
            <translation>Onde guardar as partidas</translation>
        </message>
        <message>
            <source>The open database holds the samples of Damscope. Store the games in your own database %1 instead?</source>
            <translation>A base de dados aberta contém os exemplos do Damscope. Guardar as partidas na sua própria base %1?</translation>
        </message>
        <message>
            <source>In %1</source>
            <translation>Em %1</translation>
        </message>
        <message>
            <source>Among the samples</source>
            <translation>Entre os exemplos</translation>
        </message>
        <message>
            <source>Recover the games into a new database</source>
            <translation>Resgatar as partidas para uma nova base de dados</translation>
        </message>
        <message>
            <source>Recovering the games of %1</source>
            <translation>Resgatando as partidas de %1</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was recovered.</source>
            <translation>Cancelado. Nada foi resgatado.</translation>
        </message>
        <message>
            <source>Check of %1</source>
            <translation>Verificação de %1</translation>
        </message>
        <message>
            <source>Nothing is wrong with %1.</source>
            <translation>Não há nada de errado com %1.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged. All others can be recovered.</source>
            <translation>%1 de %2 partidas estão danificadas. Todas as outras podem ser resgatadas.</translation>
        </message>
        <message>
            <source>Games recovered: %1, of which %2 could not be verified. Lost: %3.</source>
            <translation>Partidas resgatadas: %1, das quais %2 não puderam ser verificadas. Perdidas: %3.</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>&amp;Resgatar as partidas…</translation>
        </message>
        <message>
            <source>%1 is the open database and holds no text of games: it is left out.</source>
            <translation>%1 é a base aberta e não contém texto de partidas: fica de fora.</translation>
        </message>
        <message>
            <source>The last changes of %1 are still in %1-wal, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>As últimas alterações de %1 ainda estão em %1-wal, porque outro programa tem a base de dados aberta. Feche-a lá antes de copiar o arquivo, ou use Base de dados &gt; Salvar uma cópia.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTasks</name>
        <message>
            <source>Save a copy of the database</source>
            <translation>Salvar uma cópia da base de dados</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Bases de dados (*.db)</translation>
        </message>
        <message>
            <source>A database cannot be copied onto itself.</source>
            <translation>Uma base de dados não pode ser copiada sobre si mesma.</translation>
        </message>
        <message>
            <source>Copying…</source>
            <translation>Copiando…</translation>
        </message>
        <message>
            <source>%1 games copied to %2.</source>
            <translation>%1 partidas copiadas para %2.</translation>
        </message>
        <message>
            <source>No database is open.</source>
            <translation>Nenhuma base de dados está aberta.</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Propriedades</translation>
        </message>
        <message>
            <source>Games: %1</source>
            <translation>Partidas: %1</translation>
        </message>
        <message>
            <source>With problems: %1</source>
            <translation>Com problemas: %1</translation>
        </message>
        <message>
            <source>Deleted, can be brought back: %1</source>
            <translation>Excluídas, recuperáveis: %1</translation>
        </message>
        <message>
            <source>Sources: %1</source>
            <translation>Fontes: %1</translation>
        </message>
        <message>
            <source>Collections: %1</source>
            <translation>Coleções: %1</translation>
        </message>
        <message>
            <source>Size: %1</source>
            <translation>Tamanho: %1</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Verificar</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Verificando…</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Não há nada de errado com as %1 partidas.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged.</source>
            <translation>%1 de %2 partidas estão danificadas.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTrouble</name>
        <message>
            <source>There is no file %1.</source>
            <translation>Não existe o arquivo %1.</translation>
        </message>
        <message>
            <source>%1 is not a database of Damscope.</source>
            <translation>%1 não é uma base de dados do Damscope.</translation>
        </message>
        <message>
            <source>%1 was made by a later version of Damscope. Only that version can open it.</source>
            <translation>%1 foi criada por uma versão posterior do Damscope. Só essa versão pode abri-la.</translation>
        </message>
        <message>
            <source>%1 was made by an earlier version of Damscope and has to be updated, but it cannot be written to. Copy it to a folder of your own first.</source>
            <translation>%1 foi criada por uma versão anterior do Damscope e precisa ser atualizada, mas não pode ser gravada. Copie-a antes para uma pasta sua.</translation>
        </message>
        <message>
            <source>Another program is writing to %1. Open it again when that program has finished.</source>
            <translation>Outro programa está gravando em %1. Abra-a de novo quando ele terminar.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: there is no space left on the disk.</source>
            <translation>%1 não pode ser aberta: não há mais espaço no disco.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: its folder cannot be written to.</source>
            <translation>%1 não pode ser aberta: não é possível gravar na pasta dela.</translation>
        </message>
        <message>
            <source>%1 is damaged. The games in it that can still be read can be saved into a new database.</source>
            <translation>%1 está danificada. As partidas que ainda podem ser lidas podem ser salvas em uma nova base de dados.</translation>
        </message>
        <message>
            <source>%1 cannot be opened.</source>
            <translation>%1 não pode ser aberta.</translation>
        </message>
        <message>
            <source>The database cannot be opened</source>
            <translation>A base de dados não pode ser aberta</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Verificar</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>&amp;Resgatar as partidas…</translation>
        </message>
        <message>
            <source>&amp;Open another…</source>
            <translation>&amp;Abrir outra…</translation>
        </message>
        <message>
            <source>&amp;New database…</source>
            <translation>&amp;Nova base de dados…</translation>
        </message>
        <message>
            <source>It is too badly damaged to be checked: recover the games.</source>
            <translation>Está danificada demais para ser verificada: resgate as partidas.</translation>
        </message>
        <message>
            <source>The file %1 is empty.</source>
            <translation>O arquivo %1 está vazio.</translation>
        </message>
        <message>
            <source>%1 has a second name (a hard link), so nothing can be stored in it. Remove the other name, or save a copy and open that.</source>
            <translation>%1 tem um segundo nome (um link físico), por isso nada pode ser guardado nele. Remova o outro nome, ou salve uma cópia e abra-a.</translation>
        </message>
        <message>
            <source>%1 was moved, renamed or replaced while it was open. Open it by the name that it has now.</source>
            <translation>%1 foi movido, renomeado ou substituído enquanto estava aberto. Abra-o pelo nome que tem agora.</translation>
        </message>
        <message>
            <source>The log beside %1 holds changes of another database, or of another state of this one, and would destroy it. Restore a copy, or move the log away.</source>
            <translation>O registro ao lado de %1 contém alterações de outra base de dados, ou de outro estado desta, e a destruiria. Restaure uma cópia, ou mova o registro para outro lugar.</translation>
        </message>
        <message>
            <source>Restore a &amp;copy…</source>
            <translation>Restaurar uma &amp;cópia…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TimeLeft</name>
        <message numerus="yes">
            <source>%Ln second(s) left</source>
            <translation>
                <numerusform>falta %Ln segundo</numerusform>
                <numerusform>faltam %Ln segundos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s) left</source>
            <translation>
                <numerusform>falta %Ln minuto</numerusform>
                <numerusform>faltam %Ln minutos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln hour(s) left</source>
            <translation>
                <numerusform>falta %Ln hora</numerusform>
                <numerusform>faltam %Ln horas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Words</name>
        <message>
            <source>draw</source>
            <translation>empate</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>As brancas ganham</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>As pretas ganham</translation>
        </message>
        <message>
            <source>White wins in %1</source>
            <translation>As brancas ganham em %1</translation>
        </message>
        <message>
            <source>Black wins in %1</source>
            <translation>As pretas ganham em %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::WorkDialog</name>
        <message>
            <source>Working…</source>
            <translation>Em andamento…</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 de %2</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Parando…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndOfPlay</name>
        <message>
            <source>Stop the game</source>
            <translation>Parar a partida</translation>
        </message>
        <message>
            <source>Keep the moves played so far?</source>
            <translation>Guardar os lances jogados até agora?</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ErrorWords</name>
        <message>
            <source>The database no longer exists</source>
            <translation>A base de dados já não existe</translation>
        </message>
        <message>
            <source>The file is not a database of Damscope</source>
            <translation>O arquivo não é uma base de dados do Damscope</translation>
        </message>
        <message>
            <source>The database was made by a later version of Damscope</source>
            <translation>A base de dados foi criada por uma versão posterior do Damscope</translation>
        </message>
        <message>
            <source>The database was made by an earlier version of Damscope and cannot be updated, because it cannot be written to</source>
            <translation>A base de dados foi criada por uma versão anterior do Damscope e não pode ser atualizada, porque não é possível gravar nela</translation>
        </message>
        <message>
            <source>Another program is writing to the database; try again when it has finished</source>
            <translation>Outro programa está gravando na base de dados; repita quando ele terminar</translation>
        </message>
        <message>
            <source>There is no space left on the disk</source>
            <translation>Não há mais espaço no disco</translation>
        </message>
        <message>
            <source>The database cannot be written to</source>
            <translation>Não é possível gravar na base de dados</translation>
        </message>
        <message>
            <source>The database is damaged; Database &gt; Recover games puts what can still be read into a new one</source>
            <translation>A base de dados está danificada; Base de dados &gt; Resgatar as partidas põe em uma nova o que ainda pode ser lido</translation>
        </message>
        <message>
            <source>%1 is not a folder; choose another one</source>
            <translation>%1 não é uma pasta; escolha outra</translation>
        </message>
        <message>
            <source>%1 does not exist</source>
            <translation>%1 não existe</translation>
        </message>
        <message>
            <source>%1 cannot be used; choose another folder</source>
            <translation>%1 não pode ser usada; escolha outra pasta</translation>
        </message>
        <message>
            <source>The database has a second name (a hard link), so nothing can be stored in it; remove the other name, or save a copy and open that</source>
            <translation>A base de dados tem um segundo nome (um link físico), por isso nada pode ser guardado nela; remova o outro nome, ou salve uma cópia e abra-a</translation>
        </message>
        <message>
            <source>The database was moved, renamed or replaced while it was open; open it by the name that it has now</source>
            <translation>A base de dados foi movida, renomeada ou substituída enquanto estava aberta; abra-a pelo nome que tem agora</translation>
        </message>
        <message>
            <source>The log beside the database is that of another one, or of another state of it; Database &gt; Restore a copy puts a copy in its place</source>
            <translation>O registro ao lado da base de dados é de outra, ou de outro estado dela; Base de dados &gt; Restaurar uma cópia põe uma cópia no lugar dela</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::UnnamedGame</name>
        <message>
            <source>Save game</source>
            <translation>Salvar a partida</translation>
        </message>
        <message>
            <source>The game names no players. It will be hard to find in a list.</source>
            <translation>A partida não indica nenhum jogador. Em uma lista será difícil encontrá-la.</translation>
        </message>
        <message>
            <source>&amp;Game data…</source>
            <translation>&amp;Dados da partida…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Salvar</translation>
        </message>
        <message>
            <source>&amp;Do not show this again</source>
            <translation>&amp;Não mostrar mais isto</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MatchDialog</name>
        <message>
            <source>Match between engines</source>
            <translation>Match entre motores</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante:</translation>
        </message>
        <message>
            <source>&amp;First engine:</source>
            <translation>&amp;Primeiro motor:</translation>
        </message>
        <message>
            <source>&amp;Second engine:</source>
            <translation>&amp;Segundo motor:</translation>
        </message>
        <message>
            <source>Two from each opening, with colours exchanged</source>
            <translation>Duas de cada abertura, com as cores trocadas</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>Par&amp;tidas:</translation>
        </message>
        <message>
            <source>Progress of the match</source>
            <translation>Progresso do match</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Jogar</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> s por lance</translation>
        </message>
        <message>
            <source>%1 seconds per move</source>
            <translation>%1 segundos por lance</translation>
        </message>
        <message>
            <source>The match has ended: %1</source>
            <translation>O match terminou: %1</translation>
        </message>
        <message>
            <source>The games cannot be stored: %1</source>
            <translation>Não é possível guardar as partidas: %1</translation>
        </message>
        <message>
            <source>Choosing openings…</source>
            <translation>Escolhendo aberturas…</translation>
        </message>
        <message>
            <source>First engine: won %1, drew %2, lost %3: %4 %</source>
            <translation>Primeiro motor: %1 vitórias, %2 empates, %3 derrotas: %4 %</translation>
        </message>
        <message>
            <source>Elo %1 (between %2 and %3 with 95 % certainty)</source>
            <translation>Elo %1 (entre %2 e %3 com 95 % de certeza)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Parar</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OwnCollectionWords</name>
        <message>
            <source>Games against the engine</source>
            <translation>Partidas contra o motor</translation>
        </message>
        <message>
            <source>Matches between engines</source>
            <translation>Matches entre motores</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoredProblems</name>
        <message numerus="yes">
            <source>The first %Ln problem(s) are listed, the newest sources first.</source>
            <translation>
                <numerusform>O primeiro %Ln problema está na lista, as fontes mais novas antes.</numerusform>
                <numerusform>Os primeiros %Ln problemas estão na lista, as fontes mais novas antes.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveReasonsDialog</name>
        <message>
            <source>Why this move</source>
            <translation>Por que este lance</translation>
        </message>
        <message>
            <source>Go to a move of the main line: what is proved about it is shown here.</source>
            <translation>Vá a um lance da linha principal: o que está provado sobre ele aparece aqui.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewNameDialog</name>
        <message>
            <source>New combination or structure</source>
            <translation>Nova combinação ou estrutura</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>estrutura</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinação</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>&amp;Nome</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>&amp;Tipo</translation>
        </message>
        <message>
            <source>&amp;Variant</source>
            <translation>&amp;Variante</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Consulta</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Lances</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Última captura</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Mecanismos</translation>
        </message>
        <message>
            <source>the line, as White plays it: 27-22 18x27 32x21</source>
            <translation>a linha, como as brancas a jogam: 27-22 18x27 32x21</translation>
        </message>
        <message>
            <source>from &gt; over &gt; to: 40 &gt; 29 18 &gt; 7</source>
            <translation>de &gt; sobre &gt; para: 40 &gt; 29 18 &gt; 7</translation>
        </message>
        <message>
            <source>words of docs/names.md: turkish</source>
            <translation>palavras de docs/names.md: turkish</translation>
        </message>
        <message>
            <source>all variants</source>
            <translation>todas as variantes</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NamesDialog</name>
        <message>
            <source>Also: %1</source>
            <translation>Também: %1</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Seu</translation>
        </message>
        <message>
            <source>Source: %1</source>
            <translation>Fonte: %1</translation>
        </message>
        <message>
            <source>&amp;New…</source>
            <translation>&amp;Novo…</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinações e estruturas</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Moves or squares</source>
            <translation>Lances ou casas</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Consulta</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Lances</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Última captura</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Mecanismos</translation>
        </message>
        <message>
            <source>Example: %1</source>
            <translation>Exemplo: %1</translation>
        </message>
        <message>
            <source>&amp;Program default</source>
            <translation>Como no &amp;programa</translation>
        </message>
        <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; and its definition?</source>
        <translation>Excluir &quot;%1&quot; e a sua definição?</translation>
    </message>
    <message>
            <source>combination</source>
            <translation>combinação</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>estrutura</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameThemes</name>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>Both sides</source>
            <translation>Ambos os lados</translation>
        </message>
        <message>
            <source>wins the game</source>
            <translation>ganha a partida</translation>
        </message>
        <message>
            <source>gains %1</source>
            <translation>ganha %1</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinação</translation>
        </message>
        <message>
            <source>%1 plays a %2 that %3: %4</source>
            <translation>%1: %2, que %3: %4</translation>
        </message>
        <message>
            <source>%1 misses a %2 that %3: %4</source>
            <translation>%1: oportunidade perdida, %2 que %3: %4</translation>
        </message>
        <message>
            <source>%1 could play a %2 at the end that %3: %4</source>
            <translation>%1: %2 possível no fim, que %3: %4</translation>
        </message>
        <message>
            <source>%1 plays a %2, not forced; it %3: %4</source>
            <translation>%1: %2, não forçado, que %3: %4</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 (%3), %Ln plies</source>
            <translation>
                <numerusform>%1: %2 (%3), %Ln meio-lance</numerusform>
                <numerusform>%1: %2 (%3), %Ln meios-lances</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ThemeStrip</name>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinações e estruturas</translation>
        </message>
    </context>
<context>
    <name>damscope::gui::PlayerStrip</name>
    <message numerus="yes">
        <source>−%Ln piece(s)</source>
        <translation>
            <numerusform>−%Ln peça</numerusform>
            <numerusform>−%Ln peças</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>a jogar</translation>
    </message>
</context>
<context>
    <name>damscope::gui::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
</context>
<context>
    <name>damscope::gui::HomePage</name>
    <message>
        <source>Good morning</source>
        <translation>Bom dia</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Boa tarde</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Boa noite</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Abrir base de dados…</translation>
    </message>
    <message>
        <source>or drop it into this window</source>
        <translation>ou solte-a nesta janela</translation>
    </message>
    <message>
        <source>New database…</source>
        <translation>Nova base de dados…</translation>
    </message>
    <message>
        <source>for the games of a club, a player, an event</source>
        <translation>para as partidas de um clube, de um jogador, de um torneio</translation>
    </message>
    <message>
        <source>Drop PDN files, archives, folders or databases anywhere in this window.</source>
        <translation>Solte arquivos PDN, arquivos compactados, pastas ou bases de dados em qualquer lugar desta janela.</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>Bases de dados</translation>
    </message>
    <message>
        <source>A game without names</source>
        <translation>Uma partida sem nomes</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <translation>Introduzir uma partida</translation>
    </message>
    <message>
        <source>Players, event, result, then the moves</source>
        <translation>Jogadores, torneio, resultado e depois os lances</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>PDN, archive, folder: every move is checked</source>
        <translation>PDN, arquivo compactado, pasta: cada lance é verificado</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Against the computer, at ten strengths</source>
        <translation>Contra o computador, em dez níveis</translation>
    </message>
        <message>
            <source>Train</source>
            <translation>Treinar</translation>
        </message>
        <message>
            <source>Solve what went wrong in games</source>
            <translation>Resolver o que deu errado em partidas</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s), none due</source>
            <translation>
                <numerusform>%Ln exercício, nenhum para hoje</numerusform>
                <numerusform>%Ln exercícios, nenhum para hoje</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) due today</source>
            <translation>
                <numerusform>%Ln exercício para hoje</numerusform>
                <numerusform>%Ln exercícios para hoje</numerusform>
            </translation>
        </message>
        <message>
            <source>Last games</source>
            <translation>Últimas partidas</translation>
        </message>
        <message>
            <source>open</source>
            <translation>aberta</translation>
        </message>
</context>
<context>
    <name>damscope::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Procurar um comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Um comando, uma preferência, um jogador, um torneio, uma partida, uma base</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::NetworkGame</name>
        <message>
            <source>Waiting for a program on port %1.</source>
            <translation>Aguardando um programa na porta %1.</translation>
        </message>
        <message>
            <source>Connected.</source>
            <translation>Conectado.</translation>
        </message>
        <message>
            <source>The connection has ended: %1</source>
            <translation>A conexão terminou: %1</translation>
        </message>
        <message>
            <source>A game was refused: the other program uses another version of the protocol.</source>
            <translation>Uma partida foi recusada: o outro programa usa outra versão do protocolo.</translation>
        </message>
        <message>
            <source>A game was refused: its position cannot be played in this variant. Choose the variant of the other program.</source>
            <translation>Uma partida foi recusada: a posição dela não pode ser jogada nesta variante. Escolha a variante do outro programa.</translation>
        </message>
        <message>
            <source>Refused: another version of the protocol.</source>
            <translation>Recusado: outra versão do protocolo.</translation>
        </message>
        <message>
            <source>Refused: change the time or the position.</source>
            <translation>Recusado: mude o tempo ou a posição.</translation>
        </message>
        <message>
            <source>Refused: the other program does not want to play.</source>
            <translation>Recusado: o outro programa não quer jogar.</translation>
        </message>
        <message>
            <source>The game ended after the agreed number of moves.</source>
            <translation>A partida terminou depois do número combinado de lances.</translation>
        </message>
        <message>
            <source>%1 claims a win that the board does not show: the game has no result.</source>
            <translation>%1 reivindica uma vitória que o tabuleiro não mostra: a partida fica sem resultado.</translation>
        </message>
        <message>
            <source>%1 plays no more games.</source>
            <translation>%1 não joga mais partidas.</translation>
        </message>
        <message>
            <source>%1 does not take moves back.</source>
            <translation>%1 não volta lances.</translation>
        </message>
        <message>
            <source>The other program has played an illegal move: %1</source>
            <translation>O outro programa fez um lance ilegal: %1</translation>
        </message>
        <message>
            <source>The other program floods the chat.</source>
            <translation>O outro programa inunda o chat.</translation>
        </message>
        <message>
            <source>The other program does not keep to the protocol: %1</source>
            <translation>O outro programa não respeita o protocolo: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkBar</name>
        <message>
            <source>Connected with %1.</source>
            <translation>Conectado com %1.</translation>
        </message>
        <message>
            <source>You: %1</source>
            <translation>Você: %1</translation>
        </message>
        <message>
            <source>%1 wants to go back to move %2.</source>
            <translation>%1 quer voltar ao lance %2.</translation>
        </message>
        <message>
            <source>Disconnect</source>
            <translation>Desconectar</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Aceitar</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Recusar</translation>
        </message>
        <message>
            <source>Chat: type, and press Enter</source>
            <translation>Chat: digite e aperte Enter</translation>
        </message>
        <message>
            <source>Message to the other side</source>
            <translation>Mensagem para o outro lado</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Chat</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkDialog</name>
        <message>
            <source>&amp;Connect to a program</source>
            <translation>&amp;Conectar a um programa</translation>
        </message>
        <message>
            <source>&amp;Wait until a program connects</source>
            <translation>&amp;Aguardar que um programa se conecte</translation>
        </message>
        <message>
            <source>Programs on &amp;other computers may connect</source>
            <translation>Programas de &amp;outros computadores podem se conectar</translation>
        </message>
        <message>
            <source>&amp;Ask for the game</source>
            <translation>&amp;Pedir a partida</translation>
        </message>
        <message>
            <source>Play over a network</source>
            <translation>Jogar pela rede</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>no clock</source>
            <translation>sem relógio</translation>
        </message>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message>
            <source>&amp;Host:</source>
            <translation>&amp;Host:</translation>
        </message>
        <message>
            <source>&amp;Port:</source>
            <translation>Por&amp;ta:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante:</translation>
        </message>
        <message>
            <source>Played here b&amp;y:</source>
            <translation>Aqui jo&amp;ga:</translation>
        </message>
        <message>
            <source>&amp;Strength:</source>
            <translation>&amp;Força:</translation>
        </message>
        <message>
            <source>Co&amp;lour here:</source>
            <translation>Co&amp;r aqui:</translation>
        </message>
        <message>
            <source>&amp;Minutes for each side:</source>
            <translation>&amp;Minutos para cada lado:</translation>
        </message>
        <message>
            <source>One of the two programs asks for the games; the other one plays what it is asked for</source>
            <translation>Um dos dois programas pede as partidas; o outro joga o que lhe é pedido</translation>
        </message>
        <message>
            <source>&amp;Begin</source>
            <translation>Começ&amp;ar</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeckChooser</name>
        <message>
            <source>Kind</source>
            <translation>Tipo</translation>
        </message>
        <message>
            <source>Combination</source>
            <translation>Combinação</translation>
        </message>
        <message>
            <source>Structure</source>
            <translation>Estrutura</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Abertura</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Fase</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Dificuldade</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jogador</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>Choose exercises by</source>
            <translation>Escolher exercícios por</translation>
        </message>
        <message>
            <source>Which exercises</source>
            <translation>Quais exercícios</translation>
        </message>
        <message>
            <source>All exercises</source>
            <translation>Todos os exercícios</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::HistoryChart</name>
        <message>
            <source>Last %1 days: %2 right, %3 wrong</source>
            <translation>Últimos %1 dias: %2 certas, %3 erradas</translation>
        </message>
        <message>
            <source>%1: %2 right, %3 wrong</source>
            <translation>%1: %2 certas, %3 erradas</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Trainer</name>
        <message>
            <source>There are no games by %1.</source>
            <translation>Não há partidas de %1.</translation>
        </message>
        <message>
            <source>These games give no new exercises.</source>
            <translation>Estas partidas não dão exercícios novos.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) made</source>
            <translation>
                <numerusform>%Ln exercício criado</numerusform>
                <numerusform>%Ln exercícios criados</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingPage</name>
        <message>
            <source>Later</source>
            <translation>Mais tarde</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Próximo</translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 de %2 partidas</translation>
        </message>
        <message>
            <source>From the games of %1</source>
            <translation>Das partidas de %1</translation>
        </message>
        <message>
            <source>From all games</source>
            <translation>De todas as partidas</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Treino</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Dica</translation>
        </message>
        <message>
            <source>Side and gain, the piece, the name, the move: %1</source>
            <translation>O lado e o ganho, a peça, o nome, o lance: %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Solução</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Mostra a solução; conta como resposta errada</translation>
        </message>
        <message>
            <source>The next exercise: %1</source>
            <translation>O próximo exercício: %1</translation>
        </message>
        <message>
            <source>Play it out</source>
            <translation>Jogar até o fim</translation>
        </message>
        <message>
            <source>Against the computer, from this position</source>
            <translation>Contra o computador, a partir desta posição</translation>
        </message>
        <message>
            <source>Strength of the computer, %1 to %2</source>
            <translation>Nível do computador, de %1 a %2</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Abrir a partida</translation>
        </message>
        <message>
            <source>Make exercises…</source>
            <translation>Criar exercícios…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Parar</translation>
        </message>
        <message>
            <source>Back in the line</source>
            <translation>Para trás na linha</translation>
        </message>
        <message>
            <source>Forward in the line</source>
            <translation>Para a frente na linha</translation>
        </message>
        <message>
            <source>Hints and solution</source>
            <translation>Dicas e solução</translation>
        </message>
        <message>
            <source>Exercises</source>
            <translation>Exercícios</translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Aberturas</translation>
        </message>
        <message>
            <source>What to train</source>
            <translation>O que treinar</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingWords</name>
        <message>
            <source>Right</source>
            <translation>Certo</translation>
        </message>
        <message>
            <source>Already shown</source>
            <translation>Já mostrado</translation>
        </message>
        <message>
            <source>Wrong</source>
            <translation>Errado</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Solução</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Melhor</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Já respondido hoje: só a primeira resposta de um dia conta.</translation>
        </message>
        <message>
            <source>It comes back on %1.</source>
            <translation>Volta em %1.</translation>
        </message>
        <message>
            <source>Open a database: exercises are made from its games.</source>
            <translation>Abra uma base de dados: as partidas dela dão exercícios.</translation>
        </message>
        <message>
            <source>Reading exercises…</source>
            <translation>Lendo os exercícios…</translation>
        </message>
        <message>
            <source>There are no exercises yet. They are made from what went wrong in games: missed combinations, mistakes, endings.</source>
            <translation>Ainda não há exercícios. Eles vêm do que deu errado em partidas: combinações perdidas, erros, finais.</translation>
        </message>
        <message>
            <source>Nothing more in this selection is due today.</source>
            <translation>Nada mais desta seleção para hoje.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln para hoje</numerusform>
                <numerusform>%Ln para hoje</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln novo</numerusform>
                <numerusform>%Ln novos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>%Ln respondido hoje</numerusform>
                <numerusform>%Ln respondidos hoje</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln day(s) in a row</source>
            <translation>
                <numerusform>%Ln dia seguido</numerusform>
                <numerusform>%Ln dias seguidos</numerusform>
            </translation>
        </message>
        <message>
            <source>Judging the answer…</source>
            <translation>Julgando a resposta…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterBar</name>
        <message>
            <source>number</source>
            <translation>número</translation>
        </message>
        <message>
            <source>player</source>
            <translation>jogador</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>event</source>
            <translation>torneio</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>abertura</translation>
        </message>
        <message>
            <source>site</source>
            <translation>local</translation>
        </message>
        <message>
            <source>round</source>
            <translation>rodada</translation>
        </message>
        <message>
            <source>annotator</source>
            <translation>anotador</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>etiqueta</translation>
        </message>
        <message>
            <source>from</source>
            <translation>desde</translation>
        </message>
        <message>
            <source>until</source>
            <translation>até</translation>
        </message>
        <message>
            <source>result</source>
            <translation>resultado</translation>
        </message>
        <message>
            <source>the player</source>
            <translation>o jogador</translation>
        </message>
        <message>
            <source>variant</source>
            <translation>variante</translation>
        </message>
        <message>
            <source>ratings</source>
            <translation>ratings</translation>
        </message>
        <message>
            <source>plies</source>
            <translation>meios-lances</translation>
        </message>
        <message>
            <source>legal to the end</source>
            <translation>legal até o fim</translation>
        </message>
        <message>
            <source>source</source>
            <translation>fonte</translation>
        </message>
        <message>
            <source>collection</source>
            <translation>coleção</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinação</translation>
        </message>
        <message>
            <source>combination missed</source>
            <translation>combinação perdida</translation>
        </message>
        <message>
            <source>men won</source>
            <translation>pedras ganhas</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>estrutura</translation>
        </message>
        <message>
            <source>with</source>
            <translation>com</translation>
        </message>
        <message>
            <source>White won</source>
            <translation>vitória das brancas</translation>
        </message>
        <message>
            <source>Black won</source>
            <translation>vitória das pretas</translation>
        </message>
        <message>
            <source>draw</source>
            <translation>empate</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconhecido</translation>
        </message>
        <message>
            <source>both lost</source>
            <translation>derrota dos dois</translation>
        </message>
        <message>
            <source>won</source>
            <translation>ganhou</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>perdeu</translation>
        </message>
        <message>
            <source>drew</source>
            <translation>empatou</translation>
        </message>
        <message>
            <source>comments</source>
            <translation>comentários</translation>
        </message>
        <message>
            <source>variations</source>
            <translation>variantes</translation>
        </message>
        <message>
            <source>evaluations</source>
            <translation>avaliações</translation>
        </message>
        <message>
            <source>problems</source>
            <translation>problemas</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>erros</translation>
        </message>
        <message>
            <source>doubtful results</source>
            <translation>resultados duvidosos</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>sim</translation>
        </message>
        <message>
            <source>no</source>
            <translation>não</translation>
        </message>
        <message>
            <source>any</source>
            <translation>qualquer</translation>
        </message>
        <message>
            <source>Filter: a player, event, opening, year, result, structure…</source>
            <translation>Filtro: um jogador, torneio, abertura, ano, resultado, estrutura…</translation>
        </message>
        <message>
            <source>Start typing and choose from the list, or write conditions: player:jansen from:1998 result:white plies:40-. All must hold.
Keys: player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</source>
            <translation>Comece a digitar e escolha na lista, ou escreva condições: player:jansen from:1998 result:white plies:40-. Todas têm de ser cumpridas.
Chaves: player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</translation>
        </message>
        <message>
            <source>Filter of the games</source>
            <translation>Filtro das partidas</translation>
        </message>
        <message>
            <source>Edit the filter as text</source>
            <translation>Editar o filtro como texto</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Limpar</translation>
        </message>
        <message>
            <source>Remove all filters</source>
            <translation>Remover todos os filtros</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterChip</name>
        <message>
            <source>Filter: %1</source>
            <translation>Filtro: %1</translation>
        </message>
        <message>
            <source>%1: click to change it</source>
            <translation>%1: clique para alterar</translation>
        </message>
        <message>
            <source>Remove the filter: %1</source>
            <translation>Remover o filtro: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningSide</name>
        <message>
            <source>Choose a repertoire</source>
            <translation>Escolher um repertório</translation>
        </message>
        <message>
            <source>A repertoire is a collection of games: what you intend to play, with variations. Put them into a collection of this database.</source>
            <translation>Um repertório é uma coleção de partidas: o que você pretende jogar, com variantes. Ponha-as em uma coleção desta base de dados.</translation>
        </message>
        <message>
            <source>Choose a repertoire and the colour you play in it.</source>
            <translation>Escolha um repertório e a cor com que você joga nele.</translation>
        </message>
        <message>
            <source>Reading the repertoire…</source>
            <translation>Lendo o repertório…</translation>
        </message>
        <message>
            <source>This collection has no moves of that side to practise.</source>
            <translation>Esta coleção não tem lances desse lado para treinar.</translation>
        </message>
        <message>
            <source>Nothing more in this repertoire is due today.</source>
            <translation>Nada mais deste repertório para hoje.</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Já respondido hoje: só a primeira resposta de um dia conta.</translation>
        </message>
        <message>
            <source>The position comes back on %1.</source>
            <translation>A posição volta em %1.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln para hoje</numerusform>
                <numerusform>%Ln para hoje</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln nova</numerusform>
                <numerusform>%Ln novas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>%Ln respondida hoje</numerusform>
                <numerusform>%Ln respondidas hoje</numerusform>
            </translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Pular</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Próxima</translation>
        </message>
        <message>
            <source>Repertoire</source>
            <translation>Repertório</translation>
        </message>
        <message>
            <source>A collection of games, with variations</source>
            <translation>Uma coleção de partidas, com variantes</translation>
        </message>
        <message>
            <source>Your colour</source>
            <translation>A sua cor</translation>
        </message>
        <message>
            <source>With White</source>
            <translation>De brancas</translation>
        </message>
        <message>
            <source>With Black</source>
            <translation>De pretas</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Dica</translation>
        </message>
        <message>
            <source>The piece, the move: %1</source>
            <translation>A peça, o lance: %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Solução</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Mostra a solução; conta como resposta errada</translation>
        </message>
        <message>
            <source>The next question: %1</source>
            <translation>A próxima pergunta: %1</translation>
        </message>
        <message>
            <source>Result of the answer</source>
            <translation>Resultado da resposta</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportPage</name>
        <message>
            <source>Print…</source>
            <translation>Imprimir…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ChoiceList</name>
        <message>
            <source>year</source>
            <translation>ano</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CommandPalette</name>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Um comando, uma preferência, um jogador, um torneio, uma partida, uma base</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Commands</name>
        <message>
            <source>White</source>
            <translation>Brancas</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Pretas</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>Abrir %1</translation>
        </message>
        <message>
            <source>database</source>
            <translation>base de dados</translation>
        </message>
        <message>
            <source>preferences: %1</source>
            <translation>preferências: %1</translation>
        </message>
        <message>
            <source>List the games with “%1”</source>
            <translation>Listar as partidas com “%1”</translation>
        </message>
        <message>
            <source>Players called “%1”</source>
            <translation>Jogadores chamados “%1”</translation>
        </message>
        <message>
            <source>Events called “%1”</source>
            <translation>Torneios chamados “%1”</translation>
        </message>
        <message>
            <source>panel</source>
            <translation>painel</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::QueryWords</name>
        <message>
            <source>On the board</source>
            <translation>No tabuleiro</translation>
        </message>
        <message>
            <source>a white man on each of these squares</source>
            <translation>uma pedra branca em cada uma destas casas</translation>
        </message>
        <message>
            <source>a black king on one of these squares</source>
            <translation>uma dama preta numa destas casas</translation>
        </message>
        <message>
            <source>a man or a king</source>
            <translation>uma pedra ou uma dama</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation>uma coisa ou outra</translation>
        </message>
        <message>
            <source>these squares are empty</source>
            <translation>estas casas estão vazias</translation>
        </message>
        <message>
            <source>a number of pieces</source>
            <translation>um número de peças</translation>
        </message>
        <message>
            <source>at most this many pieces</source>
            <translation>no máximo tantas peças</translation>
        </message>
        <message>
            <source>White is to move</source>
            <translation>as brancas jogam</translation>
        </message>
        <message>
            <source>for this many plies</source>
            <translation>durante tantos meios-lances</translation>
        </message>
        <message>
            <source>after these moves from the start</source>
            <translation>depois destes lances desde o início</translation>
        </message>
        <message>
            <source>a whole position</source>
            <translation>uma posição inteira</translation>
        </message>
        <message>
            <source>these pieces, whatever else there is</source>
            <translation>estas peças, haja o que houver além delas</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Lances</translation>
        </message>
        <message>
            <source>White moves without capturing</source>
            <translation>as brancas jogam sem capturar</translation>
        </message>
        <message>
            <source>Black captures</source>
            <translation>as pretas capturam</translation>
        </message>
        <message>
            <source>White moves or captures</source>
            <translation>as brancas jogam ou capturam</translation>
        </message>
        <message>
            <source>White gives pieces away</source>
            <translation>as brancas entregam peças</translation>
        </message>
        <message>
            <source>Black makes a king</source>
            <translation>as pretas coroam</translation>
        </message>
        <message>
            <source>from one of these squares</source>
            <translation>de uma destas casas</translation>
        </message>
        <message>
            <source>to one of these squares</source>
            <translation>para uma destas casas</translation>
        </message>
        <message>
            <source>captures the pieces on these squares</source>
            <translation>captura as peças destas casas</translation>
        </message>
        <message>
            <source>on its way over these squares</source>
            <translation>passando por estas casas</translation>
        </message>
        <message>
            <source>captures at least this many men</source>
            <translation>captura pelo menos tantas pedras</translation>
        </message>
        <message>
            <source>it is the only legal move</source>
            <translation>é o único lance legal</translation>
        </message>
        <message>
            <source>Black must capture</source>
            <translation>as pretas são obrigadas a capturar</translation>
        </message>
        <message>
            <source>because the largest capture is compulsory</source>
            <translation>porque a lei da maioria obriga</translation>
        </message>
        <message>
            <source>and becomes a king</source>
            <translation>e é coroada</translation>
        </message>
        <message>
            <source>is captured by the next move</source>
            <translation>é capturada no lance seguinte</translation>
        </message>
        <message>
            <source>the piece that moved earlier</source>
            <translation>a peça que jogou antes</translation>
        </message>
        <message>
            <source>Combined</source>
            <translation>Combinadas</translation>
        </message>
        <message>
            <source>both at the same time</source>
            <translation>as duas ao mesmo tempo</translation>
        </message>
        <message>
            <source>one of the two</source>
            <translation>uma das duas</translation>
        </message>
        <message>
            <source>this does not hold</source>
            <translation>isto não vale</translation>
        </message>
        <message>
            <source>later in the game</source>
            <translation>mais tarde na partida</translation>
        </message>
        <message>
            <source>with the next move</source>
            <translation>no lance seguinte</translation>
        </message>
        <message>
            <source>within this many plies</source>
            <translation>dentro de tantos meios-lances</translation>
        </message>
        <message>
            <source>this happens, without that happening first</source>
            <translation>isto acontece sem que aquilo aconteça antes</translation>
        </message>
        <message>
            <source>anywhere in the game</source>
            <translation>em qualquer ponto da partida</translation>
        </message>
        <message>
            <source>the same with the colours exchanged</source>
            <translation>o mesmo com as cores trocadas</translation>
        </message>
        <message>
            <source>Result and judgement</source>
            <translation>Resultado e avaliação</translation>
        </message>
        <message>
            <source>White won the game</source>
            <translation>as brancas ganharam a partida</translation>
        </message>
        <message>
            <source>the game was drawn</source>
            <translation>a partida terminou empatada</translation>
        </message>
        <message>
            <source>no result is known</source>
            <translation>não se conhece o resultado</translation>
        </message>
        <message>
            <source>in the last position</source>
            <translation>na última posição</translation>
        </message>
        <message>
            <source>Black has pieces but no move</source>
            <translation>as pretas têm peças, mas nenhum lance</translation>
        </message>
        <message>
            <source>a rule makes it a draw</source>
            <translation>uma regra torna a partida empatada</translation>
        </message>
        <message>
            <source>an error by White</source>
            <translation>um erro das brancas</translation>
        </message>
        <message>
            <source>a blunder by Black</source>
            <translation>um erro grave das pretas</translation>
        </message>
        <message>
            <source>White misses a win</source>
            <translation>as brancas perdem uma vitória</translation>
        </message>
        <message>
            <source>won for White by the endgame tables</source>
            <translation>ganha para as brancas segundo as tabelas de finais</translation>
        </message>
        <message>
            <source>drawn by the endgame tables</source>
            <translation>empatada segundo as tabelas de finais</translation>
        </message>
        <message>
            <source>a combination is played</source>
            <translation>é jogada uma combinação</translation>
        </message>
        <message>
            <source>a combination is missed</source>
            <translation>é perdida uma combinação</translation>
        </message>
        <message>
            <source>Structures</source>
            <translation>Estruturas</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Combinações</translation>
        </message>
        <message>
            <source>Endings</source>
            <translation>Finais</translation>
        </message>
    </context>
</TS>
