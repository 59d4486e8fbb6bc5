import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { pdfText } from '../../../server/testing/pdfText';
import { Hand } from '../hand';
import { picture } from '../picture';
import { expect, forgetSession, password, signInByForm, tabTo, test } from '../portal';
import type { Portal } from '../portal';
import { formOpensAt } from '../trips';
import { expectNoViolations } from '../violations';

// A company that nobody has set up: no variable of the environment says anything about it.
test.use({
  settings: { E2E_FIRST_RUN: 'on', LOGISTICS_EMAIL: '', COMPANY_PHONE: '' },
  refusals: true,
});

const chosen = 'kolm sinist hobust';
const iban = 'EE38 2200 2210 2014 5685';
const customer = 'oie@rahvatants.example';

/** A red square. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

/** A mail server that wants a password, and keeps what it gets. */
async function startMailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.password === 'meiliparool'
        ? done(null, { user: auth.username })
        : done(Object.assign(new Error('no'), { responseCode: 535 })),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: String((server.server.address() as AddressInfo).port),
    /** Waits for the message to this address. */
    async mailTo(address: string, words: string) {
      const find = async () => {
        for (const raw of received) {
          const mail = await PostalMime.parse(raw);
          if (mail.to?.[0]?.address === address && mail.subject?.includes(words)) return mail;
        }
        return undefined;
      };
      await expect.poll(async () => (await find()) !== undefined).toBe(true);
      return (await find())!;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const findStep = (page: Page, number: number) => page.getByText(`Samm ${number} / 5-st.`);

async function enter(hand: Hand, page: Page, portal: Portal) {
  await page.goto(`${portal.url}/portal/login`);
  await hand.fill(page.getByLabel('Kasutajanimi'), 'admin');
  await hand.fill(page.getByLabel('Parool'), password);
  await hand.click(button(page, 'Sisene'));
  await page.waitForURL('**/portal/platform/start');
}

test('first quarter of an hour: from an empty database to the first offer', async ({ page, portal }) => {
  const hand = new Hand();
  const mail = await startMailServer();

  await test.step('the sign-in leads to five steps; the first is the own password', async () => {
    await enter(hand, page, portal);
    await expect(findStep(page, 1)).toBeVisible();
    await picture(page, 'password');
    await hand.fill(page.getByLabel('Praegune parool'), password);
    await hand.fill(page.getByLabel('Uus parool', { exact: true }), chosen);
    await hand.fill(page.getByLabel('Uus parool uuesti'), chosen);
    await hand.click(button(page, 'Muuda parool'));
    await expect(findStep(page, 2)).toBeVisible();
  });

  await test.step('the company with its logo and account', async () => {
    const company = region(page, 'Ettevõte');
    await hand.fill(company.getByLabel('Ettevõtte nimi'), 'Tuuleveod OÜ');
    await hand.fill(company.getByLabel('Registrikood'), '10000018');
    await hand.fill(company.getByLabel('KMKR number'), 'EE100000000');
    await hand.fill(company.getByLabel('Aadress', { exact: true }), 'Pikk 1, 10123 Tallinn');
    await hand.fill(company.getByLabel('Pangakonto (IBAN)'), iban);
    await hand.fill(company.getByLabel('Telefon'), '+372 5555 0000');
    await hand.fill(company.getByLabel('E-post'), 'info@tuuleveod.example');
    await hand.upload(button(page, 'Vali logo'), { name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await expect(page.getByRole('img', { name: 'Praegune logo' })).toBeVisible();
    await hand.click(company.getByRole('button', { name: 'Salvesta' }));
    await expect(page.getByText('Seaded salvestatud!')).toBeVisible();
    await picture(page, 'company');
    for (const preview of ['mail.html', 'offer.pdf'])
      expect((await page.request.get(`${portal.url}/api/settings/preview/${preview}`)).status()).toBe(200);
    await hand.click(button(page, 'Edasi'));
    await expect(findStep(page, 3)).toBeVisible();
  });

  await test.step('the mail server, tried', async () => {
    const section = region(page, 'E-kirjad');
    await expect(section.getByText('ükski kiri ei lähe välja')).toBeVisible();
    await hand.fill(section.getByLabel('Meiliserver', { exact: true }), '127.0.0.1');
    await hand.choose(section.getByLabel('Ühenduse kaitse'), page.getByRole('option', { name: 'Ilma kaitseta' }));
    await hand.fill(section.getByLabel('Port'), mail.port);
    await hand.fill(section.getByLabel('Kasutajanimi'), 'info@tuuleveod.example');
    await hand.fill(section.getByLabel('Parool'), 'meiliparool');
    await hand.fill(section.getByLabel('Saatja'), 'Tuuleveod OÜ <info@tuuleveod.example>');
    await hand.fill(section.getByLabel('Logistiku postkast'), 'info@tuuleveod.example');
    await hand.click(section.getByRole('button', { name: 'Salvesta' }));
    await expect(page.getByText('Seaded salvestatud!').last()).toBeVisible();
    await hand.fill(section.getByLabel('Proovikirja saaja'), 'mari@tuuleveod.example');
    await hand.click(section.getByRole('button', { name: 'Saada proovikiri' }));
    await expect(section.getByText('Server 127.0.0.1 võttis kirja vastu.')).toBeVisible();
    await mail.mailTo('mari@tuuleveod.example', 'Proovikiri');
    await picture(page, 'mail');
    await hand.click(button(page, 'Edasi'));
    await expect(findStep(page, 4)).toBeVisible();
  });

  await test.step('a driver is invited', async () => {
    await hand.fill(page.getByLabel('Eesnimi'), 'Jaan');
    await hand.fill(page.getByLabel('Kasutajanimi'), 'jaan');
    await hand.fill(page.getByLabel('E-post', { exact: true }), 'jaan@tuuleveod.example');
    await hand.click(page.getByRole('radio', { name: 'Saada kutse e-postiga' }));
    await hand.click(button(page, 'Loo kasutaja'));
    await expect(page.getByRole('region', { name: '2 Praegused kasutajad' })).toContainText('Jaan');
    await picture(page, 'people');
    await hand.click(button(page, 'Edasi'));
    await expect(findStep(page, 5)).toBeVisible();
  });

  await test.step('buses and prices from the example', async () => {
    await hand.click(button(page, 'Alusta näidisest'));
    await expect(page.getByText('Näidis: suur buss')).toBeVisible();
    await expect(page.getByText('Hinnakiri on olemas.')).toBeVisible();
    await picture(page, 'fleet');
    await hand.click(button(page, 'Lõpeta'));
    await expect(page.getByText('Kõik viis sammu on tehtud.')).toBeVisible();
    await picture(page, 'end');
  });

  await test.step('the office enters the first inquiry', async () => {
    const opened = page.context().waitForEvent('page');
    await hand.click(page.getByRole('link', { name: 'Ava päringu vorm' }));
    const form = await opened;
    // Its logo stands in the HTML.
    await expect(form.getByRole('img', { name: 'Tuuleveod OÜ' })).toBeVisible();
    const place = (label: string) => form.getByRole('combobox', { name: label });
    const suggestion = (name: RegExp) => form.getByRole('option', { name }).first();
    await hand.find(place('Sisesta reisi alguspunkt'), 'tallinn', suggestion(/^Tallinn/));
    await hand.find(place('Sisesta vahe- või lõpp-peatus'), 'tartu', suggestion(/^Tartu/));
    // The calendar comes by the first touch.
    await hand.click(form.getByRole('textbox', { name: /^Väljumine: Tallinn/ }));
    const departure = form.getByRole('group', { name: 'Väljumine: Tallinn' });
    await hand.type(departure.getByRole('spinbutton').first(), formOpensAt.plus({ days: 3 }).toFormat('ddMMyyyy0800'));
    await expect(form.getByText(/km · umbes/)).toBeVisible();
    await hand.click(form.getByRole('button', { name: 'EDASI' }));
    await hand.fill(form.getByLabel('Reisijate arv'), '38');
    await hand.fill(form.getByLabel('Täisnimi'), 'Õie Jõgeväli');
    await hand.fill(form.getByLabel('E-posti aadress'), customer);
    await hand.fill(form.getByLabel('Telefoninumber'), '5551 2345');
    await hand.click(form.getByRole('button', { name: 'SAADA ÄRA' }));
    await expect(form.getByRole('heading', { name: 'Tänname!' })).toBeVisible();
    await form.close();
  });

  await test.step('and sends the price that the portal proposes', async () => {
    await hand.click(page.getByRole('link', { name: 'Ava töölaud' }));
    const waiting = page.getByRole('region', { name: /Hiljutised päringud/ });
    await hand.click(waiting.getByRole('gridcell').getByRole('link').first());
    await expect(page.getByRole('list', { name: 'Hinna read' })).toBeVisible();
    await picture(page, 'order');
    await hand.click(button(page, 'Saada e-kiri'));
    await expect(page.getByText('E-kiri saadetud!')).toBeVisible();
  });

  await test.step('the customer gets it with the logo and the account', async () => {
    const offer = await mail.mailTo(customer, 'Hinnapakkumine');
    expect(offer.from).toMatchObject({ name: 'Tuuleveod OÜ', address: 'info@tuuleveod.example' });
    expect(offer.html).toContain('cid:logo@company');
    const files = offer.attachments.map(({ mimeType, contentId }) => [mimeType, contentId]);
    expect(files).toContainEqual(['image/png', '<logo@company>']);
    const pdf = offer.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    const bytes = new Uint8Array(pdf!.content as ArrayBuffer);
    expect((await pdfText(bytes)).text.replaceAll(' ', '')).toContain(`Konto${iban.replaceAll(' ', '')}`);
    // The picture in it, which its text does not show.
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Subtype\s*\/Image/);
  });

  await test.step('the dashboard lists the rest, until it is hidden', async () => {
    await page.goto(`${portal.url}/portal/platform`);
    const todo = page.getByRole('region', { name: /Veel teha/ });
    await expect(todo.getByRole('link', { name: 'Vaadake näidise bussid ja hinnad üle' })).toBeVisible();
    await picture(page, 'todo');
    await todo.getByRole('button', { name: 'Peida kõik' }).click();
    await expect(todo).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('region', { name: /Vastatud päringud/ })).toBeVisible();
    await expect(todo).toHaveCount(0);
  });

  console.log(`  first quarter of an hour: ${hand.clicks} clicks and ${hand.fields} fields, ${hand.all} in all`);
  expect(hand.all).toBeLessThan(60);
  await mail.close();
});

test('bad input is answered where it was typed, and nothing is lost', async ({ page, portal }) => {
  const hand = new Hand();
  await enter(hand, page, portal);
  await page.goto(`${portal.url}/portal/platform/start?samm=2`);
  const company = region(page, 'Ettevõte');

  await test.step('an account that is none', async () => {
    await company.getByLabel('Ettevõtte nimi').fill('Tuuleveod OÜ');
    await company.getByLabel('Pangakonto (IBAN)').fill('EE00 1234');
    await company.getByRole('button', { name: 'Salvesta' }).click();
    await expect(company.getByText('See ei ole pangakonto number (IBAN)')).toBeVisible();
    await expect(company.getByLabel('Ettevõtte nimi')).toHaveValue('Tuuleveod OÜ');
  });

  await test.step('a logo of 40 MB, and one with a script', async () => {
    const choose = page.getByLabel('Vali logo');
    // From the disk: the page would decode the bytes of a message for half a minute.
    const large = test.info().outputPath('suur.png');
    await writeFile(large, '');
    await truncate(large, 40 * 1024 * 1024);
    await choose.setInputFiles(large);
    await expect(company.getByText('Fail on suurem kui 10 MB')).toBeVisible();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
    await expect(company.getByText('SVG-faili ei saa kasutada')).toBeVisible();
    await picture(page, 'refused');
  });

  await test.step('typed text is not left without a question', async () => {
    await button(page, 'Jäta vahele').click();
    const question = page.getByRole('alertdialog', { name: 'Kas minna edasi salvestamata?' });
    await question.getByRole('button', { name: 'Loobu' }).click();
    await expect(company.getByLabel('Ettevõtte nimi')).toHaveValue('Tuuleveod OÜ');
    await button(page, 'Jäta vahele').click();
    await question.getByRole('button', { name: 'Mine edasi' }).click();
    await expect(findStep(page, 3)).toBeVisible();
  });

  const section = region(page, 'E-kirjad');
  const tryMail = async (port: string) => {
    await section.getByLabel('Port').fill(port);
    await section.getByRole('button', { name: 'Saada proovikiri' }).click();
  };
  await test.step('a wrong password of the mail server', async () => {
    const mail = await startMailServer();
    await section.getByLabel('Meiliserver', { exact: true }).fill('127.0.0.1');
    await section.getByLabel('Ühenduse kaitse').click();
    await page.getByRole('option', { name: 'Ilma kaitseta' }).click();
    await section.getByLabel('Kasutajanimi').fill('mari');
    await section.getByLabel('Parool').fill('vale');
    await section.getByLabel('Proovikirja saaja').fill('mari@tuuleveod.example');
    await tryMail(mail.port);
    await expect(section.getByText('Server ei võtnud kasutajanime ja parooli vastu.')).toBeVisible();
    await mail.close();
  });

  await test.step('a mail server that hangs', async () => {
    const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await tryMail(String((silent.address() as AddressInfo).port));
    await expect(section.getByText(/^Server 127\.0\.0\.1 ei vastanud õigel ajal/)).toBeVisible();
    await picture(page, 'hangs');
    silent.close();
  });
});

test('the steps go by keyboard alone, each passes axe, and leaving them is for good', async ({ page, portal }) => {
  await page.goto(`${portal.url}/portal/login`);
  await tabTo(page, page.getByLabel('Kasutajanimi'));
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/portal/platform/start');
  for (let step = 1; step <= 5; step += 1) {
    await expect(findStep(page, step)).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await expectNoViolations(page);
    if (step === 5) {
      await tabTo(page, button(page, 'Alusta näidisest'));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Näidis: suur buss')).toBeVisible();
      await expectNoViolations(page);
    }
    await tabTo(page, button(page, step === 5 ? 'Lõpeta' : 'Jäta vahele'));
    await page.keyboard.press('Enter');
  }
  await expect(region(page, 'Portaal on valmis esimeseks päringuks')).toContainText('Tegemata jäi: Parool');
  await expectNoViolations(page);
  await tabTo(page, button(page, 'Vaata näidisettevõtet'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('npm run demo')).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, page.getByRole('link', { name: 'Ava töölaud' }));
  await page.keyboard.press('Enter');
  const todo = page.getByRole('region', { name: /Veel teha/ });
  await expect(todo.getByRole('link', { name: 'Määrake meiliserver' })).toBeVisible();
  await expectNoViolations(page);
  await forgetSession(page);
  await signInByForm(page, portal, 'admin');
});
