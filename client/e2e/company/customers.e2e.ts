import { expect, findEntry, signIn, test } from '../portal';
import type { Portal } from '../portal';
import { ask } from '../trips';
import { expectNoViolations } from '../violations';

const createCustomer = async (portal: Portal, input: object): Promise<string> =>
  (
    await portal.graphql<{ createCustomer: { id: string } }>(
      'mutation($input: CustomerInput!) { createCustomer(input: $input) { id } }',
      { input: { kind: 'company', ...input } },
    )
  ).createCustomer.id;

test('an inquiry is recognised, suggested, refused, and tied by a person', async ({ page, portal }) => {
  await createCustomer(portal, {
    name: 'Rahvatantsu Selts MTÜ',
    registryCode: '80004561',
    priceAgreement: 'Sõidud 10% soodsamad',
    contacts: [{ name: 'Õie Jõgeväli', email: 'oie@rahvatants.example' }],
  });
  await createCustomer(portal, { name: 'Eesti Rahvatantsu Selts' });
  const id = await ask(portal);
  await signIn(page, portal, 'admin', `/platform/query/${id}`);
  const question = page.getByRole('region', { name: 'Kelle tellimus?' });
  await expect(question.getByText('Kas see on Rahvatantsu Selts MTÜ?')).toBeVisible();
  await expect(question.getByText('Sama e-posti aadress · tellimusi ei ole')).toBeVisible();
  await expect(question.getByText('Sama nimi · tellimusi ei ole')).toBeVisible();
  await expectNoViolations(page);

  await question.getByRole('button', { name: 'Ei, see ei ole Eesti Rahvatantsu Selts' }).click();
  await expect(question.getByText('Sama nimi')).toHaveCount(0);
  await question.getByRole('button', { name: 'Jah, see on Rahvatantsu Selts MTÜ' }).click();
  await expect(page.getByText('Tellimus on seotud kliendiga Rahvatantsu Selts MTÜ')).toBeVisible();
  const tied = page.getByRole('region', { name: 'Kliendikaart' });
  await expect(tied.getByText('Sõidud 10% soodsamad')).toBeVisible();
  await expect(page.getByText('80004561').first()).toBeVisible();

  await tied.getByRole('link', { name: 'Rahvatantsu Selts MTÜ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rahvatantsu Selts MTÜ' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tellimused' }).getByText('Õie Jõgeväli')).toBeVisible();
  await expectNoViolations(page);
});

test('a customer is made of an order, written down, merged and taken apart', async ({ page, portal }) => {
  await createCustomer(portal, { name: 'Rahvatants', address: 'Tantsu 1', contacts: [{ name: 'Mari Mets' }] });
  const id = await ask(portal);
  await signIn(page, portal, 'admin');

  await test.step('made of an order by one press', async () => {
    await page.goto(`${portal.url}/portal/platform/query/${id}`);
    await page.getByRole('button', { name: 'Uus klient' }).click();
    await expect(page.getByText('Tellimus on seotud kliendiga Eesti Rahvatantsu Selts')).toBeVisible();
    await page.getByRole('link', { name: 'Eesti Rahvatantsu Selts', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Kontaktid' }).getByText('Õie Jõgeväli')).toBeVisible();
  });

  await test.step('a wrong check digit is answered at its field', async () => {
    await page.getByRole('button', { name: 'Muuda andmeid' }).click();
    const form = page.getByRole('region', { name: 'Muuda andmeid' });
    await form.getByLabel('Registrikood').fill('80004562');
    await form.getByLabel('Maksetähtaeg päevades').fill('21');
    await form.getByRole('button', { name: 'Salvesta' }).click();
    await expect(form.getByText('Sellist registrikoodi ei ole, palun kontrollige numbreid')).toBeVisible();
    await form.getByLabel('Registrikood').fill('80004561');
    await expectNoViolations(page);
    await form.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Klient salvestatud!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Arved' }).getByText('21 päeva')).toBeVisible();
  });

  await test.step('merged into the other record', async () => {
    await (await findEntry(page, 'Kliendid')).click();
    await expect(page.getByRole('link', { name: 'Eesti Rahvatantsu Selts' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Rahvatants', exact: true }).click();
    await page.getByRole('button', { name: 'Ühenda topeltkirje' }).click();
    await page.getByRole('textbox', { name: 'Otsi tabelist: Otsi teist kirjet' }).fill('selts');
    await page.getByRole('button', { name: 'Ühenda siia: Eesti Rahvatantsu Selts' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Kas ühendame need kirjed?' });
    await expect(dialog).toContainText('Eesti Rahvatantsu Selts kaob loetelust, alles jääb Rahvatants.');
    await dialog.getByRole('button', { name: 'Ühenda' }).click();
    await expect(page.getByText('Kirjed on ühendatud')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Arved' }).getByText('80004561')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Kontaktid' }).getByText('Õie Jõgeväli')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tellimused' }).getByText('Õie Jõgeväli')).toBeVisible();
  });

  await test.step('the order keeps the names of its inquiry', async () => {
    await page.goto(`${portal.url}/portal/platform/query/${id}`);
    await expect(page.getByRole('link', { name: 'Rahvatants', exact: true })).toBeVisible();
    await expect(page.getByText('Eesti Rahvatantsu Selts').first()).toBeVisible();
    await page.getByRole('link', { name: 'Rahvatants', exact: true }).click();
  });

  await test.step('taken apart', async () => {
    await page.getByRole('button', { name: 'Võta tagasi: Eesti Rahvatantsu Selts' }).click();
    await expect(page.getByText('Ühendamine on tagasi võetud')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Arved' }).getByText('80004561')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Kontaktid' }).getByText('Õie Jõgeväli')).toHaveCount(0);
    await expect(page.getByText('Tellimusi veel ei ole')).toBeVisible();
    await (await findEntry(page, 'Kliendid')).click();
    await page.getByRole('textbox', { name: /Otsi tabelist/ }).fill('80004561');
    await expect(page.getByText('1 tellimus')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Eesti Rahvatantsu Selts' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rahvatants', exact: true })).toHaveCount(0);
  });
});
