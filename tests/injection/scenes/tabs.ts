/** Tabs of a product's long sections: their names, and the address's hash that opens one. */
import { productPage } from "../../browser/product-options/product-page";
import { desktop, phone } from "../../browser/support";
import type { Scene } from "../scene";
import { flat, hostsPage } from "./hosts";

const names: Scene = {
  name: "product-sections: tabs on a desktop",
  places: ["product-sections: name of a tab", "product-sections: name of the recommendations' tab"],
  async run(stage) {
    const { page } = await hostsPage(
      stage,
      `<div class="tabs" id="dynamic_tabs_handler" data-island="product-sections" data-island-when="load"></div>
      <section id="projector_blog"><h2>Blog</h2><p>Wpis</p></section>
      <section id="products_associated_zone2"><h2>Polecamy</h2><p>x</p></section>`,
      { ready: 1, viewport: desktop },
    );
    const shown: string[][] = [];
    for (const text of stage.texts) {
      const read = await page.evaluate(async (json) => {
        const text: string = JSON.parse(json);
        for (const heading of document.querySelectorAll("section h2")) heading.textContent = text;
        // Recommendations that come make the tabs anew.
        document.querySelector("#products_associated_zone2")?.append(document.createElement("p"));
        const tabs = () =>
          ["projector_blog", "products_associated_zone2"].map(
            (id) => document.querySelector(`#${id}_mobile .tabs__control`)?.textContent ?? "",
          );
        const wanted = text.replace(/\s+/g, " ").trim();
        for (let frame = 0; tabs().some((name) => name !== wanted) && frame < 300; frame++)
          await new Promise(requestAnimationFrame);
        return tabs();
      }, JSON.stringify(text));
      shown.push(read);
      await stage.isClean(page);
    }
    for (const [index, place] of names.places.entries())
      stage.shows(
        place,
        flat(
          stage,
          shown.map((one) => one[index] ?? ""),
          "plain",
        ),
      );
  },
};

const hashes: Scene = {
  name: "product-sections: the address's hash",
  places: ["product-sections: hash on a desktop", "product-sections: hash on a phone"],
  async run(stage) {
    for (const [device, viewport] of Object.entries({ desktop, phone })) {
      const { page } = await productPage(stage.b, "plain", { viewport, before: stage.watched });
      await page.locator("#dynamic_tabs_handler[data-island-status=ready]").waitFor({ state: "attached" });
      let taken = 0;
      for (const text of stage.texts) {
        const hash = await page.evaluate(async (json) => {
          const changed = new Promise((done) => addEventListener("hashchange", done, { once: true }));
          location.hash = `${JSON.parse(json)}-`;
          await changed;
          const link = document.createElement("a");
          link.setAttribute("href", `#${JSON.parse(json)}`);
          document.body.append(link);
          // The section that a link names opens; the browser's own step is not followed here.
          addEventListener("click", (event) => event.preventDefault(), { once: true });
          link.click();
          link.remove();
          return location.hash;
        }, JSON.stringify(text));
        if (hash.length > 1) taken += 1;
        await stage.isClean(page);
      }
      stage.takes(`product-sections: hash on a ${device}`, taken);
    }
  },
};

export const tabScenes = [names, hashes];
