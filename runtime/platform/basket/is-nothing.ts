/** Whether a formatted amount is zero; a missing amount is not zero. */
export const isNothing = (formatted: string) => /\d/.test(formatted) && !/[1-9]/.test(formatted);
