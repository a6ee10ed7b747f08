/**
 * `FormValidation` of the old bundle: a handle to the one engine that the form's island has, however many ask for it. A
 * chunk of its own. Modules make it long before its form is there, and say `reInit` when they have put fields into it: so
 * the root is looked up each time. Without an engine the browser's own rules count, and the server checks the rest.
 */
import type { Kernel } from "../../../contracts/boot";
import { validateObject } from "../../../platform/client-data/validate-object";
import { attempt } from "../../attempt";
import type { CompatNeeds } from "../../needs";
import { type Control, type Engine, enginesOf } from "./engines";
import { type Judging, makeJudging } from "./judging";
import { controlOf, judgeNatively, makeFindable, type State, show, stateOf } from "./states";
import { serverWords } from "./words";

interface Options {
  readonly form?: Element | ArrayLike<Element>;
  readonly formSelector?: string;
  afterValidate?(control: Element, isValid: boolean): unknown;
  afterValidateForm?(container: Element | undefined, isValid: boolean): unknown;
}

const finder = ({ form, formSelector }: Options) => {
  const given = form instanceof Element ? form : form?.[0];
  return (): ParentNode =>
    given ?? ((formSelector && attempt(() => document.querySelector(formSelector))) || document);
};

/** The handle's members that ask nobody. */
const plain = ({ platform }: CompatNeeds) => ({
  /** The module shows its own dialog. */
  async clientExists(email: unknown) {
    const checks = [{ id: "email", type: "email", value: String(email ?? "") }];
    const [verdict] = await platform.checkClientData(checks);
    return verdict?.clientExists === true;
  },
  /** Looks only at keys that the object has: modules pass one list for persons and companies (ruling 27). */
  validateObject: (object: unknown, required?: unknown) =>
    validateObject(platform.checkClientData, object, required),
  isPhoneNumber: (value: unknown) => /^[0-9*#+() ]+$/.test(String(value ?? "")),
  getValidityState: (element: unknown): State => (element instanceof Element ? stateOf(element) : ""),
});

/** What the forms' islands say of fields and forms, until it is stopped; not what the handle itself makes them say. */
function hearVerdicts(
  engines: ReturnType<typeof enginesOf>,
  judging: Judging,
  tell: (verdict: DocumentEventMap["wyspa:validated"]["detail"]) => void,
) {
  let life: AbortController | undefined;
  return {
    isOn: () => !!life,
    start() {
      life?.abort();
      life = new AbortController();
      const { signal } = life;
      document.addEventListener("wyspa:validated", ({ detail }) => judging.isTelling() || tell(detail), {
        signal,
      });
      engines.follow(signal);
    },
    stop() {
      life?.abort();
      life = undefined;
    },
  };
}

/** The names by which pages have one field checked, whatever it is. */
const oneField = (validate: (element: unknown) => Promise<boolean>) => ({
  validateInput: validate,
  validateSelect: validate,
  validateSelects: validate,
  validateCheckbox: validate,
  validateCheckboxes: validate,
});

/** What a page script decides by itself. */
function ownVerdicts(
  judging: Judging,
  root: () => ParentNode,
  tellField: (field: Element, isValid: boolean) => void,
) {
  const removeValidityState = (element: unknown) => {
    if (!(element instanceof Element)) return;
    const control = controlOf(element);
    if (control) judging.forget(control);
    show(element, "");
  };
  return {
    removeValidityState,
    removeAllValidityState(container?: unknown) {
      const part = container instanceof Element ? container : root();
      for (const control of part.querySelectorAll(".--validate")) removeValidityState(control);
    },
    /** Without a message the field is right. */
    setValidityState(element: unknown, message?: unknown, isSilent?: unknown) {
      if (!(element instanceof HTMLElement)) return;
      const text = String(message || "");
      const control = controlOf(element);
      if (control) judging.tell(control, text);
      show(element, text ? "error" : "success", isSilent ? "" : text);
      tellField(element, !text);
    },
  };
}

export const validationFor = (kernel: Kernel, needs: CompatNeeds) => (options?: Options) => {
  const find = finder(options ?? {});
  let root = find();
  const engines = enginesOf(kernel, () => root);
  const judging = makeJudging(engines);

  const tellField = (field: Element, isValid: boolean) =>
    attempt(() => handle.callbacks.validate?.(field, isValid));
  const tellForm = (container: Element | undefined, isValid: boolean) =>
    attempt(() => handle.callbacks.validateAll?.(container, isValid));
  const hearing = hearVerdicts(engines, judging, ({ form, field, valid }) => {
    if (field && root.contains(field)) tellField(field, valid);
    else if (!field && root.contains(form)) tellForm(undefined, valid);
  });
  const init = () => {
    root = find();
    hearing.start();
  };
  const wrongOf = async (
    isMeant: (control: Control) => boolean,
    isOpen: (control: Control, engine: Engine) => boolean = () => true,
  ): Promise<Control[]> => {
    if (!hearing.isOn()) hearing.start();
    const all = await judging.check((control, engine) => isMeant(control) && isOpen(control, engine));
    if (!all.length) return judgeNatively(root, isMeant);
    return all.flatMap((engine) => engine.wrong().map(({ control }) => control)).filter(isMeant);
  };
  const validateOne = async (element: unknown) => {
    const control = element instanceof Element ? controlOf(element) : null;
    return (await wrongOf((one) => one === control)).length === 0;
  };
  const verdicts = ownVerdicts(judging, () => root, tellField);

  const handle = {
    /** Read when they are called: modules assign them later. */
    callbacks: { validate: options?.afterValidate, validateAll: options?.afterValidateForm },
    init,
    /** Fields that have come are found by the island itself. */
    reInit: init,
    destroy() {
      hearing.stop();
      engines.leave();
    },
    ...oneField(validateOne),
    /** What is known to be right or wrong is not asked again. False leaves a field in error that can be found. */
    async validateForm(container?: Element): Promise<boolean> {
      const part = container instanceof Element ? container : root;
      const wrong = await wrongOf(
        (control) => part.contains(control),
        (control, engine) => engine.stateOf(control) === "neutral",
      );
      makeFindable(wrong, document);
      judging.tellOutcomes(part);
      tellForm(container, wrong.length === 0);
      return wrong.length === 0;
    },
    ...plain(needs),
    ...serverWords(needs),
    ...verdicts,
  };
  return handle;
};
