/**
 * Import this first: happy-dom in a file that also runs the fixture shop. With `@vitest-environment happy-dom` Vite
 * rewrites the `import.meta.url` by which the shop's files find their data.
 */
import { builtinEnvironments } from "vitest/runtime";

await builtinEnvironments["happy-dom"].setup(globalThis, {});
