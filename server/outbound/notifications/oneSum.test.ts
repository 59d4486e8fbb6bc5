import fc from 'fast-check';
import type { OfferSnapshot, OrderSnapshot } from '../../model/orders/snapshots';
import { writeAcceptancePaper, writeOfferPaper } from '../../customer/papers/paper';
import { toSeller } from '../../customer/papers/seller';
import { readConfig } from '../../platform/config';
import { toSettings } from '../../platform/settings/settings';
import { vatRates } from '../../platform/values/money';
import { findWords } from '../../texts/words';
import { events } from './events.fixture';
import { render } from './render';
import { listMessages } from './mailRules';

const company = {
  name: 'Bussid OÜ',
  email: 'info@bussid.example',
  phone: undefined,
  publicUrl: 'https://bussid.example',
};
const words = findWords('et');
const seller = toSeller(toSettings(readConfig({}).given), words.t);

/** Each sum beside 'Kokku maksta' in an e-mail or on a paper. */
const sumsIn = (text: string): string[] =>
  [...text.replaceAll('\u00a0', ' ').matchAll(/kokku maksta:?\s+(-?[\d ]+,\d\d €)/gi)].map(([, sum]) => sum!.trim());

/** The sum as it is written, worked out by other steps than those of the product. */
function written(price: number, vatRate: number, food: OrderSnapshot['food']): string {
  const vat = Number((BigInt(price) * BigInt(vatRate) + 50n) / 100n);
  let cents = price + vat;
  for (const { price: each, count } of food) for (let n = 0; n < count; n += 1) cents += each;
  const euros = String(Math.floor(cents / 100)).replace(/(\d)(?=(\d{3})+$)/g, cents >= 1_000_000 ? '$1 ' : '$1');
  return `${euros},${String(cents % 100).padStart(2, '0')} €`;
}

const foods = fc.array(
  fc.record({
    name: fc.constantFrom('Võileivad', 'Kohv', 'Supp', 'Kook'),
    price: fc.integer({ min: 1, max: 3000 }),
    count: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 4 },
);

test('each face names one sum, that of the trip and all its catering: mails, papers, a price of a change', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.constantFrom(...vatRates), foods, (price, vatRate, food) => {
      const all = events({ food });
      const offer: OfferSnapshot = { ...all.offerSent.offer, price, vatRate };
      const accepted = all.acceptedByLink.accepted;
      const order = all.offerSent.order;
      const agreed = { offer, accepted };
      const mails = [
        ...listMessages({ ...all.offerSent, offer }, undefined),
        ...listMessages({ ...all.offerReminded, offer }, undefined),
        ...listMessages({ ...all.acceptedByLink, offer }, 'logistik@bussid.example'),
        ...listMessages({ ...all.acceptedOnBehalf, offer }, undefined),
        ...listMessages({ ...all.changeAnswered, offer }, undefined),
        ...listMessages({ ...all.changeDecided, offer }, 'logistik@bussiveod.example'),
        ...listMessages({ ...all.changeAnswered, offer, outcome: 'taken', agreed }, undefined),
      ].map((message) => render(message, company).text);
      const papers = [
        writeOfferPaper({ order, offer }, seller, words),
        writeAcceptancePaper({ order, offer }, accepted, seller, words),
      ].map(({ sections }) =>
        sections.flatMap(({ rows }) => rows.map(({ label, value }) => `${label} ${value}`)).join('\n'),
      );
      expect(mails).toHaveLength(8);
      const sum = written(price, vatRate, food);
      for (const text of [...mails, ...papers]) {
        const said = sumsIn(text);
        expect(said.length).toBeGreaterThan(0);
        expect([...new Set(said)]).toEqual([sum]);
      }
    }),
  );
});
