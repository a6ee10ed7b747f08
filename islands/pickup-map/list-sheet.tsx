/** On phones the list lies as a sheet over the open map: half as high, whole, or a strip with its handle alone. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { followHandle, HANDLE_TEXTS, type SheetSize, sizeForChosen } from "../../runtime/places/list-sheet";
import { useShared } from "./shared";
import type { Selected } from "./use-list";

interface ListSheetProps {
  /** The map is open, and the shop wants the sheet. */
  readonly hasHandle: boolean;
  readonly selected: Selected | null;
  readonly children: ReactNode;
}

export function ListSheet({ hasHandle, selected, children }: ListSheetProps) {
  const { t } = useShared();
  const [size, setSize] = useState<SheetSize>("half");
  const sheet = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  /** Two keys may come before React renders. */
  const newest = useRef(size);
  newest.current = size;
  useEffect(() => {
    const [element, button] = [sheet.current, handle.current];
    if (!hasHandle || !element || !button) return;
    const life = new AbortController();
    followHandle(button, {
      element,
      size: () => newest.current,
      setSize(next) {
        newest.current = next;
        setSize(next);
      },
      signal: life.signal,
    });
    return () => life.abort();
  }, [hasHandle]);
  // A marker is pressed beside a folded list: its row must be in view.
  useEffect(() => {
    if (selected && selected.by !== "list") setSize((now) => sizeForChosen(now, false));
  }, [selected]);
  return (
    <div ref={sheet} className={`cop_pickup_sheet list_map__sheet --${size}`}>
      {hasHandle && (
        <button
          ref={handle}
          type="button"
          className="cop_pickup_sheet__handle list_map__handle"
          aria-expanded={size !== "strip"}
        >
          {t(`pickup-map.${HANDLE_TEXTS[size]}`)}
        </button>
      )}
      {children}
    </div>
  );
}
