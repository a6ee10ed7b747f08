// @vitest-environment page
/** The press of a link that leaves the page is handled by the entry: the page may unload before an island's file is there. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { actOnPress } from "../../../runtime/islands/on-press";

let isEnabled = true;
let readings: AbortController;
const first: { blocks: []; readings?: AbortController } = { blocks: [] };
// One page for the file, because the listeners of the entry stay until its window is gone.
actOnPress(
  { isEnabledByConfig: () => isEnabled, firstRequest: first, hosts: new Map() } as unknown as Boot,
  Promise.resolve(),
);

beforeEach(() => {
  isEnabled = true;
  readings = new AbortController();
  first.readings = readings;
  sessionStorage.clear();
  sessionStorage.setItem("expchck_basket", "1");
  sessionStorage.setItem("other", "1");
  document.body.innerHTML = '<a class="logout_link" href="#x"><b>Wyloguj</b></a><p>Tekst</p>';
});
afterEach(() => void vi.restoreAllMocks());

const press = (selector: string, type = "click", button = 0) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
const isForgotten = () => sessionStorage.getItem("expchck_basket") === null;

describe("the press of the logout link", () => {
  it("forgets the shopper's data at once, and aborts pending readings", () => {
    press(".logout_link b");
    expect([isForgotten(), readings.signal.aborted, sessionStorage.getItem("other")]).toEqual([
      true,
      true,
      "1",
    ]);
  });

  it("counts when the middle button opens the link in a new tab", () => {
    press(".logout_link", "auxclick", 1);
    expect(isForgotten()).toBe(true);
  });

  it("does not count when the secondary button opens the context menu", () => {
    press(".logout_link", "auxclick", 2);
    expect([isForgotten(), readings.signal.aborted]).toEqual([false, false]);
  });

  it("is left to the browser", () => expect(press(".logout_link")).toBe(true));

  it("does nothing when the page has switched the island off", () => {
    isEnabled = false;
    press(".logout_link");
    expect(isForgotten()).toBe(false);
  });

  it("throws no error where the storage is denied", () => {
    const errors: Event[] = [];
    window.addEventListener("error", (event) => errors.push(event), { once: true });
    vi.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(() => press(".logout_link")).not.toThrow();
    expect(errors).toEqual([]);
  });
});

it("a press elsewhere forgets nothing", () => {
  press("p");
  expect(isForgotten()).toBe(false);
});
