/** What stands on a map: it is kept, and found again, and drawn nowhere. */
import { attempt } from "../attempt";
import { type Place, placeOf } from "./place";

export class Marker {
  readonly _latlng: Place;
  constructor(place: unknown) {
    this._latlng = placeOf(place);
  }
  getLatLng = () => this._latlng;
  addTo() {
    return this;
  }
  bindPopup() {
    return this;
  }
  openPopup() {
    return this;
  }
  closePopup() {
    return this;
  }
  on() {
    return this;
  }
  remove() {
    return this;
  }
}

export class Group {
  #markers: Marker[] = [];
  addLayer(marker: Marker) {
    this.#markers.push(marker);
    return this;
  }
  clearLayers() {
    this.#markers = [];
    return this;
  }
  getLayers = () => [...this.#markers];
  getBounds = () => new Bounds();
  addTo() {
    return this;
  }
  on() {
    return this;
  }
  /** Nothing hides it: what waits for the marker goes on. */
  zoomToShowLayer(_marker: Marker, then?: () => unknown) {
    if (typeof then === "function") attempt(then);
  }
}

export class Bounds {
  extend() {
    return this;
  }
}
