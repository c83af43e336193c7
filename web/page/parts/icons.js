// SPDX-License-Identifier: GPL-3.0-or-later
// Symbols of one family: strokes on a field of 24.
import { draw } from "./dom.js";

const paths = {
    games: "M4 5h16M4 12h16M4 19h16",
    study: "M4 20l1-4L16.5 4.500a1.500 1.500 0 0 1 2 0l1 1a1.500 1.500 0 0 1 0 2L8 19l-4 1zM14.500 6.500l3 3",
    search: "M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500L20.500 20.500",
    openings: "M5 5h5v5H5zM14 4h5v5h-5zM14 15h5v5h-5zM7.500 10v8H14M10 7h4",
    training:
        "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zM12 11.200a.8.8 0 1 1 0 1.600.8.8 0 0 1 0-1.600z",
    rules: "M5 4.500h9.500A3.500 3.500 0 0 1 18 8v12H8.500A3.500 3.500 0 0 1 5 16.500zM8.500 9h6M8.500 13h6",
    settings:
        "M4 7h10M18 7h2M4 17h2M10 17h10M16 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM8 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
    open: "M3.500 18.500V6.500a1 1 0 0 1 1-1H9l2 2.500h7.500a1 1 0 0 1 1 1v2M3.500 18.500l3-7.500h15l-3 7.500z",
    save: "M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6",
    export: "M12 4v11M7.500 11L12 15.500 16.500 11M5 19.500h14",
    undo: "M9 5L4.500 9.500 9 14M4.500 9.500H14a5.500 5.500 0 0 1 0 11h-2",
    redo: "M15 5l4.500 4.500L15 14M19.500 9.500H10a5.500 5.500 0 0 0 0 11h2",
    first: "M6 5v14M18 5l-8 7 8 7z",
    previous: "M16 5l-8 7 8 7z",
    next: "M8 5l8 7-8 7z",
    last: "M18 5v14M6 5l8 7-8 7z",
    turn: "M7 20V5M3.500 8.500L7 5l3.500 3.500M17 4v15M13.500 15.500L17 19l3.500-3.500",
    more: "M5 12h.01M12 12h.01M19 12h.01",
    close: "M6 6l12 12M18 6L6 18",
    play: "M8 5l11 7-11 7z",
    stop: "M7 7h10v10H7z",
    plus: "M12 5v14M5 12h14",
    trash: "M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 10.500v6M13.500 10.500v6",
    chart: "M4 19h16M4 15l4.500-5 4 3.500L20 6",
    filter: "M4 5h16l-6 7.500V19l-4-2v-4.500z",
    sort: "M8 5v14M4.500 15.500L8 19l3.500-3.500M16 19V5M12.500 8.500L16 5l3.500 3.500",
    hint: "M9.500 17h5M10 20h4M12 3.500a5.500 5.500 0 0 1 3.200 10c-.7.5-1.200 1.200-1.200 2v.5h-4V15.500c0-.8-.5-1.500-1.200-2A5.500 5.500 0 0 1 12 3.500z",
    up: "M6 14l6-6 6 6",
    down: "M6 10l6 6 6-6",
    new: "M6 3.500h8l4 4V20.500H6zM14 3.500v4h4M12 11v6M9 14h6",
    back: "M19 12H5M11 6l-6 6 6 6",
    copy: "M9 9h10.500v10.500H9zM15 9V4.500H4.500V15H9",
};

export function icon(name) {
    return draw(
        "svg",
        {
            viewBox: "0 0 24 24",
            "aria-hidden": "true",
            fill: "none",
            stroke: "currentColor",
            "stroke-width": name === "more" ? 3 : 1.7,
            "stroke-linecap": "round",
            "stroke-linejoin": "round",
        },
        draw("path", { d: paths[name] }),
    );
}
