/** A mistyped domain of an e-mail address is asked about; a real one is not. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { suggestEmail } from "../../../islands/validated-form/helping/email-typos";

describe("a mistyped domain", () => {
  it.each([
    ["gmial.com", "gmail.com"],
    ["gmai.com", "gmail.com"],
    ["gamil.com", "gmail.com"],
    ["gnail.com", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["gmail.cm", "gmail.com"],
    ["gmailcom", "gmail.com"],
    ["gmail,com", "gmail.com"],
    ["GMIAL.COM", "gmail.com"],
    ["wp.lp", "wp.pl"],
    ["o2.lp", "o2.pl"],
    ["ontepl", null],
    ["onte.pl", "onet.pl"],
    ["interai.pl", "interia.pl"],
    ["hotmial.com", "hotmail.com"],
    ["outlok.com", "outlook.com"],
    ["iclod.com", "icloud.com"],
    ["yaho.com", "yahoo.com"],
    ["seznma.cz", "seznam.cz"],
    ["freemial.hu", "freemail.hu"],
    ["gmail.om", "gmail.com"],
    ["gmail.c", "gmail.com"],
    ["gmail.comm", "gmail.com"],
    ["gmail.pk", null],
    ["gmail.xy", null],
    ["gmail.x", null],
    ["gmail.org", null],
    ["gmail.edu", null],
    ["wp.pk", "wp.pl"],
    ["wp.ol", "wp.pl"],
    ["wp.p", "wp.pl"],
    ["wp.com", null],
    ["pw.pl", null],
    ["live.con", "live.com"],
    ["liev.com", "live.com"],
    ["lvie.com", "live.com"],
    ["livee.com", null],
    ["yahooo.com", "yahoo.com"],
    ["tahoo.com", null],
    ["yaoho.de", "yahoo.de"],
    ["interai.eu", "interia.eu"],
    ["proton.mee", "proton.me"],
    ["t-onlin.de", "t-online.de"],
    ["tonlinede", null],
    ["wppl", "wp.pl"],
    ["ukrnet", "ukr.net"],
    ["gmail,con", "gmail.com"],
    ["gmail.com.", null],
    ["gmial.com.", "gmail.com"],
  ])("%s is probably %s", (typed, meant) => {
    expect(suggestEmail(`anna@${typed}`)).toBe(meant && `anna@${meant}`);
  });

  it("keeps the name before it, also its capitals and marks", () => {
    expect(suggestEmail(" Anna.Nowak+sklep@gmial.com ")).toBe("Anna.Nowak+sklep@gmail.com");
  });
});

describe("nothing is asked about", () => {
  it.each(
    "gmail.com wp.pl o2.pl op.pl vp.pl onet.pl onet.eu poczta.onet.pl interia.pl interia.eu interia.com tlen.pl gazeta.pl gmx.com gmx.de gmx.net mail.com email.com email.cz ymail.com aol.com msn.com me.com mac.com live.com live.pl live.fr outlook.com outlook.pl outlook.cz hotmail.fr hotmail.co.uk yahoo.pl yahoo.co.uk yahoo.fr proton.me protonmail.com pm.me web.de t-online.de seznam.cz seznam.sk centrum.cz centrum.sk post.cz azet.sk zoznam.sk free.fr orange.fr orange.pl i.ua ukr.net meta.ua freemail.hu citromail.hu googlemail.com mail.ru wp.eu o2.co.uk sklep.test firma.com.pl pw.edu.pl uw.edu.pl one.pl ovh.pl op.com bp.pl gov.pl example.org gmx.at gmx.ch gmx.fr gmx.pl rocketmail.com poczta.fm outlook.sk hotmail.de hotmail.pl volny.cz atlas.cz atlas.sk pobox.sk sfr.fr neuf.fr fastmail.com zoho.com yandex.com live.de live.co.uk inmail.sk post.sk mailbox.org posteo.de arcor.de".split(
      " ",
    ),
  )("%s", (domain) => {
    expect(suggestEmail(`anna@${domain}`)).toBeNull();
    expect(suggestEmail(`anna@${domain.toUpperCase()}`)).toBeNull();
  });

  it.each([
    "",
    "anna",
    "anna@",
    "@gmial.com",
    "anna@gmial",
    "a b@gmial.com",
    `anna@${"g".repeat(80)}.com`,
    "anna@gmial.com x",
    "anna@@gmial.com",
  ])("«%s», which is no address", (text) => {
    expect(suggestEmail(text)).toBeNull();
  });

  it("its own answer", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}@[gmailoutkwpneh2]{1,8}\.(com|pl|con|lp|cm)$/), (address) => {
        const meant = suggestEmail(address);
        if (meant) expect(suggestEmail(meant)).toBeNull();
      }),
    );
  });
});
