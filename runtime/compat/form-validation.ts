/**
 * `FormValidation` of the old bundle (contract B a.2): a handle to the one engine that the form's island has, however many
 * ask for it. A chunk of its own. Without an engine everything is in order: the server checks again.
 */
import type { Kernel } from "../islands/kernel";
import { validateObject } from "../platform/client-data/validate-object";
import { attempt } from "./attempt";
import type { CompatNeeds } from "./needs";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of `islands/validated-form/registry.ts`: what page scripts need of it. */
interface Engine {
  fields(): Control[];
  stateOf(control: Control): "success" | "error" | "neutral";
  check(controls: readonly Control[]): Promise<void>;
  forget(control: Control): void;
  wrong(): { readonly control: Control }[];
}

interface Options {
  readonly form?: Element | ArrayLike<Element>;
  readonly formSelector?: string;
  afterValidate?(control: Element, isValid: boolean): unknown;
  afterValidateForm?(container: Element | undefined, isValid: boolean): unknown;
}

const ISLAND = "validated-form";
const engineOf = (host: Element) => {
  const forms = Reflect.get(window, Symbol.for("wyspa.forms")) as
    | WeakMap<Element, { engine: Engine }>
    | undefined;
  return forms?.get(host)?.engine;
};
const holderOf = (control: Element) =>
  control.closest(".f-feedback, .--checkbox, .--switch") ?? control.parentElement;

export const validationFor =
  (kernel: Kernel, { platform }: CompatNeeds) =>
  ({ form, formSelector, afterValidate, afterValidateForm }: Options = {}) => {
    const given = form instanceof Element ? form : form?.[0];
    const root =
      given ?? (formSelector ? attempt(() => document.querySelector(formSelector)) : null) ?? document;
    const callbacks = { validate: afterValidate, validateAll: afterValidateForm };
    let life: AbortController | undefined;

    const hosts = () =>
      [...kernel.hosts]
        .filter(([host, names]) => names.has(ISLAND) && (root.contains(host) || host.contains(root)))
        .map(([host]) => host);
    /** Has the forms' islands started now: a script wants to know, no shopper has touched them. */
    const engines = async (): Promise<Engine[]> => {
      if (!hosts().length && root instanceof Element) {
        root.setAttribute("data-island", `${root.getAttribute("data-island") ?? ""} ${ISLAND}`.trim());
        kernel.scan(root);
        await new Promise<void>((resolve) => kernel.inSlices(resolve));
      }
      const instances = hosts().map((host) => kernel.hosts.get(host)?.get(ISLAND));
      await Promise.all(instances.map((instance) => instance && kernel.activate(instance)));
      return hosts().flatMap((host) => engineOf(host) ?? []);
    };
    const validate = async (chosen: (control: Control, engine: Engine) => boolean): Promise<boolean> => {
      const all = await engines();
      await Promise.all(
        all.map((engine) => engine.check(engine.fields().filter((one) => chosen(one, engine)))),
      );
      return true;
    };
    const isWrong = async (inside: (control: Control) => boolean) =>
      (await engines()).some((engine) => engine.wrong().some(({ control }) => inside(control)));
    const validateOne = async (control: Control) => {
      await validate((one) => one === control);
      return !(await isWrong((one) => one === control));
    };
    const setState = (control: Element, state: "error" | "success" | "", message = "") => {
      const holder = holderOf(control);
      for (const one of ["error", "success"]) holder?.classList.toggle(`--${one}`, one === state);
      if (state === "error") control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
      const box = holder?.querySelector(".f-message");
      if (box) box.textContent = message;
    };
    const removeValidityState = (control: Control) => {
      setState(control, "");
      for (const host of hosts()) engineOf(host)?.forget(control);
    };

    const handle = {
      callbacks,
      init() {
        life ??= new AbortController();
        document.addEventListener(
          "wyspa:validated",
          ({ detail: { form: host, field, valid } }) => {
            if (!root.contains(host) && !host.contains(root)) return;
            attempt(() =>
              field ? callbacks.validate?.(field, valid) : callbacks.validateAll?.(undefined, valid),
            );
          },
          { signal: life.signal },
        );
        void engines();
      },
      /** Fields that have come are found by the island itself. */
      reInit: () => void engines(),
      destroy() {
        life?.abort();
        life = undefined;
      },
      validateInput: validateOne,
      validateSelect: validateOne,
      validateSelects: validateOne,
      validateCheckbox: validateOne,
      validateCheckboxes: validateOne,
      /** What is known to be right or wrong is not asked again. */
      async validateForm(container?: Element): Promise<boolean> {
        const isInside = (control: Control) => !container || container.contains(control);
        await validate((control, engine) => isInside(control) && engine.stateOf(control) === "neutral");
        const isValid = !(await isWrong(isInside));
        attempt(() => callbacks.validateAll?.(container, isValid));
        return isValid;
      },
      validateObject: (object: unknown, required?: unknown) =>
        validateObject(platform.checkClientData, object, required),
      async clientExists(email: unknown) {
        const [verdict] = await platform.checkClientData([
          { id: "email", type: "email", value: String(email ?? "") },
        ]);
        return verdict?.clientExists === true;
      },
      /** Without a message the field is right. */
      setValidityState: (control: Element, message?: unknown, isSilent?: unknown) =>
        setState(control, message ? "error" : "success", message && !isSilent ? String(message) : ""),
      /** True and false as its state is; undefined while nothing is known. */
      getValidityState(control: Element) {
        const classes = holderOf(control)?.classList;
        return classes?.contains("--error") ? false : classes?.contains("--success") || undefined;
      },
      removeValidityState,
      removeAllValidityState(container: ParentNode = root) {
        for (const control of container.querySelectorAll<Control>(".--validate"))
          removeValidityState(control);
      },
    };
    return handle;
  };
