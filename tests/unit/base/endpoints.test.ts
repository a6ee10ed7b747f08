// @vitest-environment page
import { describe, expect, it, vi } from "vitest";
import { besideAjax, withQuery } from "../../../runtime/base/endpoint";
import { done, fault } from "../../../runtime/base/result";
import type { ShopConfig } from "../../../runtime/contracts/config";
import { makeGraphql } from "../../../runtime/platform/graphql/graphql";
import { makeProjector } from "../../../runtime/platform/projector";
import { makeHttp } from "../../../runtime/platform/transport/http";

describe("a query that is added to an endpoint", () => {
  it.each([
    ["/graphql/v1/", "?query=basket", "/graphql/v1/?query=basket"],
    ["/graphql/v1/", "", "/graphql/v1/"],
    ["/api?shop=7", "?query=basket", "/api?shop=7&query=basket"],
    ["/api?shop=7", "?query=search&text=a?b", "/api?shop=7&query=search&text=a?b"],
    ["/api?shop=7", "", "/api?shop=7"],
    ["https://api.test/?a", "?addToBasket", "https://api.test/?a&addToBasket"],
  ])("%s with %j", (endpoint, query, whole) => expect(withQuery(endpoint, query)).toBe(whole));

  it("is joined for every operation", async () => {
    const sent: string[] = [];
    const http = {
      get: async () => fault("network"),
      post: async (url: string) => {
        sent.push(url);
        return done('{"data":{"a":1}}');
      },
    };
    const graphql = makeGraphql(
      http,
      () => ({ graphqlUrl: "/api?shop=7", graphqlMode: "literal" }) as ShopConfig,
    );
    await graphql({ suffix: "?query=hello", document: "query { hello }" }, {});
    expect(sent).toEqual(["/api?shop=7&query=hello"]);
  });

  it("keeps the response that delivers tracking events from announcing them again", async () => {
    const heard: string[] = [];
    const fetching = globalThis.fetch;
    globalThis.fetch = async (input) => {
      heard.push(`asked ${new URL(input instanceof Request ? input.url : String(input)).search}`);
      return new Response("{}");
    };
    try {
      const { post } = makeHttp(() => void heard.push("headers"));
      const body = { body: "{}", type: "application/json" };
      await post(`${location.origin}/api?shop=7&trackingEvents`, body);
      await post(`${location.origin}/api?shop=7&query=a`, body);
    } finally {
      globalThis.fetch = fetching;
    }
    expect(heard).toEqual(["asked ?shop=7&trackingEvents", "asked ?shop=7&query=a", "headers"]);
  });
});

describe("a file beside get.php", () => {
  it.each([
    ["/ajax/get.php", "/ajax/projector.php?product=7"],
    ["/api/shop?data=/x/", "/api/projector.php?product=7"],
    ["https://api.test/a/get", "https://api.test/a/projector.php?product=7"],
  ])("%s", (ajaxUrl, address) => expect(besideAjax(ajaxUrl, "projector.php?product=7")).toBe(address));

  it("answers questions about a product", async () => {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      sent.push(url);
      return new Response("{}");
    });
    await makeProjector(() => "/api/get")({ product: "7" });
    vi.unstubAllGlobals();
    expect(sent).toEqual(["/api/projector.php?product=7"]);
  });
});
