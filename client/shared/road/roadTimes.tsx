import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRoadTimesQuery } from '../../generated/graphql';
import type { RoadTimesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { spanText } from '../../lib/texts/minutes';
import { formatTime } from '../../lib/texts/time';

type Road = RoadTimesQuery['roadTimes'][number];

/** A trip is shown as late from this much on, as the server warns of it. */
const LATE_FROM_MIN = 15;
/** Expected times move on while nothing is recorded. */
const LOOK_MS = 60_000;

const RoadContext = createContext<ReadonlyMap<string, Road>>(new Map());

interface RoadTimesProps {
  from: string;
  to: string;
  children: ReactNode;
}

/** Gives trips within it the times that drivers recorded. Without a reply the plan stands alone. */
export function RoadTimes({ from, to, children }: RoadTimesProps) {
  const { data, refetch } = useRoadTimesQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_MS,
  });
  useLiveReload(['tripEvents'], refetch);
  const roads = useMemo(() => new Map((data?.roadTimes ?? []).map((road) => [road.orderId, road])), [data]);
  return <RoadContext value={roads}>{children}</RoadContext>;
}

/** The recorded times of trips, by the id of the order. */
export const useRoads = (): ReadonlyMap<string, Road> => use(RoadContext);

export const isRoadLate = (road: Road | undefined): boolean =>
  road !== undefined && road.expectedEnd !== null && road.lateMin >= LATE_FROM_MIN;

/** 'Hilineb 25 min, lõpp umbes 15:40', 'Sõitis 10:05 – 15:35'; '' without anything recorded. */
export function printRoad(road: Road | undefined): string {
  if (!road) return '';
  const { leftAt, arrivedAt, expectedEnd, lateMin } = road;
  if (expectedEnd) {
    const time = formatTime(expectedEnd);
    return isRoadLate(road)
      ? t('tripEvents.onRoadLate', { late: spanText(lateMin), time })
      : t('tripEvents.onRoad', { time });
  }
  if (leftAt && arrivedAt) return t('tripEvents.drove', { from: formatTime(leftAt), to: formatTime(arrivedAt) });
  return leftAt ? t('tripEvents.leftAt', { time: formatTime(leftAt) }) : '';
}
