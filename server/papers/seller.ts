import type { Config } from '../platform/config';

/** What papers say of us. */
export interface Seller {
  /** Its first line is the company's name. */
  letterhead: string[];
  terms: string[];
}

type SellerConfig = Pick<
  Config,
  | 'companyName'
  | 'companyEmail'
  | 'companyPhone'
  | 'companyRegistrationNumber'
  | 'companyVatNumber'
  | 'companyAddress'
  | 'companyIban'
  | 'companyTerms'
  | 'paymentDays'
>;

/** From the settings that e-invoices use too; what is not set is left out. */
export function sellerOf(config: SellerConfig): Seller {
  const { companyRegistrationNumber: code, companyVatNumber: vat, companyIban: iban } = config;
  const lines = [
    [config.companyAddress],
    [code && `Registrikood ${code}`, vat && `KMKR number ${vat}`],
    [config.companyEmail, config.companyPhone, iban && `Konto ${iban}`],
  ];
  return {
    letterhead: [config.companyName, ...lines.map((parts) => parts.filter(Boolean).join(' · '))].filter(Boolean),
    terms: config.companyTerms ?? usualTerms(config.paymentDays),
  };
}

/** Nothing but what the portal itself goes by; whoever wants more sets COMPANY_TERMS. */
const usualTerms = (paymentDays: number): string[] => [
  'Hind kehtib siin kirjeldatud marsruudi, aegade ja reisijate arvu kohta. Muudatused lepime enne reisi kokku.',
  `Arve esitame pärast reisi. ${paymentWords(paymentDays)}`,
];

function paymentWords(days: number): string {
  if (days === 0) return 'See tuleb tasuda kohe.';
  return `Maksetähtaeg on ${days} ${days === 1 ? 'päev' : 'päeva'}.`;
}
