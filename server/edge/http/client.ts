import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import type { Request, Response } from 'express';
import type { RequestContext, RouteHandler } from '../../access';
import { findCurrentLanguage } from '../../platform/language';
import type { DrawnPages } from './drawn/drawnPages';
import type { Fill } from './drawn/sentReplies';
import { readNonce } from './security/security';

/** Anyone who sent the request; it is asked only where pages differ by it. */
type ContextOf = Parameters<RouteHandler['reply']>[2];

/**
 * The built client under /portal. Hashed files are kept for good; every other path is a page: one that the server draws, or one
 * that finds its way by itself.
 */
export function createClient(dir: string, draw: DrawnPages['draw'], fill: Fill): RouteHandler {
  const read = (name: string) =>
    readFile(join(dir, `${name}.${findCurrentLanguage()}.html`), 'utf8').catch(() => undefined);
  const sendPage = async (request: Request, response: Response): Promise<void> => {
    const findContext = response.locals.contextOf as ContextOf;
    if (await draw(request, response, findContext)) return;
    // The nonce belongs to this reply alone, and the content to this viewer.
    response.setHeader('cache-control', 'no-store');
    const { name, context } = await drawHtml(request, findContext);
    const filled = context && (await fill(name, context, readNonce(response)));
    const html = filled ?? (await read(name)) ?? (await read('index'));
    if (html === undefined) {
      response.status(503).send('The client is not built: npm run build');
      return;
    }
    // The build leaves the sign in each page (vite.config.mts).
    response.type('html').send(filled ?? html.replaceAll('CSP_NONCE', readNonce(response)));
  };
  const pages = express.Router();
  pages.use('/assets', express.static(join(dir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  pages.get('/{:name}.html', sendPage);
  pages.use(
    express.static(dir, {
      index: false,
      cacheControl: false,
      setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
    }),
  );
  pages.get('/{*path}', sendPage);
  const client = express.Router().use('/portal', pages);
  return {
    reply: (request, response, context, next) => {
      response.locals.contextOf = context;
      client(request, response, next);
    },
  };
}

interface PageRequest {
  name: string;
  /** The caller, for a page that may bring its replies. */
  context?: RequestContext;
}

/** Pages on a customer's way have separate HTML that names the files they need: client/app/writePages.tsx writes it. */
async function drawHtml(request: Request, contextOf: ContextOf): Promise<PageRequest> {
  // Without a database the page still comes.
  const createAsker = () => contextOf().catch(() => undefined);
  if (!/^\/platform(\/|$)/.test(request.path)) return { name: 'index' };
  // The picture in that HTML does not show the result of the address's other parameters.
  const context = request.url === '/platform' ? await createAsker() : undefined;
  const role = context?.viewer?.role;
  return role ? { name: `platform-${role}`, context } : { name: 'platform' };
}
