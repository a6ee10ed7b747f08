import type { Mount } from "../../../runtime/contracts/island";

declare global {
  interface Window {
    /** How often `quiet` was mounted and cleaned up. */
    quiet?: { mounted: number; cleaned: number };
  }
}

export const mount: Mount = (host, { props }) => {
  window.quiet ??= { mounted: 0, cleaned: 0 };
  const { quiet } = window;
  quiet.mounted++;
  host.dataset.quiet = String(props.word ?? "here");
  return () => {
    quiet.cleaned++;
    delete host.dataset.quiet;
  };
};
