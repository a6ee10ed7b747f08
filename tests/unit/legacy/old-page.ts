/** Pages of the fixture shop with the old bundle's names, for tests of one of them. */
import { afterEach, expect, vi } from "vitest";
import type { Names } from "../../../runtime/contracts/legacy";
import { installRunner } from "../../../runtime/legacy/runner";
import { eventually } from "../eventually";
import { one } from "../in-page";
import { type OpenPage, openShop } from "../open-page";

type Fn = Record<string, (...args: unknown[]) => unknown>;
type Chunks = Readonly<Record<string, () => Promise<unknown>>>;

export const page = () =>
  window as unknown as Names & { app_shop: { fn: Fn; vars: Names; run: (...args: unknown[]) => unknown } };
export const fn = (): Fn => page().app_shop.fn;

const GLOBALS =
  "app_shop iaiGet Alertek appModules menu_basket_cache format_price md5 errorLog closeModal simple_tooltip Modal wyspa FormValidation MfaConfig WebAuthn SelectToDropdown SetPrefixOnPhoneInput Pagination ModifyAdress VanillaCalendar calculate_instalments clientFormTxt clientNewErrorCode".split(
    " ",
  );

interface Options {
  readonly path?: string;
  /** Markup that is added to the page's content. */
  readonly content?: string;
  /** Name of a module file of the page, which decides what the runtime loads before the handlers. */
  readonly module?: string;
  /** A page script, run while the page is parsed. */
  readonly script?: () => void;
  readonly before?: () => void;
}

/** @param chunks the chunks of the old names that the tests are about */
export function openOldPages(chunks: Chunks) {
  const street = openShop();
  afterEach(() => {
    vi.restoreAllMocks();
    for (const name of GLOBALS) Reflect.deleteProperty(window, name);
  });
  return {
    street,
    /** Resolves when the page's handlers may run. */
    async open({
      path = "/text-page",
      content = "",
      module = "",
      script = () => {},
      before = () => {},
    }: Options = {}): Promise<OpenPage> {
      Reflect.set(window, "wyspa", {});
      let decide = () => {};
      const decided = new Promise<void>((resolve) => {
        decide = resolve;
      });
      const opened = await street.open(path, {
        chunks: { "legacy-globals": () => import("../../../runtime/public/legacy-globals"), ...chunks },
        before() {
          one("#content").insertAdjacentHTML("beforeend", content);
          if (module)
            document.head.append(
              Object.assign(document.createElement("script"), { src: `/gfx/pol/${module}.js.gzip?r=17` }),
            );
          before();
        },
        runner() {
          const runner = installRunner({ decide, decided });
          script();
          decide();
          return runner;
        },
      });
      await eventually(() => expect(typeof fn().changeLiteral).toBe("function"));
      await new Promise<void>((resolve) => void page().app_shop.run(() => resolve(), "all"));
      return opened;
    },
  };
}
