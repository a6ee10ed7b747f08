/**
 * The cover over a page that must wait (spec §2, contract A 13, bar A15): one for everybody who asks, gone with the
 * last one. Nobody is locked in: after 16 s it can be closed, and Back from another page finds none. A chunk of its own.
 */

import type { Loading, Services } from "../../contracts/overlays";
import { topLayerRoot } from "../../dom/top-layer-root";
import { holdBackground } from "./background";
import { texts } from "./texts";
import { buildCover, type Cover } from "./view";

/** As long as the longest request may take (spec §9). */
const PATIENCE_MS = 16_000;
/** A region that is new and full at once is passed over by screen readers. */
const SAY_AFTER_MS = 80;

export function makeLoading(services: Services): Loading {
  const t = services.texts(texts);
  /** What they who wait have said, in their order. */
  const asked: string[] = [];
  let cover: Cover | undefined;
  let end = () => {};

  const say = () => {
    if (cover) cover.status.textContent = asked.at(-1) ?? "";
  };
  const show = () => {
    const made = buildCover();
    cover = made;
    const place = topLayerRoot();
    place.append(made.cover, made.element);
    const release = holdBackground(place, [made.cover, made.element], made.element);
    const timers = [
      setTimeout(say, SAY_AFTER_MS),
      setTimeout(() => made.offerClose(t("loading.close"), finish), PATIENCE_MS),
    ];
    end = () => {
      timers.forEach(clearTimeout);
      release();
      made.cover.remove();
      made.element.remove();
      cover = undefined;
      end = () => {};
    };
  };
  const finish = () => {
    asked.length = 0;
    end();
  };
  addEventListener("pageshow", ({ persisted }) => persisted && finish());

  return (on, text) => {
    if (on) {
      asked.push(text || t("loading.text"));
      // Thrown out with the dialog that it stood in, or beside one that has opened since.
      if (cover?.element.parentElement !== topLayerRoot()) {
        end();
        show();
      } else say();
    } else {
      asked.pop();
      if (asked.length) say();
      else end();
    }
    return cover?.element ?? null;
  };
}
