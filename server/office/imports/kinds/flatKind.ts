import { isDeepStrictEqual } from 'node:util';
import type { ImportProblem } from '../../../model/system/importRow.entity';
import { createId } from '../../../platform/ids';
import { query, raw, sql } from '../../../platform/sql';
import { message } from '../../../texts/messages';
import type { Column } from '../columns';
import type { ImportRun, Judgement, KeptRow, Kind, ParsedRow } from './kind';
import { judgeAs, problem, refuse } from './kind';
import { listReferenced } from './references';

/** Fields by name, as they are stored; JSON alone. */
type Fields = Record<string, unknown>;
type Stored = Fields & { id: string };

/** The differences between the kinds whose rows are each one row of a table. */
export interface FlatPlan {
  columns: readonly Column[];
  table: 'user' | 'bus' | 'customer';
  /** All stored records, hidden ones too. Locks them against changes until the import ends. */
  readStored(run: ImportRun): Promise<Stored[]>;
  /** The forms' own rules, on what would be stored. */
  check(fields: Fields): ImportProblem[];
  /** The keys by which a record is found again, the surest first. */
  listKeys(fields: Fields): string[];
  /** Whether a stored record with the same key can be the one that is meant. */
  isSame?(stored: Fields, given: Fields): boolean;
  /** Why a stored record may not be changed like this. */
  refuseChange?(stored: Fields, given: Fields): ImportProblem[];
  /** The name of the row in the list of results. */
  subject(fields: Fields): string;
  /** Values of a new record for the fields that its row leaves empty. */
  defaults: Fields;
  insert(run: ImportRun, rows: Stored[]): Promise<void>;
  update(run: ImportRun, stored: Stored): Promise<void>;
}

/** The fields that the columns fill, of a row of the table. */
export const pickFields = (columns: readonly Column[], row: { id: string }): Stored => {
  const fields = row as Stored;
  return { ...Object.fromEntries(columns.map(({ key }) => [key, fields[key]])), id: row.id };
};

/** A kind whose rows are each one row of a table: a row is a new record, or changes the fields that it fills. */
export function createFlatKind(plan: FlatPlan): Kind<Stored> {
  return {
    columns: plan.columns,
    judge: (run, rows) => judge(plan, run, rows),
    write: (run, _batch, rows) => write(plan, run, rows),
    listTouched: (run, rows) => listTouched(plan, run, rows),
    takeBack: (run, _batch, rows) => takeBack(plan, run, rows),
  };
}

/** The lines of the file that were judged before: by their surest key, and by the id of the stored record that they change. */
interface Lines {
  ofKeys: Map<string, number>;
  ofRecords: Map<string, number>;
}

async function judge(plan: FlatPlan, run: ImportRun, rows: ParsedRow[]): Promise<Judgement<Stored>[]> {
  const stored = indexByKeys(plan, await plan.readStored(run));
  const seen: Lines = { ofKeys: new Map(), ofRecords: new Map() };
  const judged: Judgement<Stored>[] = [];
  for (const row of rows) {
    judged.push(judgeRow(plan, stored, seen, row));
    await run.step(1);
  }
  return judged;
}

function indexByKeys(plan: FlatPlan, rows: readonly Stored[]): Map<string, Stored[]> {
  const index = new Map<string, Stored[]>();
  for (const row of rows)
    for (const key of plan.listKeys(row)) {
      const same = index.get(key);
      if (same) same.push(row);
      else index.set(key, [row]);
    }
  return index;
}

function judgeRow(
  plan: FlatPlan,
  stored: ReadonlyMap<string, Stored[]>,
  seen: Lines,
  row: ParsedRow,
): Judgement<Stored> {
  // Empty cells tell nothing.
  const given = row.values;
  const subject = plan.subject(given);
  if (row.problems.length > 0) return refuse(row, subject, row.problems);
  const keys = plan.listKeys(given);
  const [firstKey = ''] = keys;
  const refuseRepeated = (line: number): Judgement<Stored> =>
    refuse(row, subject, [problem(null, message('imports.repeated', { row: line }))]);
  const former = seen.ofKeys.get(firstKey);
  if (former !== undefined) return refuseRepeated(former);
  seen.ofKeys.set(firstKey, row.line);
  const { isSame = () => true } = plan;
  const same = keys
    .map((key) => stored.get(key)?.filter((one) => isSame(one, given)) ?? [])
    .find(({ length }) => length > 0);
  if (same && same.length > 1) return refuse(row, subject, [problem(null, message('imports.severalSuch'))]);
  const [known] = same ?? [];
  const changedBy = known && seen.ofRecords.get(known.id);
  if (changedBy !== undefined) return refuseRepeated(changedBy);
  const fields = { ...plan.defaults, ...known, ...given };
  const problems = [...plan.check(fields), ...(known ? (plan.refuseChange?.(known, given) ?? []) : [])];
  if (problems.length > 0) return refuse(row, subject, problems);
  const differing = known && Object.keys(given).filter((name) => !isDeepStrictEqual(known[name], given[name]));
  const before = known && differing && differing.length > 0 ? withoutId(known) : null;
  if (known) {
    // The next rows meet the record as this one leaves it: with its plate, say, it is no longer any bus of that name.
    Object.assign(known, given);
    seen.ofRecords.set(known.id, row.line);
  }
  return judgeAs(row, subject, {
    outcome: !differing ? 'new' : differing.length > 0 ? 'changed' : 'unchanged',
    targetId: known?.id ?? null,
    before,
    after: withoutId(fields as Stored),
    entry: { ...fields, id: known?.id ?? createId() },
  });
}

const withoutId = ({ id: _id, ...fields }: Stored): Fields => fields;

async function write(plan: FlatPlan, run: ImportRun, rows: Judgement<Stored>[]): Promise<void> {
  const created = rows.filter(({ outcome }) => outcome === 'new');
  const entries = created.flatMap(({ entry }) => (entry ? [entry] : []));
  await plan.insert(run, entries);
  for (const row of created) row.targetId = row.entry?.id ?? null;
  await run.step(created.length);
  for (const { entry, outcome } of rows) {
    if (outcome !== 'changed' || !entry) continue;
    await plan.update(run, entry);
    await run.step(1);
  }
}

async function listTouched(plan: FlatPlan, run: ImportRun, rows: KeptRow[]): Promise<KeptRow[]> {
  const { manager } = run;
  const ids = rows.map(({ targetId }) => targetId);
  await query(
    manager,
    sql`select 1 from ${raw(`"${plan.table}"`)} where id = any(${ids}::uuid[]) order by id for update`,
  );
  const stored = new Map((await plan.readStored(run)).map((row) => [row.id, row]));
  const created = rows.filter(({ outcome }) => outcome === 'new').map(({ targetId }) => targetId);
  const used = await listReferenced(manager, plan.table, created);
  return rows.filter(({ targetId, after }) => {
    const now = stored.get(targetId);
    return !now || used.has(targetId) || !isDeepStrictEqual(withoutId(now), after);
  });
}

async function takeBack(plan: FlatPlan, run: ImportRun, rows: KeptRow[]): Promise<void> {
  const created = rows.filter(({ outcome }) => outcome === 'new').map(({ targetId }) => targetId);
  await query(run.manager, sql`delete from ${raw(`"${plan.table}"`)} where id = any(${created}::uuid[])`);
  for (const { outcome, targetId, before } of rows) {
    if (outcome === 'changed' && before) await plan.update(run, { ...before, id: targetId });
  }
}
