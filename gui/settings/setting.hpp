// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <type_traits>
#include <utility>

namespace damscope::gui {

/// The file that all windows of a user share.
[[nodiscard]] QVariant storedSetting(const char* key);
void storeSetting(const char* key, const QVariant& value);

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

} // namespace damscope::gui
