import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import * as v from 'valibot';
import type { RequestContext } from '../../../access';
import { findCurrentLanguage } from '../../../platform/language';
import type { Logger } from '../../../platform/log/logger';
import type { Clock } from '../../../platform/time';
import { fillTemplate } from '../../../platform/values/html/fillTemplate';
import type { FindDrawer, Question } from './drawer';
import { escapeHtml, printJsonInHtml } from '../../../platform/values/html/escaped';
import type { Run } from './runDocument';

/** After this time the page is sent without the replies; it then asks for them by itself. */
const LIMIT_MS = 1000;

/** The first questions of each page, as the build wrote them (client/app/writePages.tsx). */
const questionsOfPages = v.record(
  v.string(),
  v.array(v.object({ name: v.string(), text: v.string(), variables: v.record(v.string(), v.unknown()) })),
);

type Data = Record<string, unknown>;

interface SentOptions {
  clientDir: string;
  findDrawer: FindDrawer;
  run: Run;
  clock: Clock;
  log: Logger;
}

/** `name`: of the page, without its language. */
export type Fill = (name: string, context: RequestContext, nonce: string) => Promise<string | undefined>;

/**
 * Fills a page with the replies to its first questions, asked as the viewer, and with words from those replies
 * (docs/decisions/first-tap.md). Returns undefined when there is no such page or a question failed; then the page is
 * sent without replies.
 */
export function createFill({ clientDir, findDrawer, run, clock, log }: SentOptions): Fill {
  const read = (file: string) => readFile(join(clientDir, file), 'utf8').catch(() => undefined);

  return async (name, context, nonce) => {
    const text = await read('questions.json');
    if (text === undefined) return undefined;
    try {
      const questions = v.parse(questionsOfPages, JSON.parse(text))[name];
      const sent = questions && (await waitInTime(ask(name, questions, context)));
      if (!sent) return undefined;
      const { company, replies, words } = sent;
      const template = await read(`${name}-filled${company.file}.${findCurrentLanguage()}.html`);
      if (template === undefined) return undefined;
      const signs = Object.entries(words ?? {}).map(([word, value]) => [`DRAWN_${word}`, escapeHtml(value)]);
      return fillTemplate(template, {
        ...company.signs,
        ...Object.fromEntries(signs),
        CSP_NONCE: nonce,
        SENT_REPLIES: printJsonInHtml({ replies, words }),
      });
    } catch (error) {
      log.warn('a page is sent without its replies', { error });
      return undefined;
    }
  };

  async function ask(page: string, questions: readonly Question[], context: RequestContext) {
    const asking = questions.map(async ({ name, text, variables }) => {
      const { data, errors } = await run(text, () => variables, context);
      if (errors) throw new Error(`${name}: ${errors[0]?.message}`);
      return [name, variables, { data }] as const;
    });
    const replies = await Promise.all(asking);
    const data = Object.assign({}, ...replies.map(([, , reply]) => reply.data)) as Data;
    const words = page === 'platform-admin' ? await readWords(data) : undefined;
    return { replies, words, company: readCompany(data) };
  }

  async function readWords(data: Data): Promise<Record<string, string>> {
    const drawer = await findDrawer();
    if (!drawer) throw new Error('The drawer is not built');
    return drawer.dashboardWords(findCurrentLanguage(), data, clock.now());
  }
}

const optionalText = v.fallback(v.nullish(v.string(), ''), '');
const portalInfo = v.fallback(v.object({ companyName: v.fallback(v.string(), ''), logoUrl: optionalText }), {
  companyName: '',
  logoUrl: '',
});

/**
 * The company's signs in the page. With a logo it is a different file.
 */
function readCompany(data: Data): { file: string; signs: Record<string, string> } {
  const { companyName, logoUrl } = v.parse(portalInfo, data.portalInfo);
  const signs: Record<string, string> = { DRAWN_COMPANY: escapeHtml(companyName) };
  const logo = logoUrl ? '-logo' : '';
  if (logoUrl) signs.DRAWN_LOGO = escapeHtml(logoUrl);
  return { file: logo, signs };
}

async function waitInTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const limit = new AbortController();
  try {
    return await Promise.race([work, after(LIMIT_MS, undefined, { signal: limit.signal })]);
  } finally {
    limit.abort();
    work.catch(() => undefined);
  }
}
