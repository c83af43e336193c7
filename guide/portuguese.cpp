// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/sentences.hpp"

namespace damscope::rules::page {

namespace {

using enum Sentence;

constexpr Wordings wordings{{
    {boardHeading, "O tabuleiro e o início da partida"},
    {boardSquare, "O tabuleiro tem {files} x {ranks} casas."},
    {boardOblong, "O tabuleiro tem {files} casas de largura e {ranks} de profundidade."},
    {darkSquaresCornerLeft,
     "Joga-se apenas nas {squares} casas escuras. O tabuleiro é colocado de modo que cada "
     "jogador tenha uma casa escura no canto à sua esquerda."},
    {darkSquaresCornerRight,
     "Joga-se apenas nas {squares} casas escuras. O tabuleiro é colocado de modo que cada "
     "jogador tenha uma casa escura no canto à sua direita."},
    {allSquares, "Joga-se em todas as {squares} casas; a cor delas não importa."},
    {menAtTheEdge,
     "Cada jogador começa com {men} {men?pedra|pedras}, {rows?na fileira mais próxima|nas "
     "{rows} fileiras mais próximas} dele."},
    {menBehindAnEmptyRow,
     "Cada jogador começa com {men} {men?pedra|pedras}. A fileira mais próxima do jogador fica "
     "vazia; as pedras ocupam {rows?a fileira seguinte|as {rows} fileiras seguintes}."},
    {menOnNumbers,
     "As pedras brancas ficam nas casas {whiteFirst} a {whiteLast}, as pretas nas casas "
     "{blackFirst} a {blackLast}."},
    {menOnRanks,
     "As pedras brancas ficam nas fileiras {whiteFirst}-{whiteLast}, as pretas nas fileiras "
     "{blackFirst}-{blackLast}."},
    {whiteBegins, "As brancas começam; depois os jogadores jogam alternadamente."},
    {blackBegins, "As pretas começam; depois os jogadores jogam alternadamente."},
    {mapCaption, "As casas, vistas do lado das brancas:"},
    {menHeading, "O movimento da pedra"},
    {manMovesDiagonally,
     "A pedra anda uma casa na diagonal, para a frente, para uma casa vazia. Nunca recua."},
    {manMovesStraight,
     "A pedra anda uma casa em linha reta para a frente ou para o lado, para uma casa vazia. "
     "Nunca recua e nunca anda na diagonal."},
    {kingsHeading, "O movimento da dama"},
    {kingFliesDiagonally,
     "A dama anda na diagonal, para a frente ou para trás, quantas casas vazias quiser."},
    {kingFliesStraight,
     "A dama anda em linha reta para a frente, para trás ou para o lado, quantas casas vazias "
     "quiser."},
    {kingStepsDiagonally,
     "A dama anda uma casa na diagonal, para a frente ou para trás, para uma casa vazia."},
    {kingStepsStraight,
     "A dama anda uma casa em linha reta para a frente, para trás ou para o lado, para uma casa "
     "vazia."},
    {straightLinesOnlyForCaptures,
     "As pedras e as damas só seguem as fileiras e as colunas para capturar."},
    {kingMoveLimit,
     "Enquanto um jogador tiver pedras, não pode jogar a mesma dama mais de {limit} {limit?vez "
     "seguida|vezes seguidas} sem capturar. Depois disso deve jogar outra peça ou capturar; se "
     "não puder fazer nem uma coisa nem outra, perdeu."},
    {capturingHeading, "A captura"},
    {captureIsCompulsory, "A captura é obrigatória: quem pode capturar tem de fazê-lo."},
    {manCapturesForwardDiagonally,
     "A pedra só captura para a frente. Se há uma peça adversária ao lado dela na diagonal e a "
     "casa logo atrás dessa peça está vazia, a pedra salta para essa casa e captura a peça."},
    {manCapturesForwardBoth,
     "A pedra captura em cinco direções: em linha reta e na diagonal para a frente, e para os "
     "lados. Se a casa seguinte numa dessas direções tem uma peça adversária e a casa logo "
     "atrás dela está vazia, a pedra salta para essa casa e captura a peça."},
    {manCapturesForwardStraight,
     "A pedra captura para a frente e para os lados. Se há uma peça adversária ao lado dela "
     "numa dessas direções e a casa logo atrás dessa peça está vazia, a pedra salta para essa "
     "casa e captura a peça."},
    {manCapturesAllWaysDiagonally,
     "A pedra captura para a frente e para trás. Se há uma peça adversária ao lado dela na "
     "diagonal e a casa logo atrás dessa peça está vazia, a pedra salta para essa casa e "
     "captura a peça."},
    {manCapturesAllWaysBoth,
     "A pedra captura em oito direções: nas diagonais, nas fileiras e nas colunas, também para "
     "trás. Se a casa seguinte numa dessas direções tem uma peça adversária e a casa logo atrás "
     "dela está vazia, a pedra salta para essa casa e captura a peça."},
    {manCapturesAllWaysStraight,
     "A pedra captura para a frente, para trás e para os lados. Se há uma peça adversária ao "
     "lado dela numa dessas direções e a casa logo atrás dessa peça está vazia, a pedra salta "
     "para essa casa e captura a peça."},
    {capturesAlongRowsAndColumns,
     "Nas fileiras e nas colunas só contam as casas escuras; as casas claras entre elas são "
     "saltadas."},
    {manMayTakeKing, "A pedra pode capturar pedras e damas."},
    {manMayNotTakeKing, "A pedra só pode capturar pedras, nunca uma dama."},
    {flyingKingCapturesDiagonally,
     "A dama captura na diagonal, para a frente e para trás, de perto e de longe: todas as "
     "casas entre ela e a peça adversária devem estar vazias, e também a casa logo atrás dessa "
     "peça."},
    {flyingKingCapturesBoth,
     "A dama captura nas mesmas oito direções, de perto e de longe: todas as casas entre ela e "
     "a peça adversária devem estar vazias, e também a casa logo atrás dessa peça."},
    {flyingKingCapturesStraight,
     "A dama captura em linha reta para a frente, para trás e para os lados, de perto e de "
     "longe: todas as casas entre ela e a peça adversária devem estar vazias, e também a casa "
     "logo atrás dessa peça."},
    {stepKingCapturesDiagonally,
     "A dama captura da mesma maneira, para a frente e para trás: salta por cima de uma peça "
     "vizinha para a casa logo atrás."},
    {stepKingCapturesBoth,
     "A dama captura da mesma maneira nas oito direções: salta por cima de uma peça vizinha "
     "para a casa logo atrás."},
    {stepKingCapturesStraight,
     "A dama captura da mesma maneira para a frente, para trás e para os lados: salta por cima "
     "de uma peça vizinha para a casa logo atrás."},
    {landsAnywhere,
     "A dama pode parar em qualquer das casas vazias atrás da peça capturada, até a peça "
     "seguinte."},
    {landsRightBehind, "A dama tem de parar na casa logo atrás da peça capturada."},
    {landsRightBehindLastKing,
     "A dama pode parar em qualquer das casas vazias atrás da peça capturada, até a peça "
     "seguinte. Mas, se a última peça capturada é uma dama, tem de parar na casa logo atrás "
     "dela."},
    {captureGoesOn,
     "Se, da casa onde parou, a mesma peça pode capturar de novo, na mesma direção ou em outra, "
     "tem de continuar até não poder capturar mais nada. Tudo isso é um só lance."},
    {landsWhereItGoesOn,
     "Se a dama pode continuar a capturar a partir de algumas das casas atrás de uma peça, tem "
     "de parar numa dessas casas."},
    {chooseFreely,
     "Quem pode capturar de várias maneiras escolhe livremente, mesmo uma captura de menos "
     "peças. Mas a captura escolhida tem de ser completada."},
    {chooseMost,
     "Vale a lei da maioria: quem pode capturar de várias maneiras tem de capturar o maior "
     "número possível de peças. Entre capturas do mesmo número de peças a escolha é livre."},
    {kingCountsAsOnePiece,
     "Uma dama conta como uma peça, tal como uma pedra, e não faz diferença se quem captura é "
     "uma dama ou uma pedra."},
    {chooseItalian,
     "Quem pode capturar de várias maneiras tem de escolher segundo estas regras, nesta ordem:\n"
     "1. Capturar o maior número possível de peças.\n"
     "2. Capturar com uma dama em vez de com uma pedra.\n"
     "3. Capturar o maior número possível de damas.\n"
     "4. Capturar uma dama o mais cedo possível na sequência.\n"
     "Se, depois destas regras, restam várias capturas, a escolha é livre."},
    {chooseSpanish,
     "Vale a lei da maioria: quem pode capturar de várias maneiras tem de capturar o maior "
     "número possível de peças e, se isso for possível de várias maneiras, o maior número "
     "possível de damas. No mais, a escolha é livre."},
    {chooseFrisian,
     "Quem pode capturar de várias maneiras tem de escolher segundo estas regras, nesta ordem:\n"
     "1. Capturar o maior valor. Uma dama vale um pouco menos que duas pedras: uma dama vale "
     "mais que uma pedra, mas menos que duas; duas damas valem mais que três pedras, mas menos "
     "que quatro.\n"
     "2. Com valor igual, capturar com uma dama em vez de com uma pedra.\n"
     "Se, depois destas regras, restam várias capturas, a escolha é livre."},
    {chooseKingFirst,
     "Se uma dama pode capturar, é uma dama que tem de capturar, e não uma pedra. No mais, o "
     "jogador escolhe livremente, mesmo uma captura de menos peças. Mas a captura escolhida tem "
     "de ser completada."},
    {notOverTwo,
     "Uma peça nunca salta por cima de uma peça do seu lado, nem por cima de duas peças sem "
     "casa vazia entre elas."},
    {takenStayAndBlock,
     "As peças capturadas só são retiradas do tabuleiro quando a captura inteira termina. Até "
     "lá ficam no caminho: nenhuma peça pode ser saltada duas vezes, e uma peça já saltada pode "
     "barrar a passagem (o golpe turco). A casa de onde saiu a peça que captura conta como "
     "vazia, e pode-se passar várias vezes por uma mesma casa vazia."},
    {takenStay,
     "As peças capturadas só são retiradas do tabuleiro quando a captura inteira termina. "
     "Nenhuma peça pode ser saltada duas vezes. A casa de onde saiu a peça que captura conta "
     "como vazia, e pode-se passar várias vezes por uma mesma casa vazia."},
    {takenLeaveAtOnce,
     "Uma peça capturada é retirada do tabuleiro imediatamente, antes que a captura continue. A "
     "casa dela fica vazia e pode ser atravessada na mesma captura, assim como a casa de onde "
     "saiu a peça que captura."},
    {kingMayTurnBack,
     "Durante uma captura, a dama pode dar meia-volta e continuar na direção de onde veio."},
    {kingMayNotTurnBack,
     "Durante uma captura, a dama não pode dar meia-volta: pode seguir em frente ou virar em "
     "ângulo reto, mas não voltar pela linha por onde veio."},
    {crowningHeading, "A coroação"},
    {crownedOnLastRow,
     "A pedra que termina o seu lance na fileira mais próxima do adversário é coroada e passa a "
     "ser dama. Joga como dama a partir do lance seguinte do seu jogador."},
    {crowningWins,
     "A pedra que termina o seu lance na fileira mais próxima do adversário é coroada dama, e a "
     "partida está ganha imediatamente."},
    {passingIsNoCrowning,
     "A pedra que chega a essa fileira durante uma captura e dali ainda pode capturar tem de "
     "continuar como pedra. Só é coroada se a captura terminar nessa fileira."},
    {captureStopsOnLastRow,
     "Quando uma pedra chega a essa fileira por uma captura, o lance termina ali, mesmo que ela "
     "ainda pudesse capturar."},
    {captureContinuesAsKing,
     "A pedra que chega a essa fileira durante uma captura é coroada imediatamente e, se ainda "
     "pode capturar, continua como dama no mesmo lance."},
    {endHeading, "O fim da partida"},
    {whoCannotMoveLoses,
     "O jogador que tem a vez e não pode jogar perdeu: não tem mais peças, ou nenhuma que possa "
     "mover."},
    {firstKingWins,
     "Ganha o primeiro jogador que fizer uma dama. O jogador que tem a vez e não pode jogar "
     "perdeu: não tem mais peças, ou nenhuma que possa mover."},
    {whoCannotMoveWins,
     "O objetivo é perder as próprias peças. O jogador que tem a vez e não pode jogar ganhou: "
     "não tem mais peças, ou nenhuma que possa mover."},
    {resigningAndAgreeing,
     "Um jogador também pode abandonar, e os jogadores podem combinar o empate."},
    {clock, "Numa partida com relógios, perde o jogador cujo tempo acabar."},
    {atTheBoardHeading, "Diante do tabuleiro"},
    {lots, "O sorteio decide quem joga com as brancas."},
    {touchedPiece,
     "Peça tocada, peça jogada: o jogador que toca uma peça sua tem de jogá-la, se ela puder "
     "ser jogada, a não ser que só a estivesse ajeitando."},
    {overlookedCapture,
     "Um lance que deixa passar uma captura é desfeito, e faz-se a captura. Em torneios, o "
     "adversário decide se esse lance vale."},
    {takenManOnTop, "Para marcar uma dama, o adversário põe uma pedra capturada em cima dela."},
    {recording, "Em partidas sérias, os dois jogadores anotam os lances, pelos nomes das casas."},
    {drawsHeading, "O empate"},
    {gameIsDrawn, "A partida está empatada:"},
    {drawMayBeClaimed, "Um jogador pode reivindicar o empate:"},
    {noDrawRulesKnown,
     "O Damscope não conhece regras de empate para este jogo. Os jogadores podem combinar o "
     "empate."},
    {betweenDrawRules, ";"},
    {repetition,
     "quando a mesma posição, com a vez do mesmo jogador, ocorreu {times} {times?vez|vezes}"},
    {noProgress,
     "quando cada jogador fez {moves} {moves?lance seguido|lances seguidos} sem captura e sem "
     "lance de pedra"},
    {kingAgainst, "quando um jogador só tem uma dama, o outro tem {force}, e cada um fez {moves} "
                  "{moves?lance|lances} desde então"},
    {kingOnMainRoadAgainst,
     "quando um jogador só tem uma dama, que domina a grande diagonal, de {roadStart} a "
     "{roadEnd}, o outro tem {force}, e cada um fez {moves} {moves?lance|lances} desde então"},
    {countRunsOn, " (mesmo que uma peça seja capturada entretanto)"},
    {balance,
     "quando os dois jogadores têm damas, há ao todo {force} {force?peça|peças} no tabuleiro, e "
     "cada jogador fez {moves} {moves?lance seguido|lances seguidos} sem captura e sem nova dama"},
    {kingAgainstKing,
     "quando cada jogador só tem uma dama, a não ser que uma dama possa ser capturada "
     "imediatamente ou tenha de ser capturada no lance seguinte"},
    {forceOfKings, "{force} {force?dama|damas}"},
    {forceOfKingsOrMore, "{force} damas ou mais e nenhuma pedra"},
    {forceWithKings, "{force} {force?peça|peças}, das quais pelo menos {kings} {kings?dama|damas}"},
    {forceWithKingsOrMore,
     "{force} peças ou mais, das quais pelo menos {kings} {kings?dama|damas}"},
    {eitherNumber, "{fewer} ou {more}"},
    {notationHeading, "A notação dos lances"},
    {numbersFromTopLeft,
     "As casas são numeradas de 1 a {squares}, fileira por fileira, começando no canto superior "
     "esquerdo para quem olha do lado das brancas."},
    {numbersFromBottomRight,
     "As casas são numeradas de 1 a {squares}, fileira por fileira, começando no canto inferior "
     "direito para quem olha do lado das brancas."},
    {lettersAndNumbers,
     "Cada casa tem a letra da sua coluna (de a a {lastFile}, da esquerda para a direita das "
     "brancas) e o número da sua fileira (de 1 a {ranks}, do lado das brancas para o das "
     "pretas)."},
    {moveAndCaptureSigns,
     "Um movimento escreve-se com um traço ({move}), uma captura com \"{sign}\" ({capture})."},
    {oneSignForBoth, "Movimentos ({move}) e capturas ({capture}) escrevem-se ambos com um traço."},
    {longCaptures,
     "Uma captura de várias peças escreve-se com a casa onde começa e a casa onde termina. Se "
     "duas capturas têm ambas em comum, escrevem-se todas as casas onde a peça para."},
    {results, "Resultados: {whiteWins} (as brancas ganham), {blackWins} (as pretas ganham), {draw} "
              "(empate)."},
    {firstResultIsBlacks, "O primeiro número de um resultado é o das pretas, que começam."},
    {gameTypeTag, "Num arquivo PDN este jogo é indicado por [GameType \"{tag}\"]."},
    {noPdnNumber, "O PDN não tem número para este jogo; o Damscope escreve [GameType \"{tag}\"]."},
    {fenNumbers, "Numa FEN as casas são numeradas: {firstSquare} é 1, {lastSquare} é {squares}."},
    {nameInDamscope, "Nos comandos do Damscope este jogo chama-se {name}."},
}};
static_assert(isComplete(wordings));

} // namespace

const Phrasebook portuguese{wordings, Language::portuguese};

} // namespace damscope::rules::page
