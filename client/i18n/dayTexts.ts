import type * as dayTexts from './day/et';
import { translate } from './translate';

/** The texts of the driver's day on the phone; app/day.tsx loads them before the page. */
export const t = translate<typeof dayTexts>();
