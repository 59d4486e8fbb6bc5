/** Where fingers point. */
export const coarse = '@media (pointer: coarse)';

/** As high as a thumb hits (WCAG 2.5.5), and with a mouse as WCAG 2.5.8 wants. */
export const touchTarget = { minHeight: 24, [coarse]: { minHeight: 44 } };
