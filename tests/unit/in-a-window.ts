/**
 * Import this first: happy-dom in a file that also runs the fixture shop. With `@vitest-environment page` Vite
 * rewrites the `import.meta.url` by which the shop's files find their data.
 */
import { handleCancelledAnimations } from "./cancelled-animations";
import pageEnvironment, { loadHappyDom } from "./page-environment";

await pageEnvironment.setup(globalThis, {});
const { PropertySymbol } = await loadHappyDom();
handleCancelledAnimations();

// Vitest's `window` is Node's global object; by these keys happy-dom's own methods of event targets work on it, too.
const own: object = Reflect.get(document, PropertySymbol.window);
for (const key of Object.getOwnPropertySymbols(own))
  if (!(key in globalThis)) Reflect.set(globalThis, key, Reflect.get(own, key));
