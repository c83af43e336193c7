// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/translation.hpp"

#include "messages/tables.hpp"

#include <array>
#include <cerrno>

namespace damscope {
namespace {

/// "man, king or piece"; `joint` is "or" or "and".
std::string listed(const std::vector<std::string>& items, std::string_view joint,
                   Language language) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const bool last = i + 1 == items.size();
        if (i > 0)
            text += last ? " " + word("text", joint, language) + " " : ", ";
        text += items[i];
    }
    return text;
}

std::vector<std::string> quoted(std::vector<std::string> items) {
    for (std::string& item : items)
        item = "'" + item + "'";
    return items;
}

/// Fills the gaps of patterns with the parameters of one message.
class MessageFiller final : public pattern::Filler {
public:
    /// Forms, words and fragments are those of the language of the pattern, which is English where
    /// a translation is missing.
    MessageFiller(const Message& message, Language language, ReadAt at, Language patternLanguage)
        : message_(message), language_(language), at_(at), patternLanguage_(patternLanguage) {}

    /// A text in the language, filled.
    [[nodiscard]] static std::string filledText(const Text& text, const Message& message,
                                                Language language, ReadAt at) {
        const Translation found = translation(text, language, numberIn(message, text.number));
        return MessageFiller(message, language, at, found.language).filled(found.text);
    }

    [[nodiscard]] bool has(std::string_view name) const override {
        return isTerminal(name) || message_.find(name) != nullptr;
    }

    [[nodiscard]] std::string value(std::string_view name, std::string_view kind) const override {
        const Parameter* parameter = message_.find(name);
        if (parameter == nullptr)
            return isTerminal(name) ? "" : "?";
        return std::visit([&](const auto& value) { return text(value, kind); }, parameter->value);
    }

    [[nodiscard]] std::size_t form(std::string_view name) const override {
        return pluralForm(patternLanguage_, numberIn(message_, name));
    }

    [[nodiscard]] std::string fragment(std::string_view code) const override {
        const tables::Entry* entry = tables::findMessage(code);
        return entry == nullptr ? std::string()
                                : filledText(entry->text, message_, patternLanguage_, at_);
    }

private:
    /// {terminal} shows nothing: the part around it is left out elsewhere.
    [[nodiscard]] bool isTerminal(std::string_view name) const {
        return at_ == ReadAt::terminal && name == "terminal";
    }
    /// A number of the message; 0 if there is none.
    [[nodiscard]] static std::int64_t numberIn(const Message& message, std::string_view name) {
        const Parameter* parameter = message.find(name);
        const auto* number =
            parameter == nullptr ? nullptr : std::get_if<std::int64_t>(&parameter->value);
        return number == nullptr ? 0 : *number;
    }
    [[nodiscard]] std::string text(const std::string& text, std::string_view kind) const {
        if (kind.empty())
            return text;
        const tables::Word* word = tables::findWord(kind, text);
        return word == nullptr ? text : filledText(word->text, message_, patternLanguage_, at_);
    }
    [[nodiscard]] std::string text(std::int64_t number, std::string_view /*kind*/) const {
        return std::to_string(number);
    }
    [[nodiscard]] std::string text(const Message& message, std::string_view /*kind*/) const {
        return translated(message, language_, at_);
    }
    [[nodiscard]] std::string text(const std::vector<std::string>& items,
                                   std::string_view kind) const {
        if (kind == "choice")
            return listed(quoted(items), "or", patternLanguage_);
        if (kind == "any" || kind == "all")
            return listed(items, kind == "any" ? "or" : "and", patternLanguage_);
        std::string list;
        for (const std::string& item : items)
            list += (list.empty() ? "" : ", ") + text(item, kind);
        return list;
    }

    const Message& message_;
    Language language_;
    ReadAt at_;
    Language patternLanguage_;
};

} // namespace

std::string translated(const Message& message, Language language, ReadAt at) {
    const tables::Entry* entry = tables::findMessage(message.code);
    if (entry == nullptr)
        return translatedText(message.code, language);
    return MessageFiller::filledText(entry->text, message, language, at);
}

std::string word(std::string_view kind, std::string_view key, Language language) {
    const tables::Word* found = tables::findWord(kind, key);
    return std::string(found == nullptr ? key : translation(found->text, language).text);
}

std::string translatedText(std::string_view english, Language language) {
    return std::string(translation(Text(english), language).text);
}

namespace {

using Reason = base::OutputRefusal::Reason;

// In the order of the reasons.
constexpr std::array<std::string_view, static_cast<std::size_t>(Reason::present) + 1> codes{
    "output-is-store",    "output-is-part-of-store", "output-is-input",
    "output-is-original", "output-is-endgame-table", "output-is-weights",
    "output-unreadable",  "output-foreign",          "output-present",
};

} // namespace

Message messageOf(const base::OutputRefusal& refusal) {
    Message message{std::string(codes[static_cast<std::size_t>(refusal.reason)]),
                    {{"file", refusal.file.string()}}};
    if (!refusal.other.empty())
        message.parameters.push_back({"other", refusal.other.string()});
    return message;
}

std::string translated(const base::OutputRefusal& refusal, Language language) {
    return translated(messageOf(refusal), language);
}

Message systemReason(int error) {
    switch (error) {
    case ENOENT:
        return {"system-no-such-file", {}};
    case EACCES:
    case EPERM:
        return {"system-no-permission", {}};
    case ECONNREFUSED:
        return {"system-connection-refused", {}};
    case EADDRINUSE:
        return {"system-address-in-use", {}};
    case EEXIST:
        return {"system-file-exists", {}};
    case ENOTDIR:
        return {"system-not-folder", {}};
    case EROFS:
        return {"system-read-only", {}};
    case EISDIR:
        return {"system-folder", {}};
    case ENOSPC:
        return {"system-disk-full", {}};
    case EIO:
        return {"system-input-output", {}};
    case EBUSY:
        return {"system-in-use", {}};
    default:
        return {"system", {{"text", std::generic_category().message(error)}}};
    }
}

Message systemReason(const std::error_code& error) {
    const std::error_condition usual = error.default_error_condition();
    if (usual.category() == std::generic_category())
        return systemReason(usual.value());
    return {"system", {{"text", error.message()}}};
}

std::string translated(const std::system_error& error, Language language) {
    std::string text = error.what();
    if (const std::string reason = error.code().message(); text.ends_with(reason))
        text.replace(text.size() - reason.size(), reason.size(),
                     translated(systemReason(error.code()), language));
    return text;
}

} // namespace damscope
