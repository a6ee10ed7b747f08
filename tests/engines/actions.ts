/** Input sources of WebDriver; the classic protocol and BiDi share them. */
import type { KeyName } from "./engine";

/** The code points of keys in WebDriver. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<KeyName, string>> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowDown: "\uE015",
};

const pressed = (values: readonly string[]) => [
  {
    type: "key",
    id: "keys",
    actions: values.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];

export const writing = (text: string) => pressed([...text]);
export const pressing = (name: KeyName) => pressed([codes[name]]);

/** @param origin the protocol's reference to the element in whose middle the pointer goes */
export const pointing = (origin: object, isClick: boolean) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: 0, y: 0, duration: 50, origin },
      ...(isClick
        ? [
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ]
        : []),
    ],
  },
];
