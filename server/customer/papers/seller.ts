import type { Settings } from '../../platform/settings/settings';
import type { T } from '../../texts/texts';

/** The company as papers show it. */
export interface PaperSeller {
  /** Its first line is the company's name. */
  letterhead: string[];
  terms: string[];
}

type SellerSettings = Pick<
  Settings,
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
export function toSeller(settings: SellerSettings, t: T): PaperSeller {
  const { companyRegistrationNumber: code, companyVatNumber: vat, companyIban: iban } = settings;
  const lines = [
    [settings.companyAddress],
    [code && `${t('paper.registryCode')} ${code}`, vat && `${t('paper.vatNumber')} ${vat}`],
    [settings.companyEmail, settings.companyPhone, iban && t('paper.account', { iban })],
  ];
  return {
    letterhead: [settings.companyName, ...lines.map((parts) => parts.filter(Boolean).join(' · '))].filter(Boolean),
    terms: settings.companyTerms ?? listUsualTerms(settings.paymentDays, t),
  };
}

/** Nothing but what the portal itself goes by; an admin who wants more writes terms in the settings. */
const listUsualTerms = (paymentDays: number, t: T): string[] => [
  t('paper.termsPrice'),
  `${t('paper.termsInvoice')} ${paymentDays === 0 ? t('paper.termsNow') : t('paper.termsDays', { days: paymentDays })}`,
];
