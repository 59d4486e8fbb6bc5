import { registerEnumType } from 'type-graphql';
import { createEnum } from './createEnum';
import { languages } from '../language';

export const LanguageEnum = createEnum(languages);
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
