/** Checks that `npm start` builds, serves the demo shop, and prints an address that serves the script. */
import { spawn } from "node:child_process";

const PATIENCE_MS = 90_000;
const child = spawn("npm", ["start"], {
  stdio: ["ignore", "pipe", "inherit"],
  detached: true,
  env: { ...process.env, PORT: "0" },
});
const stop = (code) => {
  try {
    process.kill(-child.pid);
  } catch {
    // it has already exited
  }
  process.exit(code);
};
setTimeout(() => {
  console.error("npm start printed no address");
  stop(1);
}, PATIENCE_MS);

let output = "";
child.stdout.on("data", async (data) => {
  output += data;
  const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
  if (!address) return;
  child.stdout.removeAllListeners("data");
  const page = await (await fetch(address)).text();
  const script = await fetch(new URL("/wyspa/wyspa.js", address));
  const good = page.includes("/wyspa/wyspa.js") && script.ok && (await script.text()).length > 1_000;
  console.log(good ? `${address} answers` : `${address} does not serve the shop with its script`);
  stop(good ? 0 : 1);
});
