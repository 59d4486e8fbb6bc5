import { writeRoute } from '../../customer/papers';
import type { TripPlan } from '../../driving/duties';
import type { Paper, PaperSection } from '../../model/customer/paper';
import type { User } from '../../model/people/user.entity';
import { formatPhone } from '../../platform/values/phone';
import { printSpan } from '../../platform/values/duration';
import { printRouteName } from '../../platform/values/routeTitle';
import { printMessage } from '../../texts/printMessage';
import type { Words } from '../../texts/words';
import type { RoadTrip } from './roadTrip';
import { findOwnBus, listBusDrivers, printName } from './roadTrip';
import { writeFacts, writeTable } from './sections';

interface Company {
  letterhead: string[];
  phone: string | undefined;
}

/** The orders to a driver (561/2006 art. 10(2)): the trip, whom to call, when to drive and to stop, and the papers. */
export function writeDriverOrders(
  trip: RoadTrip,
  driverId: string,
  { plan, company, words }: { plan: TripPlan | null; company: Company; words: Words },
): Paper {
  const { t, language, date } = words;
  const { current } = trip;
  const busId = findOwnBus(current, driverId);
  return {
    language,
    title: t('roadPaper.orders'),
    subject: [printName(trip.people.get(driverId)), printRouteName(current.stops), date(trip.order.startsAt)].join(
      ', ',
    ),
    letterhead: company.letterhead,
    sections: [
      writeTrip(trip, driverId, busId, words),
      writeContacts(trip, company, words),
      writeRoute(current.stops, words),
      writeNotes(trip, words),
      writePlan(plan, current.stops, words),
      writeDocuments(trip, driverId, busId, words),
    ].filter(({ rows, texts, table }) => rows.length + texts.length > 0 || table),
  };
}

function writeTrip(
  { order, tripNumber, current, people, fleet, sheets }: RoadTrip,
  driverId: string,
  busId: string | undefined,
  { t, dayAndTime }: Words,
): PaperSection {
  const bus = busId ? fleet.get(busId) : undefined;
  const sheet = sheets.find((each) => each.busId === busId);
  const colleagues = busId ? listBusDrivers(current, busId).filter((id) => id !== driverId) : [];
  return writeFacts(t('trip.trip'), [
    [t('trip.tripNumber'), String(tripNumber)],
    [t('trip.departure'), dayAndTime(order.startsAt)],
    [t('trip.endsAt'), dayAndTime(order.endsAt)],
    [t('trip.passengers'), String(order.passengers)],
    [t('trip.bus'), bus && [bus.name, bus.plate].filter(Boolean).join(', ')],
    ...colleagues.map((id) => [t('roadPaper.colleague'), printPerson(people.get(id))] as const),
    [t('roadPaper.sheet'), sheet && t('roadPaper.sheetNumber', { book: sheet.book, sheet: sheet.sheet })],
  ]);
}

const printPerson = (person: User | undefined): string =>
  [printName(person), person?.phone && formatPhone(person.phone)].filter(Boolean).join(', ');

function writeContacts({ order }: RoadTrip, { phone }: Company, { t }: Words): PaperSection {
  const print = (name: string | null, number: string | null) =>
    [name, number && formatPhone(number)].filter(Boolean).join(', ');
  return writeFacts(t('roadPaper.contacts'), [
    [t('trip.groupLeader'), print(order.groupFullName, order.groupPhone)],
    [t('roadPaper.customer'), print([order.company, order.fullName].filter(Boolean).join(', '), order.phone)],
    [t('roadPaper.office'), phone],
  ]);
}

const writeNotes = ({ order }: RoadTrip, { t }: Words): PaperSection =>
  writeFacts(t('roadPaper.notes'), [
    [t('driverMail.driverNotes'), order.driverNotes.trim()],
    [t('trip.clientNotes'), order.clientNotes.trim()],
  ]);

type PlanStop = RoadTrip['current']['stops'][number];

function writePlan(plan: TripPlan | null, stops: readonly PlanStop[], words: Words): PaperSection {
  const { t, date, dateTime, time, language } = words;
  if (!plan || plan.activities.length === 0) return writeFacts(t('roadPaper.plan'), [], [t('roadPaper.noPlan')]);
  const names = {
    driving: t('hoursPaper.driving'),
    otherWork: t('hoursPaper.otherWork'),
    availability: t('hoursPaper.availability'),
    break: t('roadPaper.break'),
    rest: t('roadPaper.rest'),
    aboard: t('roadPaper.aboard'),
  };
  const rows = joinRows(plan, stops).map(({ kind, start, end, multiManned, place }) => {
    const due = plan.breaks.find((each) => each.start === start && kind === 'break');
    const span = printSpan(end - start, language);
    const latest = due && t('roadPaper.latest', { duration: span, time: time(toMoment(due.latest)) });
    const name = kind === 'availability' && multiManned ? t('roadPaper.beside') : names[kind];
    const isNextDay = date(toMoment(start)) !== date(toMoment(end));
    return [
      dateTime(toMoment(start)),
      isNextDay ? dateTime(toMoment(end)) : time(toMoment(end)),
      name,
      latest ?? span,
      place ?? (kind === 'driving' ? t('roadPaper.emptyRun') : ''),
    ];
  });
  return writeTable(
    t('roadPaper.plan'),
    [
      [t('roadPaper.from'), 1.7],
      [t('roadPaper.until'), 1.7],
      [t('roadPaper.activity'), 1.4],
      [t('roadPaper.lasts'), 2.2],
      [t('roadPaper.where'), 2.5],
    ],
    rows,
    [
      ...plan.shortBreaks.map((what) => t('roadPaper.tooShort', { what: printMessage(what, words) })),
      t('roadPaper.keep'),
    ],
  );
}

interface PlanRow extends Pick<TripPlan['activities'][number], 'start' | 'end' | 'multiManned'> {
  /** Aboard a ship, or waiting for it, nothing is planned. */
  kind: TripPlan['activities'][number]['kind'] | 'aboard';
  place: string | undefined;
}

/** Activities one after the other with the gaps between them; the same at the same place is one row. */
function joinRows({ activities }: TripPlan, stops: readonly PlanStop[]): PlanRow[] {
  const rows: PlanRow[] = [];
  const put = (row: Omit<PlanRow, 'place'>) => {
    const place = findPlace(toMoment(row.start), toMoment(row.end), stops);
    const last = rows.at(-1);
    if (last?.kind === row.kind && last.place === place && last.end === row.start) last.end = row.end;
    else rows.push({ ...row, place });
  };
  for (const { kind, start, end, multiManned } of activities) {
    const before = rows.at(-1)?.end ?? start;
    if (before < start) put({ kind: 'aboard', start: before, end: start });
    put({ kind, start, end, multiManned });
  }
  return rows;
}

const toMoment = (minute: number): Date => new Date(minute * 60_000);

/** The stop where the bus stands then, or the leg that it drives; undefined before the first stop and after the last. */
function findPlace(start: Date, end: Date, stops: readonly PlanStop[]): string | undefined {
  const isBefore = (one: string | null, other: Date) => one !== null && new Date(one).getTime() <= other.getTime();
  const isAfter = (one: string | null, other: Date) => one !== null && new Date(one).getTime() >= other.getTime();
  const standing = stops.find(({ arrive, depart }) => isBefore(arrive, start) && isAfter(depart, end));
  if (standing) return standing.city;
  const index = stops.findIndex(
    (stop, at) => isBefore(stop.depart, start) && isAfter(stops[at + 1]?.arrive ?? null, end),
  );
  const from = stops[index]?.city;
  return from === undefined ? undefined : `${from} – ${stops[index + 1]?.city}`;
}

function writeDocuments(
  { records, fleet }: RoadTrip,
  driverId: string,
  busId: string | undefined,
  { t, date }: Words,
): PaperSection {
  const record = records.get(driverId);
  const bus = busId ? fleet.get(busId) : undefined;
  const print = (day: string | null | undefined) => day && date(`${day}T12:00:00Z`);
  return writeFacts(t('roadPaper.documents'), [
    [t('roadPaper.licence'), [record?.licenceCategory, print(record?.licenceEnds)].filter(Boolean).join(', ')],
    [t('roadPaper.code95'), print(record?.code95Ends)],
    [t('roadPaper.driverCard'), print(record?.driverCardEnds)],
    [t('roadPaper.medical'), print(record?.medicalEnds)],
    [t('roadPaper.inspection'), print(bus?.inspectionEnds)],
    [t('roadPaper.insurance'), print(bus?.insuranceEnds)],
  ]);
}
