import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import type { Words } from '../../../../texts/words';
import type { CustomerView } from '../../views';
import type { Block } from './block';
import { writeCancellation, writePrice } from './money';
import { writeRoute } from './Route';
import { writeFacts } from './Rows';
import { writeNote, writeSection } from './text';
import { listTripRows } from './trip';
import type { MailedTrip } from './trip';
import { writeButtons } from './Buttons';
import type { Branding } from '../template';

/** A trip below its heading: the stops, and the facts of it. */
export const writeTrip = (heading: string, trip: MailedTrip, words: Words): Block[] => [
  writeSection(heading),
  writeRoute(trip.stops, words),
  writeFacts(listTripRows(trip, words)),
];

/** An offer as its customer reads it: price, terms of cancellation, and the office's note. */
export const writeOffer = ({ food }: CustomerView, offer: OfferSnapshot, words: Words): Block[] => [
  ...writePrice(offer, food, words),
  ...writeCancellation(offer, words),
  ...writeNote(words.t('trip.note'), offer.note),
];

export const writeDecideButtons = ({ id }: CustomerView, activationKey: string, { t, links }: Branding): Block =>
  writeButtons(
    { label: t('customerMail.accept'), href: links.accept(id, activationKey) },
    { label: t('customerMail.reject'), href: links.reject(id, activationKey) },
  );
