/** Starts the shop of dist/README.md, "Your own page", from an empty folder and from the document alone. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../../dist/", import.meta.url));
const document = readFileSync(join(dist, "README.md"), "utf8");

/** The code block for a file, as a reader copies it out of the document. */
export function shownFile(name: string): string {
  const [, code = ""] = new RegExp(`^\`\`\`\\w+ file=${name}\\n([^]*?)^\`\`\`$`, "m").exec(document) ?? [];
  if (!code) throw new Error(`dist/README.md shows no file ${name}`);
  return code;
}

/** A port that is free now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

export interface StarterShop {
  readonly origin: string;
  /** What the server has written, such as reports of the error log. */
  readonly written: () => string;
  close(): void;
}

export async function startStarterShop(): Promise<StarterShop> {
  const folder = mkdtempSync(join(tmpdir(), "wyspa-starter-"));
  cpSync(dist, join(folder, "wyspa"), { recursive: true, filter: (file) => !/dist\/maps(\/|$)/.test(file) });
  for (const name of ["page.html", "server.mjs"]) writeFileSync(join(folder, name), shownFile(name));
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, ["server.mjs", "wyspa", `${port}`], { cwd: folder });
  let written = "";
  await new Promise<void>((started, failed) => {
    const read = (text: Buffer) => {
      written += text;
      if (written.includes("http://localhost:")) started();
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", (code) => failed(new Error(`server.mjs ended with ${code}: ${written}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    written: () => written,
    close() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
