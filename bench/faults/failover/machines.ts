import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../server/testing/processes/ports';
import { listProcessTree } from '../../processTree';
import { postgresBin } from '../../results';
import { scratch, until } from '../harness';
import { asPostgres, giveToPostgres } from '../postgres';

// The machines of deploy/scaled as processes on loopback, with the same files of settings.

const deploy = join(__dirname, '../../../deploy/scaled');
const secret = 'loopback';

/** PostgreSQL with a standby, behind HAProxy and PgBouncer. */
export interface Machines {
  /** Address of the portal's database, through the pooler. */
  databaseUrl: string;
  /** Kills the primary and its Patroni, as a power cut would. Returns how to switch its machine on again. */
  killPrimary(): Promise<() => Promise<void>>;
  /** Waits until the standby has everything that the primary acknowledges. */
  waitForStandby(): Promise<void>;
  /** Starts a proxy with TLS before the copies. */
  startProxy(copies: string[], ports: { http: number; https: number }): Promise<void>;
  remove(): Promise<void>;
}

interface Node {
  name: string;
  port: number;
  restPort: number;
  process?: ChildProcess;
}

const has = (program: string): boolean => ['/usr/bin', '/usr/sbin'].some((dir) => existsSync(join(dir, program)));

/** Programs that are not installed, by their names in Debian. */
export function listLacks(): string[] {
  const programs = {
    patroni: 'patroni',
    etcd: 'etcd-server',
    haproxy: 'haproxy',
    pgbouncer: 'pgbouncer',
    caddy: 'caddy',
  };
  const lacks = Object.entries(programs).flatMap(([program, name]) => (has(program) ? [] : [name]));
  return postgresBin() === undefined ? [...lacks, 'postgresql'] : lacks;
}

function killTree(root: number | undefined): void {
  if (root === undefined) return;
  for (const pid of listProcessTree(root))
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
}

/** Starts everything and waits until the primary takes writes. */
export async function startMachines(): Promise<Machines> {
  const folder = scratch();
  giveToPostgres(folder);
  const running = new Set<ChildProcess>();
  const start = (program: string, args: string[], env: Record<string, string> = {}): ChildProcess => {
    const child = spawn(...asPostgres(program, args), {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
      stdio: process.env.FAULTS_VERBOSE === undefined ? 'ignore' : 'inherit',
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };

  const [etcdPort, etcdPeerPort, postgresPort, poolerPort] = await listFreePorts(4);
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${etcdPeerPort}`;
  const etcd = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': etcdUrl,
    'advertise-client-urls': etcdUrl,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `default=${peerUrl}`,
  };
  start(
    'etcd',
    Object.entries(etcd).map(([name, value]) => `--${name}=${value}`),
  );

  const nodes: Node[] = [];
  for (const name of ['postgres1', 'postgres2']) {
    const [port = 0, restPort = 0] = await listFreePorts(2);
    nodes.push({ name, port, restPort });
  }
  const startNode = (node: Node): void => {
    const rest = `127.0.0.1:${node.restPort}`;
    const address = `127.0.0.1:${node.port}`;
    node.process = start('patroni', [join(deploy, 'patroni.yml')], {
      PATRONI_NAME: node.name,
      PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
      PATRONI_RESTAPI_LISTEN: rest,
      PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
      PATRONI_POSTGRESQL_LISTEN: address,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
      PATRONI_POSTGRESQL_DATA_DIR: join(folder, node.name),
      PATRONI_POSTGRESQL_PGPASS: join(folder, `${node.name}.pgpass`),
      PATRONI_POSTGRESQL_BIN_DIR: postgresBin() ?? '',
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: secret,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: secret,
    });
  };
  // Patroni lets go of the PostgreSQL that it starts.
  const killNode = (node: Node): void => {
    const file = join(folder, node.name, 'postmaster.pid');
    killTree(node.process?.pid);
    if (existsSync(file)) killTree(Number.parseInt(readFileSync(file, 'utf8'), 10));
  };
  const findNode = async (path: string): Promise<Node | undefined> => {
    for (const node of nodes) if (await isOk(node.restPort, path)) return node;
    return undefined;
  };
  const waitFor = async (path: string, what: string): Promise<Node> => {
    const limit = performance.now() + 120_000;
    while (performance.now() < limit) {
      const node = await findNode(path);
      if (node) return node;
      await sleep(200);
    }
    throw new Error(`${what} did not come`);
  };
  nodes.forEach(startNode);
  await waitFor('/primary', 'the primary');

  const [first, second] = nodes;
  start('haproxy', ['-f', join(deploy, 'haproxy.cfg'), '-db'], {
    POSTGRES_BIND: `127.0.0.1:${postgresPort}`,
    POSTGRES1: `127.0.0.1:${first?.port}`,
    POSTGRES2: `127.0.0.1:${second?.port}`,
    PATRONI1_PORT: String(first?.restPort),
    PATRONI2_PORT: String(second?.restPort),
  });
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"charter" "${secret}"\n`);
  const pooler = join(folder, 'pgbouncer.ini');
  const poolerSettings = readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8')
    .replace('host=haproxy port=5432', `host=127.0.0.1 port=${postgresPort}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${poolerPort}\nunix_socket_dir =`)
    .replace('/tmp/userlist.txt', users);
  writeFileSync(pooler, poolerSettings);
  for (const file of [users, pooler]) chmodSync(file, 0o644);
  await until(() => makeDatabase(`postgres://postgres:${secret}@127.0.0.1:${postgresPort}/postgres`), 60);
  start('pgbouncer', [pooler]);

  return {
    databaseUrl: `postgres://charter:${secret}@127.0.0.1:${poolerPort}/portal`,
    async killPrimary() {
      const node = await waitFor('/primary', 'the primary');
      killNode(node);
      return async () => {
        startNode(node);
        await until(() => isOk(node.restPort, '/replica'), 120);
      };
    },
    async waitForStandby() {
      await waitFor('/sync', 'the synchronous standby');
    },
    async startProxy(copies, { http, https }) {
      const state = join(folder, 'caddy');
      mkdirSync(state);
      giveToPostgres(state);
      start('caddy', ['run', '--config', join(deploy, 'Caddyfile'), '--adapter', 'caddyfile'], {
        XDG_DATA_HOME: state,
        XDG_CONFIG_HOME: state,
        SITE_ADDRESS: `http://127.0.0.1:${http}, https://localhost:${https}`,
        SITE_TLS: 'tls internal',
        // Each call of a load names its own address.
        PROXY_OPTIONS: 'trusted_proxies 127.0.0.1/32',
        GLOBAL_OPTIONS: 'auto_https disable_redirects',
        COPIES: copies.map((url) => new URL(url).host).join(' '),
      });
      if (!(await until(() => isOk(http, '/readyz'), 30))) throw new Error('the proxy does not reply');
    },
    async remove() {
      nodes.forEach(killNode);
      for (const child of running) killTree(child.pid);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Whether a program replies 200 there. */
const isOk = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function listFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function makeDatabase(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`create role charter login password '${secret}'`);
    await client.query('create database portal owner charter');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
