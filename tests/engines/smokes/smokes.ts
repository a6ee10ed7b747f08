/** The smoke of each island, by its name. */
import type { Smoke } from "./contract";
import { formSmokes } from "./forms";
import { frameSmokes } from "./frame";
import { productSmokes } from "./products";

export const smokes: Readonly<Record<string, Smoke>> = { ...frameSmokes, ...productSmokes, ...formSmokes };
