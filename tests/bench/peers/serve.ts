/** Serves the home page of every peer, from one shop for each flavour of Wyspa. */
import { mainPage } from "../../../fixtures/pages/main";
import type { Shop } from "../../../fixtures/shop";
import { withShop } from "../lab/lab";
import { buildFlavours } from "./build-flavours";
import { isLand, noScript, preactIslands, swup, turbo } from "./libraries";
import type { Peer } from "./peer";
import { wyspa, wyspaBefore, wyspaLean, wyspaThree } from "./wyspa";

export interface Served {
  readonly peer: Peer;
  readonly shop: Shop;
  /** Path of its home page. */
  readonly path: string;
}

const allPeers = async (): Promise<readonly Peer[]> => [
  wyspa,
  wyspaLean,
  wyspaBefore,
  wyspaThree,
  noScript,
  ...(await Promise.all([turbo(), swup(), isLand(), preactIslands()])),
];

/** The home page without our script: the page that all peers begin with. */
const bare = (page: string): string =>
  page
    .replace(/<script src="\/wyspa\/wyspa\.js"><\/script>/, "")
    .replace(/<script>app_shop\.runApp\(\);<\/script>/, "");

/** Calls `use` with the pages of all peers. */
export async function withPeers(use: (served: readonly Served[]) => Promise<void>): Promise<void> {
  const { lean, before } = buildFlavours();
  const peers = (await allPeers()).filter(({ flavour }) => before || flavour !== "before");
  await withShop({}, (usual) =>
    withShop({ dist: lean }, (ofLean) =>
      withShop({ ...(before && { dist: before }) }, (ofBefore) => {
        const shops = { react: usual, preact: ofLean, before: ofBefore };
        return use(peers.map((peer) => serve(peer, shops[peer.flavour ?? "react"])));
      }),
    ),
  );
}

function serve(peer: Peer, shop: Shop): Served {
  const path = `/peers/${peer.key}/home`;
  shop.page(path, (context) => peer.dress(bare(mainPage(context))));
  for (const [file, text] of Object.entries(peer.files))
    shop.file(file, text, "text/javascript; charset=utf-8", { "cache-control": "max-age=31536000" });
  return { peer, shop, path };
}
