/** Items of the first part of the list. */
export const FIRST_ITEMS = 50;
