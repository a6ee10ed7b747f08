import { expectTypeOf, test } from "vitest";
import type { FaultKind, Result } from "../../../runtime/base/result";
import type { SafeUrl } from "../../../runtime/base/safe-url";
import type { Basket, BasketLine } from "../../../runtime/contracts/basket";
import type { BlockName } from "../../../runtime/contracts/blocks";
import type { CurrencyConfig } from "../../../runtime/contracts/config";
import type { WyspaEvents } from "../../../runtime/contracts/events";
import type { IslandContext, Mount, ThemeDescriptor } from "../../../runtime/contracts/island";
import type { WyspaState as State } from "../../../runtime/contracts/store";
import type { OmnibusDetails } from "../../../runtime/prices/omnibus-details";
import type { SubscriptionPrice } from "../../../runtime/prices/subscription-price";
import type { PageApiBodies } from "../../../runtime/public/bodies";
import type {
  WyspaApi,
  WyspaBasket,
  WyspaBasketLine,
  WyspaBlock,
  WyspaContext,
  WyspaDescriptor,
  WyspaFault,
  WyspaMount,
  WyspaOmnibus,
  WyspaPriceOptions,
  WyspaResult,
  WyspaState,
  WyspaSubscriptionPrice,
} from "../../../runtime/public/wyspa";

// These tests run in `npm run check`: they compare the public types with the runtime's own.

test("the runtime has the public types", () => {
  expectTypeOf<Basket>().toExtend<WyspaBasket>();
  expectTypeOf<BasketLine>().toExtend<WyspaBasketLine>();
  expectTypeOf<State>().toExtend<WyspaState>();
  expectTypeOf<Result<Basket | null>>().toExtend<WyspaResult<WyspaBasket | null>>();
  expectTypeOf<FaultKind>().toEqualTypeOf<WyspaFault>();
  expectTypeOf<BlockName>().toEqualTypeOf<WyspaBlock>();
  expectTypeOf<IslandContext>().toExtend<WyspaContext>();
  expectTypeOf<SubscriptionPrice>().toEqualTypeOf<WyspaSubscriptionPrice>();
  expectTypeOf<OmnibusDetails>().toExtend<WyspaOmnibus>();
});

test("the runtime accepts what themes may pass", () => {
  expectTypeOf<WyspaDescriptor>().toExtend<ThemeDescriptor>();
  expectTypeOf<WyspaPriceOptions>().toExtend<Partial<CurrencyConfig>>();
  expectTypeOf<WyspaMount>().parameter(1).toExtend<WyspaContext>();
  expectTypeOf<PageApiBodies["basket"]["add"]>().toBeCallableWith({ id: 1, quantity: 2 });
  expectTypeOf<WyspaApi["storefront"]>().toBeCallableWith(["Basket"], { fresh: true });
});

test("events on document carry the types of the runtime's own table", () => {
  type Promised = { [Name in keyof WyspaEvents]: Readonly<DocumentEventMap[Name]["detail"]> };
  expectTypeOf<Promised>().toEqualTypeOf<{ [Name in keyof WyspaEvents]: Readonly<WyspaEvents[Name]> }>();
});

test("an address from the server is no SafeUrl, and an island without cleanup is an island", () => {
  expectTypeOf<string>().not.toExtend<SafeUrl>();
  expectTypeOf<() => void>().toExtend<Mount>();
});
