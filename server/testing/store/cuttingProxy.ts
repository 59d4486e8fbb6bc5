import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Towards the server, or back from it. */
type Direction = 'up' | 'down';

export interface CuttingProxy {
  port: number;
  /** Cuts all connections each time that another `bytes` have passed in a direction, at most `times`. */
  cutEvery(direction: Direction, bytes: number, times: number): void;
  /** Changes the byte at this position of each connection back from the server. */
  flipAfter(bytes: number): void;
  /** Cuts and refuses all connections from now on. */
  goAway(): void;
  /** How often it has cut. */
  cuts(): number;
  stop(): Promise<void>;
}

/** Stands between a client and a store, so that a test can cut the network in the middle. */
export async function startCuttingProxy(targetPort: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let plan: { direction: Direction; bytes: number; times: number } | undefined;
  let passed = 0;
  let cut = 0;
  let flipAt: number | undefined;
  let isAway = false;

  const cutAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  function mayPass(direction: Direction, { length }: Buffer): boolean {
    if (plan?.direction !== direction) return true;
    passed += length;
    if (passed < plan.bytes || cut >= plan.times) return true;
    passed = 0;
    cut += 1;
    cutAll();
    return false;
  }

  const server = createServer((client) => {
    if (isAway) return client.resetAndDestroy();
    const target = connect(targetPort, '127.0.0.1');
    let down = 0;
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.on('data', (chunk) => mayPass('up', chunk) && target.write(chunk));
    target.on('data', (chunk) => {
      if (flipAt !== undefined && down <= flipAt && flipAt < down + chunk.length) {
        chunk[flipAt - down] = (chunk[flipAt - down] ?? 0) ^ 1;
      }
      down += chunk.length;
      if (mayPass('down', chunk)) client.write(chunk);
    });
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    cutEvery: (direction, bytes, times) => {
      plan = { direction, bytes, times };
      passed = 0;
      cut = 0;
    },
    flipAfter: (bytes) => (flipAt = bytes),
    goAway: () => {
      isAway = true;
      cutAll();
    },
    cuts: () => cut,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        cutAll();
      }),
  };
}
