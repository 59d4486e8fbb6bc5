export type { ParamsOf, TextKeyOf, Translated } from '../platform/values/textTypes';
