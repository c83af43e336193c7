// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/job.hpp"

#include <QString>
#include <QToolBar>

#include <array>
#include <deque>
#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace damscope::gui {

/// Something that the user has to know, with what can be done about it. Its words are asked for
/// again when the language of the window changes.
struct Alert {
    /// What a button says, and does.
    struct Answer {
        std::function<QString()> text;
        std::function<void()> act;
        bool isFinal = true; ///< the alert is answered then; otherwise it stays
    };
    QString subject; ///< a later one about the same takes its place
    std::function<QString()> text;
    std::vector<Answer> answers{}; ///< two at most
    bool isFailure = false;
    /// Acts on the answers: when it is gone nothing can be done any more, and they are withdrawn.
    const QObject* actor = nullptr;
};

/// The bar above the page: an alert stays there until it is answered or closed, and the next one
/// follows. It is seen only while it says something.
class MessageBar : public QToolBar {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent);

    /// That of the window of a part; null: it has none.
    [[nodiscard]] static MessageBar* of(const QObject& part);

    void notify(const Alert& alert);
    /// It is over.
    void retract(const QString& subject);
    /// What it says now; empty: nothing.
    [[nodiscard]] QString text() const;

    /// Nobody else decides whether it is seen.
    void setVisible(bool visible) override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showFirst();
    void answer(std::size_t number);
    void closeFirst();
    void withdrawAnswers(const QObject* actor);
    void retranslate();

    std::deque<Alert> alerts_; ///< the first is shown
    QLabel* text_;
    QLabel* more_;
    std::array<QPushButton*, 2> answers_{};
    QToolButton* close_;
};

/// What has failed in a part of a window. It is said in the bar of the window, if there is one,
/// until it is answered or closed: the status bar is for what has succeeded, and for hints.
void alertFailure(const QObject& part, const QString& subject, const std::function<QString()>& text,
                  const std::vector<Alert::Answer>& answers = {});
/// The same for what could not be done, and why, with a button that does it again; nothing: it
/// cannot be done again.
void alertFailure(const QObject& part, const QString& subject, const std::function<QString()>& lost,
                  const QString& reason, const std::function<void()>& again);
/// It is over.
void retractFailure(const QObject& part, const QString& subject);

/// A job whose failure stays in the bar of the window until the job is started again.
class AlertedJob : public Job {
public:
    /// `subject` of the alert.
    AlertedJob(QObject& owner, const QString& subject);

    void start(Work work);

private:
    QObject& part_;
    QString subject_;
};

} // namespace damscope::gui
