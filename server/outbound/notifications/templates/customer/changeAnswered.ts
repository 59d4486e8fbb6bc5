import type { OfferSnapshot, WantedDifferences } from '../../../../model/orders/snapshots';
import { amountsDue } from '../../../../platform/values/money';
import type { CustomerView } from '../../views';
import { buttons } from '../blocks/Buttons';
import { cancellation, price } from '../blocks/money';
import { wantedRows } from '../blocks/wanted';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, paragraph, section, title } from '../blocks/text';
import { greeting, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Branding, Template } from '../template';

interface Answered {
  order: CustomerView;
  /** Messages queued before this field existed lack it. */
  requestId?: string;
  outcome: 'taken' | 'priced' | 'declined';
  wanted: WantedDifferences;
  /** The office's. */
  words: string;
  /** The price of the trip as it is asked for; null: it stays. Cents without VAT. */
  offer: Pick<OfferSnapshot, 'price' | 'vatRate' | 'cancellation'> | null;
  /** Of what is agreed now, whose paper goes along. */
  offerId?: string | null;
}

/** To the customer: the office's answer to what was asked to be different. */
export const changeAnswered: Template<Answered> = (props, branding) => {
  const { order, outcome, wanted, words, offer } = props;
  const { t, tripPage } = branding;
  const said = saidOf(props, branding);
  return {
    subject: `${t(`tripMail.${outcome}`)}: ${tripName(order, branding)}`,
    preheader: said,
    blocks: [
      title(t(`tripMail.${outcome}`)),
      paragraph(greeting(order.fullName, branding)),
      paragraph(said),
      ...note(t('tripMail.ourWords'), words),
      section(t('tripMail.youAsked')),
      facts(wantedRows(wanted, branding)),
      ...(offer ? [...price(offer, order.food, branding), ...cancellation(offer, branding)] : []),
      ...(outcome === 'priced' && tripPage ? [buttons({ label: t('tripMail.decide'), href: tripPage })] : []),
      section(t(outcome === 'taken' ? 'tripMail.tripNow' : 'tripMail.holdsNow')),
      route(order.stops, branding),
      facts(tripRows(order, branding)),
      paragraph(t('customerMail.questions', { reachUs: reachUs(branding) })),
    ],
  };
};

function saidOf({ order, outcome, offer }: Answered, { t, euros }: Branding): string {
  const sum = offer && amountsDue(offer, order.food).amountDue;
  if (outcome === 'declined') return t('tripMail.declinedStays');
  if (sum === null) return t('tripMail.takenSame');
  return t(outcome === 'taken' ? 'tripMail.takenPrice' : 'tripMail.pricedPrice', { sum: euros(sum) });
}
