import { describeEnum } from './describeEnum';
import type { Language } from '../language';

export const LanguageEnum = describeEnum<Language>('Language', 'The language of messages.', {
  et: 'Estonian.',
  en: 'English.',
  ru: 'Russian.',
  fi: 'Finnish.',
});
