import type { Deps, Route } from '../../access';

/** For anyone who watches the server: `/healthz`, it runs; `/readyz`, it can work. */
export const createHealthRoutes = ({ db, log }: Deps) =>
  ({
    'GET /healthz': (_request, response) => response.json({ ok: true }),
    'GET /readyz': async (_request, response) => {
      try {
        await db.ping();
        if (await isReadOnly(db)) throw new Error('the database takes no changes');
        response.json({ ok: true });
      } catch (error) {
        log.warn('not ready', { error });
        response.status(503).json({ ok: false });
      }
    },
  }) satisfies Record<string, Route>;

/** A copy that only follows, or a database whose owner closed it for writing: everything but looking would fail. */
async function isReadOnly({ dataSource }: Deps['db']): Promise<boolean> {
  const [row]: { readOnly: boolean }[] = await dataSource.query(
    `select current_setting('transaction_read_only')::boolean as "readOnly"`,
  );
  return row?.readOnly === true;
}
