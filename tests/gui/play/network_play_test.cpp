// SPDX-License-Identifier: GPL-3.0-or-later
// Games over a network (DamExchange) in the window, with another program on the other side.
#include "analysis/dxp/engine_player.hpp"
#include "analysis/embedded/embedded_engine.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/play/network_dialog.hpp"
#include "gui/play/play_panel.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/widgets.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace damscope::gui::testing {

namespace dxp = analysis::dxp;
using rules::Color;
using std::chrono::milliseconds;

namespace {

constexpr int patience = 20000; // milliseconds
constexpr auto variant = rules::Variant::international;

/// The other program, in a thread of its own: a dialogue that answers as the test wants.
class OtherProgram {
public:
    using Answer = std::function<void(dxp::Dialogue&, const dxp::Event&)>;

    explicit OtherProgram(Answer answer) : answer_(std::move(answer)) {}
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;
    ~OtherProgram() { thread_.request_stop(); }

    /// Waits for the window. Returns the port.
    int listen() {
        listener_ = std::make_unique<dxp::Listener>("127.0.0.1", 0);
        thread_ = std::jthread([this](const std::stop_token& stop) {
            while (!stop.stop_requested())
                if (auto connection = listener_->accept(milliseconds(50)))
                    return talk(*connection, dxp::Dialogue::Side::follower, stop);
        });
        return listener_->port();
    }
    /// Connects to the window, and asks for a game in which the window has White.
    void connectTo(int port, Color other = Color::white) {
        thread_ = std::jthread([this, port, other](const std::stop_token& stop) {
            auto connection = dxp::Connection::open("127.0.0.1", static_cast<std::uint16_t>(port),
                                                    milliseconds(patience), stop);
            asks_ = other;
            talk(connection, dxp::Dialogue::Side::initiator, stop);
        });
    }
    void hangUp() { thread_.request_stop(); }

private:
    void talk(dxp::Connection& connection, dxp::Dialogue::Side side, const std::stop_token& stop) {
        dxp::Dialogue dialogue(side, variant, "Other");
        if (side == dxp::Dialogue::Side::initiator)
            dialogue.ask(rules::Position::start(variant), asks_, 5, 0);
        try {
            while (!stop.stop_requested()) {
                for (const std::string& message : dialogue.takeOutgoing())
                    connection.send(message);
                if (const auto text = connection.receive(milliseconds(20)))
                    for (const dxp::Event& event : dialogue.receive(*text))
                        answer_(dialogue, event);
            }
        } catch (const dxp::ConnectionLost&) {
            return; // the window has closed it
        }
    }

    Answer answer_;
    Color asks_ = Color::white;
    std::unique_ptr<dxp::Listener> listener_;
    std::jthread thread_;
};

void playFirst(dxp::Dialogue& dialogue) {
    if (dialogue.isOurTurn())
        dialogue.play(rules::legalMoves(dialogue.game().position())[0], std::chrono::seconds(1));
}

int freePort() {
    return dxp::Listener("127.0.0.1", 0).port();
}

} // namespace

class NetworkPlayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void aWholeGameIsTheSameOnBothSides();
    void aGameThatTheOtherProgramAsksFor();
    void chatGoesBothWays();
    void movesAreTakenBackWhereTheOtherAgrees();
    void theOtherAsksToTakeBack();
    void resigningIsSent();
    void aLostConnectionEndsTheGameWithoutAResult();
    void anIllegalMoveEndsTheConnection();
    void deletingMovesEndsTheGame();
    void nobodyThere();
    void waitingCanBeGivenUp();
    void unsavedChangesAreNotLost();

private:
    [[nodiscard]] PlayPanel& panel() { return playOf(sample_->window()); }
    [[nodiscard]] PlaySession& session() { return panel().session(); }
    [[nodiscard]] const rules::Game& game() { return documentOf(sample_->window()).game(); }
    [[nodiscard]] QString state() { return part<QLabel>(panel(), "networkState").text(); }
    void fill(const std::function<void(NetworkDialog&)>& choices);
    void connectTo(int port, int colour = 0);
    int wait();
    void play();
    void playPlies(std::size_t plies);

    std::unique_ptr<SampleWindow> sample_;
};

// The dialog of a test must not end because the window of the one before has been closed.
void NetworkPlayTest::initTestCase() {
    QApplication::setQuitOnLastWindowClosed(false);
}

void NetworkPlayTest::init() {
    sample_ = std::make_unique<SampleWindow>();
}

void NetworkPlayTest::cleanup() {
    session().abandon();
    documentOf(sample_->window()).markSaved();
    sample_.reset();
}

// The dialog that the button opens.
void NetworkPlayTest::fill(const std::function<void(NetworkDialog&)>& choices) {
    bool filled = false;
    QTimer::singleShot(0, this, [&] {
        auto* dialog = qobject_cast<NetworkDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        choices(*dialog);
        filled = true;
        dialog->accept();
    });
    part<QPushButton>(panel(), "overNetwork").click();
    QVERIFY(filled);
}

void NetworkPlayTest::connectTo(int port, int colour) {
    fill([&](NetworkDialog& dialog) {
        part<QSpinBox>(dialog, "port").setValue(port);
        part<QComboBox>(dialog, "networkColour").setCurrentIndex(colour);
        part<QSpinBox>(dialog, "networkMinutes").setValue(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(session().isPlaying(), patience);
    QVERIFY(session().hasRemote());
}

int NetworkPlayTest::wait() {
    const int port = freePort();
    fill([&](NetworkDialog& dialog) {
        part<QRadioButton>(dialog, "waits").setChecked(true);
        QVERIFY(!part<QCheckBox>(dialog, "asks").isChecked());
        part<QSpinBox>(dialog, "port").setValue(port);
    });
    return port;
}

// The first legal move of the person.
void NetworkPlayTest::play() {
    QTRY_VERIFY_WITH_TIMEOUT(session().takesMoves(), patience);
    const auto moves = rules::legalMoves(*documentOf(sample_->window()).position());
    emit boardOf(sample_->window()).board().movePlayed(moves[0]);
}

void NetworkPlayTest::playPlies(std::size_t plies) {
    while (game().mainLine().size() < plies) {
        play();
        QTRY_VERIFY_WITH_TIMEOUT(session().takesMoves(), patience);
    }
}

void NetworkPlayTest::aWholeGameIsTheSameOnBothSides() {
    dxp::Listener listener("127.0.0.1", 0);
    std::vector<dxp::PlayedOver> played;
    std::jthread other([&](const std::stop_token& stop) {
        auto connection = listener.accept(milliseconds(patience));
        if (!connection)
            return;
        analysis::EngineSettings own;
        own.threads = 1;
        own.tableMegabytes = 1;
        analysis::EmbeddedEngine engine(own);
        dxp::EnginePlay play;
        play.name = "Other";
        play.limits.nodes = 200;
        (void)dxp::playWithEngine(*connection, engine, play,
                                  {[&](const dxp::PlayedOver& over) { played.push_back(over); }},
                                  stop);
    });
    connectTo(listener.port());
    QCOMPARE(session().onlyHuman(), Color::white);
    for (int i = 0; i < 300 && session().isPlaying(); ++i) {
        QTRY_VERIFY_WITH_TIMEOUT(session().takesMoves() || !session().isPlaying(), patience);
        if (session().isPlaying())
            play();
    }
    QVERIFY(session().end().has_value());
    const QByteArray text = part<QLabel>(panel(), "networkState").text().toUtf8();
    QVERIFY2(text.contains("Other"), text);
    part<QPushButton>(panel(), "disconnect").click();
    other.join();
    QCOMPARE(played.size(), std::size_t(1));
    const auto line = game().mainLine();
    const auto theirs = played[0].game.mainLine();
    QCOMPARE(line.size(), theirs.size());
    for (std::size_t i = 0; i < line.size(); ++i)
        QVERIFY(game().node(line[i]).move == played[0].game.node(theirs[i]).move);
    QCOMPARE(game().result, played[0].game.result);
    QVERIFY(game().result != rules::GameResult::unknown);
    QCOMPARE(game().tag("Event"), std::string("DamExchange"));
    QCOMPARE(game().tag("Black"), std::string("Other"));
}

void NetworkPlayTest::aGameThatTheOtherProgramAsksFor() {
    const int port = wait();
    QTRY_VERIFY2(state().contains(QString::number(port)), qPrintable(state()));
    OtherProgram other(
        [](dxp::Dialogue& dialogue, const dxp::Event& /*event*/) { playFirst(dialogue); });
    other.connectTo(port, Color::black); // of the window
    QTRY_VERIFY_WITH_TIMEOUT(session().isPlaying(), patience);
    QCOMPARE(session().onlyHuman(), Color::black);
    QVERIFY2(session().left(Color::black).has_value(), "the other program asks for five minutes");
    play();
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(3), patience);
}

void NetworkPlayTest::chatGoesBothWays() {
    std::atomic<bool> heard = false;
    OtherProgram other([&](dxp::Dialogue& dialogue, const dxp::Event& event) {
        if (const auto* chat = std::get_if<dxp::ChatReceived>(&event)) {
            heard = chat->text.find("good luck") != std::string::npos;
            dialogue.chat("<b>you too</b>");
        }
    });
    connectTo(other.listen());
    auto& chat = part<QLineEdit>(panel(), "chat");
    chat.setText("good luck");
    QTest::keyClick(&chat, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(heard.load(), patience);
    const auto& log = part<QPlainTextEdit>(panel(), "chatLog");
    QTRY_VERIFY_WITH_TIMEOUT(log.toPlainText().contains("Other: <b>you too</b>"), patience);
    QVERIFY(log.toPlainText().contains("good luck"));
}

void NetworkPlayTest::movesAreTakenBackWhereTheOtherAgrees() {
    std::atomic<bool> agrees = false;
    OtherProgram other([&](dxp::Dialogue& dialogue, const dxp::Event& event) {
        if (std::holds_alternative<dxp::BackAsked>(event))
            dialogue.answerBack(agrees);
        else
            playFirst(dialogue);
    });
    connectTo(other.listen());
    playPlies(4);
    auto& back = part<QPushButton>(panel(), "takeBack");
    QVERIFY(back.isEnabled());
    back.click();
    QTRY_VERIFY2(state().contains("does not take moves back"), qPrintable(state()));
    QCOMPARE(game().mainLine().size(), std::size_t(4));
    agrees = true;
    back.click();
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(2), patience);
    playPlies(6);
    QVERIFY(session().isPlaying());
}

void NetworkPlayTest::theOtherAsksToTakeBack() {
    OtherProgram other([](dxp::Dialogue& dialogue, const dxp::Event& event) {
        if (std::holds_alternative<dxp::ChatReceived>(event))
            dialogue.askBack(0);
        else
            playFirst(dialogue);
    });
    connectTo(other.listen());
    playPlies(2);
    auto& chat = part<QLineEdit>(panel(), "chat");
    for (const char* answer : {"refuseBack", "acceptBack"}) {
        chat.setText("back?");
        QTest::keyClick(&chat, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(panel(), answer).isVisibleTo(&panel()),
                                 patience);
        QVERIFY(part<QLabel>(panel(), "backQuestion").text().contains("move 1"));
        QCOMPARE(game().mainLine().size(), std::size_t(2));
        part<QPushButton>(panel(), answer).click();
    }
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(0), patience);
    QVERIFY(session().isPlaying());
    playPlies(2);
}

void NetworkPlayTest::resigningIsSent() {
    std::atomic<int> result = -1;
    OtherProgram other([&](dxp::Dialogue& dialogue, const dxp::Event& event) {
        if (const auto* finished = std::get_if<dxp::GameFinished>(&event))
            result = static_cast<int>(finished->result);
        else
            playFirst(dialogue);
    });
    connectTo(other.listen());
    playPlies(2);
    part<QPushButton>(panel(), "resign").click();
    part<QPushButton>(panel(), "agreeToResign").click();
    QCOMPARE(game().result, rules::GameResult::blackWins);
    QTRY_COMPARE_WITH_TIMEOUT(result.load(), static_cast<int>(rules::GameResult::blackWins),
                              patience);
    documentOf(sample_->window()).markSaved();
    auto& rematch = part<QPushButton>(panel(), "rematch");
    QTRY_VERIFY_WITH_TIMEOUT(rematch.isVisibleTo(&panel()), patience);
    rematch.click();
    QTRY_VERIFY_WITH_TIMEOUT(session().isPlaying(), patience);
    QCOMPARE(session().onlyHuman(), Color::black);
}

void NetworkPlayTest::aLostConnectionEndsTheGameWithoutAResult() {
    OtherProgram other(
        [](dxp::Dialogue& dialogue, const dxp::Event& /*event*/) { playFirst(dialogue); });
    connectTo(other.listen());
    playPlies(2);
    other.hangUp();
    QTRY_VERIFY_WITH_TIMEOUT(!session().isPlaying(), patience);
    QCOMPARE(game().mainLine().size(), std::size_t(2));
    QCOMPARE(game().result, rules::GameResult::unknown);
    QVERIFY2(state().contains("connection"), qPrintable(state()));
    QVERIFY(part<QPushButton>(panel(), "overNetwork").isEnabled());
}

void NetworkPlayTest::anIllegalMoveEndsTheConnection() {
    dxp::Listener listener("127.0.0.1", 0);
    std::jthread other([&] {
        auto connection = listener.accept(milliseconds(patience));
        if (!connection)
            return;
        try {
            (void)connection->receive(milliseconds(patience));
            connection->send("AOther                           0");
            (void)connection->receive(milliseconds(patience));
            connection->send("M0001202900");
            (void)connection->receive(milliseconds(patience));
        } catch (const dxp::ConnectionLost&) {
            return;
        }
    });
    connectTo(listener.port());
    play();
    QTRY_VERIFY2(state().contains("illegal move"), qPrintable(state()));
    QVERIFY(!session().isPlaying());
    QCOMPARE(game().mainLine().size(), std::size_t(1));
}

void NetworkPlayTest::deletingMovesEndsTheGame() {
    OtherProgram other(
        [](dxp::Dialogue& dialogue, const dxp::Event& /*event*/) { playFirst(dialogue); });
    connectTo(other.listen());
    playPlies(4);
    GameDocument& document = documentOf(sample_->window());
    document.takeBack(game().mainLine()[1]);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isPlaying(), patience);
    QCOMPARE(game().mainLine().size(), std::size_t(1));
}

void NetworkPlayTest::nobodyThere() {
    fill([port = freePort()](NetworkDialog& dialog) {
        part<QSpinBox>(dialog, "port").setValue(port);
    });
    QTRY_VERIFY_WITH_TIMEOUT(state().contains("connection"), patience);
    QVERIFY(part<QPushButton>(panel(), "overNetwork").isEnabled());
    QVERIFY(!session().isPlaying());
}

void NetworkPlayTest::waitingCanBeGivenUp() {
    const int port = wait();
    QTRY_VERIFY(state().contains(QString::number(port)));
    QVERIFY(!part<QPushButton>(panel(), "overNetwork").isEnabled());
    part<QPushButton>(panel(), "disconnect").click();
    QVERIFY(part<QPushButton>(panel(), "overNetwork").isEnabled());
    const int again = wait();
    QTRY_VERIFY_WITH_TIMEOUT(state().contains(QString::number(again)), patience);
    part<QPushButton>(panel(), "disconnect").click();
}

// The other program asks for a game while the open one has unsaved changes: the user is asked, and
// what the other program sends meanwhile is not lost.
void NetworkPlayTest::unsavedChangesAreNotLost() {
    for (const auto button : {QMessageBox::Cancel, QMessageBox::Discard}) {
        GameDocument& document = documentOf(sample_->window());
        document.open(rules::Game(rules::Position::start(variant)), rules::rootNode, true);
        const int port = wait();
        OtherProgram other(
            [](dxp::Dialogue& dialogue, const dxp::Event& /*event*/) { playFirst(dialogue); });
        other.connectTo(port, Color::black);
        const auto box = [] {
            return qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        };
        QTimer answer;
        constexpr int later = 300; // milliseconds: the first move of the other side has come
        connect(&answer, &QTimer::timeout, this, [&] {
            if (box() != nullptr)
                box()->button(button)->click();
        });
        answer.start(later);
        if (button == QMessageBox::Cancel) {
            QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(panel(), "overNetwork").isEnabled(),
                                     patience);
            QVERIFY(document.isChanged());
            QVERIFY(!session().isPlaying());
        } else {
            QTRY_VERIFY_WITH_TIMEOUT(session().isPlaying(), patience);
            QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(1), patience);
            playPlies(3);
        }
    }
}

namespace {
const NamedTest<NetworkPlayTest> registeredNetworkPlayTest("network_play");
}

} // namespace damscope::gui::testing

#include "network_play_test.moc"
