import { checkCandidate, judgeTimeline } from '../../../engines/hours';
import type { CandidateCheck, Judgement, Minute, PlanSettings, Timeline } from '../../../engines/hours';
import { addRests } from './restsCountedOn';
import type { DriverTrip } from '../timeline/planTrips';
import type { DriverSources } from '../timeline/timelineSources';
import { buildDriverTimeline } from '../timeline/timelines';

/**
 * Whether a driver may have a trip beside all that is planned. The empty drives of trips next to it are laid again: a bus goes
 * straight from one to the other where it has no time to go home. `known`: what is judged of the plan without the trip, where
 * somebody has it already.
 */
export function checkDriver(
  sources: DriverSources,
  trip: DriverTrip,
  settings: PlanSettings,
  { now, before, known }: { now: Minute; before: Minute; known?: Judgement },
): CandidateCheck {
  const exceptOrderId = trip.plan.id;
  const without =
    known ?? judgeTimeline(buildDriverTimeline(sources, settings, { now, before, exceptOrderId }).timeline);
  const { timeline } = buildDriverTimeline(sources, settings, { now, before, exceptOrderId, with: trip });
  const pickTimeline = (wanted: boolean): Timeline => ({
    ...timeline,
    activities: timeline.activities.filter(({ service }) => (service === exceptOrderId) === wanted),
    services: timeline.services?.filter(({ id }) => (id === exceptOrderId) === wanted),
    ferries: [],
  });
  return addRests(checkCandidate(pickTimeline(false), pickTimeline(true), without), trip, settings);
}
