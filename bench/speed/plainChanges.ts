import 'reflect-metadata';
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { PoolClient } from 'pg';
import { Pool } from 'pg';
import type { Deps } from '../../server/access/context';
import { findViewer } from '../../server/access/sessions';
import type { Viewer } from '../../server/access/viewer';
import { requireViewer } from '../../server/access/viewer';
import { updateNotes, updatePrice } from '../../server/orders/actions/editOrder';
import { selectListing } from '../../server/orders/lifecycle/listing';
import { readConfig } from '../../server/platform/config';
import { createLogger } from '../../server/platform/log/logger';
import { renderSql } from '../../server/platform/sql';
import { systemClock } from '../../server/platform/time';
import { createServices } from '../../server/services';

// Changes behind the barest of servers, node:http. `POST /notes` and `POST /price` {id} write the rows by hand, with pg
// and SQL; the listing uses the portal's own statement. `POST /ours/notes` and `/ours/price` change the order as the
// portal does.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const byHand: Record<string, (client: PoolClient, id: string, user: string) => Promise<void>> = {
  '/notes': async (client, id, user) => {
    const { rows } = await client.query<Row>(
      'select version, status, driver_notes as before from "order" where id = $1 and deleted_at is null for update',
      [id],
    );
    const [{ version, status, before } = gone()] = rows;
    const notes = randomUUID();
    await client.query('update "order" set version = $2, driver_notes = $3 where id = $1', [id, version + 1, notes]);
    await follow(client, {
      id,
      user,
      status,
      version: version + 1,
      action: 'editNotes',
      changes: { driverNotes: [before, notes] },
    });
  },
  '/price': async (client, id, user) => {
    const { rows } = await client.query<Row>(
      `select o.version, o.status, f.price as before from "order" o
       join lateral (select * from offer where order_id = o.id order by sent_at desc, id desc limit 1) f on true
       where o.id = $1 and o.deleted_at is null for update of o`,
      [id],
    );
    const [{ version, status, before } = gone()] = rows;
    const price = 1 + Math.floor(Math.random() * 100_000);
    await client.query(
      `update offer set status = 'superseded', key_hash = null where order_id = $1 and status in ('open', 'accepted')`,
      [id],
    );
    await client.query(
      `insert into offer (id, order_id, price, vat_rate, note, status, sent_at, sent_by_id) values ($1, $2, $3, 24, '', 'accepted', now(), $4)`,
      [randomUUID(), id, price, user],
    );
    await client.query('update "order" set version = $2 where id = $1', [id, version + 1]);
    await follow(client, {
      id,
      user,
      status,
      version: version + 1,
      action: 'editPrice',
      changes: { price: [before, price] },
    });
  },
};

interface Row {
  version: number;
  status: string;
  before: unknown;
}

function gone(): never {
  throw new Error('there is no such order');
}

interface Change {
  id: string;
  user: string;
  status: string;
  version: number;
  action: string;
  changes: object;
}

/** History, listing and the accountant's mark. */
async function follow(client: PoolClient, { id, user, status, version, action, changes }: Change): Promise<void> {
  const event = randomUUID();
  await client.query(
    `insert into order_event (id, order_id, at, action, actor, user_id, from_status, to_status, version, changes)
     values ($1, $2, now(), $3, 'admin', $4, $5, $5, $6, $7)`,
    [event, id, action, user, status, version, JSON.stringify(changes)],
  );
  const listing = renderSql(selectListing([id]));
  await client.query(listing.text, listing.parameters);
  await client.query(
    `insert into accounting_change (order_id, number, event_id, changed_at) values ($1, null, $2, now())
     on conflict (order_id) do update set number = null, event_id = $2, changed_at = now()`,
    [id, event],
  );
}

async function userOf(authorization = ''): Promise<string | undefined> {
  const hash = createHash('sha256').update(authorization.slice('Bearer '.length)).digest('hex');
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from session s join "user" u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now() and not u.hidden`,
    [hash],
  );
  return rows[0]?.id;
}

const ours: Record<string, (deps: Deps, viewer: Viewer, id: string) => Promise<void>> = {
  '/ours/notes': (deps, viewer, id) => updateNotes(deps, viewer, id, null, { driverNotes: randomUUID() }),
  '/ours/price': (deps, viewer, id) =>
    updatePrice(deps, viewer, id, null, { price: 1 + Math.floor(Math.random() * 100_000), vatRate: 24 }),
};

async function changeByHand(path: string, id: string, authorization: string | undefined): Promise<void> {
  const user = await userOf(authorization);
  if (!user) throw new Error('nobody is signed in');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await byHand[path]?.(client, id, user);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function main(): Promise<void> {
  const services = await createServices({ config: readConfig(), clock: systemClock, log: createLogger('error') });
  const { deps } = services;
  await services.start();
  const changeAsOurs = async (path: string, id: string, authorization = ''): Promise<void> => {
    const viewer = await findViewer(deps, authorization.slice('Bearer '.length));
    await ours[path]?.(deps, requireViewer(viewer), id);
  };
  const change = async (path: string, id: string, authorization: string | undefined): Promise<void> =>
    path in ours ? changeAsOurs(path, id, authorization) : changeByHand(path, id, authorization);
  createServer((request, response) => {
    void (async () => {
      const { id = '' } = JSON.parse((await text(request)) || '{}') as { id?: string };
      if (id) await change(request.url ?? '', id, request.headers.authorization);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id }));
    })();
  }).listen(Number(process.env.PORT), '127.0.0.1');
}

void main();
