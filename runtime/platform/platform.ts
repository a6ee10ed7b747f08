/** Assembles the platform interface for islands and themes; the chunks that send requests load on first use. */

import { fault, type Result } from "../base/result";
import { entriesOf } from "../base/timeline";
import type { BasketActions, Changed } from "../contracts/basket";
import type { BlockName } from "../contracts/blocks";
import type { Boot, FirstRequest } from "../contracts/boot";
import type { Gate } from "../contracts/gate";
import type { IslandContext } from "../contracts/island";
import type { PasskeysFor } from "../contracts/passkeys";
import type { AskProjector, OnResponseHeaders, Platform } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { SentAddition } from "../contracts/sent-addition";
import { waitForBasket } from "../leaving/wait-for-basket";
import type { Changes } from "./basket";
import { expectNothing, expectPieces } from "./basket/expected-count";
import { keepBasket } from "./basket/keep-basket";
import type { Elsewhere } from "./basket/keep-in-step";
import { signedIn, type WhatFollows } from "./signed-in";
import { endingWithSignOut } from "./signing-out";
import { makeStorefront, type SendBatch } from "./storefront-data";
import type { Transport } from "./transport";

export function makePlatform(
  boot: Boot,
  storage: IslandContext["storage"],
  report: SendReport,
  onResponseHeaders: OnResponseHeaders,
  followLogin: WhatFollows,
  openGate: () => Promise<Gate>,
  elsewhere: Elsewhere,
): Platform {
  const { store, loader } = boot;
  let made: Transport | undefined;
  const transport = async (): Promise<Transport> => {
    const { makeTransport } = await loader.load("transport");
    made ??= makeTransport(boot, onResponseHeaders);
    return made;
  };
  const through = <Data>(use: (transport: Transport) => Promise<Result<Data>>): Promise<Result<Data>> =>
    orNetworkFault(async () => use(await transport()));

  /** Sends one request without the transport chunk. */
  const ask: SendBatch = async (blocks, signal) => {
    const received: Pick<FirstRequest, "headers"> = {};
    const answer = await boot.sendStorefront(blocks, received, signal);
    onResponseHeaders(received.headers);
    return answer;
  };
  const again = () => {
    const asked = Object.keys(store.getState().storefront) as BlockName[];
    if (asked.length) void storefront(asked, { fresh: true });
  };
  const storefront = makeStorefront(boot, endingWithSignOut(boot, ask, again), report);
  const byGraphql = () =>
    through(async ({ graphql }) =>
      (await loader.load("basket")).readByGraphql(graphql, boot.firstRequest.readings?.signal),
    );
  const gaps = async () => (await loader.load("basket")).gapFiller(byGraphql);
  const basket = keepBasket(boot, storage, storefront, byGraphql, gaps, elsewhere);

  const graphql: Platform["graphql"] = (operation, values, options) =>
    through((http) => http.graphql(operation, values, options));
  const hook = signedIn(store, basket, followLogin);
  let passkeys: PasskeysFor | undefined;

  return {
    storefront,
    graphql,
    tellTabs: tabsTeller(storage, basket),
    signedIn: hook,
    geocode: (...asked) =>
      orNetworkFault(async () => (await loader.load("geocoding")).geocode(store.getState().shop, ...asked)),
    readPage: (path) => orNetworkFault(async () => (await loader.load("read-page")).readPage(path, openGate)),
    oneTimeCodes: async () => (await loader.load("one-time-codes")).oneTimeCodes(graphql),
    async passkeys(options) {
      const { makePasskeys } = await loader.load("passkeys");
      // Created once per page, because only one ceremony can run at a time.
      passkeys ??= makePasskeys({ shop: () => store.getState().shop, graphql, signedIn: hook });
      return passkeys(options);
    },
    projector: projectorOf(boot, onResponseHeaders),
    ...basketActions(boot, transport, basket),
    async checkClientData(checks, options) {
      try {
        const [{ http, graphql }, { makeChecks }] = await Promise.all([
          transport(),
          loader.load("client-data"),
        ]);
        return await makeChecks(http, graphql, () => store.getState().shop.ajaxUrl)(checks, options);
      } catch {
        return checks.map(() => null); // without the chunks no check has a result
      }
    },
  };
}

/** The answer; a network fault when the code that asks cannot be loaded. */
async function orNetworkFault<Data>(ask: () => Promise<Result<Data>>): Promise<Result<Data>> {
  try {
    return await ask();
  } catch {
    return fault("network");
  }
}

function projectorOf({ loader, store }: Boot, onResponseHeaders: OnResponseHeaders): AskProjector {
  /** Made once per page, because a newer question aborts the older one. */
  let ask: AskProjector | undefined;
  return (asked, options) =>
    orNetworkFault(async () => {
      const { makeProjector } = await loader.load("projector");
      ask ??= makeProjector(() => store.getState().shop.ajaxUrl, onResponseHeaders);
      return ask(asked, options);
    });
}

/** Notifies the other tabs, and pages in the back-forward cache, which hear nothing, by a note with the time. */
function tabsTeller(
  { local }: IslandContext["storage"],
  basket: Pick<ReturnType<typeof keepBasket>, "tellTabs">,
): Platform["tellTabs"] {
  const tell: Platform["tellTabs"] = (what) => {
    local.set(`wyspa_${what}`, `${Date.now()}`);
    basket.tellTabs(what);
  };
  // A link or a form has changed something at the platform, which then led here.
  const [arrival] = entriesOf("navigation") as PerformanceNavigationTiming[];
  if (arrival?.redirectCount) tell("settings");
  return tell;
}

function basketActions(
  { loader, store, additions }: Pick<Boot, "loader" | "store" | "additions">,
  transport: () => Promise<Transport>,
  basket: ReturnType<typeof keepBasket>,
): Pick<Platform, "basket" | "adoptAddition"> {
  let made: Changes | undefined;
  const changes = async (): Promise<Changes> => {
    const [ways, { changeBasket }] = await Promise.all([transport(), loader.load("basket")]);
    made ??= changeBasket({ ...ways, store, readBasket: basket.refresh, heardAt: basket.heardAt });
    return made;
  };
  let running = 0;
  const beginChange = waitForBasket(() => made?.sendWaiting());
  /** Sends synchronously when the chunks are loaded, because an unloading page runs no later task. */
  const change = async (
    use: (ready: Changes, answered: () => void) => Promise<Changed>,
    isSent = false,
  ): Promise<Changed> => {
    additions.close();
    const answered = beginChange();
    basket.mark(++running);
    try {
      const result = await use(made ?? (await changes()), answered);
      if (result.ok || !result.unchanged) basket.tellTabs();
      return result;
    } catch {
      return { ...fault("network"), unchanged: !isSent }; // without its code, nothing else was sent
    } finally {
      answered(); // also if nothing was sent
      basket.mark(--running);
      if (!running) expectNothing(store);
    }
  };
  const actions: BasketActions = {
    add(addition) {
      expectPieces(store, addition.quantity);
      return change((ready, answered) => ready.add(addition, answered));
    },
    setQuantity: (line, quantity) => change((ready, answered) => ready.setQuantity(line, quantity, answered)),
    remove: (line) => change((ready, answered) => ready.setQuantity(line, 0, answered)),
    refresh: basket.refresh,
    askLimit: () => basket.ask("limit"),
    prepare() {
      void changes().catch(() => {}); // the change itself retries
      void basket.ask("lines");
    },
  };
  const judged = new WeakMap<SentAddition, Promise<Changed>>();
  additions.whenSent((sent) => {
    // Read as soon as the shop has answered: the code that judges the answer may still be on its way.
    let reading: ReturnType<typeof basket.refresh> | undefined;
    const read = async () => {
      await sent.response;
      reading = basket.refresh();
      if ((await reading).ok && running === 1) expectNothing(store);
    };
    read().catch(() => {}); // without an answer, what judges it reads the basket
    judged.set(
      sent,
      change(
        (ready, answered) => ready.add(sent.addition, answered, { ...sent, reading: () => reading }),
        true,
      ),
    );
  });
  return {
    basket: actions,
    adoptAddition(form) {
      const sent = additions.adopt(form);
      const changed = sent && judged.get(sent);
      return changed && { ...sent, changed };
    },
  };
}
