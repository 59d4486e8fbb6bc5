import type { AcceptedFrom } from '../orders/lifecycle/order.events';
import { amountsDue, formatEuros } from '../platform/money';
import { formatPhone } from '../platform/phone';
import { formatDateTime, formatDuration, formatEnd, inTallinn } from '../platform/time';
import type { OfferedTrip } from './papers.events';
import type { Seller } from './seller';

export interface PaperRow {
  label: string;
  value: string;
  /** The sum that counts. */
  strong?: boolean;
}

export interface PaperSection {
  heading: string;
  /** How rows are drawn: facts beside their labels, stops on the route's line, sums at the right. */
  look: 'facts' | 'route' | 'sums';
  rows: PaperRow[];
  texts: string[];
}

/** All words of a paper, in their order: what is kept of an acceptance, and what the PDF draws. */
export interface Paper {
  title: string;
  /** The route and the day. */
  subject: string;
  /** The letterhead; its first line is the company's name. */
  letterhead: string[];
  sections: PaperSection[];
}

/** An offer as its paper says it. */
export function offerPaper(offered: OfferedTrip, seller: Seller): Paper {
  return {
    title: 'Hinnapakkumine',
    subject: subjectOf(offered),
    letterhead: seller.letterhead,
    sections: offeredSections(offered, seller),
  };
}

/** What was accepted: all that was offered, and when and from where it was taken. */
export function acceptancePaper(offered: OfferedTrip, accepted: AcceptedFrom, seller: Seller): Paper {
  return {
    title: 'Kinnitatud tellimus',
    subject: subjectOf(offered),
    letterhead: seller.letterhead,
    sections: [acceptanceSection(offered, accepted), ...offeredSections(offered, seller)],
  };
}

function acceptanceSection({ order, offer }: OfferedTrip, { at, address, reminder, admin }: AcceptedFrom) {
  return section('Kinnitus', 'facts', [
    ['Kinnitatud', inTallinn(new Date(at)).toFormat('dd.MM.yyyy HH:mm:ss')],
    ['Kinnitas', admin ? `${admin.name}, kliendi nimel` : `klient, ${linkWords(reminder)}`],
    ['IP-aadress', address],
    ['Grupijuht', order.groupFullName],
    ['Grupijuhi e-post', order.groupEmail],
    ['Grupijuhi telefon', order.groupPhone && formatPhone(order.groupPhone)],
    ['Tellimus', order.id],
    ['Pakkumine', offer.id],
  ]);
}

function linkWords(reminder: number | null): string {
  if (reminder === null) return 'oma reisi lehelt';
  return reminder === 0 ? 'pakkumise e-kirja lingilt' : `${reminder}. meeldetuletuse lingilt`;
}

function offeredSections({ order, offer }: OfferedTrip, { terms }: Seller): PaperSection[] {
  return [
    section('Klient', 'facts', [
      ['Nimi', order.fullName],
      ['Ettevõte', order.company],
      ['Registrikood', order.companyRegistrationNumber],
      ['KMKR number', order.companyVatNumber],
      ['Aadress', order.companyAddress],
      ['E-post', order.email],
      ['Telefon', order.phone && formatPhone(order.phone)],
    ]),
    section('Marsruut', 'route', order.stops.map(stopRow)),
    section('Reis', 'facts', [
      ['Väljumine', dayAndTime(order.startsAt)],
      ['Reisijaid', String(order.passengers)],
      ['Vahemaa', order.distanceM > 0 ? `${Math.round(order.distanceM / 1000)} km` : null],
      ['Sõiduaeg', order.durationS > 0 ? formatDuration(order.durationS / 60) : null],
      ['Kliendi märkused', order.clientNotes.trim()],
      ['Pane tähele', offer.note.trim()],
    ]),
    sums({ order, offer }),
    {
      ...section('Tingimused', 'facts', [
        ['Kehtib kuni', offer.validUntil ? formatEnd(new Date(offer.validUntil)) : null],
      ]),
      texts: terms,
    },
  ].filter(({ rows, texts }) => rows.length + texts.length > 0);
}

function sums({ order: { food }, offer }: OfferedTrip): PaperSection {
  const due = amountsDue(offer, food);
  const foodRows: Pair[] = food.map(({ name, price, count }) => [`${name} × ${count}`, formatEuros(price * count)]);
  const remarks = food.length > 0 ? ['Toitlustuse hinnad sisaldavad käibemaksu.'] : [];
  const { net, vat, total, amountDue } = due;
  if (net === null || vat === null || total === null || amountDue === null) {
    return { ...section('Hind', 'sums', foodRows), texts: ['Reisi hind lepitakse kokku eraldi.', ...remarks] };
  }
  const lines: Pair[] = (offer.lines ?? []).map(({ title, detail, amount }) => [
    detail ? `${title}: ${detail}` : title,
    formatEuros(amount),
  ]);
  const trip: Pair[] = [
    ['Hind käibemaksuta', formatEuros(net)],
    [`Käibemaks ${offer.vatRate}%`, formatEuros(vat)],
    ['Reis käibemaksuga', formatEuros(total)],
  ];
  const all = section('Hind', 'sums', [...lines, ...trip, ...foodRows]);
  all.rows.push({ label: 'Kokku tasuda', value: formatEuros(amountDue), strong: true });
  return { ...all, texts: remarks };
}

type Pair = readonly [label: string, value: string | null | undefined];

const section = (heading: string, look: PaperSection['look'], pairs: readonly Pair[]): PaperSection => ({
  heading,
  look,
  rows: pairs.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  texts: [],
});

type Stop = OfferedTrip['order']['stops'][number];

/** 'START', and 'Tallinn, Viru väljak 4 · väljub 05.12.2026 08:00'. */
function stopRow(stop: Stop, index: number, { length }: readonly Stop[]): Pair {
  const last = index === length - 1;
  // An estimate may have grown past the departure that was agreed; then that alone is said.
  const late = stop.arrive !== null && stop.depart !== null && stop.depart < stop.arrive;
  const arrive = index > 0 && !(late && !last) ? stop.arrive : null;
  const depart = last ? null : stop.depart;
  const times = [
    arrive && `saabub ${formatDateTime(new Date(arrive))}`,
    depart && `väljub ${formatDateTime(new Date(depart))}`,
  ].filter(Boolean);
  const label = index === 0 ? 'START' : last ? 'LÕPP' : 'PEATUS';
  return [label, [placeOf(stop), times.join(', ')].filter(Boolean).join('\n')];
}

/** 'Tallinn, Viru väljak 4'; the town is said once. */
const placeOf = ({ city, address }: Stop): string =>
  [city, ...address.split(', ').filter((part) => part !== city)].filter(Boolean).join(', ');

const dayAndTime = (iso: string): string =>
  `${inTallinn(new Date(iso)).toFormat('cccc')}, ${formatDateTime(new Date(iso))}`;

function subjectOf({ order }: OfferedTrip): string {
  const route = order.stops.map((stop) => stop.city || stop.address).filter(Boolean);
  return [route.join(' - '), inTallinn(new Date(order.startsAt)).toFormat('dd.MM.yyyy')].filter(Boolean).join(', ');
}
