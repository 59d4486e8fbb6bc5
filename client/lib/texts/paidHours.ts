import { printPaidHours } from '../../../server/platform/values/reportedHours';
import { getLanguage } from '../../i18n/language';

/** Hours that are paid: '7,5'. Not beside the durations: the dashboard needs those alone. */
export const formatHours = (hours: number): string => printPaidHours(hours, getLanguage());
