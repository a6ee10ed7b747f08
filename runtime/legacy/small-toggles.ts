/** Opens and closes the toggles that `follow-toggles.ts` detects. Ships as its own chunk. */
const OPEN = "--hover";

export function toggle(host: HTMLElement, type: string): void {
  if (host.matches(".nav-hover")) {
    if (type === "mouseover") entered(host);
  } else if (type === "click") pressed(host);
}

function pressed(host: Element): void {
  if (host.matches(".slm_lists__label"))
    return void (host.closest(".slm_lists") ?? document.querySelector(".slm_lists"))?.classList.toggle(
      "--active",
    );
  const around = host.parentElement;
  const more = around?.closest(".moreInfo");
  for (const element of new Set([around, more])) element?.classList.toggle(OPEN);
}

/** Keeps the size of a menu entry's picture while its hover picture shows, until the pointer leaves the entry. */
function entered(picture: HTMLElement): void {
  const item = picture.closest(".nav-item");
  if (!item || picture.classList.contains(OPEN)) return;
  const { width, height } = picture.getBoundingClientRect();
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
  picture.classList.add(OPEN);
  const left = () => {
    picture.classList.remove(OPEN);
    Object.assign(picture.style, { width: "", height: "" });
  };
  item.addEventListener("mouseleave", left, { once: true });
}
