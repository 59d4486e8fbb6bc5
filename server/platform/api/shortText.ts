import { MaxLength } from 'class-validator';

/** What a line holds (docs/product.md, 'Limits'). */
export const ShortText = (): PropertyDecorator => MaxLength(255, { message: 'Kuni 255 tähemärki' });
