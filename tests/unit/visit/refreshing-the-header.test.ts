// @vitest-environment page
/** After a login on an order page, the header becomes the one that the shop sends now, and only a whole one. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type HeaderNeeds, refreshHeader } from "../../../runtime/visit/refresh-header";

const ADDRESS = "https://shop.test/prepaid.php";
const page = (head = "", end = "</div></body></html>") =>
  `<!doctype html><html><head>${head}</head><body><div id="container"><header>Konto (Jan)</header>${end}`;
const onResponseHeaders = vi.fn();

async function refreshWith(markup: string, url = ADDRESS): Promise<string> {
  const response = new Response(markup, { headers: { "content-type": "text/html" } });
  vi.stubGlobal("fetch", async () => Object.defineProperty(response, "url", { value: url }));
  await refreshHeader({
    gate: async () => ({ parsePage: (text: string) => new DOMParser().parseFromString(text, "text/html") }),
    onResponseHeaders,
    version: "1",
    script: { nonce: "", tag: { src: "https://shop.test/wyspa.js" } },
  } as unknown as HeaderNeeds);
  return document.querySelector("header")?.textContent ?? "";
}

beforeEach(() => {
  onResponseHeaders.mockReset();
  Reflect.get(window, "happyDOM").setURL(ADDRESS);
  document.body.innerHTML = '<div id="container"><header>Zaloguj się</header></div>';
});
afterEach(() => vi.unstubAllGlobals());

it("the header of the same page is shown, and the response's headers are read", async () => {
  expect(await refreshWith(page('<script src="/wyspa.js"></script>'))).toBe("Konto (Jan)");
  expect(onResponseHeaders).toHaveBeenCalledTimes(1);
});

it.each([
  ["ends before the page does", page("", "")],
  ["belongs to another build of the script", page('<script src="/next/wyspa.js"></script>')],
  ["comes from another page after a redirect", page(), "https://shop.test/login.php"],
])("the header stays when the response %s", async (_why, markup, url = ADDRESS) => {
  expect(await refreshWith(markup, url)).toBe("Zaloguj się");
  expect(onResponseHeaders).not.toHaveBeenCalled();
});
