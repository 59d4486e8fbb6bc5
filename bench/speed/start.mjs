// `npm run bench -- [orders of the past] [part ...]`: says in one line what is missing, else builds and measures.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { requireNode } from '../../server/requireNode.mjs';

await requireNode();

const bench = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
const parts = given.filter((each) => Number.isNaN(Number(each)));
const onPostgres = ['throughput', 'changes', 'capacity', 'growth', 'browser'];

/** Why no database can be made at this address, if none can. */
async function findLack(connectionString) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as can from pg_roles where rolname = current_user',
    );
    return rows[0]?.can ? undefined : 'its role may not create databases';
  } catch (error) {
    return error.message || error.code;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function run(program, args) {
  const { status } = spawnSync(program, args, {
    cwd: bench,
    stdio: 'inherit',
    // There npm is a .cmd file, which only a shell runs.
    shell: program === 'npm' && process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (parts.length === 0 || parts.some((part) => onPostgres.includes(part))) {
  const address = process.env.BENCH_DATABASE_URL ?? 'postgres://charter:charter@127.0.0.1:5432/postgres';
  const lack = await findLack(address);
  if (lack) {
    const { username, host } = new URL(address);
    console.error(
      `npm run bench needs PostgreSQL as ${username} at ${host} (${lack}); BENCH_DATABASE_URL names another.`,
    );
    process.exit(1);
  }
}

run('npm', ['--prefix', '..', 'run', '--silent', 'build']);
run('npm', ['ci', '--prefix', 'peers', '--no-audit', '--no-fund', '--silent']);
run(process.execPath, ['run.mjs', 'speed/run.ts', ...given]);
