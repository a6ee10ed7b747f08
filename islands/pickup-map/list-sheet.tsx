/** On phones the list lies as a sheet over the open map: half as high, whole, or a strip with its handle alone. */
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { Selected } from "./selected";
import type { PickupTranslate } from "./texts";

const SIZES = ["strip", "half", "whole"] as const;
type Size = (typeof SIZES)[number];

/** What a press of the handle leads to, and its name. */
const NEXT = { strip: "half", half: "whole", whole: "strip" } as const;
const NAMES = {
  strip: "pickup-map.sheet-show",
  half: "pickup-map.sheet-grow",
  whole: "pickup-map.sheet-fold",
} as const;

/** Pixels that a finger must move the handle, so that a tap stays a press. */
const SLOP = 8;

interface ListSheetProps {
  /** The map is open, and the shop wants the sheet. */
  readonly hasHandle: boolean;
  readonly selected: Selected | null;
  readonly t: PickupTranslate;
  readonly children: ReactNode;
}

/** Keys and touch press the handle; a finger may also pull it, and arrow keys move it by one size. */
export function ListSheet({ hasHandle, selected, t, children }: ListSheetProps) {
  const [size, setSize] = useState<Size>("half");
  const sheet = useRef<HTMLDivElement>(null);
  const pull = usePull(sheet, setSize);
  // A marker is pressed beside a folded list: its row must be in view.
  useEffect(() => {
    if (selected && selected.by !== "list") setSize((now) => (now === "strip" ? "half" : now));
  }, [selected]);
  const move = (by: 1 | -1) => setSize((now) => SIZES[SIZES.indexOf(now) + by] ?? now);
  return (
    <div ref={sheet} className={`cop_pickup_sheet --${size}`}>
      {hasHandle && (
        <button
          type="button"
          className="cop_pickup_sheet__handle"
          aria-expanded={size !== "strip"}
          onClick={({ detail }) => {
            // Browsers add a click to a pull, with a count of presses; keys have none.
            if (!detail || !pull.hasMoved()) setSize(NEXT[size]);
          }}
          onKeyDown={(event) => {
            const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
            if (!by) return;
            event.preventDefault();
            move(by);
          }}
          {...pull.handlers}
        >
          {t(NAMES[size])}
        </button>
      )}
      {children}
    </div>
  );
}

/** Lets a finger pull the sheet; on release it takes the size that is nearest. */
function usePull(sheet: { readonly current: HTMLElement | null }, setSize: (size: Size) => void) {
  const start = useRef<number | null>(null);
  const moved = useRef(false);
  const shift = (pixels: number | null) =>
    sheet.current?.style.setProperty("translate", pixels === null ? "" : `0 ${pixels}px`);
  const end = (event: PointerEvent, isDone: boolean) => {
    const from = start.current;
    start.current = null;
    shift(null);
    const box = sheet.current;
    const stage = box?.parentElement;
    if (from === null || !isDone || !moved.current || !box || !stage) return;
    const wanted = (box.offsetHeight - (event.clientY - from)) / stage.offsetHeight;
    setSize(wanted < 0.3 ? "strip" : wanted < 0.75 ? "half" : "whole");
  };
  return {
    /** Whether the last touch has pulled the handle. */
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        start.current = event.clientY;
        moved.current = false;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove({ clientY }: PointerEvent) {
        if (start.current === null) return;
        const by = clientY - start.current;
        moved.current ||= Math.abs(by) > SLOP;
        if (moved.current) shift(by);
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  };
}
