import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createFirstAdmin } from './access/firstAdmin';
import { createApp } from './app';
import type { Services } from './services';

const clientDir = resolve(__dirname, '../client');

/** Waits this long for requests that are being answered before it hangs up on them. */
const drainMs = 10_000;

/** Serves the portal until the process is asked to stop. Returns once it listens and its address was printed. */
export async function serve(services: Services): Promise<void> {
  const { config, log } = services.deps;
  const app = await createApp(services.deps, clientDir);
  const password = await createFirstAdmin(services.deps);
  await services.start();

  const server = createServer(app.handler);
  await listen(server, config.port, config.host);
  if (password !== undefined) {
    console.log(
      `\n  First admin: user name ${config.adminUsername}, password ${password}\n  It is shown only now; change it after signing in.\n`,
    );
  }
  console.log(`  ${config.companyName}: ${config.publicUrl}/portal/`);

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    void (async () => {
      await drain(server);
      await app.stop();
      await services.stop();
      log.info('stopped');
      process.exit(0);
    })();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done());
  });
}

/** Takes no new requests and waits for those that are being answered. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  const limit = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(limit);
}
