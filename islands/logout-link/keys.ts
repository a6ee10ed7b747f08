/** Prefix of the express checkout's keys (contract B j). */
export const PREFIX = "expchck";

/** Whether the click follows the link: the primary and the middle button do, the secondary one does not. */
export const signsOut = ({ button }: MouseEvent): boolean => button < 2;
