import { formatDuration as durationIn, printSpan as spanIn } from '../../../server/platform/values/duration';
import { getLanguage } from '../../i18n/language';

/** How long a trip takes: whole minutes as '1 p 2 h 5 min', in the language of the page. */
export const formatDuration = (minutes: number): string => durationIn(minutes, getLanguage());

/** Driving, work and rest as drivers and inspectors write them: '6 h 29', '5 min'. */
export const spanText = (minutes: number): string => spanIn(minutes, getLanguage());
