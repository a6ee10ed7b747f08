// @vitest-environment page
import { expect, it } from "vitest";
import type { DialogHandle } from "../../../runtime/contracts/dialog";
import type { Services } from "../../../runtime/contracts/overlays";
import { makeDialogs } from "../../../runtime/overlays/dialog";

const services = { texts: () => () => "", addStyle: async () => {}, banner: () => "" } as unknown as Services;

it("a dialog does not open closed when the end of the previous dialog opens another one", () => {
  const open = makeDialogs(services);
  let third: DialogHandle | undefined;
  open({
    text: "1",
    onClose() {
      third = open({ text: "3" });
    },
  });
  const second = open({ text: "2" });
  expect([second.isOpen(), third?.isOpen()]).toEqual([false, true]);
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  third?.close();
  expect(document.querySelectorAll("dialog")).toHaveLength(0);
});
