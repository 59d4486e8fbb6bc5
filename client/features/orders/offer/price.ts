/** The VAT rates that can be offered, in percent (docs/product.md, 'Quote form'). */
export const vatRates = [22, 24, 0] as const;
export const defaultVatRate = 24;

/** VAT and total of a net price, integer cents; VAT is rounded half up, as the server and the invoice do. */
export function withVat(netCents: number, vatRate: number): { vatCents: number; totalCents: number } {
  const vatCents = Math.round((netCents * vatRate) / 100);
  return { vatCents, totalCents: netCents + vatCents };
}
