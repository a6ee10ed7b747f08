import { type CSSProperties, type RefObject, useRef } from "react";

export interface Room {
  readonly list: CSSProperties;
  readonly summary: CSSProperties;
}

type Box = RefObject<HTMLElement | null>;

const heightOf = (box: HTMLElement): CSSProperties => ({
  boxSizing: "border-box",
  minBlockSize: `${box.getBoundingClientRect().height}px`,
});

/**
 * The room of list and summary while the basket had its last line. The empty state takes it, so that nothing moves when
 * the server's answer comes. Measured while React renders, because the line is still on the page then.
 */
export function useRoom(isEmpty: boolean, { current: list }: Box, { current: summary }: Box): Room | null {
  const room = useRef<Room | null>(null);
  if (!isEmpty) room.current = null;
  else if (!room.current && list && summary)
    room.current = {
      list: { ...heightOf(list), marginBlock: getComputedStyle(list).marginBlock },
      summary: { ...heightOf(summary), display: "flex", flexDirection: "column" },
    };
  return room.current;
}
