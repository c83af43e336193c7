// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the page. English stands in the code; texts/CODE.json, made from po/CODE.po
// (tools/web-page), has the others by their English.

export const languages = [["en", "English"], ...["LANGUAGES"]];

let language = "en";
let texts = {};
// British English has the date format that is read the same everywhere.
const dateLocale = () => (language === "en" ? "en-GB" : language);
let rules = new Intl.PluralRules("en");

/// The first language of the reader's that the page speaks.
export function preferredLanguage() {
    const known = new Set(languages.map(([code]) => code));
    return (
        navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()).find(code => known.has(code)) ?? "en"
    );
}

export async function speak(code) {
    texts = {};
    if (code !== "en") {
        const answer = await fetch(`texts/${code}.json`).catch(() => null);
        if (answer?.ok) texts = await answer.json();
        else code = "en";
    }
    language = code;
    rules = new Intl.PluralRules(code);
    document.documentElement.lang = code;
}

/// Whether its texts are there, which without a network only those are that were in use.
export async function canSpeak(code) {
    if (code === "en") return true;
    const answers = [`texts/${code}.json`, `module/languages/${code}.mo`].map(file =>
        fetch(file).then(
            answer => answer.ok,
            () => false,
        ),
    );
    return (await Promise.all(answers)).every(Boolean);
}

export function spoken() {
    return language;
}

function filled(text, values) {
    return text.replace(/\{(\w+)\}/g, (gap, key) => {
        const value = values?.[key];
        return value === undefined ? gap : typeof value === "number" ? number(value) : String(value);
    });
}

/// A text with values in place of {names}: tr("Round {round}", { round: 3 }).
export function tr(text, values) {
    return filled(texts[text] ?? text, values);
}

// Which form of a catalogue is for a number, by the categories of Unicode.
const forms = { ru: ["one", "few", "many"] };

/// A text of a number, which is {n} in it.
export function trPlural(one, several, n, values) {
    const own = texts[one];
    const category = rules.select(n);
    const order = forms[language] ?? ["one", "other"];
    const index = order.includes(category) ? order.indexOf(category) : order.length - 1;
    const text = Array.isArray(own) ? own[Math.min(index, own.length - 1)] : n === 1 ? one : several;
    return filled(text, { n, ...values });
}

export function number(value, digits = 0) {
    return new Intl.NumberFormat(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
    }).format(value);
}

/// "2023.10.29" and "2023.10.??" as people write dates; other texts as they are.
export function dateText(date) {
    const parts = /^(\d{4})(?:[.-](\d\d|\?\?))?(?:[.-](\d\d|\?\?))?$/.exec(date ?? "");
    if (!parts) return date ?? "";
    const [, year, month, day] = parts;
    if (!month || month === "??" || +month < 1 || +month > 12) return year;
    const whole = day && day !== "??";
    return new Intl.DateTimeFormat(dateLocale(), {
        year: "numeric",
        month: "short",
        day: whole ? "numeric" : undefined,
        timeZone: "UTC",
    }).format(new Date(Date.UTC(+year, +month - 1, whole ? +day : 1)));
}

/// Seconds of a clock as h:mm:ss.
export function clockText(seconds) {
    const two = value => String(value).padStart(2, "0");
    return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const mostOfName = 60;

/// A text as the name of a database, which names a file as well; empty if nothing of it is left.
export function databaseName(text) {
    const plain = text.replace(/[/\\:]/g, " ").replace(/^[\s.]+/, "");
    return [...plain].slice(0, mostOfName).join("").trim();
}

/// With a capital at its start.
export function sentence(text) {
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/// A score as players read it: men, good for White above zero; a proved result with its moves.
export function scoreText(score) {
    if (!score) return "";
    if (score.kind === "table")
        return score.value === 0 ? "0.00" : score.value > 0 ? tr("White wins") : tr("Black wins");
    if (score.kind === "forced")
        return score.value >= 0 ? `+W${Math.ceil(score.value / 2)}` : `−B${Math.ceil(-score.value / 2)}`;
    const men = score.value / 100;
    return men === 0 ? "0.00" : `${men > 0 ? "+" : "−"}${Math.abs(men).toFixed(2)}`;
}

/// The place of a score on a scale from -1 to 1: as chart::levelOf, one man matters most when the
/// game is even.
export function levelOf(score) {
    if (!score) return 0;
    if (score.kind !== "estimate") return Math.sign(score.value);
    return Math.tanh(score.value / 100 / 1.5);
}
