import { MaxLength } from 'class-validator';
import { badValue } from '../errors';
import { encodeMessage, createPlatformMessage } from '../values/message';

const MOST_LETTERS = 255;

/** The content of one line (docs/product.md, 'Limits'). */
export const ShortText = (): PropertyDecorator =>
  MaxLength(MOST_LETTERS, { message: encodeMessage(createPlatformMessage('input.longest', { most: MOST_LETTERS })) });

/** The same of an argument that stands alone. Errors: BAD_USER_INPUT. */
export function requireShortText(text: string | null | undefined, field: string): void {
  if (text && text.length > MOST_LETTERS) throw badValue('input.longest', field, { most: MOST_LETTERS });
}
