import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../http';
import { graphql, send, took } from '../ask';
import { entities } from '../../../server/model/entities';
import { migrations } from '../../../server/migrations';
import { openDatabase } from '../../../server/platform/database/database';
import { embedded } from '../databases';
import type { DatabaseSettings } from '../databases';
import { ourServer, run } from '../processes';
import type { Result } from '../result';
import { milliseconds } from '../result';

const TOTALS = '{ trips turnover won answerMedian loadedKm emptyKm hours acts busDays driverDays invoiced paid }';
const pictures: Record<string, string> = {
  totals: `totals ${TOTALS} totalsBefore ${TOTALS}`,
  months: 'months { month turnover turnoverYearBefore invoiced paid open overdue }',
  customers: 'customers { key name turnover turnoverBefore }',
  buses: 'buses { key name turnover turnoverBefore }',
  drivers: 'drivers { key name turnover turnoverBefore }',
  'use of buses': 'busUse { key name days minutes }',
  'use of drivers': 'driverUse { key name days minutes }',
  reasons: 'reasons { reason count countBefore }',
  prices: 'bands { from won lost }',
  acts: 'acts { acts trips }',
};
const searches = [
  'Selts nr 77',
  'tamm',
  'Talinn',
  'võrru selts nr 4711',
  'Mari Masikas 13',
  '123456',
  'töö',
  'kvantmehaanika',
];

const PICTURE_MS = 300;
const SEARCH_MS = 100;
const STALL_MS = 50;
const UNTIL_SETTLED_S = 2400;

const isoDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const toQuery = (fields: string) =>
  `query($from: LocalDate!, $to: LocalDate!) { overview(from: $from, to: $to) { isSettled ${fields} } }`;

/** Each picture of the overview for a year and for ten years, and the search over everything, on a full database. */
export async function overview(past: number): Promise<Result[]> {
  const database = await embedded({ past, open: 200 });
  await markDays(database);
  const server = await run(ourServer(database));
  try {
    const token = await signIn(server.url);
    const ask = (query: string, variables: object) => graphql(server.url, token, query, variables);
    await untilSettled(() => send(ask(toQuery(''), { from: isoDay(1), to: isoDay(0) })));
    const full = `${past.toLocaleString('en')} orders of the past`;
    const results: Result[] = [];
    await server.stall();
    for (const [span, days] of [
      ['a year', 365],
      ['ten years', 3650],
    ] as const) {
      const period = { from: isoDay(days), to: isoDay(0) };
      const requests = Object.values(pictures).map((fields) => ask(toQuery(fields), period));
      await took(requests, 2);
      const medians = await took(requests, 7);
      Object.keys(pictures).forEach((name, index) =>
        results.push(limit(`overview, ${name}, ${span}, ${full}`, medians[index] ?? 0, PICTURE_MS)),
      );
    }
    const requests = searches.map((search) =>
      ask('query($search: String!) { searchEverywhere(search: $search) { kind id title detail day status } }', {
        search,
      }),
    );
    await took(requests, 2);
    const medians = await took(requests, 15);
    searches.forEach((search, index) =>
      results.push(limit(`search everywhere, '${search}', ${full}`, medians[index] ?? 0, SEARCH_MS)),
    );
    results.push(limit(`longest stall of the event loop meanwhile, ${full}`, await server.stall(), STALL_MS));
    return results;
  } finally {
    await server.stop();
  }
}

/** Orders are filled in without triggers, so that no day of theirs is summed. Here all are marked, once. */
async function markDays({ DATA_DIR }: DatabaseSettings): Promise<void> {
  const database = await openDatabase({ dataDir: DATA_DIR, entities, migrations, log: () => undefined });
  const toDay = (moment: string) => `(${moment} at time zone 'Europe/Tallinn')::date`;
  try {
    await database.dataSource.query(
      `insert into figure_mark (day)
       select day from (select ${toDay('starts_at')} as day from "order" union select ${toDay('created_at')} from "order") days
       where not exists (select from figure_cell)`,
    );
  } finally {
    await database.close();
  }
}

/** After a migration the days are summed in the background. */
async function untilSettled(read: () => Promise<string>): Promise<void> {
  for (let second = 0; second < UNTIL_SETTLED_S; second += 1) {
    if ((await read()).includes('"isSettled":true')) return;
    await sleep(1000);
  }
  throw new Error('the figures were not summed in time');
}

const limit = (what: string, ms: number, most: number): Result => ({
  what,
  against: 'the clock',
  mustReach: `under ${most} ms`,
  measured: milliseconds(ms),
  reached: ms < most,
});
