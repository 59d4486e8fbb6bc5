import { t } from '../../i18n/publicTexts';
import { paths } from '../../lib/navigation/paths';
import { formatDate } from '../../lib/texts/time';
import { TripLinkRow, TripPageRow } from './TripRow';
import type { TripProps } from './useMyTrip';

/** Files of the trip, calendar entry and papers, and the link to other trips. */
export function FileRows({ trip: { id, state, offerPaper, acceptances }, link }: TripProps) {
  const toFileAddress = (file: string, of?: string) =>
    `/api/trip/${encodeURIComponent(id)}/${file}?${new URLSearchParams({ key: link.key, ...(of && { of }) }).toString()}`;
  return (
    <>
      {(state === 'offered' || state === 'confirmed') && (
        <TripLinkRow label={t('myTrip.calendar')} aside=".ics" href={toFileAddress('calendar.ics')} />
      )}
      {offerPaper && <TripLinkRow label={t('myTrip.offerPaper')} href={toFileAddress('offer.pdf')} />}
      {acceptances.map(({ offerId, at, changed }) => (
        <TripLinkRow
          key={offerId}
          label={t(changed ? 'myTrip.changedPaper' : 'myTrip.acceptancePaper')}
          aside={formatDate(at)}
          href={toFileAddress('acceptance.pdf', offerId)}
        />
      ))}
      <TripPageRow label={t('tripList.others')} aside={t('tripList.othersAside')} to={paths.tripList} />
    </>
  );
}
