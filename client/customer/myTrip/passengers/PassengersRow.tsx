import { useState } from 'react';
import { PassengersOfTripDocument, SavePassengersOfTripDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { readErrorCode } from '../../../lib/request/errorCodes';
import { listFieldErrors, printPlainError } from '../../../lib/request/errors';
import { withMutationFeedback } from '../../../lib/request/mutationFeedback';
import { request } from '../../../lib/request/request';
import { useReply } from '../../../lib/request/useReply';
import { FailedState } from '../../../ui/FailedState';
import { Passengers } from '../../../shared/passengers/Passengers';
import { TripRow } from '../TripRow';
import type { TripProps } from '../useMyTrip';

/** The error that the form shows itself. */
const isShownHere = (error: unknown) => ['STALE_VERSION', 'CONFLICT'].includes(readErrorCode(error) ?? '');

/** The list of passengers, where ferry, border or office ask for one (docs/product.md, 'Passenger list'). */
export function PassengersRow({ trip, link }: TripProps) {
  const { id, key } = link;
  // The route or the number of people may have changed.
  const read = useReply(PassengersOfTripDocument, { id, key }, { version: trip.version });
  const list = read.data?.passengersOfTrip;
  const [isSaving, setIsSaving] = useState(false);

  async function onSave(text: string) {
    setIsSaving(true);
    const { data, error } = await withMutationFeedback(
      'SavePassengersOfTrip',
      { toast: t('passengers.saved'), formFields: ['text'], quiet: isShownHere },
      () => request(SavePassengersOfTripDocument, { id, key, input: { text, version: list?.version ?? 0 } }),
    );
    setIsSaving(false);
    if (data) return void read.replace({ passengersOfTrip: data.savePassengersOfTrip });
    // The message asks the customer to look again: the list appears as others saved it, and the typed text stays.
    if (readErrorCode(error) === 'STALE_VERSION') void read.reload();
    return listFieldErrors(error)['text'] ?? printPlainError(error);
  }

  if (read.error !== undefined && !list)
    return <TripRow label={t('passengers.title')}>{() => <FailedState onRetry={() => void read.reload()} />}</TripRow>;
  if (!list || (list.reasons.length === 0 && list.passengers.length === 0)) return null;
  return (
    <TripRow
      label={t('passengers.title')}
      aside={t('passengers.count', { count: list.passengers.length, expected: list.expected })}
    >
      {() => <Passengers list={list} edit={{ saving: isSaving, onSave }} />}
    </TripRow>
  );
}
