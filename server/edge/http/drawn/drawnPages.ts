import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import type { RequestContext, RouteHandler } from '../../../access';
import { PortalError } from '../../../platform/errors';
import { failureOf } from '../../../platform/failure';
import type { Language } from '../../../platform/language';
import { asLanguage, currentLanguage } from '../../../platform/language';
import type { Logger } from '../../../platform/log/logger';
import type { DrawerOf, Drawing, Reply, SentForm } from './drawer';
import { formatError } from '../graphql';
import type { Fields, FormOf } from './linkForms';
import { escaped, jsonInHtml } from './escaped';
import { linkForms } from './linkForms';
import { returnPath } from './returnPath';
import type { Run } from './runDocument';
import { nonceOf } from '../security/security';

interface DrawnOptions {
  clientDir: string;
  drawerOf: DrawerOf;
  run: Run;
  log: Logger;
  /** Signs in whoever sent the request, and keeps that in the browser. */
  signIn(request: Request, response: Response, given: Fields): Promise<unknown>;
  /** Lets the browser speak that language from now on. */
  keepLanguage(response: Response, language: Language): void;
}

type Context = () => Promise<RequestContext>;

export type DrawnPages = ReturnType<typeof createDrawnPages>;

/** Pages that are drawn here, with what they ask for, and their plain forms (docs/decisions/drawn-pages.md). */
export function createDrawnPages({ clientDir, drawerOf, run, log, signIn, keepLanguage }: DrawnOptions) {
  /** Sends the page; false when it is none of these. */
  async function draw(request: Request, response: Response, contextOf: Context, form?: SentForm): Promise<boolean> {
    // Nobody waits for a drawer to be made who wants another page.
    if (!drawnPaths.has(addressOf(request).pathname.replace(/\/+$/, ''))) return false;
    const drawer = await drawerOf(currentLanguage());
    if (!drawer) {
      // Why a form was refused is more than that its page cannot be drawn.
      if (response.statusCode >= 400) return false;
      // The client would ask for such a page again and again: it has none of its own.
      response.status(503).type('text').send('The pages that the server draws are not built: npm run build');
      return true;
    }
    const url = urlOf(request);
    const questions = drawer.asks(url);
    if (!questions) return false;
    const onward = request.method === 'GET' && request.path === '/login' && (await onwardFrom(request, contextOf));
    if (onward) {
      response.redirect(303, onward);
      return true;
    }
    const context = { ...(await contextOf()), viewer: null };
    const replies = await Promise.all(questions.map(({ text, variables }) => run(text, () => variables, context)));
    if (replies.some(({ errors }) => errors?.[0]?.extensions.code === 'UNAVAILABLE')) response.status(503);
    const drawing = drawer.draw(url, replies, form);
    const template = await readFile(join(clientDir, drawing.replies ? 'drawnLive.html' : 'drawn.html'), 'utf8');
    // A language that the link asks for is kept, as the client does on its other pages.
    const asked = asLanguage(request.query.lang);
    if (asked !== undefined) keepLanguage(response, asked);
    // A form that is sent from here says so: with 'no-referrer' its origin would be called null (sameOriginGuard.ts). The keys in
    // the address still go to nobody else.
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('cache-control', 'no-store');
    response.type('html').send(filled(template, drawing, nonceOf(response)));
    return true;
  }

  const formRoute = (formOf: FormOf): RouteHandler => ({
    ...sentForm,
    reply: async (request, response, contextOf, next) => {
      const fields = fieldsOf(request.body);
      const url = addressOf(request);
      const form = formOf(fields);
      const again = form.notYet?.(fields);
      const missing = again ? [] : (form.needs?.(fields) ?? []).filter((name) => !fields[name]?.trim());
      const sent = { values: fields, missing, messages: {} };
      if (again) return (await draw(request, response, contextOf, sent)) || next();
      if (missing.length > 0) {
        response.status(400);
        return (await draw(request, response, contextOf, sent)) || next();
      }
      // By the link alone: whoever is signed in beside it does not matter.
      const context = { ...(await contextOf()), viewer: null };
      const { data, errors } = await run(form.document, () => form.variables(url.searchParams, fields), context);
      if (errors) {
        response.status(statusOf(errors[0]!.extensions.code));
        return (await draw(request, response, contextOf, { ...sent, ...saidOf(errors) })) || next();
      }
      const done = form.done(data as Record<string, unknown>, fields);
      for (const name of ['done', 'decide']) url.searchParams.delete(name);
      if (done) url.searchParams.set('done', done);
      // Loading the page again sends nothing twice.
      response.redirect(303, `/portal${url.pathname}${url.search}`);
    },
  });

  const sentForm: Pick<RouteHandler, 'readBody' | 'replyToErrors'> = {
    readBody: express.urlencoded({ extended: false, limit: '64kb' }),
    replyToErrors: async (error, request, response, next) => {
      const failure = failureOf(error);
      // Who comes from another site is told nothing of the link.
      if (failure.code === 'FORBIDDEN') return next(error);
      const wait = error instanceof PortalError ? error.options.retryAfterS : undefined;
      if (wait !== undefined) response.setHeader('retry-after', wait);
      response.status((error as { status?: number }).status ?? failure.httpStatus);
      const { message: problem, extensions } = formatError({ message: failure.code }, error, log);
      const sent = {
        values: named(fieldsOf(request.body)),
        missing: [],
        messages: {},
        problem,
        // A refusal that we foresaw says all by itself: nobody has to ask what lies behind its number.
        ...(failure.unexpected && { problemNumber: numberOf(extensions?.requestID) }),
      };
      return (await draw(request, response, response.locals.context as Context, sent)) || next(error);
    },
  };

  const loginRoute: RouteHandler = {
    ...sentForm,
    reply: async (request, response, contextOf, next) => {
      const fields = fieldsOf(request.body);
      const missing = ['username', 'password'].filter((name) => !fields[name]?.trim());
      if (missing.length > 0) {
        response.status(400);
        return (await draw(request, response, contextOf, { values: named(fields), missing, messages: {} })) || next();
      }
      await signIn(request, response, { username: fields.username?.trim() ?? '', password: fields.password ?? '' });
      // There it shows whether the browser kept it.
      const url = addressOf(request);
      url.searchParams.set('done', 'entered');
      response.redirect(303, `/portal${url.pathname}${url.search}`);
    },
  };

  return {
    draw,
    routes: {
      'POST /portal/accept': formRoute(linkForms['/accept']),
      'POST /portal/confirm': formRoute(linkForms['/confirm']),
      'POST /portal/reject': formRoute(linkForms['/reject']),
      'POST /portal/confirmJob': formRoute(linkForms['/confirmJob']),
      'POST /portal/feedback': formRoute(linkForms['/feedback']),
      'POST /portal/trip': formRoute(linkForms['/trip']),
      'POST /portal/login': loginRoute,
    } satisfies Record<string, RouteHandler>,
  };
}

/** Below /portal, with its query. */
const urlOf = ({ originalUrl }: Request): string => originalUrl.replace(/^\/portal/, '');
const addressOf = (request: Request): URL => new URL(`http://portal${urlOf(request)}`);

/** Where a page is drawn here: each has a form. */
const drawnPaths: ReadonlySet<string> = new Set([...Object.keys(linkForms), '/login']);

/** The texts among what a form sent; a name that comes twice counts for nothing. */
const formFields = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((sent): Fields => {
    const texts = Object.entries(sent).filter((field): field is [string, string] => typeof field[1] === 'string');
    return Object.fromEntries(texts);
  }),
);
const fieldsOf = (body: unknown): Fields => v.parse(formFields, body ?? {});

/** Without what nobody is told again. */
const named = ({ password: _, ...fields }: Fields): Fields => fields;

/** Where the login page leads whoever is signed in; undefined: nobody is, or the database is away. */
async function onwardFrom(request: Request, contextOf: Context): Promise<string | undefined> {
  const { viewer } = await contextOf().catch(() => ({ viewer: null }));
  return viewer ? `/portal${returnPath(addressOf(request).searchParams)}` : undefined;
}

/** What is wrong at fields, and what is wrong beside them. */
function saidOf(errors: NonNullable<Reply['errors']>): Pick<SentForm, 'messages' | 'problem' | 'problemNumber'> {
  const messages: Record<string, string> = {};
  const others: string[] = [];
  let problemNumber: string | undefined;
  for (const { message, extensions } of errors) {
    const { code, field, requestID } = extensions;
    if (field !== undefined) messages[field] = message;
    else others.push(message);
    if (code === 'INTERNAL_SERVER_ERROR' || code === 'UNAVAILABLE') problemNumber = numberOf(requestID);
  }
  return {
    messages,
    ...(others.length > 0 && { problem: others.join('\n'), ...(problemNumber && { problemNumber }) }),
  };
}

/** What people are shown of a request's id: the log is found by it. */
const numberOf = (requestID: unknown): string | undefined =>
  typeof requestID === 'string' ? requestID.slice(0, 8) : undefined;

const statuses: Record<string, number> = { TOO_MANY_ATTEMPTS: 429, UNAVAILABLE: 503, INTERNAL_SERVER_ERROR: 500 };

const statusOf = (code: string): number => statuses[code] ?? 400;

/** The built page with what was drawn; each goes in as it is, whatever signs it holds. */
function filled(template: string, { title, description, markup, styles, replies }: Drawing, nonce: string): string {
  const head = (html: string): string => html.replaceAll('CSP_NONCE', nonce);
  const [before = '', after = ''] = head(template)
    .replace('<html lang="et"', () => `<html lang="${currentLanguage()}"`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('name="description" content=""', () => `name="description" content="${escaped(description)}"`)
    .replace('</head>', () => `${head(styles)}</head>`)
    .split('<div id="root"></div>');
  const data = replies ? `<script type="application/json" id="replies">${jsonInHtml(replies)}</script>` : '';
  return `${before}<div id="root">${markup}</div>${data}${after}`;
}
