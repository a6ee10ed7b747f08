/** A separate chunk, because few products offer subscriptions. */
export { followSubscription, periodOf } from "./subscription/follow";
export { subscribedPrice } from "./subscription/price";
