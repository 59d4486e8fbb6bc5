import { language } from '../../i18n/language';

/** Pixels. Estonian dates and headings are the shortest; a table of theirs has that much more for its places. */
const width = (estonian: number, others: number) => (language() === 'et' ? estonian : others);

/** '23.11.2026 08:15', '23/11/2026 08:15' */
export const momentWidth = width(144, 156);
/** 'Reisijad', 'Passengers' */
export const passengersWidth = width(84, 106);
/** 'Arve nr', 'Invoice no.' */
export const numberWidth = width(76, 100);
/** The button 'Määra buss ja juht', 'Assign coach and driver' */
export const assignWidth = width(180, 218);
