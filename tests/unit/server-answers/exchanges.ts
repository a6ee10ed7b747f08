/** Requests and answers as the document shows them, recorded from the demo shop or played back instead of it. */
import type { Shop } from "../../../fixtures/shop";
import type { Exchange } from "../../../runtime/cli/docs/answers/recorded";

/** The entries of a list that the document shows; the code reads all alike. */
const MOST_ENTRIES = 2;
/** Base64 that is longer than a challenge is shortened: nothing decodes it. */
const LONG = /^[\w+/=-]{120,}$/;

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(shortened);
  if (typeof value === "string" && LONG.test(value)) return `${value.slice(0, 24)}…`;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
};

/** The answer as JSON, or as text when it is none. */
function read(text: string): unknown {
  try {
    return shortened(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Replaces what differs from run to run: ports, random tokens and codes, signatures. */
const stable = (text: string) =>
  text
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "00000000-0000-4000-8000-000000000000")
    .replace(/"\d{6}"/g, '"123456"')
    .replace(/"(\w+Base64|\w+RawId)":"[^"]*"/g, '"$1":"…"');

export const requestsOf = (requests: readonly Request[]): string[] =>
  requests.map(({ method, url, type, body }) => stable([method, url, type, body].join(" ")));

/** The keys and types of an answer. */
export const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? "nothing" : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]));
};

type Fetch = typeof fetch;

type Request = Pick<Exchange, "method" | "url" | "type" | "body">;

interface Sent {
  readonly request: Request;
  /** Sends it. Happy-dom loses the bodies of requests and answers that are cloned, so both are made anew. */
  send(real: Fetch): Promise<Response>;
}

async function sentBy(shop: Shop, ...[input, init]: Parameters<Fetch>): Promise<Sent> {
  const given = input instanceof globalThis.Request ? input : null;
  const address = new URL(given?.url ?? String(input), shop.url).href;
  const method = (given?.method ?? init?.method ?? "GET").toUpperCase();
  const headers = new Headers(given?.headers ?? init?.headers);
  const { credentials = "same-origin" } = given ?? init ?? {};
  const body = given ? await given.text() : String(init?.body ?? "");
  const type = body ? (headers.get("content-type") ?? "text/plain;charset=UTF-8") : "";
  const url = address
    .replace(shop.url, "")
    .replace(shop.accounts.origin, "https://accounts.example")
    .replace(shop.maps.origin, "https://places.example");
  return {
    request: { method, url, type, body },
    send: (real) => real(address, { method, headers, credentials, ...(body && { body }) }),
  };
}

/** Whether an address is none of the server's data: pages and files, which islands may fetch, too. */
const isFile = (url: string) => /^\/(?!ajax|graphql|basketchange)/.test(url);

/** Runs a task while its requests go through `answer`. */
async function during<Result>(answer: Fetch, task: () => Promise<Result>): Promise<Result> {
  const real = globalThis.fetch;
  globalThis.fetch = answer;
  try {
    return await task();
  } finally {
    globalThis.fetch = real;
  }
}

/** Runs a task at the demo shop. @returns its requests with their answers, in order */
export async function recorded(
  shop: Shop,
  task: () => Promise<unknown>,
): Promise<{ exchanges: Exchange[]; result: unknown }> {
  const real = globalThis.fetch;
  const exchanges: Exchange[] = [];
  const answers: Promise<Response>[] = [];
  const answer: Fetch = async (...asked) => {
    const { request, send } = await sentBy(shop, ...asked);
    const given = await send(real);
    if (isFile(request.url)) return given;
    const text = await given.text();
    const answerType = given.headers.get("content-type") ?? "";
    exchanges.push({ ...request, status: given.status, answerType, answer: read(text) });
    return new Response(text, { status: given.status, headers: { "content-type": answerType } });
  };
  const result = await during((...asked) => {
    const one = answer(...asked);
    answers.push(one);
    return one;
  }, task);
  // A task does not wait for a request whose answer it does not read, such as a report.
  await Promise.allSettled(answers);
  return { exchanges, result };
}

/**
 * Runs a task against documented answers only.
 * @param own the answers of this task, each for one request
 * @param others all other answers of the document
 * @returns its result, the requests that the document lacks, and how many of its own answers were used
 */
export async function replayed(
  shop: Shop,
  own: readonly Exchange[],
  others: readonly Exchange[],
  task: () => Promise<unknown>,
): Promise<{ result: unknown; unknown: string[]; used: number }> {
  const real = globalThis.fetch;
  const left = [...own];
  const unknown: string[] = [];
  const result = await during(async (...asked) => {
    const { request, send } = await sentBy(shop, ...asked);
    if (isFile(request.url)) return send(real);
    const [wanted = ""] = requestsOf([request]);
    const isWanted = (one: Exchange) => requestsOf([one])[0] === wanted;
    const found = left.findIndex(isWanted);
    const exchange = found < 0 ? others.find(isWanted) : left.splice(found, 1)[0];
    if (!exchange) {
      unknown.push(wanted);
      return new Response("", { status: 404 });
    }
    const { answer, status, answerType } = exchange;
    const body = typeof answer === "string" ? answer : JSON.stringify(answer);
    return new Response(body, { status, headers: { "content-type": answerType } });
  }, task);
  return { result, unknown, used: own.length - left.length };
}
