import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The packages whose code is in these builds, by their metafiles. */
const packagesIn = (metafiles) => {
  const paths = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput ? [path] : [])),
    ),
  );
  const names = paths.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return [...new Set(names)].filter(Boolean).sort();
};

/** The licences of all packages whose code is in the files of the build. */
export function noticesOf(root, metafiles) {
  const notices = packagesIn(metafiles).map((name) => {
    const folder = join(root, "node_modules", name);
    const { version: of, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? readFileSync(join(folder, file), "utf8").trim() : license;
    return `${name} ${of} (${license})\n\n${text}\n`;
  });
  return notices.join(`\n${"-".repeat(72)}\n\n`);
}
