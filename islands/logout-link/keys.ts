/** Prefix of the express checkout's keys (contract B j). */
export const PREFIX = "expchck";

/** The context menu's button does not sign out; the middle button does. */
export const signsOut = ({ button }: MouseEvent): boolean => button < 2;
