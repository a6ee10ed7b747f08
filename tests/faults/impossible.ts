/** Cells that cannot be tried, each with the reason, by endpoint and by who asks. */
export const impossible: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "native form": {
    "submit-guard": "The browser itself sends the form and shows the answer; no code of ours reads it.",
  },
  "page loaded ahead": {
    "the page": "The browser itself loads it by rules of speculation, and drops what it cannot use.",
  },
  "manifest of a newer release": {
    "the page": "It is asked for only after a file has failed; stale-chunks.test.ts breaks both.",
  },
  "files of the script": {
    "the page": "Each file has its own rows in files-that-fail.test.ts.",
  },
  measurements: {
    "the page": "They are sent by beacon: the browser gives no code the answer.",
  },
  tiles: {
    "pickup-map": "The same engine asks as for store-map; its list never waits for the map.",
  },
};
