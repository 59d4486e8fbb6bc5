import { addDays } from '../../../../server/platform/values/localDay';
import type { OrderHistoryQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { spanText } from '../../../lib/texts/minutes';
import { hasText } from '../../../i18n/translate';
import { formatMoney } from '../../../lib/texts/money';
import { formatDateTime, formatTime, toLocalDate } from '../../../lib/texts/time';
import { rejectReasons } from './orderTexts';

/** One change of an order, from its history or from what a stale page has missed. */
export interface HistoryItem {
  at: string;
  action: string;
  /** customer, driver or admin. */
  actor: string;
  /** First name of the user who did it. */
  actorName: string | null;
  /** Field names with [before, after]. */
  changes: Record<string, unknown>;
}

/** The changes of an order, newest first, as far as they were read. */
export const parseHistory = (data: OrderHistoryQuery | undefined) =>
  (data?.orderHistory ?? []).map((entry) => ({ ...entry, changes: parseChanges(entry.changes) }));

/** Reads the history's JSON text; an unreadable one tells nothing rather than breaking the page. */
export function parseChanges(json: string): Record<string, unknown> {
  try {
    const changes: unknown = JSON.parse(json);
    return typeof changes === 'object' && changes !== null ? { ...changes } : {};
  } catch {
    return {};
  }
}

const findWord = (key: string): string | undefined =>
  hasText(`orderHistory.${key}`) ? t(`orderHistory.${key as 'otherAction'}`) : undefined;

/** The event: 'Pakkumine saadetud'. */
export function printHistoryTitle({ action, changes }: HistoryItem): string {
  if (action === 'confirmJob') {
    const hasAccepted = readAfter(changes['confirmation']) === 'accepted';
    return t(hasAccepted ? 'orderHistory.driverConfirmed' : 'orderHistory.driverDeclined');
  }
  if (action === 'editRoute' && !changes['stops'])
    return t(changes['driverAtStop'] ? 'orderHistory.driverSaid' : 'orderHistory.routeTold');
  return findWord(action) ?? t('orderHistory.otherAction');
}

/** Person, time and details: 'Maris · täna 08:14 · 540,00 €'. */
export function printHistoryLine(item: HistoryItem, now: Date): string {
  return [item.actorName ?? findWord(item.actor), printWhen(item.at, now), ...listChangeTexts(item)]
    .filter(Boolean)
    .join(' · ');
}

/** 'täna 08:14', 'eile 16:20', else date and time. */
export function printWhen(at: string, now: Date): string {
  const day = toLocalDate(at);
  if (day === toLocalDate(now)) return t('orders.today', { time: formatTime(at) });
  const yesterday = addDays(toLocalDate(now), -1);
  return day === yesterday ? t('orders.yesterday', { time: formatTime(at) }) : formatDateTime(at);
}

const readBefore = (change: unknown): unknown => (Array.isArray(change) ? change[0] : undefined);
const readAfter = (change: unknown): unknown => (Array.isArray(change) ? change[1] : undefined);

/** Fields whose new value alone is worth a word. */
const shownFields = [
  'startsAt',
  'passengers',
  'fullName',
  'email',
  'phone',
  'customer',
  'company',
  'companyRegistrationNumber',
  'companyVatNumber',
  'companyAddress',
  'invoiceEmail',
  'promo',
  'clientNotes',
  'logisticsNotes',
  'driverNotes',
  'food',
  'stops',
  'driverAtStop',
  'drivers',
  'buses',
] as const;

function listChangeTexts({ action, changes }: HistoryItem): string[] {
  const found: string[] = [];
  const price = readAfter(changes['price']);
  const formerPrice = readBefore(changes['price']);
  if (typeof price === 'number') {
    const text = formatMoney(price);
    found.push(
      typeof formerPrice === 'number' && formerPrice !== price
        ? t('orderHistory.fromTo', { field: t('orderHistory.price'), before: formatMoney(formerPrice), after: text })
        : text,
    );
  }
  const vatRate = changes['vatRate'];
  if (readBefore(vatRate) !== null && vatRate !== undefined && readBefore(vatRate) !== readAfter(vatRate)) {
    found.push(t('orderHistory.vat', { rate: String(readAfter(vatRate)) }));
  }
  const reason = rejectReasons.find((one) => one === readAfter(changes['rejectReason']));
  if (reason) found.push(t(`orders.${reason}`));
  const fee = readAfter(changes['cancellationFee']);
  if (typeof fee === 'number' && fee > 0) found.push(t('orderHistory.fee', { fee: formatMoney(fee) }));
  for (const field of ['changeRequest', 'changeDeclined']) {
    const words = readAfter(changes[field]);
    // One text of rows from before a change request was kept item by item.
    const texts: unknown[] = Array.isArray(words) ? words : [words];
    found.push(...texts.filter((text) => typeof text === 'string' && text !== '').map(String));
  }
  const asksFor = readAfter(changes['changePrice']);
  if (typeof asksFor === 'number') found.push(formatMoney(asksFor));
  if (readAfter(changes['changeAccepted']) === false) found.push(t('tripChanges.leave'));
  const why = readAfter(changes['declineReason']);
  if (typeof why === 'string') found.push(`„${why}“`);
  const asked = readAfter(changes['askedDriver']);
  if (typeof asked === 'string') found.push(asked);
  const tripNumber = readAfter(changes['tripNumber']);
  if (tripNumber !== undefined) found.push(t('orderHistory.tripNumber', { number: String(tripNumber) }));
  const batch = readAfter(changes['batch']);
  if (batch !== undefined) found.push(t('orderHistory.batch', { number: String(batch) }));
  found.push(...listOverlapTexts(readAfter(changes['overlap']) as NotedOverlaps | undefined));
  const hours = readAfter(changes['hoursOverride']) as
    { reason: string; objections: { who: string; line: string }[] } | undefined;
  if (hours) {
    const who = hours.objections.map((item) => `${item.who}: ${item.line}`).join(', ');
    found.push(t('orderHistory.hours', { who, reason: hours.reason }));
  }
  if (readAfter(changes['automatic']) === true) found.push(t('orderHistory.automatic'));
  if (action === 'accept') return found;
  for (const field of shownFields) {
    const change = changes[field];
    if (change === undefined) continue;
    const old = printValue(field, readBefore(change));
    const value = printValue(field, readAfter(change));
    // Stops may have changed in what has no room here.
    if (action === 'startJob') found.push(t('orderHistory.now', { field: t(`orderHistory.${field}`), value }));
    else if (old !== value)
      found.push(t('orderHistory.fromTo', { field: t(`orderHistory.${field}`), before: old, after: value }));
  }
  return found;
}

interface NotedOverlaps {
  reason: string;
  overlaps: { who: string; what: string; way?: { km: number; minutes: number } }[];
}

/** Overlaps, and trips before or after that were too far, with the reason to go on. */
function listOverlapTexts(noted: NotedOverlaps | undefined): string[] {
  if (!noted) return [];
  const { reason, overlaps } = noted;
  const same = overlaps.filter(({ way }) => !way).map(({ who, what }) => `${who}: ${what}`);
  const far = overlaps.flatMap(({ who, what, way }) =>
    way ? `${who}: ${t('orders.tooFar', { km: way.km, time: spanText(way.minutes) })} (${what})` : [],
  );
  return [
    ...(same.length > 0 ? [t('orderHistory.overlap', { who: same.join(', '), reason })] : []),
    ...(far.length > 0 ? [`${far.join(', ')}: ${reason}`] : []),
  ];
}

function printValue(field: string, value: unknown): string {
  if (field === 'startsAt' && typeof value === 'string') return formatDateTime(value);
  if (field === 'food' && Array.isArray(value)) {
    const items = value as { name: string; count: number }[];
    return items.map(({ name, count }) => `${name} ×${count}`).join(', ') || t('orderHistory.nothing');
  }
  if (field === 'driverAtStop' && Array.isArray(value)) {
    const items = value as { city: string; driverAtStop: 'free' | 'standby' | 'work' }[];
    const texts = items.map((item) => `${item.city}: ${t(`orderHistory.at_${item.driverAtStop}`)}`);
    return texts.join(', ') || t('orderHistory.byLength');
  }
  if (Array.isArray(value)) {
    const items = value as { name?: string; address?: string }[];
    const names = items.map(({ name, address }) => name ?? address);
    return names.join(field === 'stops' ? ' – ' : ', ') || t('orderHistory.nothing');
  }
  if (value === null || value === undefined || value === '') return t('orderHistory.nothing');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
