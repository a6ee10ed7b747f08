/** Random numbers that a seed repeats. */
export interface Chance {
  /** An integer from 0 to `below` − 1. */
  below(below: number): number;
  one<Item>(items: readonly Item[]): Item;
}

/** Mulberry32, as in https://gist.github.com/tommyettinger/46a874533244883189143505d203312c. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: (items) => items[below(items.length)] as (typeof items)[number] };
}
