/** Sets the delivery destination (contract B b.2, ruling 30). The status inside the answer decides success. */
import { getPath, text } from "../../runtime/base/values";
import type { GraphqlOperation, GraphqlValues } from "../../runtime/contracts/graphql";
import type { Platform } from "../../runtime/contracts/platform";
import { mayBeDone } from "../../runtime/platform/mutation-result";

export interface Outcome {
  readonly isSet: boolean;
  /** The platform's reason as text; empty when it gives no reason or does not answer. */
  readonly reason: string;
  /** The message without a reason: the platform may have set the place if no usable answer came. */
  readonly fallback: "delivery-place.failed" | "delivery-place.unclear";
}

const zipcode: GraphqlOperation = {
  suffix: "?mutation=setTemporaryZipcode",
  document: `mutation Set($code: String!) { setTemporaryZipcode(SetTemporaryZipcodeInput: { billingZipcode: $code, deliveryZipcode: $code }) { status error { code message } } }`,
};

const region: GraphqlOperation = {
  suffix: "?mutation=setRegion",
  document: `mutation Set($id: Int!, $areForced: Boolean!) { setRegion(SetRegionInput: { billingRegionId: $id, deliveryRegionId: $id, areForced: $areForced }) { status error { code message } } }`,
};

async function set(
  { graphql }: Platform,
  operation: GraphqlOperation,
  values: GraphqlValues,
  root: string,
): Promise<Outcome> {
  const answer = await graphql(operation, values);
  const fallback = mayBeDone(answer) ? "delivery-place.unclear" : "delivery-place.failed";
  if (!answer.ok) return { isSet: false, reason: "", fallback };
  return {
    isSet: getPath(answer.data, root, "status") === "success",
    reason: text(getPath(answer.data, root, "error", "message")),
    fallback,
  };
}

/** Sets billing and delivery alike, because the shopper enters one code. */
export const setPostalCode = (platform: Platform, code: string) =>
  set(platform, zipcode, { code }, "setTemporaryZipcode");

/** @param id the country's number on the platform */
export const setCountry = (platform: Platform, id: number, areForced: boolean) =>
  set(platform, region, { id, areForced }, "setRegion");
