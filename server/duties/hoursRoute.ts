import type { Deps } from '../access/context';
import type { RouteHandler } from '../access/routeHandler';
import { signedIn } from '../access/viewer';
import { badInput } from '../platform/errors';
import { LocalDateScalar, UUIDScalar } from '../platform/api/scalars';
import { sendPdf } from '../platform/files/sendPdf';
import { driverHours } from './driverHours';
import { hoursPdf } from './hoursPdf';
import type { DriverHours } from './hoursTypes';

/** What the page of a driver's hours shows (`driverId`, `from`, `days`), as PDF. */
export const hoursRoute = (deps: Deps) => ({
  'GET /api/reports/driving-and-rest.pdf': {
    reply: async ({ query }, response, context) => {
      const period = {
        driverId: parsed(UUIDScalar.parseValue, query.driverId, 'driverId'),
        from: parsed(LocalDateScalar.parseValue, query.from, 'from'),
        days: Number(query.days),
      };
      if (!Number.isInteger(period.days)) throw badInput('Päevade arv on vigane', 'days');
      const hours = await driverHours(deps, signedIn((await context()).viewer), period);
      await sendPdf(response, fileName(hours), await hoursPdf(hours, deps.clock.now()));
    },
  } satisfies RouteHandler,
});

/** In letters that every file system and header takes. */
const fileName = ({ driver, from }: DriverHours): string =>
  `soidu-ja-puhkeaeg-${`${driver.firstname}-${driver.lastname}`.normalize('NFD').replace(/[^A-Za-z-]/g, '')}-${from}.pdf`;

function parsed(parse: (value: unknown) => string, value: unknown, field: string): string {
  try {
    return parse(value);
  } catch (error) {
    throw badInput(error instanceof Error ? error.message : 'Vigane väärtus', field);
  }
}
