/** The list is longer than the window: its room is kept from the start, so that it moves nothing when it comes. */
export const room = ".cop__content[data-skeleton=pickup]";
