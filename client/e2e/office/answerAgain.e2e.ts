import { expect, findEntry, linkIn, signIn, test } from '../portal';
import { ask, customer } from '../trips';

test('answering again kills the link of the former offer; a rejected order can be offered again', async ({
  page,
  portal,
}) => {
  const id = await ask(portal);
  const price = page.getByRole('textbox', { name: 'Hind' });
  const send = page.getByRole('button', { name: 'Saada e-kiri' });
  const acceptLink = async (total: string) => linkIn(await portal.mail(customer, total), '/accept').href;

  await test.step('a price that is none is not sent', async () => {
    await signIn(page, portal, 'admin', `/platform/query/${id}`);
    await expect(page.getByText('Päring (vastamata)')).toBeVisible();
    for (const wrong of ['abc', '-5']) {
      await price.fill(wrong);
      await expect(page.getByText('Sisestage summa, näiteks 123,45')).toBeVisible();
      await send.click();
      await expect(price).toBeFocused();
      await expect(page).toHaveURL(/\/platform\/query\//);
    }
    await price.fill('1 234,5');
    await expect(page.getByText('1530,78 €').first()).toBeVisible();
    await send.click();
    await expect(page.getByText('E-kiri saadetud!')).toBeVisible();
    await page.waitForURL(`**/portal/platform/answeredQuery/${id.toUpperCase()}`);
    await expect(page.getByText('Päring (ootab vastust)')).toBeVisible();
  });

  const former = await acceptLink('530,78');
  await test.step('the second offer has another link, and the first one is dead', async () => {
    await expect(page.getByRole('region', { name: 'Vasta päringule uuesti' })).toBeVisible();
    await page.getByLabel('Käibemaks').click();
    await page.getByRole('option', { name: '22%' }).click();
    await price.fill('1000');
    await page.getByLabel('Pane tähele').fill('Suurem buss 🚌');
    await send.click();
    await expect(page.getByText('1000,00 €').first()).toBeVisible();
    const link = await acceptLink('220,00');
    await page.goto(former);
    await expect(page.getByText('Link aegunud!')).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Kinnita' })).toBeVisible();
  });

  await test.step('rejected with a reason, which the page tells', async () => {
    await page.goto(`${portal.url}/portal/platform/answeredQuery/${id}`);
    await page.getByRole('button', { name: 'Lükka tagasi' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lükka päring tagasi' });
    await expect(dialog.getByRole('combobox', { name: 'Tagasilükkamise põhjus' })).toHaveText(
      'Tühistatud portaali kaudu',
    );
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Hind ületas eelarve' }).click();
    await dialog.getByRole('button', { name: 'Lükka tagasi' }).click();
    await expect(page.getByText('Päring tagasi lükatud!')).toBeVisible();
    await expect(page.getByText('Päring (vastatud)')).toBeVisible();
    await expect(page.getByText('Tagasilükkamise põhjus: Hind ületas eelarve')).toBeVisible();
    await (await findEntry(page, 'Arhiiv')).click();
    const rejected = page.getByRole('region', { name: 'Tagasi lükatud tellimused' });
    await expect(rejected.getByRole('gridcell', { name: 'Hind ületas eelarve' })).toBeVisible();
    await rejected.getByRole('gridcell').getByRole('link').first().click();
  });

  await test.step('offered again, and accepted for the customer', async () => {
    await send.click();
    await expect(page.getByText('Päring (ootab vastust)')).toBeVisible();
    await page.getByRole('button', { name: 'Võta vastu kliendi eest' }).click();
    const question = page.getByRole('alertdialog', { name: 'Kas võtta pakkumine kliendi eest vastu?' });
    await expect(question).toContainText('1220,00 €');
    await question.getByRole('button', { name: 'Võta vastu kliendi eest' }).click();
    await expect(page.getByText('Päring vastu võetud!')).toBeVisible();
    await page.waitForURL('**/portal/platform/confirmedQuery/*');
    await expect(page.getByText('Kinnitatud pakkumine (ootab juhti ja bussi)')).toBeVisible();
  });
});
