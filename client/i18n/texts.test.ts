import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as enDay from './day/en';
import * as etDay from './day/et';
import * as fiDay from './day/fi';
import * as ruDay from './day/ru';
import * as enLinks from './links/en';
import * as etLinks from './links/et';
import * as fiLinks from './links/fi';
import * as ruLinks from './links/ru';
import * as enPlatform from './platform/en';
import * as etPlatform from './platform/et';
import * as fiPlatform from './platform/fi';
import * as ruPlatform from './platform/ru';
import * as enPublic from './public/en';
import * as etPublic from './public/et';
import * as fiPublic from './public/fi';
import * as ruPublic from './public/ru';
import * as enSignIn from './signIn/en';
import * as etSignIn from './signIn/et';
import * as fiSignIn from './signIn/fi';
import * as ruSignIn from './signIn/ru';
import * as enAdmin from './admin/en';
import * as etAdmin from './admin/et';
import * as fiAdmin from './admin/fi';
import * as ruAdmin from './admin/ru';
import * as enStatement from './statement/en';
import * as etStatement from './statement/et';
import * as fiStatement from './statement/fi';
import * as ruStatement from './statement/ru';

const parts = ['public', 'links', 'signIn', 'statement', 'platform', 'admin', 'day'];

type Groups = Record<string, Record<string, string>>;
const flat = (groups: Groups): [key: string, text: string][] =>
  Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([name, text]): [string, string] => [`${group}.${name}`, text]),
  );

const et = new Map(flat({ ...etPublic, ...etLinks, ...etSignIn, ...etStatement, ...etPlatform, ...etAdmin, ...etDay }));
const others = {
  en: new Map(flat({ ...enPublic, ...enLinks, ...enSignIn, ...enStatement, ...enPlatform, ...enAdmin, ...enDay })),
  ru: new Map(flat({ ...ruPublic, ...ruLinks, ...ruSignIn, ...ruStatement, ...ruPlatform, ...ruAdmin, ...ruDay })),
  fi: new Map(flat({ ...fiPublic, ...fiLinks, ...fiSignIn, ...fiStatement, ...fiPlatform, ...fiAdmin, ...fiDay })),
};

type Token = string | [name: string, type?: string, branches?: Record<string, Token[]>];
const readTokens = (text: string) => compileMessageOrThrow(text) as Token[];

/** The names that a message asks for, nested ones too. */
const listNames = (tokens: Token[]): string[] =>
  tokens.flatMap((token) =>
    typeof token === 'string'
      ? []
      : [
          token[0],
          ...Object.values(token[2] ?? {}).flatMap((branch) => (Array.isArray(branch) ? listNames(branch) : [])),
        ],
  );
const sorted = (names: string[]) => [...new Set(names)].sort();

/** The plurals of a message: the cases of each, without exact numbers. */
const listPlurals = (tokens: Token[]): string[][] =>
  tokens.flatMap((token) =>
    typeof token === 'string' || token[1] !== 'plural'
      ? []
      : [
          Object.keys(token[2] ?? {})
            .filter((key) => key !== 'offset' && !/^\d+$/.test(key))
            .sort(),
        ],
  );

const languages = [['et', et] as const, ...Object.entries(others)] as const;

describe.each(Object.entries(others))('the texts in %s', (language, texts) => {
  it('are as many as in Estonian, and none is empty', () => {
    expect([...texts.keys()].sort()).toEqual([...et.keys()].sort());
    expect([...texts].filter(([, text]) => !text.trim())).toEqual([]);
  });

  it('ask for the same names', () => {
    const wrong = [...texts].filter(
      ([key, text]) =>
        `${sorted(listNames(readTokens(text)))}` !== `${sorted(listNames(readTokens(et.get(key) ?? '')))}`,
    );
    expect(wrong).toEqual([]);
  });

  it('are translated', () => {
    const same = [...texts].filter(([key, text]) => text === et.get(key) && !isSameEverywhere(key, language));
    expect(same).toEqual([]);
  });
});

it('texts of the office are in Estonian and English, all others in each language', () => {
  for (const language of ['ru', 'fi']) {
    const listed = parts.flatMap((part) => [
      ...readFileSync(join(__dirname, part, `${language}.ts`), 'utf8').matchAll(/'\.\.\/(\w+)\/(\w+)'/g),
    ]);
    const english = listed.filter(([, from]) => from !== language).map(([, from, group]) => `${from}/${group}`);
    expect(english.sort()).toEqual(office.map((group) => `en/${group}`));
  }
});

it.each(languages)('each plural in %s has the forms of that language', (language, texts) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  const own = [...texts].filter(([key]) => ['et', 'en'].includes(language) || !isOfOffice(key));
  const plurals = own.flatMap(([key, text]) => listPlurals(readTokens(text)).map((found) => [key, ...found]));
  expect(plurals.filter(([, ...found]) => `${found}` !== `${forms}`)).toEqual([]);
});

it('the compiler finds the names that the parser finds', () => {
  // As the types of translate.ts do it.
  const simply = (text: string) =>
    text
      .split('{')
      .slice(1)
      .map((rest) => rest.split('}')[0]?.split(',')[0] ?? '')
      .filter((name) => !/[ #]/.test(name));
  expect([...et].filter(([, text]) => `${sorted(simply(text))}` !== `${sorted(listNames(readTokens(text)))}`)).toEqual(
    [],
  );
});

it('each file of a language is in one of its catalogues', () => {
  for (const [language] of languages) {
    const listed = parts.map((part) => readFileSync(join(__dirname, part, `${language}.ts`), 'utf8')).join('');
    const files = readdirSync(join(__dirname, language)).map((file) => file.replace('.ts', ''));
    expect(files.filter((file) => !listed.includes(`'../${language}/${file}'`))).toEqual([]);
  }
});

/** Groups that no customer and no driver reads. Name a new one here; ru.ts and fi.ts of platform/ export that of en. */
const office = [
  'accessLog',
  'account',
  'archive',
  'arrangements',
  'automations',
  'bulk',
  'cancellation',
  'catering',
  'changeRequests',
  'csvExport',
  'customers',
  'driverNotices',
  'duties',
  'explorer',
  'feedback',
  'fleet',
  'imports',
  'integrations',
  'invoicing',
  'keeping',
  'mails',
  'office',
  'orderCustomer',
  'orderHistory',
  'orderMails',
  'orders',
  'overview',
  'papers',
  'passengersOffice',
  'payments',
  'people',
  'planning',
  'pricing',
  'reports',
  'route',
  'savedViews',
  'search',
  'settings',
  'settingsTabs',
  'setup',
  'system',
  'today',
  'tracker',
  'tripEvents',
];

const isOfOffice = (key: string) => office.includes(key.split('.')[0] ?? '');

/** Texts that are the same words in another language, and what is English in Estonian too. */
const same = {
  en: [
    'customers.en16931',
    'inquiry.noLocation',
    'inquiry.startMissing',
    'map.invalid',
    'offer.checkingFailed',
    'groupLeader.email',
    'reports.status',
    'settings.companyLogo',
    'settings.mailboxPort',
    'settings.mailboxPortHint',
    'settings.smtpPort',
    'settings.smtpPortHint',
    'settings.security_starttls',
    'settings.security_tls',
    'shell.notSignedIn',
    'system.node',
    'system.server',
    'ui.firstStop',
  ],
  ru: [],
  fi: ['passengers.name', 'pickers.dayLetters', 'pickers.done', 'pickers.monthLetters', 'ui.done'],
} as Record<string, string[]>;

function isSameEverywhere(key: string, language: string): boolean {
  // Signs, numbers and units alone are not translated.
  const words = (et.get(key) ?? '').replace(/\{\w+\}|\b(km|h|min|PDF|HTTP|ms)\b/g, '');
  if (!/\p{L}/u.test(words)) return true;
  return same[language]?.includes(key) || (language !== 'en' && isOfOffice(key));
}
