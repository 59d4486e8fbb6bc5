import { MaxLength } from 'class-validator';
import { badInput } from '../errors';

const mostLetters = 255;
// Spelled out: it is the key of its translations.
const tooLong = 'Kuni 255 tähemärki';

/** What a line holds (docs/product.md, 'Limits'). */
export const ShortText = (): PropertyDecorator => MaxLength(mostLetters, { message: tooLong });

/** The same of an argument that stands alone. Errors: BAD_USER_INPUT. */
export function requireShortText(text: string | null | undefined, field: string): void {
  if (text && text.length > mostLetters) throw badInput(tooLong, field);
}
