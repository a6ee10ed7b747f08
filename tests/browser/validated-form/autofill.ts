/**
 * The browser's own autofill, by Chromium's DevTools domain `Autofill`. It needs the whole browser: the headless shell
 * has no autofill.
 */
import type { Page } from "playwright";

/** An address as a person saved it in the browser. */
export interface Saved {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  /** The prefix and the national number, which the browser stores as one. */
  readonly prefix: string;
  readonly phone: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
}

const person = (first: string, last: string) => ({
  first,
  last,
  email: `${first.toLowerCase()}@example.com`,
});

export const saved: Readonly<Record<string, Saved>> = {
  PL: {
    ...person("Anna", "Kowalska"),
    prefix: "+48",
    phone: "501234567",
    zip: "00-950",
    city: "Warszawa",
    country: "PL",
  },
  DE: {
    ...person("Jonas", "Weber"),
    prefix: "+49",
    phone: "15123456789",
    zip: "10115",
    city: "Berlin",
    country: "DE",
  },
  CZ: {
    ...person("Jan", "Novak"),
    prefix: "+420",
    phone: "601123456",
    zip: "110 00",
    city: "Praha",
    country: "CZ",
  },
  UA: {
    ...person("Olena", "Shevchenko"),
    prefix: "+380",
    phone: "501234567",
    zip: "01001",
    city: "Kyiv",
    country: "UA",
  },
  US: {
    ...person("Mary", "Smith"),
    prefix: "+1",
    phone: "2025550123",
    zip: "20500",
    city: "Washington",
    country: "US",
  },
};

/** Fills the form around a field in with a saved address, as a shopper does by choosing it below the field. */
export async function autofill(page: Page, field: string, address: Saved): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const values = {
    NAME_FULL: `${address.first} ${address.last}`,
    NAME_FIRST: address.first,
    NAME_LAST: address.last,
    EMAIL_ADDRESS: address.email,
    PHONE_HOME_WHOLE_NUMBER: address.prefix + address.phone,
    ADDRESS_HOME_CITY: address.city,
    ADDRESS_HOME_ZIP: address.zip,
    ADDRESS_HOME_COUNTRY: address.country,
  };
  const of = { fields: Object.entries(values).map(([name, value]) => ({ name, value })) };
  await session.send("DOM.enable");
  await session.send("Autofill.enable");
  await session.send("Autofill.setAddresses", { addresses: [of] });
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: field });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  // Its types know only cards yet.
  await session.send("Autofill.trigger", { fieldId: node.backendNodeId, address: of } as never);
  await session.detach();
}
