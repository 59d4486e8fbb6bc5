import type { Page } from '@playwright/test';
import { expect, findEntry, signIn, test, unfold } from '../portal';
import { accept, answer, ask, createBus, createUser, tripStart } from '../trips';

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

test('driver and bus are assigned and changed, also when the driver has been hidden', async ({ page, portal }) => {
  const jaan = await createUser(portal, 'Jaan');
  await createUser(portal, 'Liis');
  await createBus(portal, 'Setra 515');
  const accepted = async (days: number) => {
    const id = await ask(portal, tripStart.plus({ days }));
    await answer(portal, id);
    await accept(portal, id);
    return id;
  };
  const id = await accepted(0);
  const next = await accepted(1);
  await signIn(page, portal, 'admin', `/platform/confirmedQuery/${id}`);
  const stale = await page.context().newPage();
  await stale.goto(page.url());
  // Somebody is at it here: else the page would follow the order by itself.
  await stale.getByRole('button', { name: 'Lükka tagasi' }).click();

  await test.step('nobody twice, and somebody at all', async () => {
    const assign = page.getByRole('button', { name: 'Määra buss ja juht' });
    await page.getByRole('button', { name: 'Vali muu' }).click();
    await expect(page.getByRole('combobox', { name: 'Juht', exact: true })).toBeFocused();
    for (const name of ['Juht', 'Buss']) await page.getByRole('combobox', { name, exact: true }).fill('');
    await assign.click();
    await expect(page.getByText('Palun valige juht!')).toBeVisible();
    await expect(page.getByText('Palun valige buss!')).toBeVisible();
    await choose(page, 'Juht', /Jaan/);
    await page.getByRole('button', { name: 'Lisa juht' }).click();
    await choose(page, 'Lisajuht 1', /Jaan/);
    await expect(page.getByText('Korduvad juhid!')).toBeVisible();
    await page.getByRole('button', { name: 'Eemalda: Lisajuht 1' }).click();
    await choose(page, 'Buss', /Setra/);
    await page.getByRole('button', { name: 'Lisa buss' }).click();
    await choose(page, 'Lisabuss 1', /Setra/);
    await expect(page.getByText('Korduvad bussid!')).toBeVisible();
    await page.getByRole('button', { name: 'Eemalda: Lisabuss 1' }).click();
    await assign.click();
    await expect(page.getByText('Töö loodud!')).toBeVisible();
    await page.waitForURL(`**/portal/platform/job/${id.toUpperCase()}`);
    await portal.mail('jaan@bussiveod.example', 'Uus töö');
  });

  await test.step('a page that still shows the offer says where the order stands', async () => {
    await stale.getByRole('dialog').getByRole('button', { name: 'Lükka tagasi' }).click();
    // A job can be rejected too, so it says what changed meanwhile.
    const notice = stale.getByRole('alert').filter({ hasText: 'Tellimust on vahepeal muudetud' });
    await notice.getByRole('button', { name: 'Võta ainult uus versioon' }).click();
    await stale.waitForURL('**/portal/platform/job/*');
    await expect(stale.getByRole('region', { name: 'Juhid ja bussid' })).toContainText('Jaan');
    await stale.close();
  });

  await test.step('a hidden driver keeps the job, and gets no other', async () => {
    await (await findEntry(page, 'Juhid / bussid')).click();
    await page.getByRole('button', { name: 'Muuda: Jaan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Peida' }).click();
    // There is a trip ahead.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Peida' }).click();
    await expect(page.getByText('Juht peidetud!')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/confirmedQuery/${next}`);
    await page.getByRole('button', { name: 'Vali muu' }).click();
    await page.getByRole('combobox', { name: 'Juht', exact: true }).click();
    await expect(page.getByRole('option', { name: /Liis/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /Jaan/ })).toHaveCount(0);
    await page.goto(`${portal.url}/portal/platform/job/${id}`);
    await unfold(page, 'Muuda bussi ja juhti');
    await expect(page.getByRole('combobox', { name: 'Juht', exact: true })).toHaveValue('Jaan (jaan) (peidetud)');
    await page.getByRole('button', { name: 'Lisa juht' }).click();
    await choose(page, 'Lisajuht 1', /Liis/);
    await page.getByRole('region', { name: 'Muuda bussi ja juhti' }).getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Töö uuendatud!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Juhid ja bussid' })).toContainText('Liis');
  });

  await test.step('the driver is changed', async () => {
    await page.getByRole('button', { name: 'Eemalda: Lisajuht 1' }).click();
    await choose(page, 'Juht', /Liis/);
    await page.getByRole('region', { name: 'Muuda bussi ja juhti' }).getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByRole('region', { name: 'Juhid ja bussid' })).not.toContainText('Jaan');
    const { order } = await portal.graphql<{ order: { job: { drivers: { driver: { id: string } }[] } } }>(
      'query($id: UUID!) { order(id: $id) { job { drivers { driver { id } } } } }',
      { id },
    );
    expect(order.job.drivers).toHaveLength(1);
    expect(order.job.drivers[0]?.driver.id).not.toBe(jaan);
  });
});
