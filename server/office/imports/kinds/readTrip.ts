import { DateTime } from 'luxon';
import type { ImportProblem } from '../../../model/system/importRow.entity';
import { InquiryInput, OrderNotesInput, planAgreedRoute } from '../../../orders';
import type { AgreedTrip } from '../../../orders';
import { PortalError } from '../../../platform/errors';
import { createId } from '../../../platform/ids';
import { addMs, days, isOnWallClock, startOfLocalDate } from '../../../platform/time';
import { ZONE } from '../../../platform/values/localDay';
import { DEFAULT_VAT_RATE } from '../../../platform/values/money';
import { message } from '../../../texts/messages';
import type { DayAndTime } from '../read/values';
import type { ParsedRow } from './kind';
import { fill, findProblems, problem } from './kind';
import { findCustomer } from './knownTrips';
import type { TripCustomer } from './knownTrips';
import type { Lookup } from './lookups';
import type { ImportMaps } from './places';

interface Sources {
  /** No trip starts later. */
  latest: Date;
  lookup: Lookup;
  customers: ReadonlyMap<string, TripCustomer>;
  maps: ImportMaps;
}

/** Reads a trip out of a row, or why it cannot be read. */
export async function readTrip(row: ParsedRow, sources: Sources): Promise<AgreedTrip | ImportProblem[]> {
  const { values } = row;
  const times = readTimes(values, sources.latest);
  if (Array.isArray(times)) return times;
  const crew = readCrew(values, sources.lookup);
  if (Array.isArray(crew)) return crew;
  const places = await readPlaces(values, sources.maps);
  if ('told' in places) return [places];
  const contact = readContact(values, sources.customers);
  const missing = (['fullName', 'email', 'phone'] as const).find((name) => !contact[name]);
  if (missing) return [problem(missing, message(`order.${missing}Missing`))];
  const { passengers, notes = '' } = values as { passengers: number; notes?: string };
  const { logisticsNotes = '', driverNotes = '' } = values as Record<string, string | undefined>;
  // The rules of the inquiry and of the notes' form.
  const input = fill(InquiryInput, { ...pickInquiry(contact), id: createId(), passengers, notes });
  const problems = [
    ...(Number.isInteger(passengers) ? [] : [problem('passengers', message('imports.wholeNumber'))]),
    ...findProblems(input),
    ...(logisticsNotes || driverNotes ? findProblems(fill(OrderNotesInput, { logisticsNotes, driverNotes })) : []),
  ];
  if (problems.length > 0) return problems.slice(0, 1);
  try {
    const route = await planAgreedRoute(sources.maps, places, times);
    return {
      id: input.id,
      fields: { ...contact, passengers, language: 'et', clientNotes: notes, logisticsNotes, driverNotes },
      route,
      price: (values.price as number | undefined) ?? null,
      vatRate: (values.vatRate as number | undefined) ?? DEFAULT_VAT_RATE,
      crew,
    };
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return [problem(error.options.field === 'end' ? 'endDay' : 'route', error.told)];
  }
}

function readTimes(values: ParsedRow['values'], latest: Date): { start: Date; end: Date | null } | ImportProblem[] {
  const startDay = values.startDay as DayAndTime;
  const startTime = (values.startTime as string | undefined) ?? startDay.time;
  if (startTime === undefined) return [problem('startTime', message('imports.startTimeMissing'))];
  const start = toMoment(startDay.day, startTime);
  if (!start) return [problem('startTime', message('arrangement.clockSkipsTime'))];
  if (start > latest) return [problem('startDay', message('route.departureTooFar'))];
  const endDay = values.endDay as DayAndTime | undefined;
  const endTime = (values.endTime as string | undefined) ?? endDay?.time;
  if (endTime === undefined) return { start, end: null };
  const end = toMoment(endDay?.day ?? startDay.day, endTime);
  if (!end) return [problem('endTime', message('arrangement.clockSkipsTime'))];
  return { start, end };
}

/** Asking the time zone for each of ten thousand rows takes longer than all the rest: only days of 23 or 25 hours need it. */
function toMoment(day: string, time: string): Date | undefined {
  const midnight = startOfLocalDate(day);
  if (startOfLocalDate(day, 1).getTime() - midnight.getTime() === days(1)) {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return addMs(midnight, (hours * 60 + minutes) * 60_000);
  }
  return isOnWallClock(day, time) ? DateTime.fromISO(`${day}T${time}`, { zone: ZONE }).toJSDate() : undefined;
}

function readCrew(
  { drivers = [], buses = [] }: { drivers?: string[]; buses?: string[] },
  lookup: Lookup,
): AgreedTrip['crew'] | ImportProblem[] {
  const foundDrivers = drivers.map((name) => lookup.findDriver(name));
  const foundBuses = buses.map((name) => lookup.findBus(name));
  const problems = [
    ...foundDrivers.flatMap((found) => ('told' in found ? [problem('drivers', found.told)] : [])),
    ...foundBuses.flatMap((found) => ('told' in found ? [problem('buses', found.told)] : [])),
  ];
  if (problems.length > 0) return problems.slice(0, 1);
  const crew = { driverIds: listIds(foundDrivers), busIds: listIds(foundBuses) };
  if (new Set(crew.driverIds).size < crew.driverIds.length)
    return [problem('drivers', message('choice.driverRepeated'))];
  if (new Set(crew.busIds).size < crew.busIds.length) return [problem('buses', message('choice.busRepeated'))];
  return crew;
}

const listIds = (found: ReturnType<Lookup['findBus']>[]): string[] =>
  found.flatMap((one) => ('id' in one ? [one.id] : []));

async function readPlaces(values: ParsedRow['values'], maps: ImportMaps) {
  const route = values.route as string[] | undefined;
  const { from, via = [], to } = values as { from?: string; via?: string[]; to?: string };
  const texts = route ?? [from, ...via, to].filter((text) => text !== undefined);
  const column = route ? 'route' : from === undefined ? 'from' : 'to';
  if (texts.length < 2) return problem(column, message('route.twoStopsAtLeast'));
  const places = [];
  for (const text of texts) {
    const place = await maps.find(text);
    if (!place) return problem(column, message('imports.noSuchPlace', { name: text }));
    const { lat, lng, city, address } = place;
    places.push({ lat, lng, city, address });
  }
  return places;
}

function readContact(values: ParsedRow['values'], customers: Sources['customers']) {
  const company = (values.company as string | undefined) ?? null;
  const known = findCustomer(customers, company);
  return {
    // The office's own file names its customer; an inquiry of a stranger is only suggested to belong to one.
    customerId: known?.id ?? null,
    company,
    fullName: String(values.fullName ?? known?.contactName ?? company ?? ''),
    email: String(values.email ?? known?.email ?? ''),
    phone: String(values.phone ?? known?.phone ?? ''),
    companyRegistrationNumber: known?.registryCode ?? null,
    companyVatNumber: known?.vatNumber ?? null,
    companyAddress: known?.address ?? null,
    invoiceEmail: known?.invoiceEmail ?? null,
  };
}

const pickInquiry = ({ company, fullName, email, phone }: ReturnType<typeof readContact>) => ({
  company,
  fullName,
  email,
  phone,
});
