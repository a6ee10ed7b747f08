type Events = DocumentEventMap & Omit<WindowEventMap, keyof DocumentEventMap>;

/** Adds a listener that the bound signal removes. */
export type Listen = <Type extends keyof Events>(
  target: EventTarget,
  type: Type,
  listener: (event: Events[Type]) => unknown,
  options?: { readonly capture?: boolean; readonly passive?: boolean; readonly once?: boolean },
) => void;

/** Adds typed event listeners; aborting the signal removes all of them. */
export const listening =
  (signal: AbortSignal): Listen =>
  (target, type, listener, options) =>
    // A form's field named `addEventListener` would shadow the method.
    EventTarget.prototype.addEventListener.call(target, type, listener as EventListener, {
      ...options,
      signal,
    });
