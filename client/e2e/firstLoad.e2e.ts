import { noteUsable, scriptLimits, scriptsBeforeUsable } from '../../bench/speed/firstLoad';
import { expect, signIn, test } from './portal';

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
