import { readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import * as v from 'valibot';
import type { RequestContext } from '../../../access';
import { findCurrentLanguage } from '../../../platform/language';
import type { Logger } from '../../../platform/log/logger';
import type { Clock } from '../../../platform/time';
import type { FindDrawer, Question } from './drawer';
import { escapeHtml, printJsonInHtml } from './escaped';
import type { Run } from './runDocument';

/** After this time the page is sent without the replies; it then asks for them by itself. */
const limitMs = 1000;

/** Holds the questions in the built page; the replies take their place (client/app/prerender.tsx). */
const asked = /(<script type="application\/json" id="sent">)(.*?)(<\/script>)/s;
const placeholder = /(tel:)?DRAWN_(\w+)/g;
/** The part of the page for a company that has a phone (client/app/shell/PublicShell.tsx). */
const phone = /<div data-with="PHONE".*?<\/div>/s;

const questions: v.GenericSchema<unknown, Question[]> = v.array(
  v.object({ name: v.string(), text: v.string(), variables: v.record(v.string(), v.unknown()) }),
);

interface SentOptions {
  findDrawer: FindDrawer;
  run: Run;
  clock: Clock;
  log: Logger;
}

export type Fill = (
  file: string,
  context: RequestContext,
  nonced: (html: string) => string,
) => Promise<string | undefined>;

/**
 * Fills a page with the replies to its first questions, asked as the viewer, and with words from those replies
 * (docs/decisions/first-tap.md). Returns undefined when there is no such page or a question failed; then the page is
 * sent without replies.
 */
export function createFill({ findDrawer, run, clock, log }: SentOptions): Fill {
  return async (file, context, nonced) => {
    const template = await readFile(file, 'utf8').catch(() => undefined);
    const [, , text] = (template && asked.exec(template)) || [];
    if (template === undefined || text === undefined) return undefined;
    try {
      const sent = await waitInTime(read(template, v.parse(questions, JSON.parse(text)), context));
      if (!sent) return undefined;
      const { company, ...given } = sent;
      const words: Record<string, string> = { ...company, ...given.words };
      // The replies go in last, so that no sign in them is replaced.
      return nonced(company.PHONE ? template : template.replace(phone, ''))
        .replace(placeholder, (_, tel: string | undefined, name: string) => {
          const word = words[name] ?? '';
          return escapeHtml(tel ? tel + word.replace(/\s/g, '') : word);
        })
        .replace(asked, (_, before: string, __, end: string) => before + printJsonInHtml(given) + end);
    } catch (error) {
      log.warn('a page is sent without its replies', { error });
      return undefined;
    }
  };

  async function read(template: string, questions: Question[], context: RequestContext) {
    const asking = questions.map(async ({ name, text, variables }) => {
      const { data, errors } = await run(text, () => variables, context);
      if (errors) throw new Error(`${name}: ${errors[0]?.message}`);
      return [name, variables, { data }] as const;
    });
    const replies = await Promise.all(asking);
    const data = Object.assign({}, ...replies.map(([, , reply]) => reply.data)) as Record<string, unknown>;
    const company = readCompany(data);
    return { replies, company, words: template.includes('DRAWN_GREETING') ? await readWords(data) : undefined };
  }

  async function readWords(data: Record<string, unknown>): Promise<Record<string, string>> {
    const drawer = await findDrawer();
    if (!drawer) throw new Error('The drawer is not built');
    return drawer.dashboardWords(findCurrentLanguage(), data, clock.now());
  }
}

const portalInfo = v.fallback(
  v.object({ companyName: v.fallback(v.string(), ''), companyPhone: v.fallback(v.nullish(v.string(), ''), '') }),
  { companyName: '', companyPhone: '' },
);

function readCompany(data: Record<string, unknown>): Record<'COMPANY' | 'PHONE', string> {
  const { companyName, companyPhone } = v.parse(portalInfo, data.portalInfo);
  return { COMPANY: companyName, PHONE: companyPhone ?? '' };
}

async function waitInTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const limit = new AbortController();
  try {
    return await Promise.race([work, after(limitMs, undefined, { signal: limit.signal })]);
  } finally {
    limit.abort();
    work.catch(() => undefined);
  }
}
