/** A file of its own: few products come regularly. */
export { followSubscription, periodOf } from "./subscription/follow";
export { subscribedPrice } from "./subscription/price";
