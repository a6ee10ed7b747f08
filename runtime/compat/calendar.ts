/**
 * Stands for `VanillaCalendar` until pages have a calendar of ours (contract D 11): it draws nothing, and keeps all that a
 * page's module writes into it. The field beside it stays what it is, a field to type a date into; the days that a
 * delivery offers by themselves can still be chosen. A chunk of its own.
 */
interface Given {
  readonly date?: object;
  readonly settings?: { readonly selected?: object; readonly range?: object };
  readonly actions?: object;
}

class VanillaCalendar {
  readonly HTMLElement: Element | null;
  date: object;
  settings: { selected: object; range: object };
  actions: object;
  /** Nothing has been chosen in it. */
  selectedDates: string[] = [];

  constructor(target: unknown, options?: Given | null) {
    const { date, settings, actions, ...more } = options ?? {};
    this.HTMLElement = target instanceof Element ? target : document.querySelector(String(target || "_"));
    this.date = { ...date };
    this.settings = {
      ...settings,
      selected: { dates: [], holidays: [], ...settings?.selected },
      range: { disabled: [], ...settings?.range },
    };
    this.actions = { ...actions };
    Object.assign(this, more);
  }
  init() {}
  update() {}
  reset() {}
  destroy() {}
}

/** Called with `new`, and without. */
export const calendar = (...given: ConstructorParameters<typeof VanillaCalendar>) =>
  new VanillaCalendar(...given);
