import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import type { BankEntry as Movement } from '../../engines/bankFiles';
import { readBankFile } from '../../engines/bankFiles';
import { createMatcher } from '../../engines/matching';
import { BankEntry } from '../../model/money/bankEntry.entity';
import { BankStatement } from '../../model/money/bankStatement.entity';
import { insertRows } from '../../platform/database/insertRows';
import { createBreather } from '../../platform/files/breathe';
import { createId } from '../../platform/ids';
import { query, sql } from '../../platform/sql';
import { badInput } from '../../texts/messages';
import { bookByThemselves, lockBooks } from './bookByThemselves';
import { toBadInput } from './fileProblem';
import { bankProgress } from './progress';
import { readBook } from './readBook';

/** The result of a file. */
export interface TakenFile {
  statementId: string;
  entryCount: number;
  /** Movements that no earlier file had, and those that were booked by themselves. 0 of a file that was there before. */
  newCount: number;
  bookedCount: number;
}

const CHUNK_BYTES = 65_536;

/**
 * Takes a file of the bank in: each movement once, whichever files tell of it. The same file twice, or twice at once,
 * changes nothing. Errors: BAD_USER_INPUT with the reason.
 */
export async function takeBankFile(
  deps: Deps,
  { bytes, fileName, takenById }: { bytes: Buffer; fileName: string; takenById: string | null },
): Promise<TakenFile> {
  const running = bankProgress.require(deps);
  const progress = { done: 0, total: bytes.length };
  running.current = progress;
  try {
    const file = await readBankFile(
      cutIntoChunks(bytes, (done) => {
        progress.done = done;
      }),
    );
    if ('problem' in file) throw toBadInput(file.problem);
    const { statements, leftOut } = file;
    const movements = statements.flatMap(({ entries }) => entries);
    const lastDay = statements.reduce((latest, one) => (one.lastDay > latest ? one.lastDay : latest), '');
    if (lastDay === '') throw badInput('bank.noStatement', 'file');
    const hash = toHash(bytes);
    return await deps.db.transaction(async (manager) => {
      await lockBooks(manager);
      const known = await manager.findOneBy(BankStatement, { hash });
      if (known) return { statementId: known.id, entryCount: known.entryCount, newCount: 0, bookedCount: 0 };
      const now = deps.clock.now();
      const fresh = await findFresh(manager, movements);
      const statement = {
        id: createId(),
        fileName: fileName.slice(0, 255),
        hash,
        ibans: [...new Set(statements.map(({ iban }) => iban))].join(' ').slice(0, 200),
        lastDay,
        entryCount: movements.length,
        newCount: fresh.size,
        leftOut,
        takenAt: now,
        takenById,
      };
      await manager.insert(BankStatement, statement);
      await keepMovements(manager, statement.id, fresh);
      const bookedCount = await bookByThemselves(manager, now);
      return { statementId: statement.id, entryCount: movements.length, newCount: fresh.size, bookedCount };
    });
  } finally {
    if (running.current === progress) running.current = undefined;
  }
}

async function* cutIntoChunks(bytes: Buffer, tell: (done: number) => void): AsyncGenerator<Uint8Array> {
  const breathe = createBreather();
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    yield bytes.subarray(from, from + CHUNK_BYTES);
    tell(Math.min(bytes.length, from + CHUNK_BYTES));
    await breathe();
  }
}

const toHash = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** The movements that no file told of before, by the hash of their identity. */
async function findFresh(manager: EntityManager, movements: readonly Movement[]): Promise<Map<string, Movement>> {
  const byHash = new Map(movements.map((movement) => [toHash(movement.identity), movement]));
  const known = await query<{ hash: string }>(
    manager,
    sql`select identity_hash as hash from bank_entry where identity_hash = any(${[...byHash.keys()]})`,
  );
  for (const { hash } of known) byHash.delete(hash);
  return byHash;
}

/** Of what the company itself paid, nobody's name stays. */
const nobody = { payerName: null, payerIban: null, payerRegistryCode: null, text: '', referenceNumbers: [] };

async function keepMovements(
  manager: EntityManager,
  statementId: string,
  fresh: ReadonlyMap<string, Movement>,
): Promise<void> {
  const movements = [...fresh.values()];
  const sent = movements.filter(({ cents, isReversal }) => cents <= 0 || isReversal);
  const matcher = createMatcher(await readBook(manager, sent));
  await insertRows(
    manager,
    BankEntry,
    [...fresh].map(([identityHash, { identity: _, references, ...movement }]) => {
      const isOurs = movement.cents > 0 && !movement.isReversal;
      const isForNobody = !isOurs && matcher.match({ ...movement, references }).kind === 'notOurs';
      return {
        id: createId(),
        statementId,
        identityHash,
        ...movement,
        referenceNumbers: references,
        state: isForNobody ? ('notOurs' as const) : ('waiting' as const),
        ...(isForNobody && nobody),
      };
    }),
  );
}
