import type { Deps } from '../../access';
import { Bus } from '../../model/fleet/bus.entity';
import { createId } from '../../platform/ids';
import { findCurrentLanguage, toOfficeLanguage } from '../../platform/language';
import { query, sql } from '../../platform/sql';
import { conflict } from '../../texts/messages';
import { findTexts } from '../../texts/texts';

/** Three usual kinds. Seats are with the driver's. */
const kinds = [
  { key: 'setup.smallBus', seats: 20, luggageM3: 2 },
  { key: 'setup.middleBus', seats: 36, luggageM3: 5 },
  { key: 'setup.largeBus', seats: 54, luggageM3: 9 },
] as const;

/** Adds the buses of the example, in the admin's language. Errors: CONFLICT when there is any bus. */
export async function createExampleBuses({ db }: Deps): Promise<void> {
  const t = findTexts(toOfficeLanguage(findCurrentLanguage()));
  await db.transaction(async (manager) => {
    await query(manager, sql`select pg_advisory_xact_lock(hashtext('exampleBuses'))`);
    if (await manager.existsBy(Bus, {})) throw conflict('setup.busesThere');
    await manager.insert(
      Bus,
      kinds.map(({ key, ...facts }) => ({ id: createId(), name: t(key), ...facts })),
    );
  });
}
