/** What the list of a company's further accounts calls (`client_new_associated`, contract D 9). A chunk of its own. */
export { fillTexts } from "./fill-texts";
export { modifyAdress } from "./modify-adress";
export { pagination } from "./pagination";
