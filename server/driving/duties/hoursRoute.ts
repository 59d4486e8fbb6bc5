import { toKey } from '../../texts/messages';
import * as v from 'valibot';
import type { Deps, Route } from '../../access';
import { requireViewer } from '../../access';
import { createLocalDateField, parseInput } from '../../platform/api/parseInput';
import { sendPdf } from '../../platform/files/sendPdf';
import { readDriverHours } from './driverHours';
import { drawHoursPdf } from './hoursPdf';
import type { DriverHours } from './hoursTypes';

/** The page of a driver's hours (`driverId`, `from`, `days`) as PDF. */
export const createHoursRoute = (deps: Deps) =>
  ({
    'GET /api/reports/driving-and-rest.pdf': async ({ query }, response, context) => {
      const period = parseInput(shownDays, query);
      const hours = await readDriverHours(deps, requireViewer((await context()).viewer), period);
      await sendPdf(response, toFileName(hours), await drawHoursPdf(hours, deps.clock.now()));
    },
  }) satisfies Record<string, Route>;

const wrongDays = toKey('hours.badDayCount');

const shownDays = v.object({
  driverId: v.pipe(v.string(toKey('input.badId')), v.uuid(toKey('input.badId'))),
  from: createLocalDateField(toKey('input.badDate')),
  days: v.pipe(v.string(wrongDays), v.transform(Number), v.integer(wrongDays)),
});

/** In letters that every file system and header takes. */
const toFileName = ({ driver, from }: DriverHours): string =>
  `soidu-ja-puhkeaeg-${`${driver.firstname}-${driver.lastname}`.normalize('NFD').replace(/[^A-Za-z-]/g, '')}-${from}.pdf`;
