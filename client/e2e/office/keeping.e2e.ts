import { readFileSync } from 'node:fs';
import { expect, signIn, test } from '../portal';
import { ask, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test('an admin sees what a rule would forget, confirms it, and the night carries it out', async ({ page, portal }) => {
  const id = await ask(portal);
  // Eighteen months later.
  await portal.setNow(tripStart.plus({ months: 18 }).toJSDate());
  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: 'Seaded' }).click();
  await page.getByRole('link', { name: 'Andmete säilitamine' }).click();
  const rules = page.getByRole('region', { name: 'Säilitusajad' });
  await expect(rules.getByText('Päringud ilma pakkumiseta: 1 aasta')).toBeVisible();

  await rules.getByRole('button', { name: 'Muuda: Päringud ilma pakkumiseta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kuud').fill('40');
  await dialog.getByRole('button', { name: 'Salvesta' }).click();
  await expect(dialog.getByText('Kirjutage täisarv 1 kuni 36')).toBeVisible();
  await dialog.getByLabel('Kuud').fill('24');
  await expect(dialog.getByText('Nii unustataks praegu 0.')).toBeVisible();
  await dialog.getByLabel('Kuud').fill('15');
  await expect(dialog.getByText('Nii unustataks praegu 1.')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Salvesta' }).click();
  await expect(rules.getByText('Päringud ilma pakkumiseta: 1 aasta ja 3 kuud')).toBeVisible();

  await rules.getByRole('button', { name: 'Kinnita: Päringud ilma pakkumiseta' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('unustataks 1');
  await question.getByRole('button', { name: 'Kinnita' }).click();
  await expect(rules.getByText('Kehtib', { exact: true })).toBeVisible();

  await portal.setNow(tripStart.plus({ months: 18, days: 1 }).toJSDate());
  await page.goto(`${portal.url}/portal/platform/keeping`);
  const runs = page.getByRole('region', { name: 'Unustamised' });
  await expect(runs.getByText('Päringud ilma pakkumiseta: 1')).toBeVisible();
  const { order } = await portal.graphql<{ order: { fullName: string; passengers: number } }>(
    'query($id: UUID!) { order(id: $id) { fullName passengers } }',
    { id },
  );
  expect(order).toEqual({ fullName: '(kustutatud)', passengers: 38 });
  await page.goto(`${portal.url}/portal/platform/query/${id}`);
  await expect(page.getByText('(kustutatud)').first()).toBeVisible();
});

test('an admin finds a person, saves the data as a file, and erases the person', async ({ page, portal }) => {
  await portal.graphql('mutation($id: UUID!) { deleteOrder(id: $id) }', { id: await ask(portal) });
  const open = await ask(portal, tripStart, { email: 'teine@rahvatants.example', notes: 'Helistage: Õie Jõgeväli' });
  await signIn(page, portal, 'admin', '/platform/keeping');
  const people = page.getByRole('region', { name: 'Inimese andmed' });
  await people.getByLabel('Nimi, e-post või telefon').fill('jõ');
  await people.getByRole('button', { name: 'Otsi' }).click();
  await expect(people.getByText('Kirjutage vähemalt kolm märki')).toBeVisible();
  await people.getByLabel('Nimi, e-post või telefon').fill('oie@rahva');
  await page.keyboard.press('Enter');
  const downloading = page.waitForEvent('download');
  await people.getByRole('button', { name: 'Laadi andmed alla: Õie Jõgeväli' }).click();
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as { orders: unknown[] };
  expect(file.orders).toHaveLength(1);

  await people.getByRole('button', { name: 'Kustuta: Õie Jõgeväli' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 tellimusest kaob inimene, summad jäävad')).toBeVisible();
  const mention = dialog.getByText(/Helistage: Õie Jõgeväli/);
  await expect(mention).toBeHidden();
  await dialog.getByLabel('Otsi ka pelgalt nime järgi').check();
  await expect(mention).toBeVisible();
  await expectNoViolations(page);
  // A namesake's order stays as it is.
  await dialog.getByLabel('Otsi ka pelgalt nime järgi').uncheck();
  await expect(mention).toBeHidden();
  await dialog.getByLabel('Kinnituseks kirjutage: Õie Jõgeväli').fill('Õie Jõgeväli');
  await dialog.getByRole('button', { name: 'Kustuta jäädavalt' }).click();
  await expect(page.getByText('Inimene on kustutatud')).toBeVisible();
  await expect(people.getByText('Kedagi ei leitud')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Kustutatud inimesed' }).getByText(/1 tellimusest/)).toBeVisible();
  const { order } = await portal.graphql<{ order: { clientNotes: string } }>(
    'query($id: UUID!) { order(id: $id) { clientNotes } }',
    { id: open },
  );
  expect(order.clientNotes).toBe('Helistage: Õie Jõgeväli');
});
