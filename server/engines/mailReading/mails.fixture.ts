import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../platform/values/languages';
import type { Language } from '../../platform/values/languages';
import { readSender } from './mailParts';
import type { Mail } from './readMail';

/** Short names of what a mail of `mails/` tells: day, time, from, to, via, passengers, return with day and time, contact, language. */
export const answerKeys = ['d', 't', 'f', 'o', 'v', 'p', 'r', 'rd', 'rt', 'n', 'e', 'ph', 'c', 'rc', 'l'] as const;
export type AnswerKey = (typeof answerKeys)[number];

export interface KnownMail {
  name: string;
  written: Language;
  mail: Mail;
  answers: Partial<Record<AnswerKey, string>>;
}

/** The mails of one language, each with its answers; what has no answer is not told. */
function readFile(written: Language): KnownMail[] {
  const whole = readFileSync(path.join(__dirname, 'mails', `${written}.txt`), 'utf8');
  return whole
    .split(/^@@ /m)
    .slice(1)
    .map((entry, index) => {
      const [head = '', answers = '', ...body] = entry.split('\n');
      const [sentOn = '', from = '', subject = ''] = head.split(' | ');
      const pairs = answers
        .replace(/^= /, '')
        .split('; ')
        .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]);
      return {
        name: `${written} ${index + 1}: ${subject}`,
        written,
        mail: { sentOn, from: readSender(from), text: `${subject}\n${body.join('\n')}` },
        answers: Object.fromEntries(pairs) as KnownMail['answers'],
      };
    });
}

export const readKnownMails = (): KnownMail[] => languages.flatMap(readFile);
