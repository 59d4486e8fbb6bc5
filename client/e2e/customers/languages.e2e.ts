import type { Page } from '@playwright/test';
import { picture } from '../picture';
import { expect, test } from '../portal';
import { noteUsable, scriptLimits, scriptsBeforeUsable } from '../scriptWeight';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ru-RU' });

const titles = { et: 'Kuhu sõidame?', en: 'Where are you going?', ru: 'Куда едем?', fi: 'Minne mennään?' };
const title = (page: Page, language: keyof typeof titles) =>
  page.getByRole('heading', { level: 1, name: titles[language] });

test('a customer switches to Russian with a half-filled form, and nothing is lost', async ({ page, portal }) => {
  await page.goto(`${portal.url}/portal/inquery`);
  await test.step('Estonian, whatever the browser speaks', async () => {
    await expect(title(page, 'et')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'et');
    await expect(page.getByRole('navigation', { name: 'Keel' }).getByRole('link', { name: /^ET/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  await page.getByRole('combobox', { name: 'Sisesta reisi alguspunkt' }).fill('tallinn');
  await page
    .getByRole('option', { name: /^Tallinn/ })
    .first()
    .tap();
  // A place is a stop when the server has said where it is.
  await expect(page.getByRole('textbox', { name: /^Väljumine: Tallinn/ })).toBeVisible();
  await page.getByRole('link', { name: /^RU/ }).tap();

  await test.step('the page is in Russian, with what was typed', async () => {
    await expect(title(page, 'ru')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('textbox', { name: /^Отправление: Tallinn/ })).toBeVisible();
    await page.getByRole('textbox', { name: /^Отправление: Tallinn/ }).tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Предыдущий месяц' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).tap();
    await picture(page, 'ru');
  });

  await test.step('it is kept for the next page; a link that says another wins, and is kept in turn', async () => {
    await page.goto(`${portal.url}/portal/login`);
    await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeVisible();
    await page.goto(`${portal.url}/portal/inquery?lang=fi`);
    await expect(title(page, 'fi')).toBeVisible();
    await page.goto(`${portal.url}/portal/inquery`);
    await expect(title(page, 'fi')).toBeVisible();
  });
});

for (const language of ['et', 'en', 'ru', 'fi'] as const)
  test(`the inquiry in ${language} loads no other language, no more than its share, and passes axe`, async ({
    page,
    portal,
  }) => {
    await noteUsable(page, `document.querySelector('#root:not([inert]) [role=combobox]')`);
    await page.goto(`${portal.url}/portal/inquery?lang=${language}`);
    await expect(title(page, language)).toBeVisible();
    expect(await scriptsBeforeUsable(page)).toBeLessThan(scriptLimits.inquiry);
    await picture(page, language);
    await expectNoViolations(page);
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const others = ['et', 'en', 'ru', 'fi'].filter((other) => other !== language);
    expect(scripts.filter((name) => others.some((other) => name.includes(`/assets/${other}-`)))).toEqual([]);
  });
