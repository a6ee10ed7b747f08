/** Pixels that stay free at the window's edges. */
const EDGE = 8;
/** In narrower windows the stylesheet shows the dialog as a sheet at the bottom. */
const SHEET = "(max-width: 756px)";

/**
 * Places the dialog below its field, or above it where there is more room. It stays inside the window and follows the
 * field.
 */
export function placeBeside(dialog: HTMLElement, field: HTMLElement, signal: AbortSignal): void {
  const place = () => {
    const { style } = dialog;
    if (matchMedia(SHEET).matches) {
      style.left = style.top = "";
      return;
    }
    const [around, own] = [field.getBoundingClientRect(), dialog.getBoundingClientRect()];
    const { clientWidth, clientHeight } = document.documentElement;
    const start = getComputedStyle(field).direction === "rtl" ? around.right - own.width : around.left;
    const fitsBelow = around.bottom + own.height + EDGE <= clientHeight;
    const top =
      fitsBelow || around.top < clientHeight - around.bottom
        ? around.bottom + 4
        : around.top - own.height - 4;
    const within = (at: number, size: number, room: number) =>
      Math.max(EDGE, Math.min(at, room - size - EDGE));
    style.left = `${within(start, own.width, clientWidth)}px`;
    style.top = `${within(top, own.height, clientHeight)}px`;
  };
  for (const type of ["resize", "scroll"])
    window.addEventListener(type, place, { signal, capture: true, passive: true });
  place();
}
