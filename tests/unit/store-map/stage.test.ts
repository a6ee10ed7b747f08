// @vitest-environment page
/** List and map in one arrangement: the server's nodes move into it at the first press, and return at the end. */
import { afterEach, describe, expect, it } from "vitest";
import { makeFinder } from "../../../islands/store-map/finder";
import { showListTools } from "../../../islands/store-map/list-tools";
import { makeRoom } from "../../../islands/store-map/make-room";
import { stageOfServerList } from "../../../islands/store-map/stage";
import { texts } from "../../../islands/store-map/texts";
import type { ToolsContext } from "../../../islands/store-map/tools";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { one } from "../in-page";
import { storesOf } from "./support";

const t = bindTexts(texts, {}, "pol");
let gone = new AbortController();
afterEach(() => gone.abort());

function page(
  markup = '<h1></h1><div id="box"></div><div id="tools"></div><ul id="list"></ul><p id="pages"></p>',
) {
  gone = new AbortController();
  document.body.innerHTML = `<main>${markup}<footer></footer></main>`;
  const part = (id: string) => document.getElementById(id) as HTMLElement;
  const finder = makeFinder(storesOf(), 60);
  const rows = finder.all.map(() => document.createElement("li"));
  part("list").append(...rows);
  const stage = stageOfServerList({
    finder,
    tools: part("tools"),
    box: part("box"),
    list: [part("list"), part("pages")],
    rowOf: ({ id }) => rows[Number(id)] ?? null,
    t,
    signal: gone.signal,
  });
  const main = document.querySelector("main") as HTMLElement;
  return { finder, stage, main, part };
}

/** The arrangement as `list-tools` makes it: its search tools end by the same signal. */
async function pageWithTools() {
  const { finder, main, part } = page('<style></style><div id="box"></div><ul id="list"></ul>');
  one("style", main).textContent = ".store-map__tools { display: grid }"; // else it waits for our stylesheet
  const { signal } = gone;
  const context = { signal, announce() {}, texts: (table: TextTable) => bindTexts(table, {}, "pol") };
  const [box, list] = [part("box"), part("list")];
  const places = { box, list, room: makeRoom(box, true, signal), button: "button" };
  return { main, stage: await showListTools(context as unknown as ToolsContext, finder, places) };
}

const handle = () => document.querySelector<HTMLButtonElement>(".list_map__handle");
const size = () => /--(\w+)/.exec(document.querySelector(".list_map__sheet")?.className ?? "")?.[1];

describe("the arrangement", () => {
  it("leaves the server's markup untouched until it is opened, and restores it at the end", () => {
    const { stage, main } = page();
    const before = main.innerHTML;
    expect([stage?.element(), handle()]).toEqual([null, null]);
    stage?.open();
    expect(stage?.element()?.previousElementSibling?.localName).toBe("h1");
    gone.abort();
    expect(main.innerHTML).toBe(before);
  });

  it("has the tools first, then the map, then the list with its pages", () => {
    const { stage, part } = page();
    stage?.open();
    stage?.open();
    const root = stage?.element();
    expect(root?.className).toBe("list_map store-map__parts --map --sheet");
    expect(root?.firstElementChild).toBe(part("tools"));
    expect(part("box").parentElement?.className).toBe("list_map__map");
    expect([...(part("list").parentElement?.children ?? [])]).toEqual([part("list"), part("pages")]);
  });

  it("keeps the focus of a button that was pressed in the list", () => {
    const { stage, part } = page();
    const button = document.createElement("button");
    part("list").append(button);
    button.focus();
    stage?.open();
    expect(document.activeElement).toBe(button);
  });

  it.each([
    '<div id="tools"></div><ul id="list"></ul><p id="pages"></p><div id="box"></div>',
    '<div id="box"></div><p></p><div id="tools"></div><ul id="list"></ul><p id="pages"></p>',
    '<aside><div id="box"></div></aside><div id="tools"></div><ul id="list"></ul><p id="pages"></p>',
  ])("is not offered where the theme has the list elsewhere than below the map", (markup) => {
    expect(page(markup).stage).toBeNull();
  });
});

describe("the end of an opened arrangement", () => {
  it("leaves a list in place that a script put there, and does not bring the old one back", () => {
    const { stage, main, part } = page();
    const old = part("list");
    stage?.open();
    old.outerHTML = '<ul id="list"><li>Nowy sklep</li></ul>';
    gone.abort();
    expect(old.isConnected).toBe(false);
    expect([...main.children].map(({ id }) => id)).toEqual(["", "box", "tools", "list", "pages", ""]);
    expect(part("list").textContent).toBe("Nowy sklep");
  });

  it("does not bring back the search tools, which have ended with it", async () => {
    const { stage, main } = await pageWithTools();
    stage?.open();
    expect(main.querySelector(".list_map > div > .store-map__tools")).not.toBeNull();
    gone.abort();
    expect(main.querySelector(".store-map__tools")).toBeNull();
    expect([...main.children].map(({ id }) => id)).toEqual(["", "box", "list", ""]);
  });
});

describe("the sheet", () => {
  it("names what a press of its handle does, and whether the list is shown", () => {
    page().stage?.open();
    const seen: unknown[] = [];
    for (let press = 0; press < 3; press++) {
      seen.push([size(), handle()?.textContent, handle()?.getAttribute("aria-expanded")]);
      handle()?.click();
    }
    expect(seen).toEqual([
      ["half", "Powiększ listę", "true"],
      ["whole", "Zwiń listę", "true"],
      ["strip", "Pokaż listę", "false"],
    ]);
  });

  it.each([
    ["a folded list hides the row of a pressed marker", 2],
    ["a whole list hides the map of a pressed row", 1],
  ])("returns to half when %s", (_, presses) => {
    const { stage, finder } = page();
    stage?.open();
    for (let press = 0; press < presses; press++) handle()?.click();
    expect(size()).not.toBe("half");
    finder.choose(finder.all[1] ?? null);
    expect(size()).toBe("half");
  });

  it("begins at the first row when the found stores change", () => {
    const { stage, finder, part } = page();
    stage?.open();
    const rows = part("list").parentElement as HTMLElement;
    rows.scrollTop = 50;
    finder.choose(null);
    expect(rows.scrollTop).toBe(50);
    finder.look("kraków");
    expect(rows.scrollTop).toBe(0);
  });
});
