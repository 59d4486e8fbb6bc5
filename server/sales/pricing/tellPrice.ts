import type { NoPrice, PriceSource } from '../../engines/pricing';
import type { OfferLine } from '../../model/orders/offer.entity';
import type { Message, MessageValue } from '../../platform/values/message';
import type { KnownMessage } from '../../texts/messages';
import { message } from '../../texts/messages';
import { printMessage } from '../../texts/printMessage';
import type { Words } from '../../texts/words';

// Turns findings of the engine of prices into messages.

export const tellNoPrice = (problem: NoPrice): Message => problem satisfies KnownMessage;

/** A line of a price for people. A typed line has no source and stays as it was typed (docs/product.md, 'Languages'). */
export interface ToldLine {
  title: Message | string;
  detail: Message | string;
  /** Cents without VAT. */
  amount: number;
  source: PriceSource | null;
}

export function tellLine(line: OfferLine): ToldLine {
  if (!('kind' in line)) return { ...line, source: null };
  const { amount, ...source } = line;
  return { title: tellTitle(source), detail: tellDetail(source), amount, source };
}

/** A line in a language, as mails and papers have it. */
export function printLine(line: OfferLine, words: Words): { title: string; detail: string; amount: number } {
  const { title, detail, amount } = tellLine(line);
  return { title: printMessage(title, words), detail: printMessage(detail, words), amount };
}

function tellTitle(source: PriceSource): Message | string {
  switch (source.kind) {
    case 'percent':
    case 'sum':
      return source.name;
    case 'ferry':
      return message('priceLine.ferry', { name: source.name });
    case 'hours':
      return source.beyond > 0
        ? message('priceLine.hoursBeyond', { hours: source.beyond })
        : message('priceLine.hours');
    default:
      return message(`priceLine.${source.kind}`);
  }
}

/** '3 päeva × 120,00 €', '15% summast 400,00 €'; '' where there is nothing to say. */
function tellDetail(source: PriceSource): Message | string {
  switch (source.kind) {
    case 'sum':
    case 'rounding':
    case 'change':
      return '';
    case 'percent':
      return message('priceLine.percentOf', { percent: { percent: source.percent }, sum: { cents: source.of } });
    case 'minimum':
      return message('priceLine.minimumTimes', {
        rule: source.name,
        count: message('priceLine.daysCount', { count: source.count }),
        each: { cents: source.each },
      });
    default:
      return message('priceLine.times', { count: tellCount(source), each: { cents: source.each } });
  }
}

type CountedSource = Exclude<Extract<PriceSource, { each: number }>, { kind: 'minimum' }>;

function tellCount(source: CountedSource): MessageValue {
  const { count } = source;
  switch (source.kind) {
    case 'day':
    case 'secondDriver':
      return message('priceLine.daysCount', { count });
    case 'hours':
    case 'waiting':
      return { minutes: count };
    case 'drive':
      return { metres: count * 1000 };
    case 'emptyDrive':
      return message('priceLine.fromDepot', { distance: { metres: count * 1000 } });
    case 'people':
      return message('priceLine.peopleCount', { count });
    case 'lodging':
      return tellDrivers(source.drivers, message('priceLine.nightsCount', { count }));
    case 'allowance':
      return tellDrivers(source.drivers, message('priceLine.daysCount', { count }));
    case 'ferry':
      return message('priceLine.crossings', { count });
  }
}

const tellDrivers = (drivers: number, count: Message): Message =>
  drivers > 1 ? message('priceLine.twoDrivers', { count }) : count;
