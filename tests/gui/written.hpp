// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <QList>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <vector>

class QObject;

/// What was printed, published or saved, as its reader has it.
namespace damscope::gui::testing {

/// The pages of a PDF file that Qt wrote: their texts in the order in which they were drawn, each
/// the cell of a table or a line. No pages: it cannot be read.
[[nodiscard]] QList<QStringList> printedPages(const QString& file);
/// The texts of all pages.
[[nodiscard]] QStringList printedTexts(const QString& file);
/// So many rows of a table without empty cells, which stand below its titles, on several pages too;
/// fewer if the texts end before.
[[nodiscard]] QList<QStringList> printedRows(const QStringList& texts, const QStringList& titles,
                                             qsizetype rows);

/// The rows of all tables of a web page, cell by cell.
[[nodiscard]] QList<QStringList> htmlRows(const QString& html);

/// Has the dialog of the printer that opens next write a PDF file. It lasts as long as `context`.
void printInto(const QString& file, QObject& context);
/// Has the dialog that asks next for a file keep the name that it must propose, in a folder of the
/// test, and the kind of file that it proposes unless another one is wanted.
void keepName(const QString& proposed, const QString& folder, QObject& context,
              const QString& kind = {});

/// Empty: the file cannot be read.
[[nodiscard]] QString textOfFile(const QString& file);

/// The games of a PDN file, read as another program would: into a store of its own.
[[nodiscard]] std::vector<rules::Game> gamesInFile(const std::filesystem::path& pdn);
/// The moves of the main line, as PDN writes them, with spaces between them.
[[nodiscard]] std::string mainLineText(const rules::Game& game);

} // namespace damscope::gui::testing
