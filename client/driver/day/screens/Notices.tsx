import { toTallinnDate } from '../../../../server/platform/values/road/tripEvents';
import { t } from '../../../i18n/dayTexts';
import { printDay, printTime } from '../trip/dayWords';
import type { TripScreenProps } from './screenTypes';
import { ActButton } from './ActButton';

/** Words of the office to the drivers of this trip's days, until the driver has read them. */
export function Notices({ store, kept, trip }: TripScreenProps) {
  const first = toTallinnDate(Date.parse(trip.start));
  const last = toTallinnDate(Date.parse(trip.end));
  const notices = (kept.day.driverDay.notices ?? []).filter(
    ({ id, day }) => day >= first && day <= last && !kept.readNotices?.includes(id),
  );
  return notices.map(({ id, text, sentAt }) => (
    <section key={id} className="notice" role="status">
      <p>
        {t('day.fromOffice')}, {printDay(Date.parse(sentAt))} {printTime(sentAt)}
      </p>
      <p className="words">{text}</p>
      <ActButton onClick={() => void store.markNoticeRead(id)}>{t('day.changedSeen')}</ActButton>
    </section>
  ));
}
