// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://shop.test/pl/page.html?a=1" }
import fc from "fast-check";
import { expect, it } from "vitest";
import { scriptAddresses } from "../../../runtime/gate/script-addresses";
import { runs } from "../runs";

const addresses = () => scriptAddresses(() => "/gfx/pol/", "1.2.3");

it.each([
  ["hotspots", "https://shop.test/gfx/pol/hotspots.js"],
  ["widgets/gifts-2_b.min", "https://shop.test/gfx/pol/widgets/gifts-2_b.min.js"],
  ["Slider", "https://shop.test/gfx/pol/menu_slider_core.js.gzip?r=1.2.3"],
  ["SwiperUtils", "https://shop.test/gfx/pol/menu_slider_modules_5.js.gzip?r=1.2.3"],
  ["/own/a.js?b=1", "https://shop.test/own/a.js?b=1"],
  ["https://cdn.test/a.js", "https://cdn.test/a.js"],
  ["//cdn.test/a.js", "https://cdn.test/a.js"],
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
