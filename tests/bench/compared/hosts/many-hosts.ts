/** Measures finding and mounting many hosts, compared with is-land (bar R22). */
import { type Suite, withShop } from "../../lab/lab";
import { inTurns } from "../../lab/rounds";
import { buildWithIslands } from "../../peers/build-flavours";
import type { Job, Loads } from "./job";
import { measureLoad } from "./measure";
import { type Peer, pageOf, servePeers, wyspaReact } from "./peers";
import { judgeHosts, tellHosts } from "./tell";

const COUNTS = [1, 100, 5_000] as const;

export const hosts: Suite = (lab) =>
  withShop({ dist: buildWithIslands() }, async (shop) => {
    const peers = await servePeers(shop);
    const plain = peers.flatMap((peer) => COUNTS.map((count): Job => ({ peer, count, slowdown: 1 })));
    const react = COUNTS.map((count): Job => ({ peer: wyspaReact, count, slowdown: 1 }));
    const slow = peers
      .filter(({ name }) => name === "wyspa")
      .map((peer): Job => ({ peer, count: 5_000, slowdown: 4 }));
    const jobs = [...plain, ...react, ...slow];
    for (const { peer, count } of jobs) shop.page(pathOf(peer, count), pageOf(peer, count));

    const measure = ({ peer, count, slowdown }: Job) =>
      measureLoad(lab, { shop, path: pathOf(peer, count), mounts: peer.mounts, slowdown });
    const loads: Loads = await inTurns(lab, jobs, measure, {
      warmUp: jobs.filter(({ count }) => count === 100),
      seconds: 60,
    });
    tellHosts(lab.report, loads);
    judgeHosts(lab.report, loads);
  });

const pathOf = ({ name }: Peer, count: number) => `/hosts/${name.replace(/\W+/g, "-")}/${count}`;
