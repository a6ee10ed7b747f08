/** `Modal` as page modules use it (contract D 7): at once, several times, and with content that they write into it. */
import { describe, expect, test } from "vitest";
import { seen, visitModule } from "../page-module";
import { bench, expectNoErrors } from "../support";

const b = bench();

/** A module of the subscription pages: `Modal` is real before the module's handlers run. */
const inHandler = (code: string, content = "") =>
  visitModule(b, {
    module: "subscription_add",
    content,
    code: `var seen = []; function saw(value) { seen.push(value); }
      app_shop.run(function () { ${code} }, "all");`,
  });

describe("shown content is in the document when the call returns", () => {
  test("for a detached element with its listeners, several times, and its callbacks receive dialog and modal", async () => {
    const visit = await inHandler(`
      const box = document.createElement("div");
      box.className = "own";
      box.innerHTML = "<p>Treść</p><input class='field'>";
      let presses = 0;
      box.addEventListener("click", () => saw("press " + ++presses));
      const modal = new Modal({
        element: box, classList: "--own", allowedElementsForTabIndex: "false",
        afterShow(element, given) {
          saw(element.matches(".modal.--own") && !!document.querySelector(".modal .modal__wrapper .modal__content .own"));
          saw(given.modal === element && !!document.querySelector(".modal .modal__close"));
        },
        afterClose(element) { saw("closed " + element.matches(".modal")); },
      });
      saw(box.closest(".modal") !== null && modal.element === box);
      box.click();
      modal.closeModal();
      saw(document.querySelector(".modal") === null);
      modal.init();
      box.click();
      document.querySelector(".modal__close").click();
      saw(document.querySelector(".modal") === null);`);
    expect(await seen(visit)).toEqual([
      ...[true, true, true, "press 1", "closed true", true],
      ...[true, true, "press 2", "closed true", true],
    ]);
    expectNoErrors(visit);
  });

  test("for a template fragment, and again for the same fragment", async () => {
    const visit = await inHandler(
      `const piece = document.querySelector("#wzor").content.cloneNode(true);
      const modal = Modal({ notInit: true, classList: "--small" });
      saw(document.querySelector(".modal") === null);
      modal.params.element = piece;
      modal.params.afterShow = (element) => saw(element.querySelector(".modal__content").textContent.trim());
      modal.init(); modal.closeModal(); modal.init();
      saw(document.querySelectorAll(".modal .in-template").length);`,
      '<template id="wzor"><p class="in-template">Ze wzoru</p></template>',
    );
    expect(await seen(visit)).toEqual([true, "Ze wzoru", "Ze wzoru", 1]);
    expectNoErrors(visit);
  });

  test("for an element of the page, which then returns to its place", async () => {
    const visit = await inHandler(
      `const own = document.querySelector("#okno");
      const modal = new Modal({ element: own });
      saw(own.closest(".modal") !== null);
      modal.closeModal();
      saw(own.parentElement.id);`,
      '<div id="miejsce"><div id="okno">Okno strony</div></div>',
    );
    expect(await seen(visit)).toEqual([true, "miejsce"]);
    expectNoErrors(visit);
  });

  test("for the second of two calls in one tick, and empty content opens an empty dialog", async () => {
    const visit = await inHandler(`
      const box = (text) => Object.assign(document.createElement("p"), { textContent: text });
      new Modal({ element: box("pierwsze"), afterClose: () => saw("pierwsze zamknięte") });
      new Modal({ element: box("drugie") });
      saw([...document.querySelectorAll(".modal")].map((one) => one.textContent.trim()).join());
      new Modal({ element: null });
      document.querySelector(".modal .modal__content").append("dopisane");
      saw(document.querySelector(".modal").textContent.trim());`);
    expect(await seen(visit)).toEqual(["pierwsze zamknięte", "drugie", "dopisane"]);
    expectNoErrors(visit);
  });
});

test("replaced parameters take effect", async () => {
  const visit = await inHandler(`
    const modal = new Modal({ notInit: true });
    const box = Object.assign(document.createElement("p"), { textContent: "kod" });
    modal.params = { element: box, classList: "--verify", afterShow: () => saw("shown"), afterClose: () => saw("closed") };
    modal.init();
    saw(document.querySelector(".modal.--verify") !== null);
    modal.closeModal();`);
  expect(await seen(visit)).toEqual(["shown", true, "closed"]);
  expectNoErrors(visit);
});

test("members used by modules exist and return the focus, and a missing one is reported once", async () => {
  const visit = await inHandler(
    `document.querySelector("#outside").focus();
    const box = document.createElement("div");
    box.innerHTML = "<a href='/'>link</a><button class='first'>x</button>";
    const modal = new Modal({ element: box, afterShow: () => {} });
    saw([typeof modal.events.tabFocusClick, modal.enableTabIndexes, typeof modal.assignTabIndexes()].join());
    document.activeElement.blur();
    modal.restoreModalFocus(() => saw("before"), true);
    saw(document.querySelector(".modal").contains(document.activeElement));
    modal.notThere(); modal.notThere();`,
    '<button id="outside">obok</button>',
  );
  expect(await seen(visit)).toEqual(["function,true,undefined", "before", true]);
  expect(visit.errors.map(String)).toEqual([]);
  expect(visit.console).toEqual([
    "Wyspa: Modal.notThere() does nothing, because Wyspa has no such function. Remove the call.",
  ]);
});

test("called without `new`, the window gets closeModal for the top dialog, and assignTabIndexes", async () => {
  const visit = await inHandler(`
    Modal({ element: Object.assign(document.createElement("p"), { textContent: "lista" }) });
    assignTabIndexes?.();
    saw(document.querySelectorAll(".modal").length);
    closeModal();
    saw(document.querySelectorAll(".modal").length);
    closeModal();`);
  expect(await seen(visit)).toEqual([1, 0]);
  expectNoErrors(visit);
});

test("a modal made during parsing is the same object that opens later", async () => {
  const visit = await visitModule(b, {
    module: "collective_payment",
    code: `var seen = [];
      const modal = new Modal({ notInit: true });
      app_shop.run(function () {
        modal.params = { element: Object.assign(document.createElement("p"), { textContent: "płatność" }), classList: "--pay" };
        modal.init();
        seen.push(document.querySelector(".modal.--pay")?.textContent.trim());
        modal.closeModal();
        seen.push(document.querySelector(".modal"));
      }, "all");`,
  });
  expect(await seen(visit)).toEqual(["płatność", null]);
  expectNoErrors(visit);
});

test("a return is confirmed by its button, although markup loses its inline handler", async () => {
  const visit = await visitModule(b, {
    module: "returns_methods_form",
    code: `let returnsRemoveParam = true;
      window.seen = [];
      app_shop.run(function () {
        window.ask = () => new Modal({
          html: "<div class='menu_notice --rma'><p>Czy potwierdzasz zwrot?</p><button class='menu_notice__button btn' onclick='returnsRemoveParam = false; return false;'>Potwierdzam</button></div>",
          afterClose() { seen.push(returnsRemoveParam); returnsRemoveParam = true; },
        });
      }, "all");`,
  });
  const { page } = visit;
  const ask = () => page.evaluate(() => void (Reflect.get(window, "ask") as () => void)());
  await ask();
  await page.locator(".modal .menu_notice__button").click();
  await expect.poll(() => seen(visit)).toEqual([false]);
  expect(await page.locator(".modal").count()).toBe(0);
  await ask();
  await page.locator(".modal .menu_notice__button").waitFor();
  await page.locator(".modal .modal__close").click();
  await expect.poll(() => seen(visit)).toEqual([false, true]);
  expectNoErrors(visit);
});

test("an iframe in a modal's markup cannot contain a page of its own", async () => {
  const visit = await inHandler("");
  const { page } = visit;
  await page.evaluate(() => {
    const { Modal } = window as unknown as { Modal: new (options: object) => unknown };
    const bad = [
      "data:text/html,<script>parent.pwned=1</script>",
      "data:image/svg+xml,<svg/>",
      "blob:x",
      "javascript:1",
    ];
    new Modal({
      html: `<h2>Film</h2><iframe srcdoc="<script>parent.pwned=1</script>"></iframe>${bad.map((src) => `<iframe src="${src}"></iframe>`).join("")}
        <iframe class="good" src="/text-page"></iframe><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">`,
    });
  });
  await page.locator(".modal h2").waitFor();
  expect(await page.locator(".modal iframe").count()).toBe(1);
  expect(await page.locator(".modal iframe.good, .modal img[src]").count()).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, "pwned"))).toBeUndefined();
});
