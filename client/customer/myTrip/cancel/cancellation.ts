import type { MyCancellationQuery } from '../../../generated/plain';
import { centsOf, formatMoney } from '../../../lib/texts/money';

export type Cancellation = MyCancellationQuery['myCancellation'];

export const feeText = (euros: number) => formatMoney(centsOf(euros));
