// @vitest-environment page
import { afterEach, describe, expect, it } from "vitest";
import { eventually } from "../eventually";
import { answering, button } from "./panel-hands";
import { basketOf, HEADER, lines, type Shop, settled, shop } from "./support";

let test = new AbortController();
afterEach(() => {
  test.abort();
  test = new AbortController();
});

const click = (made: Shop, more: MouseEventInit = {}) =>
  made.link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
/** Records the clicks on the header's link that the browser would follow. */
const followed = () => {
  const found: string[] = [];
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a");
      if (link && !event.defaultPrevented) found.push(link.pathname);
      event.preventDefault();
    },
    { signal: test.signal },
  );
  return found;
};
async function onPhone(count = 3, props = {}, load?: () => Promise<unknown>) {
  const made = await shop(basketOf(lines(count)), HEADER, load, props);
  made.page({ view: 1 });
  await made.mountPanel();
  return made;
}
const rows = () => document.querySelectorAll(".top_basket__sheet li");

describe("on a phone, the header's link", () => {
  it("opens a sheet that Back closes, and says so", async () => {
    const made = await onPhone();
    expect(made.link.getAttribute("aria-haspopup")).toBe("dialog");
    expect(made.toggle.style.display).toBe("none");
    expect(click(made)).toBe(false);
    await eventually(() => expect(rows()).toHaveLength(3));
    await settled();
    expect(made.dialogs).toHaveLength(1);
    expect(made.dialogs[0]).toMatchObject({ closesOnBack: true, opener: made.link });
    expect(made.dialogs[0]?.classes).toContain("--sheet");
    expect(document.querySelector(".top_basket__sheet h2")?.textContent).toBe("Twój koszyk (3)");
    expect(made.host.classList.contains("--open")).toBe(false);
  });

  it("is busy until the sheet is open, and opens one for several presses", async () => {
    const made = await onPhone();
    for (let press = 0; press < 3; press++) expect(click(made)).toBe(false);
    expect(made.link.getAttribute("aria-busy")).toBe("true");
    await eventually(() => expect(made.dialogs).toHaveLength(1));
    await settled();
    expect(made.link.hasAttribute("aria-busy")).toBe(false);
    expect(made.dialogs).toHaveLength(1);
  });

  it.each([
    ["for an empty basket", 0, {}, {}],
    ["for 23 lines", 23, {}, {}],
    ["with the shop's switch", 3, { sheet: false }, {}],
    ["when it is to open in a new tab", 3, {}, { ctrlKey: true }],
  ])("leads to the basket page %s", async (_, count, props, more) => {
    const made = await onPhone(count, props);
    const found = followed();
    click(made, more);
    await settled();
    expect(found).toEqual(["/basketedit.php"]);
    expect(made.dialogs).toHaveLength(0);
  });

  it("is followed when the panel's file is missing", async () => {
    const made = await onPhone();
    made.open.mockResolvedValue(false);
    const found = followed();
    expect(click(made)).toBe(false);
    await eventually(() => expect(found).toEqual(["/basketedit.php"]));
    expect(document.querySelector("dialog, .top_basket__sheet")).toBeNull();
    expect(made.link.hasAttribute("aria-busy")).toBe(false);
    expect(document.querySelector(".top_basket__sheet")).toBeNull();
  });

  it("is followed when the code that opens the sheet is missing", async () => {
    const made = await onPhone(3, {}, () => Promise.reject(new Error("no file")));
    const found = followed();
    click(made);
    await eventually(() => expect(found).toEqual(["/basketedit.php"]));
  });
});

describe("the sheet", () => {
  async function opened(count = 3) {
    const made = await onPhone(count);
    click(made);
    await eventually(() => expect(rows()).toHaveLength(count));
    await settled();
    return made;
  }

  it("stays open with the undo when its last line is removed", async () => {
    const made = await opened(1);
    made.actions.remove.mockImplementation(answering(made, basketOf([])));
    const inSheet = (text: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(".top_basket__sheet button")].find(
        ({ textContent }) => textContent === text,
      );
    inSheet("Usuń")?.click();
    await settled();
    expect(rows()).toHaveLength(0);
    expect(made.host.classList.contains("--sheet")).toBe(true);
    expect(document.activeElement).toBe(inSheet("Cofnij"));
    expect(button(made, "Cofnij")).toBeUndefined(); // nothing is left in the host
  });

  it("closes when the basket grows above 22 lines", async () => {
    const made = await opened();
    made.show(basketOf(lines(23)));
    await settled();
    expect(made.host.classList.contains("--sheet")).toBe(false);
  });

  it("closes when the island fails", async () => {
    const made = await opened();
    const detail = { name: "mini-basket", host: made.host, phase: "render", error: new Error("x") };
    document.dispatchEvent(new CustomEvent("wyspa:island-error", { detail }));
    expect(made.host.classList.contains("--sheet")).toBe(false);
  });

  it("opens again after it was closed", async () => {
    const made = await opened();
    made.dialogs[0]?.onClose?.();
    await settled();
    expect(rows()).toHaveLength(0);
    click(made);
    await eventually(() => expect(rows()).toHaveLength(3));
    await settled();
    expect(made.dialogs).toHaveLength(2);
  });

  it("leaves nothing in the host when the shell ends", async () => {
    const made = await opened();
    made.unmountShell();
    expect(made.host.className).toBe("top_basket hover__wrapper --mobile_hide");
    expect(made.link.hasAttribute("aria-haspopup")).toBe(false);
  });
});
