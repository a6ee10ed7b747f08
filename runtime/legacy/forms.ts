/** Part of the chunk `legacy-forms`: the old names that pages with a form or a list of choices use. */
export { selectToDropdown } from "./dropdown";
export { offerPickupPoints } from "./pickup-points";
export { validationFor } from "./steps/form-validation";
