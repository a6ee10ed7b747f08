/** Shows the widget in the server's place, where a page's script wants it, or in a dialog. */
import { useState } from "react";
import type { IslandContext } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { Picker } from "./picker";
import type { Point } from "./points";
import { texts } from "./texts";
import type { Wanted } from "./wanted";

export interface Showing {
  isOpen(): boolean;
  /** Changes only the start: a second call while the widget is open does no more (contract F 1.3). */
  begin(asked: Pick<Wanted, "start" | "address">): void;
  end(): void;
}

/** Shows the widget in the page: the server's own element steps aside and returns at the end. */
export const showInPage = (host: HTMLElement, context: IslandContext, wanted: Wanted) =>
  reactIsland(() => <Picker wanted={wanted} />)(host, context);

/** Mounts the widget outside of the island's host; it is removed with the dialog or the place. */
async function mountIn(box: HTMLElement, context: IslandContext, wanted: Wanted) {
  let begin: Showing["begin"] = () => {};
  function Widget() {
    const [asked, setAsked] = useState(wanted);
    begin = (next) => setAsked({ ...wanted, start: next.start, address: next.address });
    return <Picker wanted={asked} />;
  }
  const end = await reactIsland(Widget)(box, {
    ...context,
    place: {},
    guard() {},
  });
  return { begin: (next: Parameters<typeof begin>[0]) => begin(next), end: () => end?.() };
}

export async function showAt(place: HTMLElement, context: IslandContext, wanted: Wanted): Promise<Showing> {
  const widget = await mountIn(place, context, wanted);
  return { ...widget, isOpen: () => place.isConnected };
}

/** Closing the dialog without a choice chooses nothing. Returns `null` when no dialog can be opened. */
export async function showInDialog(context: IslandContext, wanted: Wanted): Promise<Showing | null> {
  const title = context.texts(texts)("pickup-map.title");
  const box = document.createElement("div");
  box.className = "cop_pickup_dialog";
  const choose = (point: Point, clientNumber: string) => {
    dialog?.close(); // first: the page script's changes to the page are then visible
    return wanted.choose(point, clientNumber);
  };
  const widget = await mountIn(box, context, { ...wanted, choose, isTitled: true });
  const dialog = await context.dialog({
    element: box,
    title,
    // Not the standard theme's `--cop-pickup`, which removes the room around the content for a map from edge to edge.
    classes: wanted.family === "cop" ? "--pickup --large --mobile" : "--subscr --pickup --large --mobile",
    onClose: widget.end,
  });
  if (!dialog) {
    widget.end();
    return null;
  }
  return { ...widget, isOpen: dialog.isOpen, end: () => dialog.close() };
}
