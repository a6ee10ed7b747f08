/** A page with one module after the script's tag: a classic script with the name of one of the platform's modules. */
import { renderEnvelope } from "../../fixtures/shop";
import { keepingPolicy } from "./runtime/pages";
import type { Bench, Visit, VisitOptions } from "./support";

interface ModulePage extends VisitOptions {
  /** `subscription_add`, `stocks_list` …: the name decides what the runtime loads before the module's handlers. */
  readonly module: string;
  /** Code that runs while the page is parsed. */
  readonly code: string;
  readonly content?: string;
  /** Omits header, side column and footer. */
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

/** The value that the module wrote to `window.seen`. */
export const seen = ({ page }: Visit): Promise<unknown> => page.evaluate(() => Reflect.get(window, "seen"));
