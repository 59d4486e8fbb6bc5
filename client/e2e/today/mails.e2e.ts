import { DateTime } from 'luxon';
import { expect, signIn, test } from '../portal';
import { expectNoViolations } from '../violations';

test.use({ viewport: { width: 1440, height: 900 }, refusals: true });

const day = DateTime.now().setZone('Europe/Tallinn').plus({ days: 40 }).toFormat('d.MM.yyyy');
const customer = 'mari@kool.example';

const writeMail = (text: string, head: string): Buffer =>
  Buffer.from(
    `From: Mari Mets <${customer}>\r\nContent-Type: text/plain; charset=utf-8\r\n${head}\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
  );

test('a mail is dropped, its fields are checked and mended, and it becomes an order that a reply joins', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'admin', '/platform/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Kirjad' })).toBeVisible();
  await expect(page.getByText('Ükski kiri ei oota')).toBeVisible();
  await expectNoViolations(page);

  const drop = async (buffer: Buffer, name = 'kiri.eml') => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Vali fail' }).click();
    await (await choosing).setFiles({ name, mimeType: 'message/rfc822', buffer });
  };

  await test.step('a file of Outlook is refused with what to do', async () => {
    await drop(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'kiri.msg');
    await expect(page.getByText('.msg-faili portaal ei loe')).toBeVisible();
  });

  await test.step('the fields of a mail are shown with their words and their trust', async () => {
    const text = `Tere!\nSoovime bussi ${day} kell 9.00 Tallinnast Tartusse, umbes 45 inimest.\n\nLugupidamisega\nMari Mets`;
    await drop(writeMail(text, 'Subject: Klassireis\r\nMessage-ID: <klass@kool.example>'));
    await expect(page.getByRole('heading', { level: 1, name: 'Klassireis' })).toBeVisible();
    await expect(page.getByText('Tellimust ei saa veel teha. Puudu: Telefon.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tee tellimus' })).toBeDisabled();
    await expect(page.getByRole('listitem').filter({ hasText: 'Reisijaid' })).toContainText(
      '45Oletus„umbes 45 inimest“',
    );
    await expectNoViolations(page);
  });

  await test.step('one question asks for the gap', async () => {
    await page.getByRole('button', { name: 'Küsi kliendilt' }).click();
    await expect(page.getByLabel('Küsimus', { exact: true })).toHaveValue(/teie telefoninumber/);
    await page.getByRole('button', { name: 'Saada kiri' }).click();
    await portal.mail(customer, 'telefoninumber');
    await expect(page.getByText(/Kliendilt küsiti/)).toBeVisible();
  });

  await test.step('a bad value is refused at the field, a good one is taken', async () => {
    await page.getByRole('button', { name: 'Muuda: Telefon' }).click();
    const field = page.getByRole('textbox', { name: 'Telefon' });
    await field.fill('12');
    await page.getByRole('button', { name: 'Salvesta' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('5123 4567');
    await page.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('+37251234567')).toBeVisible();
  });

  await test.step('the mail becomes an order, and a reply stands on its page', async () => {
    await page.getByRole('button', { name: 'Tee tellimus' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tallinn - Tartu' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Kirjad')).toBeVisible();
    await page.goto(`${portal.url}/portal/platform/mails`);
    await drop(writeMail('Meid on siiski 50.', 'Subject: Re: Klassireis\r\nIn-Reply-To: <klass@kool.example>'));
    await expect(page.getByText('Meid on siiski 50.')).toBeVisible();
    await page.getByRole('button', { name: 'Loetud' }).click();
    await expect(page.getByRole('button', { name: 'Loetud' })).toHaveCount(0);
    await expectNoViolations(page);
  });
});
