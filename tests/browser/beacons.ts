/** A server that receives the product's measurements. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

export interface Beacons {
  readonly address: string;
  /** The bodies of this test's beacons. */
  readonly bodies: string[];
}

/** Runs the server for a file's tests. */
export function receiveBeacons(): Beacons {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (data) => {
      body += data;
    });
    request.on("end", () => {
      if (request.method === "POST") bodies.push(body);
      response.writeHead(204).end();
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
  beforeEach(() => {
    bodies.length = 0;
  });
  afterAll(() => void server.close());
  return {
    get address() {
      return `http://localhost:${(server.address() as AddressInfo).port}/measure`;
    },
    bodies,
  };
}
