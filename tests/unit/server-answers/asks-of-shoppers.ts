/** How the code asks about shoppers: what they type, their lists, places, codes and passkeys. */
import { expect } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { awaitedCode, secondFactorOf } from "../../../fixtures/client-data/second-factor";
import { pickupCouriers } from "../../../fixtures/pickup/points";
import { setCountry, setPostalCode } from "../../../islands/delivery-place/operations";
import { pointsOperation, readSuggestions, searchOperation } from "../../../islands/pickup-map/operation";
import { readPoints } from "../../../islands/pickup-map/points";
import type { Wanted } from "../../../islands/pickup-map/wanted";
import type { Forced } from "../../../islands/region-notice/forced";
import { noticeSession } from "../../../islands/region-notice/session";
import { makeAnswers } from "../../../islands/shopping-lists/answers";
import { makeLists } from "../../../islands/shopping-lists/lists";
import { fillContact } from "../../../islands/signin-views/after-login";
import { makeDefaultList } from "../../../runtime/platform/default-list";
import { secondFactorRequests } from "../../../runtime/platform/second-factor";
import { eventually } from "../eventually";
import { one } from "../in-page";
import { SHOPPER } from "../open-page";
import { plugIn } from "../passkeys/authenticator";
import { type Ask, type Asking, type Asks, fine, firstOf, shopperOf } from "./ask";

type Prepare = NonNullable<Ask["prepare"]>;

const withList: Prepare = (shop) => {
  shopperOf(shop).lists.push({
    id: 7,
    name: "Na urodziny",
    isPublic: true,
    products: [{ id: Number(firstOf(shop)), size: "uniw" }],
  });
};
const lists = ({ context }: Asking) => makeLists(context);
const product = ({ shop }: Asking) => ({ id: firstOf(shop), size: "uniw" });
const pickup: Wanted = {
  couriers: [
    { id: pickupCouriers.lockers, fullId: `${pickupCouriers.lockers}-1`, pays: "prepaid", price: null },
  ],
  start: null,
  address: "",
  type: "order1",
  family: "cop",
  choose: () => true,
  ready() {},
};
const gdansk = { lat: 54.352, lng: 18.6466 };

const choice = { current: "Deutschland", default: "Polska" };
const restore = async ({ context }: Asking, forced: Forced) => {
  const dialog = { isOpen: () => false, close() {} };
  const session = noticeSession(context, ((key: string) => key) as never, forced, dialog);
  await session.restore();
  return session.state().forced;
};

const factors = ({ context }: Asking) => secondFactorRequests(context.platform);
const withMail: Prepare = (shop) =>
  Object.assign(shop.config.mfa, { status: "optional", configured: ["email", "otp"], suggests: true });
const done = { ok: true, code: "" };

const codes = ({ context }: Asking) => context.platform.oneTimeCodes();
const sentCode = ({ shop }: Asking) => shop.codes.sent.at(-1)?.code ?? "123456";

const register = async ({ context, shop }: Asking) => {
  shop.codes.tokens.set("token-of-the-code", "anna");
  const keys = await context.platform.passkeys();
  return keys.register({ userLogin: "anna", authorizeToken: "token-of-the-code" });
};
const login = async ({ context }: Asking) => (await context.platform.passkeys()).login();
const asRegistered: Pick<Ask, "before" | "act" | "understood"> = {
  before: () => void plugIn(),
  act: async (asking) => (await register(asking)) ?? "kept",
  understood: "kept",
};
const asSignedIn: Pick<Ask, "before" | "act" | "understood"> = {
  before: async (asking) => {
    plugIn();
    await register(asking);
  },
  act: login,
  understood: { status: "success", login: "anna" },
};

export const asksOfShoppers = {
  validateClientData: {
    act: ({ context }) =>
      context.platform.checkClientData([
        { id: "mail", type: "email", value: "anna@sklep.test" },
        { id: "code", type: "zipcode", value: "80-83", country: "pol" },
      ]),
    understood: [
      { messages: [], clientExists: true },
      { messages: expect.arrayContaining([{ code: "incorect_zipcode", message: "" }]) },
    ],
  },
  clientProposedLogin: {
    prepare: (shop) => Object.assign(shop.config, { proposeLogin: true }),
    act: ({ context }) => context.platform.checkClientData([{ id: "login", type: "login", value: "anna" }]),
    understood: [
      { messages: [{ code: "login_taken_login_propose" }], proposedLogin: expect.stringMatching(/^anna\w+/) },
    ],
  },
  verify_iban: {
    act: ({ context }) => {
      const value = "PL61109010140000071219812874";
      return context.platform.checkClientData([{ id: "account", type: "iban", value }]);
    },
    understood: [{ messages: [] }],
  },
  client: [
    {
      prepare: (shop) => Object.assign(shopperOf(shop), { customer: "anna" }),
      before: () => {
        document.body.insertAdjacentHTML(
          "beforeend",
          '<form class="cop"><input data-graphql="email"><input data-graphql="phone"></form>',
        );
      },
      async act({ context }) {
        await fillContact(context.platform.graphql);
        return [...document.querySelectorAll<HTMLInputElement>("form.cop input")].map(({ value }) => value);
      },
      understood: ["anna@sklep.test", "+48 501502503"],
    },
    {
      path: showcase.stockNone.path,
      prepare: (shop) => Object.assign(shopperOf(shop), { customer: "anna" }),
      before: ({ start }) => {
        Reflect.set(window, "client_login", "true");
        return start("product-options");
      },
      async act() {
        one(".tell_availability_link_handler").click();
        const field = await eventually(() => one<HTMLInputElement>("#availability_email"));
        return eventually(() => {
          if (!field.value) throw new Error("the address is not there yet");
          return field.value;
        });
      },
      understood: "anna@sklep.test",
    },
  ],
  shoppingList: {
    prepare: withList,
    act: ({ context }) => makeAnswers(context).refresh("7"),
    understood: { id: "7", name: "Na urodziny", count: 1 },
  },
  shoppingListCreate: [
    {
      act: (asking) => lists(asking).create("Do łazienki", false),
      understood: { id: expect.stringMatching(/^\d+$/), isShared: false },
    },
    {
      act: ({ context }) => makeDefaultList(context, { deadline: 8_000 }),
      understood: fine({ id: expect.stringMatching(/^\d+$/), isNew: true }),
    },
  ],
  setShoppingList: {
    prepare: withList,
    act: (asking) => lists(asking).rename("7", "Na święta", false, false),
    understood: null,
  },
  shoppingListDelete: { prepare: withList, act: (asking) => lists(asking).remove("7"), understood: null },
  addToShoppingList: {
    prepare: withList,
    act: (asking) => lists(asking).change("addToShoppingList", "7", [product(asking)]),
    understood: null,
  },
  removeFromShoppingList: {
    prepare: withList,
    act: (asking) => lists(asking).change("removeFromShoppingList", "7", [product(asking)]),
    understood: null,
  },
  setTemporaryZipcode: {
    act: ({ context }) => setPostalCode(context.platform, "80-831"),
    understood: { isSet: true, reason: "" },
  },
  setRegion: {
    act: ({ context }) => setCountry(context.platform, 1143020143, true),
    understood: { isSet: true, reason: "" },
  },
  unsetTemporaryRegion: {
    prepare: (shop) => shopperOf(shop).forced.add("region"),
    act: (asking) => restore(asking, { region: choice }),
    understood: {},
  },
  unsetTemporaryZipcode: [
    {
      prepare: (shop) => shopperOf(shop).forced.add("zipcode"),
      act: (asking) => restore(asking, { zipcode: choice }),
      understood: {},
    },
    {
      prepare: (shop) => shopperOf(shop).forced.add("zipcode").add("region"),
      act: (asking) => restore(asking, { region: choice, zipcode: choice }),
      understood: {},
    },
  ],
  pickupPoints: {
    async act({ context }) {
      const values = { latitude: gdansk.lat, longitude: gdansk.lng, radius: 10 };
      const answer = await context.platform.graphql(pointsOperation(pickup, pickup.couriers), values);
      return answer.ok ? readPoints(answer.data, pickup.couriers, gdansk) : answer;
    },
    understood: expect.arrayContaining([
      expect.objectContaining({
        id: expect.any(String),
        place: { lat: expect.any(Number), lng: expect.any(Number) },
      }),
    ]),
  },
  searchPickupPoints: {
    async act({ context }) {
      const values = { shippingId: pickupCouriers.lockers, query: "Gda", cashOnDelivery: false };
      const answer = await context.platform.graphql(searchOperation(pickup), values);
      return answer.ok ? readSuggestions(answer.data) : answer;
    },
    understood: expect.arrayContaining([{ name: expect.stringContaining("Gda"), place: expect.any(Object) }]),
  },
  expressCheckoutGenerateOtp: {
    act: async (asking) => (await codes(asking)).generate("anna@sklep.test"),
    understood: { ok: true },
  },
  expressCheckoutVerifyOtp: {
    before: async (asking) => (await codes(asking)).generate("anna@sklep.test"),
    act: async (asking) => (await codes(asking)).verify(sentCode(asking)),
    understood: { ok: true, token: expect.stringMatching(/./), needsRegistration: false },
  },
  mfaSettings: {
    prepare: withMail,
    act: (asking) => factors(asking).settings(),
    understood: { status: "optional", configured: ["email", "otp"], main: "email", days: 30, skipped: 0 },
  },
  triggerMfa: { prepare: withMail, act: (asking) => factors(asking).trigger("email"), understood: done },
  addMfa: {
    prepare: withMail,
    act: (asking) => factors(asking).add("totp", false),
    understood: { ...done, data: expect.stringMatching(/^\S{20}/) },
  },
  removeMfa: { prepare: withMail, act: (asking) => factors(asking).remove("otp"), understood: done },
  setDefaultMfa: { prepare: withMail, act: (asking) => factors(asking).setMain("otp"), understood: done },
  verifyMfa: {
    prepare: withMail,
    before: (asking) => factors(asking).trigger("email"),
    act: (asking) => {
      const state = secondFactorOf(asking.shop.visitors.of(SHOPPER), asking.shop.config.mfa);
      return factors(asking).verify(awaitedCode(state) ?? "123456", true);
    },
    understood: done,
  },
  updateVerificationMfa: {
    prepare: withMail,
    act: (asking) => factors(asking).update("nowa@sklep.test", "email", "otp"),
    understood: done,
  },
  snoozeMfaReminder: { prepare: withMail, act: (asking) => factors(asking).snooze(), understood: done },
  generateRegisterRequest: asRegistered,
  register: asRegistered,
  generateLoginRequest: asSignedIn,
  login: asSignedIn,
  loginByIAIAccountsToken: asSignedIn,
} satisfies Asks;
