import { Suspense, lazy } from 'react';
import { MyChangeDocument } from '../../../generated/plain';
import { t } from '../../../i18n/et';
import { useReply } from '../../../lib/request/useReply';
import { TripRow } from '../TripRow';
import type { TripProps } from '../useMyTrip';
import type { MyChange } from './myChange';

const ChangeRequestPanel = lazy(() => import('./ChangeRequestPanel'));

const asides: Partial<Record<MyChange['status'], string>> = {
  open: t('tripChanges.waits'),
  priced: t('tripChanges.decide'),
};

/** Asks for what needs somebody's answer: another day, time, stop, more people (docs/product.md, 'Change requests'). */
export function ChangeRequestRow(props: TripProps) {
  const { trip, link } = props;
  const { id, key } = link;
  // What cannot be read is not shown; asking says why it failed.
  const { data, reload: load } = useReply(MyChangeDocument, { id, key }, { anew: trip.version });
  const changeRequest = data?.myChange ?? null;

  if (!['asked', 'offered', 'confirmed'].includes(trip.state)) return null;
  return (
    <TripRow
      label={t('tripChanges.change')}
      aside={(changeRequest && asides[changeRequest.status]) ?? t('tripChanges.changeAside')}
    >
      {(close) => (
        <Suspense>
          <ChangeRequestPanel {...props} changeRequest={changeRequest} load={load} onClose={close} />
        </Suspense>
      )}
    </TripRow>
  );
}
