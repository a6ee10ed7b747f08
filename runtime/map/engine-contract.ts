/**
 * The contract between the map and the engine that draws its tiles. Types only: `engine.ts` alone knows the package.
 */
import type { GeoPoint, MapFault } from "../contracts/map";
import type { Limits } from "./view";

export interface EngineView {
  readonly center: GeoPoint;
  /** In levels of 256-pixel tiles. */
  readonly zoom: number;
}

export interface EngineOptions extends EngineView, Limits {
  /** Contains the canvas. */
  readonly container: HTMLElement;
  /** Absolute tile URLs with `{z}`, `{x}`, `{y}`. */
  readonly tiles: readonly string[];
  /** The URL of the worker's file, in a form that the page's policy allows. */
  readonly worker: string;
  /** The canvas's accessible name, with a description of its keys. */
  readonly label: string;
  /** Whether to skip animations; called before each one. */
  isStill(): boolean;
  onMove(): void;
  onRest(): void;
  /** The first tile is drawn. */
  onReady(): void;
  onFault(fault: MapFault): void;
  /** The shopper pressed the map itself, not a marker or a popup. */
  onPress(): void;
}

export interface Engine {
  view(): EngineView;
  /** @param isGliding animates the change, unless the shopper prefers reduced motion */
  show(view: EngineView, isGliding?: boolean): void;
  resize(): void;
  remove(): void;
  /** The element with the keyboard listeners. */
  readonly canvas: HTMLElement;
}
