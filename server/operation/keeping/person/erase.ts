import type { Deps, Viewer } from '../../../access';
import { Erasure } from '../../../model/system/erasure.entity';
import { createId } from '../../../platform/ids';
import { badInput, conflict } from '../../../texts/messages';
import { noteErasure } from '../erasedList';
import { eraseRows } from './eraseRows';
import { requirePerson } from './identity';
import type { PersonKey } from './identity';
import { judgeErasure } from './judge';
import { deleteMailFiles } from './mailFiles';
import { toPattern } from './needles';

interface Asked {
  key: PersonKey;
  /** Also where only the name stands, which somebody else may have. */
  withNames: boolean;
  /** The name that the admin typed to confirm. */
  typedName: string;
}

/**
 * Erases a person in one transaction, as far as no law and no open trip wants the record: sums and numbers stay. Errors:
 * BAD_USER_INPUT at `typedName`; CONFLICT when nothing may go.
 */
export async function erasePerson(
  deps: Deps,
  viewer: Viewer,
  { key, withNames: wantsNames, typedName }: Asked,
): Promise<Erasure> {
  const withNames = wantsNames || key.kind === 'name';
  const { erasure, pattern, orders } = await deps.db.transaction(async (manager) => {
    const person = await requirePerson(manager, key);
    if (!isSameName(typedName, person.name)) throw badInput('keeping.otherName', 'typedName');
    const now = deps.clock.now();
    const verdict = await judgeErasure(manager, person, { now, withNames });
    const counts = await eraseRows({ deps, manager }, person, verdict, {
      actor: 'admin',
      userId: viewer.id,
      withNames,
    });
    if (Object.keys(counts).length === 0) throw conflict('keeping.nothingGoes');
    const written: Erasure = manager.create(Erasure, {
      id: createId(),
      at: now,
      byId: viewer.id,
      orderIds: verdict.goes.map(({ id }) => id),
      userId: verdict.userGoes ? person.value : null,
      counts,
      stayed: verdict.stays.length,
      cleanedAt: null,
    });
    await manager.insert(Erasure, written);
    return { erasure: written, pattern: toPattern(person.needles, withNames), orders: verdict.goes };
  });
  deps.log.info('a person was erased', { erasure: erasure.id, stayed: erasure.stayed });
  const { id, at, userId: user } = erasure;
  await noteErasure(deps.config, { id, at: at.toISOString(), orders, user, withNames });
  if (pattern !== undefined) await deleteMailFiles(deps.config, pattern);
  return erasure;
}

const isSameName = (one: string, other: string): boolean =>
  one.trim().replace(/\s+/g, ' ').toLocaleLowerCase('et') === other.replace(/\s+/g, ' ').toLocaleLowerCase('et');
