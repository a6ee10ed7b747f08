/** The names of the public events. A new event that this table lacks is an error of types. */
import type { WyspaEvents } from "../../contracts/events";

const table: Readonly<Record<keyof WyspaEvents, true>> = {
  "wyspa:island-ready": true,
  "wyspa:island-error": true,
  "wyspa:basket": true,
  "wyspa:login": true,
  "wyspa:validated": true,
  "wyspa:consent": true,
  "wyspa:search": true,
  "wyspa:choose-size": true,
  "wyspa:pickup-point": true,
  "wyspa:region": true,
  "wyspa:before-visit": true,
  "wyspa:visit": true,
  "wyspa:metric": true,
  "wyspa:error-report": true,
};

export const eventNames: readonly string[] = Object.keys(table);
