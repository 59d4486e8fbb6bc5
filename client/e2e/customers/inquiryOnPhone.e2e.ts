import type { Locator, Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { picture } from '../picture';
import { expect, logistician, test } from '../portal';
import { sizes } from '../sizes';
import { formOpensAt, tappedDay } from '../trips';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function choosePlace(page: Page, label: string, typed: string, chosen: RegExp) {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: chosen }).first().tap();
}

const tapNumber = (page: Page, group: string, number: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name: number, exact: true }).tap();

test('a customer asks on a phone: the day, the hour, the minute, one tap each', async ({ page, portal }) => {
  await page.goto(`${portal.url}/portal/inquery`);
  await choosePlace(page, 'Sisesta reisi alguspunkt', 'tallinn', /^Tallinn/);
  await choosePlace(page, 'Sisesta vahe- või lõpp-peatus', 'paide', /^Paide/);
  await choosePlace(page, 'Sisesta vahe- või lõpp-peatus', 'tartu', /^Tartu/);

  const departure = page.getByRole('textbox', { name: /^Väljumine: Tallinn/ });
  await test.step('the form opens at midnight, which does not pass unseen', async () => {
    await expect(departure).toHaveValue(/00:00$/);
    await departure.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Tunnid: --' })).toBeVisible();
    // Nothing to keep: no time was chosen.
    await expect(dialog.getByRole('button', { name: 'Valmis' })).toHaveCount(0);
    // No trip begins in the past.
    const former = dialog.getByRole('button', { name: 'Eelmine kuu' });
    if (formOpensAt.hasSame(DateTime.now().setZone('Europe/Tallinn'), 'month')) await expect(former).toBeDisabled();
    else await expect(former).toBeEnabled();
    await picture(page, 'day');
  });

  await test.step('day, hour and minute', async () => {
    await page.getByRole('button', { name: 'Järgmine kuu' }).tap();
    const day = page.getByRole('gridcell', { name: '17', exact: true });
    // The former month slides away.
    await expect(day).toHaveCount(1);
    await day.tap();
    await expect(page.getByRole('button', { name: '08', exact: true })).toBeFocused();
    await picture(page, 'hour');
    await tapNumber(page, 'Vali tund', '08');
    await picture(page, 'minute');
    await tapNumber(page, 'Vali minut', '30');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(departure).toHaveValue(tappedDay.toFormat('dd.MM.yyyy HH:mm'));
  });

  await test.step('the stop in the middle is left when it is reached, without waiting for the estimate', async () => {
    // Not the three seconds after the last change: the tap itself asks.
    await page.getByRole('button', { name: 'Muuda samaks, mis saabumine' }).tap();
    const middle = page.getByRole('textbox', { name: /^Väljumine: Paide/ });
    await expect(middle).toHaveValue(/^17\.\d\d\.\d{4} (09|10):\d\d$/, { timeout: 2500 });
    await picture(page, 'sameAsArrival');

    await middle.tap();
    await page.getByRole('gridcell', { name: '17', exact: true }).tap();
    await tapNumber(page, 'Vali tund', '09');
    await tapNumber(page, 'Vali minut', '00');
    await expect(page.getByText(/^Buss jõuab siia umbes (09|10):\d\d: palun valige hilisem väljumisaeg/)).toBeVisible();
    await picture(page, 'tooEarly');
    await page.getByRole('button', { name: 'EDASI' }).tap();
    await expect(page.getByRole('heading', { name: 'Kuhu sõidame?' })).toBeVisible();
    await page.getByRole('button', { name: 'Muuda samaks, mis saabumine' }).tap();
    await expect(page.getByText(/^Buss jõuab siia/)).toHaveCount(0);
  });

  await test.step('the passengers are checked on leaving the step', async () => {
    await page.getByRole('button', { name: 'EDASI' }).tap();
    await page.getByLabel('Reisijate arv').fill('38');
    await page.getByLabel('Täisnimi').fill('Õie Jõgeväli');
    await page.getByLabel('E-posti aadress').fill('oie@rahvatants');
    await page.getByLabel('Telefoninumber').fill('12');
    await page.getByRole('button', { name: 'SAADA ÄRA' }).tap();
    await expect(page.getByText('Palun sisestage korrektne e-posti aadress')).toBeVisible();
    await expect(page.getByText('Palun sisestage korrektne telefoninumber')).toBeVisible();
    await picture(page, 'details');
    await page.getByLabel('E-posti aadress').fill('oie@rahvatants.example');
    await page.getByLabel('Telefoninumber').fill('5551 2345');
    await page.getByRole('button', { name: 'SAADA ÄRA' }).tap();
    await expect(page.getByRole('heading', { name: 'Tänname!' })).toBeVisible();
    await expect(page.getByText(/Error funktsioonis/)).toHaveCount(0);
    const { text } = await portal.mail(logistician, 'Õie Jõgeväli');
    expect(text).toContain('08:30');
    expect(text).toContain('+372\u00a05551\u00a02345');
  });
});

test('a mistyped name gets a warning, and the right one is one tap away', async ({ page, portal }) => {
  await page.goto(`${portal.url}/portal/inquery`);
  const start = page.getByRole('combobox', { name: 'Sisesta reisi alguspunkt' });
  await start.fill('Haapslau');
  await expect(page.getByText('„Haapslau“ me ei leidnud. Kas mõtlesite:')).toBeVisible();
  await picture(page, 'similar');
  await page
    .getByRole('option', { name: /^Haapsalu/ })
    .first()
    .tap();
  await expect(page.getByText(/^Haapsalu, /)).toBeVisible();
  // A name that is known asks nothing.
  const next = page.getByRole('combobox', { name: 'Sisesta vahe- või lõpp-peatus' });
  await next.fill('Tartu');
  await expect(page.getByRole('option', { name: /^Tartu/ }).first()).toBeVisible();
  await expect(page.getByText(/Kas mõtlesite/)).toHaveCount(0);
});

test('midnight passes only when it is said twice', async ({ page, portal }) => {
  await page.goto(`${portal.url}/portal/inquery`);
  await choosePlace(page, 'Sisesta reisi alguspunkt', 'tallinn', /^Tallinn/);
  await choosePlace(page, 'Sisesta vahe- või lõpp-peatus', 'tartu', /^Tartu/);
  // A place is a stop when the server has said where it is.
  await expect(page.getByRole('button', { name: /^Eemalda peatus Tartu/ })).toBeVisible();
  await page.getByRole('button', { name: 'EDASI' }).tap();
  await expect(page.getByText(/^Väljumisaeg on 00:00/)).toBeVisible();
  await picture(page, 'midnight');
  await page.getByRole('button', { name: 'EDASI' }).tap();
  await expect(page.getByLabel('Reisijate arv')).toBeVisible();
});

test('Tallinn - Tartu - Tallinn is asked for with at most 15 taps', async ({ page, portal }) => {
  await page.goto(`${portal.url}/portal/inquery`);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const number = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const { keyboard } = page;

  await tap(page.getByRole('combobox', { name: 'Sisesta reisi alguspunkt' }));
  await keyboard.type('Tallinn');
  await tap(page.getByRole('option', { name: /^Tallinn, / }));
  await expect(page.getByRole('combobox', { name: 'Sisesta vahe- või lõpp-peatus' })).toBeFocused();
  await keyboard.type('Tartu');
  await tap(page.getByRole('option', { name: /^Tartu, / }));
  await picture(page, 'backToStart');
  await tap(page.getByRole('button', { name: 'Tagasi algusesse' }));

  await tap(page.getByRole('textbox', { name: /^Väljumine: Tallinn/ }));
  await tap(page.getByRole('gridcell', { name: String(formOpensAt.day), exact: true }));
  await tap(number('08'));
  await tap(number('30'));
  // The second one begins on that day: only the time is asked.
  await tap(page.getByRole('textbox', { name: /^Väljumine: Tartu/ }));
  await expect(page.getByRole('dialog')).toContainText(formOpensAt.toFormat('dd.MM.yyyy'));
  await picture(page, 'secondStop');
  await tap(number('17'));
  await tap(number('00'));
  await tap(page.getByRole('button', { name: 'EDASI' }));

  // The key 'next' of the keyboard leads from field to field.
  await expect(page.getByLabel('Reisijate arv')).toBeFocused();
  await picture(page, 'passengers');
  for (const typed of ['38', 'Õie Jõgeväli', 'oie@rahvatants.example']) {
    await keyboard.type(typed);
    await keyboard.press('Enter');
  }
  await keyboard.type('5551 2345');
  await tap(page.getByRole('button', { name: 'SAADA ÄRA' }));
  await expect(page.getByRole('heading', { name: 'Tänname!' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(15);
  expect((await portal.mail(logistician, 'Tallinn – Tartu – Tallinn')).text).toContain('17:00');
});

test.describe('at each width', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a typed stop is taken or asked about, and back leads one step back', async ({ page, portal }) => {
    const next = page.getByRole('combobox', { name: 'Sisesta vahe- või lõpp-peatus' });
    const onward = page.getByRole('button', { name: 'EDASI' });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.goto(`${portal.url}/portal/inquery`);
      await page.getByRole('combobox', { name: 'Sisesta reisi alguspunkt' }).fill('tallinn');
      await page.getByRole('option', { name: /^Tallinn, / }).click();
      // Neither chosen nor confirmed by Enter: it is called exactly so.
      await next.fill('Tartu');
      await next.press('Enter');
      await onward.click();
      await expect(page.getByRole('button', { name: /^Eemalda peatus Tartu/ })).toBeVisible();
      await expect(page.getByText(/^Väljumisaeg on 00:00/)).toBeVisible();
      // The press before leads the focus to the hour, also in the midst of filling in the field.
      await expect(async () => {
        await next.fill('Tallinna len');
        await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 });
      }).toPass();
      await onward.click();
      await expect(next).toHaveAccessibleDescription(/^Palun valige loendist soovitus/);
      await expect(next).toBeFocused();
      await picture(page, `chooseSuggestion-${width}`);
      await next.fill('');
      await onward.click();
      await page.getByLabel('Täisnimi').fill('Õie');
      await picture(page, `passengers-${width}`);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Kuhu sõidame?' })).toBeVisible();
      await page.goForward();
      await expect(page.getByLabel('Täisnimi')).toHaveValue('Õie');
      await page.evaluate('sessionStorage.clear()');
      await page.goto('about:blank');
    }
  });
});
