import type { ComponentType, ReactNode } from 'react';
import { t } from '../../../i18n/publicTexts';
import type { PublicTextKey } from '../../../i18n/publicTexts';
import { openedPart } from '../../../ui/late/openedPart';
import { lastMoment } from '../../../shared/trip/priceParts';
import { TripRow } from '../TripRow';
import type { CustomerTrip, TripProps } from '../useMyTrip';

type Form = ComponentType<TripProps & { onClose: () => void }>;

/** A row of something that is changed at once; its form is loaded when it is opened. */
function makeChangeRow(
  action: CustomerTrip['can'][number],
  label: PublicTextKey,
  aside: (trip: CustomerTrip) => ReactNode,
  load: () => Promise<{ default: Form }>,
) {
  const ChangeForm = openedPart(load);
  return function ChangeRow(props: TripProps) {
    if (!props.trip.can.includes(action)) return null;
    return (
      <TripRow label={t(label)} aside={aside(props.trip)}>
        {(close) => <ChangeForm {...props} onClose={close} />}
      </TripRow>
    );
  };
}

/** Changes that need no answer from the office (docs/product.md, 'My trip'). */
export const changeRows = [
  makeChangeRow(
    'passengers',
    'myTrip.passengers',
    ({ passengers }) => passengers,
    () => import('./PassengersForm'),
  ),
  makeChangeRow(
    'food',
    'myTrip.food',
    ({ foodUntil }) => t('myTrip.foodAside', { day: lastMoment(foodUntil) }),
    () => import('./FoodForm'),
  ),
  makeChangeRow(
    'leader',
    'myTrip.leader',
    ({ leader }) => leader?.fullName,
    () => import('./LeaderForm'),
  ),
  makeChangeRow(
    'notes',
    'myTrip.notes',
    ({ notes }) => (notes ? '' : t('myTrip.notesAside')),
    () => import('./TripNotesForm'),
  ),
  makeChangeRow(
    'invoice',
    'myTrip.invoice',
    ({ invoice }) => invoice?.company ?? t('myTrip.invoiceAside'),
    () => import('./InvoiceForm'),
  ),
];
