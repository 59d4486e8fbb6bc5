import type { ReactNode } from 'react';
import { printStopTimes } from './stopTimes';
import type { StopTimes, TimedStop } from './stopTimes';
import { RouteList, RouteStop, stopPlace } from '../../ui/RouteLine';

interface StopsByDayProps<Stop extends TimedStop> {
  label: string;
  stops: readonly Stop[];
  /** The note on one stop, with its times in writing. */
  children: (stop: Stop, times: Pick<StopTimes, 'arrive' | 'depart'>) => ReactNode;
  /** Leaves out the words START, PEATUS, LÕPP. */
  unlabelled?: boolean;
}

/** The stops of a trip. Where they lie on several days, each day stands above its first stop. */
export function StopsByDay<Stop extends TimedStop>({ label, stops, children, unlabelled }: StopsByDayProps<Stop>) {
  const times = printStopTimes(stops);
  return (
    <RouteList label={label}>
      {stops.map((stop, index) => {
        const { day = null, arrive = null, depart = null } = times[index] ?? {};
        return (
          // A place may be visited twice: its position is what tells stops apart.
          <RouteStop key={index} place={stopPlace(index, stops.length)} day={day} unlabelled={unlabelled}>
            {children(stop, { arrive, depart })}
          </RouteStop>
        );
      })}
    </RouteList>
  );
}
