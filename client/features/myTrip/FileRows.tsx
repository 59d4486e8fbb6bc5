import { t } from '../../i18n/et';
import { paths } from '../../lib/navigation/paths';
import { TripLinkRow, TripPageRow } from './TripRow';
import type { TripProps } from './useMyTrip';

/** What can be taken along, the calendar's entry and the papers, and the way to other trips. */
export function FileRows({ trip: { id, state, offerPaper, acceptancePaper }, link }: TripProps) {
  const address = (file: string) =>
    `/api/trip/${encodeURIComponent(id)}/${file}?${new URLSearchParams({ key: link.key }).toString()}`;
  return (
    <>
      {(state === 'offered' || state === 'confirmed') && (
        <TripLinkRow label={t('myTrip.calendar')} aside=".ics" href={address('calendar.ics')} />
      )}
      {offerPaper && <TripLinkRow label={t('myTrip.offerPaper')} href={address('offer.pdf')} />}
      {acceptancePaper && <TripLinkRow label={t('myTrip.acceptancePaper')} href={address('acceptance.pdf')} />}
      <TripPageRow label={t('tripList.others')} aside={t('tripList.othersAside')} to={paths.tripList} />
    </>
  );
}
