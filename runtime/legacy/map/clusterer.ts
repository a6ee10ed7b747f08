/** `markerClusterer.MarkerClusterer` for Google's own maps: shows each marker by itself, without clusters. */
type GoogleMarker = { map?: unknown; setMap?: (map: unknown) => void };

export class MarkerClusterer {
  markers: GoogleMarker[] = [];
  readonly map: unknown;

  constructor({ map, markers = [] }: { map?: unknown; markers?: GoogleMarker[] } = {}) {
    this.map = map;
    this.addMarkers(markers);
  }
  addMarker(marker: GoogleMarker) {
    this.markers.push(marker);
    put(marker, this.map);
  }
  addMarkers(markers: readonly GoogleMarker[]) {
    for (const marker of markers) this.addMarker(marker);
  }
  removeMarker(marker: GoogleMarker) {
    this.markers = this.markers.filter((other) => other !== marker);
    put(marker, null);
  }
  clearMarkers() {
    for (const marker of this.markers) put(marker, null);
    this.markers = [];
  }
  render() {}
}

/** Older markers have a method for it. */
function put(marker: GoogleMarker, map: unknown): void {
  if (typeof marker.setMap === "function") marker.setMap(map);
  else marker.map = map;
}
