import type { Page } from '@playwright/test';
import { openChromium } from '../../chromium';
import { scriptLimits } from '../../../client/e2e/scriptWeight';
import { keepCoreBusy } from './busy';
import { openMailedLinks } from './mailedLinks';
import { press } from './press';
import type { Result } from '../result';
import { milliseconds } from '../result';
import { measureSlowness } from './slowPage';

const first = '[role=combobox]';

/** The first place is typed and chosen. */
async function choosePlace(page: Page): Promise<void> {
  const field = page.getByRole('combobox').first();
  await press(field);
  await field.pressSequentially('tallinn', { delay: 100 });
  const option = page.getByRole('option').first();
  await option.waitFor();
  await press(option);
  await page.getByRole('combobox', { name: /vahe-/ }).waitFor();
}

/** The fields of an offer's form, as one fills them in before accepting. */
async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Täisnimi', 'Mari Maasikas'],
    ['E-mail', 'mari@rahvatants.example'],
  ] as const) {
    const field = page.getByLabel(label);
    await press(field);
    await field.clear();
    await field.pressSequentially(text, { delay: 100 });
  }
}

/** The inquiry and an offer on a phone with a slowed processor, alone and beside a program that keeps one core busy. */
export async function inquiry(): Promise<Result[]> {
  const world = await openMailedLinks();
  const chrome = await openChromium();
  const address = world.pages['the inquiry'];
  try {
    const results: Result[] = [];
    const measureAll = async (beside: string): Promise<void> => {
      const untouched = await measureSlowness(chrome, { address, rate: 6, first });
      const used = await measureSlowness(chrome, { address, rate: 6, first, action: choosePlace });
      const quick = await measureSlowness(chrome, { address, rate: 4, first, action: choosePlace });
      const offer = await measureSlowness(chrome, {
        address: world.pages['the offer'],
        rate: 4,
        first,
        action: fillIn,
      });
      const row = nameRow('the inquiry', beside);
      const weigh = (what: string, is: number, most: number): Result =>
        row(what, is, most, (size) => `${size.toFixed(0)} KiB gzip`);
      results.push(
        row('main thread blocked, untouched, 6 times slower', untouched.blocked, 200),
        row('main thread blocked, the first place chosen, 6 times slower', used.blocked, 200),
        row('longest task, untouched, 6 times slower', untouched.longest, 50),
        row('longest task, the first place chosen, 6 times slower', used.longest, 50),
        row('INP, 4 times slower', quick.inp, 80, printDelay),
        nameRow('the offer', beside)('INP, 4 times slower', offer.inp, 80, printDelay),
        row('layout shift, 6 times slower', used.shift, 0.02, (shift) => shift.toFixed(3)),
        weigh('script before its first field works', used.scriptBefore, 0),
        weigh('script in all, the first place chosen', used.script, scriptLimits.inquiry),
      );
    };
    await measureAll('');
    const stopLoop = keepCoreBusy();
    await measureAll(', one core kept busy').finally(stopLoop);
    return results;
  } finally {
    await chrome.close();
    await world.stop();
  }
}

/** Browsers tell nothing of what takes less than 16 ms. */
const printDelay = (ms: number): string => (ms < 16 ? 'under 16 ms' : milliseconds(ms));

/** Rows of a page. `beside`: the end of their names. */
const nameRow =
  (page: string, beside: string) =>
  (what: string, is: number, most: number, print: (value: number) => string = milliseconds): Result => ({
    what: `${page}: ${what}${beside}`,
    against: '-',
    mustReach: print(most),
    measured: print(is),
    reached: is <= most,
  });
