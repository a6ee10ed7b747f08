// @vitest-environment page
/** Calls on a map without a size take effect once it has one. */
import { expect, test } from "vitest";
import { makeCamera } from "../../../runtime/map/camera";
import type { Engine } from "../../../runtime/map/engine-contract";

const poland = [
  { lat: 49.3, lng: 14.5 },
  { lat: 54.5, lng: 23.5 },
];
const hidden = () => {
  let size = { x: 0, y: 0 };
  const camera = makeCamera({
    start: { center: { lat: 52, lng: 19.5 }, zoom: 6 },
    limits: { minZoom: 3, maxZoom: 18 },
    padding: 60,
    measure: () => size,
  });
  return {
    camera,
    show() {
      size = { x: 800, y: 600 };
      camera.resize();
    },
  };
};
const engine = (): Engine => {
  let view = { center: { lat: 52, lng: 19.5 }, zoom: 9 };
  return {
    show(next) {
      view = next;
    },
    view: () => view,
    resize() {},
    remove() {},
    canvas: document.createElement("canvas"),
  };
};

test("places that are fitted into a hidden map are in view when it is shown", () => {
  const { camera, show } = hidden();
  camera.fit(poland);
  show();
  const { zoom } = camera.view();
  const { camera: seen, show: before } = hidden();
  before();
  seen.fit(poland);
  expect([zoom, zoom]).toEqual([seen.view().zoom, 6]);
});

test("a later view is kept, and so is the shopper's own position", () => {
  const { camera, show } = hidden();
  camera.fit(poland);
  camera.setView({ lat: 50, lng: 20 }, 12);
  show();
  expect(camera.view()).toMatchObject({ center: { lat: 50, lng: 20 }, zoom: 12 });
  const moved = hidden();
  moved.camera.fit(poland);
  moved.camera.attach(engine());
  moved.camera.detach();
  moved.show();
  expect(moved.camera.view().zoom).toBe(9);
});
