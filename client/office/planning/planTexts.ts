import { t } from '../../i18n/officeTexts';
import { spanText } from '../../lib/texts/minutes';
import { printDayAndMonth, printMonth, printOrdinalDot, toMonth } from '../../lib/texts/month';
import { countWeekday, listWeekdayLetters } from '../../lib/texts/weekdays';
import { formatTime, toLocalDate } from '../../lib/texts/time';
import { countPassengerSeats } from './search/passengerSeats';
import { putDifferencesFirst } from './board/busNames';
import type { Bar, Clash, PlanRow, TripBar } from './board/planRows';
import type { Light } from './planSteps';
import type { Board, BoardTrip, Unreached } from './boardData';

/** 'E 23.11' */
export const printShortDay = (date: string): string =>
  `${listWeekdayLetters()[countWeekday(date)] ?? ''} ${printDayAndMonth(date, String(Number(date.slice(8))))}`;

/** '23.–25. november 2026', '30. november – 2. detsember 2026' */
export function printPeriod(from: string, to: string): string {
  const [first, last] = [from, to].map((day) => `${Number(day.slice(8))}${printOrdinalDot()}`);
  const end = `${last} ${printMonth(toMonth(to))}`;
  if (from === to) return end;
  if (toMonth(from) === toMonth(to)) return `${first}–${end}`;
  const [month = '', year] = printMonth(toMonth(from)).split(' ');
  return `${first} ${month}${from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${year}`} – ${end}`;
}

/** '08:00 – 18:27', with the days where it is longer than one. */
export function printTimes({ start, end }: { start: string; end: string }): string {
  const first = toLocalDate(start);
  const last = toLocalDate(end);
  const day = (date: string) => (first === last ? '' : `${printShortDay(date)} `);
  return `${day(first)}${formatTime(start)} – ${day(last)}${formatTime(end)}`;
}

export const isWaiting = ({ driverIds, busIds }: Pick<BoardTrip, 'driverIds' | 'busIds'>): boolean =>
  driverIds.length === 0 || busIds.length === 0;

/** The missing parts of a trip: 'juht puudub, buss puudub'; empty when it has both. */
export function printMissing({ driverIds, busIds }: Pick<BoardTrip, 'driverIds' | 'busIds'>): string {
  const missing = [driverIds.length === 0 && t('planning.noDriver'), busIds.length === 0 && t('planning.noBus')];
  return missing.filter(Boolean).join(', ');
}

/** Of drivers and buses, by their ids. */
export type Names = ReadonlyMap<string, string>;

export const mapNames = ({ drivers, buses }: Pick<Board, 'drivers' | 'buses'>): Names =>
  new Map([...drivers, ...buses].map(({ id, name }) => [id, name]));

/** Of buses, what tells each from the others first. */
export function mapShortNames({ drivers, buses }: Pick<Board, 'drivers' | 'buses'>): Names {
  const short = putDifferencesFirst(buses.map(({ name }) => name));
  return new Map([
    ...drivers.map(({ id, name }) => [id, name] as const),
    ...buses.map(({ id }, index) => [id, short[index] ?? ''] as const),
  ]);
}

/** The crew of a trip, by name. */
export const printTripCrew = (trip: BoardTrip, names: Names): string =>
  [...[...trip.driverIds, ...trip.busIds].map((id) => names.get(id)), printMissing(trip)].filter(Boolean).join(', ');

/** The name of a bar for screen readers. */
export function printBarLabel(bar: Bar, names: Names): string {
  if (bar.kind === 'absence') return printAbsenceEnd(bar.absence);
  if (bar.kind === 'occurrence') return `${bar.occurrence.title}, ${printDayAndTimes(bar.occurrence)}`;
  const { trip } = bar;
  const people = t('office.people', { count: trip.passengers });
  const draft = trip.mark ? t('planning.draft') : '';
  const money = trip.awaitsPrepayment ? t('planning.awaitsPrepayment') : '';
  const facts = [people, printTripCrew(trip, names), draft, printProblem(bar), money];
  return [trip.title, printDayAndTimes(trip), ...facts].filter(Boolean).join(', ');
}

/** The objection to a trip in its row: an obstacle, or not reached in time. '' for none. */
export const printProblem = ({ clash, unreached }: Pick<TripBar, 'clash' | 'unreached'>): string =>
  (clash && printClash(clash)) ?? (unreached ? printUnreached(unreached) : '');

/** 'Ei jõua kohale: 81 km, 12 min' */
const printUnreached = ({ km, minutes }: Unreached): string => t('planning.unreached', { km, time: spanText(minutes) });

/** The obstacle of a trip: 'Samal ajal: Pärnu - Riia', 'Puhkus, kuni R 4.12', 'ei tohi sõita: pidurituli'. */
function printClash(clash: Clash): string {
  if ('absence' in clash) return printAbsenceEnd(clash.absence);
  if ('defect' in clash) return t('planning.mayNotDriveWhy', { defect: clash.defect });
  return t('planning.sameTime', { trip: clash.title });
}

export const printDayAndTimes = (span: { start: string; end: string }): string => {
  const first = toLocalDate(span.start);
  // Times of several days say their days themselves.
  return first === toLocalDate(span.end) ? `${printShortDay(first)} ${printTimes(span)}` : printTimes(span);
};

/** The word of a light before its reason; a fitting row needs none. */
export function printLight({ light, line }: Pick<Light, 'light' | 'line'>): string {
  if (light === 'green') return line || t('planning.lightGreen');
  return `${t(light === 'amber' ? 'planning.lightAmber' : 'planning.lightRed')}: ${line}`;
}

export function printAbsenceEnd({ kind, lastDay, note }: Board['absences'][number]): string {
  const until = t('planning.until', { day: printShortDay(lastDay) });
  return [printAbsenceKind(kind), until, note].filter(Boolean).join(', ');
}

export function printAbsenceKind(kind: string): string {
  if (kind === 'leave') return t('duties.leave');
  if (kind === 'sick') return t('planning.sick');
  return kind === 'workshop' ? t('planning.workshop') : t('planning.other');
}

/** How much of the shown time a row is used: '38%'. */
export const printUsed = ({ used }: Pick<PlanRow, 'used'>): string => `${Math.round(used * 100)}%`;

/** The line below the name of a row. */
export function printRowSubtitle(row: PlanRow): string {
  const empty = row.emptyKm > 0 && t('planning.empty', { km: row.emptyKm });
  if (row.bus) {
    const { seats, lift, mayNotDrive } = row.bus;
    const size =
      seats === null ? t('planning.seatsUnknown') : t('planning.seats', { count: countPassengerSeats(row.bus) });
    const facts = [mayNotDrive && t('planning.mayNotDrive'), size, lift && t('planning.lift'), empty];
    return facts.filter(Boolean).join(' · ');
  }
  const driving = row.drivingMinutes > 0 && t('planning.driving', { time: spanText(row.drivingMinutes) });
  return [row.hidden && t('planning.hiddenRow'), driving, empty].filter(Boolean).join(' · ') || t('planning.free');
}
