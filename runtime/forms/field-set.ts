/** How code of ours hears that a field has another value although the browser dispatches no event. */

/**
 * Dispatched on a field whose value a script, a password manager or a restored page has set silently. It is our own
 * event: listeners of the page hear nothing, because a script that sets a value does not expect its own handlers.
 */
export const FIELD_SET = "wyspa:field-set";

/** The events that end a change of a field. */
export const CHANGES = ["change", FIELD_SET] as const;
/** All events of a change, also those of a single key. */
export const EDITS = ["input", ...CHANGES] as const;

declare global {
  interface DocumentEventMap {
    [FIELD_SET]: Event;
  }
}

/** Set by `forms/changes`, which is loaded once; islands have their own copies of this file. */
export const LOOK = Symbol.for("wyspa.fields");

/** Compares a form's values at once, before a check that follows no key or press. */
export const lookAtFields = (form: Element): void => void Reflect.get(window, LOOK)?.(form);
