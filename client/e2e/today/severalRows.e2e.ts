import { expect, forgetSession, signIn, test } from '../portal';
import { accept, answer, ask, createBus, createJob, createUser, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 1440, height: 900 } });

test('a list is kept under a name, and several rows are done at once, each with its outcome', async ({
  page,
  portal,
}) => {
  await createUser(portal, 'Jaan');
  await createBus(portal, 'Setra 515');
  // Two trips at one time, for one driver and one bus.
  for (const company of ['Tartu Kammerkoor', 'Šoti Klubi']) {
    const id = await ask(portal, tripStart, { company });
    await answer(portal, id);
    await accept(portal, id);
  }
  await signIn(page, portal, 'admin');

  await test.step('a view keeps the search, and opens it again', async () => {
    await page.goto(`${portal.url}/portal/platform/archive?archive.q=kammerkoor`);
    await page.getByRole('button', { name: 'Vaated' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Vaateid veel ei ole', { exact: false })).toBeVisible();
    await dialog.getByLabel('Uue vaate nimi').fill('Kammerkoor');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Salvesta praegune vaade' }).click();
    await expect(page.getByText('Vaade on salvestatud')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/archive`);
    await page.getByRole('button', { name: 'Vaated' }).click();
    await dialog.getByRole('link', { name: 'Kammerkoor' }).click();
    await expect(page).toHaveURL(/archive\.q=kammerkoor/);
    await page.getByRole('button', { name: 'Vaated' }).click();
    await dialog.getByRole('button', { name: 'Kustuta vaade Kammerkoor' }).click();
    await expect(dialog.getByText('Vaateid veel ei ole', { exact: false })).toBeVisible();
  });

  await test.step('of two trips that need the same bus one is assigned, and the other says why not', async () => {
    await page.goto(`${portal.url}/portal/platform`);
    const list = page.getByRole('region', { name: 'Kinnitatud pakkumised' });
    await list.getByRole('checkbox', { name: 'Vali Tartu Kammerkoor' }).check();
    await list.getByRole('checkbox', { name: 'Vali Šoti Klubi' }).check();
    const bar = page.getByRole('region', { name: 'Valitud read' });
    await expect(bar.getByText('Valitud 2')).toBeVisible();
    await expectNoViolations(page);
    await bar.getByRole('button', { name: 'Määra sobiv buss ja juht' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tehtud 1, tegemata 1' });
    await expect(dialog.getByText(/Ükski juht ja buss ei sobi kahtluseta/)).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Sulge' }).click();
    await expect(page.getByRole('region', { name: 'Tulevased tööd' })).toContainText('Setra 515');
    await expect(list.getByRole('checkbox')).toHaveCount(1);
  });

  await test.step('archived trips are taken back at once, each with its outcome', async () => {
    const start = tripStart.plus({ days: 3 });
    const driver = await createUser(portal, 'Mati');
    const bus = await createBus(portal, 'Volvo 9700');
    const id = await createJob(portal, driver, bus, start, { company: 'Segakoor' });
    await portal.setNow(start.plus({ days: 2 }).toJSDate());
    await portal.graphql('mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id });
    await forgetSession(page);
    await signIn(page, portal, 'admin', '/platform/archive');
    const archive = page.getByRole('region', { name: 'Arhiiv' });
    await archive.getByRole('checkbox', { name: 'Vali Segakoor' }).check();
    const bar = page.getByRole('region', { name: 'Valitud read' });
    await expectNoViolations(page);
    await bar.getByRole('button', { name: 'Võta arhiivist tagasi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tehtud 1, tegemata 0' });
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Sulge' }).click();
    await expect(archive.getByRole('checkbox', { name: 'Vali Segakoor' })).toHaveCount(0);
    await expect(bar).toHaveCount(0);
  });
});
