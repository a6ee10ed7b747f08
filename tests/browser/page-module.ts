/** A page with one module of its own behind the script's tag: a classic script, under a name that the platform's has. */
import { renderEnvelope } from "../../fixtures/shop";
import { keepingPolicy } from "./runtime/pages";
import type { Bench, Visit, VisitOptions } from "./support";

interface ModulePage extends VisitOptions {
  /** `subscription_add`, `stocks_list` …: what a page needs ahead of its handlers is known by it. */
  readonly module: string;
  /** What runs while the page is parsed. */
  readonly code: string;
  readonly content?: string;
  /** Without header, side and footer. */
  readonly frameless?: boolean;
}

export function visitModule(
  b: Bench,
  { module, code, content = "", frameless = false, ...options }: ModulePage,
): Promise<Visit> {
  b.shop.file(`/gfx/pol/${module}.js.gzip`, code, "text/javascript");
  b.shop.page(`/modul-${module}`, (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      bare: frameless,
      content: keepingPolicy(content, context.nonce),
      afterScript: keepingPolicy(`<script src="/gfx/pol/${module}.js.gzip?r=17"></script>`, context.nonce),
    }),
  );
  return b.visit({ path: `/modul-${module}`, ...options });
}

/** What the module wrote into `window.seen`. */
export const seen = ({ page }: Visit): Promise<unknown> => page.evaluate(() => Reflect.get(window, "seen"));
