/** Part of the chunk `legacy-forms`: the old names that pages with a form or a list of choices use. */
export { selectToDropdown } from "./dropdown";
export { validationFor } from "./steps/form-validation";
