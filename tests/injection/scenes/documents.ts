/** Documents of a product, pictures that load late, and chosen files. */

import type { Scene } from "../scene";
import { inScript } from "../stage";
import { attribute, hostsPage, textsOf } from "./hosts";

const documents: Scene = {
  name: "product-documents: the page's data",
  places: [
    "product-documents: name",
    "product-documents: kind",
    "product-documents: description",
    "product-documents: type",
    "product-documents: address",
  ],
  async run(stage) {
    const list = stage.texts.map((text, index) => ({
      name: text,
      url: text,
      type: text,
      document_types: [{ type: `k${index}`, name: text, description: text }],
    }));
    const visit = await hostsPage(
      stage,
      `<script data-page-own>window.enclosuresGPSRConfig = ${inScript(list)}</script>
      <div id="projector_enclosures" data-island="product-documents" data-island-when="load">
      <div class="enclosures__items --gpsr --skeleton"><ul class="enclosures__gpsr"></ul></div></div>`,
      { ready: 1 },
    );
    stage.shows("product-documents: name", await textsOf(visit, ".enclosures__type_list > li"), "server");
    const kinds = await visit.page
      .locator(".enclosures__type")
      .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ""));
    stage.shows("product-documents: kind", kinds, "server");
    const tips = await visit.page
      .locator(".css_tip")
      .evaluateAll((all) => all.map((one) => one.getAttribute("title") ?? one.getAttribute("data-title")));
    stage.shows("product-documents: description", tips, "server");
    stage.takes("product-documents: type", kinds.length);
    stage.takes("product-documents: address", kinds.length);
    await stage.isClean(visit.page, { links: "a.enclosures__name" });
  },
};

const pictures: Scene = {
  name: "lazy-image and responsive-image: markup",
  places: [
    "lazy-image: data-src",
    "lazy-image: data-srcset",
    "lazy-image: background",
    "lazy-image: frame",
    "responsive-image: data-src_desktop",
  ],
  async run(stage) {
    stage.expectPictures();
    const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
    const img = (island: string, id: string, more: string) =>
      `<img class="${id}" src="${pixel}" width="4" height="4" alt="" data-island="${island}" data-island-when="load"${more}>`;
    const visit = await hostsPage(
      stage,
      (text) =>
        img("lazy-image", "src", attribute("data-src", text)) +
        img("lazy-image", "set", attribute("data-srcset", `${text} 2x`)) +
        `<b class="back" data-island="lazy-image" data-island-when="load"${attribute("data-src", text)}>x</b>` +
        `<video class="film" width="4" height="4" data-island="lazy-image" data-island-when="load"${attribute("data-src", text)}></video>` +
        img("responsive-image", "wide", attribute("data-src_desktop", text)),
      { ready: stage.texts.length * 5 },
    );
    await visit.page.waitForLoadState("networkidle");
    const count = (selector: string) => visit.page.locator(selector).count();
    stage.takes("lazy-image: data-src", await count(".src"));
    stage.takes("lazy-image: data-srcset", await count(".set"));
    stage.takes("lazy-image: background", await count(".back"));
    stage.takes("lazy-image: frame", await count(".film"));
    stage.takes("responsive-image: data-src_desktop", await count(".wide"));
    await stage.isClean(visit.page, { pictures: true });
  },
};

const files: Scene = {
  name: "file-input: names of files",
  places: ["file-input: chosen file", "file-input: refused file", "file-input: name of the field"],
  async run(stage) {
    const visit = await hostsPage(
      stage,
      `<form><div class="f-feedback"><input type="file" id="one" data-island="file-input" data-island-when="load"><label class="f-label" for="one">Plik</label><p class="f-message"></p></div>
      <div class="f-feedback"><input type="file" id="small" data-max_filesize="1" data-island="file-input" data-island-when="load"><label class="f-label" for="small">Plik</label><p class="f-message"></p></div></form>`,
      { ready: 2 },
    );
    const chosen: string[] = [];
    const named: string[] = [];
    const refused: string[] = [];
    const { page } = visit;
    for (const text of stage.texts) {
      const choose = (id: string) =>
        page.evaluate(
          async ({ name, of }) => {
            const input = document.getElementById(of) as HTMLInputElement;
            const all = new DataTransfer();
            all.items.add(new File(["abc"], name));
            const box = input.closest(".f-feedback");
            const message = box?.querySelector(".f-message");
            if (message) message.textContent = "";
            input.files = all.files;
            input.dispatchEvent(new Event("change", { bubbles: true }));
            const until = performance.now() + 2_000;
            while (
              of === "small" &&
              !box?.querySelector(".f-message")?.textContent &&
              performance.now() < until
            )
              await new Promise((done) => requestAnimationFrame(done));
            return [
              box?.querySelector(".f-label")?.textContent ?? "",
              box?.querySelector(".f-message")?.textContent ?? "",
              input.getAttribute("aria-label") ?? "",
            ];
          },
          { name: text, of: id },
        );
      const [label = "", , name = ""] = await choose("one");
      chosen.push(label);
      named.push(name);
      refused.push((await choose("small"))[1] ?? "");
    }
    const asFile = "file" as const;
    stage.shows("file-input: chosen file", chosen, asFile);
    stage.contains("file-input: name of the field", named, asFile);
    stage.contains("file-input: refused file", refused, asFile);
    await stage.isClean(page);
  },
};

export const documentScenes = [documents, pictures, files];
