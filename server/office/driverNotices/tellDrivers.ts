import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { toInSql } from '../../model/inSql';
import { DriverNotice } from '../../model/driving/driverNotice.entity';
import { jobStatuses } from '../../model/orders/orderStatus';
import { selectPersonName } from '../../model/people/personName';
import type { DriverSnapshot } from '../../model/orders/snapshots';
import { Topic } from '../../platform/events';
import { createId } from '../../platform/ids';
import { query, raw, sql } from '../../platform/sql';
import { startOfLocalDate } from '../../platform/time';
import { badInput, conflict } from '../../texts/messages';

export interface DriversTold {
  id: string;
  /** 'YYYY-MM-DD' */
  day: string;
  text: string;
  drivers: DriverSnapshot[];
}

/** The office told the drivers of a day something. */
export const driversTold = new Topic<DriversTold>('driversTold');

/** A driver of a day, with the name as people read it. */
export interface DriverOfDay extends DriverSnapshot {
  name: string;
}

/** The drivers who have a trip on a day, by name. Those who declined have none. */
export const findDriversOfDay = (manager: EntityManager, day: string): Promise<DriverOfDay[]> =>
  query<DriverOfDay>(
    manager,
    sql`select u.id, u.firstname, u.email, u.language, ${raw(selectPersonName('u'))} as name
        from "user" u
        where not u.hidden and exists (select from driver_assignment d join job j on j.id = d.job_id
          join "order" o on o.id = j.order_id
          where d.driver_id = u.id and d.confirmation <> 'declined' and o.deleted_at is null
            and o.status ${raw(toInSql(jobStatuses))}
            and o.starts_at < ${startOfLocalDate(day, 1)} and o.ends_at > ${startOfLocalDate(day)})
        order by u.lastname, u.firstname, u.id`,
  );

/** Tells all drivers of a day something, by e-mail and on their phones. Returns how many. Errors: BAD_USER_INPUT; CONFLICT without drivers. */
export const tellDrivers = (deps: Deps, viewer: Viewer, day: string, typed: string): Promise<number> =>
  deps.db.transaction(async (manager) => {
    const text = typed.trim();
    if (text === '') throw badInput('driverNotice.textMissing', 'text');
    const drivers = await findDriversOfDay(manager, day);
    if (drivers.length === 0) throw conflict('driverNotice.noDrivers');
    const id = createId();
    await manager.insert(DriverNotice, { id, day, text, sentAt: deps.clock.now(), sentById: viewer.id });
    const told = drivers.map(({ name: _name, ...driver }) => driver);
    await deps.events.emit(manager, driversTold, [{ id, day, text, drivers: told }]);
    return drivers.length;
  });
