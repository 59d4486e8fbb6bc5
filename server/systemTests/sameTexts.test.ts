import { readFileSync } from 'node:fs';
import { languages } from '../platform/language';
import type { Language } from '../platform/language';
import { findWords } from '../texts/words';

// Mails and pages say the same about a moment: client/lib/texts/sameTexts.test.ts reads the same cases. Only pages
// write the weekday before it.

const same = JSON.parse(readFileSync('client/sameTexts.json', 'utf8')) as Record<Language, [string, string][]>;

describe.each(languages)('in %s', (language) => {
  test.each(same[language])('%s is %s', (moment, text) =>
    expect(findWords(language).dateTime(moment)).toBe(text.replace(/^\S+ /, '')),
  );
});
