import { expect, it } from "vitest";
import { roomOf, wrongDirection, wrongRooms } from "../../tools/rooms";

it.each([
  ["runtime/base/loader.ts", "base"],
  ["runtime/islands/generated/rows", "islands"],
  ["runtime/public/events.ts", "events"],
  ["runtime/public/legacy-globals.ts", "public"],
  ["runtime/legacy", "legacy"],
  ["runtime/app.ts", "top"],
  ["runtime/core", "top"],
  ["islands/tooltip/index.ts", null],
])("%s is in the room %s", (path, room) => expect(roomOf(path)).toBe(room));

it.each([
  ["runtime/islands/discovery.ts", "runtime/base/slices"],
  ["runtime/platform/report.ts", "runtime/public/events"],
  ["runtime/core.ts", "runtime/app"],
  ["runtime/public/legacy-globals.ts", "runtime/legacy"],
])("%s may use %s", (file, from) => expect(wrongDirection(file, from)).toBeNull());

it.each([
  ["runtime/base/loader.ts", "runtime/platform/report"],
  ["runtime/platform/platform.ts", "runtime/islands/reports"],
  ["runtime/gate/gate.ts", "runtime/app"],
])("%s may not use %s", (file, from) => expect(wrongDirection(file, from)).toContain("below"));

it("the table of rooms has a row for each folder, and no other", () => expect(wrongRooms()).toEqual([]));
