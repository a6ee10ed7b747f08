import type { EngineOptions } from "../../../runtime/map/engine-contract";

/** An engine that draws nothing, starts at once, and never moves by itself. */
export function stillEngine({ container, center, zoom, onMove, onRest }: EngineOptions) {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  container.append(canvas);
  let view = { center, zoom };
  return {
    canvas,
    view: () => view,
    show(next: typeof view) {
      view = next;
      onMove();
      onRest();
    },
    resize() {},
    remove: () => canvas.remove(),
  };
}
