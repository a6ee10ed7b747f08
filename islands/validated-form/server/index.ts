/** What only forms need that ask the server: a chunk of its own, which comes while the first field is filled in. */
export { serverTexts } from "./code-texts";
export { serverText } from "./codes";
export { checkOf, findingsOf } from "./rules";
