import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const shipped = ["react", "react-dom", "scheduler", "zustand", "ky", "maplibre-gl", "supercluster", "kdbush"];

/** The licences of the packages whose code is in the chunks. */
export function noticesOf(root) {
  const notices = shipped.map((name) => {
    const folder = join(root, "node_modules", name);
    const { version: of, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), "utf8").trim() : license;
    return `${name} ${of} (${license})\n\n${text}\n`;
  });
  return notices.join(`\n${"-".repeat(72)}\n\n`);
}
