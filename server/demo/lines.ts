import type { Viewer } from '../access/viewer';
import { addMs, days, toTallinn, minutes } from '../platform/time';
import type { Agenda } from './lives/agenda';
import type { Api } from './actions/api';
import type { ServiceLine } from './data/company';
import { lines, SHOWN_DRIVER } from './data/company';
import type { DemoCrew } from './crew';

interface DemoCompany {
  api: Api;
  agenda: Agenda;
  present: Date;
  logistician: Viewer;
  /** Ids by user name, and by name of the bus. */
  driverIds: Map<string, string>;
  busIds: Map<string, string>;
}

/** The arrangements of the company: some changed hands, some differ on a day, one is over. */
export function planLines(company: DemoCompany, crew: DemoCrew): void {
  for (const line of lines) {
    keepFree(company, crew, line);
    planLine(company, line);
  }
}

/** A line's drivers and bus are not booked at its times; only the shown driver may be, and then the calendar marks it. */
function keepFree({ present, driverIds, busIds }: DemoCompany, crew: DemoCrew, line: ServiceLine): void {
  const ids = [line.driver, line.laterDriver ?? line.driver]
    .filter((username) => username !== SHOWN_DRIVER)
    .map((username) => requireId(driverIds, username));
  if (line.bus) ids.push(requireId(busIds, line.bus));
  for (let day = -line.beganDaysAgo; day <= line.endsInDays; day += 1) {
    const date = toTallinn(addMs(present, days(day)));
    if (!line.weekdays.includes(date.weekday)) continue;
    const [hour, minute] = line.depart.split(':').map(Number);
    const start = date.set({ hour, minute, second: 0, millisecond: 0 }).toJSDate();
    crew.keep(`${line.name} ${day}`, ids, start, addMs(start, minutes(line.durationMin)));
  }
}

function planLine({ api, agenda, present, logistician, driverIds, busIds }: DemoCompany, line: ServiceLine): void {
  const toDay = (day: number): string => toTallinn(addMs(present, days(day))).toFormat('yyyy-MM-dd');
  const input = {
    name: line.name,
    description: line.description,
    weekdays: line.weekdays,
    firstDay: toDay(-line.beganDaysAgo),
    lastDay: toDay(line.endsInDays),
    depart: line.depart,
    durationMin: line.durationMin,
    driver: requireId(driverIds, line.driver),
    bus: line.bus ? requireId(busIds, line.bus) : null,
  };
  // Ahead of its first trip, and of the trips that are planned around it.
  agenda.add(addMs(present, days(-line.beganDaysAgo - 35)), async () => {
    const { createArrangement } = await api.run<{ createArrangement: { id: string } }>(
      logistician,
      'mutation($input: ArrangementInput!) { createArrangement(input: $input) { id } }',
      { input },
    );
    const { id } = createArrangement;
    const { laterDriver } = line;
    if (laterDriver)
      agenda.add(addMs(present, days(-line.changedDaysAgo)), () =>
        api.run(
          logistician,
          'mutation($id: UUID!, $input: ArrangementInput!) { updateArrangement(id: $id, input: $input) { id } }',
          { id, input: { ...input, driver: requireId(driverIds, laterDriver) } },
        ),
      );
    for (const { afterDays, driver, ...differs } of line.exceptions)
      agenda.add(addMs(present, days(Math.min(afterDays, 0) - 2)), () =>
        api.run(
          logistician,
          `mutation($id: UUID!, $date: LocalDate!, $input: ExceptionInput!) {
            createArrangementException(arrangementId: $id, date: $date, input: $input) { id } }`,
          {
            id,
            date: toDay(findNextDay(line, present, afterDays)),
            input: { ...differs, driver: driver && requireId(driverIds, driver) },
          },
        ),
      );
  });
}

/** The first day on which the line runs, at least `afterDays` from the present; counted from the present. */
function findNextDay({ weekdays }: ServiceLine, present: Date, afterDays: number): number {
  let day = afterDays;
  while (!weekdays.includes(toTallinn(addMs(present, days(day))).weekday)) day += 1;
  return day;
}

function requireId(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`the demo company has no ${name}`);
  return id;
}
