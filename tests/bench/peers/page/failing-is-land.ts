/** A module for each island; the one that throws does so in its own. */
export default function enhance(island: Element): void {
  const button = island.querySelector("button");
  const on = island.getAttribute("data-on");
  if (on === "mount") throw new Error("bench: on purpose");
  button?.addEventListener("click", () => {
    if (on === "press") throw new Error("bench: on purpose");
    button.textContent = String(Number(button.textContent) + 1);
  });
}
