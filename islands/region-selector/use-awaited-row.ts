import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Gives the focus to a country's row that may come only with the next list: one that was taken by Enter, or the first
 * of more.
 * @returns takes the id of the country; `now` where its row may be there already
 */
export function useAwaitedRow(
  list: RefObject<HTMLElement | null>,
): (id: string | null, now?: boolean) => void {
  const awaited = useRef<string | null>(null);
  const focus = () => {
    const rows = [...(list.current?.querySelectorAll("input") ?? [])];
    const row = rows.find(({ value }) => value === awaited.current);
    if (!row) return;
    awaited.current = null;
    row.focus();
  };
  useLayoutEffect(focus);
  return (id, now) => {
    awaited.current = id;
    if (now) focus();
  };
}
