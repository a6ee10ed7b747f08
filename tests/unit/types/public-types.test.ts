import { expectTypeOf, test } from "vitest";
import type { WyspaEvents } from "../../../runtime/events";
import type { IslandContext, Mount, ThemeDescriptor } from "../../../runtime/islands/contract";
import type { PageApiBodies } from "../../../runtime/page-api-bodies";
import type { Basket, BasketLine } from "../../../runtime/platform/basket/basket";
import type { BlockName } from "../../../runtime/platform/blocks";
import type { FaultKind, Result } from "../../../runtime/platform/result";
import type { CurrencyConfig } from "../../../runtime/shop/config";
import type { SafeUrl } from "../../../runtime/shop/safe-url";
import type { WyspaState as State } from "../../../runtime/store/contract";
import type {
  WyspaApi,
  WyspaBasket,
  WyspaBasketLine,
  WyspaBlock,
  WyspaContext,
  WyspaDescriptor,
  WyspaFault,
  WyspaMount,
  WyspaPriceOptions,
  WyspaResult,
  WyspaState,
} from "../../../runtime/wyspa";

// These tests run in `npm run check`: they hold what themes are promised against what the runtime gives.

test("what the runtime gives is what the public types promise", () => {
  expectTypeOf<Basket>().toExtend<WyspaBasket>();
  expectTypeOf<BasketLine>().toExtend<WyspaBasketLine>();
  expectTypeOf<State>().toExtend<WyspaState>();
  expectTypeOf<Result<Basket | null>>().toExtend<WyspaResult<WyspaBasket | null>>();
  expectTypeOf<FaultKind>().toEqualTypeOf<WyspaFault>();
  expectTypeOf<BlockName>().toEqualTypeOf<WyspaBlock>();
  expectTypeOf<IslandContext>().toExtend<WyspaContext>();
});

test("what themes may pass, the runtime takes", () => {
  expectTypeOf<WyspaDescriptor>().toExtend<ThemeDescriptor>();
  expectTypeOf<WyspaPriceOptions>().toExtend<Partial<CurrencyConfig>>();
  expectTypeOf<WyspaMount>().parameter(1).toExtend<WyspaContext>();
  expectTypeOf<PageApiBodies["basket"]["add"]>().toBeCallableWith({ id: 1, quantity: 2 });
  expectTypeOf<WyspaApi["storefront"]>().toBeCallableWith(["Basket"], { fresh: true });
});

test("events on document carry the types of the runtime's own table", () => {
  expectTypeOf<DocumentEventMap["wyspa:basket"]["detail"]>().toEqualTypeOf<WyspaEvents["wyspa:basket"]>();
  expectTypeOf<DocumentEventMap["wyspa:search"]["detail"]>().toEqualTypeOf<WyspaEvents["wyspa:search"]>();
});

test("an address from the server is no SafeUrl, and an island without cleanup is an island", () => {
  expectTypeOf<string>().not.toExtend<SafeUrl>();
  expectTypeOf<() => void>().toExtend<Mount>();
});
