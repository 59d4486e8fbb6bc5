import { readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import * as v from 'valibot';
import type { RequestContext } from '../../../access';
import { currentLanguage } from '../../../platform/language';
import type { Logger } from '../../../platform/log/logger';
import type { Clock } from '../../../platform/time';
import type { DrawerOf, Question } from './drawer';
import { escaped, jsonInHtml } from './escaped';
import type { Run } from './runDocument';

/** Whoever waits longer for the page waits for nothing: without the replies it asks by itself. */
const limitMs = 1000;

/** Where the built page has what it will ask, and where its replies belong (client/app/prerender.tsx). */
const asked = /(<script type="application\/json" id="sent">)(.*?)(<\/script>)/s;
const placeholder = /DRAWN_(\w+)/g;

const questions: v.GenericSchema<unknown, Question[]> = v.array(
  v.object({ name: v.string(), text: v.string(), variables: v.record(v.string(), v.unknown()) }),
);

interface SentOptions {
  drawerOf: DrawerOf;
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
 * Fills a page of the office with the replies to what it asks first, as whoever opens it, and with the words that follow from them
 * (docs/decisions/first-tap.md). Undefined: there is no such page, or a reply went wrong; then the page comes without.
 */
export function createFill({ drawerOf, run, clock, log }: SentOptions): Fill {
  return async (file, context, nonced) => {
    const template = await readFile(file, 'utf8').catch(() => undefined);
    const [, , text] = (template && asked.exec(template)) || [];
    if (template === undefined || text === undefined) return undefined;
    try {
      const sent = await inTime(read(template, v.parse(questions, JSON.parse(text)), context));
      if (!sent) return undefined;
      // What the replies say goes in last, and as it is, whatever signs it holds.
      return nonced(template)
        .replace(placeholder, (_, name: string) => escaped(sent.words?.[name] ?? ''))
        .replace(asked, (_, before: string, __, end: string) => before + jsonInHtml(sent) + end);
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
    return { replies, words: template.includes('DRAWN_') ? await wordsOf(data) : undefined };
  }

  async function wordsOf(data: Record<string, unknown>): Promise<Record<string, string>> {
    const drawer = await drawerOf(currentLanguage());
    if (!drawer) throw new Error('The drawer is not built');
    return drawer.dashboardWords(data, clock.now());
  }
}

async function inTime<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const limit = new AbortController();
  try {
    return await Promise.race([work, after(limitMs, undefined, { signal: limit.signal })]);
  } finally {
    limit.abort();
    work.catch(() => undefined);
  }
}
