/** The banners of the rebate code and of free shipping, which stay closed for a day. */
export default {
  name: "banner",
  kind: "plain",
  summary: "Lets shoppers close the banner of the rebate code or of free shipping for a day.",
  when: "interaction",
  preset: [{ selector: "#rabateCode" }, { selector: "#freeShipping" }],
  holds: ["click"],
  requires: [
    {
      where: "inside",
      selector: ".rabateCode__close, .freeShipping__close",
      markup: '<a class="freeShipping__close" href="">×</a>',
    },
  ],
} as const;
