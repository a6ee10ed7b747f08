/** Entry of the chunk for forms with server checks; it loads while the first field is being filled in. */
export { serverTexts } from "./code-texts";
export { serverText } from "./codes";
export { checkOf, findingsOf } from "./rules";
