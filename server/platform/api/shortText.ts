import { MaxLength } from 'class-validator';
import { badValue } from '../errors';
import { encodeMessage, createPlatformMessage } from '../values/message';

const mostLetters = 255;

/** The content of one line (docs/product.md, 'Limits'). */
export const ShortText = (): PropertyDecorator =>
  MaxLength(mostLetters, { message: encodeMessage(createPlatformMessage('input.longest', { most: mostLetters })) });

/** The same of an argument that stands alone. Errors: BAD_USER_INPUT. */
export function requireShortText(text: string | null | undefined, field: string): void {
  if (text && text.length > mostLetters) throw badValue('input.longest', field, { most: mostLetters });
}
