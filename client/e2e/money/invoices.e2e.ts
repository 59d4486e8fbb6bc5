import { expect, findEntry, signIn, test } from '../portal';
import { createBus, createJob, createUser, customer, tripStart } from '../trips';
import { expectNoViolations } from '../violations';

test.use({
  settings: {
    COMPANY_REGISTRATION_NUMBER: '10000018',
    COMPANY_VAT_NUMBER: 'EE100000000',
    COMPANY_ADDRESS: 'Tuuliku tee 2, Tallinn',
    COMPANY_IBAN: 'EE382200221020145685',
  },
});

test('a driven trip is invoiced and mailed with one click, and a credit note corrects it', async ({ page, portal }) => {
  await createJob(portal, await createUser(portal, 'Jaan'), await createBus(portal, 'Setra'));
  await portal.setNow(tripStart.plus({ days: 1 }).toJSDate());
  await signIn(page, portal, 'admin');
  await (await findEntry(page, 'Arved')).click();
  await page.getByRole('link', { name: 'Arve mustand' }).click();
  await expect(page.getByRole('heading', { name: 'Arve mustand' })).toBeVisible();
  await expect(page.getByText('669,60 €')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Väljasta ja saada' }).click();
  await expect(page.getByRole('heading', { name: /^Arve \d{4}-0001$/ })).toBeVisible();
  const mail = await portal.mail(customer, '-0001');
  expect(mail.text).toContain('669,60');

  await page.getByRole('button', { name: 'Krediteeri' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Tellimusvedu/).fill('69,60');
  await dialog.getByRole('button', { name: 'Väljasta kreeditarve' }).click();
  await expect(dialog.getByText('Kirjutage põhjus')).toBeVisible();
  await dialog.getByLabel(/^Põhjus/).fill('Hind oli kokku lepitud 600 €');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Väljasta kreeditarve' }).click();
  await expect(page.getByRole('heading', { name: /^Kreeditarve \d{4}-0002$/ })).toBeVisible();
  expect((await portal.mail(customer, '-0002')).text).toContain('−69,60');
});
