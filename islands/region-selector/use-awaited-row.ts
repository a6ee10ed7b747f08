import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses a country's row that may appear only with the next render: after Enter in the filter, or the first row of
 * "more".
 * @returns takes the country's id; `now` = its row may exist already
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
