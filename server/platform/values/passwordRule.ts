/** The longest password that anybody may have; a longer text is nobody's. */
export const LONGEST_PASSWORD = 128;

/** The shortest that is taken; a shorter one from before this rule goes on to open. */
const SHORTEST_PASSWORD = 10;

/** Whether a text may become a password: 10 to 128 characters (docs/product.md, 'Limits'), not blanks or invisible signs alone. */
export const isPassword = (text: string): boolean =>
  text.length >= SHORTEST_PASSWORD && text.length <= LONGEST_PASSWORD && /[^\p{Z}\p{C}]/u.test(text);
