/** The life of a map: it waits, is fetched, stands, fails, and may be had again. */
import { attributionNodes } from "./attribution";
import type { Camera } from "./camera";
import type { MapFault, MapOptions } from "./contract";
import type { Engine } from "./engine-contract";
import type { Frame, Say } from "./frame";
import type { MapFiles, MapNeeds } from "./needs";
import type { Scene } from "./scene";
import { followSize, whenSized } from "./size";
import { fetchEngine, NoMap } from "./start";
import { tileAddresses } from "./tile-addresses";
import { beginWhenReached, othersAsked } from "./waiting";

export interface Begun {
  /** Takes the engine out. */
  end(): void;
  /** Somebody wants to be shown something: what waits for the shopper's press begins where this is one. */
  asked(): void;
}

export interface LifeOptions {
  readonly needs: MapNeeds;
  readonly files: MapFiles;
  readonly say: Say;
  readonly element: HTMLElement;
  readonly options: MapOptions;
  readonly frame: Frame;
  readonly camera: Camera;
  readonly scene: Scene;
  readonly signal: AbortSignal;
  onFault(fault: MapFault): void;
}

/** How long it may take until the first tile is seen. */
const WATCHDOG_MS = 10_000;
/** What may be better at another time. The others are so for good on this page. */
const PASSING = new Set<MapFault>(["file", "tiles", "timeout", "worker", "context-lost", "no-size"]);

export function beginMap(given: LifeOptions): Begun {
  const { needs, files, say, element, options, frame, camera, scene, signal } = given;
  const { tiles: configured } = needs.store.getState().shop;
  const tiles = tileAddresses(configured.url);
  let engine: Engine | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Of one attempt: aborted with it. */
  let attempt = new AbortController();
  let isUnderWay = false;
  let isWaiting = false;

  const end = () => {
    attempt.abort();
    clearTimeout(watchdog);
    scene.show(false);
    camera.detach();
    engine?.remove();
    engine = undefined;
    isUnderWay = false;
  };
  const fail = (fault: MapFault, error?: unknown) => {
    if (signal.aborted) return;
    end();
    if (error) needs.report({ error, phase: `map ${fault}` });
    const again = { text: say("map.again"), onPress: begin };
    frame.say(say("map.missing"), PASSING.has(fault) ? again : undefined);
    given.onFault(fault);
    if (fault === "file") addEventListener("online", begin, { once: true, signal });
  };
  /** A window that nobody looks at draws nothing. */
  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => (document.hidden ? watch() : fail("timeout")), WATCHDOG_MS);
  };
  const ready = () => {
    clearTimeout(watchdog);
    frame.unveil();
    options.onReady?.();
  };

  async function start(own: AbortSignal): Promise<void> {
    const [run, isSized] = await Promise.all([
      fetchEngine(needs, files.worker),
      needs.addStyle(files.style).then(() => whenSized(frame.region, own)),
    ]);
    if (own.aborted || signal.aborted) return;
    if (!isSized) throw new NoMap("no-size");
    frame.mount();
    camera.resize();
    engine = run({
      ...camera.view(),
      ...camera.limits,
      container: frame.canvas,
      tiles,
      label: say("map.keys", { label: options.label }),
      isStill: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
      onMove() {
        camera.follow();
        scene.moved();
      },
      onRest() {
        scene.draw();
        options.onRest?.();
      },
      onReady: ready,
      onFault: fail,
      onPress: scene.closePopup,
    });
    watch();
    camera.attach(engine);
    followSize(frame.region, own, () => {
      camera.resize();
      scene.draw();
    });
    scene.show(true);
    frame.attribution.replaceChildren(
      ...(await attributionNodes(configured.attribution, async (markup) =>
        (await needs.openGate()).gate.parsePiece(markup),
      )),
    );
  }

  function begin(): void {
    if (isUnderWay || signal.aborted) return;
    [isUnderWay, isWaiting] = [true, false];
    attempt = new AbortController();
    frame.say(say("map.loading"));
    start(attempt.signal).catch((error: unknown) => {
      if (error instanceof NoMap) fail(error.fault, error.fault === "file" ? error.cause : undefined);
      else fail("file", error);
    });
  }

  if (!tiles.length) {
    needs.tellDesigner(element, "no tiles are configured (tiles.url), so maps stay lists");
    queueMicrotask(() => fail("no-tiles-configured"));
    frame.say(say("map.missing"));
  } else if (options.begin === "asked") begin();
  else {
    isWaiting = true;
    void needs.addStyle(files.style);
    const others = othersAsked(tiles);
    frame.say(options.label, {
      text: say("map.show"),
      onPress: begin,
      ...(others.length && { note: say("map.from", { host: others.join(", ") }) }),
    });
    beginWhenReached({ store: needs.store, element: frame.region, tiles, signal, begin });
  }
  return {
    end,
    asked: () => void (isWaiting && navigator.userActivation?.isActive && begin()),
  };
}
