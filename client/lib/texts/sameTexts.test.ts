import same from '../../sameTexts.json';
import { activateTexts, languages, loadTexts } from '../../i18n/language';
import { formatDateTimeWithDay } from './time';

// Pages and mails say the same about a moment: server/systemTests/sameTexts.test.ts reads the same cases.

describe.each(languages)('in %s', (language) => {
  beforeAll(() => loadTexts(language));
  afterAll(() => activateTexts('et', {}));

  test.each(same[language])('%s is %s', (instant, text) => expect(formatDateTimeWithDay(instant!)).toBe(text));
});
