import { getLanguage } from '../../i18n/language';

/** Pixels. Estonian dates and headings are the shortest; a table of theirs has that much more for its places. */
const chooseWidth = (estonian: number, others: number) => (getLanguage() === 'et' ? estonian : others);

/** '23.11.2026 08:15', '23/11/2026 08:15' */
export const momentWidth = chooseWidth(144, 156);
/** 'Reisijad', 'Passengers' */
export const passengersWidth = chooseWidth(84, 106);
/** 'Arve nr', 'Invoice no.' */
export const numberWidth = chooseWidth(76, 100);
/** The button 'Määra buss ja juht', 'Assign coach and driver' */
export const assignWidth = chooseWidth(180, 218);
