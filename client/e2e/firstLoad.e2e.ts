import { noteUsable, scriptLimits, scriptsBeforeUsable, scriptsInAll } from '../../bench/speed/pages/firstLoad';
import { expect, signIn, test } from './portal';
import { answer, ask, customer } from './trips';

test.use({ viewport: { width: 390, height: 844 } });

test('the inquiry and the dashboard load no more than their share before they can be used', async ({
  page,
  portal,
}) => {
  await noteUsable(page, `document.querySelector('#root:not([inert]) [role=combobox]')`);
  await page.goto(`${portal.url}/portal/inquery`);
  expect(await scriptsBeforeUsable(page)).toBeLessThan(scriptLimits.inquiry);

  await signIn(page, portal, 'admin');
  const office = await page.context().newPage();
  await noteUsable(office, `document.querySelector('#content section h2')`);
  await office.goto(`${portal.url}/portal/platform`);
  expect(await scriptsBeforeUsable(office)).toBeLessThan(scriptLimits.dashboard);
});

test('the inquiry is taken over as it stands in its HTML', async ({ page, portal }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // With such a clock an idle moment comes early.
  await page.clock.setFixedTime('2027-03-30T12:00:00Z');
  const reply = await page.goto(`${portal.url}/portal/inquery`);
  // Names of styles as they are while developing: the browser would make all of them once more.
  expect(await reply?.text()).not.toMatch(/css-\w+-Mui/);
  await page.getByRole('combobox').fill('T');
  await expect(page.getByRole('textbox', { name: 'Väljumine' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('T');
  expect(errors).toEqual([]);
});

test('an offer stands in its HTML, and loads next to nothing, even once it is touched', async ({ page, portal }) => {
  await answer(portal, await ask(portal));
  const { links } = await portal.mail(customer, 'Hinnapakkumine');
  const link = links.find(({ pathname }) => pathname.endsWith('accept'))?.href ?? '';
  const html = await (await fetch(link)).text();
  for (const words of ['Tallinn', '669,60', 'Kinnita']) expect(html).toContain(words);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByLabel('Telefon').fill('5551 2345');
  await page.getByLabel('Telefon').blur();
  await page.waitForLoadState('networkidle');
  expect(await scriptsInAll(page)).toBeLessThan(scriptLimits.drawn);
});
