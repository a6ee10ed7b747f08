import { afterEach, vi } from "vitest";

interface Attributes {
  readonly [name: string]: string;
}

/** A stand-in for the browser's cookies, with domains; it records how each cookie was written. */
export function cookieJar(host = "localhost", protocol = "http:") {
  const jar = new Map<string, { domain: string; name: string; value: string }>();
  const written: Attributes[] = [];
  let isClosed = false;
  vi.stubGlobal("location", { hostname: host, protocol });
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get: () => [...jar.values()].map(({ name, value }) => `${name}=${value}`).join("; "),
    set(line: string) {
      const [pair = "", ...rest] = line.split(";");
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      const attributes = Object.fromEntries(
        rest.map((part): [string, string] => {
          const [key = "", said = ""] = part.trim().split("=");
          return [key.toLowerCase(), said];
        }),
      );
      written.push({ ...attributes, name, value });
      const { domain = "" } = attributes;
      if (isClosed || (domain && !`.${host}`.endsWith(`.${domain}`))) return;
      if (attributes["max-age"]?.match(/^(0|-)/)) jar.delete(`${name} ${domain}`);
      else jar.set(`${name} ${domain}`, { domain, name, value });
    },
  });
  return {
    written,
    put: (name: string, value: string, domain = "") => jar.set(`${name} ${domain}`, { domain, name, value }),
    raw: (name: string) => [...jar.values()].find((cookie) => cookie.name === name)?.value ?? null,
    size: () => jar.size,
    /** Stops accepting cookies. */
    close: () => {
      isClosed = true;
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "cookie");
});

export const germany = { currentCountry: "Niemcy", defaultCountry: "Polska", showModal: true };
export const olsztyn = { currentZipcode: "10-100", defaultZipcode: "00-001", showModal: true };
