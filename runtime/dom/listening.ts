type Events = DocumentEventMap & Omit<WindowEventMap, keyof DocumentEventMap>;

/** Adds a listener that goes with the signal that this was made for. */
export type Listen = <Type extends keyof Events>(
  target: EventTarget,
  type: Type,
  listener: (event: Events[Type]) => unknown,
  options?: { readonly capture?: boolean; readonly passive?: boolean; readonly once?: boolean },
) => void;

/** Listeners that know their events by name, and all go when the signal is aborted. */
export const listening =
  (signal: AbortSignal): Listen =>
  (target, type, listener, options) =>
    // A form's field may be named as the method.
    EventTarget.prototype.addEventListener.call(target, type, listener as EventListener, {
      ...options,
      signal,
    });
