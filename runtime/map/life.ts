/** The lifecycle of a map: it waits, loads, runs, fails, and can be retried. */

import { warnOnce } from "../base/console";
import type { MapFault, MapOptions } from "../contracts/map";
import { type Camera, followSize, whenSized } from "./camera";
import type { Engine } from "./engine-contract";
import { attributionNodes, type Frame, type MapTranslate } from "./frame";
import type { Scene } from "./scene";
import { fetchEngine, type MapFiles, type MapNeeds, NoMap } from "./start";
import { beginWhenReached, NO_TILES, othersAsked, tilesOf } from "./tiles";

export interface LifeOptions {
  readonly needs: MapNeeds;
  readonly files: MapFiles;
  readonly t: MapTranslate;
  readonly element: HTMLElement;
  readonly options: MapOptions;
  readonly frame: Frame;
  readonly camera: Camera;
  readonly scene: Scene;
  readonly signal: AbortSignal;
}

/** Deadline in milliseconds for the first tile. */
const WATCHDOG_MS = 10_000;
/** Faults that a retry on this page cannot fix. */
const LASTING = new Set<MapFault>(["no-tiles-configured", "no-webgl", "policy"]);

export class Life {
  readonly #own: LifeOptions;
  readonly #tiles: readonly string[];
  #engine: Engine | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Aborts the current attempt. */
  #attempt = new AbortController();
  /** Whether the current attempt has reported its fault. */
  #isTold = false;
  #state: "waiting" | "under-way" | "over" = "over";

  constructor(own: LifeOptions) {
    this.#own = own;
    this.#tiles = tilesOf(own.needs.store.getState().shop);
    if (!this.#tiles.length) this.#stayAList();
    else if (own.options.begin === "asked") this.begin();
    else this.#wait();
  }

  /** A call wants to show something on the map: starts a waiting map if the shopper caused that call. */
  requested(): void {
    if (this.#state !== "waiting") return;
    const { isUserInitiated } = this.#own.options;
    if (isUserInitiated ? isUserInitiated() : navigator.userActivation?.isActive) this.begin();
  }

  readonly begin = (): void => {
    const { frame, t, signal } = this.#own;
    if (this.#state === "under-way" || signal.aborted) return;
    this.#state = "under-way";
    this.#isTold = false;
    this.#attempt = new AbortController();
    frame.showMessage(t("map.loading"));
    this.#start(this.#attempt.signal).catch((error: unknown) => {
      if (error instanceof NoMap) this.#fail(error.fault, error.fault === "file" ? error.cause : undefined);
      else this.#fail("file", error);
    });
  };

  /** Removes the engine. */
  end(): void {
    const { scene, camera } = this.#own;
    this.#attempt.abort();
    clearTimeout(this.#watchdog);
    scene.show(false);
    camera.detach();
    this.#engine?.remove();
    this.#engine = undefined;
    this.#state = "over";
  }

  #stayAList(): void {
    const { element, frame, t } = this.#own;
    warnOnce(NO_TILES, element);
    frame.showMessage(t("map.missing"));
    queueMicrotask(() => this.#fail("no-tiles-configured")); // the caller does not have the map yet
  }

  #wait(): void {
    const { needs, files, frame, t, options, signal } = this.#own;
    this.#state = "waiting";
    void needs.addStyle(files.style);
    const others = othersAsked(this.#tiles);
    frame.showMessage(options.label, {
      text: t("map.show"),
      onPress: this.begin,
      ...(others.length && { note: t("map.from", { host: others.join(", ") }) }),
    });
    const { store } = needs;
    // A failed map restarts only on a press, not on each change of the store.
    const begin = () => this.#state === "waiting" && this.begin();
    beginWhenReached({ store, element: frame.region, tiles: this.#tiles, signal, begin });
  }

  async #start(attempt: AbortSignal): Promise<void> {
    const { needs, files, camera, scene, signal } = this.#own;
    const [run] = await Promise.all([fetchEngine(needs, files), this.#showMarkers(attempt)]);
    if (attempt.aborted || signal.aborted) return;
    this.#engine = run(this.#engineOptions());
    this.#watch();
    camera.attach(this.#engine);
    scene.draw();
    await this.#attribute();
  }

  /**
   * Markers need only the view, so they do not wait for the engine, half of whose time to the first tile is its start.
   *
   *     stylesheet ─► markers, buttons ──────────────────────────┐
   *     engine and worker (250 KB) ───────► start ─► tiles ─► unveiled
   */
  async #showMarkers(attempt: AbortSignal): Promise<void> {
    const { needs, files, frame, camera, scene, signal } = this.#own;
    await needs.addStyle(files.style);
    const isSized = await whenSized(frame.region, attempt);
    if (attempt.aborted || signal.aborted) return;
    if (!isSized) throw new NoMap("no-size");
    frame.mount();
    camera.resize();
    followSize(frame.region, attempt, () => {
      camera.resize();
      scene.draw();
    });
    scene.show(true);
  }

  #engineOptions() {
    const { frame, camera, scene, t, options } = this.#own;
    return {
      ...camera.view(),
      ...camera.limits,
      container: frame.canvas,
      tiles: this.#tiles,
      label: t("map.keys", { label: options.label }),
      isStill: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
      onMove() {
        camera.follow();
        scene.moved();
      },
      onRest() {
        scene.draw();
        options.onRest?.();
      },
      onReady: () => {
        clearTimeout(this.#watchdog);
        frame.unveil();
        options.onReady?.();
      },
      onFault: (fault: MapFault) => this.#fail(fault),
      onPress: scene.closePopup,
    };
  }

  async #attribute(): Promise<void> {
    const { needs, frame } = this.#own;
    const { attribution } = needs.store.getState().shop.tiles;
    const parse = async (markup: string) => (await needs.openGate()).gate.parsePiece(markup);
    // Without the gate the attribution's markup is dropped, and the map still works.
    const nodes = await attributionNodes(String(attribution ?? ""), parse).catch(() => []);
    frame.attribution.replaceChildren(...nodes);
  }

  /** A hidden tab draws nothing, so it restarts the deadline. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => (document.hidden ? this.#watch() : this.#fail("timeout")), WATCHDOG_MS);
  }

  #fail(fault: MapFault, error?: unknown): void {
    const { needs, frame, t, signal, options } = this.#own;
    if (signal.aborted) return;
    if (error) needs.report({ error, phase: `map ${fault}` });
    const isLasting = LASTING.has(fault);
    // Before the end, while the focus is still in the map and can move to the message.
    frame.showMessage(
      t("map.missing"),
      isLasting ? undefined : { text: t("map.again"), onPress: this.begin },
    );
    this.end();
    if (fault === "file") addEventListener("online", this.begin, { once: true, signal });
    if (!this.#isTold) options.onFault?.(fault, isLasting);
    this.#isTold = true;
  }
}
