/** The gallery on its host: thumbnails, keys, announcements, and what happens when no dialog can open. */
// @vitest-environment page
import { describe, expect, test, vi } from "vitest";
import { mount } from "../../../islands/product-gallery";
import { stepOf } from "../../../islands/product-gallery/step-of";
import type { texts } from "../../../islands/product-gallery/texts";
import { makeZoom } from "../../../islands/product-gallery/zoom";
import type { IslandContext } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";

const item = (n: number) => `<li><a href="/large-${n}.jpg"><img src="/${n}.jpg" alt="Kurtka ${n}"></a></li>`;
const thumb = (n: number) => `<li><a href="#picture-${n}"><img src="/${n}.jpg" alt=""></a></li>`;
const MARKUP = `<div id="product-gallery"><ul class="product_gallery__strip">${[1, 2, 3].map(item).join("")}</ul><ul class="product_gallery__thumbs">${[1, 2, 3].map(thumb).join("")}</ul></div>`;

function mounted({ markup = MARKUP, props = {} }: { markup?: string; props?: object } = {}) {
  Object.assign(document.body, { innerHTML: markup });
  const life = new AbortController();
  const announced: string[] = [];
  const dialog = vi.fn<() => Promise<unknown>>(async () => ({ close() {} }));
  const host = document.getElementById("product-gallery") as HTMLElement;
  mount(host, {
    signal: life.signal,
    props,
    dialog,
    announce: (text: string) => announced.push(text),
    texts: (table: typeof texts) => (key: keyof typeof texts, values: Record<string, string>) =>
      table[key].replace(/\{(\w+)\}/g, (_, slot) => `${values[slot]}`),
  } as unknown as IslandContext);
  const thumbs = [...document.querySelectorAll<HTMLElement>(".product_gallery__thumbs a")];
  const links = [...document.querySelectorAll<HTMLElement>(".product_gallery__strip a")];
  const current = () => thumbs.findIndex((one) => one.getAttribute("aria-current") === "true");
  return { host, thumbs, links, current, announced, dialog, unmount: () => life.abort() };
}
const press = (element: Element | undefined, key: string, more: KeyboardEventInit = {}) =>
  element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

test("the first thumbnail is current, and each has its position as name", () => {
  const { thumbs, current } = mounted();
  expect(current()).toBe(0);
  expect(thumbs.map((one) => one.getAttribute("aria-label"))).toEqual([
    "Zdjęcie 1 z 3",
    "Zdjęcie 2 z 3",
    "Zdjęcie 3 z 3",
  ]);
});

test("keys move focus and mark within the row, and stop at its ends", () => {
  const { thumbs, current } = mounted();
  press(thumbs[0], "ArrowLeft");
  expect(current()).toBe(0);
  press(thumbs[0], "End");
  expect([current(), document.activeElement === thumbs[2]]).toEqual([2, true]);
  press(thumbs[2], "ArrowRight");
  expect(current()).toBe(2);
  press(thumbs[2], "Home", { ctrlKey: true });
  expect(current()).toBe(2);
});

test("arrows are mirrored in right-to-left text", () => {
  const host = document.createElement("div");
  host.style.direction = "rtl";
  document.body.append(host);
  const to = (key: string) => stepOf(new KeyboardEvent("keydown", { key }), 1, 3, host);
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "a"].map(to)).toEqual([0, 2, 0, 2, null]);
});

test("thumbnails stay plain links when the strip does not scroll sideways", () => {
  const { thumbs } = mounted();
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  thumbs[1]?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test("a press on a picture opens the view once; with the switch off it follows the link", () => {
  const on = mounted();
  const click = () => new MouseEvent("click", { bubbles: true, cancelable: true });
  const [first, second] = [click(), click()];
  on.links[0]?.dispatchEvent(first);
  on.links[0]?.dispatchEvent(second);
  expect([first.defaultPrevented, on.dialog.mock.calls.length]).toEqual([true, 1]);
  const off = mounted({ props: { fullScreen: false } });
  const third = click();
  off.links[0]?.dispatchEvent(third);
  expect([third.defaultPrevented, off.dialog.mock.calls.length]).toEqual([false, 0]);
});

test.each([
  ["/large-1.jpg", ["http://localhost:3000/large-1.jpg"]],
  ["javascript:alert(1)", []],
])("when no dialog can open, a press on a picture of %s goes to %j", async (address, followed) => {
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  const { links, dialog } = mounted({ markup: MARKUP.replace("/large-1.jpg", address) });
  dialog.mockResolvedValue(null);
  links[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await eventually(() => expect(links[0]?.hasAttribute("aria-busy")).toBe(false));
  expect(assign.mock.calls.flat()).toEqual(followed);
  assign.mockRestore();
});

test("the standard theme's slider is left alone", () => {
  const { current } = mounted({ markup: `<div id="projector_photos">${MARKUP}</div>` });
  expect(current()).toBe(-1);
});

test("unmounting restores the server's markup", () => {
  const { unmount, thumbs } = mounted();
  press(thumbs[0], "End");
  unmount();
  expect(document.body.innerHTML).toBe(MARKUP);
});

test("zooming stays between 100 and 400 %, tells each change, and arrows are its keys only while it is zoomed", () => {
  const slide = document.createElement("div");
  slide.append(document.createElement("img"));
  const told: number[] = [];
  const zoom = makeZoom(slide, new AbortController().signal, (scale) => told.push(scale));
  const key = (name: string) => zoom.key(new KeyboardEvent("keydown", { key: name }));
  expect([key("ArrowRight"), key("-"), zoom.scale()]).toEqual([false, true, 1]);
  for (let n = 0; n < 5; n++) key("+");
  expect([zoom.scale(), key("ArrowRight")]).toEqual([4, true]);
  expect(told).toEqual([1.5, 2.25, 3.375, 4]);
  zoom.reset();
  expect([zoom.scale(), told.length]).toEqual([1, 4]);
});

describe("a page that changes the pictures", () => {
  const labels = (host: HTMLElement) =>
    [...host.querySelectorAll(".product_gallery__thumbs a")].map((one) => [
      one.getAttribute("aria-label"),
      one.getAttribute("aria-current"),
    ]);
  const rows = (host: HTMLElement) => {
    const row = (name: string) => host.querySelector(`.product_gallery__${name}`) as HTMLElement;
    return { strip: row("strip"), thumbs: row("thumbs") };
  };
  const name = (n: number, count: number) => `Zdjęcie ${n} z ${count}`;

  test("puts a picture first: names, marks and keys follow the new order", async () => {
    const { host, links } = mounted();
    const { strip, thumbs } = rows(host);
    strip.prepend(strip.children[2] as Element);
    thumbs.prepend(thumbs.children[2] as Element);
    await eventually(() =>
      expect(labels(host).map(([label]) => label)).toEqual([1, 2, 3].map((n) => name(n, 3))),
    );
    press(links[2], "ArrowRight");
    expect(document.activeElement).toBe(links[0]);
  });

  test.each([
    ["removes", (item: Element) => item.remove()],
    ["hides by an attribute", (item: Element) => item.toggleAttribute("hidden")],
    ["hides by a style", (item: Element) => item.setAttribute("style", "display: none")],
    ["makes invisible", (item: Element) => item.setAttribute("style", "visibility: hidden")],
  ])("%s a picture: it is neither counted nor reached", async (_, away) => {
    const { host, links } = mounted();
    for (const row of Object.values(rows(host))) away(row.children[1] as Element);
    await eventually(() => expect(labels(host)[0]).toEqual([name(1, 2), "true"]));
    press(links[0], "ArrowRight");
    expect(document.activeElement).toBe(links[2]);
    press(links[2], "ArrowRight");
    expect(document.activeElement).toBe(links[2]);
  });

  test("hides the current picture: another one is marked", async () => {
    const { host } = mounted();
    for (const row of Object.values(rows(host))) row.children[0]?.toggleAttribute("hidden");
    await eventually(() => expect(labels(host)[1]).toEqual([name(1, 2), "true"]));
  });

  test("adds copies of a slide and of its marked thumbnail: the copy has its own name, and one is marked", async () => {
    const { host } = mounted();
    for (const row of Object.values(rows(host))) row.append(row.children[0]?.cloneNode(true) as Node);
    await eventually(() =>
      expect(labels(host)).toEqual([
        [name(1, 4), "true"],
        [name(2, 4), null],
        [name(3, 4), null],
        [name(4, 4), null],
      ]),
    );
  });

  test("sets both rows anew: they are named and marked, and a press opens the view", async () => {
    const { host, dialog } = mounted();
    host.innerHTML = host.innerHTML.replaceAll(/ aria-[a-z]+="[^"]*"/g, "");
    await eventually(() => expect(labels(host)[0]).toEqual([name(1, 3), "true"]));
    host.querySelector("a")?.click();
    expect(dialog).toHaveBeenCalledTimes(1);
  });

  test("moves slides alone: each thumbnail has the place of the picture that it links to", async () => {
    const ids = MARKUP.replaceAll(/<li><a href="\/large-(\d)/g, '<li id="picture-$1"><a href="/large-$1');
    const { host } = mounted({ markup: ids });
    const { strip } = rows(host);
    strip.prepend(strip.children[2] as Element);
    await eventually(() =>
      expect(labels(host).map(([label]) => label)).toEqual([2, 3, 1].map((n) => name(n, 3))),
    );
  });

  test("fills an empty gallery after it was mounted", async () => {
    const { host } = mounted({ markup: '<div id="product-gallery"></div>' });
    host.innerHTML = MARKUP.replace(/^<div[^>]*>|<\/div>$/g, "");
    await eventually(() => expect(labels(host)[0]).toEqual([name(1, 3), "true"]));
  });
});

test("a key reads each picture a fixed number of times, however many there are", () => {
  const readsOf = (count: number) => {
    const numbers = [...Array(count).keys()];
    const markup = `<div id="product-gallery"><ul class="product_gallery__strip">${numbers.map(item).join("")}</ul><ul class="product_gallery__thumbs">${numbers.map(thumb).join("")}</ul></div>`;
    const { thumbs, unmount } = mounted({ markup });
    thumbs[0]?.focus();
    const read = vi.spyOn(window, "getComputedStyle");
    press(thumbs[0], "ArrowRight");
    const reads = read.mock.calls.length;
    read.mockRestore();
    unmount();
    expect(document.activeElement).toBe(thumbs[1]);
    return reads / count;
  };
  expect(readsOf(40)).toBeLessThan(readsOf(10) * 1.5);
});
