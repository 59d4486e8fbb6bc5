import { Matches } from 'class-validator';
import { encodeMessage } from '../values/message';
import type { Message } from '../values/message';

/** Some sign that can be seen: neither a space of any kind, nor a control sign, nor one without width. */
const visible = /[^\p{Z}\p{C}]/u;

export const isBlank = (text: string): boolean => !visible.test(text);

/** For texts that must say something: a name of blanks says nothing, whatever its length. */
export const NotBlank = (refusal: Message): PropertyDecorator => Matches(visible, { message: encodeMessage(refusal) });
