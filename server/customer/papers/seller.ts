import type { Config } from '../../platform/config';
import type { T } from '../../texts/texts';

/** The company as papers show it. */
export interface PaperSeller {
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

/** From the settings that e-invoices use too, in the words of `t`; what is not set is left out. */
export function toSeller(config: SellerConfig, t: T): PaperSeller {
  const { companyRegistrationNumber: code, companyVatNumber: vat, companyIban: iban } = config;
  const lines = [
    [config.companyAddress],
    [code && `${t('paper.registryCode')} ${code}`, vat && `${t('paper.vatNumber')} ${vat}`],
    [config.companyEmail, config.companyPhone, iban && t('paper.account', { iban })],
  ];
  return {
    letterhead: [config.companyName, ...lines.map((parts) => parts.filter(Boolean).join(' · '))].filter(Boolean),
    terms: config.companyTerms ?? listUsualTerms(config.paymentDays, t),
  };
}

/** Nothing but what the portal itself goes by; anyone who wants more sets COMPANY_TERMS. */
const listUsualTerms = (paymentDays: number, t: T): string[] => [
  t('paper.termsPrice'),
  `${t('paper.termsInvoice')} ${paymentDays === 0 ? t('paper.termsNow') : t('paper.termsDays', { days: paymentDays })}`,
];
