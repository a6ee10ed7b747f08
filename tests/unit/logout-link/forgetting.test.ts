// @vitest-environment page
import fc from "fast-check";
import { expect, it } from "vitest";
import { mount } from "../../../islands/logout-link";
import { safeStorage } from "../../../runtime/base/storage";
import type { IslandContext } from "../../../runtime/contracts/island";
import { runs } from "../runs";

it("removes exactly the keys that start with expchck, and keeps the event", () => {
  const key = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `expchck${rest}`),
  );
  fc.assert(
    fc.property(fc.uniqueArray(key), (keys) => {
      sessionStorage.clear();
      for (const one of keys) sessionStorage.setItem(one, "x");
      const link = document.createElement("a");
      const end = new AbortController();
      const session = safeStorage(() => sessionStorage);
      mount(link, { signal: end.signal, storage: { session } } as unknown as IslandContext);
      const event = new MouseEvent("click", { cancelable: true });
      link.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      const left = keys.filter((one) => !one.startsWith("expchck"));
      expect(keys.filter((one) => sessionStorage.getItem(one) !== null)).toEqual(left);
    }),
    runs(0.05),
  );
});
