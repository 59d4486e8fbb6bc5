import type { OfferSnapshot } from '../../../../model/orders/snapshots';
import { writeOffer, writeTrip, writeDecideButtons } from '../blocks/tripBlocks';
import { sumAmountsDue } from '../../../../platform/values/money';
import type { Words } from '../../../../texts/words';
import type { CustomerView } from '../../views';
import { printValidity } from '../blocks/money';
import { writeProgress } from '../blocks/Progress';
import { writeParagraph, writeSmall, writeTitle } from '../blocks/text';
import { printGreeting, printReachUs, printTripName } from '../blocks/trip';
import type { Template } from '../template';

/** To the customer: the price, and the two links that decide on it (docs/product.md, 'Quote form'). */
export const offerSent: Template<{ order: CustomerView; offer: OfferSnapshot; activationKey: string }> = (
  { order, offer, activationKey },
  branding,
) => ({
  subject: `${branding.t('customerMail.offerSubject')}: ${printTripName(order, branding)}`,
  preheader: sumToPay(offer, order, branding),
  blocks: [
    writeProgress(2, branding),
    writeTitle(branding.t('customerMail.offerTitle')),
    writeParagraph(printGreeting(order.fullName, branding)),
    writeParagraph(branding.t('customerMail.offerThanks')),
    ...writeOffer(order, offer, branding),
    ...writeTrip(branding.t('trip.yourTrip'), order, branding),
    writeParagraph(branding.t('customerMail.offerQuestion')),
    writeDecideButtons(order, activationKey, branding),
    writeSmall(
      `${[printValidity(offer, branding), branding.t('customerMail.linksLast')].filter(Boolean).join(' ')} ${branding.t('customerMail.questions', { reachUs: printReachUs(branding) })}`,
    ),
  ],
});

function sumToPay(offer: OfferSnapshot, { food }: CustomerView, { t, euros }: Words): string {
  const { amountDue } = sumAmountsDue(offer, food);
  return amountDue === null ? t('price.separate') : t('price.preheaderDue', { sum: euros(amountDue) });
}
