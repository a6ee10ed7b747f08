/** Hears the headers of every answer of the platform: some announce tracking events (spec §4). */
export type Heard = (headers: Headers | undefined) => void;
