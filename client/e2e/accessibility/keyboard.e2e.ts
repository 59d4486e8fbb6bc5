import { expect, password, tabTo, test } from '../portal';
import { ask, createBus, createUser, tripStart } from '../trips';

test('the office works without a mouse', async ({ page, portal }) => {
  await createUser(portal, 'Jaan');
  await createBus(portal, 'Setra 515');
  const letters = [...'ABCDEFGHIJKL'];
  for (const [day, letter] of letters.entries()) {
    await ask(portal, tripStart.plus({ days: day }), { company: `Koor ${letter.repeat(4)}` });
  }
  const press = (key: string) => page.keyboard.press(key);
  const inquiries = page.getByRole('region', { name: /Hiljutised päringud/ });

  await test.step('signing in', async () => {
    await page.goto(`${portal.url}/portal/login`);
    await tabTo(page, page.getByLabel('Kasutajanimi'));
    await page.keyboard.type('admin');
    await press('Tab');
    await page.keyboard.type(password);
    await press('Enter');
    await page.waitForURL('**/portal/platform');
  });

  await test.step('a table is sorted and paged, and a row opened', async () => {
    await expect(inquiries.getByText('Leht 1 / 2-st (kokku 12 rida)')).toBeVisible();
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Liigu sisu juurde' })).toBeFocused();
    await press('Enter');
    await tabTo(page, inquiries.getByRole('columnheader', { name: 'Saabus' }));
    await press('ArrowRight');
    await press('Enter');
    await expect(inquiries.getByRole('columnheader', { name: 'Firma / nimi' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await tabTo(page, inquiries.getByRole('button', { name: 'Leht 2' }));
    await press('Enter');
    await expect(inquiries.getByRole('gridcell', { name: 'Koor LLLL' })).toBeVisible();
    await tabTo(page, page.getByRole('searchbox', { name: 'Otsi töölaualt' }));
    await page.keyboard.type('koor gggg');
    await expect(inquiries.getByText('1 rida')).toBeVisible();
    await tabTo(page, inquiries.getByRole('columnheader', { name: 'Firma / nimi' }));
    await press('ArrowLeft');
    await press('ArrowDown');
    await expect(inquiries.getByRole('gridcell').getByRole('link')).toBeFocused();
    await press('Enter');
    await page.waitForURL('**/portal/platform/query/*');
  });

  await test.step('answered, accepted, and given to a driver', async () => {
    await tabTo(page, page.getByRole('textbox', { name: 'Hind' }));
    await page.keyboard.type('540');
    await press('Enter');
    await expect(page.getByText('E-kiri saadetud!')).toBeVisible();
    await page.waitForURL('**/portal/platform/answeredQuery/*');
    await tabTo(page, page.getByRole('button', { name: 'Võta vastu kliendi eest' }));
    await press('Enter');
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Võta vastu kliendi eest' }));
    await press('Enter');
    await page.waitForURL('**/portal/platform/confirmedQuery/*');
    await tabTo(page, page.getByRole('button', { name: 'Vali muu' }));
    await press('Enter');
    await expect(page.getByRole('combobox', { name: 'Juht', exact: true })).toBeFocused();
    await press('Control+A');
    await page.keyboard.type('jaa');
    await press('Enter');
    await tabTo(page, page.getByRole('combobox', { name: 'Buss', exact: true }));
    await page.keyboard.type('set');
    await press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Määra buss ja juht' }));
    await press('Enter');
    await expect(page.getByText('Töö loodud!')).toBeVisible();
    await page.waitForURL('**/portal/platform/job/*');
  });

  await test.step('a dialog gives the focus back, and a section folds', async () => {
    const fold = page.getByRole('button', { name: 'Muuda andmeid' });
    await tabTo(page, fold);
    await press('Space');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    const remove = page.getByRole('button', { name: 'Kustuta tellimus' });
    await tabTo(page, remove);
    await press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(remove).toBeFocused();
  });
});
