import { describe, expect, it } from "vitest";
import type { MetricWithAttribution } from "web-vitals/attribution";
import { vitalOf } from "../../../runtime/platform/metrics/vitals";

/** A measurement with these parts of its attribution. */
const measured = (attribution: object, value = 1234.56789) =>
  ({
    name: "LCP",
    value,
    rating: "good",
    navigationType: "navigate",
    navigationURL: "https://shop.test/order?code=secret",
    id: "v5-1",
    entries: [],
    attribution,
  }) as unknown as MetricWithAttribution;
const why = (attribution: object) => vitalOf(measured(attribution)).why;

describe("a vital", () => {
  it("has its value, its rating, and what explains it", () => {
    expect(vitalOf(measured({ target: "html>body>#content", resourceLoadDelay: 10.04321 }))).toEqual({
      vital: "LCP",
      value: 1234.568,
      rating: "good",
      navigation: "navigate",
      why: { target: "html>body>#content", resourceLoadDelay: 10.043 },
    });
  });

  it("names the file of an image without its query and fragment", () => {
    expect(why({ url: "https://cdn.test/a.png?user=anna@shop.test#x" })).toEqual({
      url: "https://cdn.test/a.png",
    });
  });

  it("does not hold an image's content", () => {
    expect(why({ url: "data:image/png;base64,iVBORw0KGgo=" })).toEqual({ url: "data:" });
    expect(why({ url: "blob:https://shop.test/1-2" })).toEqual({ url: "blob:" });
  });

  it("holds no mail address, long number or token that the page has in an id or a class", () => {
    const target = "body>#user-anna@shop.test>.order-1234567890123>#tok_0123456789abcdef0123456789abcdef";
    expect(JSON.stringify(why({ interactionTarget: target }))).not.toMatch(/anna|1234567890|abcdef/);
  });

  it("shortens long selectors", () => {
    expect(String(why({ target: "div>".repeat(200) }).target)).toHaveLength(200);
  });

  it("leaves out entries, nodes and everything else that is neither a text nor a number", () => {
    expect(why({ lcpEntry: { name: "secret" }, loadState: "complete", none: undefined })).toEqual({
      loadState: "complete",
    });
  });
});
