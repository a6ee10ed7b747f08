import { join } from "node:path";

/**
 * The options of esbuild that replace natives in packages that ship. Prototype and MooTools have their own versions of
 * these natives, with another meaning.
 * @param root the project's folder
 */
export const standIns = (root) => ({
  inject: [join(root, "runtime/base/natives.ts")],
  define: {
    "process.env.NODE_ENV": '"production"',
    "Array.from": "wyspaArrayFrom",
    "globalThis.Request": "wyspaRequest",
  },
});
