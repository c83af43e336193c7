// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/publisher.hpp"

#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/job.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/settings/settings.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>

#include <utility>

namespace damscope::gui {

namespace {

// What the command line says of its options.
QString fromCommand(const char* english) {
    return qtText(translatedText(english, rulesLanguage()));
}

} // namespace

PublishDialog::PublishDialog(const pages::SiteWish& last, std::vector<GamesToPublish> choices,
                             QWidget* parent)
    : QDialog(parent), choices_(std::move(choices)),
      folder_(new QLineEdit(qtText(last.folder.string()), this)),
      title_(new QLineEdit(qtText(last.title), this)), games_(new QComboBox(this)),
      language_(new QComboBox(this)), positions_(new QSpinBox(this)) {
    setWindowTitle(tr("Publish as web pages"));
    folder_->setObjectName("folder");
    folder_->setPlaceholderText(fromCommand(phrase("where the site is, or will be")));
    title_->setObjectName("title");
    title_->setPlaceholderText(qtText(word("site", "title", rulesLanguage())));
    title_->setToolTip(plainTip(fromCommand("above each page")));
    games_->setObjectName("games");
    for (const GamesToPublish& choice : choices_)
        games_->addItem(choice.words);
    games_->addItem(tr("All games"));
    language_->setObjectName("language");
    for (const Language::Choice& choice : Language::choices())
        language_->addItem(choice.name, choice.code);
    language_->setCurrentIndex(language_->findData(qtText(codeOf(last.language))));
    positions_->setObjectName("positions");
    positions_->setRange(0, 1'000'000);
    positions_->setValue(static_cast<int>(last.positions));
    positions_->setToolTip(plainTip(
        fromCommand("pages of opening positions for each variant; 2000 if not set, 0: none")));
    auto* choose = new QPushButton(tr("&Choose…"), this);
    choose->setObjectName("chooseFolder");
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &PublishDialog::chooseFolder);
    auto* place = new QHBoxLayout;
    place->addWidget(folder_, 1);
    place->addWidget(choose);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Folder:"), place);
    form->addRow(tr("&Title:"), title_);
    form->addRow(tr("&Games:"), games_);
    form->addRow(tr("&Language:"), language_);
    form->addRow(tr("Opening &positions:"), positions_);
    qobject_cast<QLabel*>(form->labelForField(place))->setBuddy(folder_);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    QPushButton* publish = buttons->addButton(tr("P&ublish"), QDialogButtonBox::AcceptRole);
    publish->setObjectName("publish");
    form->addRow(buttons);
    const auto mayPublish = [publish](const QString& folder) {
        publish->setEnabled(QDir::isAbsolutePath(folder.trimmed()));
    };
    mayPublish(folder_->text());
    connect(folder_, &QLineEdit::textChanged, publish, mayPublish);
    resize(look::dialog::form, sizeHint().height());
}

void PublishDialog::chooseFolder() {
    const QString folder =
        askForFolder(this, {.title = windowTitle(), .folder = folder_->text().trimmed()});
    if (!folder.isEmpty())
        folder_->setText(folder);
}

pages::SiteWish PublishDialog::wish() const {
    return {.folder = folder_->text().trimmed().toStdString(),
            .filter = {},
            .title = title_->text().trimmed().toStdString(),
            .positions = static_cast<std::size_t>(positions_->value()),
            .language = languageNamed(language_->currentData().toString().toStdString())
                            .value_or(rulesLanguage()),
            .results = shownResults()};
}

db::Filter PublishDialog::filter() const {
    const auto chosen = static_cast<std::size_t>(games_->currentIndex());
    return chosen < choices_.size() ? choices_[chosen].filter : db::Filter{};
}

Publisher::Publisher(QWidget& window) : QObject(&window), window_(window) {}

void Publisher::setFilter(const db::Filter& filter, const QString& words) {
    list_ = {words, filter};
    if (filter.collection)
        list_.words = words.isEmpty()
                          ? qtText(*filter.collection)
                          : QStringLiteral("%1: %2").arg(qtText(*filter.collection), words);
}

void Publisher::ask(const std::optional<GamesToPublish>& shown) {
    if (store_.empty()) {
        emit reported(sentence({"page-no-store", {}}));
        return;
    }
    if (last_.folder.empty())
        last_.language = rulesLanguage();
    std::vector<GamesToPublish> choices;
    if (shown)
        choices.push_back(*shown);
    if (!list_.words.isEmpty())
        choices.push_back(list_);
    auto* dialog = new PublishDialog(last_, std::move(choices), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        last_ = dialog->wish();
        pages::SiteWish wish = last_;
        wish.filter = dialog->filter();
        publish(std::move(wish));
    });
    dialog->open();
}

void Publisher::publish(pages::SiteWish wish) {
    auto* dialog = new WorkDialog(tr("Publishing web pages"), &window_, writingAdvice());
    dialog->start([this, file = store_, names = NamesInUse::of(window_), wish = std::move(wish)](
                      const base::Progress& progress, const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        const auto site = pages::publish(store, wish, progress, stop);
        if (!site)
            return [this, refusal = site.error()] { refuse(refusal); };
        return [this, site = *site, folder = wish.folder] { show(site, folder); };
    });
}

void Publisher::show(const pages::PublishedSite& site, const std::filesystem::path& folder) {
    if (!site.isComplete) {
        emit reported(worded(Message{"site-interrupted", {}}));
        return;
    }
    QStringList notes;
    if (site.damaged > 0)
        notes << worded(countMessage("site-damaged", "games", site.damaged));
    if (!site.themesKnown)
        notes << tr("Structures and combinations are left out: Database > Find combinations and "
                    "structures searches the games for them.");
    QMessageBox& box = openMessage(window_, QMessageBox::Information, tr("Publish as web pages"),
                                   worded(pages::messageOf(site)), notes.join(QLatin1Char('\n')));
    QPushButton* open = box.addButton(tr("&Open the site"), QMessageBox::AcceptRole);
    open->setObjectName("openSite");
    box.setDefaultButton(open);
    connect(open, &QPushButton::clicked, this, [folder] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(
            qtText((std::filesystem::absolute(folder) / "index.html").string())));
    });
}

void Publisher::refuse(const pages::SiteRefusal& refusal) {
    using Reason = pages::SiteRefusal::Reason;
    const QString why =
        refusal.reason == Reason::noGames
            ? tr("No games are selected, so nothing was written. Clear the filter of the list, or "
                 "publish all games.")
        : refusal.reason == Reason::unusableFolder
            ? worded(std::filesystem::filesystem_error({}, refusal.folder, refusal.error))
            : worded(pages::messageOf(refusal));
    openMessage(window_, QMessageBox::Warning, tr("Publish as web pages"), why);
}

} // namespace damscope::gui
