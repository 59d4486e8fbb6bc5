import { MyCancellationDocument } from '../../../generated/plain';
import { t } from '../../../i18n/publicTexts';
import { openedPart } from '../../../ui/late/openedPart';
import { useReply } from '../../../lib/request/useReply';
import { formatDate } from '../../../lib/texts/time';
import { printPrice } from '../../../lib/texts/tripTexts';
import { TripRow } from '../TripRow';
import type { TripProps } from '../useMyTrip';
import type { Cancellation } from './CancelForm';

const CancelForm = openedPart(() => import('./CancelForm'));

/** 'praegu tasuta, alates 28.11 10%' */
function printAside({ due, next }: Cancellation): string {
  const fee = printPrice(due);
  if (!next) return due === 0 ? t('tripChanges.freeNow') : t('tripChanges.feeNow', { fee });
  const then = { day: formatDate(next.at), percent: next.percent };
  return due === 0 ? t('tripChanges.freeNowThen', then) : t('tripChanges.feeNowThen', { fee, ...then });
}

/** Cancels the trip, and says before what it costs (docs/product.md, 'Cancellation'). */
export function CancelRow(props: TripProps) {
  const { trip, link } = props;
  const { id, key } = link;
  const { data, error, reload: reloadCost } = useReply(MyCancellationDocument, { id, key }, { version: trip.version });
  const cost = data?.myCancellation;

  if (!['asked', 'offered', 'confirmed'].includes(trip.state) || (cost && !cost.possible)) return null;
  return (
    <TripRow label={t('tripChanges.cancel')} aside={cost && printAside(cost)}>
      {(close) => (
        <CancelForm
          {...props}
          cost={cost}
          hasCostFailed={error !== undefined}
          reloadCost={reloadCost}
          onClose={close}
        />
      )}
    </TripRow>
  );
}
