/** What the bench knows of a compared page. All pages begin as the shop's home page, rendered by the same server. */

export interface Peer {
  /** Part of its page's URL. */
  readonly key: string;
  readonly name: string;
  /** The packages with their versions. */
  readonly version: string;
  /** How its page is built, for the results. */
  readonly how: string;
  /** The build of Wyspa that its page loads; the others load none. */
  readonly flavour?: "react" | "preact" | "before";
  /** Its scripts, by their paths. */
  readonly files: Readonly<Record<string, string>>;
  /** Makes its page from the home page without a script. */
  dress(html: string): string;
}

/** Inserts markup at the end of the page's head. */
export const intoHead = (page: string, markup: string): string =>
  page.replace("</head>", `${markup}\n</head>`);

export const moduleTag = (path: string): string => `<script type="module" src="${path}"></script>`;

/** The parts of the home page that every peer enhances. */
export type Part = "basket" | "add" | "menu";
export type Props = Readonly<Record<string, string>>;

const places: readonly (readonly [Part, RegExp])[] = [
  ["basket", /<a class="top_basket__sub"[\s\S]*?<\/a>/g],
  ["add", /<form class="product__add"[\s\S]*?<\/form>/g],
  ["menu", /<button class="nav-link-expand"[^>]*><\/button>/g],
];

/** Wraps the enhanced parts of a page, with the data that a component needs to render the same markup. */
export const wrapParts = (page: string, wrap: (part: Part, props: Props, markup: string) => string): string =>
  places.reduce(
    (html, [part, place]) => html.replace(place, (markup) => wrap(part, propsOf(part, markup), markup)),
    page,
  );

function propsOf(part: Part, markup: string): Props {
  const label = /aria-label="([^"]*)"/g;
  const [first = ""] = [...markup.matchAll(label)].map(([, text = ""]) => text);
  if (part !== "add") return { label: first };
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(markup)?.[1] ?? "";
  return { label: first, product: field("product"), size: field("size") };
}

/** JSON for an attribute in double quotes. */
export const attributeOf = (props: Props): string => JSON.stringify(props).replaceAll('"', "&quot;");
