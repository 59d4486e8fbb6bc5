import { estonianSentences } from '../estonianSentences.fixture';
import { namesOf, pluralsOf } from '../icu.fixture';
import { withLanguage } from '../../platform/language';
import { locales } from '../../platform/values/languages';
import { en } from './en';
import { inRequestLanguage, translated } from './errors';
import { sentences, words } from './et';
import { fi } from './fi';
import { office } from './office';
import { ru } from './ru';

/** Estonian that is no error: what is sent, printed, exported or named, each with a test of its own. */
const noErrors = [
  ...[
    'texts/',
    'migrations/',
    'demo/',
    'testing/',
    'outbound/notifications/templates/',
    'engines/hours/',
    'maps/embedded/gazetteer/',
    'edge/rest/catalogue/',
  ],
  ...['office/accounting/accountingExport.ts', 'orders/reads/archiveExport.ts', 'driving/duties/checks/checkTrip.ts'],
  // Reasons of lists and exports, and lines of the e-invoice, which is written in Estonian.
  ...['orders/lifecycle/rejectReasons.ts', 'office/accounting/einvoice.ts'],
  ...[
    'driving/duties/hoursPdf.ts',
    'office/reports/reportPdf.ts',
    'engines/pricing/price.ts',
    'customer/changeRequests/sentences.ts',
  ],
];
const notErrors = [
  'Vale võti',
  'Vale aktiveerimis võti',
  'Pakkumine on aegunud',
  'Vedu toimub väljaspool Eestit: Eesti käibemaksu ei lisandu, kontrollige selle riigi maksu',
  'Reis algab ja lõpeb eri riigis: rahvusvahelise reisijateveo käibemaks on 0%',
  'Reis peatub välismaal, kuid algab ja lõpeb samas riigis: kas {}% või 0%? Otsustage ise',
  'Põhihind',
  'Põhihindades',
  'Reegli {} kõrval',
  'Sünniaeg',
];

/** What only the office uses: English is enough. Whatever is not here, a customer or a driver may meet. */
const ofTheOffice = [
  ...[
    'office/accounting/',
    'company/',
    'model/fleet/',
    'office/planning/',
    'engines/planning/',
    'sales/pricing/',
    'engines/pricing/',
    'office/reports/',
  ],
  ...[
    'outbound/webhooks/',
    'driving/duties/records/',
    'driving/duties/workingTime.ts',
    'access/allow.ts',
    'access/tokens/',
    'access/tripsAhead.ts',
  ],
  ...['engines/cancellation/checkTiers.ts', 'sales/cancellation/terms.ts'],
  ...['assignTrip.ts', 'orders/reads/', 'orders/types/inputs.ts', 'outbound/feed/feeds.ts'],
  ...['editOrder', 'offers/answerOrder', 'offers/validity'].map((action) => `orders/actions/${action}.ts`),
  ...['assignments', 'hoursOverride', 'jobs', 'overlaps', 'reportedHours'].map(
    (action) => `orders/actions/jobs/${action}.ts`,
  ),
];
/** Said, but pieced together in the source, or without a letter that tells Estonian. */
const unseen = [
  ', sest ta on peidetud',
  'Bussis on kohti {seats}',
  'Pakkumine on tehtud {passengers}',
  'Rida {line}: ',
  'Vahepeal muutus: ',
  'See soov ootab alles vastust',
  'Klient loobus sellest muudatusest',
  'Kattuvad: kaks astet algavad piiranguta',
];
/** The legacy face speaks to programs. What it says of a customer's words comes from GraphQL, and is translated. */
const ofPrograms = ['edge/rest/'];

const startsWithOne = (file: string, places: string[]) => places.some((place) => file.startsWith(`server/${place}`));
const shape = (sentence: string) => sentence.replaceAll(/\{\w*\}/g, '{}');
const found = estonianSentences('server').filter(
  ({ file, text }) => !startsWithOne(file, [...noErrors, ...ofPrograms]) && !notErrors.includes(text),
);

it('each sentence that a customer or a driver may meet is translated', () => {
  expect(found.length).toBeGreaterThan(150);
  const all = new Set(sentences.map(shape));
  const ofOffice = new Set(Object.keys(office).map(shape));
  const missing = found.filter(
    ({ file, text }) => !all.has(shape(text)) && !(startsWithOne(file, ofTheOffice) && ofOffice.has(shape(text))),
  );
  expect(missing).toEqual([]);
});

it('nothing is translated that nobody says', () => {
  const said = new Set(
    estonianSentences('server')
      .filter(({ file }) => !file.startsWith('server/texts/'))
      .map(({ text }) => shape(text)),
  );
  expect(
    [...sentences, ...Object.keys(office)].filter(
      (sentence) => !said.has(shape(sentence)) && !unseen.some((part) => sentence.includes(part)),
    ),
  ).toEqual([]);
});

describe.each(Object.entries({ en, ru, fi }))('errors in %s', (language, own) => {
  const all = { ...own, ...(language === 'en' && office) };

  it('ask for the same values and have the plural forms of the language', () => {
    const forms = new Intl.PluralRules(locales[language as 'en']).resolvedOptions().pluralCategories.toSorted().join();
    expect(Object.entries(all).filter(([et, text]) => namesOf(et) !== namesOf(text))).toEqual([]);
    expect(Object.values(all).filter((text) => pluralsOf(text).some((found) => found !== forms))).toEqual([]);
  });

  it('are translated', () => {
    expect(Object.entries(all).filter(([et, text]) => et === text || text.trim() === '')).toEqual([]);
  });
});

it('no two sentences with values are alike', () => {
  const known = [...sentences, ...words, ...Object.keys(office)];
  expect(new Set(known).size).toBe(known.length);
});

test.each([
  ['Palun logige sisse', 'Пожалуйста, войдите'],
  [
    'Liiga palju katseid. Palun proovige 3 sekundi pärast uuesti.',
    'Слишком много попыток. Попробуйте снова через 3 секунды.',
  ],
  [
    'Seda ei saa enam teha: tellimuse olek on „vastatud päring“',
    'Это больше невозможно: состояние заказа — «запрос с ответом»',
  ],
  [
    'Buss jõuab siia umbes 10:45: palun valige hilisem väljumisaeg',
    'Автобус прибудет сюда примерно в 10:45: выберите более позднее отправление',
  ],
  [
    'Praam Virtsu \\u0041 {x}: ülesõit umbes 27 min, lisaks ooteaeg umbes 30 min.',
    'Паром Virtsu \\u0041 {x}: переправа около 27 мин, ожидание ещё около 30 мин.',
  ],
  ['Hinnakirja ei leitud', 'The price list was not found'],
  [
    'Bussis on kohti 49 reisijale. Kui teid on rohkem, saatke muudatuse soov ja pakume hinna välja.',
    'Мест в автобусе: 49. Если вас больше, отправьте запрос на изменение, и мы уточним цену.',
  ],
  [
    'Vahepeal muutus: aeg, hind. Näete nüüd uut seisu, palun vaadake üle ja salvestage uuesti.',
    'Тем временем изменилось: время, цена. Теперь вы видите новые данные, проверьте их и сохраните снова.',
  ],
  ['Rida 3: nimi võib olla kuni 100 tähemärki', 'Строка 3: имя может содержать не более 100 символов'],
  ['Variable "$id" got invalid value', 'Variable "$id" got invalid value'],
])('%s', (et, text) => expect(translated(et, 'ru')).toBe(text));

it('is told in the language of the request, in Estonian without one', () => {
  expect(withLanguage('fi', () => inRequestLanguage('Link aegunud!'))).toBe('Linkki on vanhentunut!');
  expect(withLanguage(undefined, () => inRequestLanguage('Link aegunud!'))).toBe('Link aegunud!');
});
