import type { Deps } from '../../access';
import { createId } from '../../platform/ids';
import { DEFAULT_VAT_RATE } from '../../platform/values/money';
import { Offer } from '../../model/orders/offer.entity';
import type { Stop } from '../../model/orders/stop.entity';
import type { OrderChange } from '../lifecycle/changeOrder';
import { askDriversAgain } from './jobs/askDrivers';
import { listDriverActivities } from './driverAtStop';
import { watchHours } from './jobs/hoursOverride';
import { toBasis, replaceOffers } from './offers/offers';
import type { PlannedRoute } from '../lifecycle/plannedRoute';
import { saveStops, shiftTrip, toTripStops } from './route';

// Changes of a trip by the office and by a change request, in the same steps.

/** Another start, which moves all stops; the hours of its drivers are looked at, and they are asked again. */
export const moveStart = (deps: Deps, change: OrderChange, start: Date): Promise<void> =>
  watchHours(change, async () => {
    await shiftTrip(change.manager, change.order, start);
    await askDriversAgain(change);
  });

/** Another way than `former`, likewise; `stops` are the route's with what the driver does at them. */
export const moveRoute = (
  deps: Deps,
  change: OrderChange,
  former: Stop[],
  { order: measures, stops }: PlannedRoute,
): Promise<void> =>
  watchHours(change, async () => {
    Object.assign(change.order, measures);
    await saveStops(change.manager, change.order.id, stops);
    change.noteChanged('stops', toTripStops(former), toTripStops(stops));
    change.noteChanged('driverAtStop', listDriverActivities(former), listDriverActivities(stops));
    await askDriversAgain(change);
  });

/** The agreed values. A field that is left out stays. */
type AgreedFields = Pick<Offer, 'price'> &
  Partial<Pick<Offer, 'vatRate' | 'note' | 'passengers' | 'sentById' | 'decidedAt' | 'decidedById'>>;

/** The new offer as its readers see it. */
type Agreement = Pick<Offer, 'id' | 'price' | 'vatRate' | 'note' | 'lines' | 'cancellationTermsId'>;

/** Agreed again: it supersedes the former offer, whose links and terms of cancellation stay. Nobody is e-mailed. */
export async function writeAgreement(
  { manager, order, now }: OrderChange,
  former: Offer | null,
  agreed: AgreedFields,
): Promise<Agreement> {
  const { price } = agreed;
  await replaceOffers(manager, order.id, former?.id ?? null);
  const offer = {
    vatRate: former?.vatRate ?? DEFAULT_VAT_RATE,
    note: former?.note ?? '',
    passengers: former?.passengers ?? null,
    decidedAt: former?.decidedAt ?? null,
    decidedById: former?.decidedById ?? null,
    ...agreed,
    id: createId(),
    orderId: order.id,
    // Lines of another price would not add up to this one.
    ...(price === former?.price && toBasis(former)),
    keyHash: former?.keyHash ?? null,
    reminderKeyHashes: former?.reminderKeyHashes ?? [],
    cancellationTermsId: former?.cancellationTermsId ?? null,
    status: 'accepted',
    sentAt: now,
  } as const;
  await manager.insert(Offer, offer);
  const lines = price === former?.price && former?.showLines ? former.lines : null;
  const { id, vatRate, note, cancellationTermsId } = offer;
  return { id, price, vatRate, note, lines, cancellationTermsId };
}
