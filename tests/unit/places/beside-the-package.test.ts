// @vitest-environment page
/**
 * What a row and the filter say, beside the package opening_hours, which computes in the clock of its process. Places are
 * in five countries, shoppers' devices in six time zones. No place may count as open while the package says closed.
 */
import OpeningHours from "opening_hours";
import { afterAll, describe, expect, it } from "vitest";
import { type Clock, clocksAt } from "../../../runtime/places/clock";
import { isOpenAt, readDay, todayOf, type Week } from "../../../runtime/places/opening-hours";
import { unreadHours, type Written, writtenHours } from "./written-hours";

const before = process.env.TZ;
const setClocks = (zone: string | undefined) => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
};
afterAll(() => setClocks(before));

const clockOf = (country: string | null, lng: number | undefined, when: Date): Clock =>
  clocksAt(when)({ country: country ?? "", place: lng === undefined ? null : { lng } });

const devices = [
  "Europe/Warsaw",
  "Europe/London",
  "Europe/Kyiv",
  "America/Los_Angeles",
  "Asia/Tokyo",
  "Pacific/Auckland",
];
const places = [
  ["PL", 21, "Europe/Warsaw"],
  ["PT", -9.1, "Europe/Lisbon"],
  ["ES", -8.7, "Europe/Madrid"],
  ["UA", 30.5, "Europe/Kyiv"],
  ["TR", 29, "Europe/Istanbul"],
] as const;

const weekOf = (written: Written): Week =>
  (typeof written === "string" ? Array<string>(7).fill(written) : written).map(readDay);

const MINUTE = 60_000;
/** Moments from a day on. */
const moments = (from: string, days: number, step: number): Date[] =>
  Array.from(
    { length: Math.ceil((days * 1_440) / step) },
    (_, at) => new Date(Date.parse(from) + at * step * MINUTE),
  );
/** An ordinary week with the last minutes before midnight, and both nights in which the clocks are changed. */
const ordinary = [...moments("2026-11-15T00:00Z", 8, 30), ...moments("2026-11-15T20:59Z", 1, 60)];
const changes = [...moments("2026-03-28T21:00Z", 0.4, 10), ...moments("2026-10-24T21:00Z", 0.4, 10)];

/** As the rows write it. */
const endOf = (end: Date | undefined): string =>
  end ? end.toTimeString().slice(0, 5).replace("00:00", "24:00") : "";

interface Expected {
  readonly isOpen: boolean;
  readonly end: string;
}

/** What the package says, when its process is at the place. */
function expectedOf(
  osm: string,
  zone: string,
): { readonly ordinary: Expected[]; readonly changes: boolean[] } {
  setClocks(zone);
  const hours = new OpeningHours(osm, null);
  const times = hours.getOpenIntervals(new Date("2026-11-10T00:00Z"), new Date("2026-12-01T00:00Z"));
  return {
    ordinary: ordinary.map((when) => {
      const found = times.find(([from, to]) => from <= when && when < to);
      return { isOpen: !!found, end: endOf(found?.[1]) };
    }),
    changes: changes.map((when) => hours.getState(when)),
  };
}

/** The package computes for long, so `npm test` compares one in four. */
const hoursOfRun = writtenHours.filter((_, at) => process.env.WYSPA_FULL === "1" || at % 4 === 0);

describe.each(places)("a place in %s", (country, lng, zone) => {
  it(`${hoursOfRun.length} written hours agree with the package, whatever the device's clock`, () => {
    const wrong: string[] = [];
    let compared = 0;
    const clocks = devices.map((device) => {
      setClocks(device);
      const of = (when: Date) => clockOf(country, lng, when);
      return { device, ordinary: ordinary.map(of), changes: changes.map(of) };
    });
    for (const [written, osm] of hoursOfRun) {
      const week = weekOf(written);
      const expected = expectedOf(osm, zone);
      for (const { device, ...found } of clocks) {
        ordinary.forEach((when, at) => {
          const { isOpen, end } = expected.ordinary[at] as Expected;
          const clock = found.ordinary[at] as Clock;
          const today = todayOf(week, clock);
          compared += 1;
          const says = `${JSON.stringify(written)} ${when.toISOString()} ${device}: ${JSON.stringify(today)}`;
          if (isOpenAt(week, clock) !== isOpen) wrong.push(`${says}, the package: ${isOpen}`);
          if (today?.kind === "until" && today.text !== end) wrong.push(`${says}, the package: until ${end}`);
          // "The whole day" is said of a day, also of its last hours.
          if (today?.kind === "always" && !isOpen) wrong.push(`${says}, the package: closed`);
          if (isOpen && today?.kind !== "always" && today?.kind !== "until") wrong.push(`${says}: open`);
        });
        changes.forEach((when, at) => {
          compared += 1;
          // In the hour after a change a place may count as closed too early, but never as open.
          if (isOpenAt(week, found.changes[at] as Clock) && !expected.changes[at])
            wrong.push(`${JSON.stringify(written)} ${when.toISOString()} ${device}: open`);
        });
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBe(hoursOfRun.length * devices.length * (ordinary.length + changes.length));
  });
});

it("a place whose country is unknown is open only where its longitude leaves no doubt", () => {
  setClocks("America/Los_Angeles");
  const week = weekOf("09:00-18:00");
  const said = (time: string, lng: number | undefined) => todayOf(week, clockOf(null, lng, new Date(time)));
  expect(said("2026-11-16T11:00Z", 21)).toEqual({ kind: "until", text: "18:00" });
  // 17:00 in Warsaw, but 18:00 in Lviv.
  expect(said("2026-11-16T16:00Z", 21)).toEqual({ kind: "hours", text: "09:00–18:00" });
  expect(said("2026-11-16T11:00Z", undefined)).toEqual({ kind: "hours", text: "09:00–18:00" });
  const always = weekOf("24/7");
  expect(isOpenAt(always, clockOf(null, undefined, new Date("2026-11-16T11:00Z")))).toBe(true);
});

it("coordinates in another part of the world contradict the country", () => {
  const week = weekOf("09:00-18:00");
  const inPoland = new Date("2026-11-16T11:00Z");
  expect(isOpenAt(week, clockOf("PL", 21, inPoland))).toBe(true);
  expect(isOpenAt(week, clockOf("PL", -118, inPoland))).toBe(false);
});

it("islands far in the west have a clock of their own, and without coordinates nobody knows which one", () => {
  const week = weekOf("09:00-18:00");
  const evening = new Date("2026-11-16T17:30Z");
  expect([-3.7, -16.5, undefined].map((lng) => isOpenAt(week, clockOf("ES", lng, evening)))).toEqual([
    false,
    true,
    false,
  ]);
});

it.each(unreadHours)("%j is not read", (text) => expect(readDay(text).spans).toBeNull());
