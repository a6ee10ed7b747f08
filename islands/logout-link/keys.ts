/** Keys of the express checkout begin so (spec §4 Logout, contract B j). */
export const PREFIX = "expchck";

/** The context menu's button signs nobody out; the middle one does. */
export const signsOut = ({ button }: MouseEvent): boolean => button < 2;
