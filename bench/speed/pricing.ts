import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Api } from '../../server/demo/actions/api';
import { admins, PASSWORD } from '../../server/demo/data/company';
import { places } from '../../server/demo/data/places';
import { seed } from '../../server/demo/seed';
import { SeedingClock } from '../../server/demo/seedingClock';
import { readConfig } from '../../server/platform/config';
import { createLogger } from '../../server/platform/log/logger';
import { priceTrip } from '../../server/engines/pricing';
import { goldenRules } from '../../server/engines/pricing/goldenBook.fixture';
import { computeTripFacts } from '../../server/sales/pricing/pricedTripFacts';
import type { PricedTrip } from '../../server/sales/pricing/pricedTrip';
import { createWholeSchema } from '../../server/schema';
import { createServices } from '../../server/services';
import { leaveOneOut } from './leaveOneOut';
import type { Result } from './result';
import { milliseconds } from './result';

const limitMs = 10;
const prices = 500;
const mostError = 0.1;
const orders = 300;

/** Measures the cost of computing a price, and how near the portal's proposals are to the demo company's offers. */
export async function pricing(): Promise<Result[]> {
  // Processor time: what else the machine does meanwhile is no matter of the price.
  const before = process.cpuUsage();
  for (let nth = 0; nth < prices; nth += 1) {
    const needs = { secondDriver: nth % 5 === 0, lawful: true, emptyNights: 0 };
    priceTrip(goldenRules, computeTripFacts(someTrip(nth), { lat: 59.41, lng: 24.8 }, needs));
  }
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / prices;
  const { offers, byRules, bySimilar, proposed } = await demoErrors();
  const of = (one: { count: number; median: number }) => `${percent(one.median)} of ${one.count}`;
  return [
    {
      what: 'a price with its facts and lines, five stops, processor time, mean of 500 trips',
      against: 'the clock',
      mustReach: `under ${limitMs} ms`,
      measured: milliseconds(each),
      reached: each < limitMs,
    },
    {
      what: `median error of the proposed price, each of ${offers} offers of the demo company left out in turn`,
      against: 'what was offered',
      mustReach: `at most ${percent(mostError)}`,
      measured: `${percent(proposed.median)}; similar trips alone ${of(bySimilar)}, price list alone ${of(byRules)}`,
      reached: proposed.median <= mostError && bySimilar.median <= mostError && byRules.median <= mostError,
    },
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const towns = Object.values(places);

/** Five stops, some on islands: a company drives between the same towns, by ever other ways. */
function someTrip(nth: number): PricedTrip {
  const at = (minutes: number) => new Date(Date.UTC(2026, 5, 1 + (nth % 200), 4, minutes));
  const stops = Array.from({ length: 5 }, (_, stop) => ({
    ...(towns[(nth * 7 + stop * (1 + (nth % 11))) % towns.length] ?? { lat: 58.38, lng: 26.72, address: 'Tartu' }),
    arrive: stop === 0 ? null : at(stop * 120 - 15).toISOString(),
    depart: stop === 4 ? null : at(stop * 120).toISOString(),
  }));
  return {
    startsAt: at(0),
    endsAt: at(465),
    distanceM: 420_000,
    estimateNotes: ['Praam'],
    passengers: 10 + (nth % 60),
    promo: null,
    stops,
  };
}

async function demoErrors() {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-pricing-'));
  const config = readConfig({ DATA_DIR: dataDir, ADDRESS_SERVICE_URL: 'off' });
  const clock = new SeedingClock();
  const services = await createServices({ config, clock, log: createLogger('silent') });
  try {
    clock.set(new Date('2026-03-12T08:20:00Z'));
    await seed({ deps: services.deps, clock, orders });
    const api = new Api(createWholeSchema(), services.deps);
    return await leaveOneOut(api, await api.signIn(admins[0].username, PASSWORD), services.deps);
  } finally {
    await services.stop();
    rmSync(dataDir, { recursive: true });
  }
}
