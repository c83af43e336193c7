// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/header_dialog.hpp"

#include "db/store/records/game_reader.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "parser/meaning/game_tags.hpp"
#include "rules/text/date.hpp"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QStringList>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <iterator>

namespace damscope::gui {

namespace {

constexpr std::array results{rules::GameResult::unknown, rules::GameResult::whiteWins,
                             rules::GameResult::draw, rules::GameResult::blackWins,
                             rules::GameResult::bothLose};

// Those that say where the game begins, and of what kind it is, are for the editor of positions.
bool isShown(std::string_view name) {
    constexpr std::array hidden{"GameType", "FEN", "SetUp"};
    return std::ranges::find(hidden, name) == hidden.end() &&
           std::ranges::find(rules::headerTags(), name) == rules::headerTags().end();
}

QString valueOf(const GameHeader& header, std::string_view tag) {
    const auto found = std::ranges::find(header.tags, tag, &rules::Tag::name);
    return found == header.tags.end() ? QString() : knownText(found->value);
}

} // namespace

HeaderDialog::HeaderDialog(const GameHeader& header, rules::Variant variant, Purpose purpose,
                           QWidget* parent)
    : QDialog(parent), before_(header), variant_(new QComboBox(this)), result_(new QComboBox(this)),
      dateProblem_(sentenceLabel(this, "dateProblem")), others_(new QTableWidget(0, 2, this)) {
    setWindowTitle(purpose == Purpose::newGame ? tr("New game") : tr("Game data"));
    for (const rules::Variant v : rules::allVariants())
        variant_->addItem(variantTitle(v), static_cast<int>(v));
    variant_->setCurrentIndex(variant_->findData(static_cast<int>(variant)));
    auto* form = new QFormLayout;
    addChoices(*form, purpose);
    addField(*form, tr("&White:"), "White");
    addField(*form, tr("Rating of White:"), "WhiteRating");
    addField(*form, tr("&Black:"), "Black");
    addField(*form, tr("Rating of Black:"), "BlackRating");
    form->addRow(tr("Resul&t:"), result_);
    addField(*form, tr("&Event:"), "Event");
    addField(*form, tr("&Site:"), "Site");
    addField(*form, tr("&Date:"), "Date");
    form->addRow(dateProblem_);
    addField(*form, tr("R&ound:"), "Round");
    addField(*form, tr("Time &control:"), "TimeControl");
    addField(*form, tr("&Annotator:"), "Annotator");
    fields_.at("Date")->setPlaceholderText(tr("2026.11.22; unknown parts: 2026.??.??"));
    dateProblem_->hide();
    connect(fields_.at("Date"), &QLineEdit::editingFinished, this, &HeaderDialog::checkDate);
    addOtherTags(*form);
    showResults();
    result_->setCurrentIndex(result_->findData(static_cast<int>(header.result)));
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* all = new QVBoxLayout(this);
    all->addLayout(form);
    all->addWidget(buttons);
    orderFocus();
    fields_.at("White")->setFocus();
    resize(look::dialog::form, sizeHint().height());
}

void HeaderDialog::addField(QFormLayout& form, const QString& label, const char* tag) {
    auto* line = new QLineEdit(valueOf(before_, tag), this);
    line->setObjectName(tag);
    line->setAccessibleName(QString(label).remove('&').remove(':'));
    form.addRow(label, line);
    fields_[tag] = line;
}

bool HeaderDialog::isDateWrong() const {
    const QString typed = fields_.at("Date")->text().trimmed();
    return typed != valueOf(before_, "Date") && !typedDate(typed).problem.isEmpty();
}

// Dates that were there before stay as they are.
void HeaderDialog::checkDate() {
    QLineEdit& field = *fields_.at("Date");
    const QString typed = field.text().trimmed();
    const TypedDate read = typedDate(typed);
    const bool wrong = isDateWrong();
    dateProblem_->setText(read.problem);
    dateProblem_->setVisible(wrong);
    if (!wrong && typed != valueOf(before_, "Date"))
        field.setText(read.date);
}

bool HeaderDialog::agreesToOneName() {
    const QString white = fields_.at("White")->text().trimmed();
    const QString black = fields_.at("Black")->text().trimmed();
    const bool touched = white != valueOf(before_, "White") || black != valueOf(before_, "Black");
    if (!touched || white.isEmpty() || white.compare(black, Qt::CaseInsensitive) != 0)
        return true;
    return QMessageBox::question(this, windowTitle(),
                                 tr("%1 plays both sides. Is that right?").arg(isolatedText(white)),
                                 QMessageBox::Yes | QMessageBox::No,
                                 QMessageBox::No) == QMessageBox::Yes;
}

void HeaderDialog::accept() {
    checkDate();
    if (isDateWrong())
        return fields_.at("Date")->setFocus();
    if (agreesToOneName())
        QDialog::accept();
    else
        fields_.at("Black")->setFocus();
}

// Tab goes down the form, whatever was made first.
void HeaderDialog::orderFocus() {
    QWidget* before = variant_;
    for (const char* name : {"White", "WhiteRating", "Black", "BlackRating", "result", "Event",
                             "Site", "Date", "Round", "TimeControl", "Annotator", "otherTags"}) {
        auto* next = findChild<QWidget*>(name);
        setTabOrder(before, next);
        before = next;
    }
}

void HeaderDialog::addChoices(QFormLayout& form, Purpose purpose) {
    variant_->setObjectName("variant");
    result_->setObjectName("result");
    if (purpose == Purpose::newGame)
        form.addRow(tr("&Variant:"), variant_);
    else
        variant_->hide();
    connect(variant_, &QComboBox::currentIndexChanged, this, &HeaderDialog::showResults);
}

// Results have the style of the variant: "2-0", "1-0".
void HeaderDialog::showResults() {
    const QVariant chosen = result_->currentData();
    result_->clear();
    for (const rules::GameResult result : results)
        result_->addItem(result == rules::GameResult::unknown ? capitalised(tr("unknown"))
                                                              : resultText(variant(), result),
                         static_cast<int>(result));
    result_->setCurrentIndex(std::max(0, result_->findData(chosen)));
}

void HeaderDialog::addOtherTags(QFormLayout& form) {
    constexpr int rowsSeen = 4;
    others_->setObjectName("otherTags");
    others_->setAccessibleName(tr("Other tags"));
    others_->setHorizontalHeaderLabels({tr("Tag"), tr("Value")});
    others_->verticalHeader()->hide();
    others_->horizontalHeader()->setStretchLastSection(true);
    others_->setTabKeyNavigation(false);
    others_->setFixedHeight(others_->horizontalHeader()->sizeHint().height() +
                            rowsSeen * others_->verticalHeader()->defaultSectionSize());
    for (const rules::Tag& tag : before_.tags) {
        if (!isShown(tag.name))
            continue;
        addRow();
        others_->item(others_->rowCount() - 1, 0)->setText(qtText(tag.name));
        others_->item(others_->rowCount() - 1, 1)->setText(qtText(tag.value));
    }
    addRow();
    connect(others_, &QTableWidget::cellChanged, this, [this](int row) {
        if (row == others_->rowCount() - 1 && !others_->item(row, 0)->text().isEmpty())
            addRow(); // there is always an empty one
    });
    form.addRow(tr("Other ta&gs:"), others_);
}

void HeaderDialog::addRow() {
    const int row = others_->rowCount();
    const QSignalBlocker quiet(others_);
    others_->insertRow(row);
    others_->setItem(row, 0, new QTableWidgetItem);
    others_->setItem(row, 1, new QTableWidgetItem);
}

void HeaderDialog::offerPlayers(const QStringList& names) {
    for (const char* tag : {"White", "Black", "Annotator"})
        completeNames(*fields_.at(tag), names);
}

void HeaderDialog::offerEvents(const QStringList& names) {
    completeNames(*fields_.at("Event"), names);
}

void HeaderDialog::offerSites(const QStringList& names) {
    completeNames(*fields_.at("Site"), names);
}

rules::Variant HeaderDialog::variant() const {
    return static_cast<rules::Variant>(variant_->currentData().toInt());
}

std::vector<rules::Tag> HeaderDialog::otherTags() const {
    std::vector<rules::Tag> tags;
    for (int row = 0; row < others_->rowCount(); ++row)
        if (const QString name = others_->item(row, 0)->text().trimmed(); !name.isEmpty())
            tags.push_back(
                {name.toStdString(), others_->item(row, 1)->text().trimmed().toStdString()});
    return tags;
}

// Unchanged tags stay where they were: "?" is shown as empty, and the order of tags is kept.
GameHeader HeaderDialog::header() const {
    GameHeader header = before_;
    for (const auto& [tag, field] : fields_)
        if (const QString text = field->text().trimmed(); text != valueOf(before_, tag))
            rules::putTag(header.tags, tag, text.toStdString());
    std::vector<rules::Tag> shown;
    std::ranges::copy_if(before_.tags, std::back_inserter(shown), isShown, &rules::Tag::name);
    if (const std::vector<rules::Tag> others = otherTags(); others != shown) {
        std::erase_if(header.tags, [](const rules::Tag& tag) { return isShown(tag.name); });
        header.tags.insert(header.tags.end(), others.begin(), others.end());
    }
    const auto result = static_cast<rules::GameResult>(result_->currentData().toInt());
    return result == before_.result ? header : withResult(header, variant(), result);
}

namespace {

// "5-6-1998" is in June where the language of the window writes the day first.
QString inOwnOrder(const QString& text) {
    static const QRegularExpression twoNumbers(
        QStringLiteral("^(\\d{1,2})\\s*[-./]\\s*(\\d{1,2})\\s*[-./]\\s*(\\d{4})$"));
    const auto parts = twoNumbers.match(text);
    if (!parts.hasMatch())
        return text;
    const QString order = QLocale().dateFormat(QLocale::ShortFormat);
    const bool dayFirst = order.indexOf(QLatin1Char('d')) < order.indexOf(QLatin1Char('M'));
    const int first = parts.captured(1).toInt();
    const int second = parts.captured(2).toInt();
    constexpr int months = 12;
    const bool isDay = second > months ? false : first > months || dayFirst;
    return QStringLiteral("%1.%2.%3")
        .arg(parts.captured(3))
        .arg(isDay ? second : first, 2, 10, QLatin1Char('0'))
        .arg(isDay ? first : second, 2, 10, QLatin1Char('0'));
}

} // namespace

TypedDate typedDate(const QString& text) {
    if (text.isEmpty())
        return {};
    const auto read = rules::dateReading(inOwnOrder(text).toStdString());
    TypedDate typed;
    if (read.date.isKnown())
        typed.date = qtText(rules::writeDate(read.date));
    const bool saysSomething =
        std::ranges::any_of(text, [](QChar c) { return c.isLetterOrNumber(); });
    if (!read.date.isKnown() && (saysSomething || !read.clear))
        typed.problem = HeaderDialog::tr("This is no date. Write 26-11-2026, 2026.11.26 or 2026.");
    else if (!read.clear)
        typed.problem = HeaderDialog::tr("Only %1 of this is a date. Write 26-11-2026, 2026.11.26 "
                                         "or 2026.")
                            .arg(qtText(db::shownDate(typed.date.toStdString())));
    return typed;
}

namespace {

struct GameTitle {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::GameTitle)
};

QString known(const rules::Game& game, const char* tag) {
    const auto value = game.tag(tag);
    return value == "-" ? QString() : knownText(value);
}

QString pairOf(const QString& white, const QString& black) {
    if (white.isEmpty() && black.isEmpty())
        return {};
    return (white.isEmpty() ? GameTitle::tr("White") : isolatedText(white)) +
           QStringLiteral(" – ") + (black.isEmpty() ? GameTitle::tr("Black") : isolatedText(black));
}

} // namespace

QString playersOf(const rules::Game& game) {
    return pairOf(known(game, "White"), known(game, "Black"));
}

QString surnames(const rules::Game& game) {
    const auto surname = [&game](const char* tag) {
        return known(game, tag).section(QLatin1Char(','), 0, 0).trimmed();
    };
    return pairOf(surname("White"), surname("Black"));
}

QString shortFacts(const rules::Game& game) {
    QStringList parts;
    constexpr int yearDigits = 4;
    if (const QString date = qtText(db::shownDate(game.tag("Date"))); !date.isEmpty())
        parts << date.left(yearDigits);
    parts << variantTitle(game.variant());
    return parts.join(QStringLiteral(" · "));
}

QString ratedPlayersOf(const rules::Game& game) {
    const auto player = [&game](const char* name, const char* rating, const char* olderRating) {
        auto points = parser::readRating(game.tag(rating)).rating;
        if (!points)
            points = parser::readRating(game.tag(olderRating)).rating;
        const QString text = known(game, name);
        return points && !text.isEmpty() ? QStringLiteral("%1 %2").arg(text).arg(*points) : text;
    };
    return pairOf(player("White", "WhiteRating", "WhiteElo"),
                  player("Black", "BlackRating", "BlackElo"));
}

QString headerOf(const rules::Game& game) {
    QStringList parts;
    if (const QString event = known(game, "Event"); !event.isEmpty())
        parts << event;
    if (const QString round = known(game, "Round"); !round.isEmpty())
        parts << GameTitle::tr("round %1").arg(round);
    const rules::Date day = parser::gameDate(game.tags).date;
    if (const QString date =
            day.isKnown() ? longDate(day) : qtText(db::shownDate(game.tag("Date")));
        !date.isEmpty())
        parts << date;
    if (game.variant() != rules::Variant::international || parts.isEmpty())
        parts << variantTitle(game.variant());
    return parts.join(QStringLiteral(" · "));
}

QString windowTitleOf(const rules::Game& game, const QString& store) {
    QStringList parts;
    for (const QString& part : {playersOf(game), store})
        if (!part.isEmpty())
            parts << part;
    if (parts.isEmpty())
        parts << QStringLiteral("Damscope");
    // A name may contain Qt's placeholder for the modified mark.
    return parts.join(QStringLiteral(" · "))
               .replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")) +
           QStringLiteral("[*]");
}

} // namespace damscope::gui
