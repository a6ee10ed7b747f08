/** The states of all islands: as the page comes, in use, and in use in each of the gallery's situations. */
import { commonStates, type State as GalleryState } from "../../fixtures/gallery/example";
import { examples } from "../../fixtures/gallery/examples";
import { hasSkin } from "../../fixtures/gallery/facts";
import { descriptors } from "../../runtime/islands/generated/all";
import type { Size } from "../engines/engine";
import type { Use } from "../engines/smokes/contract";
import { unusedWithSkin, usageIn, usageOf } from "./uses";

export interface State {
  /** Island and situation. */
  readonly name: string;
  readonly island: string;
  /** Path and query on the demo shop. */
  readonly path: string;
  readonly use: Use | null;
}

const live = (island: string, query: string) => `/wyspa/${island}/live?${query}`;

/** A page that several islands share is looked at once, as it comes. */
function asTheyCome(): State[] {
  const seen = new Map<string, string>();
  for (const { name } of descriptors) {
    const { path } = examples[name] ?? {};
    const key = typeof path === "string" ? path : name;
    if (!seen.has(key)) seen.set(key, name);
  }
  return [...seen.values()].map((island) => ({
    name: `${island}, as the page comes`,
    island,
    path: live(island, "state=usual"),
    use: null,
  }));
}

function inUse(size: Size): State[] {
  return descriptors.flatMap(({ name }) => {
    const use = usageOf(name, size);
    if (!use) return [];
    const usual = { name: `${name}, in use`, island: name, path: live(name, "state=usual"), use };
    const skinned = {
      ...usual,
      use: unusedWithSkin.has(name) ? null : use,
      name: `${name}, in use with the skin`,
      path: live(name, "state=usual&theme=skin"),
    };
    return hasSkin(name) ? [usual, skinned] : [usual];
  });
}

/** Without a usual use: a form that is sent natively ends on the platform's error page; an empty basket has no panel. */
const unused = new Set(["add-to-basket failing", "mini-basket empty", "mini-basket failing"]);

/** The usual use, with any outcome; pages of their own lack its controls. */
function usualUse(island: string, size: Size, { name, path }: GalleryState): Use | null {
  const use = usageOf(island, size);
  return use && !path && !unused.has(`${island} ${name}`) ? { ...use, has: "true" } : null;
}

/** Situations that the gallery shows, such as an empty basket or a failing server. */
function situations(size: Size): State[] {
  const common = new Set(commonStates("any").map(({ name }) => name));
  return descriptors.flatMap(({ name }) =>
    (examples[name]?.states ?? [])
      .filter((state) => !common.has(state.name))
      .map((state) => ({
        name: `${name}, ${state.label}`,
        island: name,
        path: live(name, `state=${state.name}`),
        use: usageIn[`${name} ${state.name}`] ?? usualUse(name, size, state),
      })),
  );
}

export const statesAt = (size: Size): readonly State[] => [
  ...asTheyCome(),
  ...inUse(size),
  ...situations(size),
];
