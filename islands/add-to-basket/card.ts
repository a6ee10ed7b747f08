/** A separate chunk, because most pages are left without an addition. */
export { type Shown, showCard } from "./card/card";
