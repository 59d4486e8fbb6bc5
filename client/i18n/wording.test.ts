import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Texts that were agreed so, and commands to the portal itself as they stand on buttons.
const agreed = [
  'Kas oled kindel, et soovid kustutada?',
  'Kas oled kindel, et soovid endalt administraator õigused eemaldada?',
  'Palun vali juht!',
  'Sisesta reisi alguspunkt',
  'Sisesta vahe- või lõpp-peatus',
  'Error funktsioonis "{name}":',
];

const catalogue = readdirSync(join(__dirname, 'et')).map((file) => join(__dirname, 'et', file));
const server = readdirSync(join(__dirname, '../../server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/test|fixture|testing|migrations|texts\/(en|ru|fi)\b/.test(file))
  .map((file) => join(__dirname, '../../server', file));
const mails = server.filter((file) => file.includes('notifications'));

/** Texts in quotes and between tags of these files, each with its file. */
function listTexts(files: readonly string[]): [file: string, text: string][] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`|(?<=[>}])([^<>{}'`]+)(?=[<{])/g)].map(
      ([, plain, template, between]): [string, string] => [
        file,
        agreed.reduce((text, each) => text.replaceAll(each, ''), plain ?? template ?? between ?? ''),
      ],
    ),
  );
}

const sina = /(?<!\p{L})(sina|sinu|sul|sulle|sind|sa|oled|olid|saad|näed|pead|sõitsid|taastad|viskad)(?!\p{L})/iu;
/** A sentence, not a button, that tells somebody what to do. */
const command =
  /(?:[.;:,!] |palun |ja )(loobu|proovi|ava|vaata|kontrolli|laadi|luba|vali|lisa|sisesta|oota|kopeeri|muuda|saada|helista|pöördu|anna|tee|vajuta|salvesta)(?!\p{L})/iu;

/** The texts about which something is wrong, with their files. */
const wrong = (files: readonly string[], isWrong: (text: string) => boolean) =>
  listTexts(files).filter(([, text]) => isWrong(text));

it('speaks to everybody as teie', () => {
  const texts = [...catalogue, ...mails];
  expect(wrong(texts, (text) => sina.test(text) || (/[.!?…]$/.test(text) && command.test(text)))).toEqual([]);
});

it('uses plain words for removed and old things', () => {
  expect(
    wrong([...catalogue, ...server], (text) => /Töölaualt lahkus|Vana liidese kutse|viskad minema/i.test(text)),
  ).toEqual([]);
});

it('quotes „so“', () => {
  expect(wrong([...catalogue, ...server], (text) => /”|„[^“]*$/.test(text))).toEqual([]);
  expect(wrong(catalogue, (text) => text.includes('"'))).toEqual([]);
});

// Finnish likewise: 'te' to customers, drivers and the office (docs/decisions/texts.md). Buttons are commands to the portal.
const finnish = [
  ...readdirSync(join(__dirname, 'fi')).map((file) => join(__dirname, 'fi', file)),
  ...readdirSync(join(__dirname, '../../server/texts/fi')).map((file) =>
    join(__dirname, '../../server/texts/fi', file),
  ),
];
const sinä =
  /(?<!\p{L})(sinä|sinun|sinut|sinua|sinulla|sinulle|sinulta|(ole|voi|halua|näe|saa|ajoi|lähde|pysty|tarvitse|kieltäydy|tarkoiti?)t(ko|kö)?)(?!\p{L})/iu;
const käske =
  /(avaa|valitse|anna|kirjoita|lataa|yritä|paina|soita|ota|tarkista|katso|odota|lähetä|kopioi|lisää|täytä|kerro|salli|pyydä|kokeile|vedä|syötä)(?!\p{L})/iu;

it('speaks Finnish to everybody as te', () => {
  const commands = (text: string) =>
    new RegExp(`[.;:,] ${käske.source}`, 'iu').test(text) ||
    (/[.!?]$/.test(text) && new RegExp(`^${käske.source}`, 'iu').test(text)) ||
    new RegExp(`^${käske.source}.* (uudelleen|oikea|vähintään)`, 'iu').test(text);
  const quiet = ['Yritä uudelleen', 'Lataa uudelleen'];
  expect(wrong(finnish, (text) => sinä.test(text) || (commands(text) && !quiet.includes(text)))).toEqual([]);
});
