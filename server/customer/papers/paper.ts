import type { Paper, PaperSection } from '../../model/customer/paper';
import { printLine } from '../../sales/pricing';
import { placeName, printRouteName } from '../../platform/values/routeTitle';
import type { AcceptedFrom, WantedDifferences } from '../../model/orders/snapshots';
import { shortenId } from '../../platform/ids';
import { sumAmountsDue } from '../../platform/values/money';
import { formatPhone } from '../../platform/values/phone';
import { toTallinn } from '../../platform/time';
import { listCancellationLines } from '../../texts/cancellationLines';
import type { Words } from '../../texts/words';
import type { OfferedTrip } from './paperTypes';
import type { PaperSeller } from './seller';
import { toSection } from './section';
import type { Pair } from './section';

/** An offer as its paper says it. */
export function writeOfferPaper(offered: OfferedTrip, seller: PaperSeller, words: Words): Paper {
  return {
    language: words.language,
    title: words.t('paper.offer'),
    subject: printSubject(offered, words),
    letterhead: seller.letterhead,
    sections: writeOfferedSections(offered, seller, words),
  };
}

/**
 * The accepted terms: the whole offer, with time and address of the acceptance; for a change also the customer's wish.
 */
export function writeAcceptancePaper(
  offered: OfferedTrip,
  accepted: AcceptedFrom,
  seller: PaperSeller,
  words: Words,
): Paper {
  return {
    language: words.language,
    title: words.t(accepted.change ? 'paper.changedAcceptance' : 'paper.acceptance'),
    subject: printSubject(offered, words),
    letterhead: seller.letterhead,
    sections: [
      writeAcceptanceSection(offered, accepted, words),
      ...(accepted.change ? [changeSection(accepted.change.wanted, words)] : []),
      ...writeOfferedSections(offered, seller, words),
    ],
  };
}

function writeAcceptanceSection(
  { order, offer }: OfferedTrip,
  { at, address, reminder, admin, change }: AcceptedFrom,
  { t, dateTime }: Words,
) {
  const seconds = toTallinn(new Date(at)).toFormat(':ss');
  return toSection(t('paper.confirmation'), 'facts', [
    [t('paper.confirmedAt'), `${dateTime(at)}${seconds}`],
    [
      t('paper.confirmedBy'),
      admin ? t(change ? 'paper.asRequested' : 'paper.onBehalf', { name: admin.name }) : linkWords(reminder, t),
    ],
    [t('paper.ipAddress'), address],
    [t('trip.groupLeader'), order.groupFullName],
    [t('paper.groupLeaderEmail'), order.groupEmail],
    [t('trip.groupLeaderPhone'), order.groupPhone && formatPhone(order.groupPhone)],
    [t('paper.order'), shortenId(order.id)],
    [t('paper.offerId'), shortenId(offer.id)],
  ]);
}

const changeSection = ({ departs, route, passengers, note }: WantedDifferences, { t, dayAndTime }: Words) =>
  toSection(t('paper.change'), 'facts', [
    [t('tripMail.departure'), departs && dayAndTime(departs)],
    [t('tripMail.route'), route],
    [t('tripMail.passengers'), passengers === null ? null : String(passengers)],
    [t('tripMail.note'), note.trim()],
  ]);

function linkWords(reminder: number | null, t: Words['t']): string {
  if (reminder === null) return t('paper.byTripPage');
  return reminder === 0 ? t('paper.byOfferLink') : t('paper.byReminderLink', { number: reminder });
}

function writeOfferedSections({ order, offer }: OfferedTrip, { terms }: PaperSeller, words: Words): PaperSection[] {
  const { t, dayAndTime, distance, duration, end } = words;
  return [
    toSection(t('paper.customer'), 'facts', [
      [t('paper.name'), order.fullName],
      [t('trip.company'), order.company],
      [t('paper.registryCode'), order.companyRegistrationNumber],
      [t('paper.vatNumber'), order.companyVatNumber],
      [t('paper.address'), order.companyAddress],
      [t('paper.email'), order.email],
      [t('trip.phone'), order.phone && formatPhone(order.phone)],
    ]),
    writeRoute(order.stops, words),
    toSection(t('trip.trip'), 'facts', [
      [t('trip.departure'), dayAndTime(order.startsAt)],
      [t('trip.passengers'), String(order.passengers)],
      [t('trip.distance'), order.distanceM > 0 ? distance(order.distanceM) : null],
      [t('paper.drivingTime'), order.durationS > 0 ? duration(order.durationS / 60) : null],
      [t('trip.clientNotes'), order.clientNotes.trim()],
      [t('trip.note'), offer.note.trim()],
    ]),
    writeSums({ order, offer }, words),
    writeCancellationSection(offer, words),
    toSection(
      t('paper.terms'),
      'facts',
      [[t('paper.validUntil'), offer.validUntil ? end(offer.validUntil) : null]],
      terms,
    ),
  ].filter(({ rows, texts }) => rows.length + texts.length > 0);
}

function writeSums({ order: { food }, offer }: OfferedTrip, words: Words): PaperSection {
  const { t, euros, percent } = words;
  const due = sumAmountsDue(offer, food);
  const foodRows: Pair[] = food.map(({ name, price, count }) => [`${name} × ${count}`, euros(price * count)]);
  const remarks = food.length > 0 ? [t('price.cateringHasVat')] : [];
  const { net, vat, total, amountDue } = due;
  if (net === null || vat === null || total === null || amountDue === null) {
    return toSection(t('price.price'), 'sums', foodRows, [t('price.tripSeparate'), ...remarks]);
  }
  const lines: Pair[] = (offer.lines ?? [])
    .map((line) => printLine(line, words))
    .map(({ title, detail, amount }) => [detail ? `${title}: ${detail}` : title, euros(amount)]);
  const trip: Pair[] = [
    [t('price.net'), euros(net)],
    [t('price.vat', { rate: percent(offer.vatRate) }), euros(vat)],
    [t('price.tripWithVat'), euros(total)],
  ];
  const all = toSection(t('price.price'), 'sums', [...lines, ...trip, ...foodRows], remarks);
  all.rows.push({ label: t('price.amountDue'), value: euros(amountDue), strong: true });
  return all;
}

/** The cancellation fee with days and sums, beside the sum that the customer agrees to. */
function writeCancellationSection({ cancellation }: OfferedTrip['offer'], words: Words): PaperSection {
  const lines = listCancellationLines(cancellation, words);
  const pairs = lines.map(({ when, cost }): Pair => [when, cost]);
  return toSection(
    words.t('cancellation.title'),
    'facts',
    pairs,
    lines.length > 0 ? [words.t('cancellation.basis')] : [],
  );
}

/** The stops on the route's line, with their times. */
export const writeRoute = (stops: readonly OfferedStop[], words: Words): PaperSection =>
  toSection(
    words.t('paper.route'),
    'route',
    stops.map((stop, index) => stopRow(stop, index, stops, words)),
  );

type OfferedStop = OfferedTrip['order']['stops'][number];

/** 'START', and 'Tallinn, Viru väljak 4 · väljub 05.12.2026 08:00'. */
function stopRow(
  stop: OfferedStop,
  index: number,
  { length }: readonly OfferedStop[],
  { t, language, dateTime }: Words,
): Pair {
  const isLast = index === length - 1;
  // An estimate may have grown past the agreed departure; then only the departure is shown.
  const isLate = stop.arrive !== null && stop.depart !== null && stop.depart < stop.arrive;
  const arrive = index > 0 && !(isLate && !isLast) ? stop.arrive : null;
  const depart = isLast ? null : stop.depart;
  const times = [
    arrive && t('paper.arrives', { time: dateTime(arrive) }),
    depart && t('paper.leaves', { time: dateTime(depart) }),
  ].filter(Boolean);
  const label = t(index === 0 ? 'trip.start' : isLast ? 'trip.end' : 'trip.stop');
  return [label, [placeName(stop, language), times.join(', ')].filter(Boolean).join('\n')];
}

function printSubject({ order }: OfferedTrip, { date }: Words): string {
  return [printRouteName(order.stops), date(order.startsAt)].filter(Boolean).join(', ');
}
