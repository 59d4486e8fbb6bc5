import { createContext, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRoadTimesQuery } from '../../generated/graphql';
import type { RoadTimesQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { useLiveReload } from '../../lib/request/live/useLive';
import { spanText } from '../../lib/texts/minutes';
import { formatTime } from '../../lib/texts/time';

type Road = RoadTimesQuery['roadTimes'][number];

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
  const { data, refetch, startPolling, stopPolling } = useRoadTimesQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  // Expected times move on the day itself alone; the begin of a trip arrives as a change.
  const isMoving = data?.roadTimes.some(({ expectedEnd }) => expectedEnd !== null) ?? false;
  useEffect(() => {
    if (!isMoving) return;
    startPolling(LOOK_MS);
    return stopPolling;
  }, [isMoving, startPolling, stopPolling]);
  useLiveReload(['tripEvents'], refetch);
  const roads = useMemo(() => new Map((data?.roadTimes ?? []).map((road) => [road.orderId, road])), [data]);
  return <RoadContext value={roads}>{children}</RoadContext>;
}

/** The recorded times of trips, by the id of the order. */
export const useRoads = (): ReadonlyMap<string, Road> => use(RoadContext);

/** 'Hilineb 25 min, lõpp umbes 15:40', 'Sõitis 10:05 – 15:35'; '' without anything recorded. */
export function printRoad(road: Road | undefined): string {
  if (!road) return '';
  const { leftAt, arrivedAt, expectedEnd, lateMin, isLate } = road;
  if (expectedEnd) {
    const time = formatTime(expectedEnd);
    return isLate ? t('tripEvents.onRoadLate', { late: spanText(lateMin), time }) : t('tripEvents.onRoad', { time });
  }
  if (leftAt && arrivedAt) return t('tripEvents.drove', { from: formatTime(leftAt), to: formatTime(arrivedAt) });
  return leftAt ? t('tripEvents.leftAt', { time: formatTime(leftAt) }) : '';
}
