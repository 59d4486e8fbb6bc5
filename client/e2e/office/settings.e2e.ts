import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { expect, signIn, test } from '../portal';
import { expectNoViolations } from '../violations';

test.use({ settings: { COMPANY_PHONE: '+372 5555 0000' }, refusals: true });

/** A red square. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

test('an owner sets the company up in the browser, and sees it everywhere', async ({ page, portal }) => {
  await signIn(page, portal, 'admin');
  await page.getByRole('link', { name: 'Seaded' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ettevõtte seaded' })).toBeVisible();
  const company = page.getByRole('region', { name: 'Ettevõte', exact: true });

  await test.step('a wrong account is refused at its field', async () => {
    await company.getByLabel('Ettevõtte nimi').fill('Tuuleveod OÜ');
    await company.getByLabel('Pangakonto (IBAN)').fill('EE00');
    await company.getByRole('button', { name: 'Salvesta' }).click();
    await expect(company.getByText('See ei ole pangakonto number (IBAN)')).toBeVisible();
    await expectNoViolations(page);
    await company.getByLabel('Pangakonto (IBAN)').fill('EE38 2200 2210 2014 5685');
    await company.getByRole('button', { name: 'Salvesta' }).click();
    await expect(page.getByText('Seaded salvestatud!')).toBeVisible();
  });

  await test.step('the name stands on the public page at once', async () => {
    const other = await page.context().newPage();
    await other.goto(`${portal.url}/portal/inquery`);
    await expect(other.getByRole('link', { name: 'Tuuleveod OÜ' })).toBeVisible();
    await other.close();
  });

  await test.step('the environment is shown, read-only', async () => {
    await expect(company.getByLabel('Telefon')).not.toBeEditable();
    await expect(company.getByText('Keskkonnast (COMPANY_PHONE)')).toBeVisible();
  });

  await test.step('a logo', async () => {
    await page.getByLabel('Vali logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(page.getByText('Logo salvestatud!')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Praegune logo' })).toBeVisible();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await page.getByLabel('Vali logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg });
    await expect(page.getByText('SVG-faili ei saa kasutada')).toBeVisible();
  });

  await test.step('a mail server is tried before it is saved', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        stream.resume();
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const mail = page.getByRole('region', { name: 'E-kirjad' });
    await expect(mail.getByText('Meiliserverit ei ole')).toBeVisible();
    await mail.getByLabel('Meiliserver', { exact: true }).fill('127.0.0.1');
    await mail.getByLabel('Port').fill(String((server.server.address() as AddressInfo).port));
    await mail.getByLabel('Proovikirja saaja').fill('mari@firma.example');
    await mail.getByRole('button', { name: 'Saada proovikiri' }).click();
    await expect(mail.getByText('Server ei paku sellel pordil STARTTLS-kaitset')).toBeVisible();
    await mail.getByLabel('Ühenduse kaitse').click();
    await page.getByRole('option', { name: 'Ilma kaitseta' }).click();
    await mail.getByRole('button', { name: 'Saada proovikiri' }).click();
    await expect(mail.getByText('Server 127.0.0.1 võttis kirja vastu.')).toBeVisible();
    expect(received).toEqual(['mari@firma.example']);
    await new Promise<void>((done) => server.close(() => done()));
  });

  await test.step('the history says who changed what', async () => {
    const list = page.getByRole('region', { name: 'Kes mida muutis' });
    await expect(list.getByText('puudus → EE38 2200 2210 2014 5685')).toBeVisible();
    await expectNoViolations(page);
  });
});
