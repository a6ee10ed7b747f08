/**
 * `FormValidation` of the old bundle: a handle to the single engine of the form's island, shared by all handles.
 * Without an engine, the browser's own rules apply, and the server checks the rest.
 *
 * Modules create a handle long before its form exists, and call `reInit` after they added fields. `init` and `reInit`
 * therefore look up the root again.
 */
import type { Boot } from "../../../contracts/boot";
import { describedBy, setDescribedBy } from "../../../dom/described-by";
import { validateObject } from "../../../platform/client-data/validate-object";
import { attempt } from "../../attempt";
import type { LegacyNeeds } from "../../needs";
import { type Control, type Engine, type Engines, enginesOf } from "./engines";
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

/** Members of the handle that hardly need an engine. */
const plain = ({ platform }: LegacyNeeds, engines: Engines) => ({
  /**
   * The module opens a dialog when the result is `true`. A form that the shopper fills in offers to sign in beside the
   * field instead.
   */
  async clientExists(email: unknown) {
    const value = String(email ?? "");
    const [verdict] = await platform.checkClientData([{ id: "email", type: "email", value }]);
    return verdict?.clientExists === true && !(await engines.offersAccount(value));
  },
  /** Checks only keys that the object has: modules pass one list for persons and companies (ruling 27). */
  validateObject: (object: unknown, required?: unknown) =>
    validateObject(platform.checkClientData, object, required),
  isPhoneNumber: (value: unknown) => /^[0-9*#+() ]+$/.test(String(value ?? "")),
  getValidityState: (element: unknown): State => (element instanceof Element ? stateOf(element) : ""),
});

/** Modules replace the ids of a field's descriptions by a text, which screen readers ignore, so the ids are added again. */
function keepDescription(field: Element, run: () => void): void {
  const before = describedBy(field).filter((id) => document.getElementById(id));
  run();
  if (before.length) setDescribedBy(field, [...new Set([...before, ...describedBy(field)])]);
}

/** Passes on verdicts of the forms' islands until it is stopped, except verdicts that a handle itself causes. */
function forwardVerdicts(
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

/** The names by which pages check a single field, whatever its type. */
const oneField = (validate: (element: unknown) => Promise<boolean>) => ({
  validateInput: validate,
  validateSelect: validate,
  validateSelects: validate,
  validateCheckbox: validate,
  validateCheckboxes: validate,
});

/** Verdicts that a page script sets itself. */
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
    /** Without a message, the field is valid. */
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

export const validationFor = (boot: Boot, needs: LegacyNeeds) => (options?: Options) => {
  const find = finder(options ?? {});
  let root = find();
  const engines = enginesOf(boot, () => root);
  const judging = makeJudging(engines);

  const tellField = (field: Element, isValid: boolean) =>
    keepDescription(field, () => attempt(() => handle.callbacks.validate?.(field, isValid)));
  const tellForm = (container: Element | undefined, isValid: boolean) =>
    attempt(() => handle.callbacks.validateAll?.(container, isValid));
  const forwarding = forwardVerdicts(engines, judging, ({ form, field, valid }) => {
    if (field && root.contains(field)) tellField(field, valid);
    else if (!field && root.contains(form)) tellForm(undefined, valid);
  });
  const init = () => {
    root = find();
    forwarding.start();
  };
  const wrongOf = async (
    isMeant: (control: Control) => boolean,
    isOpen: (control: Control, engine: Engine) => boolean = () => true,
    quiet?: Node,
  ): Promise<Control[]> => {
    if (!forwarding.isOn()) forwarding.start();
    const all = await judging.check((control, engine) => isMeant(control) && isOpen(control, engine), quiet);
    if (!all.length) return judgeNatively(root, isMeant);
    return all.flatMap((engine) => engine.wrong().map(({ control }) => control)).filter(isMeant);
  };
  const validateOne = async (element: unknown) => {
    const control = element instanceof Element ? controlOf(element) : null;
    return (await wrongOf((other) => other === control)).length === 0;
  };
  const verdicts = ownVerdicts(judging, () => root, tellField);

  const handle = {
    /** Looked up at call time, because modules assign them later. */
    callbacks: { validate: options?.afterValidate, validateAll: options?.afterValidateForm },
    init,
    /** The island finds new fields by itself. */
    reInit: init,
    destroy() {
      forwarding.stop();
      engines.leave();
    },
    ...oneField(validateOne),
    /** Known verdicts are not checked again. After `false`, modules can find a field in error. */
    async validateForm(container?: Element): Promise<boolean> {
      const part = container instanceof Element ? container : root;
      const wrong = await wrongOf(
        (control) => part.contains(control),
        (control, engine) => engine.stateOf(control) === "neutral",
        part,
      );
      makeFindable(wrong, document);
      judging.tellOutcomes(part);
      tellForm(container, wrong.length === 0);
      return wrong.length === 0;
    },
    ...plain(needs, engines),
    ...serverWords(needs),
    ...verdicts,
  };
  return handle;
};
