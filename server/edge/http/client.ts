import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import type { Request, Response } from 'express';
import type { RequestContext, RouteHandler } from '../../access';
import { findCurrentLanguage } from '../../platform/language';
import type { DrawnPages } from './drawn/drawnPages';
import type { Fill } from './drawn/sentReplies';
import { readWindowWidth } from './drawn/windowWidth';
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
    const nonce = readNonce(response);
    const context = await findCaller(request, findContext);
    const width = readWindowWidth(request.headers);
    const filled = context?.viewer && (await fill({ url: request.url, context, nonce, width }));
    const html = filled ?? (await read(isOffice(request) ? 'platform' : 'index'));
    if (html === undefined) {
      response.status(503).send('The client is not built: npm run build');
      return;
    }
    // The build leaves the sign in each page (vite.config.mts).
    response.type('html').send(filled ?? html.replaceAll('CSP_NONCE', nonce));
  };
  const pages = express.Router();
  pages.use('/assets', express.static(join(dir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  pages.get('/{:name}.html', sendPage);
  // A page by itself, the same for everybody: the phone keeps it (client/driver/day/worker).
  pages.get('/day', async (request, response) => {
    if (!request.path.endsWith('/')) return response.redirect(301, '/portal/day/');
    const html = await readFile(join(dir, 'day.html'), 'utf8').catch(() => undefined);
    if (html === undefined) return response.status(503).send('The client is not built: npm run build');
    response.setHeader('cache-control', 'no-cache');
    return response.type('html').send(html.replaceAll('CSP_NONCE', readNonce(response)));
  });
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

/** The caller, where a page may bring replies: on pages of the back office. Without a database the page still comes. */
const findCaller = (request: Request, contextOf: ContextOf): Promise<RequestContext | undefined> =>
  isOffice(request) ? contextOf().catch(() => undefined) : Promise.resolve(undefined);

const isOffice = ({ path }: Request): boolean => /^\/platform(\/|$)/.test(path);
