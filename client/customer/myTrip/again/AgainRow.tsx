import { t } from '../../../i18n/publicTexts';
import { openedPart } from '../../../ui/late/openedPart';
import { TripRow } from '../TripRow';
import type { TripProps } from '../useMyTrip';

const AgainForm = openedPart(() => import('./AgainForm'));

/** The same trip on another day, once the office has answered (docs/product.md, 'Again'). */
export function AgainRow({ trip, link }: TripProps) {
  if (trip.price === null) return null;
  return (
    <TripRow label={t('tripAgain.title')} aside={t('tripAgain.aside')}>
      {() => <AgainForm start={trip.start} link={link} />}
    </TripRow>
  );
}
