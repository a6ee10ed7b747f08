/** Scrolls the dialog or the drawer just as far as needed: the styles keep room for the field and the bar over the list. */

const show = (row: Element | null | undefined) => row?.scrollIntoView?.({ block: "nearest" });

/** Shows the chosen country's row; in a list that scrolls by itself in its middle. */
export function showChosen(around: Element | null): void {
  const chosen = around?.querySelector<HTMLElement>("[data-chosen]");
  const box = chosen?.closest<HTMLElement>(".--boxed");
  if (chosen && box) box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
  else show(chosen);
}

/** Shows the first row, after the list has become another one. */
export function showFirst(list: HTMLElement | null): void {
  if (list?.matches(".--boxed")) list.scrollTop = 0;
  else show(list?.querySelector("label"));
}
