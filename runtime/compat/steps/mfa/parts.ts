/** Other old names that multi-factor sign-in is made of. */
import type { ModalOptions, OldModal } from "../../modal";
import type { phonePrefix } from "../phone-prefix";

export interface MfaParts {
  modal(options: ModalOptions): OldModal;
  /** A handle that checks an e-mail and a phone. */
  readonly check: Readonly<
    Record<"email" | "phone", (asked: { input: HTMLInputElement }) => Promise<string>>
  >;
  prefix(): ReturnType<ReturnType<typeof phonePrefix>>;
}
