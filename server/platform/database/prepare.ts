import { Client } from 'pg';
import { isChangedPlan } from './databaseErrors';

/** The most statements that a connection prepares; each occupies some ten KiB there. */
const MOST = 200;
/** Longer ones insert many rows, and their text differs by the number of rows. */
const LONGEST = 8_000;
/** The most statements asked once that are remembered. */
const REMEMBERED = 1_000;

/**
 * Returns a function that makes a connection prepare the statements of transactions that come again
 * (docs/decisions/running/prepared-statements.md). Reads outside transactions are planned each time, by their values.
 * The connections of a database share the names.
 */
export function createPreparer(): (client: Client) => void {
  const once = new Set<string>();
  /** By text: the name of a prepared statement; null: one that cannot be prepared any more. */
  const names = new Map<string, string | null>();

  /** The name of a statement that was asked before. */
  function findName(text: string): string | null {
    const name = names.get(text);
    if (name !== undefined) return name;
    if (text.length > LONGEST || names.size === MOST) return null;
    if (!once.delete(text)) {
      if (once.size === REMEMBERED) once.clear();
      once.add(text);
      return null;
    }
    const given = `repeated ${names.size}`;
    names.set(text, given);
    return given;
  }

  return (client) => {
    const send = (...asked: unknown[]): unknown => Client.prototype.query.apply(client, asked as never);
    const sendPrepared = async (name: string, text: string, values: unknown[]): Promise<unknown> => {
      try {
        return await send({ name, text, values });
      } catch (error) {
        if (isChangedPlan(error)) names.set(text, null);
        throw error;
      }
    };
    const query = (statement: unknown, ...more: unknown[]): unknown => {
      const [values] = more;
      const isPlain = typeof statement === 'string' && Array.isArray(values) && values.length > 0 && more.length === 1;
      if (!isPlain || client.getTransactionStatus() !== 'T') return send(statement, ...more);
      const name = findName(statement);
      return name ? sendPrepared(name, statement, values) : send(statement, values);
    };
    client.query = query as Client['query'];
  };
}
