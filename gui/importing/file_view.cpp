// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/importing/file_view.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QTextBlock>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

namespace {

/// How an editor with a window takes a file and a line: %1 is the line, %2 the file.
struct Editor {
    const char* program;
    std::array<const char*, 3> words; ///< empty ones are left out
};
constexpr std::array editors{
    Editor{"kate", {"--line", "%1", "%2"}},     Editor{"kwrite", {"--line", "%1", "%2"}},
    Editor{"gedit", {"+%1", "%2", ""}},         Editor{"xed", {"+%1", "%2", ""}},
    Editor{"pluma", {"+%1", "%2", ""}},         Editor{"geany", {"--line", "%1", "%2"}},
    Editor{"mousepad", {"--line", "%1", "%2"}}, Editor{"code", {"--goto", "%2:%1", ""}},
    Editor{"codium", {"--goto", "%2:%1", ""}},  Editor{"subl", {"%2:%1", "", ""}},
    Editor{"gvim", {"+%1", "%2", ""}},          Editor{"notepad++", {"-n%1", "%2", ""}},
    Editor{"featherpad", {"+%1", "%2", ""}},
};

QString wordFor(const char* word, std::uint64_t line, const QString& file) {
    QString text = QString::fromLatin1(word);
    text.replace(QStringLiteral("%1"), QString::number(line));
    return text.replace(QStringLiteral("%2"), file);
}

// The file of a program in $PATH, or of one that is named with its folder. Never one in the current
// folder, where Windows looks first, nor a batch file, whose shell would read a "&" in the name of
// the file as the end of a command.
QString programNamed(const QString& name) {
    const QString file = QStandardPaths::findExecutable(name);
    const bool isBatch = file.endsWith(QLatin1String(".bat"), Qt::CaseInsensitive) ||
                         file.endsWith(QLatin1String(".cmd"), Qt::CaseInsensitive);
    return isBatch ? QString() : file;
}

} // namespace

bool openInEditor(const std::filesystem::path& file, std::uint64_t line) {
    for (const char* variable : {"VISUAL", "EDITOR"}) {
        const QString value = qEnvironmentVariable(variable);
        const QString name = QFileInfo(value).completeBaseName();
        const auto* const editor = std::ranges::find_if(
            editors, [&](const Editor& known) { return name == QLatin1String(known.program); });
        const QString program = programNamed(value);
        if (editor == editors.end() || program.isEmpty())
            continue;
        QStringList words;
        for (const char* word : editor->words)
            if (*word != '\0')
                words << wordFor(word, line, qtText(file.string()));
        if (QProcess::startDetached(program, words))
            return true;
    }
    return false;
}

FileView::FileView(const pages::Excerpt& text, std::uint64_t line, QWidget* parent)
    : QDialog(parent), text_(new QPlainTextEdit(this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName("fileView");
    const QString file = qtText(text.file.string());
    setWindowTitle(tr("%1, line %2").arg(QFileInfo(file).fileName(), numberText(line)));
    text_->setObjectName("wholeFile");
    text_->setAccessibleName(tr("Text of the file"));
    text_->setReadOnly(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setPlainText(qtText(text.text));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* open = buttons->addButton(tr("Open in the editor"), QDialogButtonBox::ActionRole);
    connect(open, &QPushButton::clicked, this,
            [file] { QDesktopServices::openUrl(QUrl::fromLocalFile(file)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text_, 1);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::wide);
    goTo(line);
}

// The line is marked and in the middle, with the caret at its beginning.
void FileView::goTo(std::uint64_t line) {
    const QTextBlock block = text_->document()->findBlockByNumber(
        static_cast<int>(std::max<std::uint64_t>(line, 1)) - 1);
    if (!block.isValid())
        return;
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(block);
    mark.format.setBackground(palette().color(QPalette::Highlight));
    mark.format.setForeground(palette().color(QPalette::HighlightedText));
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    text_->setExtraSelections({mark});
    text_->setTextCursor(mark.cursor);
    text_->centerCursor();
    text_->setFocus();
}

} // namespace damscope::gui
