import { joinCities } from '../../../server/platform/values/routeTitle';
import type { TodayItemPartsFragment } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { orderPath } from '../../lib/navigation/orderPath';
import { paths } from '../../lib/navigation/paths';
import { spanText } from '../../lib/texts/minutes';
import { formatHours } from '../../lib/texts/paidHours';
import { formatDateTimeWithDay, formatLocalDate } from '../../lib/texts/time';
import { printPrice } from '../../lib/texts/tripTexts';
import { printMatch } from '../../shared/money/matchWords';

export type Item = TodayItemPartsFragment;

const HOUR_MS = 3_600_000;

/** The page on which a person decides. */
export function findPath({ orderId, status, kind, words, subjectId }: Item): string {
  if (kind === 'invoice') return paths.invoice(subjectId.toUpperCase());
  if (kind === 'payment') return paths.payments;
  if (kind === 'reminder') return paths.whoOwes;
  if (orderId && status) return orderPath({ id: orderId, status });
  if (kind === 'mailDraft') return paths.mail(subjectId.toUpperCase());
  const isOfBus = kind === 'defect' || (kind === 'papers' && busPapers.some((paper) => paper === words));
  return isOfBus ? paths.bus(subjectId) : paths.driver(subjectId);
}

export const printRoute = ({ cities }: Item): string => joinCities(cities);

/** The name that stands where a trip has its route. */
export const printSubject = ({ kind, who }: Item): string => who ?? (kind === 'payment' ? t('today.unknownPayer') : '');

/** 'Hansa Reisid OÜ · 35 reisijat · K 25.11.2026 09:15', of a payment '540,00 € · 25.11.2026 · „Arve 12“' */
export function printFacts({ kind, customer, passengers, start, sum, day, words }: Item): string {
  const isPayment = kind === 'payment';
  const parts = [
    isPayment && sum !== null && printPrice(sum),
    isPayment && day && formatLocalDate(day),
    isPayment && words && `„${words}“`,
    customer,
    passengers && t('office.people', { count: passengers }),
    // A moment stays on one line.
    start && formatDateTimeWithDay(start).replaceAll(' ', '\u00a0'),
  ];
  return parts.filter(Boolean).join(' · ');
}

const driverPapers = ['licence', 'code95', 'driverCard', 'medical', 'cardDownload'] as const;
const busPapers = ['inspection', 'insurance', 'unitDownload'] as const;

/** The words of `gaps`. */
const tripGaps = ['passengers', 'leader', 'pickUp'] as const;

/** Why it waits: in the words of a person, or by its figures. */
export function printReason(item: Item): string {
  const { kind, who, words, day, hours, plannedHours, sum, proposal } = item;
  const { evidence, fit } = proposal;
  if (kind === 'payment' && evidence && fit) return printMatch(fit, evidence);
  if (kind === 'payment') return proposal.act === 'open' ? t('payments.unknown') : t('payments.reversal');
  if (kind === 'invoice') return who ?? '';
  if (day && sum !== null && kind === 'reminder')
    return t('today.owes', { sum: printPrice(sum), day: formatLocalDate(day) });
  if (day && sum !== null && kind === 'prepayment')
    return t('today.unpaid', { who: who ?? '', sum: printPrice(sum), day: formatLocalDate(day) });
  const paper = [...driverPapers, ...busPapers].find((one) => one === words);
  if (day && paper) {
    const isDownload = paper === 'cardDownload' || paper === 'unitDownload';
    const about = { paper: t(`today.paper_${paper}`), day: formatLocalDate(day) };
    const ends = isDownload ? t('today.dueBy', about) : t('today.ends', about);
    return kind === 'papers' || !who ? ends : `${who}: ${ends}`;
  }
  if (kind === 'late' && hours !== null)
    return t('today.lateBy', { stop: who ?? '', time: spanText(Math.round(hours * 60)) });
  if (kind === 'gaps') {
    const missing = tripGaps.filter((gap) => words?.split(' ').includes(gap));
    return t('today.gapsOf', { list: missing.map((gap) => t(`today.gap_${gap}`)).join(', ') });
  }
  if (kind === 'yearly' && day) return t('today.lastYear', { day: formatLocalDate(day) });
  if (kind === 'legal' && day && who) return t('today.absent', { who, day: formatLocalDate(day) });
  if (hours !== null && plannedHours !== null)
    return t('today.hoursDiffer', {
      who: who ?? '',
      hours: formatHours(hours),
      planned: formatHours(Math.round(plannedHours * 10) / 10),
    });
  return [who, words && `„${words}“`].filter(Boolean).join(': ');
}

/** The proposed answer in short: '540,00 € + käibemaks', 'Kersti Ojakallas · Sprinter'. */
export function printProposal({ proposal: { act, price, amountDue, who, doubt }, who: subject }: Item): string {
  const parts = [
    act === 'issueInvoice' && amountDue !== null && printPrice(amountDue),
    price !== null && t('today.netPrice', { sum: printPrice(price) }),
    who !== subject && who,
    doubt,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The effect of the proposal. */
export function printNext({ kind, proposal: { act, amountDue, who, doubt } }: Item): string {
  if ((kind === 'reminder' || kind === 'prepayment') && doubt) return t('today.lookAtPayments');
  if (act === 'open') return t(`today.open_${kind}`);
  if (act === 'sendOffer') return t('today.next_sendOffer', { sum: amountDue === null ? '-' : printPrice(amountDue) });
  if (act === 'replaceDriver' || act === 'askDriver') return t(`today.next_${act}`, { who: who ?? '' });
  return t(`today.next_${act}`);
}

/** The word on the button of the proposal. */
export function printAct({ kind, proposal: { act, price } }: Item): string {
  if (act === 'open' && (kind === 'plan' || kind === 'declined')) return t('today.assign');
  const sum = act === 'sendOffer' && price !== null ? ` ${printPrice(price)}` : '';
  return `${t(`today.act_${act}`)}${sum}`;
}

/** '38 min' of a late trip; '15 h' to the departure of a trip that leaves soon; else 'ootab 3 p' of what is late, and 'veel 5 h' of what is not. */
export function printTime({ kind, hours, section, start, dueAt, since }: Item, now: Date): string {
  if (kind === 'late' && hours !== null) return spanText(Math.round(hours * 60));
  if (section === 'soon' && start) return printSpan(Date.parse(start) - now.getTime());
  const left = Date.parse(dueAt) - now.getTime();
  return left < 0
    ? t('today.waited', { time: printSpan(now.getTime() - Date.parse(since)) })
    : t('today.left', { time: printSpan(left) });
}

function printSpan(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  return hours < 48 ? t('today.hoursLeft', { count: hours }) : t('today.daysLeft', { count: Math.floor(hours / 24) });
}
