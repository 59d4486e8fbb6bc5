import type { MyCancellationQuery } from '../../../generated/plain';
import { formatMoney, toCents } from '../../../lib/texts/money';

export type Cancellation = MyCancellationQuery['myCancellation'];

export const printFee = (euros: number) => formatMoney(toCents(euros));
