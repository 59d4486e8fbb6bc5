import { t } from '../../../i18n/officeTexts';
import { printPersonName } from './orderTexts';
import type { FullOrder } from './orderParts';

// A toast's second line names the recipients of e-mails.

type DoneOrder = Pick<FullOrder, 'end'> & { job: Pick<NonNullable<FullOrder['job']>, 'drivers'> | null };
type DoneDriver = Parameters<typeof printPersonName>[0];

/** 'E-kiri saadetud!' with the address below. */
export const addMailedTo = (done: string, to: string): string => `${done}\n${t('orders.mailedTo', { to })}`;

/** 'Töö loodud!' with the drivers below that are asked or told; nobody hears of a trip that is over. */
export function addMailedDrivers(done: string, before: DoneOrder, after: DoneOrder | null): string {
  if (new Date(before.end) <= new Date()) return done;
  const assigned = (after ?? { job: null }).job?.drivers ?? [];
  const former = before.job?.drivers ?? [];
  const leaveOut = (some: typeof former, others: typeof former) =>
    some.filter(({ driver }) => !others.some((other) => other.driver.id === driver.id));
  const asked = leaveOut(assigned, former);
  // A driver who declined knows already.
  const released = leaveOut(former, assigned).filter(({ confirmation }) => confirmation !== 'declined');
  return [
    done,
    ...(asked.length > 0 ? [t('orders.asksDrivers', { names: printNames(asked) })] : []),
    ...(released.length > 0 ? [t('orders.tellsDrivers', { names: printNames(released) })] : []),
  ].join('\n');
}

const printNames = (some: readonly { driver: DoneDriver }[]) =>
  some.map(({ driver }) => printPersonName(driver)).join(', ');
