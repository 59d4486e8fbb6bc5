import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from '../portal';
import { answer, ask, createBus, createJob, createUser, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test('the owner sees what earns, and every figure leads to its rows', async ({ page, portal }) => {
  await createJob(portal, await createUser(portal, 'Jaan'), await createBus(portal, 'Setra'));
  await answer(portal, await ask(portal, tripStart.plus({ days: 2 }), { company: 'Tartu Kammerkoor' }), 900);
  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: 'Ülevaade' }).click();
  const from = tripStart.toISODate() ?? '';
  await page.goto(
    `${portal.url}/portal/platform/overview?algus=${from}&lopp=${tripStart.plus({ days: 6 }).toISODate()}`,
  );

  const turnover = page.getByRole('region', { name: 'Käive kuude kaupa' });
  await expect(turnover.getByText(/^Käive oli 540\s€/)).toBeVisible();
  await expect(turnover.getByRole('img')).toBeVisible();
  await turnover.getByRole('button', { name: /^Tabel/ }).click();
  await expect(turnover.getByRole('row').filter({ hasText: /540\s€/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await turnover.getByRole('button', { name: /^CSV/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(
    /^\uFEFFKuu;Reise;Käive;Aasta varem\r\n(.*\r\n)*.*;1;540\s€;0\s€/i,
  );
  await expect(
    page.getByRole('table', { name: 'Busside kasutus nädalapäeviti' }).getByRole('row', { name: /Setra/ }),
  ).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: '1 reis', exact: true }).click();
  const rows = page.getByRole('dialog', { name: 'Käive' });
  await expect(rows.getByText('540,00 €')).toBeVisible();
  await expectNoViolations(page);
  await rows.getByRole('link').click();
  await expect(page).toHaveURL(/\/platform\/job\//);
});

test('the search finds an order, a bus and a command by keyboard alone', async ({ page, portal }) => {
  await createJob(portal, await createUser(portal, 'Jaan'), await createBus(portal, 'Setra'));
  await answer(portal, await ask(portal, tripStart, { company: 'Põltsamaa Kammerkoor' }), 900);
  await signIn(page, portal, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Otsi kõikjalt' });
  await expect(search).toBeFocused();
  await page.keyboard.type('poltsama kamerkoor');
  const hit = page.getByRole('option', { name: /Põltsamaa Kammerkoor/ });
  await expect(hit).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/platform\/answeredQuery\//);

  await page.keyboard.press('Control+k');
  await search.fill('lsia buss');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/platform\/createBus$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Klahvid' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('setra');
  await expect(page.getByRole('option', { name: 'Setra' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/platform\/resources\?buss=/);
});
