import type { FoodPackageDetailsFragment, FoodPackageInput } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import type { FieldMessages } from '../../lib/forms/formState';
import { toCents, toEuros } from '../../lib/texts/money';

/** The typed values of a food package's form. */
export interface PackageValues {
  name: string;
  description: string;
  /** Integer cents; null while there is no sum. */
  price: number | null;
}

/** The fields whose messages a form shows by itself. */
export const packageFields = ['name', 'description', 'price'] as const;

export function toPackageValues({ name, description, price }: FoodPackageDetailsFragment): PackageValues {
  return { name, description, price: toCents(price) };
}

export function checkPackage({ name, price }: PackageValues): FieldMessages<PackageValues> {
  return {
    name: name.trim() ? undefined : t('office.nameMissing'),
    price: price === null ? t('orders.priceMissing') : undefined,
  };
}

/** Only of values that miss nothing. */
export function toPackageInput({ price, ...texts }: PackageValues): FoodPackageInput {
  return { ...texts, price: toEuros(price ?? 0) };
}
