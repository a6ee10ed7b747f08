/** What is on the map beside the tiles: markers, clusters and the popup, drawn anew when view or points change. */
import type { Camera } from "./camera";
import type { MapOptions, MapPoint } from "./contract";
import type { Frame, Say } from "./frame";
import { tipOf } from "./marker-element";
import { makeMarkers } from "./markers";
import { type Mark, marksIn } from "./marks";
import { makePoints, type Points } from "./points";
import { openPopup, type Popup } from "./popup";
import { takesFocus } from "../kit/take-focus";

export interface Scene {
  setPoints(points: readonly MapPoint[]): void;
  choose(id: string | null): void;
  openPopup(id: string, content: Element, onClose?: () => void): void;
  closePopup(): void;
  points(): Points;
  /** The view has moved, and may be moving on. */
  moved(): void;
  /** The view rests: what has come in is drawn. */
  draw(): void;
  /** Draws from now on, or no longer. */
  show(isShown: boolean): void;
}

export interface SceneOptions {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly options: MapOptions;
  readonly say: Say;
  readonly signal: AbortSignal;
}

const RADIUS = 50;
const MAX_CLUSTER_ZOOM = 16;

export function makeScene({ frame, camera, options, say, signal }: SceneOptions): Scene {
  const { cluster } = options;
  const how = {
    radius: (cluster && cluster.radius) || RADIUS,
    maxZoom: cluster === false ? null : (cluster?.maxZoom ?? MAX_CLUSTER_ZOOM),
  };
  let points = makePoints([], how);
  let [isShown, chosen] = [false, null as string | null];
  let popup: { readonly id: string; readonly content: Element; onClose?: () => void; shown?: Popup } | undefined;

  const press = (mark: Mark) => {
    if (mark.point) options.onPress?.(mark.point.id);
    else if (mark.cluster !== null) enter(mark);
  };
  /** As near as all of its points are seen, or as it takes for it to fall apart. */
  const enter = ({ cluster: number, lat, lng }: Mark) => {
    if (number === null) return;
    const zoom = camera.view().zoom;
    const places = points.clusters.leaves(number, Number.POSITIVE_INFINITY).flatMap((index) => points.all[index] ?? []);
    camera.fit(places.length ? places : [{ lat, lng }], {
      glide: true,
      least: Math.max(points.clusters.expands(number), Math.floor(zoom) + 1),
    });
  };
  const markers = makeMarkers({
    layer: frame.markers,
    signal,
    clusterName: (count) => say("map.cluster", { count }),
    onPress: press,
    onHidden: (mark) => camera.setView(mark),
  });

  const markOf = (id: string): Mark | undefined => {
    const point = points.all[points.find(id) ?? -1];
    if (!point) return undefined;
    const { lat, lng } = point;
    return { lat, lng, key: `p${id}`, point, cluster: null, count: 1, aside: { x: 0, y: 0 } };
  };
  const draw = () => {
    if (!isShown) return;
    const kept = [chosen, popup?.id].flatMap((id) => (id == null ? [] : (points.find(id) ?? [])));
    markers.draw(marksIn(points, camera.view(), [...new Set(kept)]), camera.view(), chosen);
    showPopup();
  };
  /** Once the map stands; its place may have been said before. */
  const showPopup = () => {
    if (!popup || popup.shown) return popup?.shown?.move(camera.view());
    const own = popup;
    const mark = markOf(own.id);
    if (!mark) return;
    own.shown = openPopup({
      region: frame.region,
      mark,
      tip: tipOf(mark),
      content: own.content,
      closeLabel: say("map.close"),
      onClose(hadFocus) {
        if (popup === own) popup = undefined;
        if (hadFocus) takesFocus(markers.element(mark.key) ?? frame.canvas.querySelector("canvas"));
        own.onClose?.();
        draw();
      },
    });
    own.shown.move(camera.view());
    const [across, down] = own.shown.hidden(camera.view());
    if (across || down) camera.panBy(across, down);
  };
  const closePopup = () => {
    const open = popup;
    popup = undefined;
    if (open?.shown) open.shown.close();
    else open?.onClose?.();
  };

  return {
    points: () => points,
    setPoints(given) {
      points = makePoints(given, how);
      if (popup && points.find(popup.id) === undefined) closePopup();
      markers.clear();
      draw();
    },
    choose(id) {
      chosen = id;
      draw();
    },
    openPopup(id, content, onClose) {
      closePopup();
      popup = { id, content, ...(onClose && { onClose }) };
      draw();
    },
    closePopup,
    moved() {
      markers.move(camera.view());
      popup?.shown?.move(camera.view());
    },
    draw,
    show(wanted) {
      isShown = wanted;
      if (wanted) return draw();
      markers.clear();
      closePopup();
    },
  };
}
