import { t } from '../../../i18n/publicTexts';
import type { PublicTextKey } from '../../../i18n/publicTexts';
import { openedPart } from '../../../ui/late/openedPart';
import { TripRow } from '../TripRow';
import type { TripRowProps } from '../useMyTrip';
import type { MyChange } from './myChange';

const ChangeRequestPanel = openedPart(() => import('./ChangeRequestPanel'));

const asides: Partial<Record<MyChange['status'], PublicTextKey>> = {
  open: 'tripChanges.waits',
  priced: 'tripChanges.decide',
};

/** Asks for what needs somebody's answer: another day, time, stop, more people (docs/product.md, 'Change requests'). */
export function ChangeRequestRow(props: TripRowProps) {
  const { trip, change } = props;
  if (!['asked', 'offered', 'confirmed'].includes(trip.state)) return null;
  return (
    <TripRow label={t('tripChanges.change')} aside={t((change && asides[change.status]) ?? 'tripChanges.changeAside')}>
      {(close) => <ChangeRequestPanel {...props} onClose={close} />}
    </TripRow>
  );
}
