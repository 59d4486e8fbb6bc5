/** Where fingers point. */
export const COARSE = '@media (pointer: coarse)';

/** As high as a thumb hits (WCAG 2.5.5), and with a mouse as WCAG 2.5.8 wants. */
export const touchTarget = { minHeight: 24, [COARSE]: { minHeight: 44 } };

/** The same for a short word: also as wide. */
export const thumbWide = { [COARSE]: { minHeight: 44, minWidth: 44 } };

/** A link on a line by itself. */
export const lineLink = { ...touchTarget, display: 'inline-flex', alignItems: 'center' };
