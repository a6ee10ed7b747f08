// @vitest-environment page
/** Restoring the default country or region: the status of each answer, partial success, no double request. */
import { beforeEach, expect, it, vi } from "vitest";
import type { Forced } from "../../../islands/region-notice/forced";
import { noticeSession } from "../../../islands/region-notice/session";
import { texts } from "../../../islands/region-notice/texts";
import { done, fault, type Result } from "../../../runtime/base/result";
import { safeStorage } from "../../../runtime/base/storage";
import type { IslandContext } from "../../../runtime/contracts/island";
import { bindTexts } from "../../../runtime/texts/texts";
import { cookieJar, germany, olsztyn } from "./jar";

const region = { current: "Niemcy", default: "Polska" };
const zipcode = { current: "10-100", default: "00-001" };
const good = { status: "success", error: null };
const bad = { status: "error", error: { code: 7, message: "<b>nie</b>" } };
type Answer = Result<Readonly<Record<string, unknown>>>;

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  history.replaceState(null, "");
  sessionStorage.clear();
  for (const key of ["search_buty_pl", "wyspa_basket"]) sessionStorage.setItem(key, "{}");
});

function notice(forced: Forced, answers: Answer | ((turn: number) => Promise<Answer>)) {
  const jar = cookieJar();
  Object.assign(location, { reload });
  if (forced.region) jar.put("setRegionForced", JSON.stringify(germany));
  if (forced.zipcode) jar.put("setZipcodeForced", JSON.stringify(olsztyn));
  const asked: { suffix: string; document: string }[] = [];
  const events: unknown[] = [];
  const said: string[] = [];
  const told: string[] = [];
  const alerts: string[] = [];
  let isOpen = true;
  const context = {
    platform: {
      tellTabs: (what: string) => told.push(what),
      graphql: async (operation: { suffix: string; document: string }) => {
        asked.push(operation);
        return typeof answers === "function" ? answers(asked.length) : answers;
      },
    },
    emit: (_name: string, detail: unknown) => events.push(detail),
    announce: (text: string) => said.push(text),
    alert: (text: string) => alerts.push(text),
    storage: { session: safeStorage(() => sessionStorage) },
  } as unknown as IslandContext;
  const session = noticeSession(context, bindTexts(texts, {}, "pol"), forced, {
    isOpen: () => isOpen,
    close: () => {
      isOpen = false;
    },
  });
  return {
    session,
    jar,
    asked,
    events,
    said,
    told,
    alerts,
    isOpen: () => isOpen,
    close: () => (isOpen = false),
  };
}

const cookiesLeft = ({ jar }: ReturnType<typeof notice>) => [
  jar.raw("setRegionForced") !== null,
  jar.raw("setZipcodeForced") !== null,
];

it.each([
  ["region", { region }, "?mutation=unsetRegion", { unsetTemporaryRegion: good }],
  ["zipcode", { zipcode }, "?mutation=unsetZipcode", { unsetTemporaryZipcode: good }],
  [
    "regionAndZipcode",
    { region, zipcode },
    "?mutation=unsetRegionAndZipcode",
    { unsetTemporaryRegion: good, unsetTemporaryZipcode: good },
  ],
] as const)(
  "calls the mutation that matches type %s, deletes its cookies and reloads once",
  async (type, forced, suffix, data) => {
    const shown = notice(forced, done(data));
    await Promise.all([shown.session.restore(), shown.session.restore()]);
    await shown.session.restore();
    expect(shown.asked.map((one) => one.suffix)).toEqual([suffix]);
    expect(shown.asked[0]?.document.match(/unsetTemporary\w+/g)).toEqual(Object.keys(data));
    expect(cookiesLeft(shown)).toEqual([false, false]);
    expect(shown.events).toEqual([{ action: "restored", type }]);
    expect(shown.told).toEqual(["place"]);
    expect(Object.keys(sessionStorage)).toEqual(["wyspa_basket"]); // prices in the search's cache are outdated
    expect(reload).toHaveBeenCalledTimes(1);
    expect(shown.session.state().isBusy).toBe(true); // until the page is left
  },
);

it.each([
  ["its own status is an error", done({ unsetTemporaryRegion: bad })],
  ["only the other mutation's status is a success", done({ unsetTemporaryZipcode: good })],
  ["it has no answer", done({ unsetTemporaryRegion: null })],
  ["the answer has another shape", done({ unsetTemporaryRegion: ["success"] })],
  ["the answer is empty", done({})],
  ["the network is offline", fault("network"), "unclear"],
  ["it times out", fault("timeout"), "unclear"],
  ["the server fails", fault("status", { status: 500 }), "unclear"],
  ["GraphQL refuses it", fault("graphql")],
] as const)(
  "keeps the cookie and announces an error when %s, and can be retried",
  async (_why, answer, text: "failed" | "unclear" = "failed") => {
    const shown = notice({ region }, answer as Answer);
    await shown.session.restore();
    expect(cookiesLeft(shown)).toEqual([true, false]);
    expect(shown.session.state()).toMatchObject({ isBusy: false, trouble: texts[`region-notice.${text}`] });
    expect(shown.said).toEqual([texts["region-notice.restoring"], texts[`region-notice.${text}`]]);
    expect(shown.events).toEqual([{ action: "failed", type: "region" }]);
    expect(reload).not.toHaveBeenCalled();
    expect(shown.isOpen()).toBe(true);
    await shown.session.restore();
    expect(shown.asked.length).toBe(2);
  },
);

it.each([
  ["the country", bad, good, "?mutation=unsetRegion", [true, false], { region }],
  ["the postal code", good, bad, "?mutation=unsetZipcode", [false, true], { zipcode }],
] as const)(
  "deletes what succeeded and reports that %s failed; the next attempt requests that alone",
  async (_what, first, second, suffix, left, forced) => {
    const shown = notice({ region, zipcode }, async () =>
      done({ unsetTemporaryRegion: first, unsetTemporaryZipcode: second }),
    );
    await shown.session.restore();
    expect(cookiesLeft(shown)).toEqual(left);
    expect(shown.session.state().forced).toEqual(forced);
    expect(shown.session.state().trouble).toMatch(/ale nie udało się/);
    expect(shown.events.map((event) => Object(event).action)).toEqual(["restored", "failed"]);
    expect(reload).not.toHaveBeenCalled();
    await shown.session.restore();
    expect(shown.asked[1]?.suffix).toBe(suffix);
  },
);

it("reloads when the shopper continues after a partial success: the page is out of date", async () => {
  const shown = notice({ region, zipcode }, done({ unsetTemporaryRegion: good, unsetTemporaryZipcode: bad }));
  await shown.session.restore();
  shown.session.goOn();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(JSON.parse(shown.jar.raw("setZipcodeForced") ?? "{}")).toMatchObject({ showModal: false });
});

it("'Kontynuuj' sets showModal to false in both cookies and closes the modal", () => {
  const shown = notice({ region, zipcode }, fault("network"));
  shown.session.goOn();
  expect(JSON.parse(shown.jar.raw("setRegionForced") ?? "{}")).toEqual({ ...germany, showModal: false });
  expect(JSON.parse(shown.jar.raw("setZipcodeForced") ?? "{}")).toEqual({ ...olsztyn, showModal: false });
  expect(shown.isOpen()).toBe(false);
  expect(shown.asked).toEqual([]);
  expect(shown.events).toEqual([{ action: "continued", type: "regionAndZipcode" }]);
});

it.each([
  [done({ unsetTemporaryRegion: good }), "region-notice.restored", false],
  [fault("network"), "region-notice.unclear", true],
] as const)(
  "does not reload after the shopper has closed the dialog, but announces the result",
  async (answer, text, isLeft) => {
    let arrive = (_: Answer) => {};
    const shown = notice({ region }, () => new Promise((resolve) => (arrive = resolve)));
    const end = shown.session.restore();
    shown.close();
    arrive(answer as Answer);
    await end;
    expect(shown.alerts).toEqual([texts[text]]);
    expect(cookiesLeft(shown)[0]).toBe(isLeft);
    expect(reload).not.toHaveBeenCalled();
  },
);
