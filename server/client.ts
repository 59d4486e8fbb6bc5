import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import type { Response, Router } from 'express';
import { nonceOf } from './security';

/** Stands in the built page where the nonce of a reply belongs; vite.config.mts puts it there. */
const placeholder = /CSP_NONCE/g;

/** The built client. Hashed files are kept for good; every other path is the one page. */
export function createClient(dir: string): Router {
  const router = express.Router();
  const page = join(dir, 'index.html');
  const sendPage = async (response: Response): Promise<void> => {
    const html = await readFile(page, 'utf8').catch(() => undefined);
    if (html === undefined) {
      response.status(503).send('The client is not built: npm run build');
      return;
    }
    // Its nonce is of this reply alone.
    response.setHeader('cache-control', 'no-store');
    response.type('html').send(html.replace(placeholder, nonceOf(response)));
  };
  router.use('/assets', express.static(join(dir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  router.get('/index.html', (_request, response) => sendPage(response));
  router.use(
    express.static(dir, {
      index: false,
      cacheControl: false,
      setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
    }),
  );
  router.get('/{*path}', (_request, response) => sendPage(response));
  return router;
}
