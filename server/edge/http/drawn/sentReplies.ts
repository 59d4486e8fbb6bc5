import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import * as v from 'valibot';
import type { RequestContext } from '../../../access';
import { findCurrentLanguage } from '../../../platform/language';
import type { Logger } from '../../../platform/log/logger';
import type { Clock } from '../../../platform/time';
import { escapeHtml, printJsonInHtml } from '../../../platform/values/html/escaped';
import { fillTemplate } from '../../../platform/values/html/fillTemplate';
import type { Drawer, FindDrawer, Question } from './drawer';
import type { OfficeDrawer, OfficePicture } from './officeDrawer';
import type { Run } from './runDocument';

/** A reply that takes longer does not come with the page, which then asks for it by itself. */
const LIMIT_MS = 1000;
/** A picture that takes longer does not come with the page: its heading does. */
const PICTURE_LIMIT_MS = 1000;

/** The links of the files of each page, by role and path, as the build wrote them (client/app/writePages.tsx). */
const linksOfPages = v.record(v.string(), v.record(v.string(), v.string()));

type Data = Record<string, unknown>;
type NamedReply = readonly [name: string, variables: Question['variables'], reply: { data: Data }];

interface SentOptions {
  clientDir: string;
  findDrawer: FindDrawer;
  drawOffice: OfficeDrawer['draw'];
  run: Run;
  clock: Clock;
  log: Logger;
}

interface FilledPage {
  /** The address below /portal. */
  url: string;
  /** The caller. */
  context: RequestContext;
  nonce: string;
  /** The width of the window in pixels. */
  width: number;
}

export type Fill = (page: FilledPage) => Promise<string | undefined>;

/**
 * Fills a page of the back office with the replies to its first questions, asked as the viewer, and with a picture of the
 * page from those replies, or only its heading (docs/decisions/first-tap.md). A question that fails, or is not answered in
 * time, is left out. Returns undefined when there is no such page for the viewer.
 */
export function createFill({ clientDir, findDrawer, drawOffice, run, clock, log }: SentOptions): Fill {
  const read = (file: string) => readFile(join(clientDir, file), 'utf8').catch(() => undefined);

  return async (page) => {
    try {
      const drawer = await findDrawer();
      return drawer && (await fill(drawer, page));
    } catch (error) {
      log.warn('a page is sent without its replies', { error });
      return undefined;
    }
  };

  async function fill(drawer: Drawer, page: FilledPage): Promise<string | undefined> {
    const { url, context, nonce } = page;
    const role = context.viewer?.role ?? '';
    const language = findCurrentLanguage();
    const now = clock.now();
    const found = drawer.findFirstQuestions(url, role, now);
    if (!found) return undefined;
    const replies = await askAll(found.questions, context);
    const sent = printJsonInHtml(replies);
    const common = { CSP_NONCE: nonce, SENT_REPLIES: sent, PAGE_FILES: await readLinks(role, found.path) };
    // With a reply that is missing the page would only show that it waits.
    const isWhole = found.isDrawn && replies.length === found.questions.length;
    const picture = isWhole ? await draw(page, found.path, sent) : undefined;
    const place = picture && (await read(`platform-${role}-drawn.${language}.html`));
    if (picture && place !== undefined)
      return fillTemplate(place, {
        ...common,
        DRAWN_MARKUP: picture.markup,
        DRAWN_STYLES: picture.styles.replaceAll('CSP_NONCE', nonce),
      });
    const data = Object.assign({}, ...replies.map(([, , reply]) => reply.data)) as Data;
    const company = readCompany(data);
    const template = await read(`platform-${role}-filled${company.file}.${language}.html`);
    if (template === undefined) return undefined;
    const { title, subtitle = '' } = drawer.drawHeading(language, url, role, data, now);
    return fillTemplate(template, {
      ...company.signs,
      ...common,
      DRAWN_TITLE: escapeHtml(title),
      DRAWN_SUBTITLE: escapeHtml(subtitle),
    });
  }

  /** Undefined when it cannot be drawn in time: the page comes with its heading. */
  async function draw(
    { url, context, width }: FilledPage,
    path: string,
    replies: string,
  ): Promise<OfficePicture | undefined> {
    // The log gets the page's path: its address may hold a customer's name, as a search.
    try {
      const role = context.viewer?.role ?? '';
      const drawing = drawOffice({ language: findCurrentLanguage(), url, role, width, replies });
      const picture = await waitInTime(drawing, PICTURE_LIMIT_MS);
      if (!picture) log.warn('a page is sent before its picture is drawn', { path });
      return picture;
    } catch (error) {
      log.warn('a page is sent without its picture', { path, error });
      return undefined;
    }
  }

  async function askAll(questions: readonly Question[], context: RequestContext): Promise<NamedReply[]> {
    const asking = questions.map(async ({ name, text, variables }): Promise<NamedReply | undefined> => {
      const { data, errors } = await run(text, () => variables, context);
      return errors ? undefined : [name, variables, { data: data as Data }];
    });
    const replies = await Promise.all(asking.map((work) => waitInTime(work, LIMIT_MS)));
    return replies.filter((reply) => reply !== undefined);
  }

  async function readLinks(role: string, path: string): Promise<string> {
    const text = await read('pageFiles.json');
    return (text && v.parse(linksOfPages, JSON.parse(text))[role]?.[path]) || '';
  }
}

const optionalText = v.fallback(v.nullish(v.string(), ''), '');
const portalInfo = v.fallback(v.object({ companyName: v.fallback(v.string(), ''), logoUrl: optionalText }), {
  companyName: '',
  logoUrl: '',
});

/** The company's signs in the page. With a logo it is a different file. */
function readCompany(data: Data): { file: string; signs: Record<string, string> } {
  const { companyName, logoUrl } = v.parse(portalInfo, data.portalInfo);
  const signs: Record<string, string> = { DRAWN_COMPANY: escapeHtml(companyName) };
  if (logoUrl) signs.DRAWN_LOGO = escapeHtml(logoUrl);
  return { file: logoUrl ? '-logo' : '', signs };
}

async function waitInTime<Result>(work: Promise<Result>, limitMs: number): Promise<Result | undefined> {
  const limit = new AbortController();
  try {
    return await Promise.race([work, after(limitMs, undefined, { signal: limit.signal })]);
  } finally {
    limit.abort();
    work.catch(() => undefined);
  }
}
