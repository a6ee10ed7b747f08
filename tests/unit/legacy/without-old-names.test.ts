// @vitest-environment page
/** The chunk with the old names is lost: the page's own handlers still run, on names that do nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import type { Names } from "../../../runtime/contracts/legacy";
import { isNoopStub } from "../../../runtime/legacy/absent";
import { runBare } from "../../../runtime/legacy/bare";
import { installRunner } from "../../../runtime/legacy/runner";
import { bareBoot } from "../bare-boot";
import { eventually } from "../eventually";

type Shop = Record<string, unknown> & {
  fn: Record<string, (...args: unknown[]) => unknown>;
  vars: Names;
  graphql: Names;
  run: (...args: unknown[]) => unknown;
  runArr: (...args: unknown[]) => unknown;
};
const shop = () => Reflect.get(window, "app_shop") as Shop;
let boot: Boot;
let before: Set<string>;
beforeEach(() => {
  before = new Set(Object.keys(window));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(window)) if (!before.has(name)) Reflect.deleteProperty(window, name);
  document.head.replaceChildren();
});

function parse(script: () => void = () => {}) {
  const runner = installRunner({ decide() {}, decided: Promise.resolve() });
  boot = bareBoot({
    rows: [],
    loader: {} as Boot["loader"],
    runner,
    core: () => Promise.reject(new Error("lost")),
  });
  boot.store.setState(({ page }) => ({ page: { ...page, view: 3 } }));
  script();
}

describe("the page's handlers", () => {
  it("run once, those of other views and of missing elements do not", async () => {
    const ran: unknown[] = [];
    parse(() => {
      shop().run(() => ran.push("all"), "all");
      shop().run(() => ran.push("view 3"), 3);
      shop().run(() => ran.push("view 1"), 1);
      shop().run(() => ran.push("absent"), "all", "#absent");
      shop().runArr([() => ran.push("first"), () => ran.push("second")], "all");
    });
    await runBare(boot);
    expect(ran).toEqual(["all", "first", "second", "view 3"]);
  });

  it("run although they call old functions that do not exist, and read the page's view", async () => {
    const seen: unknown[] = [];
    parse(() =>
      shop().run(() => {
        shop().fn.ajaxLoadSite?.(true);
        shop().fn.setHeight?.({ selector: ".a" });
        (shop().vars.bLazy as { revalidate(): void }).revalidate();
        seen.push(shop().vars.view);
      }, "all"),
    );
    await runBare(boot);
    expect(seen).toEqual([3]);
  });

  it("continue after one that throws", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const ran: string[] = [];
    parse(() => {
      shop().run(() => {
        throw new Error("of the page");
      }, "all");
      shop().run(() => ran.push("next"), "all");
    });
    await runBare(boot);
    expect(ran).toEqual(["next"]);
  });

  it("run when a late script registers them", async () => {
    parse();
    await runBare(boot);
    const ran = vi.fn();
    shop().run(ran, "all");
    await eventually(() => expect(ran).toHaveBeenCalledTimes(1));
  });

  it("do not run when the old bundle runs the page", async () => {
    const ran = vi.fn();
    parse(() => {
      shop().run(ran, "all");
      shop().runApp = () => {};
    });
    await runBare(boot);
    expect(ran).not.toHaveBeenCalled();
    expect(shop().fn.ajaxLoadSite).toBeUndefined();
  });
});

describe("a name", () => {
  it("that the page defines itself stays", async () => {
    const own = vi.fn();
    parse(() => {
      shop().fn.setHeight = own;
    });
    await runBare(boot);
    shop().fn.setHeight?.(1);
    expect(own).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("of tracking resolves to false, because no event has been sent", async () => {
    parse();
    await runBare(boot);
    expect(await (shop().graphql.trackingEvents as () => Promise<unknown>)()).toBe(false);
  });

  it("of a text format works, because handlers show its result", async () => {
    parse();
    await runBare(boot);
    expect((Object("%d z %s") as { format(...values: unknown[]): string }).format(2, "trzech")).toBe(
      "2 z trzech",
    );
  });

  it("of a map does nothing where the page's modules draw one, and does not exist elsewhere", async () => {
    parse();
    await runBare(boot);
    expect(Object.hasOwn(window, "L")).toBe(false);
    document.head.append(
      Object.assign(document.createElement("script"), { type: "text/none", src: "/gfx/pol/stocks_list.js" }),
    );
    await runBare(boot);
    expect(isNoopStub(Reflect.get(window, "L"))).toBe(true);
  });

  it("of a class can be used by page scripts although its code is lost", async () => {
    parse(() => {
      const Validation = Reflect.get(window, "FormValidation") as new () => { init(): void };
      new Validation().init();
    });
    await runBare(boot);
    const Validation = Reflect.get(window, "FormValidation") as new () => {
      validateForm(): Promise<boolean>;
    };
    expect(await new Validation().validateForm()).toBe(true);
  });
});
