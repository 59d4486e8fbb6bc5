import type { OfferSnapshot, WantedDifferences } from '../../../../model/orders/snapshots';
import { writeTrip } from '../blocks/tripBlocks';
import { sumAmountsDue } from '../../../../platform/values/money';
import type { CustomerView } from '../../views';
import { writeButtons } from '../blocks/Buttons';
import { writeCancellation, writePrice } from '../blocks/money';
import { listWantedRows } from '../blocks/wanted';
import { writeFacts } from '../blocks/Rows';
import { writeNote, writeParagraph, writeSection, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printTripName } from '../blocks/trip';
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
  const said = printAnswer(props, branding);
  return {
    subject: `${t(`tripMail.${outcome}`)}: ${printTripName(order, branding)}`,
    preheader: said,
    blocks: [
      writeTitle(t(`tripMail.${outcome}`)),
      writeParagraph(printGreeting(order.fullName, branding)),
      writeParagraph(said),
      ...writeNote(t('tripMail.ourWords'), words),
      writeSection(t('tripMail.youAsked')),
      writeFacts(listWantedRows(wanted, branding)),
      ...(offer ? [...writePrice(offer, order.food, branding), ...writeCancellation(offer, branding)] : []),
      ...(outcome === 'priced' && tripPage ? [writeButtons({ label: t('tripMail.decide'), href: tripPage })] : []),
      ...writeTrip(t(outcome === 'taken' ? 'tripMail.tripNow' : 'tripMail.holdsNow'), order, branding),
      writeParagraph(t('customerMail.questions', { reachUs: printReachUs(branding) })),
    ],
  };
};

function printAnswer({ order, outcome, offer }: Answered, { t, euros }: Branding): string {
  const sum = offer && sumAmountsDue(offer, order.food).amountDue;
  if (outcome === 'declined') return t('tripMail.declinedStays');
  if (sum === null) return t('tripMail.takenSame');
  return t(outcome === 'taken' ? 'tripMail.takenPrice' : 'tripMail.pricedPrice', { sum: euros(sum) });
}
