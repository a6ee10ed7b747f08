// @vitest-environment page

/** The first shopping list is created once, however many callers ask for it (PLATFORM.md A 16.2). */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { SafeStorage } from "../../../runtime/base/storage";
import type { IslandContext } from "../../../runtime/contracts/island";
import { forgetDefaultList, makeDefaultList } from "../../../runtime/platform/default-list";

type Answer = Result<Readonly<Record<string, unknown>>>;
const made = (id: unknown = 7): Answer => done({ shoppingListCreate: { status: "success", id } });

const kept = new Map<string, string>();
const local: SafeStorage = {
  get: (key) => kept.get(key) ?? null,
  set: (key, value) => !!kept.set(key, value),
  remove: (key) => void kept.delete(key),
  keys: () => [],
};
let documents: string[] = [];
let answers: Answer[] = [];
const told: string[] = [];

/** A page; `cached` has the platform's value. */
const page = (cached = false) =>
  ({
    platform: {
      tellTabs: (what: string) => told.push(what),
      graphql: async ({ document }: { document: string }) => {
        documents.push(document);
        return answers.shift() ?? made();
      },
    },
    store: { getState: () => ({ page: { cached } }) },
    storage: { local },
  }) as unknown as Pick<IslandContext, "platform" | "store" | "storage">;
const ask = (of = page(), isPublic?: boolean) =>
  makeDefaultList(of, { deadline: 1_000, ...(isPublic !== undefined && { isPublic }) });
/** Makes the page's start later than now, as for a page that is opened afterwards. */
const later = () => vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now() + 1_000);

beforeEach(() => {
  kept.clear();
  documents = [];
  answers = [];
  vi.restoreAllMocks();
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(Date.now() - 5_000);
});

describe("the document", () => {
  it("names the list like the specification; whether it is public is sent only when the caller decides it", async () => {
    await ask();
    kept.clear();
    await ask(page(), true);
    kept.clear();
    await ask(page(), false);
    expect(documents).toEqual([
      'mutation { shoppingListCreate(ShoppingListSettingsInput: { name: "Lista zakupowa" }) { status id } }',
      'mutation { shoppingListCreate(ShoppingListSettingsInput: { name: "Lista zakupowa", public: true }) { status id } }',
      'mutation { shoppingListCreate(ShoppingListSettingsInput: { name: "Lista zakupowa", public: false }) { status id } }',
    ]);
  });
});

const MADE = done({ id: "7", isNew: true });

describe("creating a list once", () => {
  it("a second call on the same page gets the id of the first", async () => {
    expect(await ask()).toEqual(MADE);
    expect(await ask()).toEqual(done({ id: "7", isNew: false }));
    expect(documents).toHaveLength(1);
  });

  it("a page that was opened later is trusted", async () => {
    await ask();
    later();
    vi.setSystemTime(Date.now() + 2_000);
    await ask();
    vi.useRealTimers();
    expect(documents).toHaveLength(2);
  });

  it("a cached page knows nothing of lists: any earlier list counts", async () => {
    await ask();
    later();
    expect(await ask(page(true))).toEqual(done({ id: "7", isNew: false }));
    expect(documents).toHaveLength(1);
  });

  it("a note from the future is ignored", async () => {
    kept.set("wyspa_default_list", `${Date.now() + 90_000} 3`);
    expect(await ask()).toEqual(MADE);
  });

  it.each(["", "x", "NaN 3", "{}"])("a note %j is ignored", async (note) => {
    kept.set("wyspa_default_list", note);
    expect(await ask()).toEqual(MADE);
  });
});

describe("a list that is gone", () => {
  it("is forgotten: the next call creates one", async () => {
    await ask();
    forgetDefaultList(page(), "7");
    expect(await ask()).toEqual(MADE);
    expect(documents).toHaveLength(2);
  });

  it("leaves the note of another list", async () => {
    await ask();
    forgetDefaultList(page(), "8");
    expect(await ask()).toEqual(done({ id: "7", isNew: false }));
  });
});

describe("after a failure", () => {
  it.each([
    ["a refusal", fault("graphql", { code: "limit" })],
    ["a status that means failure", fault("status", { status: 404 })],
    ["an answer without success", done({ shoppingListCreate: { status: "error" } })],
  ] as const)("%s: the next call retries", async (_, answer) => {
    answers = [answer];
    expect((await ask()).ok).toBe(false);
    expect(await ask()).toEqual(MADE);
    expect(documents).toHaveLength(2);
  });

  it.each([
    ["no answer", fault("timeout")],
    ["a broken line", fault("network")],
    ["a server error", fault("status", { status: 500 })],
    ["an unreadable answer", fault("format")],
  ] as const)("%s: the list may exist, and this page does not retry", async (_, answer) => {
    answers = [answer];
    expect((await ask()).ok).toBe(false);
    expect(await ask()).toEqual(done({ id: "", isNew: false }));
    expect(documents).toHaveLength(1);
  });
});
