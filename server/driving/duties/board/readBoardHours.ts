import type { EntityManager } from 'typeorm';
import { computeBoardHours } from './boardHours';
import type { BoardOrderRow, HoursData } from './boardHours';
import type { BoardHours, BoardHoursQuestion } from '../dutyTypes';
import { readBusRows } from '../timeline/orderTrip';
import { readSources } from '../timeline/readSources';
import { selectStops } from '../timeline/timelineSources';

/** Days before and after the board that are read: weekly rests look back, and a reduced rest may be made up later. */
const DAYS_BEFORE = 28;
const DAYS_AFTER = 14;

/** Reads the data to judge drivers between two moments; a statement a source, for any number of drivers and orders. */
export async function readHoursData(manager: EntityManager, asked: BoardHoursQuestion): Promise<HoursData> {
  const { from, to, now, planned, orderIds } = asked;
  const { drivers, settings } = await readSources(manager, {
    driverIds: asked.driverIds,
    from,
    to,
    daysBefore: DAYS_BEFORE,
    daysAfter: DAYS_AFTER,
    now,
  });
  const orders = await manager.query<BoardOrderRow[]>(
    `select o.id, o.starts_at as "startsAt", ${selectStops('o.id')} as stops from "order" o
     where o.id = any($1) and o.deleted_at is null`,
    [[...orderIds, ...planned.map(({ orderId }) => orderId)]],
  );
  const buses = await readBusRows(manager, [...asked.busIds, ...planned.flatMap(({ busIds }) => busIds)]);
  return { drivers, orders, buses, settings, now, planned };
}

/** The questions about the hours of a plan. */
export const readBoardHours = async (manager: EntityManager, asked: BoardHoursQuestion): Promise<BoardHours> =>
  computeBoardHours(await readHoursData(manager, asked));
