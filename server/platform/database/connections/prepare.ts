import type { QueryResult } from 'pg';
import { Client } from 'pg';
import { ONE_PLAN } from '../../sql';
import { isChangedPlan } from '../databaseErrors';

/** The most statements that a connection prepares; most occupy some ten KiB there. */
const MOST = 200;
/** Of these, marked reads. A list of orders occupies a third of a MiB, and programs choose its columns. */
const MOST_READS = 24;
/** Longer ones insert many rows, and their text differs by the number of rows. */
const LONGEST = 8_000;
/** The most statements asked once that are remembered. */
const REMEMBERED = 1_000;

/**
 * The result in an object of ours. V8 frees that of pg only at its next large collection, as measured under load. Each list
 * would wait there with it, which cost lists of orders a sixth of the processor.
 */
function takeRows(result: QueryResult | QueryResult[]): QueryResult | QueryResult[] {
  // Several statements in one text.
  if (Array.isArray(result)) return result;
  const taken = { ...result };
  result.rows = [];
  return taken;
}

/**
 * Returns a function that makes a connection prepare the statements of transactions that come again, and reads that are
 * marked with ONE_PLAN (docs/decisions/running/prepared-statements.md). Other reads outside transactions are planned each
 * time, by their values. The connections of a database share the names.
 */
export function createPreparer(): (client: Client) => void {
  const once = new Set<string>();
  /** By text: the name of a prepared statement; null: one that cannot be prepared any more. */
  const names = new Map<string, string | null>();
  let reads = 0;

  /** The name of a statement that was asked before. */
  function findName(text: string): string | null {
    const name = names.get(text);
    if (name !== undefined) return name;
    const isRead = text.startsWith(ONE_PLAN);
    if (text.length > LONGEST || names.size === MOST || (isRead && reads === MOST_READS)) return null;
    if (!once.delete(text)) {
      if (once.size === REMEMBERED) once.clear();
      once.add(text);
      return null;
    }
    if (isRead) reads += 1;
    const given = `repeated ${names.size}`;
    names.set(text, given);
    return given;
  }

  return (client) => {
    const send = (...asked: unknown[]): unknown => {
      const sent: unknown = Client.prototype.query.apply(client, asked as never);
      return sent instanceof Promise ? sent.then(takeRows) : sent;
    };
    const sendPrepared = async (name: string, text: string, values: unknown[]): Promise<unknown> => {
      try {
        return await send({ name, text, values });
      } catch (error) {
        if (!isChangedPlan(error)) throw error;
        names.set(text, null);
        // A transaction is lost by then, and starts over.
        if (client.getTransactionStatus() !== 'I') throw error;
        return send(text, values);
      }
    };
    const query = (statement: unknown, ...more: unknown[]): unknown => {
      const [values] = more;
      const isPlain = typeof statement === 'string' && Array.isArray(values) && values.length > 0 && more.length === 1;
      const mayPrepare = isPlain && (client.getTransactionStatus() === 'T' || statement.startsWith(ONE_PLAN));
      if (!mayPrepare) return send(statement, ...more);
      const name = findName(statement);
      return name ? sendPrepared(name, statement, values) : send(statement, values);
    };
    client.query = query as Client['query'];
  };
}
