import { registerEnumType } from 'type-graphql';
import { enumOf } from './enumOf';
import { languages } from '../language';

export const LanguageEnum = enumOf(languages);
registerEnumType(LanguageEnum, {
  name: 'Language',
  description: 'The language of messages.',
  valuesConfig: {
    et: { description: 'Estonian.' },
    en: { description: 'English.' },
    ru: { description: 'Russian.' },
    fi: { description: 'Finnish.' },
  },
});
