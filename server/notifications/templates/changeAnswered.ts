import { amountsDue, formatEuros } from '../../platform/money';
import type { CustomerView } from '../views';
import { route } from './blocks/Route';
import { facts } from './blocks/Rows';
import { note, paragraph, section, title } from './blocks/text';
import { greeting, reachUs, tripName, tripRows } from './blocks/trip';
import type { Template } from './template';

interface Answered {
  order: CustomerView;
  outcome: 'taken' | 'priced' | 'declined';
  /** One sentence each, in Estonian. */
  asked: string[];
  /** The office's. */
  words: string;
  /** The price of the trip as it is asked for; null: it stays. Cents without VAT. */
  offer: { price: number | null; vatRate: number } | null;
}

const headings = {
  taken: 'Muudatus on tehtud',
  priced: 'Muudatuse hind ootab teie otsust',
  declined: 'Muudatust ei saa kahjuks teha',
};

/** To the customer: the office's answer to what was asked to be different. */
export const changeAnswered: Template<Answered> = ({ order, outcome, asked, words, offer }, branding) => {
  const total = offer && amountsDue(offer, []).total;
  const price = total === null ? 'Hind jääb samaks.' : `Reisi hind on ${formatEuros(total)} koos käibemaksuga.`;
  const said = {
    taken: `Tegime muudatuse, mida soovisite. ${price}`,
    priced: `${price} Palun otsustage reisi lehel, kas sobib. Seni kehtib kõik nii, nagu oli kokku lepitud.`,
    declined: 'Kõik jääb nii, nagu oli kokku lepitud.',
  };
  return {
    subject: `${headings[outcome]}: ${tripName(order)}`,
    preheader: said[outcome],
    blocks: [
      title(headings[outcome]),
      paragraph(greeting(order.fullName)),
      paragraph(said[outcome]),
      ...note('Vedaja sõnum', words),
      section('Soovisite'),
      ...asked.map(paragraph),
      section(outcome === 'taken' ? 'Reis on nüüd' : 'Praegu kehtib'),
      route(order.stops),
      facts(tripRows(order)),
      paragraph(`Kui teil on küsimusi, ${reachUs(branding)}.`),
    ],
  };
};
