import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

export interface TcpProxy {
  port: number;
  /** Lets connections through, or breaks those that are open and refuses new ones. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a server and its database, so that a test can take the database away. */
export function createTcpProxy(port: number, targetHost: string, targetPort: number): TcpProxy {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, targetHost);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.pipe(target).pipe(client);
  });
  return {
    port,
    open: () => new Promise((done) => server.listen(port, '127.0.0.1', done)),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
