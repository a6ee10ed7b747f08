/** Switches of every browser that tests and bench start: without requests of its own, and without a GPU. */
export const launchSwitches = [
  "--no-sandbox",
  // Maps need WebGL. It renders in software, because the machine may lack a GPU.
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
