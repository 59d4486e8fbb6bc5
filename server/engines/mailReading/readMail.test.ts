import { findCalled } from '../../maps';
import { readKnownMails } from './mails.fixture';
import type { AnswerKey } from './mails.fixture';
import type { Found, MailFields } from './fields';
import type { KnownPlace } from './places';
import { readMail } from './index';

interface Read {
  told: string;
  isCertain: boolean;
}

const toRead = (found: Found<unknown> | null): Read | null =>
  found && {
    told: found.value === true ? 'yes' : found.value === false ? 'no' : String(found.value),
    isCertain: found.isCertain,
  };
const readPlace = (found: Found<KnownPlace> | null): Read | null =>
  found && { told: `${found.value.city}|${found.value.address}`, isCertain: found.isCertain };

const read = (fields: MailFields): Record<AnswerKey, Read | null> => ({
  d: toRead(fields.day),
  t: toRead(fields.time),
  f: readPlace(fields.from),
  o: readPlace(fields.to),
  v: readPlace(fields.via[0] ?? null),
  p: toRead(fields.passengers),
  r: toRead(fields.isReturn),
  rd: toRead(fields.returnDay),
  rt: toRead(fields.returnTime),
  n: toRead(fields.fullName),
  e: toRead(fields.email),
  ph: toRead(fields.phone),
  c: toRead(fields.company),
  rc: toRead(fields.registryCode),
  l: toRead(fields.language),
});

const isRight = (key: AnswerKey, { told }: Read, answer: string): boolean => {
  if (key === 'ph') return told === answer || `+372${told}` === answer;
  if (!['f', 'o', 'v'].includes(key)) return told === answer;
  const [city, address = ''] = told.split('|');
  return city === answer || address.startsWith(answer);
};

/** Of these at least 80 of 100 are found; a date, a place or a number of people is the heart of an inquiry. */
const heart: Record<string, readonly AnswerKey[]> = {
  dates: ['d', 'rd'],
  places: ['f', 'o'],
  counts: ['p'],
  times: ['t', 'rt'],
};

test('more than 120 mails in four languages: nothing wrong is certain, and most of it is found', () => {
  const wrong: string[] = [];
  const missed: string[] = [];
  const counts = new Map<string, { known: number; found: number; certain: number }>();
  const mails = readKnownMails();
  for (const { name, mail, answers } of mails) {
    const told = read(readMail(mail, findCalled));
    for (const [key, one] of Object.entries(told) as [AnswerKey, Read | null][]) {
      const answer = answers[key];
      const right = one !== null && answer !== undefined && isRight(key, one, answer);
      if (one?.isCertain && !right) wrong.push(`${name}: ${key} is ${answer ?? 'not told'}, read ${one.told}`);
      const group = Object.entries(heart).find(([, keys]) => keys.includes(key))?.[0] ?? 'contact';
      if (answer === undefined) continue;
      if (!right) missed.push(`${name}: ${key} is ${answer}, read ${one?.told ?? 'nothing'}`);
      const count = counts.get(group) ?? { known: 0, found: 0, certain: 0 };
      counts.set(group, {
        known: count.known + 1,
        found: count.found + (right ? 1 : 0),
        certain: count.certain + (right && one.isCertain ? 1 : 0),
      });
    }
  }
  process.stdout.write(
    `${mails.length} mails: ${[...counts].map(([group, { known, found, certain }]) => `${group} ${found} of ${known}, ${certain} certain`).join('; ')}\n`,
  );
  if (process.env.MISSED) process.stdout.write(`${missed.join('\n')}\n`);
  expect(mails).toHaveLength(134);
  expect(wrong).toEqual([]);
  for (const group of ['dates', 'places', 'counts']) {
    const { known, found } = counts.get(group) ?? { known: 1, found: 0 };
    expect([group, found / known >= 0.8]).toEqual([group, true]);
  }
});

test.each(['Lugupidamisega,', 'Thanks', 'Cheers,', 'Спасибо', 'Спасибо,'])('finds the name below %s', (closing) => {
  const { fullName } = readMail(
    { sentOn: '2026-11-26', from: null, text: `Bus\nTo Riga\n${closing}\nMari Mets` },
    findCalled,
  );
  expect(fullName?.value).toBe('Mari Mets');
});
