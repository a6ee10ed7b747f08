/**
 * A strategy decides when an island loads. All have this one signature; a new strategy is one new file.
 * @param host the element that the island stands on
 * @param option what follows the strategy's name: `(min-width: 757px)` in `media (min-width: 757px)`
 * @param start to be called once, when the time has come
 * @param signal aborted when the host goes away or the island starts otherwise
 */
export type Strategy = (host: HTMLElement, option: string, start: () => void, signal: AbortSignal) => void;
