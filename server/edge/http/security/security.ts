import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { createContentPolicy } from './contentPolicy';
import type { Config } from '../../../platform/config';

/** Allows this reply's own styles in the page, and no others. */
export const readNonce = ({ locals }: Response): string => String(locals.nonce);

/** The headers that tell a browser what it must not do with our replies. */
export function createSecurity(config: Config): RequestHandler {
  const https = config.publicUrl.startsWith('https:');
  const headers = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        ...createContentPolicy(config, (response) => readNonce(response as Response)),
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    // Pages are opened with keys in their address.
    referrerPolicy: { policy: 'no-referrer' },
  });
  return (request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64');
    headers(request, response, next);
  };
}
