import { registerEnumType } from 'type-graphql';
import type { Language } from '../language';
import { languages } from '../language';

export const LanguageEnum = Object.fromEntries(languages.map((language) => [language, language])) as {
  [Each in Language]: Each;
};
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'The language of what somebody is sent.',
  valuesConfig: {
    et: { description: 'Estonian.' },
    en: { description: 'English.' },
    ru: { description: 'Russian.' },
    fi: { description: 'Finnish.' },
  },
});
