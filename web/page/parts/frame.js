// SPDX-License-Identifier: GPL-3.0-or-later
// What lies around a view: messages with an action, dialogs, menus, files.
import { make, newId } from "./dom.js";
import { icon } from "./icons.js";
import { tr } from "./texts.js";

const holder = make("div", { class: "messages", role: "status" });

export function messagesHolder() {
    return holder;
}

/// Says something. With an action or an error it stays until it is answered.
export function say(text, { error = false, action, act, stay = error || Boolean(action) } = {}) {
    const close = () => message.remove();
    const message = make(
        "div",
        { class: error ? "message error" : "message", role: error ? "alert" : undefined },
        make("p", { text }),
        action &&
            make("button", {
                class: "main",
                text: action,
                onclick: () => {
                    close();
                    act();
                },
            }),
        make(
            "button",
            { class: "plain symbol", "aria-label": tr("Close the message"), onclick: close },
            icon("close"),
        ),
    );
    [...holder.children]
        .filter(other => other.firstChild.textContent === text)
        .forEach(other => other.remove());
    holder.append(message);
    if (!stay) setTimeout(close, 6000);
    return close;
}

// What is said elsewhere, or not to be said.
const unsaid = ["interrupted", "crashed"];

/// Says why something failed.
export function complain(failure) {
    if (!unsaid.includes(failure.code)) say(failure.message, { error: true });
}

/// Does something, and says why if it fails.
export async function attempt(act) {
    try {
        return await act();
    } catch (failure) {
        if (!(failure instanceof Error) || failure.code === undefined) console.error(failure);
        complain(failure);
        return undefined;
    }
}

/// A dialog with a form; its `act` runs with OK, and may keep it open by answering false. `closed` runs at its end.
export function openDialog({ title, content, ok, act, closed, danger = false, cancel = tr("Cancel") }) {
    const heading = newId();
    const dialog = make("dialog", { "aria-labelledby": heading });
    const close = () => {
        dialog.close();
        dialog.remove();
    };
    const form = make(
        "form",
        {
            onsubmit: async event => {
                event.preventDefault();
                if ((await act?.()) !== false) close();
            },
        },
        make("h2", { id: heading, text: title }),
        content,
        make(
            "div",
            { class: "foot" },
            ok && make("button", { type: "button", text: cancel, onclick: close }),
            make("button", { class: danger ? "main danger" : "main", text: ok ?? tr("Close") }),
        ),
    );
    dialog.append(form);
    dialog.addEventListener("close", () => {
        dialog.remove();
        closed?.();
    });
    document.body.append(dialog);
    dialog.showModal();
    return close;
}

export function askFor(title, text, ok) {
    return new Promise(done => {
        openDialog({
            title,
            content: make("p", { text }),
            ok,
            danger: true,
            act: () => done(true),
            closed: () => done(false),
        });
    });
}

/// A menu of { text, act, icon } at an element or a place.
export function openMenu(at, items) {
    document.querySelector(".menu")?.remove();
    const before = document.activeElement;
    const menu = make("div", { class: "menu", role: "menu" });
    const close = () => {
        menu.remove();
        document.removeEventListener("pointerdown", outside, true);
        before?.focus?.({ preventScroll: true });
    };
    const outside = event => {
        if (!menu.isConnected)
            document.removeEventListener("pointerdown", outside, true); // another view was shown
        else if (!menu.contains(event.target)) close();
    };
    menu.append(
        ...items.filter(Boolean).map(item =>
            make(
                "button",
                {
                    role: "menuitem",
                    disabled: item.disabled,
                    onclick: () => {
                        close();
                        item.act();
                    },
                },
                item.icon && icon(item.icon),
                item.text,
            ),
        ),
    );
    menu.addEventListener("keydown", event => {
        const buttons = [...menu.children].filter(button => !button.disabled);
        const at = buttons.indexOf(document.activeElement);
        const { length } = buttons;
        const to = { ArrowDown: (at + 1) % length, ArrowUp: (at - 1) % length, Home: 0, End: -1 }[event.key];
        event.stopPropagation();
        if (event.key === "Escape" || event.key === "Tab") close();
        else if (to !== undefined) buttons.at(to).focus();
        else return;
        event.preventDefault();
    });
    document.getElementById("view").append(menu); // a landmark, for screen readers
    const box =
        at instanceof Element ? at.getBoundingClientRect() : { left: at.x, bottom: at.y, right: at.x };
    const own = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - own.width - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(box.bottom + 4, innerHeight - own.height - 8))}px`;
    menu.firstElementChild?.focus();
    setTimeout(() => document.addEventListener("pointerdown", outside, true));
}

/// A button of the heading: on a narrow page its symbol alone.
export function headAction(symbol, text, act, { main = false, disabled = false } = {}) {
    return make(
        "button",
        { class: main ? "main" : undefined, "aria-label": text, title: text, disabled, onclick: act },
        icon(symbol),
        make("span", { class: "text", text }),
    );
}

/// A symbol of the heading.
export function headSymbol(symbol, text, act, { disabled = false, menu = false, wideOnly = false } = {}) {
    return make(
        "button",
        {
            class: `plain symbol${wideOnly ? " wide-only" : ""}`,
            "aria-label": text,
            title: text,
            disabled,
            "aria-haspopup": menu ? "menu" : undefined,
            onclick: event => act(event.currentTarget),
        },
        icon(symbol),
    );
}

// iOS greys out each file whose type it does not know, as a PDN. An iPad calls itself a Mac.
const greysOut = () =>
    /iPhone|iPad/.test(navigator.userAgent) ||
    (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);

/// Files that the reader chooses.
export function chooseFiles(accept, multiple = true) {
    return new Promise(done => {
        const input = make("input", {
            type: "file",
            accept: greysOut() ? undefined : accept,
            multiple,
            hidden: true,
        });
        input.addEventListener("change", () => done([...input.files]));
        input.addEventListener("cancel", () => done([]));
        document.body.append(input);
        input.click();
        setTimeout(() => input.remove(), 600_000);
    });
}

/// Tabs: { key, text, panel } each; answers the element and how to show one. `narrowOnly` panels stand side by
/// side where there is room.
export function tabs(items, label, chosen = items[0].key) {
    const group = newId();
    const list = make("div", { class: "tabs", role: "tablist", "aria-label": label });
    const choose = (key, focus) => {
        for (const item of items) {
            const is = item.key === key;
            item.button.setAttribute("aria-selected", is);
            item.button.tabIndex = is ? 0 : -1;
            item.panel.classList.toggle("chosen", is);
            if (is && focus) item.button.focus();
        }
        choose.key = key;
        choose.changed?.(key);
    };
    for (const item of items) {
        item.button = make(
            "button",
            {
                role: "tab",
                id: `${group}-${item.key}`,
                "aria-controls": `${group}-${item.key}-panel`,
                onclick: () => choose(item.key),
            },
            item.text,
        );
        item.panel.id = `${group}-${item.key}-panel`;
        item.panel.classList.add("tab-panel");
        item.panel.setAttribute("role", "tabpanel");
        item.panel.setAttribute("aria-labelledby", item.button.id);
        list.append(item.button);
    }
    list.addEventListener("keydown", event => {
        const at = items.findIndex(item => item.key === choose.key);
        const to = { ArrowRight: (at + 1) % items.length, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        choose(items.at(to).key, true);
    });
    choose(chosen);
    return { list, choose };
}
