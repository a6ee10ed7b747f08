/** What draws the tiles, seen from the rest of the room: types only. `engine.ts` is the one module that knows its package. */
import type { GeoPoint, MapFault } from "../contracts/map";
import type { Limits } from "./view";

export interface EngineView {
  readonly center: GeoPoint;
  /** Of 256-pixel tiles. */
  readonly zoom: number;
}

export interface EngineOptions extends EngineView, Limits {
  /** Takes the canvas. */
  readonly container: HTMLElement;
  /** Addresses of tiles with `{z}`, `{x}`, `{y}`, absolute. */
  readonly tiles: readonly string[];
  /** The worker's file: an address that this page's policy lets through. */
  readonly worker: string;
  /** The canvas's accessible name, and what its keys do. */
  readonly label: string;
  /** No animations, asked each time. */
  isStill(): boolean;
  onMove(): void;
  onRest(): void;
  /** The first tile is drawn. */
  onReady(): void;
  onFault(fault: MapFault): void;
  /** The map itself was pressed, beside what stands on it. */
  onPress(): void;
}

export interface Engine {
  view(): EngineView;
  /** @param isGliding by an animation, where the shopper wants any */
  show(view: EngineView, isGliding?: boolean): void;
  resize(): void;
  remove(): void;
  /** The element that takes keys. */
  readonly canvas: HTMLElement;
}
