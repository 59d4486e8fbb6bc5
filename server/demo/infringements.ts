import { addDays } from '../platform/values/localDay';
import type { Viewer } from '../access/viewer';
import { toTallinn, toLocalDate } from '../platform/time';
import type { Api } from './actions/api';

/** Work for another company that a driver told of only afterwards, and what it makes of a legal day. */
const lateReports = [
  {
    driver: 'margus',
    note: 'Sõitis naaberfirmas',
    // Nearly five hours at the wheel without a break.
    parts: [{ kind: 'driving', from: '09:00', to: '13:50' }],
    breaks: ['drivingBreak'],
  },
  {
    driver: 'toomas',
    note: 'Aitas kolimisel',
    // Seven hours of work without a break.
    parts: [{ kind: 'otherWork', from: '10:00', to: '16:30' }],
    breaks: ['workWithoutBreak', 'workBreak30'],
  },
  {
    driver: 'priit',
    note: 'Ööbuss naaberfirmas',
    // So late in the evening, and at work again early in the morning: a rest of less than nine hours.
    parts: [
      { kind: 'otherWork', from: '18:00', to: '22:20' },
      { kind: 'otherWork', from: '31:00', to: '33:30' },
    ],
    breaks: ['dailyRest', 'reducedDailyRest'],
  },
] as const;

const ENTRY = 'mutation($input: ActivityEntryInput!) { id: addActivityEntry(input: $input) }';
const HOURS_OF = `query($driverId: UUID!, $from: LocalDate!) {
  driverHours(driverId: $driverId, from: $from, days: 56) { infringements { rule } problems } }`;
interface Hours {
  driverHours: { infringements: { rule: string }[]; problems: string[] };
}

/**
 * Three drivers did what the plan knows nothing of: each on the latest day on which it breaks the law once, and nothing else.
 * Tried as a logistician would who enters it: what turns out otherwise is taken back.
 */
export async function enterInfringements(
  api: Api,
  logistician: Viewer,
  driverIds: Map<string, string>,
  present: Date,
): Promise<void> {
  for (const { driver, note, parts, breaks } of lateReports) {
    const driverId = driverIds.get(driver) ?? '';
    const from = addDays(toLocalDate(present), -50);
    const readFound = async () => (await api.run<Hours>(logistician, HOURS_OF, { driverId, from })).driverHours;
    for (let daysAgo = 4; daysAgo < 40; daysAgo += 1) {
      const ids: string[] = [];
      for (const { kind, from, to } of parts) {
        const input = {
          driverId,
          kind,
          note,
          start: toMoment(present, daysAgo, from),
          end: toMoment(present, daysAgo, to),
        };
        ids.push((await api.run<{ id: string }>(logistician, ENTRY, { input })).id);
      }
      const { infringements, problems } = await readFound();
      const [only] = infringements;
      if (problems.length === 0 && infringements.length === 1 && breaks.some((rule) => rule === only?.rule)) break;
      for (const id of ids) await api.run(logistician, 'mutation($id: UUID!) { deleteActivityEntry(id: $id) }', { id });
    }
  }
}

/** A wall-clock time of this many days ago; after 24:00 it is the next day's. */
function toMoment(present: Date, daysAgo: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = toTallinn(present)
    .startOf('day')
    .minus({ days: daysAgo })
    .plus({ days: Math.floor(hours / 24) });
  return (
    day
      .set({ hour: hours % 24, minute: minutes })
      .toUTC()
      .toISO() ?? ''
  );
}
