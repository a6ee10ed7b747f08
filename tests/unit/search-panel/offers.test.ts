// @vitest-environment page
import { afterEach, expect, it, vi } from "vitest";
import { emptyAnswer, FORM, field, fullAnswer, memoryStorage, type Setup } from "./support";

afterEach(() => void vi.useRealTimers());

const MENU = `
  <nav id="menu_categories"><ul class="navbar-nav">
    <li class="nav-item"><span class="nav-link-wrapper"><a class="nav-link" href="/odziez">Odzież</a></span>
      <ul class="navbar-subnav"><li class="nav-item"><a class="nav-link" href="/kurtki">Kurtki</a></li>
      <li class="nav-item --all"><a class="nav-link" href="/odziez">+ Pokaż wszystkie</a></li></ul></li>
    <li class="nav-item"><a class="nav-link" href="/obuwie">Obuwie</a></li>
    <li class="nav-item"><a class="nav-link" href="https://elsewhere.example/">Elsewhere</a></li>
    <li class="nav-item"><a class="nav-link" href="/pusty"></a></li>
  </ul></nav>`;
const opened = async (setup: Setup = {}) => {
  const made = await field({ markup: MENU + FORM, ...setup });
  made.input.focus();
  await made.pass(1);
  return made;
};
const names = (options: readonly HTMLElement[]) => options.map(({ textContent }) => textContent);
const RECENT = "search_recent";

it("offers the departments of the page's menu in an empty field, and requests nothing", async () => {
  const made = await opened();
  expect(names(made.options())).toEqual(["Odzież", "Obuwie"]);
  expect(made.input.getAttribute("aria-expanded")).toBe("true");
  expect(made.list.getAttribute("role")).toBe("listbox");
  expect(made.asked).toEqual([]);
  await made.pass(1_000);
  expect(made.said).toEqual([]);
});

it("offers at most eight departments", async () => {
  const many = Array.from({ length: 20 }, (_, index) => `<li><a href="/${index}">Dział ${index}</a></li>`);
  const made = await opened({ markup: `<ul class="navbar-nav">${many.join("")}</ul>${FORM}` });
  expect(made.options()).toHaveLength(8);
});

it("goes through the offers by arrows, and back to the typed text", async () => {
  const made = await opened();
  made.press("ArrowDown");
  await made.pass(1);
  expect(made.input.value).toBe("Odzież");
  expect(made.active()?.textContent).toBe("Odzież");
  made.press("ArrowUp");
  await made.pass(1);
  expect(made.input.value).toBe("");
});

it("keeps the offers until results replace them", async () => {
  const made = await opened();
  made.type("buty");
  await made.pass(499);
  expect(names(made.options())).toContain("Obuwie");
  await made.pass(10);
  expect(made.options()).toHaveLength(8);
});

it("gives an active offer up when rows that stand for results replace the offers", async () => {
  const made = await opened();
  made.answers(() => new Promise(() => {}));
  made.type("buty");
  made.press("ArrowDown");
  await made.pass(400);
  expect(made.input.getAttribute("aria-activedescendant")).not.toBeNull();
  await made.pass(400);
  expect(made.input.getAttribute("aria-activedescendant")).toBeNull();
  expect([made.input.value, made.options().length]).toEqual(["buty", 0]);
});

it("closes with Escape, and a second Escape clears the field without opening them again", async () => {
  const made = await opened();
  made.type("b");
  made.press("Escape");
  await made.pass(1);
  expect(made.options()).toEqual([]);
  made.press("Escape");
  await made.pass(1);
  expect([made.input.value, made.options().length]).toEqual(["", 0]);
  made.press("ArrowDown");
  await made.pass(1);
  expect(made.options()).toHaveLength(2);
});

it.each([
  ["the typed text when it is sent", "buty"],
  ["the phrase that is opened", "buty zimowe"],
])("remembers %s", async (how, text) => {
  const made = await opened();
  await made.search("buty");
  if (text === "buty") made.form.requestSubmit();
  else made.options()[0]?.click();
  expect(made.session.get(RECENT)).toBe(`${text}\n`);
  expect(how).toBeTruthy();
});

it("remembers no text below the minimum, and none where the shop forbids it", async () => {
  for (const [text, props] of [
    ["b", {}],
    ["buty", { recent: false }],
  ] as const) {
    const made = await opened({ props });
    made.type(text);
    made.form.requestSubmit();
    expect(made.session.has(RECENT)).toBe(false);
  }
});

it("keeps nothing, not even in memory, when storage is denied", async () => {
  const storage = memoryStorage();
  const made = await opened({ storage: { ...storage, set: () => false } });
  made.type("buty");
  made.form.requestSubmit();
  expect(storage.get(RECENT)).toBeNull();
});

const earlier = (texts: string) => ({ session: new Map([[RECENT, texts]]) });

it("offers the last five searches, each once, with the address of the form", async () => {
  const made = await opened(earlier("łódź\nLodz\na b\nc3\nd4\ne5\nf6\n"));
  const recent = made.options().filter((option) => option.matches(".--recent"));
  expect(names(recent)).toEqual(["łódź", "a b", "c3", "d4", "e5"]);
  expect(recent[1]?.getAttribute("href")).toMatch(/\/search\.php\?text=a\+b$/);
});

it("owns the options by a list apart, because their buttons stand beside them", async () => {
  const made = await opened(earlier("buty\n"));
  const list = made.find("[role=listbox]");
  expect(list?.id).toBe(made.input.getAttribute("aria-controls"));
  expect(made.list.getAttribute("role")).toBeNull();
  const owned = [...(list?.querySelectorAll("[role=group]") ?? [])].map((group) => [
    group.getAttribute("aria-label"),
    ...(group.getAttribute("aria-owns") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent),
  ]);
  expect(owned).toEqual([
    ["Ostatnie wyszukiwania", "buty"],
    ["Kategorie", "Odzież", "Obuwie"],
  ]);
  expect(made.find("[role=option] button, [role=listbox] button")).toBeNull();
  expect(made.options()[0]?.getAttribute("aria-description")).toBe("Tab: usuń");
});

it("Tab goes from an option to its button, and Shift+Tab back; from other options it closes the list", async () => {
  const made = await opened(earlier("buty\n"));
  made.press("ArrowDown");
  await made.pass(1);
  expect(made.press("Tab").defaultPrevented).toBe(true);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Usuń z ostatnich wyszukiwań: buty");
  expect(made.press("Tab", { shiftKey: true }).defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(made.input);
  made.press("ArrowDown");
  await made.pass(1);
  expect(made.press("Tab").defaultPrevented).toBe(false);
  await made.pass(1);
  expect(made.options()).toEqual([]);
});

it("forgets one search, or all, says so once, and keeps the focus", async () => {
  const made = await opened(earlier("buty\nkurtka\n"));
  const button = () => made.find<HTMLButtonElement>(".search_result__action");
  button()?.focus();
  button()?.click();
  await made.pass(1);
  expect(made.session.get(RECENT)).toBe("kurtka");
  expect(document.activeElement).toBe(made.input);
  made.find(".search_result__forget")?.click();
  await made.pass(1);
  expect(made.session.has(RECENT)).toBe(false);
  expect(made.said).toEqual(["Usunięto z ostatnich wyszukiwań: buty", "Usunięto ostatnie wyszukiwania"]);
  expect(names(made.options())).toEqual(["Odzież", "Obuwie"]);
});

it("offers phrases that the server suggested in this session, in the page's language", async () => {
  const session = new Map<string, string>();
  const first = await opened({ session });
  await first.search("but");
  session.set("search_x_en", JSON.stringify({ answer: { searchQueries: [{ name: "shoes", link: "/s" }] } }));
  session.set("search_y_pl", "{");
  first.unmount();
  const made = await opened({ session });
  expect(names(made.options())).toEqual(["buty zimowe", "Odzież", "Obuwie"]);
});

it.each([
  ["categories", ["buty"]],
  ["recent", ["Odzież", "Obuwie"]],
])("leaves %s out where the shop wants that", async (prop, left) => {
  const made = await opened({ ...earlier("buty\n"), props: { [prop]: false } });
  expect(names(made.options())).toEqual(left);
});

it.each(["kurtkii", "KURTK", "kutrki", "obuwia"])(
  "asks whether a misspelt %s meant a category",
  async (text) => {
    const made = await opened();
    made.answers(emptyAnswer());
    await made.search(text);
    const near = text === "obuwia" ? "Obuwie" : "Kurtki";
    expect(made.options()[0]?.textContent).toBe(near);
    expect(made.said).toEqual([`Brak wyników dla „${text}”. Czy chodziło Ci o: ${near}`]);
  },
);

it("offers departments and advice when nothing was found, and no name that differs much", async () => {
  const made = await opened();
  made.answers(emptyAnswer());
  await made.search("qqqqqq");
  expect(names(made.options())).toEqual(["Odzież", "Obuwie"]);
  expect(made.list.textContent).toContain("Sprawdź pisownię albo wpisz mniej słów.");
  expect(made.said).toEqual(["Brak wyników dla „qqqqqq”"]);
});

it("asks nothing of a misspelt text where the shop wants that", async () => {
  const made = await opened({ props: { forgiving: false } });
  made.answers(emptyAnswer());
  await made.search("kurtkii");
  expect(names(made.options())).toEqual(["Odzież", "Obuwie"]);
});

it("tells the number of all products only below the limit", async () => {
  const made = await opened({ search: { limit: 2 } });
  made.answers(fullAnswer());
  await made.search("buty");
  expect(names(made.options())).toContain("Pokaż wszystkie");
});
