/** On phones the list lies as a sheet over the open map: half as high, whole, or a strip with its handle alone. */
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { makeListSheet } from "../../runtime/places/list-sheet";
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
  const sheet = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const unfold = useRef<(needsMap: boolean) => void>(undefined);
  useLayoutEffect(() => {
    const [element, button] = [sheet.current, handle.current];
    if (!hasHandle || !element || !button) return;
    const life = new AbortController();
    unfold.current = makeListSheet({
      element,
      handle: button,
      t: (key) => t(`pickup-map.${key}`),
      signal: life.signal,
    });
    return () => life.abort();
  }, [hasHandle, t]);
  // A marker is pressed beside a folded list: its row must be in view.
  useEffect(() => {
    if (selected && selected.by !== "list") unfold.current?.(false);
  }, [selected]);
  return (
    // The class of its size belongs to `makeListSheet`.
    <div ref={sheet} className="cop_pickup_sheet list_map__sheet --half">
      {hasHandle && (
        <button ref={handle} type="button" className="cop_pickup_sheet__handle list_map__handle" />
      )}
      {children}
    </div>
  );
}
