// SPDX-License-Identifier: GPL-3.0-or-later
// What the grammar of queries adds to Spirit X3: values made by functions, and errors at the place
// where something is missing. For grammar.cpp alone, since Spirit takes long to compile.
#pragma once

#include "db/query/language/passage.hpp"

#include <boost/fusion/container/deque.hpp>
#include <boost/fusion/functional/invocation/invoke.hpp>
#include <boost/spirit/home/x3.hpp>

#include <string_view>
#include <type_traits>
#include <utility>

namespace damscope::db::query {

namespace x3 = boost::spirit::x3;

/// What is being parsed, and how deep. In the parsing context under its own type.
struct Reading {
    const rules::Rules& rules;
    std::string_view query;
    int depth = 0;

    [[nodiscard]] Passage passage(const char* first, const char* last) const {
        return {rules, static_cast<std::size_t>(first - query.data()),
                std::string_view(first, static_cast<std::size_t>(last - first))};
    }
};

template <class Function> struct ValueFunction;
template <class Value, class... Arguments>
struct ValueFunction<Value (*)(const Passage&, Arguments...)> {
    using value_type = Value;
    using Attribute = boost::fusion::deque<std::decay_t<Arguments>...>;
};
template <class Value, class Argument> struct ValueFunction<Value (*)(const Passage&, Argument)> {
    using value_type = Value;
    using Attribute = std::decay_t<Argument>;
};
template <class Value> struct ValueFunction<Value (*)(const Passage&)> {
    using value_type = Value;
    using Attribute = x3::unused_type;
};

/// What `make` makes of the text that was recognised, and of the values of its parts.
template <auto make, class Subject> struct Made : x3::unary_parser<Subject, Made<make, Subject>> {
    using Function = ValueFunction<decltype(make)>;
    using attribute_type = typename Function::value_type;
    static constexpr bool has_attribute = true;

    explicit constexpr Made(const Subject& inner)
        : x3::unary_parser<Subject, Made<make, Subject>>(inner) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        x3::skip_over(first, last, context);
        const Iterator begin = first;
        typename Function::Attribute parts{};
        if (!this->subject.parse(first, last, context, rule, parts))
            return false;
        attribute = value(x3::get<Reading>(context).passage(begin, first), parts);
        return true;
    }

private:
    static attribute_type value(const Passage& passage, x3::unused_type) { return make(passage); }
    template <class... Parts>
    static attribute_type value(const Passage& passage, boost::fusion::deque<Parts...>& parts) {
        return boost::fusion::invoke(
            [&](Parts&... part) { return make(passage, std::move(part)...); }, parts);
    }
    template <class Part> static attribute_type value(const Passage& passage, Part& part) {
        return make(passage, std::move(part));
    }
};

template <auto make, class Parser> constexpr auto made(const Parser& parser) {
    const auto subject = x3::as_parser(parser);
    return Made<make, std::decay_t<decltype(subject)>>(subject);
}

template <class Value, class... Parts> Value aggregate(const Passage&, Parts... parts) {
    return Value{std::move(parts)...};
}

/// An aggregate of the values of the parts, whose types are given.
template <class Value, class... Parts, class Parser> constexpr auto as(const Parser& parser) {
    return made<&aggregate<Value, Parts...>>(parser);
}

/// What must come here: if it does not, that is the error.
template <class Subject> struct Needed : x3::unary_parser<Subject, Needed<Subject>> {
    static constexpr bool is_pass_through_unary = true;

    constexpr Needed(QueryFault what, const char* which, const Subject& inner)
        : x3::unary_parser<Subject, Needed<Subject>>(inner), fault(what), words(which) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        if (this->subject.parse(first, last, context, rule, attribute))
            return true;
        x3::skip_over(first, last, context);
        const Reading& reading = x3::get<Reading>(context);
        fail({.fault = fault,
              .offset = reading.passage(first, first).offset,
              .variant = reading.rules.variant,
              .word = words});
    }

    QueryFault fault;
    const char* words; ///< of which one is missing, separated by bars; may be empty
};

template <class Parser>
constexpr auto needed(QueryFault fault, const Parser& parser, const char* words = "") {
    const auto subject = x3::as_parser(parser);
    return Needed<std::decay_t<decltype(subject)>>(fault, words, subject);
}

/// One of the words, separated by bars, must come here.
template <class Parser> constexpr auto needed(const char* words, const Parser& parser) {
    return needed(QueryFault::wordMissing, parser, words);
}

/// What must not come here.
template <class Subject> struct Refused : x3::unary_parser<Subject, Refused<Subject>> {
    using attribute_type = x3::unused_type;
    static constexpr bool has_attribute = false;

    constexpr Refused(QueryFault what, const Subject& inner)
        : x3::unary_parser<Subject, Refused<Subject>>(inner), fault(what) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute&) const {
        x3::skip_over(first, last, context);
        const Iterator begin = first;
        if (this->subject.parse(first, last, context, rule, x3::unused))
            fail(x3::get<Reading>(context).passage(begin, first), fault);
        return true;
    }

    QueryFault fault;
};

template <class Parser> constexpr auto refused(QueryFault fault, const Parser& parser) {
    const auto subject = x3::as_parser(parser);
    return Refused<std::decay_t<decltype(subject)>>(fault, subject);
}

/// A part that contains parts of its own kind, so deep that the stack holds them.
template <class Subject> struct Nested : x3::unary_parser<Subject, Nested<Subject>> {
    static constexpr bool is_pass_through_unary = true;
    static constexpr int deepest = 100;

    explicit constexpr Nested(const Subject& inner)
        : x3::unary_parser<Subject, Nested<Subject>>(inner) {}

    template <class Iterator, class Context, class RuleContext, class Attribute>
    bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& rule,
               Attribute& attribute) const {
        Reading& reading = x3::get<Reading>(context);
        x3::skip_over(first, last, context);
        if (reading.depth == deepest)
            fail(reading.passage(first, first), QueryFault::tooDeep);
        ++reading.depth;
        const bool parsed = this->subject.parse(first, last, context, rule, attribute);
        --reading.depth; // an exception ends the reading as a whole
        return parsed;
    }
};

template <class Parser> constexpr auto nested(const Parser& parser) {
    const auto subject = x3::as_parser(parser);
    return Nested<std::decay_t<decltype(subject)>>(subject);
}

} // namespace damscope::db::query
