// @vitest-environment page
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { texts as codeTexts } from "../../../islands/passkey/code-texts";
import { refusals } from "../../../islands/passkey/refusals";
import { texts } from "../../../islands/passkey/texts";
import { messageFor } from "../../../islands/passkey/words";
import type { TextTable } from "../../../runtime/contracts/texts";
import {
  PasskeyConnectionError,
  PasskeyDataBroken,
  PasskeyHttpError,
  PasskeyInputMissing,
  PasskeyServerRefusal,
  PasskeyTokenInvalid,
  PasskeyUnsupported,
} from "../../../runtime/platform/passkeys/errors";
import { bindTexts } from "../../../runtime/texts/texts";

const languages = ["pol", "eng", "ger", "fre", "cze", "slo", "hun", "rum", "ukr"];
const tableIn = (language: string): TextTable =>
  language === "pol"
    ? { ...texts, ...codeTexts }
    : JSON.parse(
        readFileSync(resolve(import.meta.dirname, `../../../islands/passkey/texts/${language}.json`), "utf8"),
      );

/** Every specified error, as shoppers may meet it. */
const errors = [
  new PasskeyUnsupported(),
  new PasskeyInputMissing("authorizeToken"),
  new PasskeyDataBroken(),
  new PasskeyServerRefusal(undefined),
  new PasskeyServerRefusal("Zły podpis"),
  new PasskeyTokenInvalid(),
  new PasskeyHttpError(503),
  new PasskeyConnectionError("https://accounts.test/"),
];

describe.each(languages)("in %s", (language) => {
  const t = bindTexts(tableIn(language), {}, language);

  it("each error has its own text, with the service's message", () => {
    const said = errors.map((error) => messageFor(error, t));
    expect(new Set(said).size).toBe(errors.length);
    for (const text of said) expect(text).not.toMatch(/[{}]|^$/);
    expect(said[4]).toContain("Zły podpis");
    expect(said[6]).toContain("503");
    if (language !== "pol")
      for (const [index, error] of errors.entries())
        expect(said[index]).not.toBe(messageFor(error, bindTexts(tableIn("pol"), {}, "pol")));
  });

  it("each refusal of the code step has its own text, with the remaining time", () => {
    const { messageFor } = refusals(t);
    const said = [
      messageFor("check", { ok: false, kind: "wrong" }),
      messageFor("check", { ok: false, kind: "expired" }),
      messageFor("send", { ok: false, kind: "unsent" }),
      messageFor("send", { ok: false, kind: "failed" }),
      messageFor("check", { ok: false, kind: "limit" }),
      messageFor("check", { ok: false, kind: "limit", waitText: "pięć" }),
      messageFor("check", { ok: false, kind: "limit", wait: 541 }),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text).not.toMatch(/[{}]|^$/);
    expect(said[5]).toContain("pięć");
    expect(said[6]).toContain("10");
  });
});

it("a missing answer is an unexpected error, and an unknown error names no reason", () => {
  const t = bindTexts(tableIn("pol"), {}, "pol");
  expect(refusals(t).messageFor("send", null)).toBe(codeTexts["passkey.code-failed"]);
  expect(messageFor(new DOMException("inner words", "SecurityError"), t)).toBe(texts["passkey.failed"]);
});

it("during a block no request is sent, and the other step is free", () => {
  const limits = refusals(bindTexts(tableIn("pol"), {}, "pol"));
  expect(limits.blocked("check")).toBe("");
  limits.messageFor("check", { ok: false, kind: "limit", wait: 90 });
  expect(limits.blocked("check")).toContain("2 minuty");
  expect(limits.blocked("send")).toBe("");
});
