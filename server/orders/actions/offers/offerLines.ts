import * as v from 'valibot';
import { addsUp } from '../../../engines/pricing';
import type { PriceLine } from '../../../engines/pricing';
import type { OfferLine } from '../../../model/orders/offer.entity';
import { badInput } from '../../../texts/messages';

/** A line of an offer as it is sent in; one with a source was proposed and left as it was. Sums in cents without VAT. */
export interface LineInput {
  title: string;
  detail: string;
  amount: number;
  source?: { kind: PriceLine['kind'] } | null;
}

/**
 * The lines of an offer as they are kept; null of a bare price. Errors: BAD_USER_INPUT for lines that do not come to the price,
 * and for a line that does not come to what its source says.
 */
export function toOfferLines(lines: readonly LineInput[] | null | undefined, price: number): OfferLine[] | null {
  if (!lines || lines.length === 0) return null;
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  if (sum !== price) throw badInput('quote.linesDiffer', { sum: { cents: sum }, price: { cents: price } }, 'price');
  return lines.map(toOfferLine);
}

function toOfferLine({ title, detail, amount, source }: LineInput, index: number): OfferLine {
  if (!source) return { title: title.trim(), detail: detail.trim(), amount };
  const { success, output: line } = v.safeParse(priceLine, { ...source, amount });
  if (!success || !addsUp(line)) throw badInput('quote.lineDiffers', { line: title.trim() }, `basis.lines.${index}`);
  return line;
}

const whole = v.pipe(v.number(), v.integer());
const counted = { count: whole, each: whole, amount: whole };
const named = { ...counted, name: v.string() };

/** Of fields that may be missing makes a line of its kind. */
const priceLine: v.GenericSchema<unknown, PriceLine> = v.variant('kind', [
  v.object({
    kind: v.picklist(['day', 'drive', 'emptyDrive', 'waiting', 'people', 'secondDriver']),
    ...counted,
  }),
  v.object({ kind: v.literal('hours'), ...counted, beyond: whole }),
  v.object({ kind: v.picklist(['lodging', 'allowance']), ...counted, drivers: whole }),
  v.object({ kind: v.picklist(['ferry', 'minimum']), ...named }),
  v.object({ kind: v.literal('percent'), name: v.string(), percent: whole, of: whole, amount: whole }),
  v.object({ kind: v.literal('sum'), name: v.string(), amount: whole }),
  v.object({ kind: v.picklist(['rounding', 'change']), amount: whole }),
]);
