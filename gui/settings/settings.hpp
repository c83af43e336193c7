// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/text.hpp"
#include "gui/board/geometry.hpp"
#include "gui/look/theme.hpp"
#include "parser/write/mend.hpp"

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTranslator>
#include <QVariant>
#include <QVariantMap>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

class QObject;

namespace damscope::gui {

/// The file that all windows of a user share.
[[nodiscard]] QVariant storedSetting(const char* key);
void storeSetting(const char* key, const QVariant& value);

// Before what needs it: the type is not of this namespace.
[[nodiscard]] std::span<const QLatin1String> settingNames(parser::Entry);

/// One setting that is kept between starts. A change is written at once, and
/// nothing else with it: several windows that change different things lose nothing. An enum is
/// written by the names that settingNames() gives for its values.
template <class Value> class Setting {
public:
    explicit Setting(const char* key, Value fallback = {})
        : key_(key), fallback_(std::move(fallback)) {
        read();
    }

    [[nodiscard]] const char* key() const { return key_; }
    [[nodiscard]] const Value& operator*() const { return value_; }
    [[nodiscard]] const Value* operator->() const { return &value_; }

    void set(const Value& value) {
        read(); // another window may have chosen something else
        if (value == value_)
            return;
        value_ = value;
        storeSetting(key_, asVariant(value));
    }

    /// Changes what the file has in a thread of `writer`, since writing waits for the disk.
    void change(const std::function<void(Value&)>& change, QThreadPool& writer) {
        if (writer.activeThreadCount() == 0) // else what is still to be written would be lost
            read();
        change(value_);
        writer.start([later = *this, change]() mutable {
            later.read();
            Value value = later.value_;
            change(value);
            later.set(value);
        });
    }

    /// The value, which another window may have changed.
    void read() {
        const QVariant stored = storedSetting(key_);
        value_ = stored.isValid() ? fromVariant(stored) : fallback_;
    }

private:
    [[nodiscard]] static QVariant asVariant(const Value& value) {
        if constexpr (std::is_enum_v<Value>)
            return QString(settingNames(value)[static_cast<std::size_t>(value)]);
        else
            return QVariant::fromValue(value);
    }

    // A file that was edited by hand may hold anything.
    [[nodiscard]] Value fromVariant(const QVariant& stored) const {
        if constexpr (std::is_enum_v<Value>) {
            const auto names = settingNames(fallback_);
            for (std::size_t i = 0; i < names.size(); ++i)
                if (names[i] == stored.toString())
                    return static_cast<Value>(i);
            return fallback_;
        } else {
            return stored.canConvert<Value>() ? stored.value<Value>() : fallback_;
        }
    }

    const char* key_;
    Value fallback_;
    Value value_{};
};

enum class Appearance : std::uint8_t { system, light, dark, highContrast };

/// How much an analysis may spend on each move.
enum class Thoroughness : std::uint8_t { quick, standard, thorough };

[[nodiscard]] std::span<const QLatin1String> settingNames(Appearance);
[[nodiscard]] std::span<const QLatin1String> settingNames(Thoroughness);
[[nodiscard]] std::span<const QLatin1String> settingNames(BoardThemeName);
[[nodiscard]] std::span<const QLatin1String> settingNames(PieceSet);
[[nodiscard]] std::span<const QLatin1String> settingNames(Numbering);
[[nodiscard]] std::span<const QLatin1String> settingNames(MoveInput);
[[nodiscard]] std::span<const QLatin1String> settingNames(ResultsShown);

/// A thread that writes in the order in which it was asked to.
[[nodiscard]] std::shared_ptr<QThreadPool> writingThread();

/// What is remembered from one start to the next.
struct Settings {
    Setting<QString> language{"language"}; ///< "en", "nl"; empty: as the system
    Setting<Appearance> appearance{"appearance", Appearance::system};
    Setting<BoardThemeName> board{"board/theme", BoardThemeName::wood};
    Setting<PieceSet> pieces{"board/pieces", PieceSet::turned};
    Setting<Numbering> numbering{"board/numbering", Numbering::inside};
    Setting<bool> touchMove{"board/touchMove", false};
    Setting<MoveInput> moveInput{"board/input", MoveInput::clicksAndDrags};
    Setting<bool> stepwiseCaptures{"board/stepwise", false};
    Setting<parser::Entry> entry{"board/entry", parser::Entry::variation};
    Setting<bool> animation{"board/animation", true};
    Setting<bool> sound{"board/sound", false};
    Setting<QString> fontFamily{"font/family"};      ///< empty: that of the desktop
    Setting<int> fontSize{"font/size", 0};           ///< points; 0: as the desktop
    Setting<int> movesFontSize{"font/movesSize", 0}; ///< of the moves; 0: as all others
    Setting<ResultsShown> results{"results", ResultsShown::ofVariant};
    Setting<QString> userName{"user/name"};
    Setting<QString> engine{"engine/name"};         ///< its title; empty: Damscope's own
    Setting<QString> secondEngine{"engine/second"}; ///< likewise; empty: none
    Setting<int> engineLines{"engine/lines", 3};
    Setting<Thoroughness> thoroughness{"engine/thoroughness", Thoroughness::standard};
    Setting<int> engineThreads{"engine/threads", 0}; ///< 0: all but one
    Setting<bool> chartStructures{"chart/structures", true};
    Setting<bool> chartClocks{"chart/clocks", false};
    Setting<QString> trainingVariant{"training/variant", "international"}; ///< "all": of any
    Setting<QString> trainingTheme{"training/theme"};           ///< "motif=royal"; empty: all
    Setting<int> sheetExercises{"training/sheetExercises", 24}; ///< at most; on paper or in a file
    Setting<bool> sheetSolutions{"training/sheetSolutions", true};
    Setting<int> engineMegabytes{"engine/megabytes", 64};
    Setting<bool> searchImported{"databases/searchImported", false}; ///< for combinations
    Setting<QString> databaseFolder{"databases/folder"}; ///< empty: that of the command line
    Setting<QStringList> recentStores{"recentStores"};   ///< the last one first, ten at most
    Setting<QStringList> recentGames{"recentGames"};     ///< "17 /home/me/games.db"
    Setting<QByteArray> windowGeometry{"window/geometry"};
    Setting<QVariantMap> taskLayouts{"window/tasks"}; ///< the panels of each task
    Setting<QByteArray> gameColumns{"games/columns"}; ///< of the list of games
    bool isMotionReduced = false; ///< by the user's desktop, which is asked at each start
    std::shared_ptr<QThreadPool> writer = writingThread(); ///< its end waits until all is written

    /// The name for games that the user plays; the account's if none is set.
    [[nodiscard]] QString ownName() const;
    [[nodiscard]] BoardLook boardLook() const { return {*board, *pieces}; }
    /// Whether moves are shown by moving the piece.
    [[nodiscard]] bool showsMovement() const { return *animation && !isMotionReduced; }
    /// Puts a store first in the list, which other windows extend too.
    void rememberStore(const QString& file);
    /// A game of a store was opened.
    void rememberGame(const QString& store, quint32 game);
    /// Its games that were opened last, the last one first.
    [[nodiscard]] std::vector<quint32> recentGamesOf(const QString& store) const;
};

class BoardWidget;

/// Gives all windows light or dark colours, now.
void applyAppearance(Appearance appearance);

/// Gives all windows a font, now. No family, or size 0: that of the desktop.
void applyFont(const QString& family, int points);
/// The sizes of text to choose from, in points.
[[nodiscard]] std::span<const int> fontSizes();
/// The next one above or below that of the window; its own if there is none.
[[nodiscard]] int nextFontSize(bool larger);

/// How a board looks and takes moves.
void applySettings(BoardWidget& board, const Settings& settings);

/// The language of all windows; it can be changed while they are open.
class Language {
public:
    /// "en", "nl", ...; English if there is no translation; empty: the language of the
    /// system.
    void use(const QString& name);
    /// The codes of the available languages, each with its own name for itself.
    struct Choice {
        QString code;
        QString name;
    };
    [[nodiscard]] static std::vector<Choice> choices();

private:
    std::unique_ptr<QTranslator> words_;
    std::unique_ptr<QTranslator> qtWords_;
};

/// Calls `then` if nothing shall move on the user's desktop: at once if its files say so. GNOME and
/// its relatives are asked in a process of its own, which nobody waits for; `parent` owns it.
void onStillDesktop(QObject& parent, std::function<void()> then);

} // namespace damscope::gui
