/** Hears the choices that only jQuery announces: by `trigger("change")`, as Select2 and most of its plugins do. */
import type { Control } from "../../contracts/forms";

interface JQueryEvent {
  readonly type: string;
  readonly target: unknown;
  /** The browser's event; absent when a script has called `trigger`. */
  readonly originalEvent?: Event;
}

export interface JQuery {
  (root: Document): { on(types: string, fields: string, listener: (event: JQueryEvent) => void): unknown };
  readonly fn?: { readonly jquery?: string };
  readonly event?: { triggered?: string | undefined };
}

/** Select2 has its own events beside the change. */
const TYPES = ["input", "change", "select2:select", "select2:unselect", "select2:clear"];

const isJQuery = (value: unknown): value is JQuery =>
  typeof value === "function" && !!(value as JQuery).fn?.jquery && !!(value as JQuery).event;

export interface JQueryCopies {
  /** Listens to copies of jQuery that have arrived since. */
  find(): void;
  /** Dispatches an event of the browser's kind that no handler of jQuery hears: those have heard jQuery's own. */
  dispatch(field: Control, type: string): void;
}

/** @param tell called with each field that jQuery alone has announced, and with the event's type */
export function hearJQuery(tell: (field: unknown, type: string) => void): JQueryCopies {
  const copies = new Set<JQuery>();
  const listen = (jQuery: JQuery) => {
    copies.add(jQuery);
    const heard = ({ originalEvent, target, type }: JQueryEvent) => {
      if (!originalEvent) tell(target, type);
    };
    jQuery(document).on(TYPES.map((type) => `${type}.wyspa`).join(" "), "input, select, textarea", heard);
  };
  return {
    find() {
      for (const name of ["jQuery", "$"]) {
        const found: unknown = Reflect.get(window, name);
        if (isJQuery(found) && !copies.has(found)) listen(found);
      }
    },
    dispatch(field, type) {
      // jQuery uses this member for the same purpose, in all versions from 1 to 4.
      const before = [...copies].map(({ event }) => [event, event?.triggered] as const);
      for (const [event] of before) if (event) event.triggered = type;
      try {
        // MooTools replaces `Event`.
        field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
      } finally {
        for (const [event, triggered] of before) if (event) event.triggered = triggered;
      }
    },
  };
}
