import { addDays } from '../../../server/platform/values/localDay';
import { t } from '../../i18n/officeTexts';
import { toLocalDate } from '../../lib/texts/time';
import { DownloadButton } from '../../ui/DownloadButton';

/** The day itself and the 56 days before it, which a driver of arrangements carries (561/2006 art. 16). */
const DAYS = 57;

/** The extract of a driver's duty roster as a file. */
export function RosterExtract({ driverId }: { driverId: string }) {
  const from = addDays(toLocalDate(new Date()), 1 - DAYS);
  return (
    <DownloadButton
      path={`/api/reports/duty-roster.pdf?driverId=${driverId.toLowerCase()}&from=${from}&days=${DAYS}`}
      label={t('hours.extract')}
      busyLabel={t('hours.pdfBusy')}
      failed={t('hours.pdfFailed')}
    />
  );
}
