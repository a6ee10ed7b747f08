/**
 * The cells of the matrix, generated from three lists: endpoints, faults, and who sends the request. The first list is
 * the documentation's, which a unit test compares with the code, and the requests that are none of the platform's data.
 */
import { endpointNames, endpointOf } from "../../runtime/cli/docs/answers/endpoints";
import type { Deed } from "./deed";
import { basketDeeds } from "./deeds/basket";
import { customerDeeds } from "./deeds/customer";
import { pageDeeds } from "./deeds/pages";
import { signInDeeds } from "./deeds/sign-in";
import { type FaultColumn, faultColumns } from "./faults";
import { impossible } from "./impossible";

/** Requests that the documentation of answers leaves out, because a server has no answer of its own for them. */
export const otherRequests = {
  "page of a visit": ["the page"],
  "page read again": ["passkey", "shopping-lists"],
  "page loaded ahead": ["the page"],
  "native form": ["submit-guard"],
  tiles: ["pickup-map", "store-map"],
  "switch file": ["the page"],
  "manifest of a newer release": ["the page"],
  "files of the script": ["the page"],
  measurements: ["the page"],
} as const;

/** Everything that asks, by endpoint: islands, and `the page` for its scripts, modules and frame. */
export const usersOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    endpointNames.map((name) => {
      const { islands = [], others } = endpointOf(name);
      return [name, [...islands, ...(others ? ["the page"] : [])]];
    }),
  ),
  ...otherRequests,
};

const deeds: Readonly<Record<string, Readonly<Record<string, Deed>>>> = {
  ...basketDeeds,
  ...customerDeeds,
  ...signInDeeds,
  ...pageDeeds,
};

export interface Cell {
  readonly endpoint: string;
  readonly user: string;
  readonly column: FaultColumn;
  readonly name: string;
  /** The deed to try, or why no shopper can ever meet this cell. */
  readonly deed: Deed | null;
  readonly reason: string | null;
}

export const cells: readonly Cell[] = Object.entries(usersOf).flatMap(([endpoint, users]) =>
  users.flatMap((user) =>
    faultColumns.map((column) => ({
      ...{ endpoint, user, column, name: `${endpoint} × ${column} × ${user}` },
      deed: deeds[endpoint]?.[user] ?? null,
      reason: impossible[endpoint]?.[user] ?? null,
    })),
  ),
);

/** Deeds that no cell uses: an endpoint or its users were renamed. */
export const strayDeeds = (): string[] =>
  Object.entries(deeds).flatMap(([endpoint, of]) =>
    Object.keys(of).flatMap((user) => (usersOf[endpoint]?.includes(user) ? [] : [`${endpoint} × ${user}`])),
  );
