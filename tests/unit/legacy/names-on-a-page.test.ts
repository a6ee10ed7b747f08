/** The old bundle's names answer the page's scripts, whenever those call them. */
import "../in-a-window";
import { describe, expect, it, vi } from "vitest";
import { installRunner } from "../../../runtime/legacy/runner";
import { eventually } from "../eventually";
import { all, fire, one, soon, textOf } from "../in-page";
import { fn, openOldPages, page } from "./old-page";

const { street, open } = openOldPages({
  loading: () => import("../../../runtime/overlays/loading"),
  "legacy-deposit": () => import("../../../runtime/legacy/deposit"),
});
const call = (name: string) => Reflect.get(window, name) as Record<string, (...args: unknown[]) => unknown>;

describe("a call while the page is parsed", () => {
  it("runs handlers once the old names are ready, with the view of the page", async () => {
    const seen: unknown[] = [];
    await open({
      script: () =>
        page().app_shop.run(() => seen.push(page().app_shop.vars.view, fn().variety?.(1, "a", "b")), "all"),
    });
    await eventually(() => expect(seen).toEqual([4, "a"]));
  });

  it("keeps values that modules write", async () => {
    await open({
      script() {
        const { sliderConfig } = page().app_shop.vars as { sliderConfig: { sliderList: unknown[] } };
        sliderConfig.sliderList.push("x");
        page().app_shop.vars.lastFocusedElement ||= "#content";
      },
    });
    expect(page().app_shop.vars).toMatchObject({
      sliderConfig: { debugSlider: false, sliderList: ["x"] },
      lastFocusedElement: "#content",
    });
  });

  it("shows an alert later", async () => {
    const opened = await open({ script: () => call("Alertek").Error?.("Za późno") });
    await eventually(() => expect(opened.announced).toContain("Za późno"));
  });

  it("leaves no name of ours beside the old bundle", async () => {
    Reflect.set(window, "wyspa", {});
    const theirs = () => {};
    const opened = await street.open("/text-page", {
      chunks: { "legacy-globals": () => import("../../../runtime/public/legacy-globals") },
      runner() {
        const runner = installRunner({ decide: () => {}, decided: Promise.resolve() });
        Reflect.set(page().app_shop, "runApp", theirs);
        return runner;
      },
    });
    await eventually(() => expect(page().Alertek).toBeUndefined());
    expect(fn().changeLiteral).toBeUndefined();
    expect(opened.errors).toEqual([]);
  });
});

it("the platform's data answers the old requests, each block once", async () => {
  const answers: unknown[] = [];
  await open();
  call("iaiGet").comparers?.((answer: unknown) => answers.push(answer));
  call("iaiGet").comparers?.(() => answers.push("a second caller"));
  await eventually(() => expect(answers).toHaveLength(1));
  expect(Object.keys(answers[0] as object)).toContain("Comparers");
  call("iaiGet").reInit?.(["Comparers"]);
  await eventually(() => expect(answers).toHaveLength(2));
});

describe("alerts", () => {
  it("have the type of their name, and can be closed", async () => {
    await open();
    call("Alertek").Warning?.("<b>Uwaga</b>");
    // The cover may still show an earlier alert.
    await eventually(() => expect(one("#alert_cover").textContent).toContain("Uwaga"));
    expect(document.querySelector("#alert_cover b")).toBeNull();
    call("Alertek").End?.();
    await eventually(() => expect(document.querySelector("#alert_cover")).toBeNull());
  });

  it("that are only for screen readers show nothing", async () => {
    const opened = await open();
    call("Alertek").SrOnly?.("Wczytano");
    await eventually(() => expect(opened.announced).toContain("Wczytano"));
    expect(document.querySelector("#alert_cover")).toBeNull();
  });
});

describe("texts and numbers", () => {
  it("are formatted and counted like the old functions did", async () => {
    await open();
    expect(fn().changeLiteral?.(5, ["dni", "dzień", "dni"])).toBe("5 dni");
    expect(fn().changeLiteral?.(1, ["dni", "dzień", "dni"], true)).toBe("dzień");
    expect([fn().variety?.(1, "a", "b"), fn().variety?.(2, "a", "b")]).toEqual(["a", "b"]);
    const format = Reflect.get(window, "format_price") as (...args: unknown[]) => string;
    expect(format(1234.5, { mask: "###,##0.00", currency: "zł", currency_space: true })).toMatch(
      /1.?234.50.zł/,
    );
    expect(fn().news_data?.({ data: "nothing" })).toBe(false);
  });

  it("news_data fills its places with day, month and year in turn, whatever their letters", async () => {
    await open();
    const date = (format?: string) => fn().news_data?.({ data: "2024-05-03", month_names: [], format });
    expect(date()).toBe("03-05-2024");
    expect(date("%y/%m/%d")).toBe("03/05/2024");
    expect(date("<b>%d</b> %d %x, %d, 100% %D")).toBe("<b>03</b> 05 2024, %d, 100% %D");
    expect(date("%d")).toBe("03");
    expect(date("")).toBe("");
  });

  it("fill placeholders in order, and surplus ones stay", async () => {
    await open();
    const text = Object("Dodano %d z %s, %c") as { format(...values: unknown[]): string };
    expect(text.format(2, "$&")).toBe("Dodano 2 z $&, %c");
  });

  it("have distinct short hashes", async () => {
    await open();
    const md5 = Reflect.get(window, "md5") as (text: string) => string;
    expect(md5("a")).toMatch(/^[0-9a-f]{16}$/);
    expect([md5("ż") === md5("\u017c"), md5("a") === md5("b")]).toEqual([true, false]);
  });
});

describe("modules", () => {
  it("are known by name, and a taken name is refused", async () => {
    await open();
    const modules = call("appModules");
    expect([modules.installModule?.("Nowy", "/y.js"), modules.installModule?.("Nowy", "/z.js")]).toEqual([
      true,
      false,
    ]);
    expect([modules.getModule?.("Nowy"), modules.getModule?.("Obcy")]).toEqual(["/y.js", false]);
  });

  it("from a refused address are false, not an error", async () => {
    await open();
    call("appModules").installModule?.("Zly", "javascript:alert(1)");
    expect(await call("appModules").load?.("Zly", { type: "module" })).toBe(false);
  });
});

it("the loading cover is shown once and gives focus back", async () => {
  await open({
    before: () => one("#content").insertAdjacentHTML("beforeend", '<button id="last">x</button>'),
  });
  page().app_shop.vars.lastFocusedElement = "#last";
  fn().ajaxLoadSite?.(true);
  fn().ajaxLoadSite?.(true);
  await soon("#ajaxLoadSite");
  expect(all("#ajaxLoadSite")).toHaveLength(1);
  fn().ajaxLoadSiteMessage?.("Chwila…");
  await eventually(() => expect(textOf("#ajaxLoadSite")).toContain("Chwila…"));
  fn().ajaxLoadSite?.(false);
  await eventually(() => expect(document.querySelector("#ajaxLoadSite")).toBeNull());
  await eventually(() => expect(document.activeElement?.id).toBe("last"));
});

describe("fields and boxes", () => {
  it("labels move out of filled fields, even of those that a script has filled", async () => {
    await open({
      before: () =>
        one("#content").insertAdjacentHTML(
          "beforeend",
          '<input id="a" class="f-control"><label class="f-label" id="la">A</label>',
        ),
    });
    const field = one<HTMLInputElement>("#a");
    field.value = "x";
    fn().addFocused?.();
    expect([field.className, one("#la").className]).toEqual(["f-control focused", "f-label focused"]);
    field.value = "";
    fire(field, "input");
    expect(one("#la").className).toBe("f-label");
  });

  it("the items of a row get the height of the tallest", async () => {
    await open({
      before: () =>
        one("#content").insertAdjacentHTML(
          "beforeend",
          '<div id="box"><p class="h">1</p><p class="h">2</p><p class="h">3</p></div>',
        ),
    });
    const size = (element: HTMLElement, width: number, height: number) =>
      Object.defineProperties(element, { offsetWidth: { value: width }, offsetHeight: { value: height } });
    size(one("#box"), 200, 0);
    all(".h").map((item, index) => size(item, 100, [10, 30, 20][index] ?? 0));
    fn().setHeight?.({ selector: ".h", container: "#box" });
    expect(all(".h").map(({ style }) => style.minHeight)).toEqual(["30px", "30px", "20px"]);
  });

  it("a deposit is marked with its amount, once", async () => {
    await open({
      before: () =>
        one("#content").insertAdjacentHTML("beforeend", '<b class="dep" data-price="0,50 zł">0,50 zł</b>'),
    });
    expect(fn().addDepositInfo?.(".dep")).toBe("");
    fn().addDepositInfo?.(".dep");
    const mark = await soon(".dep + .deposit_tooltip");
    expect(mark.textContent).toContain("0,50 zł");
    expect(all(".deposit_tooltip")).toHaveLength(1);
  });

  it("a theme's link for a sign-in view presses the view's radio button by its id", async () => {
    await open({
      before: () =>
        one("#content").insertAdjacentHTML(
          "beforeend",
          '<div id="signin-form"><a href="#view_b" id="link">b</a></div>',
        ),
    });
    const pressed = vi.fn((event: Event) => event.preventDefault());
    one("#link").addEventListener("click", pressed);
    fn().switchSigninView?.({ id: "view_b" });
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});

it("the page's state is on the document for stylesheets", async () => {
  const { boot } = await open();
  const { classList, style } = document.documentElement;
  expect(classList.contains("_mobile")).toBe(false);
  boot.store.setState(({ page: slice }) => ({ page: { ...slice, view: 1 } }));
  expect(classList.contains("_mobile")).toBe(true);
  expect(style.getPropertyValue("--vh")).toBe(`${innerHeight / 100}px`);
});

it("an address of another site is not written into the history", async () => {
  await open();
  const before = location.href;
  expect(() => fn().change_url?.("https://other.example/")).not.toThrow();
  expect(location.href).toBe(before);
  fn().change_url?.("/inny");
  expect(location.pathname).toBe("/inny");
});
