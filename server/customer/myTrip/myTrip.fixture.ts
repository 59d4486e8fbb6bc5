import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../platform/sql';
import type { TestApp } from '../../testing/testApp';
import { makeTripKey } from './makeTripKey';

/** The key of the link to the trip's page in the customer's mails: of the first one, or of one that came later. */
export async function waitForTripKey(app: TestApp, id: string, nth = 0): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const keys = (await app.mails())
      .flatMap(({ links }) => links)
      .filter((url) => url.pathname === '/portal/trip' && url.searchParams.get('id') === id)
      .map((url) => url.searchParams.get('key') ?? '');
    const key = [...new Set(keys)][nth];
    if (key) return key;
    await sleep(50);
  }
  throw new Error('no link to the trip was e-mailed');
}

/** One more key, without waiting for a mail. */
export async function newTripKey(app: TestApp, id: string): Promise<string> {
  const { key, statement } = makeTripKey(id, app.clock.now());
  await query(app.deps.db.dataSource.manager, statement);
  return key;
}
