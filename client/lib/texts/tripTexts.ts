import { joinCities } from '../../../server/platform/values/routeTitle';
import { t } from '../../i18n/publicTexts';
import { formatMoney, toCents } from './money';

// How lists and pages speak of a trip.

/** 'Tallinn - Paide - Tartu' */
export function printCities({ stops }: { stops: readonly { city: string }[] }): string {
  return joinCities(stops.map(({ city }) => city));
}

/** True when a stop would be left before it is reached, as the drive is estimated now. */
export function leavesTooEarly({ arrive, depart }: { arrive: string | null; depart: string | null }): boolean {
  return Boolean(arrive && depart) && new Date(depart ?? '') < new Date(arrive ?? '');
}

/** The company, or the full name when there is no company (docs/product.md, 'Tables'). */
export function printCustomer({ company, fullName }: { company: string | null; fullName: string }): string {
  return company || fullName;
}

/** First and last name; the last name may be empty. */
export function printPersonName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`.trim();
}

/** The server's price in euros as '540,00 €'; empty when none is agreed. */
export function printPrice(euros: number | null | undefined): string {
  return euros === null || euros === undefined ? '' : formatMoney(toCents(euros));
}

/** '186 km': whole kilometres (docs/product.md, 'Tables'). */
export function printDistance(distanceKm: number): string {
  return t('ui.kilometres', { count: Math.round(distanceKm) });
}

/** 'Jaan Tamm, Liis': the main driver first. */
export function printDrivers({
  job,
}: {
  job: { drivers: readonly { driver: Parameters<typeof printPersonName>[0] }[] } | null;
}) {
  return job?.drivers.map(({ driver }) => printPersonName(driver)).join(', ') ?? '';
}
