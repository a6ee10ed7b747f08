/** Small things of the page that open by a press or by the pointer (contract D.10.7): one listener for all of them. */
const OPEN = "--hover";

const pressed = (target: Element) => {
  const around = target.closest(".moreInfo__show")?.parentElement;
  for (const one of [around, around?.closest(".moreInfo") === around ? null : around?.closest(".moreInfo")])
    one?.classList.toggle(OPEN);
  if (target.closest(".slm_lists__label"))
    (target.closest(".slm_lists") ?? document.querySelector(".slm_lists"))?.classList.toggle("--active");
};

/** The picture of a menu entry keeps its size when its other picture shows, until the pointer has left the entry. */
const entered = (target: Element) => {
  const picture = target.closest<HTMLElement>("#menu_categories .nav-gfx.nav-hover");
  const item = picture?.closest(".nav-item");
  if (!picture || !item || picture.classList.contains(OPEN)) return;
  const { width, height } = picture.getBoundingClientRect();
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px` });
  picture.classList.add(OPEN);
  item.addEventListener(
    "mouseleave",
    () => {
      picture.classList.remove(OPEN);
      Object.assign(picture.style, { width: "", height: "" });
    },
    { once: true },
  );
};

export function followSmallToggles(): void {
  const heard = (does: (target: Element) => void) => (event: Event) =>
    event.target instanceof Element && does(event.target);
  document.addEventListener("click", heard(pressed));
  document.addEventListener("mouseover", heard(entered), { passive: true });
}
