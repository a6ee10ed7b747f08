// @vitest-environment page
// @vitest-environment-options { "url": "https://shop.test/pl/page.html?a=1" }
import fc from "fast-check";
import { expect, it } from "vitest";
import { scriptAddresses } from "../../../runtime/gate/script-addresses";
import { runs } from "../runs";

// This browser fetches no files.
Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
const addresses = () => scriptAddresses(() => "/gfx/pol/", "1.2.3");

it.each([
  ["hotspots", "https://shop.test/gfx/pol/hotspots.js"],
  ["widgets/gifts-2_b.min", "https://shop.test/gfx/pol/widgets/gifts-2_b.min.js"],
  ["Slider", "https://shop.test/gfx/pol/menu_slider_core.js.gzip?r=1.2.3"],
  ["SwiperCore", "https://shop.test/gfx/pol/menu_slider_modules_1.js.gzip?r=1.2.3"],
  ["SwiperControlls", "https://shop.test/gfx/pol/menu_slider_modules_2.js.gzip?r=1.2.3"],
  ["SwiperEffects", "https://shop.test/gfx/pol/menu_slider_modules_3.js.gzip?r=1.2.3"],
  ["SwiperNavigation", "https://shop.test/gfx/pol/menu_slider_modules_4.js.gzip?r=1.2.3"],
  ["SwiperUtils", "https://shop.test/gfx/pol/menu_slider_modules_5.js.gzip?r=1.2.3"],
  ["/own/a.js?b=1", "https://shop.test/own/a.js?b=1"],
  ["https://cdn.test/a.js", "https://cdn.test/a.js"],
  ["//cdn.test/a.js", "https://cdn.test/a.js"],
  ["http://cdn.test/a.js", "http://cdn.test/a.js"],
  ["HTTPS://cdn.test/a.js", "https://cdn.test/a.js"],
  ["constructor", "https://shop.test/gfx/pol/constructor.js"],
])("%s is %s", (name, address) => expect(addresses().find(name)).toBe(address));

it.each([
  "",
  "..",
  "a/../b",
  "./a",
  "javascript:1",
  "data:,1",
  "a b",
  "https://u:p@a/b",
  "a\n",
  null,
  {},
  [],
  ["hotspots"],
])("%j is no script name", (name) => expect(addresses().find(name)).toBeNull());

it("a name is registered once, and never replaces one of the platform", () => {
  const all = addresses();
  expect([all.install("Own", "/own.js"), all.install("Own", "/other.js")]).toEqual([true, false]);
  expect([all.install("Slider", "/own.js"), all.isModule("Own"), all.isModule("constructor")]).toEqual([
    false,
    true,
    false,
  ]);
  expect(all.find("Own")).toBe("https://shop.test/own.js");
  expect([all.install("Bad", "javascript:1"), all.find("Bad")]).toEqual([true, null]);
});

it("an installed address with another protocol than http(s) is refused", () => {
  const all = addresses();
  for (const [name, address] of Object.entries({
    A: "xhttps://a/b.js",
    B: "httpx://a/b.js",
    C: "blob:https://a/b",
  })) {
    all.install(name, address);
    expect(all.find(name)).toBeNull();
  }
});

it.each([
  ["a stylesheet", "link", "href", "/gfx/pol/style.css.gzip?r=17.00-a_1&x=2"],
  ["a script", "script", "src", "/gfx/pol/shop.js.gzip?r=17.00-a_1"],
])("a slider has the version of the page's files, for example of %s", (_, element, name, address) => {
  for (const value of ["/own.js", address, "/late.css?r=18"]) {
    const file = document.createElement(element);
    if (element === "link") file.setAttribute("rel", "stylesheet");
    file.setAttribute(name, value);
    document.head.append(file);
  }
  expect(addresses().find("Slider")).toBe("https://shop.test/gfx/pol/menu_slider_core.js.gzip?r=17.00-a_1");
  document.head.replaceChildren();
});

it("the address is http(s) for any name, and a bare name never leaves the shop's folder", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.webUrl()), (name) => {
      const found = addresses().find(name);
      if (found === null) return;
      expect(found).toMatch(/^https?:\/\//);
      if (!String(name).includes("//") && !String(name).startsWith("/"))
        expect(found).toMatch(/^https:\/\/shop\.test\/gfx\/pol\//);
    }),
    runs(),
  );
});
