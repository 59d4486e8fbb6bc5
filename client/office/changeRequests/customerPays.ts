import { sumAmountsDue } from '../../../server/platform/values/money';
import { toCents } from '../../lib/texts/money';

/** The customer's sum for a price without VAT, all in cents: the trip with VAT and the catering, as e-mails and pages show it. */
export function addCustomerSums(price: number, { vatRate, foodTotal }: { vatRate: number; foodTotal: number }): number {
  return sumAmountsDue({ price, vatRate }, [{ price: toCents(foodTotal), count: 1 }]).amountDue ?? 0;
}
