import { lives } from './outbound/live';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createFirstAdmin } from './access';
import { createApp } from './app';
import { createPatientServer, watchReplies } from './edge/http';
import type { Config } from './platform/config';
import { ConfigError } from './platform/configError';
import { describeError } from './platform/database/databaseErrors';
import { releaseWhileIdle } from './platform/memory/releaseWhileIdle';
import { preloadWhileIdle } from './preload';
import type { Services } from './services';

const clientDir = resolve(__dirname, '../client');

/** Waits this long for requests that wait for a reply before it hangs up on them. */
const DRAIN_MS = 10_000;

/** Serves the portal until the process is asked to stop. Returns once it listens and its address was printed. */
export async function serve(services: Services): Promise<void> {
  const { config, log } = services.deps;
  const app = await createApp(services.deps, clientDir);
  await services.start();

  const server = createPatientServer();
  const replies = watchReplies(server);
  // Requests wait for the first admin: anyone who hears that the portal is ready can sign in.
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  server.on('request', (request, response) => void opened.then(() => app.handler(request, response)));
  let password: string | undefined;
  try {
    await listen(server, config);
    // Only now: a password that nobody could use would have been printed, and would be lost.
    password = await createFirstAdmin(services.deps).catch((error: unknown) => {
      if (error instanceof ConfigError) throw error;
      throw new Error(`The first admin cannot be created: ${describeError(error)}`);
    });
  } catch (error) {
    // Anyone who connected meanwhile would wait for ever.
    server.close();
    server.closeAllConnections();
    await app.stop();
    await services.stop();
    throw error;
  }
  open();
  if (password !== undefined) {
    console.log(
      `\n  First admin: user name ${config.adminUsername}, password ${password}\n  It is shown only now; change it after signing in.\n`,
    );
  }
  console.log(`  ${services.deps.settings().companyName}: ${config.publicUrl}/portal/`);

  const stopPreloading = preloadWhileIdle(replies.idle, log, app.programs);
  const stopReleasing = releaseWhileIdle(replies.idleMs, () => {
    services.deps.db.closeIdle().catch((error: unknown) => log.warn('idle connections could not be closed', { error }));
  });
  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    void (async () => {
      stopPreloading();
      stopReleasing();
      // Pages that listen would keep their connections open; they come again, to another copy or to the next start.
      lives.require(services.deps).close();
      await replies.drain(DRAIN_MS);
      await app.stop();
      await services.stop();
      log.info('stopped');
      process.exit(0);
    })();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Errors: ConfigError for a port or host of the settings that this machine does not have. */
async function listen(server: Server, { port, host }: Config): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new ConfigError(`PORT ${port} is taken: another program listens there`);
    if (code === 'EACCES') throw new ConfigError(`PORT ${port} may not be used by this user`);
    throw new ConfigError(`HOST "${host}" is no address of this machine (${code})`);
  }
}
