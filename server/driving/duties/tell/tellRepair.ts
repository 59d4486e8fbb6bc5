import { findBounds, printClockTime } from '../../../engines/hours';
import type { PlanTrip, LightReason, Repair, RestStop } from '../../../engines/hours';
import type { Message } from '../../../platform/values/message';
import { message } from '../../../texts/messages';
import { tellReason } from './tellLaw';

type StopName = (stop: number) => string;

/** The remedy, as 'väljumist kell 8:10'; `stopName` names the place. */
export function tellHelp(repair: Repair, stopName: StopName = () => ''): Message {
  switch (repair.kind) {
    case 'secondDriver':
      return message('need.secondDriver');
    case 'rest': {
      const where = stopName(repair.stop);
      const minutes = { minutes: repair.minutes };
      return where ? message('need.restAt', { minutes, where }) : message('need.rest', { minutes });
    }
    case 'leaveLater':
      return message('need.leaveLater', { at: printClockTime(repair.at) });
    case 'shift':
      return message(repair.by > 0 ? 'need.shiftLater' : 'need.shiftEarlier', {
        by: { minutes: Math.abs(repair.by) },
        at: printClockTime(repair.at),
      });
    case 'stop':
      return message('need.stop', { minutes: listStretches(repair.stops) });
    case 'night':
      return message('need.night');
    case 'both': {
      const [one, other] = repair.repairs;
      return message('need.both', { one: tellHelp(one, stopName), other: tellHelp(other, stopName) });
    }
  }
}

const listStretches = (stops: readonly RestStop[]) => ({ stretches: stops.map(({ minutes }) => minutes) });

/** The effect of a click, as 'Väljumine kell 8:10'. */
export function tellRepair(repair: Repair, stopName: StopName = () => ''): Message {
  switch (repair.kind) {
    case 'secondDriver':
      return message('repair.secondDriver');
    case 'rest':
      return message('repair.rest', {
        where: stopName(repair.stop),
        minutes: { minutes: measureStay(repair.route ?? repair.trip, repair.stop) },
      });
    case 'leaveLater':
      return message('repair.leaveLater', { at: printClockTime(repair.at) });
    case 'shift':
      return message(repair.by > 0 ? 'repair.shiftLater' : 'repair.shiftEarlier', {
        by: { minutes: Math.abs(repair.by) },
      });
    case 'stop':
      return message('repair.stop', { minutes: listStretches(repair.stops) });
    case 'night':
      return message('repair.night');
    case 'both': {
      const [one, other] = repair.repairs;
      return message('repair.both', { one: tellRepair(one, stopName), other: tellRepair(other, stopName) });
    }
  }
}

function measureStay({ stops }: PlanTrip, stop: number): number {
  const { arrive, depart } = findBounds(stops[stop] ?? {});
  return depart - arrive;
}

/** '16 h 20 tööpäev: vaja on teist juhti, 3 h puhkust või väljumist kell 8:10'. */
export function tellNeed(why: LightReason, found: readonly Repair[], stopName?: StopName): Message {
  const what =
    why.kind === 'dutyTooLong' ? message('duty.lasts', { actual: { minutes: why.minutes } }) : tellReason(why);
  if (found.length === 0) return what;
  return message('need.needs', { what, ways: { any: found.map((repair) => tellHelp(repair, stopName)) } });
}
