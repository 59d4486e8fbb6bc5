import * as v from 'valibot';
import type { Deps, Route } from '../../access';
import { createWrongKeyError, isAdmin, isId, replyByKey, requireId, requireViewer } from '../../access';
import { receivePhoto, sendPhoto } from '../../company/photos';
import { requireAssignment } from '../../orders';
import { createLocalDateField, findKey, parseInput } from '../../platform/api/parseInput';
import { forbidden, toKey } from '../../texts/messages';
import { drawDutyRoster, drawJourneyForms, drawTripFolder } from './folder';
import { requireRoadTrip } from './roadTrip';
import { requireOwnTrip, requireSheetOrder } from './sheets';
import { sendPaper } from '../../customer/papers';

/** The papers of the road, for the office and for the drivers of a job (docs/product.md, 'Papers of the road'). */
export const createRoadPaperRoutes = (deps: Deps) =>
  ({
    'GET /api/order/:id/trip-folder.pdf': async (request, response, context) => {
      const viewer = requireViewer((await context()).viewer);
      const trip = await requireOwnTrip(deps, viewer, requireId(request, 'job'));
      sendPaper(response, await drawTripFolder(deps, trip, isAdmin(viewer) ? undefined : viewer.id));
    },
    'GET /api/order/:id/journey-form.pdf': async (request, response, context) => {
      const viewer = requireViewer((await context()).viewer);
      const trip = await requireOwnTrip(deps, viewer, requireId(request, 'job'));
      const bus = findKey(request.query, 'bus');
      sendPaper(response, await drawJourneyForms(deps, trip, isId(bus) ? bus : undefined));
    },
    // By the key of the e-mailed confirmation link: the folder of that driver alone.
    'GET /api/job/:id/trip-folder.pdf': replyByKey(
      async (request) => {
        const key = findKey(request.query, 'confirmation_key');
        const assignment = await requireAssignment(deps.db.dataSource.manager, requireId(request, 'job'), key);
        if (assignment.confirmation === 'declined') throw createWrongKeyError();
        return assignment;
      },
      async ({ driverId }, request, response) => {
        const trip = await requireRoadTrip(deps, requireId(request, 'job'));
        sendPaper(response, await drawTripFolder(deps, trip, driverId));
      },
    ),
    'GET /api/reports/duty-roster.pdf': async ({ query }, response, context) => {
      const viewer = requireViewer((await context()).viewer);
      const { driverId, ...period } = parseInput(rosterDays, query);
      if (!isAdmin(viewer) && driverId !== viewer.id) throw forbidden('hours.ownOnly');
      sendPaper(response, await drawDutyRoster(deps, period, driverId));
    },
    'POST /api/journeySheet/:id/photo': async (request, response, context) => {
      const orderId = await requireSheetOrder(deps, requireId(request, 'photo'));
      await requireOwnTrip(deps, requireViewer((await context()).viewer), orderId);
      await receivePhoto(deps, 'journey_sheet', { request, response });
    },
    'GET /storage/journey_sheet/:id.jpg': async (request, response, context) => {
      const orderId = await requireSheetOrder(deps, requireId(request, 'photo'));
      await requireOwnTrip(deps, requireViewer((await context()).viewer), orderId);
      await sendPhoto(deps, 'journey_sheet', { request, response });
    },
  }) satisfies Record<string, Route>;

const wrongDays = toKey('hours.badDayCount');
/** A quarter: a roster is renewed at least each month, and its extract looks 56 days back. */
const MOST_DAYS = 92;

const rosterDays = v.object({
  driverId: v.optional(v.pipe(v.string(toKey('input.badId')), v.uuid(toKey('input.badId')))),
  from: createLocalDateField(toKey('input.badDate')),
  days: v.pipe(
    v.string(wrongDays),
    v.transform(Number),
    v.integer(wrongDays),
    v.minValue(1, wrongDays),
    v.maxValue(MOST_DAYS, wrongDays),
  ),
});
