import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import type { Request, Response } from 'express';
import type { RequestContext, RouteHandler, Viewer } from '../../../access';
import { PortalError } from '../../../platform/errors';
import { toFailure } from '../../../platform/failure';
import type { Language } from '../../../platform/language';
import { toLanguage, findCurrentLanguage } from '../../../platform/language';
import type { Logger } from '../../../platform/log/logger';
import { escapeHtml, printJsonInHtml } from '../../../platform/values/html/escaped';
import { fillTemplate } from '../../../platform/values/html/fillTemplate';
import type { Drawing, FindDrawer, SentReply, SentForm } from './drawer';
import { formatError } from '../graphql';
import type { FormOf } from './linkForms';
import { linkForms } from './linkForms';
import { returnPath } from './returnPath';
import { readFields, readUrl, removePasswords, toAddress } from './sentFields';
import { createSignInForms } from './signInForms';
import type { SignInSteps } from './signInForms';
import type { Run } from './runDocument';
import { readNonce } from '../security/security';

interface DrawnOptions extends SignInSteps {
  clientDir: string;
  findDrawer: FindDrawer;
  run: Run;
  log: Logger;
  /** Where a sign-in without a wish leads this user, below /portal; undefined: to the dashboard. */
  findFirstPage(viewer: Viewer): Promise<string | undefined>;
  /** Keeps the language in the browser. */
  keepLanguage(response: Response, language: Language): void;
}

type PageContext = () => Promise<RequestContext>;

export type DrawnPages = ReturnType<typeof createDrawnPages>;

/** The pages that the server draws, and the forms on them (docs/decisions/drawn-pages.md). */
export function createDrawnPages(options: DrawnOptions) {
  const { clientDir, findDrawer, run, log, findFirstPage, keepLanguage } = options;
  /** Sends the page; false when the server draws no page at this address. */
  async function draw(request: Request, response: Response, contextOf: PageContext, form?: SentForm): Promise<boolean> {
    // Other pages need no drawer.
    if (!drawnPaths.has(toAddress(request).pathname.replace(/\/+$/, ''))) return false;
    const drawer = await findDrawer();
    if (!drawer) {
      // The caller reports why the form was refused; that matters more than the missing build.
      if (response.statusCode >= 400) return false;
      // The client has no such page and would ask for it again and again.
      response.status(503).type('text').send('The pages that the server draws are not built: npm run build');
      return true;
    }
    const url = readUrl(request);
    const questions = drawer.asks(url);
    if (!questions) return false;
    const onward =
      request.method === 'GET' && request.path === '/login' && (await findOnward(request, contextOf, findFirstPage));
    if (onward) {
      response.redirect(303, onward);
      return true;
    }
    // The link alone decides. Without a database the page still comes, and says what it lacks.
    const replies = await contextOf().then(
      (context) =>
        Promise.all(questions.map(({ text, variables }) => run(text, () => variables, { ...context, viewer: null }))),
      (error: unknown) =>
        questions.map((): SentReply => ({ errors: [formatError({ message: '' }, error, log) as never] })),
    );
    if (replies.some(({ errors }) => errors?.[0]?.extensions.code === 'UNAVAILABLE')) response.status(503);
    const drawing = drawer.draw(findCurrentLanguage(), url, replies, form);
    const template = await readFile(join(clientDir, findTemplate(drawing)), 'utf8');
    // Keeps the language that the link asks for, as the client does on its other pages.
    const asked = toLanguage(request.query.lang);
    if (asked !== undefined) keepLanguage(response, asked);
    // With 'no-referrer' browsers send the origin null with a form (sameOriginGuard.ts). Other sites still learn no keys.
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('cache-control', 'no-store');
    response.type('html').send(fill(template, drawing, readNonce(response)));
    return true;
  }

  const createFormRoute = (formOf: FormOf): RouteHandler => ({
    ...sentForm,
    reply: async (request, response, contextOf, next) => {
      const fields = readFields(request.body);
      const url = toAddress(request);
      const form = formOf(fields);
      const mustAskAgain = form.notYet?.(fields);
      const missing = mustAskAgain ? [] : (form.needs?.(fields) ?? []).filter((name) => !fields[name]?.trim());
      const sent = { values: removePasswords(fields), missing, messages: {} };
      if (mustAskAgain) return (await draw(request, response, contextOf, sent)) || next();
      if (missing.length > 0) {
        response.status(400);
        return (await draw(request, response, contextOf, sent)) || next();
      }
      // The link alone decides; a session in the same browser does not count.
      const context = { ...(await contextOf()), viewer: null };
      const { data, errors } = await run(form.document, () => form.variables(url.searchParams, fields), context);
      if (errors) {
        response.status(toStatus(errors[0]!.extensions.code));
        return (await draw(request, response, contextOf, { ...sent, ...toMessages(errors) })) || next();
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
      const failure = toFailure(error);
      // A form of another site learns nothing about the link.
      if (failure.code === 'FORBIDDEN') return next(error);
      const wait = error instanceof PortalError ? error.options.retryAfterS : undefined;
      if (wait !== undefined) response.setHeader('retry-after', wait);
      response.status((error as { status?: number }).status ?? failure.httpStatus);
      const { message: problem, extensions } = formatError({ message: failure.code }, error, log);
      const sent = {
        values: removePasswords(readFields(request.body)),
        missing: [],
        messages: {},
        problem,
        // An expected refusal needs no number: its sentence says everything.
        ...(failure.unexpected && { problemNumber: findNumber(extensions?.requestID) }),
      };
      return (await draw(request, response, response.locals.context as PageContext, sent)) || next(error);
    },
  };

  const inquiryRoute: RouteHandler = {
    ...sentForm,
    reply: async (request, response, contextOf, next) => {
      const drawer = await findDrawer();
      if (!drawer) return next();
      const context = { ...(await contextOf()), viewer: null };
      const { begun, isRefused } = await drawer.takeInquiry(
        findCurrentLanguage(),
        readFields(request.body),
        (text, variables) => run(text, () => variables, context),
      );
      if (isRefused) response.status(400);
      return (await draw(request, response, contextOf, { values: { begun }, missing: [], messages: {} })) || next();
    },
  };

  const signInForms = createSignInForms({ ...options, draw, sentForm });

  return {
    draw,
    routes: {
      'POST /portal/accept': createFormRoute(linkForms['/accept']),
      'POST /portal/confirm': createFormRoute(linkForms['/confirm']),
      'POST /portal/reject': createFormRoute(linkForms['/reject']),
      'POST /portal/confirmJob': createFormRoute(linkForms['/confirmJob']),
      'POST /portal/feedback': createFormRoute(linkForms['/feedback']),
      'POST /portal/trip': createFormRoute(linkForms['/trip']),
      'POST /portal/forgotPassword': createFormRoute(linkForms['/forgotPassword']),
      'POST /portal/inquery': inquiryRoute,
      'POST /portal/newPassword': createFormRoute(linkForms['/newPassword']),
      ...signInForms,
    } satisfies Record<string, RouteHandler>,
  };
}

const findTemplate = ({ template, replies }: Drawing): string => {
  if (template !== undefined) return `${template}.${findCurrentLanguage()}.html`;
  return replies ? 'drawnLive.html' : 'drawn.html';
};

/** The paths of the drawn pages: those that have a form. */
const drawnPaths: ReadonlySet<string> = new Set([...Object.keys(linkForms), '/inquery', '/login', '/loginCode']);

/** Where the login page sends a signed-in user; undefined when nobody is signed in or the database is away. */
async function findOnward(
  request: Request,
  contextOf: PageContext,
  findFirstPage: DrawnOptions['findFirstPage'],
): Promise<string | undefined> {
  const { viewer } = await contextOf().catch(() => ({ viewer: null }));
  if (!viewer) return undefined;
  if (viewer.mustAddFactor) return '/portal/platform/secondFactor';
  const { searchParams } = toAddress(request);
  const first = searchParams.has('tagasi') ? undefined : await findFirstPage(viewer).catch(() => undefined);
  return `/portal${first ?? returnPath(searchParams)}`;
}

/** The messages of fields, and those of the whole form. */
function toMessages(
  errors: NonNullable<SentReply['errors']>,
): Pick<SentForm, 'messages' | 'problem' | 'problemNumber'> {
  const messages: Record<string, string> = {};
  const others: string[] = [];
  let problemNumber: string | undefined;
  for (const { message, extensions } of errors) {
    const { code, field, requestID } = extensions;
    if (field !== undefined) messages[field] = message;
    else others.push(message);
    if (code === 'INTERNAL_SERVER_ERROR' || code === 'UNAVAILABLE') problemNumber = findNumber(requestID);
  }
  return {
    messages,
    ...(others.length > 0 && { problem: others.join('\n'), ...(problemNumber && { problemNumber }) }),
  };
}

/** The part of a request's id that people see; the log finds the request by it. */
const findNumber = (requestID: unknown): string | undefined =>
  typeof requestID === 'string' ? requestID.slice(0, 8) : undefined;

const statuses: Record<string, number> = { TOO_MANY_ATTEMPTS: 429, UNAVAILABLE: 503, INTERNAL_SERVER_ERROR: 500 };

const toStatus = (code: string): number => statuses[code] ?? 400;

/** The built page with what was drawn. */
function fill(template: string, { title, description, markup, styles, replies }: Drawing, nonce: string): string {
  return fillTemplate(template, {
    PAGE_LANGUAGE: findCurrentLanguage(),
    PAGE_TITLE: escapeHtml(title),
    PAGE_DESCRIPTION: escapeHtml(description),
    '<!--PAGE_STYLES-->': styles.replaceAll('CSP_NONCE', nonce),
    '<!--PAGE_MARKUP-->': markup,
    '<!--PAGE_REPLIES-->': replies
      ? `<script type="application/json" id="replies">${printJsonInHtml(replies)}</script>`
      : '',
    CSP_NONCE: nonce,
  });
}
