import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { createContentPolicy } from './contentPolicy';
import type { CurrentSettings, Settings } from '../../../platform/settings/settings';

/** Allows this reply's own styles in the page, and no others. */
export const readNonce = ({ locals }: Response): string => String(locals.nonce);

/** The headers that tell a browser what it must not do with our replies. */
export function createSecurity(publicUrl: string, current: CurrentSettings): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  // Settings are replaced whole when they change.
  let seen: Settings | undefined;
  let headers: ReturnType<typeof helmet>;
  return (request, response, next) => {
    response.locals.nonce = randomBytes(16).toString('base64');
    const settings = current();
    if (seen !== settings) headers = createHeaders(settings, isHttps);
    seen = settings;
    headers(request, response, next);
  };
}

const createHeaders = (settings: Settings, https: boolean) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        ...createContentPolicy(settings, (response) => readNonce(response as Response)),
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    // Pages are opened with keys in their address.
    referrerPolicy: { policy: 'no-referrer' },
  });
