/** Page modules extend `Modal` (contract D 2): during parsing, when only its stub exists, and in handlers. */
import { expect, test } from "vitest";
import { pathOf } from "../built-files";
import { seen, visitModule } from "../page-module";
import { bench, expectNoErrors } from "../support";

const b = bench();

/** A subclass with a field, its own method that calls inherited ones, and an override that calls `super`. */
const CODE_MODAL = `class CodeModal extends Modal {
  tries = 0;
  constructor(words) {
    super({ notInit: true });
    this.words = words;
    this.prepare();
  }
  prepare() { this.title = this.words + "!"; }
  open() {
    const box = document.createElement("p");
    box.className = "code";
    box.textContent = this.title;
    this.params = { element: box, classList: "--code", afterClose: () => saw("closed") };
    this.init();
    return this;
  }
  init() {
    this.tries += 1;
    return super.init();
  }
  closeModal() {
    saw("closing");
    super.closeModal();
  }
}`;
const USE = (modal: string) => `
  ${modal}.open();
  saw(document.querySelector(".modal.--code .modal__content .code").textContent);
  const { closeModal } = ${modal};
  closeModal();
  ${modal}.open();
  saw(${modal}.tries);
  saw(${modal}.words);
  ${modal}.closeModal();
  saw(document.querySelector(".modal") === null);`;
const OUTCOME = ["Kod!", "closing", "closed", 2, "Kod", "closing", "closed", true];

const withModule = (module: string, code: string) =>
  visitModule(b, { module, code: `var seen = []; function saw(value) { seen.push(value); }\n${code}` });

test("a modal made during parsing opens in a handler", async () => {
  const visit = await withModule(
    "cop_modules_smile_login",
    `${CODE_MODAL} const modal = new CodeModal("Kod"); app_shop.run(function () { ${USE("modal")} }, "all");`,
  );
  expect(await seen(visit)).toEqual(OUTCOME);
  expectNoErrors(visit);
});

test("a class declared during parsing and extended again creates a modal in a handler", async () => {
  const visit = await withModule(
    "cop_modules_smile_login",
    `${CODE_MODAL}
    class Further extends CodeModal { open() { saw("further"); return super.open(); } }
    app_shop.run(function () {
      const modal = new Further("Kod");
      saw(modal instanceof Further && modal instanceof CodeModal && modal instanceof Modal);
      modal.open();
      saw(modal.modal.querySelector(".code").textContent);
      modal.closeModal();
    }, "all");`,
  );
  expect(await seen(visit)).toEqual([true, "further", "Kod!", "closing", "closed"]);
  expectNoErrors(visit);
});

test("a modal declared and created in a handler opens", async () => {
  const visit = await withModule(
    "cop_modules_smile_login",
    `app_shop.run(function () { ${CODE_MODAL} const modal = new CodeModal("Kod"); ${USE("modal")} }, "all");`,
  );
  expect(await seen(visit)).toEqual(OUTCOME);
  expectNoErrors(visit);
});

test("a modal opened during parsing appears as soon as possible", async () => {
  const visit = await withModule(
    "some_module_of_a_shop",
    `${CODE_MODAL} const modal = new CodeModal("Kod").open();
    app_shop.run(function () { saw(modal.tries); modal.closeModal(); }, "all");`,
  );
  await expect.poll(() => seen(visit)).toEqual([1, "closing", "closed"]);
  expectNoErrors(visit);
});

test("on a page whose files do not mention it, a modal used in a handler appears when its chunk has loaded", async () => {
  const visit = await withModule(
    "some_module_of_a_shop",
    `document.addEventListener("click", () => { ${CODE_MODAL} new CodeModal("Kod").open(); });`,
  );
  await visit.page.locator("h1, body").first().click();
  await visit.page.locator(".modal.--code .code", { hasText: "Kod!" }).waitFor();
  expectNoErrors(visit);
});

test("when its chunk fails to load, the page's own code runs to its end", async () => {
  b.shop.faults.set("wyspa", "404", { path: pathOf("legacy-modal") });
  const visit = await withModule(
    "cop_modules_smile_login",
    `${CODE_MODAL} const modal = new CodeModal("Kod");
    app_shop.run(function () { modal.open(); new CodeModal("Drugi").open(); saw("end"); }, "all");`,
  );
  await expect.poll(() => seen(visit)).toEqual(["end"]);
  expect(visit.errors.map(String)).toEqual([]);
});
