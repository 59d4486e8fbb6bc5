import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { MyChangeDocument } from '../../../generated/plain';
import { t } from '../../../i18n/et';
import { request } from '../../../lib/request/request';
import { TripRow } from '../TripRow';
import type { TripProps } from '../useMyTrip';
import type { MyChange } from './myChange';

const ChangeRequestPanel = lazy(() => import('./ChangeRequestPanel'));

const asides: Partial<Record<MyChange['status'], string>> = {
  open: t('tripWishes.waits'),
  priced: t('tripWishes.decide'),
};

/** Asks for what needs somebody's answer: another day, time, stop, more people (docs/product.md, 'Change requests'). */
export function ChangeRequestRow(props: TripProps) {
  const { trip, link } = props;
  const { id, key } = link;
  const { version } = trip;
  const [wish, setWish] = useState<MyChange | null>(null);

  const load = useCallback(
    () =>
      // What cannot be read is not shown; asking says why it failed.
      request(MyChangeDocument, { id, key }).then(
        ({ myChange }) => setWish(myChange),
        () => undefined,
      ),
    [id, key],
  );
  useEffect(() => {
    // In a callback: the reply is what sets anything.
    void Promise.resolve().then(load);
  }, [load, version]);

  if (!['asked', 'offered', 'confirmed'].includes(trip.state)) return null;
  return (
    <TripRow label={t('tripWishes.change')} aside={(wish && asides[wish.status]) ?? t('tripWishes.changeAside')}>
      {(close) => (
        <Suspense>
          <ChangeRequestPanel {...props} wish={wish} load={load} onClose={close} />
        </Suspense>
      )}
    </TripRow>
  );
}
