import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { wholeChromium } from '../../../client/e2e/installedChromium';
import { keepCoreBusy } from './busy';
import { openMailedLinks } from './mailedLinks';
import { openWordsPage } from './wordsPage';
import { median } from '../ask';
import { peers } from '../processes';
import type { Result } from '../result';

// Lighthouse's slow phone on the public pages, the median of five. It needs a newer Node than we do: bench/peers.

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
type Marks = Record<Category, number> & { lcp: number; blocked: number };

const limits: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const RUNS = 5;

/** On a quiet machine. `PAGES=feedback` judges some of them and writes no results. */
export const lighthouse = (): AsyncGenerator<Result> => judgePublicPages('');

/** Beside a busy loop the machine itself costs marks. A page of words alone tells how many. */
export async function* lighthouseBusy(): AsyncGenerator<Result> {
  const stopLoop = keepCoreBusy();
  try {
    yield* await judgeWords();
    yield* judgePublicPages(', one core kept busy');
  } finally {
    stopLoop();
  }
}

async function judgeWords(): Promise<Result[]> {
  const words = await openWordsPage();
  try {
    const results = await judgePage('words alone, one core kept busy', words.address, { judged: ['performance'] });
    return results.map((result) => ({ ...result, mustReach: '-', reached: true }));
  } finally {
    words.stop();
  }
}

async function* judgePublicPages(beside: string): AsyncGenerator<Result> {
  const world = await openMailedLinks();
  try {
    const wanted = process.env.PAGES?.split(',');
    for (const [page, address] of Object.entries(world.pages))
      if (wanted?.includes(page) ?? true) yield* await judgePage(`${page}${beside}`, address);
  } finally {
    await world.stop();
  }
}

/** The marks of a page. `cookie`: of somebody who is signed in. */
export async function judgePage(
  page: string,
  address: string,
  { cookie, judged = categories }: { cookie?: string; judged?: readonly Category[] } = {},
): Promise<Result[]> {
  const runs: Marks[] = [];
  for (let nth = 0; nth < RUNS; nth += 1) runs.push(await marksOf(address, cookie));
  const lcp = median(runs.map((marks) => marks.lcp));
  const blocked = median(runs.map((marks) => marks.blocked));
  return judged.map((category) => {
    const mark = median(runs.map((marks) => marks[category]));
    const times = `; LCP ${(lcp / 1000).toFixed(1)} s, main thread blocked ${Math.round(blocked)} ms`;
    return {
      what: `Lighthouse 13, slow phone, ${page}: ${category}`,
      against: '-',
      mustReach: String(limits[category]),
      measured: `${mark}${category === 'performance' ? times : ''}`,
      reached: mark >= limits[category],
    };
  });
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Beside a busy core Lighthouse may miss the begin of its recording (NO_NAVSTART). It then asks to be run again. */
const runUntilRecorded = (address: string, cookie?: string): Promise<Report> =>
  runLighthouse(address, cookie).catch((error: unknown) => {
    if (!String(error).includes('NO_NAVSTART')) throw error;
    console.log(`  again ${new URL(address).pathname}: NO_NAVSTART`);
    return runLighthouse(address, cookie);
  });

async function runLighthouse(address: string, cookie?: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    join(peers, '.bin/node'),
    [
      join(peers, 'lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
      `--only-categories=${categories.join(',')}`,
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ],
    { maxBuffer: 2 ** 26, env: { ...process.env, ...(wholeChromium && { CHROME_PATH: wholeChromium }) } },
  );
  return JSON.parse(stdout) as Report;
}

async function marksOf(address: string, cookie?: string): Promise<Marks> {
  const report = await runUntilRecorded(address, cookie);
  const mark = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  const failed = Object.entries(report.audits).filter(([, { score }]) => score !== null && score < 0.5);
  console.log(`  ${mark('performance')} ${new URL(address).pathname}: ${failed.map(([name]) => name).join(' ')}`);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
    seo: mark('seo'),
    lcp: report.audits['largest-contentful-paint']?.numericValue ?? 0,
    blocked: report.audits['total-blocking-time']?.numericValue ?? 0,
  };
}
