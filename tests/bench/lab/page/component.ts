/** The small component that Wyspa and its peers mount: it sets a text and listens for clicks. */
export default function enhance(host: HTMLElement): void {
  const button = host.querySelector("button");
  if (!button) return;
  button.textContent = "ready";
  button.addEventListener("click", () => {
    button.textContent = "clicked";
  });
  window.bench.mounted();
}
