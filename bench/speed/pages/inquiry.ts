import type { Page } from '@playwright/test';
import { openChromium } from '../../chromium';
import { scriptLimits } from '../../../client/e2e/scriptWeight';
import { keepCoreBusy } from './busy';
import { openMailedLinks } from './mailedLinks';
import { press } from './press';
import type { Result } from '../result';
import { milliseconds } from '../result';
import { measureSlowness } from './slowPage';
import type { Slowness } from './slowPage';

const first = '[role=combobox]';

/** The first place is typed and chosen. */
async function choosePlace(page: Page): Promise<void> {
  const field = page.getByRole('combobox').first();
  await field.tap().catch(() => field.click());
  await field.pressSequentially('tallinn', { delay: 100 });
  await page.getByRole('option').first().click();
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
      results.push(
        row(`main thread blocked, untouched, 6 times slower${beside}`, untouched.blocked, 200),
        row(`main thread blocked, the first place chosen, 6 times slower${beside}`, used.blocked, 200),
        row(`longest task, untouched, 6 times slower${beside}`, untouched.longest, 50),
        row(`longest task, the first place chosen, 6 times slower${beside}`, used.longest, 50),
        row(`INP, 4 times slower${beside}`, quick.inp, 80, printDelay),
        { ...row('', offer.inp, 80, printDelay), what: `the offer: INP, 4 times slower${beside}` },
        row(`layout shift, 6 times slower${beside}`, used.shift, 0.02, (shift) => shift.toFixed(3)),
        weigh(`script before its first field works${beside}`, used, 'scriptBefore', 0),
        weigh(`script in all, the first place chosen${beside}`, used, 'script', scriptLimits.inquiry),
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

const row = (what: string, is: number, most: number, print: (value: number) => string = milliseconds): Result => ({
  what: `the inquiry: ${what}`,
  against: '-',
  mustReach: print(most),
  measured: print(is),
  reached: is <= most,
});

const weigh = (what: string, is: Slowness, key: 'script' | 'scriptBefore', most: number): Result =>
  row(what, is[key], most, (size) => `${size.toFixed(0)} KiB gzip`);
