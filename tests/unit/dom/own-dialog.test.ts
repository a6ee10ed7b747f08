/** A dialog of an island closes when the island unmounts. */
import { expect, it, vi } from "vitest";
import type { DialogHandle, DialogOptions } from "../../../runtime/contracts/dialog";
import { ownDialog } from "../../../runtime/dom/own-dialog";

const open = async (life: AbortController, options: DialogOptions = {}) => {
  let given: DialogOptions = {};
  const close = vi.fn(() => given.onClose?.());
  const dialog = async (asked: DialogOptions) => {
    given = asked;
    return { close } as unknown as DialogHandle;
  };
  return { close, shown: await ownDialog({ dialog, signal: life.signal }, options) };
};

it("the island's end closes the dialog, and its opener is told", async () => {
  const life = new AbortController();
  const onClose = vi.fn();
  const { close } = await open(life, { onClose });
  expect(close).not.toHaveBeenCalled();
  life.abort();
  expect(close).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("a dialog that opens after the island's end closes at once", async () => {
  const life = new AbortController();
  life.abort();
  expect((await open(life)).close).toHaveBeenCalledTimes(1);
});

it("a dialog that has closed waits for the island's end no longer", async () => {
  const life = new AbortController();
  const { close, shown } = await open(life);
  shown?.close();
  life.abort();
  expect(close).toHaveBeenCalledTimes(1);
});
