// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/page_subject.hpp"
#include "pages/locale.hpp"

#include <QPageLayout>
#include <QString>

#include <filesystem>
#include <functional>
#include <stop_token>
#include <utility>

class QIODevice;

namespace damscope::gui {

/// Writes and prints what a task is about, in the thread of its caller. Each function throws
/// std::runtime_error or db::Error.
class SubjectWriter {
public:
    struct Setting {
        std::filesystem::path store = {}; ///< empty: none is open
        pages::Locale locale = {};
        NamesInUse::Names names = {};
        QString title = {}; ///< of the document
        base::Progress progress = {};
        std::stop_token stop = {};
    };
    struct Done {
        quint64 games = 0;
        quint64 damaged = 0; ///< games that could not be read, and were skipped
        bool complete = true;
        quint64 exercises = 0;
        quint64 deck = 0; ///< exercises of which these are the first
    };

    SubjectWriter(PageSubject::Content content, Setting setting)
        : content_(std::move(content)), setting_(std::move(setting)) {}

    /// A file of the kind of its ending: PDF, a web page, and games also as PDN, CSV or JSON. It
    /// appears complete or not at all, and not over one that games of the store were imported from.
    [[nodiscard]] Done writeFile(const QString& file) const;
    /// A PDF file of such pages.
    [[nodiscard]] Done printToFile(const QString& file, const QPageLayout& layout) const;
    [[nodiscard]] Done print(QPagedPaintDevice& paper) const;

private:
    struct Out;
    [[nodiscard]] Done write(const QString& kind, const Out& out) const;
    [[nodiscard]] Done writeExercises(const PageSubject::Exercises& wanted, const QString& kind,
                                      const Out& out) const;
    [[nodiscard]] db::Store openStore() const;
    [[nodiscard]] Done saved(const QString& file,
                             const std::function<Done(QIODevice&)>& write) const;

    PageSubject::Content content_;
    Setting setting_;
};

} // namespace damscope::gui
