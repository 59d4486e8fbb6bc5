import { useCallback, useEffect, useState } from 'react';
import type { PassengersOfTripQuery } from '../../../generated/plain';
import { PassengersOfTripDocument, SavePassengersOfTripDocument } from '../../../generated/plain';
import { t } from '../../../i18n/et';
import { errorCode } from '../../../lib/request/errorCodes';
import { fieldErrors, plainErrorText } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { FailedState } from '../../../ui/FailedState';
import { Passengers } from '../../../ui/passengers/Passengers';
import { TripRow } from '../TripRow';
import type { TripProps } from '../useMyTrip';

type List = PassengersOfTripQuery['passengersOfTrip'];

/** What the form says in its own place. */
const isShownHere = (error: unknown) => ['STALE_VERSION', 'CONFLICT'].includes(errorCode(error) ?? '');

/** The list of passengers, where ferry, border or office ask for one (docs/product.md, 'Passenger list'). */
export function PassengersRow({ trip, link }: TripProps) {
  const { id, key } = link;
  const [list, setList] = useState<List>();
  const [failed, setFailed] = useState(false);
  const [saving, setSaving] = useState(false);

  const load = useCallback(
    () =>
      request(PassengersOfTripDocument, { id, key }).then(
        ({ passengersOfTrip }) => {
          setList(passengersOfTrip);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [id, key],
  );
  // The route or the number of people may have changed.
  useEffect(() => void load(), [load, trip.version]);

  async function onSave(text: string) {
    setSaving(true);
    const { data, error } = await withMutationFeedback(
      'SavePassengersOfTrip',
      { toast: t('passengers.saved'), formFields: ['text'], quiet: isShownHere },
      () => request(SavePassengersOfTripDocument, { id, key, input: { text, version: list?.version ?? 0 } }),
    );
    setSaving(false);
    if (data) return void setList(data.savePassengersOfTrip);
    return fieldErrors(error)['text'] ?? plainErrorText(error);
  }

  if (failed && !list)
    return <TripRow label={t('passengers.title')}>{() => <FailedState onRetry={() => void load()} />}</TripRow>;
  if (!list || (list.reasons.length === 0 && list.passengers.length === 0)) return null;
  return (
    <TripRow
      label={t('passengers.title')}
      aside={t('passengers.count', { count: list.passengers.length, expected: list.expected })}
    >
      {() => <Passengers list={list} edit={{ saving, onSave }} />}
    </TripRow>
  );
}
