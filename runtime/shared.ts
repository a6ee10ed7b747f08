/**
 * What the entry has for all files, so that a page has these modules once: the build replaces them in every other file
 * (`cli/build/handed-over.mjs`). A small module that few files need is cheaper as a copy.
 */
import { afterPaint } from "./base/after-paint";
import { getCookie } from "./base/cookies";
import { decodeText } from "./base/decode-text";
import { findSheet, insertSheet } from "./base/insert-sheet";
import { encodeJson, parseJson } from "./base/json";
import {
  activeElement,
  append,
  attr,
  classesOf,
  closest,
  contains,
  elementsOf,
  matches,
  protoGet,
  query,
  queryAll,
  setAttr,
} from "./base/safe-dom";
import { safeFile, safeImage, safeLink } from "./base/safe-url";
import {
  address,
  asObject,
  firstOf,
  getPath,
  isPlainObject,
  isTruthyText,
  list,
  number,
  plain,
  text,
  textsIn,
  truth,
} from "./base/values";
import { moveNode } from "./dom/move-node";
import { showBusy } from "./dom/show-busy";
import { addPressed, pressOf, submitAs } from "./forms/press";
import { addRule } from "./leaving/guard";
import { record } from "./legacy/recorder";
import { expectNothing, expectPieces } from "./platform/basket/expected-count";
import { navigate } from "./visit/navigate";

const shared = {
  afterPaint,
  getCookie,
  decodeText,
  findSheet,
  insertSheet,
  encodeJson,
  parseJson,
  activeElement,
  append,
  attr,
  classesOf,
  closest,
  contains,
  elementsOf,
  matches,
  protoGet,
  query,
  queryAll,
  setAttr,
  safeFile,
  safeImage,
  safeLink,
  address,
  asObject,
  firstOf,
  getPath,
  isPlainObject,
  isTruthyText,
  list,
  number,
  plain,
  text,
  textsIn,
  truth,
  moveNode,
  showBusy,
  addPressed,
  pressOf,
  submitAs,
  addRule,
  record,
  expectNothing,
  expectPieces,
  navigate,
};

/**
 * A shared function, by its name.
 * @throws when this page's entry lacks it: the file is of a later deploy
 */
export function getShared(name: string): unknown {
  const found = (shared as Readonly<Record<string, unknown>>)[name];
  if (!found) throw new Error(`the entry lacks ${name}`);
  return found;
}
