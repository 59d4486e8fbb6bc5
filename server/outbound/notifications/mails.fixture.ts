import { driversTold, offer, order } from './events.fixture';
import type { TemplateName } from './mailMessage';

const route = [
  'START',
  'Tallinn',
  'Viru väljak 4',
  '05.12.2026',
  '08:00',
  'PEATUS',
  'Paide',
  '09:20 – 10:00',
  'LÕPP',
  'Tartu',
  '11:25',
];
const measures = ['laupäev, 05.12.2026 08:00', '47', '186 km', '3 h 25 min'];
const sums = ['540,00\u00a0€', 'Käibemaks 24%', '129,60\u00a0€'];
const foodLines = ['Võileivad × 47', '211,50\u00a0€', 'Kohv ja tee × 47', '94,00\u00a0€'];
/** While there is no price of the trip. */
const food = [...foodLines, '305,50\u00a0€', 'Toitlustus lisandub'];
/** The one sum to pay: 669,60 € of the trip and the catering. */
const due = [...sums, ...foodLines, 'Kokku maksta', '975,10\u00a0€'];
/** The cancellation terms. */
const terms = [
  'Tühistamine',
  'kuni 28.11.2026 08:00',
  'tasuta',
  'alates 28.11.2026 08:00',
  '66,96\u00a0€ (10%)',
  '669,60\u00a0€ (100%)',
];
const driverFacts = [
  '1204',
  'Setra 49',
  'Kõidu Šmidt',
  '+372\u00a05559\u00a08765',
  'Võti on valvelauas.',
  'Kaks ratastooli',
  'Võileivad × 47',
];
const id = order.id;

/** The facts and links that each message must have for the believable order. */
export const expected: Record<TemplateName, { subject: string; facts: string[]; links: string[] }> = {
  inquiryReceived: {
    subject: 'Saime teie päringu kätte: Tallinn – Paide – Tartu, 05.12.2026',
    facts: [
      'Tere, Õie Jõgeväli!',
      ...route,
      ...measures,
      ...food,
      'Kaks ratastooli',
      'vastake sellele kirjale või helistage +372\u00a05555\u00a00000',
    ],
    links: [],
  },
  inquiryArrived: {
    subject: 'Uus päring: Tallinn – Paide – Tartu, 05.12.2026',
    facts: [
      ...route,
      ...measures,
      ...food,
      'Kaks ratastooli',
      'Õie Jõgeväli',
      'Eesti Rahvatantsu Selts',
      order.email,
      '+372\u00a05551\u00a02345',
      // By which the price is another one.
      'Sooduskood',
      'SYGIS10',
    ],
    links: [`https://portal.example/portal/platform/query/${id.toUpperCase()}`],
  },
  offerSent: {
    subject: 'Hinnapakkumine: Tallinn – Paide – Tartu, 05.12.2026',
    facts: [
      'Tere, Õie Jõgeväli!',
      'kehtib kuni 30.11.2026.',
      ...route,
      ...measures,
      ...due,
      ...terms,
      'Pane tähele',
      offer.note,
    ],
    links: [
      `https://portal.example/portal/accept?id=${id}&activation_key=activation-KEY_1`,
      `https://portal.example/portal/reject?id=${id}&activation_key=activation-KEY_1`,
    ],
  },
  offerReminder: {
    subject: 'Meeldetuletus, pakkumine ootab vastust: Tallinn – Paide – Tartu, 05.12.2026',
    facts: [
      'Tere, Õie Jõgeväli!',
      'Pakkumine kehtib kuni 30.11.2026.',
      ...route,
      ...measures,
      ...due,
      ...terms,
      offer.note,
    ],
    links: [
      `https://portal.example/portal/accept?id=${id}&activation_key=reminder-KEY_1`,
      `https://portal.example/portal/reject?id=${id}&activation_key=reminder-KEY_1`,
    ],
  },
  offerAccepted: {
    subject: 'Teie tellimus on kinnitatud: Tallinn – Paide – Tartu, 05.12.2026',
    facts: [
      'Tere, Õie Jõgeväli!',
      'Kinnitasime tellimuse teie eest',
      ...route,
      ...measures,
      ...due,
      ...terms,
      'Kõidu Šmidt',
      'Pane tähele',
      offer.note,
    ],
    links: [],
  },
  offerDecided: {
    subject: 'Klient võttis pakkumise vastu: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Õie Jõgeväli', 'Eesti Rahvatantsu Selts', order.email, 'Kõidu Šmidt', ...route, ...measures, ...due],
    links: [`https://portal.example/portal/platform/confirmedQuery/${id.toUpperCase()}`],
  },
  tripCancelled: {
    subject: 'Teie reis on tühistatud: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Tere, Õie Jõgeväli!', 'Tühistustasu on 66,96\u00a0€', ...route, ...measures],
    links: [],
  },
  cancelledByCustomer: {
    subject: 'Klient tühistas reisi: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Reis jääb ära', '66,96\u00a0€', 'Õie Jõgeväli', ...route, ...measures],
    links: [`https://portal.example/portal/platform/answeredQuery/${id.toUpperCase()}`],
  },
  changeAsked: {
    subject: 'Klient soovib muudatust: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['varasema asemele', 'pühapäev, 06.12.2026 08:00', '52', 'Ratastool tuleb ka', ...route, ...measures],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  changeAnswered: {
    subject: 'Muudatuse hind ootab teie otsust: Tallinn – Paide – Tartu, 05.12.2026',
    facts: [
      'Tere, Õie Jõgeväli!',
      ...foodLines,
      'kokku maksta 1049,50\u00a0€',
      'Pühapäeval on kallim.',
      ...route,
      ...measures,
    ],
    links: [],
  },
  changeDecided: {
    subject: 'Klient võttis muudatuse hinna vastu: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Tellimus on muudetud', 'pühapäev, 06.12.2026 08:00', ...route, ...measures, ...due],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  routeChanged: {
    subject: 'Teie reisi marsruut muutus: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Tere, Õie Jõgeväli!', 'Muutsime teie reisi marsruuti', ...route, ...measures],
    links: [],
  },
  jobAssigned: {
    subject: 'Uus töö: Tallinn – Paide – Tartu, 05.12.2026 08:00',
    facts: ['Tere, Mati!', ...route, ...measures, ...driverFacts, 'Kinnitan', 'Keeldun'],
    links: [
      `https://portal.example/portal/confirmJob?id=${id}&confirmation_key=confirmation-KEY_1&response=1`,
      `https://portal.example/portal/confirmJob?id=${id}&confirmation_key=confirmation-KEY_1&response=0`,
    ],
  },
  tripChanged: {
    subject: 'Töö muutus: Tallinn – Paide – Tartu, 05.12.2026 08:00',
    facts: ['Tere, Kati!', 'Varasem link enam ei kehti', ...route, ...measures, ...driverFacts],
    links: [
      `https://portal.example/portal/confirmJob?id=${id}&confirmation_key=confirmation-KEY_2&response=1`,
      `https://portal.example/portal/confirmJob?id=${id}&confirmation_key=confirmation-KEY_2&response=0`,
    ],
  },
  tripTakenBack: {
    subject: 'Töö võeti tagasi: Tallinn – Paide – Tartu, 05.12.2026 08:00',
    facts: ['Tere, Mati!', 'Te ei pea seda reisi enam sõitma', ...route, '1204'],
    links: [],
  },
  planConfirmed: {
    subject: 'Teie tööd muutusid: uusi töid 1, muutunud töid 1, tagasi võetud töid 1',
    facts: [
      'Tere, Mati!',
      'Palun andke iga uue töö kohta teada',
      'Uus töö: Tallinn – Paide – Tartu',
      ...route,
      ...measures,
      ...driverFacts,
      'Kinnitan',
      'Keeldun',
      'Töö muutus: Tallinn – Paide – Tartu',
      'Volvo 19',
      'Töö võeti tagasi: Tallinn – Paide – Tartu',
      'Te ei pea seda reisi enam sõitma',
      '1205',
    ],
    links: [
      `https://portal.example/portal/confirmJob?id=${id}&confirmation_key=confirmation-KEY_3&response=1`,
      `https://portal.example/portal/confirmJob?id=${id}&confirmation_key=confirmation-KEY_3&response=0`,
    ],
  },
  passengersChanged: {
    subject: 'Reisijate arv muutus: Tallinn – Paide – Tartu, 05.12.2026 08:00',
    facts: ['Tere, Mati!', 'Reisijaid on nüüd 47, enne oli 38.', ...route, ...measures, ...driverFacts],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  contactChanged: {
    subject: 'Kontakt muutus: Tallinn – Paide – Tartu, 05.12.2026 08:00',
    facts: ['Tere, Mati!', 'Reisi kontakt on nüüd', ...route, ...measures, ...driverFacts],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  customerEdited: {
    subject: 'Klient muutis reisi andmeid: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Reisijaid', '38 → 47', '– → Rahvatants OÜ, 10000018', ...route, ...measures],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  tripEdited: {
    subject: 'Klient muutis reisi andmeid: Tallinn – Paide – Tartu, 05.12.2026 08:00',
    facts: ['Tere, Mati!', '38 → 47', ...route, ...measures, ...driverFacts],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  jobDeclined: {
    subject: 'Juht keeldus: Mati, Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Mati', 'Reis vajab uut juhti', ...route, ...measures, '1204', 'Setra 49'],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  feedbackAsked: {
    subject: 'Kuidas läks? Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Tere, Mati!', 'Palun andke tagasisidet', ...route, '1204', 'laupäev, 05.12.2026 11:25'],
    links: [`https://portal.example/portal/feedback?id=${id}&secret=feedback-KEY_1`],
  },
  gapsAsked: {
    subject: 'Teie reisi kohta on vaja veel andmeid: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Tere, Õie Jõgeväli!', 'Reisijate nimekiri', 'Grupijuht', 'Pealevõtmise koht', ...route, ...measures],
    links: [],
  },
  tripSoon: {
    subject: 'Peagi sõidame: Tallinn – Paide – Tartu, 05.12.2026',
    facts: ['Tere, Õie Jõgeväli!', 'Setra 49', 'Mati', 'Kõidu Šmidt', ...route, ...measures],
    links: [],
  },
  packSent: {
    subject: 'Töö paberid: Tallinn – Paide – Tartu, 05.12.2026 08:00',
    facts: ['Tere, Mati!', 'Manuses on sõidu kaust', ...route, ...measures, ...driverFacts],
    links: [`https://portal.example/portal/platform/job/${id.toUpperCase()}`],
  },
  invitedAgain: {
    subject: 'Kas sõidame ka tänavu? Tallinn – Paide – Tartu',
    facts: ['Tere, Õie Jõgeväli!', 'Sõitsite meiega 05.12.2026.', 'umbes 05.12.2027', ...route, ...measures],
    links: [],
  },
  invoiceSent: {
    subject: 'Arve 2026-0012: Bussiveod',
    facts: ['Kokku maksta', '669,60\u00a0€', 'EE382200221020145685', '10000124', '19.12.2026', 'manuses'],
    links: [],
  },
  receiptSent: {
    subject: 'Kviitung nr 7: Bussiveod',
    facts: ['Õie Jõgeväli', 'Makstud', '120,00\u00a0€', '05.12.2026', 'manuses'],
    links: [],
  },
  accountSent: {
    subject: 'Arvelduste väljavõte 01.01.2026 – 30.06.2026: Bussiveod',
    facts: ['Õie Jõgeväli', 'Tasumata seisuga 30.06.2026', '120,00\u00a0€', 'manuses'],
    links: [],
  },
  tripList: {
    subject: 'Teie reisid',
    facts: ['kõiki reise', '20 minutit', 'avaneb ühe korra'],
    links: ['https://portal.example/portal/trips?key=list-KEY_1'],
  },
  invoiceReminder: {
    subject: 'Arve 2026-0017 on tasumata',
    facts: ['Tere!', '05.12.2026', '1234,50\u00a0€', 'Bussiveod', 'EE382200221020145685', '10139', '7,40\u00a0€'],
    links: [],
  },
  mailQuestion: {
    subject: 'Küsimus teie reisi kohta [K-0A1B2C3D]',
    facts: ['mitu inimest sõidab', 'vastate sellele kirjale', 'helistage +372\u00a05555\u00a00000'],
    links: [],
  },
  driversTold,
  passwordChanged: {
    subject: 'Teie parool on muudetud',
    facts: ['Tere, Mati!', 'parool muudeti', 'uuesti sisse logida', 'helistage kohe kontorisse'],
    links: [],
  },
  invitation: {
    subject: 'Kutse portaali',
    facts: ['Tere, Mati!', 'Teie kasutajanimi on mati', '7 päeva', 'ühe korra'],
    links: ['https://portal.example/portal/newPassword?key=link-KEY_1'],
  },
  newDevice: {
    subject: 'Sisselogimine uuest seadmest',
    facts: ['Tere, Mati!', '05.12.2026 11:25', 'Chrome, Android', '198.51.100.7', 'muutke kohe parool'],
    links: [],
  },
  factorChanged: {
    subject: 'Kaheastmeline sisselogimine on muudetud',
    facts: ['Tere, Mati!', 'ka kinnituskoodi', 'helistage kohe kontorisse'],
    links: [],
  },
  passwordLink: {
    subject: 'Link uue parooli jaoks',
    facts: ['Tere, Mati!', 'Palusite uut parooli', '20 minutit', 'ühe korra'],
    links: ['https://portal.example/portal/newPassword?key=link-KEY_1'],
  },
  systemAlert: {
    subject: 'Portaal vajab abi: Kettal on vaba 0,3 GB (1%)',
    facts: ['Kettal on vaba', 'Tehke ruumi'],
    links: ['https://portal.example/portal/platform/settings/system'],
  },
};
