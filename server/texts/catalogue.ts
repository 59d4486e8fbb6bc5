export type { ParamsOf, TextKeyOf, Translated, TranslatedToRussian } from '../platform/values/textTypes';
