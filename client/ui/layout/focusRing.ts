/** Shows what has the focus. */
export const focusRing = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 };
