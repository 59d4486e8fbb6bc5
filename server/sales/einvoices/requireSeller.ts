import type { InvoiceSeller } from '../../model/money/invoice.entity';
import type { Settings } from '../../platform/settings/settings';
import type { invoiceNeeds } from '../../texts/et/system';
import { conflict } from '../../texts/messages';

/** Errors: CONFLICT with what the settings lack. */
export function requireSeller(settings: Settings): InvoiceSeller {
  const needed = (value: string | undefined, missing: keyof typeof invoiceNeeds): string => {
    if (value !== undefined) return value;
    throw conflict(`invoiceNeeds.${missing}` as const);
  };
  return {
    name: settings.companyName,
    registrationNumber: needed(settings.companyRegistrationNumber, 'registrationNumber'),
    vatNumber: needed(settings.companyVatNumber, 'vatNumber'),
    address: needed(settings.companyAddress, 'address'),
    iban: needed(settings.companyIban, 'iban'),
    email: settings.companyEmail ?? null,
    phone: settings.companyPhone ?? null,
  };
}
