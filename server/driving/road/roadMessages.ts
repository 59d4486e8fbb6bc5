import type { Deps } from '../../access';
import type { Language } from '../../platform/language';
import { query, sql } from '../../platform/sql';
import { findWords } from '../../texts/words';
import type { Road } from './readRoads';
import type { RoadMessage } from './roadTypes';

interface Receiver {
  orderId: string;
  language: Language;
  to: string;
  email: string | null;
  phone: string | null;
  city: string;
  start: Date;
}

/** Receivers of messages about these orders: the group leader, else the customer. */
export async function readReceivers({ db }: Deps, orderIds: readonly string[]): Promise<Map<string, Receiver>> {
  const rows = await query<Receiver>(
    db.dataSource.manager,
    sql`select o.id as "orderId", o.language, coalesce(o.group_full_name, o.full_name) as "to",
          coalesce(o.group_email, o.email) as email, coalesce(o.group_phone, o.phone) as phone,
          coalesce((select s.city from stop s where s.order_id = o.id order by s.position limit 1), '') as city, o.starts_at as start
        from "order" o where o.id = any(${orderIds}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** Tells the customer of a late trip when the bus will be at the next stop, or leave it. */
export function writeLateMessage(deps: Deps, road: Road, receiver: Receiver): RoadMessage | null {
  const { expected, stops } = road;
  if (expected?.next === undefined) return null;
  const stop = stops[expected.next];
  const { arrive = null, depart = null } = expected.stops[expected.next] ?? {};
  const time = expected.isAtStop ? depart : arrive;
  const planned = expected.isAtStop ? stop?.depart : (stop?.arrive ?? stop?.depart);
  if (!stop || time === null || planned == null) return null;
  return writeMessage(deps, receiver, expected.isAtStop ? 'lateTrip.departs' : 'lateTrip.arrives', {
    stop: stop.city,
    time,
    planned,
  });
}

/** Tells the customer of the next trip that its bus or driver comes late. */
export const writeNextMessage = (deps: Deps, receiver: Receiver, lateMs: number): RoadMessage =>
  writeMessage(deps, receiver, 'lateTrip.departs', {
    stop: receiver.city,
    time: receiver.start.getTime() + lateMs,
    planned: receiver.start.getTime(),
  });

/** Customers read times in steps of five minutes, rounded up. */
const STEP_MS = 5 * 60_000;

function writeMessage(
  { settings }: Deps,
  { language, to, email, phone }: Receiver,
  key: 'lateTrip.arrives' | 'lateTrip.departs',
  { stop, time, planned }: { stop: string; time: number; planned: number },
): RoadMessage {
  const { t, time: printTime } = findWords(language);
  const { companyName, companyPhone } = settings();
  const about = {
    stop,
    time: printTime(new Date(Math.ceil(time / STEP_MS) * STEP_MS)),
    planned: printTime(new Date(planned)),
  };
  const sender = [companyName, companyPhone].filter(Boolean).join('\n');
  const lines = [t('lateTrip.greeting'), t(key, about), t('lateTrip.sorry'), sender];
  return { to, email, phone, subject: t('lateTrip.subject'), text: lines.join('\n\n') };
}
