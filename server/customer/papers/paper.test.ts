import type { OfferSnapshot, OrderSnapshot } from '../../model/orders/snapshots';
import { readConfig } from '../../platform/config';
import { toSettings } from '../../platform/settings/settings';
import { pdfText } from '../../testing/pdfText';
import type { Paper } from '../../model/customer/paper';
import { writeAcceptancePaper, writeOfferPaper } from './paper';
import { drawPaperPdf } from './paperPdf';
import { toSeller } from './seller';
import { listCancellationLines } from '../../texts/cancellationLines';
import { findWords } from '../../texts/words';

const et = findWords('et');
const seller = toSeller(
  toSettings(
    readConfig({
      COMPANY_NAME: 'Šarmikad Bussid OÜ',
      COMPANY_ADDRESS: 'Õie 1, 10111 Tallinn',
      COMPANY_REGISTRATION_NUMBER: '12345678',
      COMPANY_VAT_NUMBER: 'EE123456789',
      COMPANY_EMAIL: 'info@bussid.example',
      COMPANY_PHONE: '+372 5555 0000',
      COMPANY_IBAN: 'EE382200221020145685',
    }).given,
  ),
  et.t,
);

const order: OrderSnapshot = {
  id: '0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  startsAt: '2026-12-05T06:00:00Z',
  endsAt: '2026-12-05T09:25:00Z',
  durationS: 12_300,
  distanceM: 186_400,
  passengers: 47,
  fullName: 'Õie Jõgeväli',
  email: 'oie@rahvatants.example',
  phone: '+37255512345',
  company: 'Eesti Rahvatantsu Selts',
  companyRegistrationNumber: '80001234',
  clientNotes: 'Kaks ratastooli.',
  driverNotes: 'Võti on valvelauas.',
  groupFullName: 'Mari Žukova',
  groupEmail: 'mari@rahvatants.example',
  groupPhone: '+37255598765',
  stops: [
    { city: 'Tallinn', address: 'Viru väljak 4, Tallinn', arrive: null, depart: '2026-12-05T06:00:00Z' },
    { city: 'Paide', address: 'Keskväljak', arrive: '2026-12-05T07:20:00Z', depart: '2026-12-05T08:00:00Z' },
    { city: 'Tartu', address: '', arrive: '2026-12-05T09:25:00Z', depart: null },
  ],
  food: [{ name: 'Võileivad', price: 450, count: 47 }],
  tripNumber: null,
  buses: [],
};
const offer: OfferSnapshot = {
  id: '0197a1b2-0000-7000-8000-00000000000f',
  price: 54_000,
  vatRate: 24,
  note: 'Buss ootab Viru väljakul.',
  lines: [
    { title: 'Sõit', detail: '186 km x 2,50 €', amount: 46_500 },
    { title: 'Juht', detail: '', amount: 7_500 },
  ],
  validUntil: '2026-11-30T22:00:00.000Z',
  cancellation: [
    { at: null, percent: 0, minimum: 0, fee: 0 },
    { at: '2026-11-28T06:00:00.000Z', percent: 10, minimum: 3000, fee: 6696 },
    { at: '2026-12-03T06:00:00.000Z', percent: 50, minimum: 5000, fee: 33_480 },
    { at: '2026-12-04T06:00:00.000Z', percent: 100, minimum: 5000, fee: 66_960 },
  ],
};
const now = new Date('2026-11-21T10:00:00Z');

async function readText(paper: Paper): Promise<{ text: string; pages: number }> {
  const { text, pages } = await pdfText(await drawPaperPdf(paper, now));
  return { text: text.replaceAll('\u00a0', ' '), pages };
}

test('an offer says all that is offered, under the letterhead, on one page', async () => {
  const { text, pages } = await readText(writeOfferPaper({ order, offer }, seller, et));
  expect(pages).toBe(1);
  for (const words of [
    'Šarmikad Bussid OÜ Õie 1, 10111 Tallinn Registrikood 12345678 · KMKR number EE123456789',
    'info@bussid.example · +372 5555 0000 · Konto EE382200221020145685',
    'Hinnapakkumine Tallinn – Paide – Tartu, 05.12.2026',
    'Nimi Õie Jõgeväli Ettevõte Eesti Rahvatantsu Selts Registrikood 80001234',
    'START Tallinn, Viru väljak 4 väljub 05.12.2026 08:00',
    'PEATUS Paide, Keskväljak saabub 05.12.2026 09:20, väljub 05.12.2026 10:00',
    'LÕPP Tartu saabub 05.12.2026 11:25',
    'Väljumine laupäev, 05.12.2026 08:00 Reisijaid 47 Vahemaa 186 km Sõiduaeg 3 h 25 min',
    'Kliendi märkused Kaks ratastooli. Pane tähele Buss ootab Viru väljakul.',
    'Kehtib kuni 30.11.2026',
    'Hind kehtib siin kirjeldatud marsruudi, aegade ja reisijate arvu kohta.',
    'Maksetähtaeg on 14 päeva.',
    'Leht 1 / 1',
  ])
    expect(text).toContain(words);
  for (const [label, value] of [
    ['Sõit: 186 km x 2,50 €', '465,00 €'],
    ['Juht', '75,00 €'],
    ['Hind käibemaksuta', '540,00 €'],
    ['Käibemaks 24%', '129,60 €'],
    ['Reis käibemaksuga', '669,60 €'],
    ['Võileivad × 47', '211,50 €'],
    ['Kokku maksta', '881,10 €'],
  ])
    expect(text).toContain(`${label} ${value}`);
  for (const secret of ['Võti on valvelauas', 'Mari Žukova', 'IP-aadress']) expect(text).not.toContain(secret);
});

test.each(['et', 'en', 'ru', 'fi'] as const)(
  'an acceptance in %s is one page, with price and cancellation terms',
  async (language) => {
    const words = findWords(language);
    const accepted = { at: '2026-11-22T10:00:07.000Z', address: '2001:db8::7', reminder: 0, admin: null };
    const { text, pages } = await readText(writeAcceptancePaper({ order, offer }, accepted, seller, words));
    expect(pages).toBe(1);
    for (const line of listCancellationLines(offer.cancellation, words))
      expect(text).toContain(`${line.when} ${line.cost}`.replaceAll('\u00a0', ' '));
    expect(text).toContain(words.t('cancellation.basis'));
  },
);

test('a discount has the minus of print, in the font too', async () => {
  const lines = [...offer.lines!, { title: 'Püsiklient', detail: '', amount: -5_000 }];
  const { text } = await readText(writeOfferPaper({ order, offer: { ...offer, price: 49_000, lines } }, seller, et));
  expect(text).toContain('Püsiklient −50,00 €');
});

test('unknown and hidden facts leave no row: lines, end, company data, catering, price', async () => {
  const bare = { ...offer, price: null, note: ' ', lines: null, validUntil: null };
  const alone = { ...order, company: null, companyRegistrationNumber: null, clientNotes: '', food: [] };
  const { text } = await readText(
    writeOfferPaper({ order: alone, offer: bare }, toSeller(toSettings(readConfig({}).given), et.t), et),
  );
  expect(text).toContain('Reisi hind lepitakse kokku eraldi.');
  expect(text).toMatch(/^Bussiveod Hinnapakkumine/);
  for (const label of ['Registrikood', 'Konto', 'Ettevõte', 'Kehtib kuni', 'Kokku maksta', 'märkused', 'Pane tähele'])
    expect(text).not.toContain(label);
});

test.each([
  [{ reminder: 0, admin: null }, 'Kinnitas klient, pakkumise e-kirja lingilt'],
  [{ reminder: 2, admin: null }, 'Kinnitas klient, 2. meeldetuletuse lingilt'],
  [{ reminder: null, admin: null }, 'Kinnitas klient, oma reisi lehelt'],
  [{ reminder: null, admin: { id: 'a1', name: 'Maris' } }, 'Kinnitas Maris, kliendi nimel'],
])('an acceptance says when and from where: %j', async (from, words) => {
  const accepted = { at: '2026-11-22T10:00:07.000Z', address: '2001:db8::7', ...from };
  const { text } = await readText(writeAcceptancePaper({ order, offer }, accepted, seller, et));
  expect(text).toContain('Kinnitatud tellimus Tallinn – Paide – Tartu, 05.12.2026');
  expect(text).toContain(`Kinnitatud 22.11.2026 12:00:07 ${words} IP-aadress 2001:db8::7`);
  expect(text).toContain('Grupijuht Mari Žukova');
  expect(text).toContain('Kokku maksta 881,10 €');
  expect(text).toContain(`Tellimus 2E3F4A5B Pakkumine ${offer.id.slice(-8).toUpperCase()}`);
  expect(text).not.toContain(order.id);
});

test('a company writes its terms in its own words', () => {
  const own = toSeller(
    toSettings(readConfig({ COMPANY_TERMS: 'Tühistamine 7 päeva ette tasuta.\\n Suitsetada ei tohi. ' }).given),
    et.t,
  );
  expect(own.terms).toEqual(['Tühistamine 7 päeva ette tasuta.', 'Suitsetada ei tohi.']);
  const words = (days: string) =>
    toSeller(toSettings(readConfig({ COMPANY_PAYMENT_DAYS: days }).given), et.t).terms.at(-1);
  expect(words('0')).toContain('tuleb tasuda kohe');
  expect(words('1')).toContain('on 1 päev.');
});

test('an offer of ten stops, forty lines and long texts goes over pages and loses nothing', async () => {
  const [first, middle, last] = order.stops as [
    (typeof order.stops)[0],
    (typeof order.stops)[0],
    (typeof order.stops)[0],
  ];
  const long = {
    ...order,
    clientNotes: 'õ'.repeat(2000),
    stops: [first, ...Array.from({ length: 8 }, () => ({ ...middle, address: 'ä'.repeat(240) })), last],
  };
  const lines = Array.from({ length: 40 }, (_, index) => ({ title: `Rida nr ${index}.`, detail: '', amount: 1350 }));
  const { text, pages } = await readText(
    writeOfferPaper({ order: long, offer: { ...offer, lines, note: 'Tähtis rida.\n'.repeat(150) } }, seller, et),
  );
  expect(pages).toBeGreaterThan(3);
  expect(text).toContain(`Leht ${pages} / ${pages}`);
  expect(text.match(/õ/g)?.length).toBeGreaterThanOrEqual(2000);
  expect(text.match(/ä{5}/g)?.length).toBeGreaterThanOrEqual((8 * 240) / 40);
  expect(text.match(/Tähtis rida\./g)).toHaveLength(150);
  for (const { title } of lines) expect(text).toContain(title);
});

describe('a paper in Russian', () => {
  const ru = findWords('ru');
  const config = toSettings(
    readConfig({ COMPANY_NAME: 'Šarmikad Bussid OÜ', COMPANY_REGISTRATION_NUMBER: '12345678' }).given,
  );

  test('says all that is offered in Russian letters that can be read back', async () => {
    const bare = { ...offer, note: '', lines: null };
    const { text } = await readText(
      writeOfferPaper({ order: { ...order, clientNotes: '' }, offer: bare }, toSeller(config, ru.t), ru),
    );
    for (const words of [
      'Šarmikad Bussid OÜ Регистрационный код 12345678',
      'Ценовое предложение Tallinn – Paide – Tartu, 05.12.2026',
      'НАЧАЛО Tallinn, Viru väljak 4 отправление 05.12.2026 08:00',
      'ОСТАНОВКА Paide, Keskväljak прибытие 05.12.2026 09:20, отправление 05.12.2026 10:00',
      'Отправление суббота, 05.12.2026 08:00 Пассажиров 47 Расстояние 186 км Время в пути 3 ч 25 мин',
      'НДС 24 % 129,60 €',
      'Итого к оплате 881,10 €',
      'Действительно до 30.11.2026',
      'Срок оплаты — 14 дней.',
      'Страница 1 / 1',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Hinnapakkumine|Käibemaks|Reisijaid|Leht/);
  });

  test('keeps its language, also when it is drawn again', async () => {
    const accepted = { at: '2026-11-22T10:00:07.000Z', address: null, reminder: 2, admin: null };
    const kept = JSON.stringify(writeAcceptancePaper({ order, offer }, accepted, toSeller(config, ru.t), ru));
    const { text } = await readText(JSON.parse(kept) as Paper);
    expect(text).toContain('Подтвердил клиент, по ссылке из напоминания № 2');
    expect(text).toContain('Подтверждено 22.11.2026 12:00:07');
    expect(text).toContain('Страница 1 / 1');
  });
});
