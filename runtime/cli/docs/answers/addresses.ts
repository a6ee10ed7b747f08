/** Where requests go, and what the document says about each. */

/** In the order of the document. */
export const addresses = {
  "get.php": { title: "get.php", path: /^\/ajax\/get\.php$/ },
  graphql: { title: "GraphQL", path: /^\/graphql\/v1\/(?!\?JSerror)/ },
  "basketchange.php": { title: "basketchange.php", path: /^\/basketchange\.php/ },
  "projector.php": { title: "projector.php", path: /^\/ajax\/projector\.php/ },
  "payments.php": { title: "payments.php", path: /^\/ajax\/payments\.php/ },
  accounts: { title: "The accounts service of passkeys", path: /^https:\/\/accounts\.example\// },
  geocoding: { title: "The geocoding service", path: /^https:\/\/places\.example\/search/ },
  errors: { title: "The error log", path: /^\/graphql\/v1\/\?JSerror/ },
} as const;

/** The address that a request goes to. */
export type Address = keyof typeof addresses;

export interface Endpoint {
  readonly at: Address;
  /** What the request is for, in a few words. */
  readonly purpose: string;
  /** The islands that send it. */
  readonly islands?: readonly string[];
  /** What else sends it. */
  readonly others?: string;
  /** What shoppers notice when the server does not answer it. */
  readonly without: string;
  /** Islands whose main purpose needs no answer to this request. */
  readonly optionalFor?: readonly string[];
  /** A text that only the addresses and bodies of these requests contain; the entry's own name by default. */
  readonly mark?: string;
}
