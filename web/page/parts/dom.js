// SPDX-License-Identifier: GPL-3.0-or-later
// Elements are made here and nowhere from text: a name in a PDN file is never markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
    for (const [key, value] of Object.entries(attributes ?? {})) {
        if (value === undefined || value === null || value === false) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (key === "text") element.textContent = value;
        else if (key === "value" || key === "checked" || key === "indeterminate") element[key] = value;
        else element.setAttribute(key, value === true ? "" : value);
    }
    element.append(
        ...children.flat(Infinity).filter(child => child !== undefined && child !== null && child !== false),
    );
    return element;
}

/// make("button", { class: "main", onclick: act }, "Save")
export function make(name, attributes, ...children) {
    return fill(document.createElement(name), attributes, children);
}

/// The same for pictures.
export function draw(name, attributes, ...children) {
    return fill(document.createElementNS(SVG, name), attributes, children);
}

/// In place of all that an element holds; nothing stands for what is false.
export function put(element, ...children) {
    element.replaceChildren();
    return fill(element, null, children);
}

/// A name as its owner writes it, whatever the direction of the text around.
export function name(text) {
    return make("bdi", { text });
}

/// Names beside each other, in this order whatever the direction of each.
export function names(all, between = " – ") {
    return all.map((one, i) => [i > 0 && between, name(one)]);
}

let ids = 0;
export function newId() {
    return `e${++ids}`;
}

/// A field with its label.
export function field(label, control, more) {
    control.id ||= newId();
    return make("div", { class: "field" }, make("label", { for: control.id, text: label }), control, more);
}

export function tick(label, attributes) {
    return make("label", { class: "tick" }, make("input", { type: "checkbox", ...attributes }), label);
}

export function choice(options, chosen, attributes) {
    const select = make(
        "select",
        attributes,
        options.map(([value, text]) => make("option", { value, text })),
    );
    select.value = chosen;
    return select;
}

/// Calls it once the caller has been quiet for a moment.
export function settled(act, milliseconds = 180) {
    let timer = 0;
    return (...values) => {
        clearTimeout(timer);
        timer = setTimeout(act, milliseconds, ...values);
    };
}
