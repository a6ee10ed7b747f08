/** Index of the picture that a key leads to, mirrored in right-to-left text; `null` for other keys and at the ends. */
export function stepOf(event: KeyboardEvent, from: number, count: number, host: Element): number | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const ahead = getComputedStyle(host).direction === "rtl" ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + ahead,
    ArrowLeft: from - ahead,
    Home: 0,
    End: count - 1,
  };
  const to = steps[event.key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
