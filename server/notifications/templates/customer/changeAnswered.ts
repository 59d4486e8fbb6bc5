import type { WantedDifferences } from '../../../orders/lifecycle/order.events';
import { amountsDue } from '../../../platform/values/money';
import type { CustomerView } from '../../views';
import { wantedRows } from '../blocks/wanted';
import { route } from '../blocks/Route';
import { facts } from '../blocks/Rows';
import { note, paragraph, section, title } from '../blocks/text';
import { greeting, reachUs, tripName, tripRows } from '../blocks/trip';
import type { Branding, Template } from '../template';

interface Answered {
  order: CustomerView;
  outcome: 'taken' | 'priced' | 'declined';
  wanted: WantedDifferences;
  /** The office's. */
  words: string;
  /** The price of the trip as it is asked for; null: it stays. Cents without VAT. */
  offer: { price: number | null; vatRate: number } | null;
  /** Of what is agreed now, whose paper goes along. */
  offerId?: string | null;
}

/** To the customer: the office's answer to what was asked to be different. */
export const changeAnswered: Template<Answered> = (props, branding) => {
  const { order, outcome, wanted, words } = props;
  const { t } = branding;
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
      section(t(outcome === 'taken' ? 'tripMail.tripNow' : 'tripMail.holdsNow')),
      route(order.stops, branding),
      facts(tripRows(order, branding)),
      paragraph(t('customerMail.questions', { reachUs: reachUs(branding) })),
    ],
  };
};

function saidOf({ outcome, offer }: Answered, { t, euros }: Branding): string {
  const total = offer && amountsDue(offer, []).total;
  if (outcome === 'declined') return t('tripMail.declinedStays');
  if (total === null) return t('tripMail.takenSame');
  return t(outcome === 'taken' ? 'tripMail.takenPrice' : 'tripMail.pricedPrice', { price: euros(total) });
}
