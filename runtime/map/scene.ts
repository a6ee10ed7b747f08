/** Draws markers, clusters and the popup over the tiles, again whenever the view or the points change. */

import type { MapOptions, MapPoint } from "../contracts/map";
import { tryFocus } from "../dom/try-focus";
import type { Camera } from "./camera";
import type { ClusterOptions } from "./clusters";
import type { MakeClusters } from "./clusters-beside";
import type { Frame, MapTranslate } from "./frame";
import { tipOf } from "./marker-element";
import { type Markers, makeMarkers } from "./markers";
import { type Mark, makePoints, marksIn, type Points } from "./marks";
import { openPopup, type Popup } from "./popup";

export interface SceneOptions {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly options: MapOptions;
  readonly t: MapTranslate;
  readonly signal: AbortSignal;
  readonly make: MakeClusters;
  fault(error: unknown): void;
}

/** A requested popup, shown as soon as the map runs. */
interface Wanted {
  readonly id: string;
  readonly content: Element;
  readonly onClose?: () => void;
  shown?: Popup | undefined;
}

const RADIUS = 50;
const MAX_CLUSTER_ZOOM = 16;

export class Scene {
  readonly #own: SceneOptions;
  readonly #how: ClusterOptions;
  readonly #markers: Markers;
  #points: Points;
  /** The points of the drawn markers: newer points may not be drawn yet. */
  #drawn: Points;
  #chosen: string | null = null;
  #popup: Wanted | undefined;
  #isShown = false;
  #isDrawing = false;
  #isStale = false;

  constructor(own: SceneOptions) {
    this.#own = own;
    const { frame, camera, options, t, signal, make } = own;
    const { cluster } = options;
    this.#how =
      cluster === false
        ? { radius: RADIUS, maxZoom: null }
        : { radius: cluster?.radius ?? RADIUS, maxZoom: cluster?.maxZoom ?? MAX_CLUSTER_ZOOM };
    this.#points = makePoints([], this.#how, make);
    this.#drawn = this.#points;
    this.#markers = makeMarkers({
      layer: frame.markers,
      signal,
      clusterName: (count) => t("map.cluster", { count }),
      onPress: (mark) => {
        if (mark.point) options.onPress?.(mark.point.id);
        else void this.#enter(mark).catch(this.#lost);
      },
      onHidden: (mark) => camera.setView(mark),
    });
  }

  points(): Points {
    return this.#points;
  }
  setPoints(given: readonly MapPoint[]): void {
    this.#points = makePoints(given, this.#how, this.#own.make);
    if (this.#popup && this.#points.find(this.#popup.id) === undefined) this.closePopup();
    this.draw();
  }
  choose(id: string | null): void {
    this.#chosen = id;
    this.draw();
  }
  openPopup(id: string, content: Element, onClose?: () => void): void {
    this.closePopup();
    this.#popup = { id, content, ...(onClose && { onClose }) };
    this.draw();
  }
  readonly closePopup = (): void => {
    const open = this.#popup;
    this.#popup = undefined;
    if (open?.shown) open.shown.close();
    else open?.onClose?.();
  };
  /** The view has moved, perhaps not for the last time. */
  moved(): void {
    this.#markers.move(this.#own.camera.view());
    this.#movePopup();
  }
  #movePopup(): void {
    const shown = this.#popup?.shown;
    shown?.move(this.#own.camera.view(), this.#markers.offsetOf(shown.key));
  }
  /** Starts or stops drawing. A popup that is open when the map ends opens again on the next map. */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    if (isShown) this.draw();
    else {
      this.#markers.clear();
      this.#popup?.shown?.remove();
      if (this.#popup) this.#popup.shown = undefined;
    }
  }
  /** Draws the marks of the present view. A call during a draw makes it draw again afterwards. */
  readonly draw = (): void => {
    this.#isStale = this.#isDrawing;
    if (this.#isShown && !this.#isDrawing) void this.#drawNow().catch(this.#lost);
  };
  /** An answer about replaced points is not an error. */
  readonly #lost = (error: unknown): void => {
    if (!(error instanceof DOMException && error.name === "AbortError")) this.#own.fault(error);
  };

  async #drawNow(): Promise<void> {
    this.#isDrawing = true;
    try {
      const points = this.#points;
      const kept = [this.#chosen, this.#popup?.id].flatMap((id) =>
        id === undefined || id === null ? [] : (points.find(id) ?? []),
      );
      const marks = await marksIn(points, this.#own.camera.view(), [...new Set(kept)]);
      if (!this.#isShown || points !== this.#points) return;
      this.#drawn = points;
      this.#markers.draw(marks, this.#own.camera.view(), this.#chosen);
      this.#showPopup();
    } finally {
      this.#isDrawing = false;
      if (this.#isStale) this.draw();
    }
  }

  /** Zooms to a cluster until its points fill the view, at least until it splits. */
  async #enter({ cluster }: Mark): Promise<void> {
    if (cluster === null) return;
    const { camera } = this.#own;
    const { clusters } = this.#drawn;
    const [extent, apart] = await Promise.all([clusters.extent(cluster), clusters.expands(cluster)]);
    const { south, west, north, east } = extent;
    const corners = [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ];
    camera.fit(corners, { glide: true, least: Math.max(apart, Math.floor(camera.view().zoom) + 1) });
  }

  #showPopup(): void {
    const { frame, camera, t } = this.#own;
    const own = this.#popup;
    const point = own && !own.shown ? this.#points.all[this.#points.find(own.id) ?? -1] : undefined;
    this.#movePopup();
    if (!own || !point) return;
    const { lat, lng } = point;
    const mark: Mark = {
      lat,
      lng,
      key: `p${own.id}`,
      point,
      cluster: null,
      count: 1,
      offset: { x: 0, y: 0 },
    };
    own.shown = openPopup({
      region: frame.region,
      mark,
      tip: tipOf(mark),
      content: own.content,
      closeLabel: t("map.close"),
      onClose: (hadFocus) => {
        if (this.#popup === own) this.#popup = undefined;
        if (hadFocus) tryFocus(this.#markers.element(mark.key) ?? frame.canvas.querySelector("canvas"));
        own.onClose?.();
        this.draw();
      },
    });
    this.#movePopup();
    const [across, down] = own.shown.hidden(camera.view());
    if (across || down) camera.panBy(across, down);
  }
}
