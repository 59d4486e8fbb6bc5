import { timingSafeEqual } from 'node:crypto';
import { basename } from 'node:path';
import type { Deps, Route } from '../../access';
import { hashKey } from '../../platform/ids';
import { findBackup } from './backups';
import { createMetrics } from './metrics';
import type { Metrics } from './metrics';

/** The download of a backup, and the metrics for Prometheus. */
export function createSystemRoutes(deps: Deps) {
  // It watches the event loop, so it begins with the first caller who may read it.
  let metrics: Metrics | undefined;
  return {
    'GET /api/backup/:name': async (request, response) => {
      const file = await findBackup(deps, String(request.params.name));
      await new Promise<void>((resolve, reject) =>
        response.download(file, basename(file), { dotfiles: 'allow' }, (error?: Error) =>
          error ? reject(error) : resolve(),
        ),
      );
    },
    // Not found without a token in the settings, or with a wrong one: a stranger learns nothing.
    'GET /metrics': async (request, response, _context, next) => {
      if (!mayRead(request.headers.authorization, deps.config.metricsToken)) return next();
      metrics ??= createMetrics(deps);
      response.setHeader('content-type', metrics.contentType);
      response.send(await metrics.read());
    },
  } satisfies Record<string, Route>;
}

/** Whether a header carries the token. Compares hashes, so that the time tells nothing of the token. */
function mayRead(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false;
  return timingSafeEqual(Buffer.from(hashKey(header)), Buffer.from(hashKey(`Bearer ${token}`)));
}
