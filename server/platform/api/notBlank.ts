import { Matches } from 'class-validator';

/** Some sign that can be seen: neither a space of any kind, nor a control sign, nor one without width. */
const visible = /[^\p{Z}\p{C}]/u;

export const isBlank = (text: string): boolean => !visible.test(text);

/** For texts that must say something: a name of blanks says nothing, whatever its length. */
export const NotBlank = (message: string): PropertyDecorator => Matches(visible, { message });
