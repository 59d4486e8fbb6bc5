import type { Service } from './activity';

/** The legal text that a service is judged by. */
export type Regime = 'EU' | 'UK' | 'AETR';

/** Where 561/2006 holds as it stands: the EU, the EEA and Switzerland (art. 2(2)) [R]. */
const union = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH'.split(' '),
);

/**
 * A journey to or through a country of neither is under AETR for all its length (art. 2(3)) [R]; a country that we do not
 * know counts as one, for AETR allows least. The United Kingdom has the text of before 2024-05-22 [S].
 */
export function findRegime({ countries = [] }: Pick<Service, 'countries'>): Regime {
  if (countries.length === 0) return 'EU';
  const codes = countries.map((code) => code.trim().toUpperCase());
  if (codes.some((code) => !union.has(code) && code !== 'GB' && code !== 'UK')) return 'AETR';
  return codes.some((code) => !union.has(code)) ? 'UK' : 'EU';
}
